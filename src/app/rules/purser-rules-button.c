// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-rules-button.h"
#include "purser-widget.h"

/* Returns: (transfer floating): a button for a list in which each activates the same action with an id of its own */
GtkWidget *
purser_rules_button_new (const char *title,
                         const char *action,
                         const char *id)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();

  purser_line_breaks_show (GTK_LABEL (label), title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  purser_label_let_wrap (label);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rules-entry");
  purser_set_action (button, action, g_variant_new_string (id));
  return button;
}
