// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-small.h"

/* The least side of a target that a finger hits, in pixels (GNOME's guidelines and WCAG 2.5.5). */
#define FINGER 44

/* The desktop's theme draws and places the window buttons, so they are not checked. */
static gboolean
is_of_window (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL;
}

/* Returns whether a widget is a target: a button, a field, a switch, an activatable row, or a menu item. */
static gboolean
is_touched (GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_target (widget) || is_of_window (widget))
    return FALSE;
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget) ||
         GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         (GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget)) && g_str_equal (gtk_widget_get_css_name (widget), "row")) ||
         g_str_equal (gtk_widget_get_css_name (widget), "modelbutton") ||
         (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

static gboolean
is_large (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t at;

  return gtk_widget_compute_bounds (widget, root, &at) && at.size.width >= FINGER - 0.5 && at.size.height >= FINGER - 0.5;
}

/* A small control counts as large if it is part of a large widget that does the same: a switch row, an entry or a check box. */
static gboolean
stands_in_large (GtkWidget *widget)
{
  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    if ((ADW_IS_ACTION_ROW (at) && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (at)) == widget) ||
        ADW_IS_SWITCH_ROW (at) || ADW_IS_ENTRY_ROW (at) || ADW_IS_COMBO_ROW (at) || GTK_IS_ENTRY (at) ||
        GTK_IS_SEARCH_ENTRY (at) || GTK_IS_CHECK_BUTTON (at))
      return is_large (at);
  return FALSE;
}

/**
 * purser_small_dup_path:
 * @widget: a widget
 *
 * Returns: (transfer full): its kind and size, and the widgets that contain it
 */
char *
purser_small_dup_path (GtkWidget *widget)
{
  g_autoptr (GString) path = g_string_new (gtk_widget_get_css_name (widget));
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  graphene_rect_t at;

  if (gtk_widget_compute_bounds (widget, widget, &at))
    g_string_append_printf (path, ".%s (%.0f × %.0f)", joined, at.size.width, at.size.height);
  for (GtkWidget *up = gtk_widget_get_parent (widget); up != NULL && !GTK_IS_ROOT (up); up = gtk_widget_get_parent (up))
    if (g_str_has_prefix (G_OBJECT_TYPE_NAME (up), "Purser") || ADW_IS_PREFERENCES_ROW (up) || ADW_IS_DIALOG (up))
      {
        g_string_prepend (path, " ▸ ");
        g_string_prepend (path, G_OBJECT_TYPE_NAME (up));
      }
  return g_string_free_and_steal (g_steal_pointer (&path));
}

/**
 * purser_small_find:
 * @widget: a widget
 * @small: a set of texts, which gets the path of each control that is too small for a finger
 *
 * Searches the mapped widgets of a tree.
 */
void
purser_small_find (GtkWidget  *widget,
                   GHashTable *small)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_touched (widget) && !is_large (widget) && !stands_in_large (widget))
    g_hash_table_add (small, purser_small_dup_path (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    purser_small_find (child, small);
}
