// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-nameless.h"

/* Returns whether GTK names widgets of a role after their content (WAI-ARIA: name from contents). */
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

/* Returns a widget's accessible label; an empty one is no name. */
static char *
dup_label (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;
  return gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

static gboolean
has_label (GtkWidget *widget)
{
  g_autofree char *label = dup_label (widget);

  return label != NULL;
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

/* A picture beside words is named by them. Only one that is alone on a control, or is drawn to be read, such as a chart, needs
 * a name of its own. GTK's own images never do. */
static gboolean
is_decoration (GtkWidget *widget)
{
  return GTK_IS_IMAGE (widget) || GTK_IS_PICTURE (widget);
}

/* Entries, drop-downs, menu buttons, spin buttons and scales are made of controls; only the outer one needs a name. */
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
 * Searches the mapped widgets of a tree; needs GTK_A11Y=test.
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

static void
append_content (GtkWidget *widget,
                GString   *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *label = gtk_widget_get_visible (child) ? dup_label (child) : NULL;

      if (label != NULL)
        g_string_append_printf (name, "%s ", label);
      else if (GTK_IS_LABEL (child) && gtk_widget_get_visible (child))
        g_string_append_printf (name, "%s ", gtk_label_get_text (GTK_LABEL (child)));
      else if (GTK_IS_INSCRIPTION (child) && gtk_widget_get_visible (child))
        g_string_append_printf (name, "%s ", gtk_inscription_get_text (GTK_INSCRIPTION (child)));
      else if (gtk_widget_get_visible (child))
        append_content (child, name);
    }
}

/* Adds the labels of the groups around a widget: a screen reader reads them when the focus enters the group. */
static void
append_groups (GtkWidget *widget,
               GString   *words)
{
  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    {
      g_autofree char *label = dup_label (at);

      if (label != NULL)
        g_string_append_printf (words, " in “%s”", label);
    }
}

/* Returns what a screen reader says of a control: its name, or else its content, and its description. */
static char *
dup_words (GtkWidget *widget)
{
  g_autofree char *label = dup_label (widget);
  g_autofree char *description = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_autoptr (GString) words = g_string_new (G_OBJECT_TYPE_NAME (widget));

  g_string_append_printf (words, " “%s", label != NULL ? label : "");
  if (label == NULL)
    append_content (widget, words);
  if (label == NULL && gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append (words, gtk_widget_get_tooltip_text (widget));
  g_string_append_printf (words, "” %s", description != NULL ? description : "");
  append_groups (widget, words);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns whether two controls activate the same action; such controls may share a name. */
static gboolean
does_same (GtkWidget *one,
           GtkWidget *other)
{
  GVariant *target, *other_target;

  if (!GTK_IS_ACTIONABLE (one) || !GTK_IS_ACTIONABLE (other) ||
      gtk_actionable_get_action_name (GTK_ACTIONABLE (one)) == NULL ||
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (one)),
                 gtk_actionable_get_action_name (GTK_ACTIONABLE (other))) != 0)
    return FALSE;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (one));
  other_target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (other));
  return target == other_target || (target != NULL && other_target != NULL && g_variant_equal (target, other_target));
}

/* Returns whether only another widget names a control; buttons are also named by the label inside them. */
static gboolean
is_called_by_others (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) &&
         !(role_takes_content (gtk_accessible_get_accessible_role (accessible)) && content_has_name (widget));
}

static gboolean
is_pressed (GtkWidget *widget)
{
  switch ((int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_COMBO_BOX:
    case GTK_ACCESSIBLE_ROLE_LINK:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_SEARCH_BOX:
    case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
    case GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON:
      return gtk_widget_is_sensitive (widget) && !is_inside_control (widget) && !is_called_by_others (widget);
    default:
      return FALSE;
    }
}

static void
collect_twins (GtkWidget  *widget,
               GHashTable *told,
               GHashTable *twins)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_pressed (widget))
    {
      g_autofree char *words = dup_words (widget);
      GtkWidget *other = g_hash_table_lookup (told, words);

      if (other != NULL && !does_same (widget, other))
        g_hash_table_add (twins, g_strconcat (dup_path (widget), ": ", words, NULL));
      g_hash_table_insert (told, g_steal_pointer (&words), widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_twins (child, told, twins);
}

/**
 * purser_nameless_find_twins:
 * @widget: a widget
 * @twins: a set of texts, which gets each control that has the name of another one and does something else
 *
 * Searches the mapped widgets of a tree; needs GTK_A11Y=test.
 */
void
purser_nameless_find_twins (GtkWidget  *widget,
                            GHashTable *twins)
{
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  collect_twins (widget, told, twins);
}
