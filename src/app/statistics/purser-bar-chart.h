// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_BAR_CHART (purser_bar_chart_get_type ())

G_DECLARE_FINAL_TYPE (PurserBarChart, purser_bar_chart, PURSER, BAR_CHART, GtkWidget)

void       purser_bar_chart_clear (PurserBarChart *self);
void       purser_bar_chart_add  (PurserBarChart *self,
                                  const char     *name,
                                  guint           part,
                                  guint           whole);

G_END_DECLS
