// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Helpers for what takes two calls in GTK. */

#include "config.h"

#include "purser-widget.h"

/* Lets a widget activate an action. It sets the target first, as an action without one is a mistake. */
void
purser_set_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
}

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

/* Marks an entry whose text cannot be kept as it is. */
void
purser_mark_invalid (GtkWidget *widget,
                     gboolean   invalid)
{
  purser_set_style (widget, "error", invalid);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
                               invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Sets a tooltip. For a visible widget, GTK asks the display at each tooltip where the pointer is, and a table makes dozens of
 * widgets at each move. A widget that is not in a window yet cannot be under the pointer, so it is hidden meanwhile. */
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

/* Sets the tooltip and the accessible name. */
void
purser_explain (GtkWidget  *widget,
                const char *text)
{
  purser_set_tooltip (widget, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static gboolean
select_cb (gpointer data)
{
  /* A finger that scrolls the page may begin and end upon a number as well. */
  if (gtk_widget_has_focus (data))
    gtk_editable_select_region (data, 0, -1);
  return G_SOURCE_REMOVE;
}

static void
pressed_cb (GtkEditable *text)
{
  /* A press on selected text begins to drag that text. */
  gtk_editable_select_region (text, 0, 0);
}

static void
released_cb (GtkEditable *text)
{
  /* What was selected by dragging, or by a double click, stays. */
  if (!gtk_editable_get_selection_bounds (text, NULL, NULL))
    g_idle_add_full (G_PRIORITY_HIGH, select_cb, g_object_ref (text), g_object_unref);
}

/* Selects the text once a touch has ended in it, and before the next key. While the touch lasts, the least movement would make
 * it a selection from the place of the press, which is empty. */
static gboolean
touched_cb (GtkEditable *text,
            GdkEvent    *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  gboolean button = type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE;

  if (button && gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    pressed_cb (text);
  else if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END)
    released_cb (text);
  return GDK_EVENT_PROPAGATE;
}

/* Lets a number be typed over at once after a touch, as after Tab. */
void
purser_replace_when_touched (GtkEditable *editable)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  GtkEditable *text = gtk_editable_get_delegate (editable);

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (touched_cb), text, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (text), events);
}

/* Returns: whether a dialog covers it */
gboolean
purser_is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwDialog *dialog = ADW_IS_APPLICATION_WINDOW (root)
                        ? adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) : NULL;

  return dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog));
}

/* Returns: whether the widget has a controller of that name */
gboolean
purser_has_controller (GtkWidget  *widget,
                       const char *name)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), name) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Adds a style sheet to those of the program; to be called once for each. */
void
purser_load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
purser_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Unparents all children of a widget that parents them itself. */
void
purser_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
