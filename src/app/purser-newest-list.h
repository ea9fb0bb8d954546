// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define PURSER_TYPE_NEWEST_LIST (purser_newest_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserNewestList, purser_newest_list, PURSER, NEWEST_LIST, GObject)

PurserNewestList *purser_newest_list_new      (GListModel       *model,
                                               guint             most);

guint             purser_newest_list_get_most (PurserNewestList *self);
void              purser_newest_list_set_most (PurserNewestList *self,
                                               guint             most);
gboolean          purser_newest_list_is_whole (PurserNewestList *self);
void              purser_newest_list_set_held (PurserNewestList *self,
                                               gboolean          held);

G_END_DECLS
