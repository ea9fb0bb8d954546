// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_NUMBER_TABLE (purser_number_table_get_type ())

G_DECLARE_FINAL_TYPE (PurserNumberTable, purser_number_table, PURSER, NUMBER_TABLE, GtkWidget)

void       purser_number_table_clear (PurserNumberTable *self);
void       purser_number_table_add   (PurserNumberTable *self,
                                      const char *const *cells,
                                      gboolean           is_heading);

G_END_DECLS
