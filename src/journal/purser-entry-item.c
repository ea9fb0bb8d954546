// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-entry-item.h"

struct _PurserEntryItem
{
  GObject     parent_instance;

  PurserEntry entry;
};

G_DEFINE_FINAL_TYPE (PurserEntryItem, purser_entry_item, G_TYPE_OBJECT)

static void
purser_entry_item_class_init (PurserEntryItemClass *klass)
{
}

static void
purser_entry_item_init (PurserEntryItem *self)
{
}

/**
 * purser_entry_item_new:
 * @entry: an entry; copied
 *
 * Wraps an entry of the ledger for a list view.
 *
 * Returns: (transfer full): an item
 */
PurserEntryItem *
purser_entry_item_new (const PurserEntry *entry)
{
  PurserEntryItem *self = g_object_new (PURSER_TYPE_ENTRY_ITEM, NULL);

  self->entry = *entry;
  return self;
}

/**
 * purser_entry_item_get_entry:
 * @self: an item
 *
 * Returns: (transfer none): the entry
 */
const PurserEntry *
purser_entry_item_get_entry (PurserEntryItem *self)
{
  return &self->entry;
}
