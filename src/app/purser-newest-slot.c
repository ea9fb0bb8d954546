// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-newest-slot.h"

/* A place in a list, in which one item after the other stands. */
struct _PurserNewestSlot
{
  GObject parent_instance;

  GObject *item;
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserNewestSlot, purser_newest_slot, G_TYPE_OBJECT)

static void
purser_newest_slot_finalize (GObject *object)
{
  g_clear_object (&PURSER_NEWEST_SLOT (object)->item);
  G_OBJECT_CLASS (purser_newest_slot_parent_class)->finalize (object);
}

static void
purser_newest_slot_class_init (PurserNewestSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_newest_slot_finalize;

  /**
   * PurserNewestSlot::changed:
   * @self: a slot
   *
   * Another item stands in it now.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_newest_slot_init (PurserNewestSlot *self)
{
}

/**
 * purser_newest_slot_new:
 * @item: (transfer full): what stands in it
 *
 * Returns: (transfer full): a slot
 */
PurserNewestSlot *
purser_newest_slot_new (GObject *item)
{
  PurserNewestSlot *self = g_object_new (PURSER_TYPE_NEWEST_SLOT, NULL);

  self->item = item;
  return self;
}

/**
 * purser_newest_slot_get_item:
 * @self: a slot
 *
 * Returns: (transfer none): what stands in it now
 */
GObject *
purser_newest_slot_get_item (PurserNewestSlot *self)
{
  return self->item;
}

/**
 * purser_newest_slot_set_item:
 * @self: a slot
 * @item: (transfer full): what stands in it from now on
 *
 * Puts another item in its place.
 */
void
purser_newest_slot_set_item (PurserNewestSlot *self,
                             GObject          *item)
{
  g_clear_object (&self->item);
  self->item = item;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
