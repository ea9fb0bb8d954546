// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-ledger-block.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEDGER_ROW (purser_ledger_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserLedgerRow, purser_ledger_row, PURSER, LEDGER_ROW, GtkWidget)

GtkWidget         *purser_ledger_row_new       (PurserPlay        *play,
                                                PangoContext      *context);
void               purser_ledger_row_show      (PurserLedgerRow   *self,
                                                PurserLedgerBlock *block);
PurserLedgerBlock *purser_ledger_row_get_block (PurserLedgerRow   *self);

G_END_DECLS
