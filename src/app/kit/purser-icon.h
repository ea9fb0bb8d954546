// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_ICON (purser_icon_get_type ())

G_DECLARE_FINAL_TYPE (PurserIcon, purser_icon, PURSER, ICON, GtkWidget)

void purser_icon_set   (PurserIcon    *self,
                        const char    *name,
                        const char    *title);
void purser_icon_paint (GtkWidget     *on,
                        GtkSnapshot   *snapshot,
                        const char    *name,
                        int            size,
                        const GdkRGBA *colour);

G_END_DECLS
