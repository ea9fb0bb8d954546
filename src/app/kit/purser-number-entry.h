// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_NUMBER_ENTRY (purser_number_entry_get_type ())

G_DECLARE_FINAL_TYPE (PurserNumberEntry, purser_number_entry, PURSER, NUMBER_ENTRY, GtkEntry)

GtkWidget *purser_number_entry_new       (const char        *title,
                                          int                digits);
int        purser_number_entry_get_value (PurserNumberEntry *self);
void       purser_number_entry_set_value (PurserNumberEntry *self,
                                          int                value);
void       purser_number_entry_go_on     (GtkWidget         *widget);

G_END_DECLS
