// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_HISTOGRAM (purser_histogram_get_type ())

G_DECLARE_FINAL_TYPE (PurserHistogram, purser_histogram, PURSER, HISTOGRAM, GtkWidget)

GtkWidget *purser_histogram_new        (void);
void       purser_histogram_set_rolls  (PurserHistogram *self,
                                        const guint     *rolls);

G_END_DECLS
