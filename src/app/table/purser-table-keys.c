// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-table-keys.h"
#include "purser-undo-key.h"

/* The keys of the table: digits are dice, Enter confirms, Escape clears. They work wherever the focus is on the page, but
 * the focused widget comes first: a number typed into an entry stays there. */

static gboolean
page_has_keys (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return gtk_widget_get_mapped (page) && (focus == NULL || focus == page || gtk_widget_is_ancestor (focus, page));
}

static gboolean
digit_cb (GtkWidget *page,
          GVariant  *digit,
          gpointer   data)
{
  return page_has_keys (page) && purser_prompt_view_press_digit (data, g_variant_get_int32 (digit));
}

static gboolean
confirm_cb (GtkWidget *page,
            GVariant  *arguments,
            gpointer   data)
{
  return page_has_keys (page) && purser_prompt_view_confirm (data);
}

static gboolean
clear_cb (GtkWidget *page,
          GVariant  *arguments,
          gpointer   data)
{
  if (!page_has_keys (page))
    return FALSE;
  purser_prompt_view_clear (data);
  return TRUE;
}

static void
add_digits (GtkShortcutController *controller,
            PurserPromptView      *view)
{
  for (guint digit = 1; digit <= 6; digit++)
    {
      GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + digit, 0),
                                                                 gtk_keyval_trigger_new (GDK_KEY_KP_0 + digit, 0));
      GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_callback_action_new (digit_cb, view, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((int) digit));
      gtk_shortcut_controller_add_shortcut (controller, shortcut);
    }
}

static void
add_action (GtkShortcutController *controller,
            const char            *trigger,
            const char            *action)
{
  gtk_shortcut_controller_add_shortcut (controller, gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                                                      gtk_named_action_new (action)));
}

static void
add_controller (GtkWidget        *page,
                PurserPromptView *view,
                GtkShortcutScope  scope)
{
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (controller, scope);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (controller), GTK_PHASE_BUBBLE);
  add_digits (controller, view);
  gtk_shortcut_controller_add_shortcut (controller,
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter"), gtk_callback_action_new (confirm_cb, view, NULL)));
  gtk_shortcut_controller_add_shortcut (controller,
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"), gtk_callback_action_new (clear_cb, view, NULL)));
  add_action (controller, "<Control>b", "table.adjust");
  add_action (controller, "<Control>z", "table.undo");
  add_action (controller, "<Control><Shift>z|<Control>y", "table.redo");
  gtk_widget_add_controller (page, GTK_EVENT_CONTROLLER (controller));
}

static void
undo (GtkWidget *page)
{
  gtk_widget_activate_action (page, "table.undo", NULL);
}

/* Adds the keys to a table, twice: on the page, before the window takes Enter and Escape for itself, and on the window,
 * for when nothing on the page has the focus. */
void
purser_table_keys_add (GtkWidget        *page,
                       PurserPromptView *view)
{
  add_controller (page, view, GTK_SHORTCUT_SCOPE_LOCAL);
  add_controller (page, view, GTK_SHORTCUT_SCOPE_GLOBAL);
  purser_undo_key_add (page, undo);
}
