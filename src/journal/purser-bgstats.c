// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Reads an export of BG Stats: all of its plays, or one of them in a play file. Whole numbers refer to other parts of the
 * same file; a `uuid` identifies a play. The program that wrote it may have left out anything, or written anything: a play
 * without a date, a game or players is left out, and any other wrong value counts as missing. */

#include "config.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-bgstats.h"
#include "purser-error.h"
#include "purser-expansions.h"
#include "purser-export-private.h"
#include "purser-hash.h"
#include "purser-json.h"
#include "purser-plain-text.h"
#include "purser-sum.h"

/* No play takes longer, in minutes. */
#define LONGEST (60 * 24 * 30)
/* No score is further from zero. */
#define LARGEST 1e12
/* Longer names, in letters, and longer notes, in bytes, are cut off: a result that is kept has to be short enough to be read. */
#define LONGEST_NAME 1000
#define LONGEST_NOTES (1024 * 1024)

typedef struct {
  const PurserRules *const *rules;
  GHashTable               *games;
  GHashTable               *players;
  GHashTable               *places;
  /* Purser writes the end of a play in UTC, BG Stats in the local time of the place. */
  GTimeZone                *zone;
} Reader;

static char *
dup_words (PurserValue *value,
           const char  *key)
{
  g_autofree char *text = g_strdup (purser_value_get_string_of (value, key));

  return text != NULL && *g_strstrip (text) != '\0' ? purser_plain_text_dup (text, LONGEST_NAME) : NULL;
}

static gboolean
is_true (PurserValue *value,
         const char  *key)
{
  return purser_value_get_boolean (purser_value_get (value, key));
}

/* Maps the objects of a list by their ids. */
static GHashTable *
index_list (PurserValue *file,
            const char  *key)
{
  GHashTable *index = g_hash_table_new_full (purser_hash_int64, g_int64_equal, g_free, NULL);
  PurserValue *list = purser_value_get (file, key);

  for (guint i = 0; i < purser_value_get_size (list); i++)
    {
      PurserValue *value = purser_value_get_at (list, i);
      gint64 id = purser_value_get_integer_of (value, "id", 0);

      g_hash_table_replace (index, g_memdup2 (&id, sizeof id), value);
    }
  return index;
}

static PurserValue *
find_in (GHashTable  *index,
         PurserValue *value,
         const char  *key)
{
  gint64 id = purser_value_get_integer_of (value, key, 0);

  return g_hash_table_lookup (index, &id);
}

/* Reads whole numbers, sums such as "12+8+5", and fractions, which are rounded. */
static gboolean
read_score (PurserValue *value,
            gint64      *score)
{
  const char *text = purser_value_get_string (value);
  char *end = NULL;
  double number;

  if (purser_value_is (value, PURSER_VALUE_INTEGER))
    number = (double) purser_value_get_integer (value);
  else if (purser_value_is (value, PURSER_VALUE_REAL))
    number = purser_value_get_real (value);
  else if (text == NULL || *text == '\0')
    return FALSE;
  else if (purser_sum_parse (text, score))
    return ABS ((double) *score) <= LARGEST;
  else if (number = g_ascii_strtod (text, &end), *end != '\0')
    return FALSE;
  if (!isfinite (number) || fabs (number) > LARGEST)
    return FALSE;
  *score = (gint64) llround (number);
  return TRUE;
}

static gboolean
read_seat (Reader           *self,
           PurserValue      *value,
           PurserResultSeat *seat)
{
  PurserValue *player = find_in (self->players, value, "playerRefId");

  seat->name = dup_words (player, "name");
  seat->unscored = !read_score (purser_value_get (value, "score"), &seat->score);
  seat->wins = is_true (value, "winner");
  seat->starts = is_true (value, "startPlayer");
  seat->rank = (guint) CLAMP (purser_value_get_integer_of (value, "rank", 0), 0, PURSER_MAX_PLAYERS);
  return seat->name != NULL;
}

static int
compare_seats (gconstpointer a,
               gconstpointer b)
{
  gint64 left = purser_value_get_integer_of (*(PurserValue *const *) a, "seatOrder", 0);
  gint64 right = purser_value_get_integer_of (*(PurserValue *const *) b, "seatOrder", 0);

  return (left > right) - (left < right);
}

static gboolean
read_seats (Reader       *self,
            PurserValue  *value,
            PurserResult *result)
{
  PurserValue *list = purser_value_get (value, "playerScores");
  g_autoptr (GPtrArray) scores = g_ptr_array_new ();
  guint n = purser_value_get_size (list);

  if (n == 0 || n > PURSER_MAX_PLAYERS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (scores, purser_value_get_at (list, i));
  g_ptr_array_sort (scores, compare_seats);
  result->seats = g_new0 (PurserResultSeat, n);
  for (result->n_seats = 0; result->n_seats < n; result->n_seats++)
    if (!read_seat (self, g_ptr_array_index (scores, result->n_seats), &result->seats[result->n_seats]))
      return FALSE;
  return TRUE;
}

/* Counts the players ahead of a seat, by scores or by who won; used if the file does not name every rank. */
static guint
count_ahead (const PurserResult *result,
             guint               seat,
             gboolean            by_score)
{
  guint n = 0;

  for (guint i = 0; i < result->n_seats; i++)
    if (!by_score)
      n += result->seats[i].wins && !result->seats[seat].wins;
    else
      n += result->highest_wins ? result->seats[i].score > result->seats[seat].score
                                : result->seats[i].score < result->seats[seat].score;
  return n;
}

static void
result_rank (PurserResult *result,
             gboolean      together)
{
  gboolean ranked = TRUE, scored = TRUE, won = together;

  for (guint i = 0; i < result->n_seats; i++)
    {
      ranked = ranked && result->seats[i].rank > 0;
      scored = scored && !result->seats[i].unscored;
      won = won || result->seats[i].wins;
    }
  for (guint i = 0; i < result->n_seats && !ranked; i++)
    result->seats[i].rank = 1 + count_ahead (result, i, scored && !together);
  for (guint i = 0; i < result->n_seats && !won && (ranked || scored); i++)
    result->seats[i].wins = result->seats[i].rank == 1;
}

static gboolean
read_time (Reader       *self,
           PurserValue  *value,
           PurserResult *result)
{
  g_autofree char *text = g_strdup (purser_value_get_string_of (value, "playDate"));
  g_autoptr (GDateTime) time = NULL;

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    return FALSE;
  time = g_date_time_new_from_iso8601 (g_strdelimit (text, " ", 'T'), self->zone);
  if (time == NULL)
    return FALSE;
  result->ended = g_date_time_to_unix (time);
  result->seconds = 60 * CLAMP (purser_value_get_integer_of (value, "durationMin", 0), 0, LONGEST);
  result->begun = result->ended - result->seconds;
  return TRUE;
}

/* Finds a game by its number in BG Stats or by its title; any other title belongs to the game for any other game. */
static const PurserRules *
find_game (Reader     *self,
           const char *title,
           gint64      bgg_id)
{
  g_autofree char *key = purser_result_dup_key (title);
  const PurserRules *any = NULL;

  for (guint i = 0; self->rules[i] != NULL; i++)
    {
      const PurserRules *rules = self->rules[i];
      g_autofree char *ours = purser_result_dup_key (rules->title);

      if (rules->any_game)
        any = rules;
      else if ((bgg_id != 0 && bgg_id == rules->bgg_id) || strcmp (key, ours) == 0)
        return rules;
    }
  g_assert (any != NULL);
  return any;
}

static gboolean
read_game (Reader       *self,
           PurserValue  *value,
           PurserResult *result)
{
  PurserValue *game = find_in (self->games, value, "gameRefId");
  PurserValue *highest = purser_value_get (game, "highestWins");
  const PurserRules *rules;

  result->title = dup_words (game, "name");
  if (result->title == NULL)
    return FALSE;
  result->highest_wins = !purser_value_is (highest, PURSER_VALUE_BOOLEAN) || purser_value_get_boolean (highest);
  rules = find_game (self, result->title, purser_value_get_integer_of (game, "bggId", 0));
  result->game = g_strdup (rules->id);
  if (strcmp (rules->title, result->title) == 0)
    g_clear_pointer (&result->title, g_free);
  return TRUE;
}

static void
read_points (Reader       *self,
             PurserValue  *value,
             PurserResult *result)
{
  PurserValue *game = find_in (self->games, value, "gameRefId");

  for (guint i = 0; i < result->n_seats && is_true (game, "noPoints"); i++)
    {
      result->seats[i].unscored = TRUE;
      result->seats[i].score = 0;
    }
  result_rank (result, is_true (game, "cooperative"));
}

/* Describes a play without an identity, so that the same play read twice is the same. */
static char *
dup_look (const PurserResult *result)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (result->ended);
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%F") : NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) look = g_string_new (NULL);

  for (guint i = 0; i < result->n_seats; i++)
    {
      g_autofree char *name = purser_result_dup_key (result->seats[i].name);

      g_ptr_array_add (lines, g_strdup_printf ("%s:%" G_GINT64_FORMAT, name, result->seats[i].score));
    }
  g_ptr_array_sort_values (lines, (GCompareFunc) strcmp);
  g_string_printf (look, "%s\n%s", purser_result_get_subject (result), day);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (look, "\n%s", (char *) g_ptr_array_index (lines, i));
  return g_string_free_and_steal (g_steal_pointer (&look));
}

static void
read_id (PurserValue  *value,
         PurserResult *result)
{
  const char *uuid = purser_value_get_string_of (value, "uuid");
  g_autofree char *look = NULL;

  if (uuid != NULL && g_uuid_string_is_valid (uuid))
    {
      result->id = g_ascii_strup (uuid, -1);
      return;
    }
  look = dup_look (result);
  result->id = purser_export_dup_uuid ("bgstats", look);
}

/* Reads the expansions, which are games of their own in BG Stats. */
static char **
read_expansions (Reader      *self,
                 PurserValue *value)
{
  g_autoptr (PurserValue) names = purser_value_new_list ();
  PurserValue *plays = purser_value_get (value, "expansionPlays");
  guint n = purser_value_is (plays, PURSER_VALUE_LIST) ? purser_value_get_size (plays) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = dup_words (find_in (self->games, purser_value_get_at (plays, i), "gameRefId"), "name");

      if (name != NULL)
        purser_value_append (names, purser_value_new_string (name));
    }
  return purser_expansions_from_value (names);
}

static char *
dup_notes (PurserValue *value)
{
  const char *comments = purser_value_get_string_of (value, "comments");
  g_autofree char *lines = comments != NULL && *comments != '\0' ? purser_plain_text_dup_lines (comments) : NULL;

  return lines != NULL ? purser_plain_text_dup_beginning (lines, LONGEST_NOTES, G_MAXUINT) : NULL;
}

static PurserResult *
read_play (Reader      *self,
           PurserValue *value)
{
  g_autoptr (PurserResult) result = g_new0 (PurserResult, 1);

  if (is_true (value, "ignored") || !read_game (self, value, result) || !read_time (self, value, result) ||
      !read_seats (self, value, result))
    return NULL;
  read_points (self, value, result);
  read_id (value, result);
  result->over = TRUE;
  result->imported = TRUE;
  result->rounds = (guint) CLAMP (purser_value_get_integer_of (value, "rounds", 0), 0, G_MAXINT);
  result->place = dup_words (find_in (self->places, value, "locationRefId"), "name");
  result->expansions = read_expansions (self, value);
  result->notes = dup_notes (value);
  return g_steal_pointer (&result);
}

static PurserBgStats *
read_plays (Reader        *self,
            PurserValue   *plays,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr (PurserBgStats) found = g_new0 (PurserBgStats, 1);

  found->results = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_result_free);
  for (guint i = 0; i < purser_value_get_size (plays); i++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      PurserResult *result = read_play (self, purser_value_get_at (plays, i));

      if (result != NULL)
        g_ptr_array_add (found->results, result);
      else
        found->n_left_out++;
    }
  return g_steal_pointer (&found);
}

/**
 * purser_bgstats_read:
 * @path: a file that BG Stats exported, or a play file of it
 * @games: every game, ended by %NULL
 * @cancellable: (nullable): cancels it
 *
 * Reads a file of BG Stats, which may contain anything; plays that cannot be kept are counted. May run in a worker thread.
 *
 * Returns: (transfer full) (nullable): its contents; %NULL if the file is not from BG Stats, is longer than
 *   [const@BGSTATS_MAX_FILE] or cannot be read
 */
PurserBgStats *
purser_bgstats_read (const char                *path,
                     const PurserRules *const  *games,
                     GCancellable              *cancellable,
                     GError                   **error)
{
  g_autoptr (PurserValue) file = purser_json_read_up_to (path, PURSER_BGSTATS_MAX_FILE, cancellable, error);
  PurserValue *plays = purser_value_get (file, "plays");
  const char *device = purser_value_get_string_of (purser_value_get (file, "userInfo"), "device");
  g_autoptr (GHashTable) titles = index_list (file, "games");
  g_autoptr (GHashTable) players = index_list (file, "players");
  g_autoptr (GHashTable) places = index_list (file, "locations");
  g_autoptr (GTimeZone) zone = g_strcmp0 (device, PURSER_EXPORT_SOURCE) == 0 ? g_time_zone_new_utc () : g_time_zone_new_local ();
  Reader self = { games, titles, players, places, zone };

  if (file == NULL)
    return NULL;
  if (purser_value_is (plays, PURSER_VALUE_LIST))
    return read_plays (&self, plays, cancellable, error);
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this is not a BG Stats file"));
  return NULL;
}

/* Lists the identities of the plays here, and those derived from them that BG Stats knows. A play sent there by a link has
 * another identity, so equal people, day and scores mean the same play, too. */
static GHashTable *
list_known (GPtrArray *here)
{
  GHashTable *known = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);

  for (guint i = 0; i < here->len; i++)
    {
      PurserResult *result = g_ptr_array_index (here, i);

      if (result->id != NULL)
        {
          g_hash_table_add (known, g_strdup (result->id));
          g_hash_table_add (known, purser_export_dup_uuid ("play", result->id));
        }
      if (result->over && !result->imported)
        g_hash_table_add (known, dup_look (result));
    }
  return known;
}

static gboolean
is_known (GHashTable         *known,
          const PurserResult *result)
{
  g_autofree char *look = dup_look (result);

  return !g_hash_table_add (known, g_strdup (result->id)) || g_hash_table_contains (known, look);
}

/**
 * purser_bgstats_sift:
 * @here: (element-type PurserResult): the results in the library
 *
 * Removes the plays that are in the library, or twice in the file, and counts them.
 */
void
purser_bgstats_sift (PurserBgStats *self,
                     GPtrArray     *here)
{
  g_autoptr (GHashTable) known = list_known (here);

  for (guint i = 0; i < self->results->len;)
    if (is_known (known, g_ptr_array_index (self->results, i)))
      {
        g_ptr_array_remove_index (self->results, i);
        self->n_here++;
      }
    else
      i++;
}

/**
 * purser_bgstats_free:
 * @self: (transfer full): what a file holds
 */
void
purser_bgstats_free (PurserBgStats *self)
{
  g_ptr_array_unref (self->results);
  g_free (self);
}
