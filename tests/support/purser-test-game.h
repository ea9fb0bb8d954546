// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-engine.h"

G_BEGIN_DECLS

extern const PurserRules purser_test_rules;

const PurserRules *purser_test_find           (const char     *game);
PurserValue       *purser_test_value          (const char     *json);
PurserSetup       *purser_test_setup_new      (guint           n_players);
char              *purser_test_header_dup     (guint           n_players);
PurserHistory     *purser_test_history_new    (guint           n_players);
void               purser_test_add            (PurserHistory  *history,
                                               const char     *record);
void               purser_test_refuse         (PurserHistory  *history,
                                               const char     *record,
                                               const char     *part);
gint64             purser_test_coins          (PurserHistory  *history,
                                               int             player);
void               purser_test_assert_fold    (PurserHistory  *history);
gboolean           purser_test_same_ledger    (PurserLedger   *a,
                                               PurserLedger   *b);

G_END_DECLS
