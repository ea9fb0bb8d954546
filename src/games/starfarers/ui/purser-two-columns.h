// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_TWO_COLUMNS (purser_two_columns_get_type ())

G_DECLARE_FINAL_TYPE (PurserTwoColumns, purser_two_columns, PURSER, TWO_COLUMNS, GtkWidget)

void purser_two_columns_set_stacked (PurserTwoColumns *self,
                                     gboolean          stacked);

G_END_DECLS
