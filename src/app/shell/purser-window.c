// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-components-dialog.h"
#include "purser-edit-entry-dialog.h"
#include "purser-farewell.h"
#include "purser-game-ui.h"
#include "purser-games.h"
#include "purser-help-dialog.h"
#include "purser-import-results.h"
#include "purser-learn-dialog.h"
#include "purser-library-page.h"
#include "purser-local-file.h"
#include "purser-new-play-page.h"
#include "purser-people-page.h"
#include "purser-play-actions.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-rulebook.h"
#include "purser-rules-page.h"
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
  /* What is being opened, and the way to leave it. */
  GCancellable      *opening;
  char              *opened;
  /* What is opened then. */
  char              *next;
};

G_DEFINE_FINAL_TYPE (PurserWindow, purser_window, ADW_TYPE_APPLICATION_WINDOW)

static void
window_tell_problem (PurserWindow *self,
                     const char   *heading,
                     const char   *body)
{
  g_autofree char *valid = g_utf8_make_valid (body, -1);
  AdwDialog *dialog = adw_alert_dialog_new (heading, valid);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* A play that is already open in some window is shown there: two of them on one file would only
 * keep each other out. */
static PurserTablePage *
window_find_table (PurserWindow *self,
                   const char   *path)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (stack, i);

      if (PURSER_IS_TABLE_PAGE (page) &&
          g_strcmp0 (purser_play_get_path (purser_table_page_get_play (PURSER_TABLE_PAGE (page))), path) == 0)
        return PURSER_TABLE_PAGE (page);
    }
  return NULL;
}

static void
window_tell_unopened (PurserWindow *self,
                      guint         line,
                      const GError *error)
{
  g_autofree char *text = line > 0 ? g_strdup_printf (_("Line %u: %s"), line, error->message) : g_strdup (error->message);

  window_tell_problem (self, _("This Play Could Not Be Opened"), text);
}

/* A play that is being opened; whoever asks for another one leaves it. */
typedef struct {
  PurserWindow     *window;
  PurserWaitDialog *wait;
} Opening;

static void
play_opened_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autofree Opening *opening = data;
  g_autoptr (PurserWindow) self = opening->window;
  g_autofree char *next = g_steal_pointer (&self->next);
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_finish (result, &line, &error);

  purser_wait_dialog_end (opening->wait);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->opened, g_free);
  if (self->navigation_view == NULL)
    return;
  if (next != NULL)
    {
      g_clear_object (&play);
      purser_window_open_play (self, next);
    }
  else if (play != NULL)
    purser_window_show_play (self, play);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    window_tell_unopened (self, line, error);
}

/* One after the other, as the one that is left may have its file until it notices. */
static void
window_open_next (PurserWindow *self,
                  const char   *path)
{
  gboolean same = g_str_equal (path, self->opened) && !g_cancellable_is_cancelled (self->opening);

  g_set_str (&self->next, same ? NULL : path);
  if (!same)
    g_cancellable_cancel (self->opening);
}

static void
window_open_slowly (PurserWindow *self,
                    const char   *path)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  Opening *opening;

  if (self->opening != NULL)
    {
      window_open_next (self, path);
      return;
    }
  opening = g_new0 (Opening, 1);
  self->opening = g_cancellable_new ();
  self->opened = g_strdup (path);
  opening->window = g_object_ref (self);
  opening->wait = purser_wait_dialog_new (GTK_WIDGET (self), _("Opening the Play…"), gauge, self->opening);
  purser_play_open_async (path, purser_games_find, gauge, self->opening, play_opened_cb, opening);
}

/* Opens a play and shows its table, or says why it cannot. What was to be opened before is left.
 *
 * @path: a `.purser` file */
void
purser_window_open_play (PurserWindow *self,
                         const char   *path)
{
  PurserTablePage *open = window_find_table (self, path);
  PurserPlay *unsaved = purser_unsaved_plays_find (path);

  if (open != NULL)
    adw_navigation_view_pop_to_page (self->navigation_view, ADW_NAVIGATION_PAGE (open));
  else if (unsaved != NULL)
    purser_window_show_play (self, unsaved);
  else
    window_open_slowly (self, path);
}

/* Opens a play and shows its table, or says why it cannot; wherever the file is. What BG Stats kept is imported.
 *
 * @file: a `.purser` file, or one of BG Stats */
static void
window_open_file (PurserWindow *self,
                  GFile        *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = purser_local_file_dup_path (file, &error);

  if (path != NULL && purser_import_results_takes (path))
    purser_import_results (GTK_WIDGET (self), purser_library_page_get_plays (self->library_page), path);
  else if (path != NULL)
    purser_window_open_play (self, path);
  else
    window_tell_problem (self, _("This Play Could Not Be Opened"), error->message);
}

/* One play lies on the table at a time: the first of several files is opened, and the others are told of. */
void
purser_window_open_files (PurserWindow  *self,
                          GFile        **files,
                          guint          n_files)
{
  window_open_file (self, files[0]);
  if (n_files > 1)
    purser_toast (GTK_WIDGET (self),
                  ngettext ("One play is open at a time: %u other file was not opened",
                            "One play is open at a time: %u other files were not opened", n_files - 1),
                  n_files - 1);
}

/* The page itself may live on, for an animation or in the hands of a screen reader; its file is free at once. */
static void
page_popped_cb (PurserWindow      *self,
                AdwNavigationPage *page)
{
  if (PURSER_IS_TABLE_PAGE (page))
    purser_play_set_released (purser_table_page_get_play (PURSER_TABLE_PAGE (page)), TRUE);
}

/* What is open over a table belongs to its play. */
static void
window_close_dialogs (PurserWindow *self)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self))) != NULL &&
         !ADW_IS_ALERT_DIALOG (dialog))
    adw_dialog_force_close (dialog);
}

static void
window_leave_tables (PurserWindow *self)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      page_popped_cb (self, page);
    }
}

/* Shows the table of a play, right above the library. */
void
purser_window_show_play (PurserWindow *self,
                         PurserPlay   *play)
{
  AdwNavigationPage *pages[2] = { ADW_NAVIGATION_PAGE (self->library_page),
                                  ADW_NAVIGATION_PAGE (purser_table_page_new (play)) };

  window_close_dialogs (self);
  window_leave_tables (self);
  purser_unsaved_plays_watch (play);
  purser_play_set_released (play, FALSE);
  /* Whatever has the focus would keep its whole page. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  adw_navigation_view_replace (self->navigation_view, pages, G_N_ELEMENTS (pages));
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
    return purser_game_ui_get (purser_play_get_rules (purser_table_page_get_play (PURSER_TABLE_PAGE (page))))->has_templates
      ? "pad" : "roll";
  return "index";
}

/* Shows the page of the help that fits what the window shows; asked for once more, it stays as it is. */
void
purser_window_show_help (PurserWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (!PURSER_IS_HELP_DIALOG (dialog))
    adw_dialog_present (purser_help_dialog_new (window_get_help (self)), GTK_WIDGET (self));
}

/* Shows a page above the present one.
 *
 * @page: (transfer floating): a page */
void
purser_window_push (PurserWindow      *self,
                    AdwNavigationPage *page)
{
  adw_navigation_view_push (self->navigation_view, page);
}

static void
window_add_toast (PurserWindow *self,
                  AdwToast     *toast)
{
  /* What it says may hold the name of a file or a sentence of somebody else's. */
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toast_overlay, g_object_ref (toast));
}

static void
toast_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  g_autoptr (AdwToast) toast = adw_toast_new (g_variant_get_string (parameter, NULL));

  window_add_toast (PURSER_WINDOW (widget), toast);
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
 * @like: (nullable): what a former play started from, for a rematch
 * @group: (nullable): who plays, each with a name and a colour */
void
purser_window_begin_play (PurserWindow *self,
                          PurserSetup  *like,
                          GVariant     *group)
{
  PurserNewPlayPage *page = purser_new_play_page_new (purser_settings_get ());

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
  purser_window_open_play (PURSER_WINDOW (widget), g_variant_get_bytestring (parameter));
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (PurserWindow) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL)
    window_open_file (self, file);
}

static void
open_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Purser plays"));
  gtk_file_filter_add_suffix (filter, "purser");
  gtk_file_dialog_set_title (dialog, _("Open a Play"));
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_open (dialog, GTK_WINDOW (widget), NULL, file_chosen_cb, g_object_ref (widget));
}

static gboolean
file_is_openable (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, ".purser") || purser_import_results_takes (name);
}

/* A play is opened where it lies; what cannot be one is said, so that nobody drops it again. */
static gboolean
files_dropped_cb (GtkDropTarget *target,
                  const GValue  *value,
                  double         x,
                  double         y,
                  PurserWindow  *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) plays = g_ptr_array_new ();

  for (GSList *file = files; file != NULL; file = file->next)
    if (file_is_openable (file->data))
      g_ptr_array_add (plays, file->data);
  if (plays->len > 0)
    purser_window_open_files (self, (GFile **) plays->pdata, plays->len);
  else if (files != NULL)
    {
      g_autofree char *name = g_file_get_basename (files->data);
      g_autofree char *shown = g_filename_display_name (name);

      purser_toast (GTK_WIDGET (self), _("%s is not a Purser play"), shown);
    }
  return files != NULL;
}

/* Returns: (transfer none) (nullable): the play at its table, above which a result, a chart or rules may lie */
PurserSession *
purser_window_find_session (PurserWindow *self)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);
  PurserSession *session = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (stack, i);

      if (PURSER_IS_TABLE_PAGE (page))
        session = purser_table_page_get_session (PURSER_TABLE_PAGE (page));
    }
  return session;
}

/* Rules are read above whatever the window shows; the game at the table is searched first. */
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
  page = ADW_NAVIGATION_PAGE (purser_rules_page_new (purser_settings_get (), game));
  purser_rules_page_set_session (PURSER_RULES_PAGE (page), session);
  purser_window_push (self, page);
  return PURSER_RULES_PAGE (page);
}

static void
rules_activated (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  purser_rules_page_search (window_ensure_rules (PURSER_WINDOW (widget)), NULL);
}

/* What is in front: the plays in their list, else the rules. */
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
search_rules_activated (GtkWidget  *widget,
                        const char *name,
                        GVariant   *parameter)
{
  purser_rules_page_search (window_ensure_rules (PURSER_WINDOW (widget)), g_variant_get_string (parameter, NULL));
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

/* Moves that are in memory alone would be lost with the window. */
static gboolean
purser_window_close_request (GtkWindow *window)
{
  if (!purser_farewell_is_due ())
    return GTK_WINDOW_CLASS (purser_window_parent_class)->close_request (window);
  purser_farewell_ask (gtk_window_get_application (window), window);
  return TRUE;
}

static void
purser_window_dispose (GObject *object)
{
  PurserWindow *self = PURSER_WINDOW (object);

  g_cancellable_cancel (self->opening);
  g_clear_pointer (&self->next, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_WINDOW);
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
  gtk_widget_class_bind_template_callback (widget_class, window_add_toast);
  gtk_widget_class_bind_template_callback (widget_class, page_popped_cb);

  gtk_widget_class_install_action (widget_class, "win.find", NULL, find_activated);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_activated);
  gtk_widget_class_install_action (widget_class, "win.new-play", NULL, new_play_activated);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "win.open-play", "ay", open_play_activated);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_activated);
  gtk_widget_class_install_action (widget_class, "win.search-rules", "s", search_rules_activated);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_activated);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_activated);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_activated);
  purser_play_actions_install (widget_class);
  purser_window_keys_install (widget_class);
}

static void
purser_window_init (PurserWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (target, "drop", G_CALLBACK (files_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  purser_window_keys_add (ADW_APPLICATION_WINDOW (self));
}

/* Returns: (transfer none): a window that shows the library */
PurserWindow *
purser_window_new (PurserApplication *application)
{
  PurserWindow *self = g_object_new (PURSER_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = purser_settings_get ();

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  return self;
}
