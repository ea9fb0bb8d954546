// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-icon.h"

#define SIZE 16

/* A symbolic icon that may become another one, as those in a list whose rows move on. A GtkImage has the whole window
 * measured anew for that; this one is as large as before, so drawing it anew is enough. */
struct _PurserIcon
{
  GtkWidget parent_instance;

  char         *name;
  GdkPaintable *paintable;
};

G_DEFINE_FINAL_TYPE (PurserIcon, purser_icon, GTK_TYPE_WIDGET)

static void
purser_icon_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

/* It is looked up when it is drawn, as only then its scale is known. */
static GdkPaintable *
icon_get_paintable (PurserIcon *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));

  if (self->paintable == NULL)
    self->paintable = GDK_PAINTABLE (gtk_icon_theme_lookup_icon (theme, self->name, NULL, SIZE,
                                                                 gtk_widget_get_scale_factor (widget),
                                                                 gtk_widget_get_direction (widget), 0));
  return self->paintable;
}

static void
purser_icon_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  PurserIcon *self = PURSER_ICON (widget);
  float x = (float) (gtk_widget_get_width (widget) - SIZE) / 2;
  float y = (float) (gtk_widget_get_height (widget) - SIZE) / 2;
  GdkRGBA colours[4];

  if (self->name == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    gtk_widget_get_color (widget, &colours[i]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon_get_paintable (self)), snapshot, SIZE, SIZE,
                                            colours, G_N_ELEMENTS (colours));
  gtk_snapshot_restore (snapshot);
}

static void
icon_forget (PurserIcon *self)
{
  g_clear_object (&self->paintable);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_icon_direction_changed (GtkWidget        *widget,
                               GtkTextDirection  before)
{
  GTK_WIDGET_CLASS (purser_icon_parent_class)->direction_changed (widget, before);
  icon_forget (PURSER_ICON (widget));
}

static void
purser_icon_finalize (GObject *object)
{
  PurserIcon *self = PURSER_ICON (object);

  g_clear_object (&self->paintable);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (purser_icon_parent_class)->finalize (object);
}

static void
purser_icon_class_init (PurserIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_icon_finalize;
  widget_class->measure = purser_icon_measure;
  widget_class->snapshot = purser_icon_snapshot;
  widget_class->direction_changed = purser_icon_direction_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_icon_init (PurserIcon *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (icon_forget), NULL);
}

/**
 * purser_icon_new:
 * @name: (nullable): the name of a symbolic icon
 *
 * Returns: (transfer floating): an icon
 */
GtkWidget *
purser_icon_new (const char *name)
{
  PurserIcon *self = g_object_new (PURSER_TYPE_ICON, NULL);

  purser_icon_set_name (self, name);
  return GTK_WIDGET (self);
}

/**
 * purser_icon_set_name:
 * @self: an icon
 * @name: (nullable): the name of a symbolic icon; %NULL for none, which leaves its place free
 *
 * Shows another icon, in the same place.
 */
void
purser_icon_set_name (PurserIcon *self,
                      const char *name)
{
  if (g_set_str (&self->name, name))
    icon_forget (self);
}
