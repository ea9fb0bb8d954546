// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define PURSER_TYPE_NEWEST_SLOT (purser_newest_slot_get_type ())

G_DECLARE_FINAL_TYPE (PurserNewestSlot, purser_newest_slot, PURSER, NEWEST_SLOT, GObject)

PurserNewestSlot *purser_newest_slot_new      (GObject          *item);

GObject          *purser_newest_slot_get_item (PurserNewestSlot *self);
void              purser_newest_slot_set_item (PurserNewestSlot *self,
                                               GObject          *item);

G_END_DECLS
