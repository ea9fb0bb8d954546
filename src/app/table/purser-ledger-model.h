// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger-block.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEDGER_MODEL (purser_ledger_model_get_type ())

G_DECLARE_FINAL_TYPE (PurserLedgerModel, purser_ledger_model, PURSER, LEDGER_MODEL, GObject)

PurserLedgerModel *purser_ledger_model_new      (PurserPlay        *play);
void               purser_ledger_model_update   (PurserLedgerModel *self);
void               purser_ledger_model_tell_all (PurserLedgerModel *self);

G_END_DECLS
