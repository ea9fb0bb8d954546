// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_letter_paint (GtkWidget     *on,
                          GtkSnapshot   *snapshot,
                          const char    *text,
                          double         height,
                          float          x,
                          float          y,
                          const GdkRGBA *colour);

G_END_DECLS
