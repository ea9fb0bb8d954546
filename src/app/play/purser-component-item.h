// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENT_ITEM (purser_component_item_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponentItem, purser_component_item, PURSER, COMPONENT_ITEM, GObject)

GListModel  *purser_component_items_list      (PurserPlay  *play,
                                               const char  *kind);
char        *purser_component_dup_title       (PurserPlay  *play,
                                               const char  *id);
PurserValue *purser_component_dup_facts       (PurserPlay  *play,
                                               const char  *id);
char        *purser_component_dup_description (PurserPlay  *play,
                                               PurserValue *facts);

const char *purser_component_item_get_id       (PurserComponentItem *self);
const char *purser_component_item_get_title    (PurserComponentItem *self);
const char *purser_component_item_get_subtitle (PurserComponentItem *self);
int         purser_component_item_get_price    (PurserComponentItem *self);
gboolean    purser_component_item_matches      (PurserComponentItem *self,
                                                const char          *words);

G_END_DECLS
