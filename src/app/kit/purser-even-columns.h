// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_EVEN_COLUMNS (purser_even_columns_get_type ())

G_DECLARE_FINAL_TYPE (PurserEvenColumns, purser_even_columns, PURSER, EVEN_COLUMNS, GtkWidget)

void purser_even_columns_append (PurserEvenColumns *self,
                                 GtkWidget         *child);

G_END_DECLS
