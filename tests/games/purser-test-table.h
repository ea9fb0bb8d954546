// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-history.h"

G_BEGIN_DECLS

PurserHistory *purser_test_table_new            (const char    *header);
void           purser_test_table_enter          (PurserHistory *self,
                                                 const char    *move);
void           purser_test_table_enter_all      (PurserHistory *self,
                                                 const char   **moves);
void           purser_test_table_assert_refused (PurserHistory *self,
                                                 const char    *move,
                                                 const char    *rule);
void           purser_test_table_assert_sums    (PurserHistory *self);
void           purser_test_table_assert_told    (PurserHistory *self,
                                                 const char    *move,
                                                 const char    *sentence);
void           purser_test_table_assert_undone  (PurserHistory *self);
gboolean       purser_test_table_has_section    (const char    *rule);
PurserPrompt  *purser_test_table_ask            (PurserHistory *self);

const PurserChoice *find_choice    (PurserPrompt *prompt,
                                    const char   *label);
const PurserChoice *find_choice_of (PurserPrompt *prompt,
                                    int           player,
                                    const char   *label);

G_END_DECLS
