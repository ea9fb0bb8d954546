// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-score-pad-state.h"

G_BEGIN_DECLS

extern const PurserVerb purser_score_pad_verbs[];

char    *purser_score_pad_score_say        (const PurserSetup *setup,
                                            gconstpointer      state,
                                            const PurserMove  *move,
                                            const char        *field);
char    *purser_score_pad_score_dup_cell   (const PurserSetup *setup,
                                            const PurserMove  *move);
void     purser_score_pad_score_change     (PurserStep        *step,
                                            int                player,
                                            guint              line,
                                            gint64             by,
                                            const char        *rule);
gboolean purser_score_pad_score_adjust     (PurserStep        *step,
                                            int                player,
                                            guint              account,
                                            gint64             by);
gboolean purser_score_pad_score_join       (PurserStep        *step,
                                            int                player);
gboolean purser_score_pad_score_leave      (PurserStep        *step,
                                            int                player);
void     purser_score_pad_score_settle     (PurserStep        *step);
void     purser_score_pad_score_rank       (const PurserSetup *setup,
                                            gconstpointer      state,
                                            PurserStanding    *standings);
void     purser_score_pad_score_break_down (const PurserSetup *setup,
                                            gconstpointer      state,
                                            int                player,
                                            GArray            *shares);

G_END_DECLS
