// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-components-dialog.h"
#include "purser-edit-entry-dialog.h"
#include "purser-farewell.h"
#include "purser-game-ui.h"
#include "purser-help-dialog.h"
#include "purser-learn-dialog.h"
#include "purser-library-page.h"
#include "purser-new-play-page.h"
#include "purser-opening.h"
#include "purser-people-page.h"
#include "purser-play-actions.h"
#include "purser-press-guard.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-rulebook.h"
#include "purser-rules-page.h"
#include "purser-scoreboard-window.h"
#include "purser-settings.h"
#include "purser-share-dialog.h"
#include "purser-shortcuts-dialog.h"
#include "purser-statistics-page.h"
#include "purser-table-page.h"
#include "purser-toast.h"
#include "purser-unsaved-plays.h"
#include "purser-wait-dialog.h"
#include "purser-window.h"
#include "purser-window-keys.h"

struct _PurserWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay   *toast_overlay;
  AdwNavigationView *navigation_view;
  PurserLibraryPage *library_page;
  PurserOpening     *opening;
  PurserPressGuard  *guard;
};

G_DEFINE_FINAL_TYPE (PurserWindow, purser_window, ADW_TYPE_APPLICATION_WINDOW)

/* Returns: (transfer none) (nullable): the only table; a result, a chart or rules may lie above it */
static PurserTablePage *
window_find_table (PurserWindow *self)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (stack, i);

      if (PURSER_IS_TABLE_PAGE (page))
        return PURSER_TABLE_PAGE (page);
    }
  return NULL;
}

/* Shows a play that is at the table already, or that has unsaved moves, as two tables on one file would lock each other out.
 * Returns: whether there is one */
gboolean
purser_window_show_known (PurserWindow *self,
                          const char   *path)
{
  PurserTablePage *table = window_find_table (self);
  gboolean open = table != NULL && g_str_equal (purser_play_get_path (purser_table_page_get_play (table)), path);
  PurserPlay *unsaved = purser_unsaved_plays_find (path);

  if (open)
    adw_navigation_view_pop_to_page (self->navigation_view, ADW_NAVIGATION_PAGE (table));
  else if (unsaved != NULL)
    purser_window_show_play (self, unsaved);
  return open || unsaved != NULL;
}

/* Opens plays that another program hands over. */
void
purser_window_open_files (PurserWindow  *self,
                          GFile        **files,
                          guint          n_files)
{
  purser_opening_open_files (self->opening, files, n_files);
}

PurserPlays *
purser_window_get_plays (PurserWindow *self)
{
  return purser_library_page_get_plays (self->library_page);
}

/* Releases the file at once, as the page may live on for an animation or a screen reader. */
static void
page_popped_cb (PurserWindow      *self,
                AdwNavigationPage *page)
{
  PurserPlay *play;

  if (!PURSER_IS_TABLE_PAGE (page))
    return;
  play = purser_table_page_get_play (PURSER_TABLE_PAGE (page));
  purser_play_set_released (play, TRUE);
  purser_library_page_come_from (self->library_page, play);
}

/* Returns whether a dialog shows a task in progress, or began one and will tell how it ended. */
static gboolean
dialog_is_at_work (AdwDialog  *dialog,
                   GListModel *dialogs)
{
  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++)
    {
      g_autoptr (AdwDialog) other = g_list_model_get_item (dialogs, i);

      if (PURSER_IS_WAIT_DIALOG (other) &&
          (other == dialog || purser_wait_dialog_is_over (PURSER_WAIT_DIALOG (other), GTK_WIDGET (dialog))))
        return TRUE;
    }
  return FALSE;
}

/* Closes the dialogs over a table, which belong to its play. It keeps dialogs of a task in progress, as closing them would
 * cancel it, and stops at an alert, which waits for an answer. */
static void
window_close_dialogs (PurserWindow *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self));

  for (guint i = g_list_model_get_n_items (dialogs); i-- > 0;)
    {
      g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

      if (ADW_IS_ALERT_DIALOG (dialog))
        return;
      if (dialog != NULL && !dialog_is_at_work (dialog, dialogs))
        adw_dialog_force_close (dialog);
    }
}

/* The second press of a double click would hit another page. */
static void
visible_page_cb (PurserWindow *self)
{
  purser_press_guard_renew (self->guard);
}

/* It would also hit a dialog, or what was below one. The last dialog returns the focus to a widget that is not mapped if
 * another page has come meanwhile: no key would reach that page. */
static void
visible_dialog_cb (PurserWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  purser_press_guard_renew (self->guard);
  if (dialog != NULL)
    purser_press_guard_watch (self->guard, GTK_WIDGET (dialog));
  else if (focus != NULL && !gtk_widget_get_mapped (focus))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

/* The reference to the page goes with the source. */
static gboolean
let_go_cb (gpointer page)
{
  return G_SOURCE_REMOVE;
}

/* Shows the table of a play directly above the library. */
void
purser_window_show_play (PurserWindow *self,
                         PurserPlay   *play)
{
  PurserTablePage *former = window_find_table (self);
  PurserTablePage *table = purser_table_page_new (play);
  AdwNavigationPage *pages[2] = { ADW_NAVIGATION_PAGE (self->library_page), ADW_NAVIGATION_PAGE (table) };

  window_close_dialogs (self);
  if (former != NULL && purser_table_page_get_play (former) != play)
    purser_play_set_released (purser_table_page_get_play (former), TRUE);
  purser_unsaved_plays_watch (play);
  purser_play_set_released (play, FALSE);
  /* A focused widget would keep its whole page alive. A dialog that stays keeps the focus. */
  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  /* Taking a page apart takes as long as making one, so it waits until the new one has the focus and nothing else is to do. */
  if (former != NULL)
    g_idle_add_full (G_PRIORITY_LOW, let_go_cb, g_object_ref (former), g_object_unref);
  adw_navigation_view_replace (self->navigation_view, pages, G_N_ELEMENTS (pages));
  purser_scoreboard_window_go_on (purser_table_page_get_session (table), gtk_window_get_application (GTK_WINDOW (self)));
}

void
purser_window_show_library (PurserWindow *self)
{
  adw_navigation_view_pop_to_page (self->navigation_view, ADW_NAVIGATION_PAGE (self->library_page));
}

static const char *
table_get_help (PurserTablePage *page)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (purser_table_page_get_play (page)));

  return ui->help != NULL ? ui->help : "roll";
}

/* Returns: (transfer none): the page of the help that fits what the window shows */
static const char *
window_get_help (PurserWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (PURSER_IS_COMPONENTS_DIALOG (dialog) || PURSER_IS_LEARN_DIALOG (dialog))
    return "copy";
  if (PURSER_IS_EDIT_ENTRY_DIALOG (dialog) || PURSER_IS_ADJUST_DIALOG (dialog))
    return "edit";
  if (PURSER_IS_SHORTCUTS_DIALOG (dialog))
    return "shortcuts";
  if (PURSER_IS_RULE_DIALOG (dialog) || PURSER_IS_RULES_PAGE (page))
    return "rules";
  if (PURSER_IS_NEW_PLAY_PAGE (page))
    return "start";
  if (PURSER_IS_SHARE_DIALOG (dialog) || PURSER_IS_RESULT_PAGE (page))
    return "end";
  if (PURSER_IS_STATISTICS_PAGE (page) || PURSER_IS_PEOPLE_PAGE (page))
    return "plays";
  if (PURSER_IS_TABLE_PAGE (page))
    return table_get_help (PURSER_TABLE_PAGE (page));
  return "index";
}

/* Shows the help page that fits what the window shows, unless the help is shown already. */
void
purser_window_show_help (PurserWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (!PURSER_IS_HELP_DIALOG (dialog))
    adw_dialog_present (purser_help_dialog_new (window_get_help (self)), GTK_WIDGET (self));
}

void
purser_window_push (PurserWindow      *self,
                    AdwNavigationPage *page)
{
  adw_navigation_view_push (self->navigation_view, page);
}

static void
toast_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_toast_show (PURSER_WINDOW (widget)->toast_overlay, g_variant_get_string (parameter, NULL));
}

static void
statistics_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  PurserWindow *self = PURSER_WINDOW (widget);
  PurserPlays *plays = purser_library_page_get_plays (self->library_page);

  purser_window_push (self, ADW_NAVIGATION_PAGE (purser_statistics_page_new (plays)));
}

/* Shows the page where a play is begun.
 *
 * @like: (nullable): a former play, for a rematch
 * @group: (nullable): the players, each with a name and a colour */
void
purser_window_begin_play (PurserWindow *self,
                          PurserPlay   *like,
                          GVariant     *group)
{
  PurserNewPlayPage *page = purser_new_play_page_new (purser_window_get_plays (self));

  if (like != NULL)
    purser_new_play_page_take_from (page, like);
  if (group != NULL)
    purser_new_play_page_seat (page, group);
  g_signal_connect_object (page, "started", G_CALLBACK (purser_window_show_play), self, G_CONNECT_SWAPPED);
  purser_window_push (self, ADW_NAVIGATION_PAGE (page));
}

static void
new_play_activated (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  PurserWindow *self = PURSER_WINDOW (widget);

  if (!PURSER_IS_NEW_PLAY_PAGE (adw_navigation_view_get_visible_page (self->navigation_view)))
    purser_window_begin_play (self, NULL, NULL);
}

static void
open_play_activated (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  purser_opening_open_play (PURSER_WINDOW (widget)->opening, g_variant_get_bytestring (parameter));
}

static void
open_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  purser_opening_choose (PURSER_WINDOW (widget)->opening);
}

/* Returns: (transfer none) (nullable): the session of the play at its table */
PurserSession *
purser_window_find_session (PurserWindow *self)
{
  PurserTablePage *table = window_find_table (self);

  return table != NULL ? purser_table_page_get_session (table) : NULL;
}

/* Shows the rules above the current page; the game at the table is searched first. */
static PurserRulesPage *
window_ensure_rules (PurserWindow *self)
{
  AdwNavigationPage *page;
  AdwNavigationPage *open = adw_navigation_view_find_page (self->navigation_view, "rules");
  PurserSession *session = purser_window_find_session (self);
  const char *game = session != NULL ? purser_play_get_rules (purser_session_get_play (session))->id : NULL;

  if (open != NULL)
    {
      adw_navigation_view_pop_to_page (self->navigation_view, open);
      return PURSER_RULES_PAGE (open);
    }
  page = ADW_NAVIGATION_PAGE (purser_rules_page_new (game));
  purser_rules_page_set_session (PURSER_RULES_PAGE (page), session);
  purser_window_push (self, page);
  return PURSER_RULES_PAGE (page);
}

static void
rules_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *words)
{
  purser_rules_page_search (window_ensure_rules (PURSER_WINDOW (widget)),
                            words != NULL ? g_variant_get_string (words, NULL) : NULL);
}

/* Searches what is in front: the plays in their list, or else the rules. */
static void
find_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  PurserWindow *self = PURSER_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);

  if (!PURSER_IS_LIBRARY_PAGE (page) || !purser_library_page_search (PURSER_LIBRARY_PAGE (page)))
    purser_rules_page_search (window_ensure_rules (self), NULL);
}

static void
menu_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  purser_window_keys_show_menu (GTK_WIDGET (adw_navigation_view_get_visible_page (PURSER_WINDOW (widget)->navigation_view)));
}

static void
show_rule_activated (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  PurserSection *section = purser_rulebook_find_anywhere (g_variant_get_string (parameter, NULL));

  if (section != NULL)
    purser_rules_page_show_section (window_ensure_rules (PURSER_WINDOW (widget)), section);
}

/* Keeps the window open while moves are only in memory, as they would be lost with it. */
static gboolean
purser_window_close_request (GtkWindow *window)
{
  if (!purser_farewell_is_due ())
    {
      purser_scoreboard_window_close_all (gtk_window_get_application (window));
      return GTK_WINDOW_CLASS (purser_window_parent_class)->close_request (window);
    }
  purser_farewell_ask (gtk_window_get_application (window));
  return TRUE;
}

static void
purser_window_dispose (GObject *object)
{
  PurserWindow *self = PURSER_WINDOW (object);

  if (self->opening != NULL)
    purser_opening_stop (self->opening);
  g_clear_object (&self->opening);
  G_OBJECT_CLASS (purser_window_parent_class)->dispose (object);
}

static void
purser_window_class_init (PurserWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = purser_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = purser_window_close_request;

  g_type_ensure (PURSER_TYPE_LIBRARY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/shell/purser-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, navigation_view);
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, library_page);
  gtk_widget_class_bind_template_callback (widget_class, page_popped_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_dialog_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);

  gtk_widget_class_install_action (widget_class, "win.find", NULL, find_activated);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_activated);
  gtk_widget_class_install_action (widget_class, "win.new-play", NULL, new_play_activated);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "win.open-play", "ay", open_play_activated);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_activated);
  gtk_widget_class_install_action (widget_class, "win.search-rules", "s", rules_activated);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_activated);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_activated);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_activated);
  purser_play_actions_install (widget_class);
  purser_window_keys_install (widget_class);
}

static void
purser_window_init (PurserWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->guard = purser_press_guard_new (GTK_WIDGET (self->toast_overlay));
  self->opening = purser_opening_new (self);
}

PurserWindow *
purser_window_new (GtkApplication *application)
{
  PurserWindow *self = g_object_new (PURSER_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = purser_settings_get ();

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  return self;
}
