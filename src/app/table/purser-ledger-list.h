// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEDGER_LIST (purser_ledger_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserLedgerList, purser_ledger_list, PURSER, LEDGER_LIST, AdwBin)

void purser_ledger_list_set_session (PurserLedgerList *self,
                                     PurserSession    *session);

G_END_DECLS
