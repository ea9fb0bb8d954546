// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The actions "play.…" of a window, which act on its play from any page. Without a play they do nothing. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chart-page.h"
#include "purser-components-dialog.h"
#include "purser-components.h"
#include "purser-copy.h"
#include "purser-game-ui.h"
#include "purser-joining.h"
#include "purser-learn-dialog.h"
#include "purser-play-actions.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-scoreboard-window.h"
#include "purser-share-dialog.h"
#include "purser-toast.h"
#include "purser-window.h"

/* Tells the user if scores are hidden until the end: they are in no chart and in nothing that is shared before. */
static gboolean
shows_scores (GtkWidget     *window,
              PurserSession *session)
{
  if (!purser_game_ui_hides_score (purser_session_get_play (session)))
    return TRUE;
  purser_toast (window, "%s", _("The scores are hidden until the end"));
  return FALSE;
}

static void
charts_activated (GtkWidget  *window,
                  const char *name,
                  GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL && shows_scores (window, session))
    purser_window_push (PURSER_WINDOW (window), ADW_NAVIGATION_PAGE (purser_chart_page_new (session)));
}

static void
result_activated (GtkWidget  *window,
                  const char *name,
                  GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    purser_window_push (PURSER_WINDOW (window), ADW_NAVIGATION_PAGE (
      purser_result_page_new (session, purser_window_get_plays (PURSER_WINDOW (window)))));
}

static void
rematch_activated (GtkWidget  *window,
                   const char *name,
                   GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    purser_window_begin_play (PURSER_WINDOW (window), purser_session_get_play (session), NULL);
}

/* Begins a play with a group of players. */
static void
seat_group_activated (GtkWidget  *window,
                      const char *name,
                      GVariant   *group)
{
  purser_window_begin_play (PURSER_WINDOW (window), NULL, group);
}

static void
join_activated (GtkWidget  *window,
                const char *name,
                GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    purser_joining_ask (PURSER_WINDOW (window), session);
}

static gboolean
show_again_cb (gpointer window)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    purser_window_show_play (PURSER_WINDOW (window), purser_session_get_play (session));
  return G_SOURCE_REMOVE;
}

/* Shows the play again after the code that changed it has returned, and before a key could answer the old question. */
static void
show_again_activated (GtkWidget  *window,
                      const char *name,
                      GVariant   *parameter)
{
  g_idle_add_full (G_PRIORITY_HIGH, show_again_cb, g_object_ref (window), g_object_unref);
}

static void
share_activated (GtkWidget  *window,
                 const char *name,
                 GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL && shows_scores (window, session))
    adw_dialog_present (purser_share_dialog_new (session), window);
}

static void
scoreboard_activated (GtkWidget  *window,
                      const char *name,
                      GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    purser_scoreboard_window_present (session, gtk_window_get_application (GTK_WINDOW (window)));
}

/* Actions of the window also work in dialogs, which are not children of a page. */
static void
show_rule (GtkWidget  *window,
           const char *name,
           GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));
  const char *rule;
  const char *item;

  g_variant_get (parameter, "(&s&s)", &rule, &item);
  if (session != NULL)
    adw_dialog_present (purser_rule_dialog_new (session, rule, *item != '\0' ? item : NULL), window);
}

static void
show_item (GtkWidget  *window,
           const char *name,
           GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));

  if (session != NULL)
    adw_dialog_present (purser_rule_dialog_new (session, NULL, g_variant_get_string (parameter, NULL)), window);
}

/* Shows the components of the game at an item, or at the beginning if the item is empty. */
static void
copy_activated (GtkWidget  *window,
                const char *name,
                GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));
  const char *item = g_variant_get_string (parameter, NULL);

  if (session != NULL)
    adw_dialog_present (purser_components_dialog_new (purser_session_get_setup (session)->rules, session,
                                                      *item != '\0' ? item : NULL), window);
}

/* A component whose values the user wants to enter, while the copy of the game is still being read. */
typedef struct {
  GtkWidget     *window;
  PurserSession *session;
  char          *item;
} Learning;

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autofree Learning *learning = data;
  g_autoptr (GtkWidget) window = learning->window;
  g_autoptr (PurserSession) session = learning->session;
  g_autofree char *item = learning->item;
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserComponents) components = NULL;

  if (!purser_copy_open_finish (PURSER_COPY (object), result, &error))
    {
      purser_toast (window, _("Could not read your copy of the game: %s"), error->message);
      return;
    }
  components = purser_components_new (purser_play_get_rules (purser_session_get_play (session)), session);
  adw_dialog_present (purser_learn_dialog_new (components, item, FALSE), window);
}

static void
learn_activated (GtkWidget  *window,
                 const char *name,
                 GVariant   *parameter)
{
  PurserSession *session = purser_window_find_session (PURSER_WINDOW (window));
  Learning *learning;

  if (session == NULL)
    return;
  learning = g_new0 (Learning, 1);
  learning->window = g_object_ref (window);
  learning->session = g_object_ref (session);
  learning->item = g_variant_dup_string (parameter, NULL);
  purser_copy_open_async (purser_copy_get (purser_play_get_rules (purser_session_get_play (session))->id), opened_cb, learning);
}

void
purser_play_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "play.charts", NULL, charts_activated);
  gtk_widget_class_install_action (window_class, "play.result", NULL, result_activated);
  gtk_widget_class_install_action (window_class, "play.rematch", NULL, rematch_activated);
  gtk_widget_class_install_action (window_class, "play.seat-group", "a(ss)", seat_group_activated);
  gtk_widget_class_install_action (window_class, "play.join", NULL, join_activated);
  gtk_widget_class_install_action (window_class, "play.show-again", NULL, show_again_activated);
  gtk_widget_class_install_action (window_class, "play.share", NULL, share_activated);
  gtk_widget_class_install_action (window_class, "play.scoreboard", NULL, scoreboard_activated);
  gtk_widget_class_install_action (window_class, "play.show-rule", "(ss)", show_rule);
  gtk_widget_class_install_action (window_class, "play.show-item", "s", show_item);
  gtk_widget_class_install_action (window_class, "play.learn", "s", learn_activated);
  gtk_widget_class_install_action (window_class, "play.copy", "s", copy_activated);
}
