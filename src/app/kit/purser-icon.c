// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-icon.h"

#define SIZE 16

/* A symbolic icon that may become another one, as those in a list whose rows move on. A GtkImage has the whole window
 * measured anew for that; this one is as large as before, so drawing it anew is enough. Its tooltip is only asked for when
 * a pointer rests on it: at every one that is set, GTK looks through the whole window for what lies under the pointer. */
struct _PurserIcon
{
  GtkWidget parent_instance;

  char         *name;
  char         *title;
  GdkPaintable *paintable; /* not owned */
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

/* Those few there are are kept for the life of the program. GTK 4.18 may fall over one that is let go while a thread still
 * loads it, and so nobody looks for the same one twice. */
static GdkPaintable *
find_icon (GtkWidget  *widget,
           const char *name,
           int         size)
{
  static GHashTable *known = NULL;
  GtkTextDirection direction = gtk_widget_get_direction (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  g_autofree char *key = g_strdup_printf ("%s %d %d %d", name, size, scale, (int) direction);
  GdkPaintable *found;

  if (known == NULL)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  found = g_hash_table_lookup (known, key);
  if (found != NULL)
    return found;
  found = GDK_PAINTABLE (gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), name,
                                                     NULL, size, scale, direction, 0));
  g_hash_table_insert (known, g_steal_pointer (&key), found);
  return found;
}

/* It is found when it is drawn, as only then its scale is known. */
static GdkPaintable *
icon_get_paintable (PurserIcon *self)
{
  if (self->paintable == NULL)
    self->paintable = find_icon (GTK_WIDGET (self), self->name, SIZE);
  return self->paintable;
}

static void
purser_icon_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  PurserIcon *self = PURSER_ICON (widget);
  /* Between pixels it would be blurred. */
  int x = (gtk_widget_get_width (widget) - SIZE) / 2;
  int y = (gtk_widget_get_height (widget) - SIZE) / 2;
  GdkRGBA colours[4];

  if (self->name == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    gtk_widget_get_color (widget, &colours[i]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon_get_paintable (self)), snapshot, SIZE, SIZE,
                                            colours, G_N_ELEMENTS (colours));
  gtk_snapshot_restore (snapshot);
}

static void
icon_forget (PurserIcon *self)
{
  self->paintable = NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_icon_direction_changed (GtkWidget        *widget,
                               GtkTextDirection  before)
{
  GTK_WIDGET_CLASS (purser_icon_parent_class)->direction_changed (widget, before);
  icon_forget (PURSER_ICON (widget));
}

static gboolean
purser_icon_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    by_keyboard,
                           GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, PURSER_ICON (widget)->title);
  return PURSER_ICON (widget)->title != NULL;
}

static void
purser_icon_finalize (GObject *object)
{
  PurserIcon *self = PURSER_ICON (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (purser_icon_parent_class)->finalize (object);
}

static void
purser_icon_class_init (PurserIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_icon_finalize;
  widget_class->measure = purser_icon_measure;
  widget_class->snapshot = purser_icon_snapshot;
  widget_class->query_tooltip = purser_icon_query_tooltip;
  widget_class->direction_changed = purser_icon_direction_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_icon_init (PurserIcon *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (icon_forget), NULL);
}

/* Shows another icon, in the same place.
 *
 * @name: (nullable): the name of a symbolic icon; %NULL for none, which leaves its place free
 * @title: (nullable): what it stands for, for a pointer that rests on it */
void
purser_icon_set (PurserIcon *self,
                 const char *name,
                 const char *title)
{
  g_set_str (&self->title, title);
  if (g_set_str (&self->name, name))
    icon_forget (self);
}

/* Draws an icon at the origin, for widgets that draw many things and have no children for them. */
void
purser_icon_paint (GtkWidget     *on,
                   GtkSnapshot   *snapshot,
                   const char    *name,
                   int            size,
                   const GdkRGBA *colour)
{
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };

  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (find_icon (on, name, size)), snapshot, size, size,
                                            colours, G_N_ELEMENTS (colours));
}
