// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-score-pad-state.h"

G_BEGIN_DECLS

gboolean  purser_score_pad_cell_is_empty  (const PurserScorePadState *state,
                                           int                        player,
                                           int                        line);
gboolean  purser_score_pad_cell_is_hidden (const PurserScorePadState *state,
                                           int                        line);
gboolean  purser_score_pad_cell_hides_total (const PurserScorePadState *state);
char     *purser_score_pad_cell_dup_text  (const PurserSetup         *setup,
                                           const PurserScorePadState *state,
                                           int                        player,
                                           int                        line);
char     *purser_score_pad_cell_dup_name  (const PurserSetup         *setup,
                                           const PurserScorePadState *state,
                                           int                        player,
                                           int                        line);

G_END_DECLS
