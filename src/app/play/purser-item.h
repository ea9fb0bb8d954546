// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ITEM (purser_item_get_type ())

G_DECLARE_FINAL_TYPE (PurserItem, purser_item, PURSER, ITEM, GObject)

GListModel  *purser_items_list           (PurserPlay *play,
                                          const char *kind);
char        *purser_item_dup_title       (PurserPlay *play,
                                          const char *id);
PurserValue *purser_item_dup_facts       (PurserPlay *play,
                                          const char *id);
char        *purser_item_dup_description (PurserPlay  *play,
                                          PurserValue *facts);

const char  *purser_item_get_id          (PurserItem *self);
const char  *purser_item_get_title       (PurserItem *self);
const char  *purser_item_get_subtitle    (PurserItem *self);
int          purser_item_get_cost        (PurserItem *self);
gboolean     purser_item_matches         (PurserItem *self,
                                          const char *words);

G_END_DECLS
