// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The link by which BG Stats imports a play. Its fields are those of the page "Push plays to BG Stats from other apps or
 * websites"; the Android app rejects a play if a player lacks `startPlayer` or `winner`, so they are always there. */

#include "config.h"

#include <string.h>

#include "purser-export-private.h"
#include "purser-plain-text.h"
#include "purser-json.h"

/* The header of a foreign file may contain any id; our own ids are shorter than this. */
#define LONGEST_ID 64

/* Longer names would not fit a code that a phone can read, and shortening them letter by letter would take long. */
#define LONGEST_NAME 100
#define LONGEST_TITLE 60

static const char address[] = "https://app.bgstatsapp.com/createPlay.html?data=";

/* What is left out of a link that would be too long. */
typedef enum {
  KEEP_ALL,
  DROP_NOTES,
  DROP_PLACE,
} Drop;

static PurserValue *
write_game (PurserPlay   *play,
            PurserResult *result)
{
  PurserValue *game = purser_value_new_object ();
  g_autofree char *whole = purser_export_dup_title (play);
  g_autofree char *title = g_utf8_substring (whole, 0, MIN (g_utf8_strlen (whole, -1), LONGEST_TITLE));
  g_autofree char *key = purser_export_dup_game_key (play);
  guint bgg_id = purser_play_get_rules (play)->bgg_id;

  purser_value_set_string (game, "name", title);
  purser_value_set_string (game, "sourceGameId", strlen (key) <= LONGEST_TITLE ? key : result->game);
  if (bgg_id != 0)
    purser_value_set_integer (game, "bggId", bgg_id);
  purser_value_set_boolean (game, "highestWins", result->highest_wins);
  purser_value_set_boolean (game, "noPoints", FALSE);
  return game;
}

/* The id of a person is short, as the link must be; it is derived from the name, so it is the same in every play. */
static PurserValue *
write_player (PurserResult *result,
              guint         seat,
              const char   *name)
{
  const PurserResultSeat *who = &result->seats[seat];
  PurserValue *player = purser_value_new_object ();
  g_autofree char *uuid = purser_export_dup_uuid ("player", who->name);
  g_autofree char *id = g_strndup (uuid, 8);
  g_autofree char *team = g_strdup_printf ("%u", who->team);

  purser_value_set_string (player, "name", name);
  purser_value_set_string (player, "sourcePlayerId", id);
  purser_value_set_boolean (player, "startPlayer", who->starts);
  purser_value_set_boolean (player, "winner", result->over && who->wins);
  if (!result->undecided)
    purser_value_set_integer (player, "rank", who->rank);
  purser_value_set_integer (player, "score", who->score);
  if (who->team > 0)
    purser_value_set_string (player, "team", team);
  return player;
}

static void
set_text (PurserValue *value,
          const char  *key,
          const char  *text)
{
  if (text != NULL && *text != '\0')
    purser_value_set_string (value, key, text);
}

/* The link has no field for expansions, so the comments name them. */
static char *
dup_comments (PurserPlay   *play,
              PurserResult *result)
{
  g_autofree char *expansions = purser_result_dup_expansions (result);
  g_autofree char *comments = purser_export_dup_comments (play, result);

  if (expansions == NULL || comments == NULL)
    return g_strdup (expansions != NULL ? expansions : comments);
  return g_strjoin ("\n", expansions, comments, NULL);
}

static void
write_details (PurserValue  *data,
               PurserPlay   *play,
               PurserResult *result,
               Drop          drop)
{
  g_autofree char *board = purser_export_dup_board (play);
  g_autofree char *comments = dup_comments (play, result);
  guint minutes = purser_result_get_minutes (result);

  if (minutes > 0)
    purser_value_set_integer (data, "durationMin", minutes);
  if (drop < DROP_PLACE)
    {
      set_text (data, "location", result->place);
      set_text (data, "board", board);
    }
  if (drop < DROP_NOTES)
    set_text (data, "comments", comments);
}

static char *
write_link (PurserPlay   *play,
            PurserResult *result,
            Drop          drop,
            char        **names)
{
  g_autoptr (PurserValue) data = purser_value_new_object ();
  PurserValue *players = purser_value_new_list ();
  g_autofree char *date = purser_export_dup_date (purser_export_get_end (result), "%Y-%m-%d %H:%M:%S");
  g_autofree char *uuid = purser_export_dup_uuid ("play", result->id != NULL ? result->id : date);
  g_autofree char *json = NULL;
  g_autofree char *escaped = NULL;

  for (guint i = 0; i < result->n_seats; i++)
    purser_value_append (players, write_player (result, i, names[i]));
  purser_value_set_string (data, "sourceName", PURSER_EXPORT_SOURCE);
  purser_value_set_string (data, "sourcePlayId",
                           result->id != NULL && strlen (result->id) <= LONGEST_ID ? result->id : uuid);
  purser_value_set_string (data, "playDate", date);
  purser_value_set (data, "game", write_game (play, result));
  write_details (data, play, result, drop);
  purser_value_set (data, "players", players);
  json = purser_json_print (data, FALSE);
  /* Commas and colons are allowed in a query, and the code is smaller if they are not escaped. */
  escaped = g_uri_escape_string (json, ",:", FALSE);
  return g_strconcat (address, escaped, NULL);
}

/* Returns how many bytes a name takes in the link. */
static gsize
measure (const char *name)
{
  g_autofree char *escaped = g_uri_escape_string (name, NULL, FALSE);

  return strlen (escaped);
}

/* Removes the last letter of the longest name, with its combining marks; returns FALSE if every name has only one letter. */
static gboolean
shorten_longest (char **names)
{
  char **longest = names;
  char *last;

  for (char **name = names; *name != NULL; name++)
    if (measure (*name) > measure (*longest))
      longest = name;
  last = g_utf8_find_prev_char (*longest, *longest + strlen (*longest));
  while (last != NULL && last > *longest && g_unichar_ismark (g_utf8_get_char (last)))
    last = g_utf8_find_prev_char (*longest, last);
  if (last == NULL || last == *longest)
    return FALSE;
  *last = '\0';
  return TRUE;
}

char *
purser_export_write_link (PurserPlay   *play,
                          PurserResult *result,
                          gsize         room)
{
  g_auto (GStrv) names = g_new0 (char *, result->n_seats + 1);
  char *link = NULL;
  Drop drop = KEEP_ALL;

  for (guint i = 0; i < result->n_seats; i++)
    names[i] = purser_plain_text_dup (result->seats[i].name, LONGEST_NAME);
  link = write_link (play, result, drop, names);
  while (strlen (link) > room && (drop < DROP_PLACE || shorten_longest (names)))
    {
      g_free (link);
      drop = MIN (drop + 1, DROP_PLACE);
      link = write_link (play, result, drop, names);
    }
  return link;
}
