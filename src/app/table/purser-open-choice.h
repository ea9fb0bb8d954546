// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

gboolean            purser_choice_asks_dice    (PurserPlay         *play,
                                                const PurserChoice *choice);
gboolean            purser_prompt_asks_several (PurserPrompt       *prompt,
                                                const PurserChoice *choice);

const PurserChoice *purser_open_choice_find    (PurserPrompt       *prompt,
                                                gboolean           *alone);
const PurserChoice *purser_choice_find_next    (GPtrArray          *rest,
                                                int                 player);

G_END_DECLS
