// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"
#include "purser-spare-bin.h"
#include "purser-widget.h"

/* Shows a spare widget below its child if there is height for all of it; else the child has all the height. The spare widget
 * requests no height unless it insists, and takes the height that the child does not want to grow into. */
struct _PurserSpareBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *grower; /* (nullable): within the child */
  GtkWidget *spare;
  int        spacing;
  gboolean   insists;
};

enum {
  PROP_0,
  PROP_CHILD,
  PROP_GROWER,
  PROP_SPARE,
  PROP_SPACING,
  PROP_INSISTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserSpareBin, purser_spare_bin, GTK_TYPE_WIDGET)

static int
bin_measure_spare (PurserSpareBin *self,
                   int             width)
{
  int height;

  gtk_widget_measure (self->spare, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height + self->spacing;
}

static void
purser_spare_bin_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  PurserSpareBin *self = PURSER_SPARE_BIN (widget);
  int least = 0;

  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (self->spare))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (self->spare, orientation, -1, &least, NULL, NULL, NULL);
  else if (self->insists)
    *minimum += bin_measure_spare (self, for_size);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, *minimum);
}

static gboolean
bin_has_room (PurserSpareBin *self,
              int             width,
              int             height)
{
  int least_height;

  if (!gtk_widget_get_visible (self->spare))
    return FALSE;
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  return purser_measure_width (self->spare) <= width && least_height + bin_measure_spare (self, width) <= height;
}

static void
purser_spare_bin_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  PurserSpareBin *self = PURSER_SPARE_BIN (widget);
  gboolean fits = bin_has_room (self, width, height);
  int below = fits ? bin_measure_spare (self, width) : 0, above;
  GtkWidget *grower = self->grower != NULL ? self->grower : self->child;
  GskTransform *lower;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, NULL, &above, NULL, NULL);
  if (fits && !gtk_widget_compute_expand (grower, GTK_ORIENTATION_VERTICAL))
    below = MAX (below, height - above);
  gtk_widget_allocate (self->child, width, height - below, -1, NULL);
  gtk_widget_set_child_visible (self->spare, fits);
  if (!fits)
    return;
  lower = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - below + self->spacing)));
  gtk_widget_allocate (self->spare, width, below - self->spacing, -1, lower);
}

static void
purser_spare_bin_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *property)
{
  PurserSpareBin *self = PURSER_SPARE_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      self->child = g_value_get_object (value);
      gtk_widget_set_parent (self->child, GTK_WIDGET (self));
      break;
    case PROP_GROWER:
      self->grower = g_value_get_object (value);
      break;
    case PROP_SPARE:
      self->spare = g_value_get_object (value);
      gtk_widget_set_parent (self->spare, GTK_WIDGET (self));
      break;
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_INSISTS:
      self->insists = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
purser_spare_bin_dispose (GObject *object)
{
  purser_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (purser_spare_bin_parent_class)->dispose (object);
}

static void
purser_spare_bin_class_init (PurserSpareBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = purser_spare_bin_set_property;
  G_OBJECT_CLASS (klass)->dispose = purser_spare_bin_dispose;
  /* The widgets are set once, by the template that contains them. */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /* What decides whether the child wants to grow, if that is not the child itself. */
  properties[PROP_GROWER] = g_param_spec_object ("grower", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SPARE] = g_param_spec_object ("spare", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /* Between the two, in pixels. */
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  /* Whether the spare widget requests its height. */
  properties[PROP_INSISTS] = g_param_spec_boolean ("insists", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->measure = purser_spare_bin_measure;
  widget_class->size_allocate = purser_spare_bin_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_spare_bin_init (PurserSpareBin *self)
{
}
