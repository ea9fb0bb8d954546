// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-announcer.h"
#include "purser-clock-bar.h"
#include "purser-game-ui.h"
#include "purser-ledger-block.h"
#include "purser-ledger-list.h"
#include "purser-menu.h"
#include "purser-next-step.h"
#include "purser-payments.h"
#include "purser-payout-flight.h"
#include "purser-player-strip.h"
#include "purser-progress.h"
#include "purser-refusal-bar.h"
#include "purser-saved-mark.h"
#include "purser-settings.h"
#include "purser-table-actions.h"
#include "purser-table-keys.h"
#include "purser-reseat.h"
#include "purser-table-page.h"
#include "purser-title-label.h"

/* The seconds between two updates of the time of play. */
#define COUNT_EVERY 10

/* The breakpoints that reach into the scene, which is made with the play. */
enum {
  LARGE,
  LARGER,
  LARGEST,
  PHONE,
  LOW_PHONE,
  N_BREAKPOINTS
};

struct _PurserTablePage
{
  AdwNavigationPage parent_instance;

  PurserSession       *session;
  gboolean             was_over;
  PurserAnnouncer     *announcer;
  char                *undone;
  char                *undo_name;
  char                *redo_name;
  guint                inhibited;
  gint64               seconds;
  guint                count;
  PurserTitleLabel    *title_label;
  GtkMenuButton       *menu_button;
  GMenuModel          *play_menu;
  GtkLabel            *progress_label;
  GtkLabel            *round_label;
  AdwBanner           *problem_banner;
  PurserSavedMark     *saved_mark;
  AdwBreakpoint       *breakpoints[N_BREAKPOINTS];
  PurserPlayerStrip   *strip;
  GtkStack            *pages;
  GtkWidget           *result_button;
  PurserClockBar      *clock_bar;
  PurserRefusalBar    *refusal_bar;
  AdwToolbarView      *prompt_bars;
  PurserPromptView    *prompt_view;
  PurserLedgerList    *ledger_list;
  GtkWidget           *undo_button;
  GtkWidget           *redo_button;
  GtkToggleButton     *ledger_button;
  GtkLabel            *undo_label;
  PurserNextStep      *next_step;
  GtkWidget           *flight;
};

G_DEFINE_FINAL_TYPE (PurserTablePage, purser_table_page, ADW_TYPE_NAVIGATION_PAGE)

/* Returns whether the round is shown: only without room for more. It is empty once the play is over, as the table says so. */
static gboolean
tells_round (PurserTablePage *self,
             gboolean         tells_more,
             const char      *round)
{
  return !tells_more && *round != '\0';
}

static void
page_update_title (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  g_autofree char *title = purser_progress_dup_title (play);
  g_autofree char *progress = purser_progress_dup_text (self->session, self->seconds);
  g_autofree char *round = purser_progress_dup_round (self->session);

  purser_title_label_show (self->title_label, title);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_label (self->progress_label, progress);
  gtk_label_set_label (self->round_label, purser_play_get_turn_info (play)->over ? "" : round);
}

/* Returns: (transfer full): the present name of the button */
static char *
name_step (GtkWidget  *button,
           gboolean    can,
           const char *word,
           const char *text)
{
  /* Translators: "Undo" or "Redo", then what it would undo or redo */
  char *label = can && text != NULL ? g_strdup_printf (C_("step", "%s: %s"), word, text) : g_strdup (word);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return label;
}

/* Sets the text only when the tooltip is asked for: it changes with every move, and GTK searches the whole window for the
 * widget under the pointer whenever a tooltip is set. */
static gboolean
step_asked_cb (GtkWidget       *button,
               int              x,
               int              y,
               gboolean         by_keyboard,
               GtkTooltip      *tooltip,
               PurserTablePage *self)
{
  gtk_tooltip_set_text (tooltip, button == self->undo_button ? self->undo_name : self->redo_name);
  return TRUE;
}

/* Returns what a step takes back or brings back, without secrets. */
static char *
dup_step (PurserPlay   *play,
          const GArray *numbers,
          char         *text)
{
  guint telling = purser_play_find_telling (play, numbers);
  g_autofree char *whole = text;
  g_autofree char *secret = purser_game_ui_dup_secret_text (play, telling);
  g_autofree char *shared = NULL;

  if (numbers->len > 1)
    shared = purser_ledger_block_dup_shared_title (play, g_array_index (numbers, guint, 0),
                                                   g_array_index (numbers, guint, numbers->len - 1), telling);
  if (shared != NULL)
    return g_steal_pointer (&shared);
  return secret != NULL ? g_steal_pointer (&secret) : g_steal_pointer (&whole);
}

/* Returns: (nullable): the table, if it has touches that are not entered yet */
static PurserSurface *
page_find_unfinished (PurserTablePage *self)
{
  PurserSurface *surface = purser_scene_get_surface (purser_prompt_view_get_scene (self->prompt_view));

  return surface != NULL && purser_surface_get_unfinished (surface) ? surface : NULL;
}

/* Returns: (transfer full) (nullable): what Undo takes back; NULL for nothing */
static char *
page_dup_undo (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);

  if (page_find_unfinished (self) != NULL)
    return g_strdup (_("the last tap"));
  if (!purser_play_get_can_undo (play))
    return NULL;
  return dup_step (play, purser_history_get_undo (purser_play_get_history (play)), purser_play_dup_undo_text (play));
}

static void
page_update_steps (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  gboolean unfinished = page_find_unfinished (self) != NULL;
  gboolean can_redo = purser_play_get_can_redo (play);
  PurserHistory *history = purser_play_get_history (play);
  g_autofree char *undo = page_dup_undo (self);
  g_autofree char *redo = can_redo ? dup_step (play, purser_history_get_redo (history), purser_play_dup_redo_text (play)) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.take-next-step", !unfinished);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", can_redo);
  g_free (self->undo_name);
  g_free (self->redo_name);
  self->undo_name = name_step (self->undo_button, undo != NULL, _("Undo"), undo);
  self->redo_name = name_step (self->redo_button, can_redo, _("Redo"), redo);
  gtk_label_set_text (self->undo_label, self->undo_name);
}

static void
page_update_problem (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  const char *problem = purser_play_get_problem (play);
  g_autofree char *text = problem != NULL ? g_strdup_printf (_("Not saved yet: %s"), problem) : NULL;

  if (problem != NULL && !adw_banner_get_revealed (self->problem_banner))
    purser_announce_problem (GTK_WIDGET (self), text);
  adw_banner_set_title (self->problem_banner, text != NULL ? text : "");
  adw_banner_set_revealed (self->problem_banner, problem != NULL);
}

/* A phone has room for only one of the two. */
static void
ledger_toggled_cb (PurserTablePage *self)
{
  gtk_stack_set_visible_child_name (self->pages, gtk_toggle_button_get_active (self->ledger_button) ? "ledger" : "table");
}

static void
paid_cb (PurserTablePage *self,
         GtkWidget       *line)
{
  g_autoptr (PurserPayments) payments = purser_payments_new (purser_session_get_play (self->session));

  purser_payout_flight_begin (PURSER_PAYOUT_FLIGHT (self->flight), self->strip, line, payments->last);
}

static void
problem_clicked_cb (PurserTablePage *self)
{
  purser_play_save (purser_session_get_play (self->session));
}

/* Announces the changes to screen readers. */
static void
page_announce (PurserTablePage *self)
{
  g_autofree char *news = purser_announcer_dup_news (self->announcer, self->undone);

  purser_announce (GTK_WIDGET (self), news);
}

/* A play that asks whether it shall end has no end of its own, so it is never ended early. */
static void
page_update_end (PurserTablePage *self,
                 gboolean         over,
                 gboolean         asked)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.stop", !over && !asked);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.end", !over && asked);
}

static void
page_update (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  const PurserRules *rules = purser_play_get_rules (play);
  gboolean over = purser_play_get_turn_info (play)->over;

  page_update_title (self);
  page_update_steps (self);
  page_update_problem (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.copy", rules->components != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.leave", !over && rules->leave != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.join", !over && rules->join != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.seats", purser_reseat_is_possible (play));
  page_update_end (self, over, purser_prompt_find (purser_play_get_prompt (play), "stop") != NULL);
  gtk_widget_set_visible (self->result_button, over);
}

/* Keeps the screen on while the play goes on and its table is shown, if the settings ask for that. */
static void
page_update_inhibit (PurserTablePage *self)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application = GTK_IS_WINDOW (window) ? gtk_window_get_application (GTK_WINDOW (window)) : NULL;
  gboolean wanted = application != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
                    !purser_play_get_turn_info (purser_session_get_play (self->session))->over &&
                    g_settings_get_boolean (purser_settings_get (), "keep-awake");

  if (wanted && self->inhibited == 0)
    self->inhibited = gtk_application_inhibit (application, GTK_WINDOW (window), GTK_APPLICATION_INHIBIT_IDLE,
                                               _("A play is in progress"));
  else if (!wanted && self->inhibited != 0 && application != NULL)
    {
      gtk_application_uninhibit (application, self->inhibited);
      self->inhibited = 0;
    }
}

/* The clock stops while the window is suspended or the machine sleeps. */
static gboolean
count_cb (gpointer data)
{
  PurserTablePage *self = data;
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (window) && !gtk_window_is_suspended (GTK_WINDOW (window)))
    self->seconds += COUNT_EVERY;
  page_update_title (self);
  return G_SOURCE_CONTINUE;
}

static void
play_changed_cb (PurserTablePage *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  gboolean over = purser_play_get_turn_info (play)->over;

  page_update (self);
  page_update_inhibit (self);
  page_announce (self);
  if (over && !self->was_over)
    gtk_widget_activate_action (GTK_WIDGET (self), "play.result", NULL);
  self->was_over = over;
}

static void
undo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  PurserPlay *play = purser_session_get_play (self->session);
  PurserSurface *unfinished = page_find_unfinished (self);

  if (unfinished != NULL)
    {
      purser_surface_take_back (unfinished);
      return;
    }
  self->undone = dup_step (play, purser_history_get_undo (purser_play_get_history (play)), purser_play_dup_undo_text (play));
  purser_session_undo (self->session);
  g_clear_pointer (&self->undone, g_free);
}

static void
redo_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  purser_session_redo (PURSER_TABLE_PAGE (widget)->session);
}

/* Lets the window show the play again after a change of the seats, which no widget here expects. The next page takes all changes
 * for told. */
static void
seated_cb (PurserTablePage *self)
{
  page_announce (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "play.show-again", NULL);
}

static void
purser_table_page_map (GtkWidget *widget)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);
  GSettings *settings = purser_settings_get ();

  GTK_WIDGET_CLASS (purser_table_page_parent_class)->map (widget);

  g_settings_bind (settings, "clocks", self->clock_bar, "visible", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (page_update_inhibit), self, G_CONNECT_SWAPPED);
  page_update_inhibit (self);
}

static void
purser_table_page_unmap (GtkWidget *widget)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (purser_table_page_parent_class)->unmap (widget);
  g_signal_handlers_disconnect_by_func (purser_settings_get (), page_update_inhibit, self);
  page_update_inhibit (self);
}

static void
purser_table_page_dispose (GObject *object)
{
  PurserTablePage *self = PURSER_TABLE_PAGE (object);

  g_clear_handle_id (&self->count, g_source_remove);
  g_clear_pointer (&self->flight, gtk_widget_unparent);
  g_clear_pointer (&self->announcer, purser_announcer_free);
  g_clear_object (&self->session);
  g_clear_pointer (&self->undo_name, g_free);
  g_clear_pointer (&self->redo_name, g_free);
  G_OBJECT_CLASS (purser_table_page_parent_class)->dispose (object);
}

static void
clear_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_session_forget_refusal (PURSER_TABLE_PAGE (widget)->session);
  purser_prompt_view_clear (PURSER_TABLE_PAGE (widget)->prompt_view);
}

static void
take_next_activated (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  purser_prompt_view_take_next (PURSER_TABLE_PAGE (widget)->prompt_view);
}

static void
bind_breakpoints (GtkWidgetClass *widget_class)
{
  static const char *const names[N_BREAKPOINTS] = {
    "large_breakpoint", "larger_breakpoint", "largest_breakpoint", "phone_breakpoint", "low_phone_breakpoint",
  };

  for (guint i = 0; i < N_BREAKPOINTS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               (gssize) G_STRUCT_OFFSET (PurserTablePage, breakpoints[i]));
}

static void
ensure_types (void)
{
  g_type_ensure (PURSER_TYPE_SAVED_MARK);
  g_type_ensure (PURSER_TYPE_TITLE_LABEL);
  g_type_ensure (PURSER_TYPE_PLAYER_STRIP);
  g_type_ensure (PURSER_TYPE_NEXT_STEP);
  g_type_ensure (PURSER_TYPE_CLOCK_BAR);
  g_type_ensure (PURSER_TYPE_REFUSAL_BAR);
  g_type_ensure (PURSER_TYPE_PROMPT_VIEW);
  g_type_ensure (PURSER_TYPE_LEDGER_LIST);
}

static void
purser_table_page_class_init (PurserTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_table_page_dispose;
  widget_class->map = purser_table_page_map;
  widget_class->unmap = purser_table_page_unmap;

  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-table-page.ui");
  bind_breakpoints (widget_class);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, play_menu);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, progress_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, round_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, saved_mark);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, pages);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, result_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, clock_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, refusal_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, prompt_bars);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, prompt_view);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, ledger_list);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, ledger_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, undo_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTablePage, next_step);
  gtk_widget_class_bind_template_callback (widget_class, ledger_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, paid_cb);
  gtk_widget_class_bind_template_callback (widget_class, problem_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, tells_round);
  gtk_widget_class_bind_template_callback (widget_class, purser_menu_wrap);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_activated);
  gtk_widget_class_install_action (widget_class, "table.clear", NULL, clear_activated);
  gtk_widget_class_install_action (widget_class, "table.take-next-step", NULL, take_next_activated);
  purser_table_actions_install (widget_class);
}

static void
purser_table_page_init (PurserTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_menu_make_late (self->menu_button, self->play_menu);
  self->flight = g_object_new (PURSER_TYPE_PAYOUT_FLIGHT, NULL);
  gtk_widget_set_parent (self->flight, GTK_WIDGET (self));
}

/* A large screen shows the boards of all, as much larger as the window says. */
static void
page_zoom (PurserTablePage *self,
           GObject         *scene)
{
  static const double zooms[] = { [LARGE] = 1, [LARGER] = 1.2, [LARGEST] = 1.6 };

  for (guint i = LARGE; i <= LARGEST; i++)
    adw_breakpoint_add_setters (self->breakpoints[i], scene, "all-boards", TRUE, scene, "zoom", zooms[i], NULL);
}

/* Shows the game's own view, if it has one; all other games are played by their prompts. */
static void
page_fill_prompt (PurserTablePage *self)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_session_get_setup (self->session)->rules);
  PurserScene *scene;

  if (ui->view_new != NULL)
    {
      /* The game's view shows all players and totals itself. */
      gtk_widget_set_visible (GTK_WIDGET (self->strip), FALSE);
      adw_toolbar_view_set_content (self->prompt_bars, ui->view_new (self->session));
      return;
    }
  scene = purser_prompt_view_get_scene (self->prompt_view);
  purser_player_strip_set_session (self->strip, self->session);
  g_object_bind_property (scene, "player", self->strip, "shown", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  page_zoom (self, G_OBJECT (scene));
  purser_refusal_bar_set_session (self->refusal_bar, self->session);
  purser_prompt_view_set_session (self->prompt_view, self->session, self->next_step);
  if (purser_scene_get_surface (scene) == NULL)
    return;
  for (guint i = PHONE; i <= LOW_PHONE; i++)
    adw_breakpoint_add_setters (self->breakpoints[i], G_OBJECT (purser_scene_get_surface (scene)), "compact", TRUE, NULL);
  g_signal_connect_object (purser_scene_get_surface (scene), "notify::unfinished", G_CALLBACK (page_update_steps), self,
                           G_CONNECT_SWAPPED);
}

PurserTablePage *
purser_table_page_new (PurserPlay *play)
{
  PurserTablePage *self = g_object_new (PURSER_TYPE_TABLE_PAGE, NULL);

  self->session = purser_session_new (play);
  self->was_over = purser_play_get_turn_info (play)->over;
  self->announcer = purser_announcer_new (play);
  purser_saved_mark_set_play (self->saved_mark, play);
  purser_clock_bar_set_session (self->clock_bar, self->session);
  self->seconds = purser_clock_bar_get_total (self->clock_bar);
  self->count = g_timeout_add_seconds (COUNT_EVERY, count_cb, self);
  page_fill_prompt (self);
  purser_ledger_list_set_session (self->ledger_list, self->session);
  purser_table_keys_add (GTK_WIDGET (self), self->prompt_view);
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (page_update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "seated", G_CALLBACK (seated_cb), self, G_CONNECT_SWAPPED);
  purser_game_ui_watch (play, G_CALLBACK (page_update_steps), self);
  g_signal_connect_object (play, "notify::problem", G_CALLBACK (page_update_problem), self, G_CONNECT_SWAPPED);
  page_update (self);
  return self;
}

PurserPlay *
purser_table_page_get_play (PurserTablePage *self)
{
  return purser_session_get_play (self->session);
}

PurserSession *
purser_table_page_get_session (PurserTablePage *self)
{
  return self->session;
}

PurserPromptView *
purser_table_page_get_prompt_view (PurserTablePage *self)
{
  return self->prompt_view;
}
