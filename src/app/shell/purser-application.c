// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "purser-about.h"
#include "purser-application.h"
#include "purser-farewell.h"
#include "purser-game-ui.h"
#include "purser-preferences-dialog.h"
#include "purser-shortcuts-dialog.h"
#include "purser-widget.h"
#include "purser-window.h"

#define REST_AFTER 700 /* milliseconds; the page is painted after some fifty */

struct _PurserApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserApplication, purser_application, ADW_TYPE_APPLICATION)

/* Returns memory to the system, as starting takes much that is free right after. */
static void
give_back (gpointer data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static PurserWindow *
application_ensure_window (PurserApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !PURSER_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    {
      window = GTK_WINDOW (purser_window_new (GTK_APPLICATION (self)));
      g_timeout_add_once (REST_AFTER, give_back, NULL);
    }
  return PURSER_WINDOW (window);
}

static void
purser_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (application_ensure_window (PURSER_APPLICATION (application))));
}

static void
purser_application_open (GApplication  *application,
                         GFile        **files,
                         int            n_files,
                         const char    *hint)
{
  PurserWindow *window = application_ensure_window (PURSER_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  purser_window_open_files (window, files, (guint) n_files);
}

static void
about_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  purser_about_present (GTK_WIDGET (application_ensure_window (data)));
}

static void
preferences_activated (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       data)
{
  adw_dialog_present (g_object_new (PURSER_TYPE_PREFERENCES_DIALOG, NULL), GTK_WIDGET (application_ensure_window (data)));
}

static void
help_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  PurserWindow *window = application_ensure_window (data);

  purser_window_show_help (window);
}

/* Shows the shortcuts, unless they are shown already. */
static void
shortcuts_activated (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  PurserWindow *window = application_ensure_window (data);
  AdwDialog *shown = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  if (!PURSER_IS_SHORTCUTS_DIALOG (shown))
    adw_dialog_present (g_object_new (PURSER_TYPE_SHORTCUTS_DIALOG, NULL), GTK_WIDGET (window));
}

static void
quit_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  purser_farewell_ask (data);
}

/* Handles a result in the overview of the shell: presents the window with the rule, whatever it showed before. */
static void
rules_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  PurserWindow *window = application_ensure_window (data);
  gboolean search = g_str_equal (g_action_get_name (G_ACTION (action)), "search-rules");

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), search ? "win.search-rules" : "win.show-rule", parameter);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_activated },
  { .name = "help", .activate = help_activated },
  { .name = "preferences", .activate = preferences_activated },
  { .name = "quit", .activate = quit_activated },
  { .name = "search-rules", .parameter_type = "s", .activate = rules_activated },
  { .name = "show-rule", .parameter_type = "s", .activate = rules_activated },
  { .name = "shortcuts", .activate = shortcuts_activated },
};

static const struct {
  const char *action;
  const char *accelerators[3];
} accelerators[] = {
  { "app.help", { "F1" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "app.shortcuts", { "<Control>question", "<Control>slash" } },
  { "win.new-play", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.find", { "<Control>f" } },
  { "win.fullscreen", { "F11" } },
  { "win.menu", { "F10" } },
  { "win.rules", { "<Control>r" } },
  { "window.close", { "<Control>w" } },
};

/* Keeps a closed dialog until the handler of the button that closed it has returned: without animations, libadwaita 1.7
 * disposes of the dialog before that. */
static gboolean
dialog_closed_cb (GSignalInvocationHint *hint,
                  guint                  n_values,
                  const GValue          *values,
                  gpointer               data)
{
  g_idle_add_once (g_object_unref, g_value_dup_object (&values[0]));
  return G_SOURCE_CONTINUE;
}

static void
keep_closed_dialogs (void)
{
  /* The signals exist once the class does. */
  g_type_class_unref (g_type_class_ref (ADW_TYPE_DIALOG));
  g_signal_add_emission_hook (g_signal_lookup ("closed", ADW_TYPE_DIALOG), 0, dialog_closed_cb, NULL, NULL);
}

/* Loads all style sheets before the first window, as a later one would restyle every widget. */
static void
load_styles (void)
{
  purser_load_style ("/purser/app/kit/style.css");
  for (guint i = 0; purser_game_uis[i] != NULL; i++)
    if (purser_game_uis[i]->style != NULL)
      purser_load_style (purser_game_uis[i]->style);
}

static void
purser_application_startup (GApplication *application)
{
  PurserApplication *self = PURSER_APPLICATION (application);

  /* This comes before GTK starts, which would otherwise read all icon themes to find out whether they have an icon. */
  gtk_window_set_default_icon_name (APP_ID);
  G_APPLICATION_CLASS (purser_application_parent_class)->startup (application);
  load_styles ();

  keep_closed_dialogs ();
  purser_farewell_watch (GTK_APPLICATION (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           (const char **) accelerators[i].accelerators);
}

static void
purser_application_shutdown (GApplication *application)
{
  purser_farewell_wait (GTK_APPLICATION (application));
  G_APPLICATION_CLASS (purser_application_parent_class)->shutdown (application);
}

static void
purser_application_class_init (PurserApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = purser_application_startup;
  application_class->shutdown = purser_application_shutdown;
  application_class->activate = purser_application_activate;
  application_class->open = purser_application_open;
}

static void
purser_application_init (PurserApplication *self)
{
}

PurserApplication *
purser_application_new (void)
{
  return g_object_new (PURSER_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "register-session", TRUE,
                       "version", PACKAGE_VERSION,
                       NULL);
}
