// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-number.h"

/* A sign stands before its number, also where the language is written from right to left. */
static const char *
get_direction_mark (void)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "\u200e" : "";
}

/* Returns: (transfer full): the number, with a real minus */
char *
purser_format_amount (gint64 amount)
{
  g_autofree char *number = purser_number_dup (amount);

  return g_strconcat (amount < 0 ? get_direction_mark () : "", number, NULL);
}

/* Returns: (transfer full): the change with its sign */
char *
purser_format_signed (gint64 amount)
{
  g_autofree char *number = purser_number_dup_signed (amount);

  return g_strconcat (amount != 0 ? get_direction_mark () : "", number, NULL);
}

/* Lets a widget activate an action. The target comes first, as an action without one is a mistake.
 *
 * @target: (transfer floating): what it is about */
void
purser_set_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
}

/* Adds a style sheet to those of the program; once for each. */
void
purser_load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Gives a widget a class of the style sheet, or takes it away. */
void
purser_set_style (GtkWidget  *widget,
                  const char *style,
                  gboolean    worn)
{
  if (worn)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

/* Gives a widget a tooltip. A visible one makes GTK ask the screen where the pointer is, for each tooltip anew, and a table
 * makes dozens of widgets at each move: one that is not in a window yet cannot lie under the pointer.
 *
 * @text: (nullable): what it says to a pointer that rests on it */
void
purser_set_tooltip (GtkWidget  *widget,
                    const char *text)
{
  gboolean shown = gtk_widget_get_visible (widget);

  if (gtk_widget_get_root (widget) == NULL)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  gtk_widget_set_visible (widget, shown);
}

/* Says what a widget is, to a pointer that rests on it and to a screen reader. */
void
purser_explain (GtkWidget  *widget,
                const char *text)
{
  purser_set_tooltip (widget, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Returns: whether a dialog lies above it */
gboolean
purser_is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwDialog *dialog = ADW_IS_APPLICATION_WINDOW (root)
                        ? adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) : NULL;

  return dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog));
}

/* For templates: what has nothing to say is not to be seen.
 *
 * @text: (nullable): what a label says */
gboolean
purser_has_text (GObject    *object,
                 const char *text)
{
  return text != NULL && *text != '\0';
}
