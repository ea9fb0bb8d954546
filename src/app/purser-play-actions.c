// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What can be done with a play beside playing it, wherever it is shown: the actions `play.charts`,
 * `play.share` and `play.scoreboard`. */

#include "config.h"

#include "purser-chart-page.h"
#include "purser-play-actions.h"
#include "purser-format.h"
#include "purser-scoreboard-window.h"
#include "purser-share-dialog.h"
#include "purser-window.h"

static PurserSession *
get_session (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "purser-session");
}

static void
charts_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (PURSER_IS_WINDOW (root))
    purser_window_push (PURSER_WINDOW (root), ADW_NAVIGATION_PAGE (purser_chart_page_new (get_session (widget))));
}

static void
share_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       widget)
{
  adw_dialog_present (purser_share_dialog_new (get_session (widget)), widget);
}

static void
scoreboard_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  purser_scoreboard_window_present (get_session (widget), gtk_window_get_application (window));
}

/**
 * purser_play_actions_add:
 * @widget: a page that shows a play
 * @session: its session
 *
 * Adds the actions to a page.
 */
void
purser_play_actions_add (GtkWidget     *widget,
                         PurserSession *session)
{
  static const GActionEntry entries[] = {
    { .name = "charts", .activate = charts_activated },
    { .name = "share", .activate = share_activated },
    { .name = "scoreboard", .activate = scoreboard_activated },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_object_set_data_full (G_OBJECT (widget), "purser-session", g_object_ref (session), g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), widget);
  gtk_widget_insert_action_group (widget, "play", G_ACTION_GROUP (group));
  purser_add_shortcut (widget, "<Control>l", "play.charts");
  purser_add_shortcut (widget, "<Control><Shift>s", "play.scoreboard");
  purser_add_shortcut (widget, "<Control><Shift>e", "play.share");
}
