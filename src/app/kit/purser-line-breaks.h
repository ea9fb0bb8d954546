// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_line_breaks_add        (PangoAttrList *attributes,
                                    const char    *text);
void purser_line_breaks_show       (GtkLabel      *label,
                                    const char    *text);
void purser_line_breaks_show_name  (GtkLabel      *label,
                                    const char    *name);
void purser_line_breaks_show_title (GtkLabel      *label,
                                    const char    *text);
void purser_line_breaks_show_all   (GtkWidget     *widget);

G_END_DECLS
