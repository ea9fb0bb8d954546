// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-copy-dialog.h"
#include "purser-games.h"
#include "purser-keeper.h"
#include "purser-learn-dialog.h"
#include "purser-library-page.h"
#include "purser-local-file.h"
#include "purser-mend-dialog.h"
#include "purser-new-play-page.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-rulebook.h"
#include "purser-rules-page.h"
#include "purser-share-dialog.h"
#include "purser-shortcuts-dialog.h"
#include "purser-statistics-page.h"
#include "purser-table-page.h"
#include "purser-window.h"

struct _PurserWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay   *toast_overlay;
  AdwNavigationView *navigation_view;
  PurserLibraryPage *library_page;
};

G_DEFINE_FINAL_TYPE (PurserWindow, purser_window, ADW_TYPE_APPLICATION_WINDOW)

static GSettings *
window_get_settings (PurserWindow *self)
{
  return purser_application_get_settings (PURSER_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
}

static void
window_tell_problem (PurserWindow *self,
                     const char   *heading,
                     const char   *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

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

/**
 * purser_window_open_play:
 * @self: a window
 * @path: a `.purser` file
 *
 * Opens a play and shows its table, or says why it cannot.
 */
void
purser_window_open_play (PurserWindow *self,
                         const char   *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) play = NULL;
  PurserTablePage *open = window_find_table (self, path);
  guint line;

  if (open != NULL)
    {
      adw_navigation_view_pop_to_page (self->navigation_view, ADW_NAVIGATION_PAGE (open));
      return;
    }
  if (purser_keeper_find (path) != NULL)
    {
      purser_window_show_play (self, purser_keeper_find (path));
      return;
    }
  play = purser_play_open (path, PURSER_PLAY_APPEND, purser_games_find, &line, &error);
  if (play != NULL)
    {
      purser_window_show_play (self, play);
      return;
    }
  if (line > 0)
    {
      g_autofree char *text = g_strdup_printf (_("Line %u: %s"), line, error->message);

      window_tell_problem (self, _("This Play Could Not Be Opened"), text);
      return;
    }
  window_tell_problem (self, _("This Play Could Not Be Opened"), error->message);
}

/**
 * purser_window_open_file:
 * @self: a window
 * @file: a `.purser` file
 *
 * Opens a play and shows its table, or says why it cannot; wherever the file is.
 */
void
purser_window_open_file (PurserWindow *self,
                         GFile        *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = purser_local_file_dup_path (file, &error);

  if (path != NULL)
    purser_window_open_play (self, path);
  else
    window_tell_problem (self, _("This Play Could Not Be Opened"), error->message);
}

/**
 * purser_window_show_play:
 * @self: a window
 * @play: a play that is open
 *
 * Shows the table of a play, right above the library.
 */
void
purser_window_show_play (PurserWindow *self,
                         PurserPlay   *play)
{
  AdwNavigationPage *pages[2] = { ADW_NAVIGATION_PAGE (self->library_page),
                                  ADW_NAVIGATION_PAGE (purser_table_page_new (play)) };

  adw_navigation_view_replace (self->navigation_view, pages, G_N_ELEMENTS (pages));
}

/**
 * purser_window_get_help:
 * @self: a window
 *
 * Returns: (transfer none): the page of the help that fits what the window shows
 */
const char *
purser_window_get_help (PurserWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (PURSER_IS_COPY_DIALOG (dialog) || PURSER_IS_LEARN_DIALOG (dialog))
    return "copy";
  if (PURSER_IS_MEND_DIALOG (dialog) || PURSER_IS_ADJUST_DIALOG (dialog))
    return "mend";
  if (PURSER_IS_SHORTCUTS_DIALOG (dialog))
    return "shortcuts";
  if (PURSER_IS_RULE_DIALOG (dialog) || PURSER_IS_RULES_PAGE (page))
    return "rules";
  if (PURSER_IS_NEW_PLAY_PAGE (page))
    return "start";
  if (PURSER_IS_SHARE_DIALOG (dialog) || PURSER_IS_RESULT_PAGE (page) || PURSER_IS_STATISTICS_PAGE (page))
    return "end";
  if (PURSER_IS_TABLE_PAGE (page))
    return "roll";
  return "index";
}

/**
 * purser_window_push:
 * @self: a window
 * @page: (transfer floating): a page
 *
 * Shows a page above the present one.
 */
void
purser_window_push (PurserWindow      *self,
                    AdwNavigationPage *page)
{
  adw_navigation_view_push (self->navigation_view, page);
}

/**
 * purser_window_add_toast:
 * @self: a window
 * @toast: (transfer full): what to say
 *
 * Says something in passing.
 */
void
purser_window_add_toast (PurserWindow *self,
                         AdwToast     *toast)
{
  /* What it says may hold the name of a file or a sentence of somebody else's. */
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

static void
new_play_activated (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  PurserWindow *self = PURSER_WINDOW (widget);

  if (PURSER_IS_NEW_PLAY_PAGE (adw_navigation_view_get_visible_page (self->navigation_view)))
    return;
  purser_window_push (self, ADW_NAVIGATION_PAGE (purser_new_play_page_new (window_get_settings (self))));
}

static void
open_play_activated (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  purser_window_open_play (PURSER_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (PurserWindow) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL)
    purser_window_open_file (self, file);
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

/* A single play is opened where it lies; what cannot be one is said, so that nobody drops it again. */
static void
window_take_file (PurserWindow *self,
                  GFile        *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (name != NULL && g_str_has_suffix (name, ".purser"))
    purser_window_open_file (self, file);
  else
    purser_window_add_toast (self, adw_toast_new_format (_("%s is not a play of Purser"), name));
}

static gboolean
files_dropped_cb (GtkDropTarget *target,
                  const GValue  *value,
                  double         x,
                  double         y,
                  PurserWindow  *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *file = files; file != NULL; file = file->next)
    window_take_file (self, file->data);
  return files != NULL;
}

/* The play the rules are read beside: a result or a chart may lie above its table. */
static PurserSession *
window_find_session (PurserWindow *self)
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
  PurserSession *session = window_find_session (self);
  const char *game = session != NULL ? purser_play_get_rules (purser_session_get_play (session))->id : NULL;

  if (open != NULL)
    {
      adw_navigation_view_pop_to_page (self->navigation_view, open);
      return PURSER_RULES_PAGE (open);
    }
  page = ADW_NAVIGATION_PAGE (purser_rules_page_new (window_get_settings (self), game));
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

static void
close_chosen_cb (AdwAlertDialog *dialog,
                 const char     *response,
                 PurserWindow   *self)
{
  if (g_str_equal (response, "close"))
    g_application_quit (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
}

/* Moves that are in memory alone would be lost with the window. */
static gboolean
purser_window_close_request (GtkWindow *window)
{
  const char *problem = purser_keeper_get_problem ();
  AdwAlertDialog *dialog;

  if (problem == NULL)
    return GTK_WINDOW_CLASS (purser_window_parent_class)->close_request (window);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Close Without Saving?"), NULL));
  adw_alert_dialog_format_body (dialog, _("The last moves are not on the disk yet: %s"), problem);
  adw_alert_dialog_add_responses (dialog, "keep", _("_Keep Open"), "close", _("Close _Anyway"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (dialog, "keep");
  adw_alert_dialog_set_close_response (dialog, "keep");
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_chosen_cb), window, 0);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  return TRUE;
}

static void
purser_window_dispose (GObject *object)
{
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
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, navigation_view);
  gtk_widget_class_bind_template_child (widget_class, PurserWindow, library_page);

  gtk_widget_class_install_action (widget_class, "win.new-play", NULL, new_play_activated);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "win.open-play", "s", open_play_activated);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_activated);
  gtk_widget_class_install_action (widget_class, "win.search-rules", "s", search_rules_activated);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_activated);
}

/* While a dialog is open no key gets to the window; help is wanted there most. */
static GtkEventController *
help_key_new (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                          gtk_named_action_new ("app.help")));
  return controller;
}

static void
dialog_shown_cb (AdwApplicationWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (self);

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), "help-key") != NULL)
    return;
  gtk_widget_add_controller (GTK_WIDGET (dialog), help_key_new ());
  g_object_set_data (G_OBJECT (dialog), "help-key", dialog);
}

static void
purser_window_init (PurserWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (target, "drop", G_CALLBACK (files_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
}

/**
 * purser_window_new:
 * @application: the application, started
 *
 * Returns: (transfer none): a window that shows the library
 */
PurserWindow *
purser_window_new (PurserApplication *application)
{
  PurserWindow *self = g_object_new (PURSER_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = purser_application_get_settings (application);

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  return self;
}
