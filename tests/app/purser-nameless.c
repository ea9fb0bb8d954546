// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-nameless.h"

/* What GTK takes the name of from what is inside (WAI-ARIA: name from contents). */
static gboolean
role_takes_content (GtkAccessibleRole role)
{
  switch ((int) role)
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_GRID_CELL:
    case GTK_ACCESSIBLE_ROLE_LINK:
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_OPTION:
    case GTK_ACCESSIBLE_ROLE_RADIO:
    case GTK_ACCESSIBLE_ROLE_ROW:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TAB:
    case GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
role_is_control (GtkAccessibleRole role)
{
  switch ((int) role)
    {
    case GTK_ACCESSIBLE_ROLE_COMBO_BOX:
    case GTK_ACCESSIBLE_ROLE_IMG:
    case GTK_ACCESSIBLE_ROLE_METER:
    case GTK_ACCESSIBLE_ROLE_SEARCH_BOX:
    case GTK_ACCESSIBLE_ROLE_SLIDER:
    case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
    case GTK_ACCESSIBLE_ROLE_TABLE:
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
      return TRUE;
    default:
      return role_takes_content (role);
    }
}

static gboolean
is_text (const char *text)
{
  return text != NULL && *text != '\0';
}

/* A label that was set and is empty is no name. */
static gboolean
has_label (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  other = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return other != NULL;
}

static gboolean
shows_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return is_text (gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_INSCRIPTION (widget))
    return is_text (gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  return FALSE;
}

static gboolean
content_has_name (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && (has_label (child) || shows_text (child) || content_has_name (child)))
      return TRUE;
  return FALSE;
}

static gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (accessible);

  return has_label (widget) || is_text (gtk_widget_get_tooltip_text (widget)) ||
         gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
         (role_takes_content (role) && content_has_name (widget));
}

/* A picture that stands beside words is named by them; only one that stands alone on a control or is drawn
 * to be read, a chart for example, needs words of its own. GTK's own images are the former. */
static gboolean
is_decoration (GtkWidget *widget)
{
  return GTK_IS_IMAGE (widget) || GTK_IS_PICTURE (widget);
}

/* Entries, drop-downs, menu and spin buttons are controls made of controls; the outer one is what is told. */
static gboolean
is_inside_control (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return parent != NULL && (GTK_IS_EDITABLE (parent) || GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent) ||
                            GTK_IS_SPIN_BUTTON (parent) || GTK_IS_SCALE (parent));
}

static char *
dup_path (GtkWidget *widget)
{
  g_autoptr (GString) path = g_string_new (G_OBJECT_TYPE_NAME (widget));

  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL && !GTK_IS_ROOT (at); at = gtk_widget_get_parent (at))
    if (g_str_has_prefix (G_OBJECT_TYPE_NAME (at), "Purser") || ADW_IS_PREFERENCES_ROW (at) || ADW_IS_DIALOG (at))
      {
        g_string_prepend (path, " ▸ ");
        g_string_prepend (path, G_OBJECT_TYPE_NAME (at));
      }
  return g_string_free_and_steal (g_steal_pointer (&path));
}

/**
 * purser_nameless_find:
 * @widget: a widget
 * @nameless: a set of texts, which gets the path of each control that has no name
 *
 * Walks a tree of widgets as it can be seen, with GTK_A11Y=test.
 *
 * Returns: how many controls there are
 */
guint
purser_nameless_find (GtkWidget  *widget,
                      GHashTable *nameless)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (role_is_control (role) && !is_decoration (widget) && !is_inside_control (widget))
    {
      n++;
      if (!has_name (widget))
        g_hash_table_add (nameless, dup_path (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += purser_nameless_find (child, nameless);
  return n;
}
