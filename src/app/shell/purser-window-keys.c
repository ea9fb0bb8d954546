// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Keys that lead somewhere from every page and every dialog. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-popover.h"
#include "purser-window-keys.h"

#define OUR_KEYS "purser-keys"

static const struct {
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} keys[] = {
  { GDK_KEY_F1, 0, "app.help" },
  { GDK_KEY_F11, 0, "win.fullscreen" },
  { GDK_KEY_question, GDK_CONTROL_MASK, "app.shortcuts" },
  { GDK_KEY_slash, GDK_CONTROL_MASK, "app.shortcuts" },
};

/* While a dialog is open no key gets to the window; help is wanted there most. */
static GtkEventController *
keys_new (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_name (controller, OUR_KEYS);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                                                            gtk_named_action_new (keys[i].action)));
  return controller;
}

static gboolean
has_keys (GtkWidget *dialog)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (dialog);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), OUR_KEYS) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog != NULL && !has_keys (GTK_WIDGET (dialog)))
    gtk_widget_add_controller (GTK_WIDGET (dialog), keys_new ());
}

static gboolean
is_header (GtkWidget *widget)
{
  return ADW_IS_HEADER_BAR (widget);
}

/* Others open what is no menu, such as a field or a list. */
static gboolean
has_menu (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) && (gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)) ||
                                         gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL);
}

/* The first one of a kind that is seen, in the order in which they stand. */
static GtkWidget *
find_seen (GtkWidget *widget,
           gboolean (*is_wanted) (GtkWidget *widget))
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || is_wanted (widget))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_seen (child, is_wanted);
  return found;
}

static GMenuModel *
menu_new (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("_Preferences"), "app.preferences");
  g_menu_append (menu, _("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (menu, _("_Help"), "app.help");
  g_menu_append (menu, _("_About Purser"), "app.about");
  return G_MENU_MODEL (menu);
}

/* Where a page has no menu of its own, what is in every one of them opens in its corner. */
static void
show_menu_in_corner (GtkWidget *header)
{
  g_autoptr (GMenuModel) menu = menu_new ();
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);

  gtk_widget_set_halign (popover, GTK_ALIGN_END);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  purser_popover_popup_at (GTK_POPOVER (popover), header);
}

/* Opens the menu of a page, or the one that every page has. */
void
purser_window_keys_show_menu (GtkWidget *page)
{
  GtkWidget *header = find_seen (page, is_header);
  GtkWidget *button = header != NULL ? find_seen (header, has_menu) : NULL;

  if (button != NULL)
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  else if (header != NULL)
    show_menu_in_corner (header);
}

static void
fullscreen_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

void
purser_window_keys_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.fullscreen", NULL, fullscreen_activated);
}

/* Lets its dialogs have the keys that the window has. */
void
purser_window_keys_add (AdwApplicationWindow *window)
{
  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
}
