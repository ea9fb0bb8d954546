// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Keys that work on every page and in every dialog. */

#include "config.h"

#include "purser-popover.h"
#include "purser-widget.h"
#include "purser-window-keys.h"

#define OUR_KEYS "purser-keys"

static GtkBuilder *
builder_new (void)
{
  return gtk_builder_new_from_resource ("/purser/app/shell/purser-window-keys.ui");
}

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);
  g_autoptr (GtkBuilder) builder = NULL;

  if (dialog == NULL || purser_has_controller (GTK_WIDGET (dialog), OUR_KEYS))
    return;
  builder = builder_new ();
  gtk_widget_add_controller (GTK_WIDGET (dialog), g_object_ref (GTK_EVENT_CONTROLLER (gtk_builder_get_object (builder, "keys"))));
}

static gboolean
is_header (GtkWidget *widget)
{
  return ADW_IS_HEADER_BAR (widget);
}

/* Other menu buttons open something else, such as a field or a list. */
static gboolean
has_menu (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) && (gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)) ||
                                         gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL);
}

/* Returns the first mapped widget of a kind, in the order of the children. */
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

/* Opens the menu that all pages share in the corner of a page that has none of its own. */
static void
show_menu_in_corner (GtkWidget *header)
{
  g_autoptr (GtkBuilder) builder = builder_new ();
  GtkWidget *popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));

  gtk_widget_set_halign (popover, GTK_ALIGN_END);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  purser_popover_popup_at (GTK_POPOVER (popover), header);
}

/* Opens the menu of a page, or the one that all pages share. */
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
  gtk_widget_class_bind_template_callback (window_class, dialog_shown_cb);
}
