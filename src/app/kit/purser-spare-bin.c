// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-spare-bin.h"

/* Shows below something else what is good to see where height is to spare, all of it or nothing: then the other has all
 * the height. What is spare asks for none, unless it insists, and has what the other does not want to grow into. */
struct _PurserSpareBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *spare;
  int        spacing;
  gboolean   insists;
};

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
  int least_width, least_height;

  if (!gtk_widget_get_visible (self->spare))
    return FALSE;
  gtk_widget_measure (self->spare, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  return least_width <= width && least_height + bin_measure_spare (self, width) <= height;
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
  GskTransform *lower;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, NULL, &above, NULL, NULL);
  if (fits && !gtk_widget_compute_expand (self->child, GTK_ORIENTATION_VERTICAL))
    below = MAX (below, height - above);
  gtk_widget_allocate (self->child, width, height - below, -1, NULL);
  gtk_widget_set_child_visible (self->spare, fits);
  if (!fits)
    return;
  lower = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - below + self->spacing)));
  gtk_widget_allocate (self->spare, width, below - self->spacing, -1, lower);
}

static GtkSizeRequestMode
purser_spare_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
purser_spare_bin_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_SPARE_BIN (object)->child, gtk_widget_unparent);
  g_clear_pointer (&PURSER_SPARE_BIN (object)->spare, gtk_widget_unparent);
  G_OBJECT_CLASS (purser_spare_bin_parent_class)->dispose (object);
}

static void
purser_spare_bin_class_init (PurserSpareBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_spare_bin_dispose;
  widget_class->measure = purser_spare_bin_measure;
  widget_class->size_allocate = purser_spare_bin_size_allocate;
  widget_class->get_request_mode = purser_spare_bin_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_spare_bin_init (PurserSpareBin *self)
{
}

/* @spacing: between the two, in pixels */
PurserSpareBin *
purser_spare_bin_new (GtkWidget *child,
                      GtkWidget *spare,
                      int        spacing)
{
  PurserSpareBin *self = g_object_new (PURSER_TYPE_SPARE_BIN, NULL);

  self->child = child;
  self->spare = spare;
  self->spacing = spacing;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  gtk_widget_set_parent (spare, GTK_WIDGET (self));
  return self;
}

/* Whether it asks for the height it needs. */
void
purser_spare_bin_set_insists (PurserSpareBin *self,
                              gboolean        insists)
{
  if (self->insists == insists)
    return;
  self->insists = insists;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
