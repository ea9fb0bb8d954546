// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-clock-bar.h"
#include "purser-copy-dialog.h"
#include "purser-form-dialog.h"
#include "purser-format.h"
#include "purser-learn-dialog.h"
#include "purser-ledger-list.h"
#include "purser-mend-dialog.h"
#include "purser-play-actions.h"
#include "purser-player-card.h"
#include "purser-players-column.h"
#include "purser-prompt-view.h"
#include "purser-refusal-bar.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-score-pad-view.h"
#include "purser-table-keys.h"
#include "purser-table-page.h"
#include "purser-window.h"

/* How often a play that could not be saved is tried again, in seconds. */
#define RETRY_AFTER 5

struct _PurserTablePage
{
  AdwNavigationPage parent_instance;

  PurserSession       *session;
  gboolean             was_over;
  guint                n_told;
  guint                retry;
  guint                inhibited;
  AdwWindowTitle      *title;
  AdwBanner           *problem_banner;
  GtkWidget           *chips_window;
  GtkBox              *chips_box;
  AdwMultiLayoutView  *layouts;
  AdwViewStack        *stack;
  GtkWidget           *switcher_bar;
  GtkWidget           *result_button;
  PurserPlayersColumn *players_column;
  PurserClockBar      *clock_bar;
  PurserRefusalBar    *refusal_bar;
  AdwToolbarView      *prompt_bars;
  PurserPromptView    *prompt_view;
  PurserLedgerList    *ledger_list;
  GtkWidget           *undo_button;
  GtkWidget           *redo_button;
  AdwButtonContent    *undo_content;
  AdwButtonContent    *redo_content;
};

G_DEFINE_FINAL_TYPE (PurserTablePage, purser_table_page, ADW_TYPE_NAVIGATION_PAGE)

static void
page_update_title (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  const PurserTable *table = purser_play_get_table (play);
  const char *named = purser_value_get_text_of (purser_play_get_setup (play)->header, "title");
  const char *title = named != NULL ? named : _(purser_play_get_rules (play)->title);
  g_autofree char *round = g_strdup_printf (_("Round %d"), table->round);

  adw_window_title_set_title (self->title, title);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  if (table->over)
    adw_window_title_set_subtitle (self->title, _("The play is over"));
  else if (table->round == 0)
    adw_window_title_set_subtitle (self->title, _("Set-up"));
  else if (table->last_round)
    {
      g_autofree char *last = g_strdup_printf (_("Round %d, the last one"), table->round);

      adw_window_title_set_subtitle (self->title, last);
    }
  else
    adw_window_title_set_subtitle (self->title, round);
}

static void
page_update_step (GtkWidget        *button,
                  AdwButtonContent *content,
                  gboolean          can,
                  const char       *word,
                  const char       *text)
{
  /* Translators: "Undo" or "Redo", then what it would undo or redo */
  g_autofree char *label = can && text != NULL ? g_strdup_printf (_("%s: %s"), word, text) : g_strdup (word);

  adw_button_content_set_label (content, label);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
page_update_steps (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  gboolean can_undo = purser_play_get_can_undo (play);
  gboolean can_redo = purser_play_get_can_redo (play);
  g_autofree char *undo = can_undo ? purser_play_dup_undo_text (play) : NULL;
  g_autofree char *redo = can_redo ? purser_play_dup_redo_text (play) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.undo", can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", can_redo);
  page_update_step (self->undo_button, self->undo_content, can_undo, _("Undo"), undo);
  page_update_step (self->redo_button, self->redo_content, can_redo, _("Redo"), redo);
  gtk_widget_set_visible (self->redo_button, can_redo);
}

static gboolean
retry_cb (gpointer data)
{
  PurserTablePage *self = data;

  if (!purser_play_save (purser_session_get_play (self->session)))
    return G_SOURCE_CONTINUE;
  self->retry = 0;
  return G_SOURCE_REMOVE;
}

static void
page_update_problem (PurserTablePage *self)
{
  const char *problem = purser_play_get_problem (purser_session_get_play (self->session));
  g_autofree char *text = problem != NULL ? g_strdup_printf (_("Not saved yet: %s"), problem) : NULL;

  adw_banner_set_title (self->problem_banner, text != NULL ? text : "");
  adw_banner_set_revealed (self->problem_banner, problem != NULL);
  if (problem != NULL && self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_AFTER, retry_cb, self);
}

static void
problem_clicked_cb (PurserTablePage *self)
{
  purser_play_save (purser_session_get_play (self->session));
}

/* Tells those who listen instead of looking what was just paid, and whose turn it is. */
static void
page_announce (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = self->n_told; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      g_autofree char *amount = purser_format_signed (entry->by);
      PurserAccount about = { 0 };

      purser_play_get_rules (play)->get_account (purser_play_get_setup (play), (guint) entry->account, &about);
      g_string_append_printf (text, "%s %s %s. ", purser_setup_get_name (purser_play_get_setup (play), entry->player),
                              amount, about.title);
    }
  self->n_told = purser_ledger_get_size (ledger);
  g_string_append (text, purser_play_get_prompt (play)->text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
show_result (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  GtkRoot *window = gtk_widget_get_root (widget);

  if (PURSER_IS_WINDOW (window))
    purser_window_push (PURSER_WINDOW (window), ADW_NAVIGATION_PAGE (purser_result_page_new (self->session)));
}

/* Waits until the chips have their places. */
static gboolean
scroll_chips_cb (gpointer data)
{
  PurserTablePage *self = data;
  int active = self->session != NULL ? purser_play_get_table (purser_session_get_play (self->session))->active : -1;
  GtkWidget *chip = active >= 0 ? gtk_widget_get_first_child (GTK_WIDGET (self->chips_box)) : NULL;

  for (int i = 0; i < active && chip != NULL; i++)
    chip = gtk_widget_get_next_sibling (chip);
  if (chip != NULL && gtk_widget_get_mapped (chip))
    gtk_viewport_scroll_to (GTK_VIEWPORT (gtk_widget_get_ancestor (chip, GTK_TYPE_VIEWPORT)), chip, NULL);
  return G_SOURCE_REMOVE;
}

static void
page_update (PurserTablePage *self)
{
  gboolean over = purser_play_get_table (purser_session_get_play (self->session))->over;

  page_update_title (self);
  page_update_steps (self);
  page_update_problem (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.stop", !over);
  gtk_widget_set_visible (self->result_button, over);
  g_idle_add_full (G_PRIORITY_LOW, scroll_chips_cb, g_object_ref (self), g_object_unref);
}

static void
play_changed_cb (PurserTablePage *self)
{
  gboolean over = purser_play_get_table (purser_session_get_play (self->session))->over;

  page_update (self);
  page_announce (self);
  if (over && !self->was_over)
    show_result (GTK_WIDGET (self), NULL, NULL);
  self->was_over = over;
}

static void
undo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  purser_session_undo (PURSER_TABLE_PAGE (widget)->session);
}

static void
redo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  purser_session_redo (PURSER_TABLE_PAGE (widget)->session);
}

static void
show_rule (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  const char *rule;
  const char *item;

  g_variant_get (parameter, "(&s&s)", &rule, &item);
  adw_dialog_present (purser_rule_dialog_new (PURSER_TABLE_PAGE (widget)->session, rule, *item != '\0' ? item : NULL), widget);
}

static void
show_item (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  const char *item = g_variant_get_string (parameter, NULL);

  adw_dialog_present (purser_rule_dialog_new (PURSER_TABLE_PAGE (widget)->session, NULL, item), widget);
}

static void
learn_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  adw_dialog_present (purser_learn_dialog_new (PURSER_TABLE_PAGE (widget)->session, g_variant_get_string (parameter, NULL)),
                      widget);
}

static void
show_form (GtkWidget  *widget,
           const char *verb,
           const char *title)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  g_autoptr (PurserValue) move = purser_move_value_new (verb, -1);

  adw_dialog_present (purser_form_dialog_new (self->session, move, title), widget);
}

static void
adjust_activated (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  adw_dialog_present (purser_adjust_dialog_new (PURSER_TABLE_PAGE (widget)->session), widget);
}

static void
copy_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  PurserPlay *play = purser_session_get_play (self->session);

  adw_dialog_present (purser_copy_dialog_new (purser_play_get_rules (play), self->session), widget);
}

static void
note_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  show_form (widget, "note", _("Add a Note"));
}

static void
stop_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  show_form (widget, "stop", _("End the Play Early"));
}

static void
mend_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  PurserHistory *history = purser_play_get_history (purser_session_get_play (self->session));
  guint n = g_variant_get_uint32 (parameter);

  /* What the set-up gave comes of no move, and cannot be mended but by a correction. */
  if (n > 0 && n <= purser_history_get_size (history) && purser_history_get_move (history, n) != NULL)
    adw_dialog_present (purser_mend_dialog_new (self->session, n), widget);
}

static void
purser_table_page_map (GtkWidget *widget)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkApplication *application = gtk_window_get_application (window);
  GSettings *settings;

  GTK_WIDGET_CLASS (purser_table_page_parent_class)->map (widget);

  if (!PURSER_IS_APPLICATION (application))
    return;
  settings = purser_application_get_settings (PURSER_APPLICATION (application));
  g_settings_bind (settings, "clocks", self->clock_bar, "visible", G_SETTINGS_BIND_GET);
  if (g_settings_get_boolean (settings, "keep-awake") && !purser_play_get_table (purser_session_get_play (self->session))->over)
    self->inhibited = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE, _("A play is going on"));
}

static void
purser_table_page_unmap (GtkWidget *widget)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  GtkRoot *window = gtk_widget_get_root (widget);

  if (self->inhibited != 0 && GTK_IS_WINDOW (window))
    gtk_application_uninhibit (gtk_window_get_application (GTK_WINDOW (window)), self->inhibited);
  self->inhibited = 0;
  GTK_WIDGET_CLASS (purser_table_page_parent_class)->unmap (widget);
}

static void
purser_table_page_dispose (GObject *object)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_TABLE_PAGE);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_table_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_activated);
  gtk_widget_class_install_action (widget_class, "table.show-rule", "(ss)", show_rule);
  gtk_widget_class_install_action (widget_class, "table.show-item", "s", show_item);
  gtk_widget_class_install_action (widget_class, "table.learn", "s", learn_activated);
  gtk_widget_class_install_action (widget_class, "table.show-result", NULL, show_result);
  gtk_widget_class_install_action (widget_class, "table.mend", "u", mend_activated);
  gtk_widget_class_install_action (widget_class, "table.adjust", NULL, adjust_activated);
  gtk_widget_class_install_action (widget_class, "table.note", NULL, note_activated);
  gtk_widget_class_install_action (widget_class, "table.copy", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "table.stop", NULL, stop_activated);
}

static void
purser_table_page_class_init (PurserTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_table_page_dispose;
  widget_class->map = purser_table_page_map;
  widget_class->unmap = purser_table_page_unmap;

  g_type_ensure (PURSER_TYPE_PLAYERS_COLUMN);
  g_type_ensure (PURSER_TYPE_CLOCK_BAR);
  g_type_ensure (PURSER_TYPE_REFUSAL_BAR);
  g_type_ensure (PURSER_TYPE_PROMPT_VIEW);
  g_type_ensure (PURSER_TYPE_LEDGER_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, chips_window);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, chips_box);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, layouts);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, stack);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, result_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, players_column);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, clock_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, refusal_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, prompt_bars);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, prompt_view);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, ledger_list);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, undo_content);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, redo_content);
  gtk_widget_class_bind_template_callback (widget_class, problem_clicked_cb);
  install_actions (widget_class);
}

static void
purser_table_page_init (PurserTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The Score Pad has a sheet to write on; every other game is played by its prompts. */
static void
page_fill_prompt (PurserTablePage *self)
{
  if (g_strcmp0 (purser_session_get_setup (self->session)->rules->id, "score-pad") == 0)
    {
      /* The sheet shows everybody's total itself. */
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->chips_window), NULL);
      adw_toolbar_view_set_content (self->prompt_bars, purser_score_pad_view_new (self->session));
      return;
    }
  purser_refusal_bar_set_session (self->refusal_bar, self->session);
  purser_prompt_view_set_session (self->prompt_view, self->session);
}

/**
 * purser_table_page_new:
 * @play: a play that is open
 *
 * Returns: (transfer floating): the table it is played at
 */
PurserTablePage *
purser_table_page_new (PurserPlay *play)
{
  PurserTablePage *self = g_object_new (PURSER_TYPE_TABLE_PAGE, NULL);

  self->session = purser_session_new (play);
  self->was_over = purser_play_get_table (play)->over;
  self->n_told = purser_ledger_get_size (purser_history_get_ledger (purser_play_get_history (play)));
  for (guint i = 0; i < purser_play_get_setup (play)->n_players; i++)
    gtk_box_append (self->chips_box, purser_player_card_new (self->session, (int) i, TRUE));
  purser_players_column_set_session (self->players_column, self->session);
  purser_clock_bar_set_session (self->clock_bar, self->session);
  page_fill_prompt (self);
  purser_ledger_list_set_session (self->ledger_list, self->session);
  purser_table_keys_add (GTK_WIDGET (self), self->prompt_view, self->session);
  purser_play_actions_add (GTK_WIDGET (self), self->session);
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "notify::saved", G_CALLBACK (page_update_problem), self, G_CONNECT_SWAPPED);
  page_update (self);
  return self;
}

/**
 * purser_table_page_get_play:
 * @self: a table
 *
 * Returns: (transfer none): the play
 */
PurserPlay *
purser_table_page_get_play (PurserTablePage *self)
{
  return purser_session_get_play (self->session);
}

/**
 * purser_table_page_get_session:
 * @self: a table
 *
 * Returns: (transfer none): what its widgets share
 */
PurserSession *
purser_table_page_get_session (PurserTablePage *self)
{
  return self->session;
}
