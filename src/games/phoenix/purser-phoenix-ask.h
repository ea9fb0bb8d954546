// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

extern const PurserPromptKind purser_phoenix_prompts[];

void  purser_phoenix_ask            (const PurserSetup        *setup,
                                     gconstpointer             state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_assist         (const PurserSetup        *setup,
                                     gconstpointer             state,
                                     PurserValue              *draft,
                                     PurserForm               *form);
GPtrArray *
      purser_phoenix_list_tap       (const PurserSetup        *setup,
                                     gconstpointer             state,
                                     PurserValue              *move);

void  purser_phoenix_offer_own      (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_offer_others   (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_offer_lodging  (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_offer_notes    (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_offer_relocations
                                    (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
void  purser_phoenix_offer_rewards  (const PurserSetup        *setup,
                                     const PurserPhoenixState *state,
                                     PurserPrompt             *prompt);
gboolean purser_phoenix_ship_wants  (PurserPhoenixKind         kind,
                                     const char               *field);
void  purser_phoenix_place_item     (PurserChoice             *choice,
                                     const char               *item);
PurserChoice *
      purser_phoenix_offer_reading  (PurserPrompt             *prompt,
                                     const char               *item);

G_END_DECLS
