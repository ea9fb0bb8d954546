// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

gboolean      purser_move_rolls              (const PurserMove   *move);
gboolean      purser_move_get_dice           (const PurserMove   *move,
                                              int                *dice);
const char   *purser_choice_find_dice        (const PurserRules  *rules,
                                              const PurserChoice *choice);
PurserChoice *purser_prompt_offer_next_roll  (PurserPrompt       *self,
                                              const PurserSetup  *setup,
                                              gconstpointer       state,
                                              const PurserChoice *end);
PurserValue  *purser_rules_dup_before_roll   (const PurserSetup  *setup,
                                              gconstpointer       state,
                                              PurserValue        *move);

G_END_DECLS
