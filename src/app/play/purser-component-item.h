// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENT_ITEM (purser_component_item_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponentItem, purser_component_item, PURSER, COMPONENT_ITEM, GObject)

GListModel  *purser_component_items_list           (PurserPlay          *play,
                                                    const char          *kind);
const char  *purser_component_item_get_id          (PurserComponentItem *self);
const char  *purser_component_item_get_title       (PurserComponentItem *self);
const char  *purser_component_item_get_subtitle    (PurserComponentItem *self);
PurserValue *purser_component_item_get_facts       (PurserComponentItem *self);
char        *purser_component_item_dup_description (PurserComponentItem *self);
int          purser_component_item_get_price       (PurserComponentItem *self);
gboolean     purser_component_item_matches         (PurserComponentItem *self,
                                                    const char          *words);

G_END_DECLS
