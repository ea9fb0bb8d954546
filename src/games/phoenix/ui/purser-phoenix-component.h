// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-printed.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_COMPONENT (purser_phoenix_component_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixComponent, purser_phoenix_component, PURSER, PHOENIX_COMPONENT, GtkGrid)

GtkWidget  *purser_phoenix_component_new_ship  (const char             *item,
                                                const char             *title,
                                                int                     level,
                                                const char *const      *values);
GtkWidget  *purser_phoenix_component_new_track (const char             *item,
                                                const char             *title);
const char *purser_phoenix_component_get_item  (PurserPhoenixComponent *self);
void        purser_phoenix_component_show      (PurserPhoenixComponent *self,
                                                PurserValue            *values);
PurserValue *
            purser_phoenix_component_dup_edited (PurserPhoenixComponent *self);
void        purser_phoenix_component_count     (PurserPhoenixComponent *self,
                                                guint                  *known,
                                                guint                  *all);

G_END_DECLS
