// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Finds plays for the overview of the shell by game, names, place and day, in the list that the library keeps. The id of a play
 * is its URI. */

#include "config.h"

#include <string.h>

#include "purser-expansions.h"
#include "purser-language.h"
#include "purser-plain-text.h"
#include "purser-play-search.h"
#include "purser-plays-reader.h"
#include "purser-rulebook.h"

/* Only the latest plays, as the overview also needs room for rules. */
#define MOST_PLAYS 4
#define NAME_LENGTH 80
#define NAMES_LENGTH 200

static char *
dup_title (PurserPlayInfo *info)
{
  PurserResult *result = purser_play_info_get_result (info);
  const char *title = purser_rulebook_find_title (result->game, purser_language_guess ());

  if (result->title != NULL)
    return purser_plain_text_dup (result->title, NAME_LENGTH);
  return g_strdup (title != NULL ? title : result->game);
}

static char *
dup_names (PurserResult *result)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (result->n_seats, NULL, TRUE);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < result->n_seats; i++)
    g_ptr_array_add (names, result->seats[i].name);
  joined = g_strjoinv (", ", (char **) names->pdata);
  return purser_plain_text_dup (joined, NAMES_LENGTH);
}

static char *
dup_day (PurserPlayInfo *info)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (purser_play_info_get_time (info));

  return moment != NULL ? g_date_time_format (moment, "%x") : g_strdup ("");
}

static gboolean
matches (PurserPlayInfo *info,
         const char     *words)
{
  PurserResult *result = purser_play_info_get_result (info);
  g_autofree char *title = dup_title (info);
  g_autofree char *names = dup_names (result);
  g_autofree char *day = dup_day (info);
  g_autofree char *expansions = purser_expansions_dup_text ((const char *const *) result->expansions);
  g_autofree char *whole = g_strjoin (" ", title, names, day, expansions, result->place != NULL ? result->place : "", NULL);

  return g_str_match_string (words, whole, TRUE) || strstr (whole, words) != NULL;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 left = purser_play_info_get_time (*(PurserPlayInfo **) a);
  gint64 right = purser_play_info_get_time (*(PurserPlayInfo **) b);

  return (left < right) - (left > right);
}

/* Punctuation alone would match everything. */
static gboolean
has_words (const char *text)
{
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, NULL);

  return *words != NULL;
}

/* Finds the latest plays that contain every word.
 *
 * @ids: (element-type utf8): the array for the ids found */
void
purser_play_search_add (GPtrArray  *ids,
                        const char *words)
{
  g_autoptr (GPtrArray) infos = has_words (words) ? purser_plays_list_kept () : g_ptr_array_new ();
  guint n = 0;

  g_ptr_array_sort (infos, compare_times);
  for (guint i = 0; i < infos->len && n < MOST_PLAYS; i++)
    if (matches (g_ptr_array_index (infos, i), words))
      {
        g_ptr_array_add (ids, g_filename_to_uri (purser_play_info_get_path (g_ptr_array_index (infos, i)), NULL, NULL));
        n++;
      }
}

/* Returns: whether it is a play */
gboolean
purser_play_search_is_play (const char *id)
{
  return g_str_has_prefix (id, "file:///");
}

/* Describes a play that the library has, but no other file.
 *
 * @name: (out) (transfer full): its title
 * @description: (out) (transfer full): its players and its day
 *
 * Returns: whether the library has the play */
gboolean
purser_play_search_describe (const char  *id,
                             char       **name,
                             char       **description)
{
  g_autofree char *path = g_filename_from_uri (id, NULL, NULL);
  g_autoptr (GPtrArray) infos = path != NULL ? purser_plays_list_kept () : g_ptr_array_new ();

  for (guint i = 0; i < infos->len; i++)
    if (strcmp (purser_play_info_get_path (g_ptr_array_index (infos, i)), path) == 0)
      {
        g_autofree char *names = dup_names (purser_play_info_get_result (g_ptr_array_index (infos, i)));
        g_autofree char *day = dup_day (g_ptr_array_index (infos, i));

        *name = dup_title (g_ptr_array_index (infos, i));
        *description = g_strdup_printf ("%s · %s", names, day);
        return TRUE;
      }
  return FALSE;
}
