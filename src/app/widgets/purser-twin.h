// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_TWIN (purser_twin_get_type ())

G_DECLARE_FINAL_TYPE (PurserTwin, purser_twin, PURSER, TWIN, GtkWidget)

GtkWidget *purser_twin_new (GtkWidget *shown,
                            GtkWidget *other);

G_END_DECLS
