// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_RESERVED_SIZE_BIN (purser_reserved_size_bin_get_type ())

G_DECLARE_FINAL_TYPE (PurserReservedSizeBin, purser_reserved_size_bin, PURSER, RESERVED_SIZE_BIN, GtkWidget)

GtkWidget *purser_reserved_size_bin_new (GtkWidget *shown,
                                         GtkWidget *other);

G_END_DECLS
