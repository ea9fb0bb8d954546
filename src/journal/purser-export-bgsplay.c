// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A play file of BG Stats: the sections of its full export with one play in them. Whole numbers refer to other parts of
 * the same file; a `uuid` identifies a person, a game or a play. Ours are derived from the names, so that a play imported
 * twice exists once. */

#include "config.h"

#include "purser-export-private.h"
#include "purser-json.h"

/* The game itself is the first of the games. */
#define FIRST_EXPANSION 2

/* What BG Stats itself writes at the head of such a file. */
static const char about[] =
  "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, "
  "export or open-in function to open it with Board Game Stats.";

static PurserValue *
named_new (gint64      id,
           const char *uuid,
           const char *name,
           const char *date)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_integer (value, "id", id);
  purser_value_set_string (value, "uuid", uuid);
  purser_value_set_string (value, "name", name);
  purser_value_set_string (value, "modificationDate", date);
  return value;
}

static PurserValue *
list_of (PurserValue *value)
{
  PurserValue *list = purser_value_new_list ();

  if (value != NULL)
    purser_value_append (list, value);
  return list;
}

/* Writes what a full export has for every game. Readers need all of these fields; unknown ones are 0 or empty. */
static void
write_game_details (PurserValue *game,
                    PurserPlay  *play)
{
  const PurserRules *rules = purser_play_get_rules (play);

  purser_value_set_integer (game, "bggYear", 0);
  purser_value_set_string (game, "designers", "");
  purser_value_set_integer (game, "rating", 0);
  purser_value_set_integer (game, "minPlayerCount", rules->min_players);
  purser_value_set_integer (game, "maxPlayerCount", rules->max_players);
  purser_value_set_integer (game, "minPlayTime", 0);
  purser_value_set_integer (game, "maxPlayTime", 0);
  purser_value_set_integer (game, "minAge", 0);
  purser_value_set_string (game, "urlThumb", "");
  purser_value_set_string (game, "urlImage", "");
  purser_value_set_integer (game, "preferredImage", 0);
  purser_value_set_integer (game, "previouslyPlayedAmount", 0);
  purser_value_set (game, "copies", purser_value_new_list ());
}

static void
write_scoring (PurserValue  *game,
               PurserResult *result)
{
  purser_value_set_boolean (game, "cooperative", FALSE);
  purser_value_set_boolean (game, "highestWins", result->highest_wins);
  purser_value_set_boolean (game, "noPoints", FALSE);
  purser_value_set_boolean (game, "usesTeams", purser_result_has_teams (result));
}

static PurserValue *
write_game (PurserPlay   *play,
            PurserResult *result,
            const char   *date)
{
  g_autofree char *title = purser_export_dup_title (play);
  g_autofree char *key = purser_export_dup_game_key (play);
  g_autofree char *uuid = purser_export_dup_uuid ("game", key);
  guint bgg_id = purser_play_get_rules (play)->bgg_id;
  PurserValue *game = named_new (1, uuid, title, date);

  purser_value_set_integer (game, "bggId", bgg_id);
  purser_value_set_string (game, "bggName", bgg_id != 0 ? title : "");
  write_scoring (game, result);
  purser_value_set_integer (game, "isBaseGame", 1);
  purser_value_set_integer (game, "isExpansion", 0);
  write_game_details (game, play);
  return game;
}

/* An expansion has no rules of its own, so it is scored as its game is. */
static PurserValue *
write_expansion (PurserPlay   *play,
                 PurserResult *result,
                 guint         number,
                 const char   *date)
{
  g_autofree char *uuid = purser_export_dup_uuid ("game", result->expansions[number]);
  PurserValue *game = named_new (FIRST_EXPANSION + number, uuid, result->expansions[number], date);

  write_scoring (game, result);
  purser_value_set_integer (game, "bggId", 0);
  purser_value_set_string (game, "bggName", "");
  purser_value_set_integer (game, "isBaseGame", 0);
  purser_value_set_integer (game, "isExpansion", 1);
  write_game_details (game, play);
  return game;
}

static PurserValue *
write_games (PurserPlay   *play,
             PurserResult *result,
             const char   *date)
{
  PurserValue *games = list_of (write_game (play, result, date));

  for (guint i = 0; result->expansions != NULL && result->expansions[i] != NULL; i++)
    purser_value_append (games, write_expansion (play, result, i, date));
  return games;
}

static PurserValue *
write_expansion_plays (PurserResult *result)
{
  PurserValue *plays = purser_value_new_list ();

  for (guint i = 0; result->expansions != NULL && result->expansions[i] != NULL; i++)
    {
      PurserValue *expansion = purser_value_new_object ();

      purser_value_set_integer (expansion, "gameRefId", FIRST_EXPANSION + i);
      purser_value_set_integer (expansion, "bggId", 0);
      purser_value_append (plays, expansion);
    }
  return plays;
}

static PurserValue *
write_players (PurserResult *result,
               const char   *date)
{
  PurserValue *players = purser_value_new_list ();

  for (guint i = 0; i < result->n_seats; i++)
    {
      g_autofree char *uuid = purser_export_dup_uuid ("player", result->seats[i].name);
      PurserValue *player = named_new (i + 1, uuid, result->seats[i].name, date);

      purser_value_set_boolean (player, "isAnonymous", FALSE);
      purser_value_set_string (player, "bggUsername", "");
      purser_value_append (players, player);
    }
  return players;
}

static PurserValue *
write_location (PurserResult *result,
                const char   *date)
{
  g_autofree char *uuid = NULL;

  if (result->place == NULL)
    return NULL;
  uuid = purser_export_dup_uuid ("place", result->place);
  return named_new (1, uuid, result->place, date);
}

/* Returns the score as a sum such as "12+8+5" if the sources of the score are known and make it up exactly: BG Stats keeps
 * such a sum beside the result. */
static char *
dup_score (PurserPlay   *play,
           PurserResult *result,
           guint         seat)
{
  g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play),
                                                       purser_play_get_state (play), (int) seat);
  g_autoptr (GString) sum = g_string_new (NULL);
  gint64 total = 0;
  guint n_terms = 0;

  for (guint i = 0; i < shares->len; i++)
    {
      gint64 amount = g_array_index (shares, PurserShare, i).amount;

      if (amount == 0)
        continue;
      g_string_append_printf (sum, "%s%" G_GINT64_FORMAT, amount > 0 && n_terms > 0 ? "+" : "", amount);
      total += amount;
      n_terms++;
    }
  if (n_terms > 1 && total == result->seats[seat].score)
    return g_string_free_and_steal (g_steal_pointer (&sum));
  return g_strdup_printf ("%" G_GINT64_FORMAT, result->seats[seat].score);
}

/* Players with the same text in this field play together. */
static void
write_team (PurserValue            *score,
            const PurserResultSeat *who)
{
  g_autofree char *team = g_strdup_printf ("%u", who->team);

  if (who->team > 0)
    purser_value_set_string (score, "team", team);
}

static PurserValue *
write_scores (PurserPlay   *play,
              PurserResult *result)
{
  PurserValue *scores = purser_value_new_list ();

  for (guint i = 0; i < result->n_seats; i++)
    {
      const PurserResultSeat *who = &result->seats[i];
      PurserValue *score = purser_value_new_object ();
      g_autofree char *sum = dup_score (play, result, i);

      purser_value_set_integer (score, "playerRefId", i + 1);
      purser_value_set_string (score, "score", sum);
      purser_value_set_boolean (score, "winner", result->over && who->wins);
      purser_value_set_boolean (score, "newPlayer", FALSE);
      purser_value_set_boolean (score, "startPlayer", who->starts);
      /* 0 means that there is no rank. */
      purser_value_set_integer (score, "rank", result->undecided ? 0 : who->rank);
      purser_value_set_integer (score, "seatOrder", i + 1);
      write_team (score, who);
      purser_value_append (scores, score);
    }
  return scores;
}

static void
write_play_details (PurserValue  *value,
                    PurserPlay   *play,
                    PurserResult *result)
{
  g_autofree char *board = purser_export_dup_board (play);
  g_autofree char *comments = purser_export_dup_comments (play, result);

  purser_value_set_integer (value, "durationMin", purser_result_get_minutes (result));
  purser_value_set_integer (value, "rounds", result->rounds);
  purser_value_set_string (value, "board", board);
  purser_value_set_string (value, "comments", comments);
  purser_value_set_boolean (value, "ignored", FALSE);
  /* The winner does not follow from the scores if points are missing. */
  purser_value_set_boolean (value, "manualWinner", result->undecided);
  purser_value_set_boolean (value, "usesTeams", purser_result_has_teams (result));
  purser_value_set_integer (value, "rating", 0);
  purser_value_set_integer (value, "scoringSetting", 0);
  purser_value_set_integer (value, "bggId", 0);
  purser_value_set_integer (value, "nemestatsId", 0);
  purser_value_set_integer (value, "importPlayId", 0);
  purser_value_set_string (value, "playImages", "[]");
  purser_value_set (value, "expansionPlays", write_expansion_plays (result));
}

static PurserValue *
write_play (PurserPlay   *play,
            PurserResult *result,
            const char   *date)
{
  PurserValue *value = purser_value_new_object ();
  g_autofree char *uuid = purser_export_dup_uuid ("play", result->id != NULL ? result->id : date);
  g_autofree char *day = purser_export_dup_date (purser_export_get_end (result), "%Y%m%d");

  purser_value_set_string (value, "uuid", uuid);
  purser_value_set_integer (value, "gameRefId", 1);
  purser_value_set_integer (value, "locationRefId", result->place != NULL ? 1 : 0);
  purser_value_set_string (value, "playDate", date);
  purser_value_set_integer (value, "playDateYmd", g_ascii_strtoll (day, NULL, 10));
  purser_value_set_string (value, "entryDate", date);
  purser_value_set_string (value, "modificationDate", date);
  write_play_details (value, play, result);
  purser_value_set (value, "playerScores", write_scores (play, result));
  return value;
}

static PurserValue *
write_user (const char *date)
{
  PurserValue *user = purser_value_new_object ();

  purser_value_set_integer (user, "meRefId", 0);
  purser_value_set_string (user, "appVersion", PACKAGE_VERSION);
  purser_value_set_string (user, "device", PURSER_EXPORT_SOURCE);
  purser_value_set_string (user, "exportDate", date);
  purser_value_set_string (user, "systemVersion", "");
  return user;
}

char *
purser_export_write_bgsplay (PurserPlay   *play,
                             PurserResult *result)
{
  g_autoptr (PurserValue) file = purser_value_new_object ();
  g_autofree char *date = purser_export_dup_date (purser_export_get_end (result), "%Y-%m-%d %H:%M:%S");

  purser_value_set_string (file, "about", about);
  purser_value_set (file, "challenges", purser_value_new_list ());
  purser_value_set (file, "deletedObjects", purser_value_new_list ());
  purser_value_set (file, "games", write_games (play, result, date));
  purser_value_set (file, "groups", purser_value_new_list ());
  purser_value_set (file, "locations", list_of (write_location (result, date)));
  purser_value_set (file, "players", write_players (result, date));
  purser_value_set (file, "plays", list_of (write_play (play, result, date)));
  purser_value_set (file, "tags", purser_value_new_list ());
  purser_value_set (file, "userInfo", write_user (date));
  return purser_json_print_file (file);
}
