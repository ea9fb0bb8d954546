// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-icon.h"

/* Icons stay loaded for the life of the program, as there are few: GTK 4.18 may crash if one is freed while a thread still
 * loads it. */
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

/* Draws an icon at the origin, for widgets that draw many things without children. */
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
