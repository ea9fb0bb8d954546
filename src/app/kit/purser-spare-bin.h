// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SPARE_BIN (purser_spare_bin_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpareBin, purser_spare_bin, PURSER, SPARE_BIN, GtkWidget)

G_END_DECLS
