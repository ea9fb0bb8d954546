// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-value.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_PLANET_ROW (purser_andromeda_planet_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaPlanetRow, purser_andromeda_planet_row, PURSER, ANDROMEDA_PLANET_ROW, GtkBox)

GtkWidget   *purser_andromeda_planet_row_new        (guint                     planet);
GtkWidget   *purser_andromeda_planet_row_get_number (PurserAndromedaPlanetRow *self,
                                                     guint                     orbit);
char        *purser_andromeda_planet_row_dup_problem (PurserAndromedaPlanetRow *self);
void         purser_andromeda_planet_row_keep       (PurserAndromedaPlanetRow *self);
void         purser_andromeda_planet_row_show       (PurserAndromedaPlanetRow *self,
                                                     PurserValue              *values,
                                                     const char               *source);
PurserValue *purser_andromeda_planet_row_take_values (PurserAndromedaPlanetRow *self);

G_END_DECLS
