// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_TREND_CHART (purser_trend_chart_get_type ())

G_DECLARE_FINAL_TYPE (PurserTrendChart, purser_trend_chart, PURSER, TREND_CHART, GtkBox)

void       purser_trend_chart_clear (PurserTrendChart *self);
void       purser_trend_chart_add_person (PurserTrendChart *self,
                                     const char       *name);
void       purser_trend_chart_add   (PurserTrendChart *self,
                                     guint             play,
                                     guint             person,
                                     gint64            score,
                                     const char       *words);

G_END_DECLS
