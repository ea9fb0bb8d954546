// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-score-pad-state.h"

G_BEGIN_DECLS

extern const PurserField purser_score_pad_options[];

int          purser_score_pad_find_name             (PurserValue       *names,
                                                     const char        *name);
gboolean     purser_score_pad_setup_begin           (PurserStep        *step);
PurserValue *purser_score_pad_setup_get_categories  (const PurserSetup *setup);
int          purser_score_pad_setup_find_category   (const PurserSetup *setup,
                                                     const char        *name);
const char  *purser_score_pad_setup_get_line_id     (const PurserSetup *setup,
                                                     guint              line);
const char  *purser_score_pad_setup_get_line_title  (const PurserSetup *setup,
                                                     guint              line);
guint        purser_score_pad_setup_get_length      (const PurserSetup *setup);
gboolean     purser_score_pad_setup_lowest_wins     (const PurserSetup *setup);
guint        purser_score_pad_setup_find_team       (const PurserSetup *setup,
                                                     int                player);
PurserValue *purser_score_pad_setup_get_team        (const PurserSetup *setup,
                                                     int                player);
gboolean     purser_score_pad_setup_lists           (const PurserSetup *setup,
                                                     const char        *option,
                                                     guint              line);
guint        purser_score_pad_setup_count_lines     (const PurserSetup *setup,
                                                     const PurserScorePadState *state);
gint64       purser_score_pad_setup_get_target      (const PurserSetup *setup);

G_END_DECLS
