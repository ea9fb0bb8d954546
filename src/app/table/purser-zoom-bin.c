// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"
#include "purser-zoom-bin.h"

/* Shows its child enlarged: a large screen is read from farther away, and would otherwise stay partly empty. Only the window
 * says how much, so nothing changes its size by a move. */
struct _PurserZoomBin
{
  AdwBin parent_instance;

  double zoom;
};

G_DEFINE_FINAL_TYPE (PurserZoomBin, purser_zoom_bin, ADW_TYPE_BIN)

static void
purser_zoom_bin_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  double zoom = PURSER_ZOOM_BIN (widget)->zoom;

  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size < 0 ? -1 : (int) (for_size / zoom),
                      minimum, natural, NULL, NULL);
  *minimum = (int) ceil (*minimum * zoom);
  *natural = (int) ceil (*natural * zoom);
}

static void
purser_zoom_bin_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  double zoom = PURSER_ZOOM_BIN (widget)->zoom;
  GskTransform *transform = zoom > 1 ? gsk_transform_scale (NULL, (float) zoom, (float) zoom) : NULL;

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), (int) (width / zoom), (int) (height / zoom), -1, transform);
}

static void
purser_zoom_bin_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *property)
{
  PURSER_ZOOM_BIN (object)->zoom = g_value_get_double (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
purser_zoom_bin_class_init (PurserZoomBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = purser_zoom_bin_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_double ("zoom", NULL, NULL, 1, 2, 1, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->measure = purser_zoom_bin_measure;
  widget_class->size_allocate = purser_zoom_bin_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
}

static void
purser_zoom_bin_init (PurserZoomBin *self)
{
  self->zoom = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
