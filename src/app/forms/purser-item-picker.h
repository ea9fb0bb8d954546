// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ITEM_PICKER (purser_item_picker_get_type ())

G_DECLARE_FINAL_TYPE (PurserItemPicker, purser_item_picker, PURSER, ITEM_PICKER, AdwBin)

GtkWidget *purser_item_picker_new           (PurserPlay       *play,
                                             const char       *kind,
                                             gboolean          many);
GPtrArray *purser_item_picker_get_ids       (PurserItemPicker *self);
void       purser_item_picker_pick          (PurserItemPicker *self,
                                             const char       *id);
void       purser_item_picker_prefer        (PurserItemPicker *self,
                                             GHashTable       *ids);
void       purser_item_picker_list_first    (PurserItemPicker *self,
                                             GPtrArray        *ids);
gboolean   purser_item_picker_has_preferred (PurserItemPicker *self);

G_END_DECLS
