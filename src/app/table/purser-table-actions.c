// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The dialogs that a table can open, as actions "table.…" that its menu and its widgets name. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-dice-dialog.h"
#include "purser-edit-entry-dialog.h"
#include "purser-form-dialog.h"
#include "purser-seats-dialog.h"
#include "purser-table-actions.h"
#include "purser-table-page.h"
#include "purser-widget.h"

static PurserSession *
get_session (GtkWidget *page)
{
  return purser_table_page_get_session (PURSER_TABLE_PAGE (page));
}

static void
show_form (GtkWidget      *widget,
           const char     *verb,
           const char     *title,
           PurserMoveLabel dup_label)
{
  g_autoptr (PurserValue) move = purser_move_value_new (verb, -1);

  adw_dialog_present (purser_form_dialog_new (get_session (widget), move, title, dup_label), widget);
}

static void
adjust_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  int player = -1, account = 0;

  if (parameter != NULL)
    g_variant_get (parameter, "(ii)", &player, &account);
  adw_dialog_present (purser_adjust_dialog_new (get_session (widget), player, account), widget);
}

/* Opens the dice, unless a dialog is open: that is answered first, and dice that are open already stay as they are. */
static void
roll_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserPromptView *view = purser_table_page_get_prompt_view (PURSER_TABLE_PAGE (widget));

  if (!purser_is_covered (widget))
    adw_dialog_present (purser_dice_dialog_new (view, get_session (widget)), widget);
}

static void
copy_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "play.copy", "s", "");
}

/* The window handles this, as it opens the play again. */
static void
join_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "play.join", NULL);
}

static void
seats_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  adw_dialog_present (purser_seats_dialog_new (get_session (widget)), widget);
}

static char *
dup_leave_label (PurserSetup *setup,
                 PurserValue *draft)
{
  int player = (int) purser_value_get_integer_of (draft, "player", -1);

  if (player < 0)
    /* Translators: a button, before it is said who leaves a play that goes on */
    return g_strdup (C_("a player", "Leave"));
  /* Translators: a button: a player leaves a play that goes on */
  return g_strdup_printf (_("%s Leaves"), purser_setup_get_name (setup, player));
}

/* Opens a form for a move that answers no question. */
static void
form_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  static const struct { const char *action, *verb, *title; PurserMoveLabel dup_label; } forms[] = {
    { "table.note", "note", N_("Add a Note") },
    { "table.leave", "leave", N_("A Player Leaves"), dup_leave_label },
    { "table.stop", "stop", N_("End the Play Early") },
    { "table.end", "stop", N_("End the Play") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (name, forms[i].action))
      show_form (widget, forms[i].verb, _(forms[i].title), forms[i].dup_label);
}

static void
edit_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserHistory *history = purser_play_get_history (purser_session_get_play (get_session (widget)));
  guint n = g_variant_get_uint32 (parameter);

  /* An entry of the set-up belongs to no move, so only a correction can change it. */
  if (n > 0 && n <= purser_history_get_size (history) && purser_history_get_move (history, n) != NULL)
    adw_dialog_present (purser_edit_entry_dialog_new (get_session (widget), n), widget);
}

void
purser_table_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.edit-entry", "u", edit_activated);
  gtk_widget_class_install_action (widget_class, "table.adjust", NULL, adjust_activated);
  gtk_widget_class_install_action (widget_class, "table.adjust-account", "(ii)", adjust_activated);
  gtk_widget_class_install_action (widget_class, "table.roll", NULL, roll_activated);
  gtk_widget_class_install_action (widget_class, "table.note", NULL, form_activated);
  gtk_widget_class_install_action (widget_class, "table.copy", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "table.join", NULL, join_activated);
  gtk_widget_class_install_action (widget_class, "table.seats", NULL, seats_activated);
  gtk_widget_class_install_action (widget_class, "table.leave", NULL, form_activated);
  gtk_widget_class_install_action (widget_class, "table.stop", NULL, form_activated);
  gtk_widget_class_install_action (widget_class, "table.end", NULL, form_activated);
}
