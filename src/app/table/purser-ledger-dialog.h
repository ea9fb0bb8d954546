// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-ledger-block.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEDGER_DIALOG (purser_ledger_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserLedgerDialog, purser_ledger_dialog, PURSER, LEDGER_DIALOG, AdwDialog)

AdwDialog *purser_ledger_dialog_new (PurserSession     *session,
                                     PurserLedgerBlock *block);

G_END_DECLS
