// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"
#include "purser-zoom-bin.h"

#define STEP 0.2
#define STEPS 3 /* so that nothing is larger than 1.6 times */

/* Enlarges its child if there is room: a large screen is read from farther away, and would otherwise stay partly empty.
 * The bin requests no more room for that. */
struct _PurserZoomBin
{
  AdwBin parent_instance;

  gboolean zooms;
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
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, NULL, NULL);
}

static gboolean
bin_fits (PurserZoomBin *self,
          int            width,
          int            height)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return purser_measure_width (child) <= width && purser_measure_height (child, width) <= height;
}

static double
bin_find_scale (PurserZoomBin *self,
                int            width,
                int            height)
{
  for (int i = self->zooms ? STEPS : 0; i > 0; i--)
    {
      double scale = 1 + i * STEP;

      if (bin_fits (self, (int) (width / scale), (int) (height / scale)))
        return scale;
    }
  return 1;
}

static void
purser_zoom_bin_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  PurserZoomBin *self = PURSER_ZOOM_BIN (widget);
  double scale = bin_find_scale (self, width, height);
  GskTransform *transform = scale > 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL;

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (self)), (int) (width / scale), (int) (height / scale), -1, transform);
}

static void
purser_zoom_bin_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *property)
{
  PURSER_ZOOM_BIN (object)->zooms = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
purser_zoom_bin_class_init (PurserZoomBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = purser_zoom_bin_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_boolean ("zooms", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->measure = purser_zoom_bin_measure;
  widget_class->size_allocate = purser_zoom_bin_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
}

static void
purser_zoom_bin_init (PurserZoomBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
