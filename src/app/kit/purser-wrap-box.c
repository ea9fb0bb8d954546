// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-wrap-box.h"

/* Where text goes from right to left, a child that wants more than the whole width is put beside the box. Before
 * libadwaita 1.8, going backwards from the left is the one way that it does not do so; from then on it is going
 * forwards from there, at the price of the order within a line. */
static void
wrap_box_go_from_left (GtkWidget *box)
{
  gboolean old = adw_get_major_version () == 1 && adw_get_minor_version () < 8;

  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  adw_wrap_box_set_pack_direction (ADW_WRAP_BOX (box), old ? ADW_PACK_END_TO_START : ADW_PACK_START_TO_END);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
}

/* Makes a wrap box fit for children that may be wider than a phone. */
void
purser_wrap_box_adapt (AdwWrapBox *box)
{
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    wrap_box_go_from_left (GTK_WIDGET (box));
}

/* For children that may be wider than a phone; small ones are well in a plain #AdwWrapBox.
 * @between: how far apart children stand
 * @below: how far apart lines stand
 *
 * Returns: (transfer floating): a wrap box */
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

/* Takes everything out of it; libadwaita has a function for this from 1.8 on. */
void
purser_wrap_box_clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}

/* Takes everything out of it. */
void
purser_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Takes all children out of a widget that laid them in itself. */
void
purser_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* Lets a name go on in further lines, and break where one of its words is longer than a line. */
void
purser_label_let_break (GtkWidget *label)
{
  purser_label_let_wrap (label);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}

/* Lets a short text go on in a second line where a phone with large text has no room for it in one. */
void
purser_label_let_wrap (GtkWidget *label)
{
  GtkLabel *text = GTK_LABEL (GTK_IS_BUTTON (label) ? gtk_button_get_child (GTK_BUTTON (label)) : label);

  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
}
