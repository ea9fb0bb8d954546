// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-menu.h"

/* Lines of at most this many letters have no word that is wider than a phone. */
#define SHORT 16

static PangoWrapMode
find_wrap_mode (GtkWidget *label)
{
  gboolean keys = g_str_equal (gtk_widget_get_css_name (label), "accelerator");
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  return keys || g_utf8_strlen (text, -1) > SHORT ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD;
}

static void
wrap_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    g_object_set (widget, "wrap", TRUE, "wrap-mode", find_wrap_mode (widget), "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                  "xalign", 0.0, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    wrap_words (child);
}

/* Lets the lines of a menu wrap when it opens: with large text, GTK leaves them wider than the window of a phone. It runs at
 * each opening, as lines come and go with what can be done. */
void
purser_menu_wrap (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (gtk_menu_button_get_active (button) && popover != NULL)
    wrap_words (GTK_WIDGET (popover));
}

static void
make (GtkMenuButton *button,
      gpointer       menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

/* Makes the menu of a button when it is opened for the first time, as it is many widgets that a page need not wait for. */
void
purser_menu_make_late (GtkMenuButton *button,
                       GMenuModel    *menu)
{
  gtk_menu_button_set_create_popup_func (button, make, g_object_ref (menu), g_object_unref);
}
