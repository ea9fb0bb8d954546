// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-letter.h"

/* Draws a letter or a number on a mark, with its ink centred at a point: the line metrics of its font would place it off
 * centre.
 *
 * @height: the font size in pixels, independent of the desktop's text size */
void
purser_letter_paint (GtkWidget     *on,
                     GtkSnapshot   *snapshot,
                     const char    *text,
                     double         height,
                     float          x,
                     float          y,
                     const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (on, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) ink.x - (float) ink.width / 2,
                                                          y - (float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}
