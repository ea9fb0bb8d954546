// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_SKY (purser_andromeda_sky_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaSky, purser_andromeda_sky, PURSER, ANDROMEDA_SKY, GtkWidget)

void purser_andromeda_sky_add              (PurserAndromedaSky *self,
                                            GtkWidget          *planet);
void purser_andromeda_sky_set_middle       (PurserAndromedaSky *self,
                                            GtkWidget          *middle);
void purser_andromeda_sky_set_track        (PurserAndromedaSky *self,
                                            guint               index,
                                            GtkWidget          *track);
void purser_andromeda_sky_set_chosen       (PurserAndromedaSky *self,
                                            int                 planet);
void purser_andromeda_sky_set_middle_first (PurserAndromedaSky *self,
                                            gboolean            first);

G_END_DECLS
