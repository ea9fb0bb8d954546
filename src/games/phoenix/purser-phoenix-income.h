// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

gboolean  purser_phoenix_get_known_income  (const PurserPhoenixState *state,
                                            int                       player,
                                            int                      *gains);
void      purser_phoenix_book_income       (PurserStep               *step,
                                            int                       player,
                                            PurserValue              *gains);
void      purser_phoenix_offer_income      (const PurserSetup        *setup,
                                            const PurserPhoenixState *state,
                                            PurserPrompt             *prompt);

char     *purser_phoenix_dup_powers        (const PurserPhoenixState *state,
                                            int                       player);

G_END_DECLS
