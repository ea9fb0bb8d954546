// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

GtkWidget *purser_phoenix_label_new    (const char               *text,
                                        const char               *style);
void       purser_phoenix_append_gains (GtkWidget                *box,
                                        const int                *gains,
                                        GString                  *told);
GtkWidget *purser_phoenix_letter_new   (const char               *word,
                                        const char               *title);
GtkWidget *purser_phoenix_quarter_new  (int                       species);
GtkWidget *purser_phoenix_step_new     (const char               *kind,
                                        int                       index,
                                        const char               *title,
                                        const char               *offer,
                                        GtkWidget                *content);
GtkWidget *purser_phoenix_supply_new   (const PurserPhoenixState *state);

G_END_DECLS
