// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-components.h"
#include "purser-edit-entry-dialog.h"
#include "purser-format.h"
#include "purser-gains.h"
#include "purser-game-ui.h"
#include "purser-ledger-dialog.h"
#include "purser-ledger-line.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-widget.h"

/* A block of the ledger entry by entry: each move with its entries and an edit button, each entry with its rule and its
 * card. */
struct _PurserLedgerDialog
{
  AdwDialog parent_instance;

  PurserSession *session;
  GtkBox        *groups;
};

G_DEFINE_FINAL_TYPE (PurserLedgerDialog, purser_ledger_dialog, ADW_TYPE_DIALOG)

/* Closes this dialog, so that a change is never made in two places at once. */
static void
edit_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserLedgerDialog *self = PURSER_LEDGER_DIALOG (widget);
  AdwDialog *dialog = purser_edit_entry_dialog_new (self->session, g_variant_get_uint32 (parameter));
  GtkWidget *parent = gtk_widget_get_parent (widget);

  adw_dialog_present (dialog, parent);
  adw_dialog_close (ADW_DIALOG (self));
}

/* Returns the reason, the card unless the game words the reason itself, and the balance; tokens have no balance. */
static char *
dup_subtitle (PurserPlay        *play,
              const PurserEntry *entry,
              gboolean           token)
{
  g_autofree char *reason = purser_ledger_dup_reason (play, entry);
  g_autofree char *words = purser_rules_dup_reason (purser_play_get_setup (play), entry);
  g_autofree char *item = words == NULL && entry->item != NULL ? purser_components_dup_title_in (play, entry->item) : NULL;
  g_autofree char *balance = purser_format_amount (entry->balance);
  /* Translators: what an account holds after a change */
  g_autofree char *now = token ? NULL : g_strdup_printf (_("now %s"), balance);
  const char *parts[4] = { NULL };
  guint n = 0;

  if (*reason != '\0')
    parts[n++] = reason;
  if (item != NULL && g_strcmp0 (item, reason) != 0)
    parts[n++] = item;
  parts[n] = now;
  return g_strjoinv (" · ", (char **) parts);
}

/* Removes the label that GTK names a button after, as screen readers would read that instead. */
static void
name_button (GtkWidget  *button,
             const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
why_new (const PurserEntry *entry)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");

  gtk_widget_set_tooltip_text (button, _("Why?"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "why");
  purser_set_action (button, "play.show-rule", g_variant_new ("(ss)", entry->rule, entry->item != NULL ? entry->item : ""));
  return button;
}

static GtkWidget *
entry_row_new (PurserPlay        *play,
               const PurserEntry *entry,
               gboolean           token)
{
  PurserSetup *setup = purser_play_get_setup (play);
  GtkWidget *row, *why = why_new (entry);
  PurserAccount about = { 0 };
  g_autofree char *subtitle = dup_subtitle (play, entry, token);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (token)
    about = purser_game_ui_tell_token (play, (guint) entry->account);
  else
    purser_game_ui_get_account (play, entry, &about);
  title = purser_format_change (&about, entry->by);
  row = purser_action_row_new (title, subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), purser_player_mark_new_for_seat (setup, entry->player, 24));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), why);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), why);
  /* Translators: a player, and what was booked */
  name = g_strdup_printf (_("Why? %s: %s"), purser_setup_get_name (setup, entry->player), title);
  name_button (why, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (why), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  return row;
}

static void
group_add (AdwPreferencesGroup *group,
           PurserPlay          *play,
           guint                n,
           gboolean             tokens)
{
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  g_autoptr (GArray) entries = purser_ledger_list_entries (ledger, n, n, tokens);

  for (guint i = 0; i < entries->len; i++)
    if (tokens || !purser_game_ui_leaves_out (play, &g_array_index (entries, PurserEntry, i)))
      adw_preferences_group_add (group, entry_row_new (play, &g_array_index (entries, PurserEntry, i), tokens));
}

static GtkWidget *
edit_button_new (guint       n,
                 const char *what)
{
  GtkWidget *button = gtk_button_new_with_label (_("Change…"));
  /* Translators: what happened, in words */
  g_autofree char *label = g_strdup_printf (_("Change: %s"), what);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "tall");
  name_button (button, label);
  purser_set_action (button, "block.edit-entry", g_variant_new_uint32 (n));
  return button;
}

/* Makes a heading that wraps; the title of a preferences group would be ellipsized beside a button. */
static GtkWidget *
heading_new (guint       n,
             const char *what)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), what);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  if (n > 0)
    gtk_box_append (GTK_BOX (box), edit_button_new (n, what));
  return box;
}

static void
dialog_add_move (PurserLedgerDialog *self,
                 guint               n)
{
  PurserPlay *play = purser_session_get_play (self->session);
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *what = n > 0 ? purser_game_ui_describe (play, n) : g_strdup (_("What everybody begins with"));

  group_add (ADW_PREFERENCES_GROUP (group), play, n, FALSE);
  group_add (ADW_PREFERENCES_GROUP (group), play, n, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  gtk_box_append (self->groups, heading_new (n, what));
  gtk_box_append (self->groups, group);
}

static void
purser_ledger_dialog_finalize (GObject *object)
{
  g_clear_object (&PURSER_LEDGER_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_ledger_dialog_parent_class)->finalize (object);
}

static void
purser_ledger_dialog_class_init (PurserLedgerDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_ledger_dialog_finalize;
  gtk_widget_class_install_action (widget_class, "block.edit-entry", "u", edit_activated);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-ledger-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLedgerDialog, groups);
}

static void
purser_ledger_dialog_init (PurserLedgerDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
purser_ledger_dialog_new (PurserSession     *session,
                          PurserLedgerBlock *block)
{
  PurserLedgerDialog *self = g_object_new (PURSER_TYPE_LEDGER_DIALOG, NULL);
  PurserHistory *history = purser_play_get_history (purser_session_get_play (session));
  guint first = purser_ledger_block_get_first (block);
  g_autofree char *heading = purser_ledger_block_dup_heading (block, purser_session_get_play (session));

  self->session = g_object_ref (session);
  adw_dialog_set_title (ADW_DIALOG (self), heading);
  for (guint n = first; n <= purser_ledger_block_get_last (block); n++)
    if (n == 0 || purser_history_get_move (history, n) != NULL)
      dialog_add_move (self, n);
  return ADW_DIALOG (self);
}
