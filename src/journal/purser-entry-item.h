// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib-object.h>

#include "purser-ledger.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ENTRY_ITEM (purser_entry_item_get_type ())

G_DECLARE_FINAL_TYPE (PurserEntryItem, purser_entry_item, PURSER, ENTRY_ITEM, GObject)

PurserEntryItem   *purser_entry_item_new       (const PurserEntry *entry);
const PurserEntry *purser_entry_item_get_entry (PurserEntryItem   *self);

G_END_DECLS
