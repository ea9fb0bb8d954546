// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-wrap-box.h"

/**
 * purser_wrap_box_clear:
 * @box: a wrap box
 *
 * Takes everything out of it; libadwaita has a function for this from 1.8 on.
 */
void
purser_wrap_box_clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}

/**
 * purser_label_let_wrap:
 * @label: a label, or a button that shows one
 *
 * Lets a short text go on in a second line where a phone with large text has no room for it in one.
 */
void
purser_label_let_wrap (GtkWidget *label)
{
  GtkLabel *text = GTK_LABEL (GTK_IS_BUTTON (label) ? gtk_button_get_child (GTK_BUTTON (label)) : label);

  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
}
