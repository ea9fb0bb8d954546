// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

/* One part for the hub, then one for each sector. */
#define PURSER_PHOENIX_INCOME_PARTS (1 + PURSER_PHOENIX_COLOURS * PURSER_PHOENIX_LEVELS)

/* @item: (nullable): the component; %NULL if it was not named
 * @gains: its known income, by account
 *
 * The income of one component. */
typedef struct {
  const char *item;
  int         gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean    known;
} PurserPhoenixIncomePart;

gboolean  purser_phoenix_list_income       (const PurserPhoenixState *state,
                                            int                       player,
                                            PurserPhoenixIncomePart  *parts);
gboolean  purser_phoenix_get_known_income  (const PurserPhoenixState *state,
                                            int                       player,
                                            int                      *gains);
void      purser_phoenix_book_income       (PurserStep               *step,
                                            int                       player,
                                            PurserValue              *gains);
void      purser_phoenix_offer_income      (const PurserSetup        *setup,
                                            const PurserPhoenixState *state,
                                            PurserPrompt             *prompt);

char     *purser_phoenix_dup_yields        (const PurserPhoenixState *state,
                                            int                       tile);
char     *purser_phoenix_advise            (const PurserSetup        *setup,
                                            gconstpointer             state,
                                            int                       player);
char     *purser_phoenix_dup_powers        (const PurserPhoenixState *state,
                                            int                       player);

G_END_DECLS
