// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-wrap-box.h"

/* In text from right to left, the box places a child that wants more than the whole width outside of itself. Before libadwaita
 * 1.8, only packing backwards from the left avoids this; since then only packing forwards from the left does, at the price of
 * the order within a line. */
static void
wrap_box_go_from_left (GtkWidget *box)
{
  gboolean old = adw_get_major_version () == 1 && adw_get_minor_version () < 8;

  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  adw_wrap_box_set_pack_direction (ADW_WRAP_BOX (box), old ? ADW_PACK_END_TO_START : ADW_PACK_START_TO_END);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
}

/* Adapts a wrap box to children that may be wider than a phone. */
void
purser_wrap_box_adapt (AdwWrapBox *box)
{
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    wrap_box_go_from_left (GTK_WIDGET (box));
}

/* Makes a box for children that may be wider than a phone; for small ones a plain #AdwWrapBox will do. */
GtkWidget *
purser_wrap_box_new (int between,
                     int below)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), between);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), below);
  purser_wrap_box_adapt (ADW_WRAP_BOX (box));
  return box;
}

/* Removes all children; libadwaita has a function for this since 1.8. */
void
purser_wrap_box_clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}
