// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_TOGGLE_SET (purser_toggle_set_get_type ())

G_DECLARE_FINAL_TYPE (PurserToggleSet, purser_toggle_set, PURSER, TOGGLE_SET, AdwBin)

GtkWidget *purser_toggle_set_new          (gboolean         many);
GtkWidget *purser_toggle_set_add          (PurserToggleSet *self,
                                           const char      *label,
                                           GtkWidget       *child);
guint      purser_toggle_set_get_size     (PurserToggleSet *self);
int        purser_toggle_set_get_selected (PurserToggleSet *self);
gboolean   purser_toggle_set_is_selected  (PurserToggleSet *self,
                                           guint            index);
void       purser_toggle_set_select       (PurserToggleSet *self,
                                           guint            index,
                                           gboolean         selected);
void       purser_toggle_set_show         (PurserToggleSet *self,
                                           guint            index,
                                           const char      *label,
                                           gboolean         visible);

G_END_DECLS
