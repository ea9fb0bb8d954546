// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A play in the library: the game, who played, how it stands or who won, when, and how long it took. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-games.h"
#include "purser-play-row.h"
#include "purser-player-mark.h"

static char *
dup_title (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  const PurserRules *rules = result != NULL ? purser_games_find (result->game) : NULL;

  if (result != NULL && result->title != NULL)
    return g_strdup (result->title);
  return rules != NULL ? g_strdup (_(rules->title)) : g_path_get_basename (purser_play_info_get_path (info));
}

static char *
dup_names (PurserResult *result,
           gboolean      winners)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < result->n_seats; i++)
    if (!winners || result->seats[i].wins)
      /* Translators: stands between the names of players */
      g_string_append_printf (names, "%s%s", names->len > 0 ? _(", ") : "", result->seats[i].name);
  return g_string_free_and_steal (g_steal_pointer (&names));
}

static char *
dup_date (PurserPlayInfo *info)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (purser_play_info_get_time (info));

  return g_date_time_format (moment, "%x");
}

static char *
dup_length (PurserResult *result)
{
  guint minutes = purser_result_get_minutes (result);

  if (minutes == 0)
    return g_strdup ("");
  /* Translators: put after the date of a play */
  return g_strdup_printf (ngettext (" · %u minute", " · %u minutes", minutes), minutes);
}

static char *
dup_subtitle (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *names = NULL;
  g_autofree char *date = NULL;
  g_autofree char *length = NULL;

  if (result == NULL)
    return g_strdup (purser_play_info_get_problem (info));
  names = dup_names (result, result->over);
  date = dup_date (info);
  length = dup_length (result);
  if (result->over)
    /* Translators: the winners of a play, its date, and how long it took */
    return g_strdup_printf (_("Won by %s · %s%s"), names, date, length);
  /* Translators: the players, the round they are in, the date of the play, and how long it took */
  return g_strdup_printf (_("%s · round %u · %s%s"), names, result->rounds, date, length);
}

static GtkWidget *
marks_new (PurserResult *result)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (guint i = 0; i < result->n_seats; i++)
    {
      GtkWidget *mark = purser_player_mark_new (20);

      purser_player_mark_set (PURSER_PLAYER_MARK (mark), result->seats[i].name, result->seats[i].colour, i);
      gtk_box_append (GTK_BOX (box), mark);
    }
  return box;
}

/* Every row has one, so whoever listens is told which play it deletes. */
static GtkWidget *
delete_button_new (PurserPlayInfo *info,
                   const char     *title)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *date = dup_date (info);
  /* Translators: a button that deletes a play: its title and its date */
  g_autofree char *label = g_strdup_printf (_("Delete: %s, %s"), title, date);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Delete"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "library.delete");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", purser_play_info_get_path (info));
  return button;
}

/**
 * purser_play_row_new:
 * @info: what is known of a play
 *
 * Returns: (transfer floating): a row that opens the play
 */
GtkWidget *
purser_play_row_new (PurserPlayInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = dup_title (info);
  g_autofree char *subtitle = dup_subtitle (info);
  PurserResult *result = purser_play_info_get_result (info);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  /* Names can be of any length. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  if (result != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), marks_new (result));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), delete_button_new (info, title));
  if (result == NULL)
    return row;
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-play");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", purser_play_info_get_path (info));
  return row;
}

/**
 * purser_play_row_matches:
 * @info: what is known of a play
 * @words: what somebody looks for
 *
 * Returns: whether every word is in the title, in a name, in the place or in the date
 */
gboolean
purser_play_row_matches (PurserPlayInfo *info,
                         const char     *words)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = NULL;
  g_autofree char *names = NULL;
  g_autofree char *date = NULL;
  g_autofree char *whole = NULL;

  if (*words == '\0')
    return TRUE;
  title = dup_title (info);
  names = result != NULL ? dup_names (result, FALSE) : g_strdup ("");
  date = result != NULL ? dup_date (info) : g_strdup ("");
  whole = g_strjoin (" ", title, names, date, result != NULL && result->place != NULL ? result->place : "", NULL);
  return g_str_match_string (words, whole, TRUE) || strstr (whole, words) != NULL;
}
