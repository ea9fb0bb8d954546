// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define PURSER_TYPE_REVERSED_LIST (purser_reversed_list_get_type ())

G_DECLARE_FINAL_TYPE (PurserReversedList, purser_reversed_list, PURSER, REVERSED_LIST, GObject)

GListModel *purser_reversed_list_new (GListModel *model);

G_END_DECLS
