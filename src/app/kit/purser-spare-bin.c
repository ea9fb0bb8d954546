// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-spare-bin.h"

/* Shows what is good to see where height is to spare, all of it or nothing. It asks for none, unless it insists. */
struct _PurserSpareBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean   insists;
};

G_DEFINE_FINAL_TYPE (PurserSpareBin, purser_spare_bin, GTK_TYPE_WIDGET)

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

  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (!self->insists)
    *minimum = 0;
}

static void
purser_spare_bin_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  PurserSpareBin *self = PURSER_SPARE_BIN (widget);
  int least_width, least_height;
  gboolean fits;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  fits = least_width <= width && least_height <= height;
  gtk_widget_set_child_visible (self->child, fits);
  if (fits)
    gtk_widget_allocate (self->child, width, height, -1, NULL);
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

PurserSpareBin *
purser_spare_bin_new (GtkWidget *child)
{
  PurserSpareBin *self = g_object_new (PURSER_TYPE_SPARE_BIN, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
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
