// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-label.h"

/* Lets a short text wrap where a phone with large text has no room for it in one line. */
void
purser_label_let_wrap (GtkWidget *label)
{
  GtkLabel *text = GTK_LABEL (GTK_IS_BUTTON (label) ? gtk_button_get_child (GTK_BUTTON (label)) : label);

  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
  if (GTK_IS_BUTTON (label))
    gtk_label_set_justify (text, GTK_JUSTIFY_CENTER);
}

/* Lets a name wrap, and break inside a word that is longer than a line. */
void
purser_label_let_break (GtkWidget *label)
{
  purser_label_let_wrap (label);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}
