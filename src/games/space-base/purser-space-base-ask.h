// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

void       purser_space_base_ask         (const PurserSetup *setup,
                                          gconstpointer      state,
                                          PurserPrompt      *prompt);
GPtrArray *purser_space_base_list_tap    (const PurserSetup *setup,
                                          gconstpointer      state,
                                          PurserValue       *move);
void       purser_space_base_assist      (const PurserSetup *setup,
                                          gconstpointer      state,
                                          PurserValue       *draft,
                                          PurserForm        *form);
char      *purser_space_base_name_item   (const PurserSetup *setup,
                                          gconstpointer      state,
                                          const char        *item);
char      *purser_space_base_note_item   (const PurserSetup *setup,
                                          gconstpointer      state,
                                          const char        *item);
char      *purser_space_base_advise      (const PurserSetup *setup,
                                          gconstpointer      state,
                                          int                player);
char      *purser_space_base_advise_card (const PurserSetup *setup,
                                          gconstpointer      state,
                                          int                player,
                                          const char        *id);

G_END_DECLS
