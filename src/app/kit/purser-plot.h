// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The frame of a chart: a scale with a grid behind the data. */
typedef struct {
  GtkWidget       *widget;
  GtkSnapshot     *snapshot;
  GdkRGBA          ink; /* of text */
  gboolean         mirrored;
  graphene_rect_t  area; /* of the data, without the axes */
  double           low;
  double           high;
  double           step; /* between the lines of the grid */
} PurserPlot;

void  purser_plot_init      (PurserPlot    *self,
                             GtkWidget     *widget,
                             GtkSnapshot   *snapshot,
                             const GdkRGBA *paper_ink,
                             float          width,
                             float          height,
                             double         low,
                             double         high);
float purser_plot_get_x     (PurserPlot    *self,
                             float          part);
void  purser_plot_leave_room (PurserPlot   *self,
                             float          width);
float purser_plot_get_y     (PurserPlot    *self,
                             double         value);
void  purser_plot_draw_grid (PurserPlot    *self);
float purser_plot_measure_text (PurserPlot *self,
                             const char    *text);
void  purser_plot_draw_text (PurserPlot    *self,
                             const char    *text,
                             float          x,
                             float          y,
                             float          x_align);
void  purser_plot_get_ink   (PurserPlot    *self,
                             float          alpha,
                             GdkRGBA       *ink);

G_END_DECLS
