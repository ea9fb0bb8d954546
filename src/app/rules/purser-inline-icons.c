// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <pango/pangocairo.h>
#include <string.h>

#include "purser-icon.h"
#include "purser-inline-icons.h"

/* An icon is drawn over this character: a space that no line breaks at, and that is used nowhere else. Copied text and screen
 * readers get a space and the word. */
#define GAP "\u202f"

/* The size of an icon, as a part of the height of a line of Latin letters. */
#define PART 0.88

/* Makes room for an icon in front of each word that has one: {ore:鉱石} becomes a gap and then the same.
 *
 * @names: (out) (element-type utf8): the icons, in order
 *
 * Returns: (transfer full): the text with the gaps */
char *
purser_inline_icons_open (const char  *text,
                          GPtrArray  **names)
{
  g_auto (GStrv) parts = g_strsplit (text, "{", -1);
  GString *opened = g_string_new (parts[0]);

  *names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      gsize length = strcspn (parts[i], ":}");

      if (parts[i][length] == ':')
        {
          g_ptr_array_add (*names, g_strdup_printf ("purser-%.*s-symbolic", (int) length, parts[i]));
          g_string_append (opened, GAP);
        }
      g_string_append_printf (opened, "{%s", parts[i]);
    }
  return g_string_free (opened, FALSE);
}

/* Draws the icon in the colour of the label. */
static void
draw_icon (cairo_t        *cr,
           PangoAttrShape *shape,
           gboolean        only_path,
           gpointer        label)
{
  int size = PANGO_PIXELS (shape->ink_rect.width);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GdkRGBA colour;
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  gtk_widget_get_color (label, &colour);
  purser_icon_paint (label, snapshot, shape->data, size, &colour);
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + PANGO_PIXELS (shape->ink_rect.x), y + PANGO_PIXELS (shape->ink_rect.y));
  gsk_render_node_draw (node, cr);
  cairo_restore (cr);
}

static gpointer
copy_name (gconstpointer name)
{
  return g_strdup (name);
}

static int
measure_icon (GtkWidget *label,
              double     scale)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL,
                                                         pango_language_from_string ("en"));
  int size = (int) (PANGO_PIXELS (pango_font_metrics_get_height (metrics)) * PART * scale);

  pango_font_metrics_unref (metrics);
  return size;
}

/* Makes the shape of an icon, which hangs a little below the baseline, as letters such as g do, and has a little space on both
 * sides. */
static PangoAttribute *
shape_new (const char *name,
           int         size)
{
  int apart = MAX (size / 8, 1);
  PangoRectangle ink = { apart * PANGO_SCALE, -size * PANGO_SCALE * 13 / 16, size * PANGO_SCALE, size * PANGO_SCALE };
  PangoRectangle logical = { 0, ink.y, (size + 2 * apart) * PANGO_SCALE, ink.height };

  return pango_attr_shape_new_with_data (&ink, &logical, g_strdup (name), copy_name, g_free);
}

/* Draws icons in the gaps of a label.
 *
 * @names: (element-type utf8): the icons, in order */
void
purser_inline_icons_add (GtkWidget     *label,
                         PangoAttrList *attributes,
                         const char    *plain,
                         GPtrArray     *names,
                         double         scale)
{
  int size = names->len > 0 ? measure_icon (label, scale) : 0;
  const char *gap = plain;

  for (guint i = 0; i < names->len && (gap = strstr (gap, GAP)) != NULL; i++, gap += strlen (GAP))
    {
      PangoAttribute *shape = shape_new (names->pdata[i], size);

      shape->start_index = (guint) (gap - plain);
      shape->end_index = shape->start_index + (guint) strlen (GAP);
      pango_attr_list_insert (attributes, shape);
    }
  if (names->len > 0)
    pango_cairo_context_set_shape_renderer (gtk_widget_get_pango_context (label), draw_icon, label, NULL);
}
