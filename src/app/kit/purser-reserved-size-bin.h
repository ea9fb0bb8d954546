// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *purser_reserved_size_bin_new (GtkWidget *shown,
                                         GtkWidget *other);

G_END_DECLS
