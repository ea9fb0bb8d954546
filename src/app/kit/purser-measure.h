// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkSizeRequestMode purser_measure_get_mode    (GtkWidget           *widget);
int                purser_measure_width       (GtkWidget           *widget);
int                purser_measure_least_width (GPtrArray           *widgets);
int                purser_measure_height      (GtkWidget           *widget,
                                               int                  width);
int                purser_measure_line        (GtkWidget           *widget);
int                purser_measure_line_in     (PangoContext        *context);
int                purser_measure_letters     (const char          *text);
int                purser_measure_word        (const char          *text);
void               purser_measure_by_button   (GtkWidget           *bin);
void               purser_allocate            (GtkWidget           *widget,
                                               GtkWidget           *child,
                                               const GtkAllocation *place);

G_END_DECLS
