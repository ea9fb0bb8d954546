// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Describes a play for the library: the game, the players, the state or the winners, the date and the duration. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-expansions.h"
#include "purser-games.h"
#include "purser-name-list.h"
#include "purser-play-words.h"

char *
purser_play_words_dup_title (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  const PurserRules *rules = result != NULL ? purser_games_find (result->game) : NULL;

  if (result != NULL && result->title != NULL)
    return g_strdup (result->title);
  return rules != NULL ? g_strdup (_(rules->title)) : g_filename_display_basename (purser_play_info_get_path (info));
}

static char *
dup_names (PurserResult *result)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < result->n_seats; i++)
    /* Translators: stands between the names of players */
    g_string_append_printf (names, "%s%s", names->len > 0 ? _(", ") : "", result->seats[i].name);
  return g_string_free_and_steal (g_steal_pointer (&names));
}

static char *
dup_winners (PurserResult *result)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < result->n_seats; i++)
    if (result->seats[i].wins)
      g_ptr_array_add (names, result->seats[i].name);
  return purser_name_list_dup_text (names);
}

/* Returns: (transfer full): the day it was played, in the format of the locale */
char *
purser_play_words_dup_date (PurserPlayInfo *info)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (purser_play_info_get_time (info));

  return g_date_time_format (moment, "%x");
}

static char *
dup_length (PurserResult *result)
{
  g_autofree char *length = purser_duration_dup_text (result->seconds);

  return length != NULL ? g_strconcat (" · ", length, NULL) : g_strdup ("");
}

/* Nobody wins against nobody, so a player alone is only named.
 *
 * Returns: (transfer full): the players, or the winners of a play that is over; nothing of a file with a problem */
char *
purser_play_words_dup_who (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  gboolean won = result != NULL && result->over && result->n_seats > 1;
  g_autofree char *names = result == NULL ? g_strdup ("") : won ? dup_winners (result) : dup_names (result);

  if (result != NULL && result->undecided)
    /* Translators: a play that is over while points wait for printed values */
    return g_strdup (_("Not decided yet"));
  if (won && *names == '\0')
    /* Translators: a play that everybody lost */
    return g_strdup (_("Nobody won"));
  if (won)
    /* Translators: the winners of a play */
    return g_strdup_printf (_("Won by %s"), names);
  return g_steal_pointer (&names);
}

/* Returns: (transfer full): the round of a play that goes on, its date and duration; or the problem of its file */
char *
purser_play_words_dup_when (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *date = NULL;
  g_autofree char *length = NULL;

  if (result == NULL)
    return g_strdup (purser_play_info_get_problem (info));
  date = purser_play_words_dup_date (info);
  length = dup_length (result);
  if (result->over || result->rounds == 0)
    return g_strconcat (date, length, NULL);
  /* Translators: the round that players are in, the date of the play, and how long it took */
  return g_strdup_printf (_("Round %u · %s%s"), result->rounds, date, length);
}

/* Returns: (transfer full): all that is told of a play besides its title */
char *
purser_play_words_dup_subtitle (PurserPlayInfo *info)
{
  g_autofree char *who = purser_play_words_dup_who (info);
  g_autofree char *when = purser_play_words_dup_when (info);

  return g_strconcat (who, *who != '\0' ? " · " : "", when, NULL);
}

static char *
dup_whole (PurserResult *result,
           const char   *title,
           const char   *names,
           const char   *date)
{
  g_autofree char *expansions = purser_expansions_dup_text ((const char *const *) result->expansions);

  return g_strjoin (" ", title, names, date, expansions, result->place != NULL ? result->place : "", NULL);
}

/* Returns: whether every word is in the title, a name, an expansion, the place or the date */
gboolean
purser_play_words_match (PurserPlayInfo *info,
                         const char     *words)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = NULL;
  g_autofree char *names = NULL;
  g_autofree char *date = NULL;
  g_autofree char *whole = NULL;

  if (*words == '\0')
    return TRUE;
  title = purser_play_words_dup_title (info);
  names = result != NULL ? dup_names (result) : g_strdup ("");
  date = result != NULL ? purser_play_words_dup_date (info) : g_strdup ("");
  whole = result != NULL ? dup_whole (result, title, names, date) : g_strjoin (" ", title, names, date, NULL);
  return g_str_match_string (words, whole, TRUE) || strstr (whole, words) != NULL;
}
