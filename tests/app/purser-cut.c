// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-cut.h"

#include "purser-small.h"

/* Returns whether a label is cut short. Placeholders do not count: they vanish as soon as text is typed, and their field also
 * has a name. */
static gboolean
is_cut (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && !g_str_equal (gtk_widget_get_css_name (widget), "placeholder") &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static char *
dup_words (GtkLabel *label)
{
  g_autofree char *path = purser_small_dup_path (GTK_WIDGET (label));

  return g_strdup_printf ("“%s” in %s", gtk_label_get_text (label), path);
}

/**
 * purser_cut_find:
 * @widget: a widget
 * @cut: a set of texts, which gets the words and the path of each label that ends in “…” for want of room
 *
 * Searches the mapped widgets of a tree.
 */
void
purser_cut_find (GtkWidget  *widget,
                 GHashTable *cut)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_cut (widget))
    g_hash_table_add (cut, dup_words (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    purser_cut_find (child, cut);
}
