// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char *purser_inline_icons_open (const char     *text,
                                GPtrArray     **names);
void  purser_inline_icons_add  (GtkWidget      *label,
                                PangoAttrList  *attributes,
                                const char     *plain,
                                GPtrArray      *names,
                                double          scale);

G_END_DECLS
