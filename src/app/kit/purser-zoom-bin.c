// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-zoom-bin.h"

#define STEP 0.2
#define STEPS 3 /* so that nothing is larger than 1.6 times */

/* Shows its child larger where there is room for that: what lies on a large screen is read from farther away, and no part of
 * the screen stays empty while it could be. It asks for no more room because of that. */
struct _PurserZoomBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean   zooms;
};

enum {
  PROP_0,
  PROP_CHILD,
  PROP_ZOOMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserZoomBin, purser_zoom_bin, GTK_TYPE_WIDGET)

static void
purser_zoom_bin_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gtk_widget_measure (PURSER_ZOOM_BIN (widget)->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static gboolean
bin_fits (PurserZoomBin *self,
          int            width,
          int            height)
{
  int least, natural;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return FALSE;
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural <= height;
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

  gtk_widget_allocate (self->child, (int) (width / scale), (int) (height / scale), -1, transform);
}

static GtkSizeRequestMode
purser_zoom_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
purser_zoom_bin_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *property)
{
  PurserZoomBin *self = PURSER_ZOOM_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      self->child = g_value_get_object (value);
      gtk_widget_set_parent (self->child, GTK_WIDGET (self));
      break;
    case PROP_ZOOMS:
      self->zooms = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
purser_zoom_bin_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_ZOOM_BIN (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (purser_zoom_bin_parent_class)->dispose (object);
}

static void
purser_zoom_bin_class_init (PurserZoomBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = purser_zoom_bin_set_property;
  G_OBJECT_CLASS (klass)->dispose = purser_zoom_bin_dispose;
  /* Set once, by the template that it is in. */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_ZOOMS] = g_param_spec_boolean ("zooms", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->measure = purser_zoom_bin_measure;
  widget_class->size_allocate = purser_zoom_bin_size_allocate;
  widget_class->get_request_mode = purser_zoom_bin_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_zoom_bin_init (PurserZoomBin *self)
{
}
