// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Exports, field by field. */

#include "config.h"

#include <string.h>

#include "fixtures.h"
#include "purser-export.h"
#include "purser-json.h"
#include "purser-result.h"

/* Ben begins: 6 + 6 and a coin, Aoi 3 + 4 and a coin, Ben 4 + 3 and a coin: 21 to 8. The second record is struck out; half an
 * hour and ten seconds is a break and does not count. */
static const char finished[] =
  "{\"purser\":1,\"game\":\"toll\",\"id\":\"0b0e9a3e-0000-4000-8000-000000000001\",\"created\":\"2026-11-21T23:30:00+09:00\","
  "\"place\":\"Home\",\"players\":[{\"name\":\"Aoi\",\"colour\":\"blue\"},{\"name\":\"Ben\"}]}\n"
  "{\"n\":1,\"at\":\"2026-11-21T23:31:00+09:00\",\"move\":\"roll\",\"player\":1,\"dice\":[6,6]}\n"
  "{\"n\":2,\"at\":\"2026-11-21T23:31:10+09:00\",\"move\":\"roll\",\"player\":1,\"dice\":[1,1]}\n"
  "{\"n\":3,\"at\":\"2026-11-21T23:31:20+09:00\",\"undo\":2}\n"
  "{\"n\":4,\"at\":\"2026-11-21T23:32:00+09:00\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":5,\"at\":\"2026-11-22T00:02:10+09:00\",\"move\":\"roll\",\"player\":0,\"dice\":[3,4]}\n"
  "{\"n\":6,\"at\":\"2026-11-22T00:03:10+09:00\",\"move\":\"end-turn\",\"player\":0}\n"
  "{\"n\":7,\"at\":\"2026-11-22T00:04:10+09:00\",\"move\":\"roll\",\"player\":1,\"dice\":[4,3]}\n"
  "{\"n\":8,\"at\":\"2026-11-22T00:05:10+09:00\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":9,\"at\":\"2026-11-22T09:00:00+09:00\",\"move\":\"note\",\"text\":\"Close, \\\"very\\\" close\"}\n";

static void
test_result (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autoptr (PurserValue) value = purser_result_to_value (result);
  g_autoptr (PurserResult) again = purser_result_from_value (value);
  g_autoptr (PurserValue) value_again = purser_result_to_value (again);

  g_assert_true (result->over);
  g_assert_false (result->stopped);
  g_assert_cmpint (result->begun, ==, 1795271400);
  g_assert_cmpint (result->ended, ==, 1795271400 + 35 * 60 + 10);
  /* A minute to the first roll, a minute to the end of the turn, then three minutes after the break. */
  g_assert_cmpint (result->seconds, ==, 5 * 60);
  g_assert_cmpuint (purser_result_get_minutes (result), ==, 5);
  g_assert_cmpuint (result->rounds, ==, 2);
  g_assert_false (result->seats[0].starts);
  g_assert_true (result->seats[1].starts);
  g_assert_cmpint (result->seats[1].score, ==, 21);
  g_assert_cmpstr (result->place, ==, "Home");
  g_assert_cmpstr (result->notes, ==, "Close, \"very\" close");
  g_assert_true (purser_value_equal (value, value_again));
  g_assert_null (purser_result_from_value (NULL));
}

/* If the header has neither time nor place, the play begins with the first record, and a note names the place. */
static void
test_result_from_records (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"at\":\"2026-11-21T23:31:00+09:00\",\"move\":\"roll\",\"player\":0,\"dice\":[6,6]}\n"
    "{\"n\":2,\"at\":\"2026-11-21T23:33:00+09:00\",\"move\":\"note\",\"text\":\"\",\"place\":\"Home\"}\n");
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autofree char *words = purser_play_describe (play, 2);

  g_assert_cmpint (result->begun, ==, 1795271460);
  g_assert_cmpint (result->seconds, ==, 2 * 60);
  g_assert_cmpstr (result->place, ==, "Home");
  g_assert_cmpstr (words, ==, "Played at: Home");
}

static PurserPlay *
tied_play (void)
{
  return toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}\n"
    "{\"n\":2,\"move\":\"roll\",\"player\":0,\"dice\":[1,1]}\n"
    "{\"n\":3,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":4,\"move\":\"roll\",\"player\":1,\"dice\":[3,4]}\n"
    "{\"n\":5,\"move\":\"end-turn\",\"player\":1}\n"
    "{\"n\":6,\"move\":\"roll\",\"player\":2,\"dice\":[3,3]}\n");
}

static void
test_tie (void)
{
  g_autoptr (PurserPlay) play = tied_play ();
  g_autofree char *of_aoi = purser_result_dup_tie (play, 0);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);

  g_assert_cmpstr (of_aoi, ==, "Ben comes before Aoi by fewer rolls");
  g_assert_nonnull (strstr (text, "\n   Ben comes before Aoi by fewer rolls\n"));
  g_assert_null (purser_result_dup_tie (play, 1));
  g_assert_null (purser_result_dup_tie (play, 2));
}

static void
test_csv (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);

  g_assert_cmpstr (csv, ==,
    "date,game,objectid,length,location,player,username,color,startposition,score,win,new,comments,rank,play,expansions,team\r\n"
    "2026-11-21,Toll,,5,Home,Aoi,,blue,2,8,0,,\"Close, \"\"very\"\" close\",2,0b0e9a3e-0000-4000-8000-000000000001,,\r\n"
    "2026-11-21,Toll,,5,Home,Ben,,,1,21,1,,\"Close, \"\"very\"\" close\",1,0b0e9a3e-0000-4000-8000-000000000001,,\r\n");
}

static void
test_csv_formula (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"players\":[{\"name\":\"=HYPERLINK(\\\"http://x\\\",1)\"},{\"name\":\"+1\"},{\"name\":\"-1\"},{\"name\":\"@x\"},"
    "{\"name\":\"＝１\"},{\"name\":\"＠x\"},{\"name\":\"千=1\"}]}\n"
    "{\"n\":1,\"move\":\"adjust\",\"player\":1,\"account\":\"coins\",\"by\":-3}\n");
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);

  g_assert_nonnull (strstr (csv, ",\"'=HYPERLINK(\"\"http://x\"\",1)\","));
  g_assert_nonnull (strstr (csv, ",'+1,"));
  g_assert_nonnull (strstr (csv, ",'-1,"));
  g_assert_nonnull (strstr (csv, ",'@x,"));
  g_assert_nonnull (strstr (csv, ",'＝１,"));
  g_assert_nonnull (strstr (csv, ",'＠x,"));
  g_assert_nonnull (strstr (csv, ",千=1,"));
  /* A score below zero stays a number. */
  g_assert_nonnull (strstr (csv, ",-3,0,"));
}

/* Exports are opened in terminals and spreadsheets: their text contains no commands for either. */
static void
test_commands (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\",\"place\":\"\\u202eemoH\","
    "\"players\":[{\"name\":\"A\\u001b[2Joi\"},{\"name\":\"B\\ne,n\"}]}\n");
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);

  g_assert_nonnull (strstr (csv, ",\uFFFDemoH,A\uFFFD[2Joi,"));
  g_assert_nonnull (strstr (csv, ",\"B\uFFFDe,n\","));
  g_assert_nonnull (strstr (text, "A\uFFFD[2Joi: "));
  g_assert_nonnull (strstr (text, "B\uFFFDe,n: "));
  g_assert_null (strchr (text, '\033'));
  g_assert_null (strstr (text, "\u202E"));
}

/* A carriage return would move a terminal to the start of the line, and hide the text before it. */
static void
test_carriage_return (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"B\\re\\rn\"}]}\n"
    "{\"n\":1,\"move\":\"note\",\"text\":\"Aoi won\\rBen won\\r\\nby far\"}\n");
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);

  g_assert_null (strchr (text, '\r'));
  g_assert_nonnull (strstr (text, "\nAoi won\nBen won\nby far\n"));
  g_assert_nonnull (strstr (csv, ",\"Aoi won\nBen won\nby far\","));
  /* A carriage return only ends a line of the file. */
  for (const char *at = strchr (csv, '\r'); at != NULL; at = strchr (at + 1, '\r'))
    g_assert_cmpint (at[1], ==, '\n');
}

static void
test_text (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);

  g_assert_cmpstr (text, ==,
    "Toll · 2026-11-21 · Home\n"
    "2 players · 2 rounds · 5\u00a0min\n"
    "\n1. Ben: 21 (winner)\n   Full tolls: 20\n   Small change: 1\n"
    "\n2. Aoi: 8\n   Small change: 8\n"
    "\nClose, \"very\" close\n");
}

static PurserValue *
read_link (const char *link)
{
  static const char address[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  g_autofree char *json = NULL;
  g_autoptr (GError) error = NULL;
  PurserValue *value;

  g_assert_true (g_str_has_prefix (link, address));
  for (const char *c = link + strlen (address); *c != '\0'; c++)
    g_assert_true (g_ascii_isalnum (*c) || strchr ("%-._~,:", *c) != NULL);
  json = g_uri_unescape_string (link + strlen (address), NULL);
  value = purser_json_parse (json, -1, &error);
  g_assert_no_error (error);
  return value;
}

static void
test_bgstats (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  g_autoptr (PurserValue) data = read_link (link);
  PurserValue *players = purser_value_get (data, "players");
  PurserValue *game = purser_value_get (data, "game");

  g_assert_cmpstr (purser_value_get_string_of (data, "sourceName"), ==, "Purser");
  g_assert_cmpstr (purser_value_get_string_of (data, "sourcePlayId"), ==, "0b0e9a3e-0000-4000-8000-000000000001");
  /* The end of the play in UTC, which is 00:05:10 in Japan. */
  g_assert_cmpstr (purser_value_get_string_of (data, "playDate"), ==, "2026-11-21 15:05:10");
  g_assert_cmpint (purser_value_get_integer_of (data, "durationMin", 0), ==, 5);
  g_assert_cmpstr (purser_value_get_string_of (data, "location"), ==, "Home");
  g_assert_cmpstr (purser_value_get_string_of (data, "comments"), ==, "Close, \"very\" close");
  g_assert_cmpstr (purser_value_get_string_of (game, "name"), ==, "Toll");
  g_assert_cmpstr (purser_value_get_string_of (game, "sourceGameId"), ==, "toll");
  g_assert_null (purser_value_get (game, "bggId"));
  g_assert_true (purser_value_get_boolean (purser_value_get (game, "highestWins")));
  g_assert_true (purser_value_is (purser_value_get (game, "noPoints"), PURSER_VALUE_BOOLEAN));
  g_assert_cmpuint (purser_value_get_size (players), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      PurserValue *player = purser_value_get_at (players, i);

      g_assert_true (purser_value_is (purser_value_get (player, "startPlayer"), PURSER_VALUE_BOOLEAN));
      g_assert_true (purser_value_get_boolean (purser_value_get (player, "startPlayer")) == (i == 1));
      g_assert_true (purser_value_is (purser_value_get (player, "winner"), PURSER_VALUE_BOOLEAN));
      g_assert_true (purser_value_get_boolean (purser_value_get (player, "winner")) == (i == 1));
      g_assert_cmpint (purser_value_get_integer_of (player, "rank", 0), ==, i == 1 ? 1 : 2);
      g_assert_cmpint (purser_value_get_integer_of (player, "score", 0), ==, i == 1 ? 21 : 8);
      g_assert_nonnull (purser_value_get_string_of (player, "sourcePlayerId"));
    }
}

/* The file contains the link, short enough for a QR code, on a line of its own. */
static void
test_bgstats_line (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSTATS);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_QR_CAPACITY);
  g_autofree char *line = g_strconcat (link, "\n", NULL);

  g_assert_cmpstr (text, ==, line);
}

static void
test_bgg_id (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"space-base\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],\"options\":{\"variant\":\"light-speed\"}}\n");
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  g_autoptr (PurserValue) data = read_link (link);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserValue) file = purser_json_parse (text, -1, NULL);
  PurserValue *one = purser_value_get_at (purser_value_get (file, "plays"), 0);

  g_assert_cmpint (purser_value_get_integer_of (purser_value_get (data, "game"), "bggId", 0), ==, 242302);
  g_assert_cmpstr (purser_value_get_string_of (data, "board"), ==, "light-speed");
  g_assert_cmpstr (purser_value_get_string_of (one, "board"), ==, "light-speed");
  g_assert_nonnull (strstr (csv, ",242302,"));
}

/* Twelve people with names of forty letters each and a long note: the note is dropped first, then the names are cut. */
static void
test_bgstats_room (void)
{
  g_autoptr (GString) text = g_string_new ("{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\",\"place\":\"家\",\"players\":[");
  g_autoptr (PurserPlay) play = NULL;
  g_autofree char *link = NULL;
  g_autoptr (PurserValue) data = NULL;
  PurserValue *players;

  for (guint i = 0; i < PURSER_MAX_PLAYERS; i++)
    {
      g_string_append_printf (text, "%s{\"name\":\"%c", i > 0 ? "," : "", 'A' + i);
      for (guint j = 0; j < 40; j++)
        g_string_append (text, "千");
      g_string_append (text, "\"}");
    }
  g_string_append (text, "]}\n{\"n\":1,\"move\":\"note\",\"text\":\"長い長い覚え書き\"}\n");
  play = toll_play (text->str);
  link = purser_export_link (play, PURSER_EXPORT_QR_CAPACITY);
  g_assert_cmpuint (strlen (link), <=, PURSER_EXPORT_QR_CAPACITY);
  /* No more is cut than necessary: one letter more would take nine bytes. */
  g_assert_cmpuint (strlen (link), >, PURSER_EXPORT_QR_CAPACITY - 9);
  data = read_link (link);
  g_assert_null (purser_value_get (data, "comments"));
  g_assert_null (purser_value_get (data, "location"));
  players = purser_value_get (data, "players");
  g_assert_cmpuint (purser_value_get_size (players), ==, PURSER_MAX_PLAYERS);
  for (guint i = 0; i < PURSER_MAX_PLAYERS; i++)
    {
      const char *name = purser_value_get_string_of (purser_value_get_at (players, i), "name");

      g_assert_cmpint (name[0], ==, 'A' + (int) i);
      g_assert_cmpint (g_utf8_strlen (name, -1), >, 1);
    }
}

/* A letter is cut with its combining marks; once all names are one letter, the link gets no shorter. */
static void
test_bgstats_marks (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"players\":[{\"name\":\"Aoe\\u0301\\u0302\"},{\"name\":\"B\"}]}\n");
  g_autofree char *whole = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  g_autofree char *shorter = purser_export_link (play, strlen (whole) - 1);
  g_autofree char *least = purser_export_link (play, 1);
  g_autoptr (PurserValue) cut = read_link (shorter);
  g_autoptr (PurserValue) rest = read_link (least);

  g_assert_cmpstr (purser_value_get_string_of (purser_value_get_at (purser_value_get (cut, "players"), 0), "name"), ==, "Ao");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (purser_value_get_string_of (purser_value_get_at (purser_value_get (rest, "players"), i), "name"), ==,
                     i == 0 ? "A" : "B");
}

static void
test_bgsplay (void)
{
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autofree char *again = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserValue) file = purser_json_parse (text, -1, NULL);
  PurserValue *one = purser_value_get_at (purser_value_get (file, "plays"), 0);
  PurserValue *scores = purser_value_get (one, "playerScores");
  PurserValue *ben = purser_value_get_at (scores, 1);
  PurserValue *person = purser_value_get_at (purser_value_get (file, "players"), 1);
  const char *uuid = purser_value_get_string_of (person, "uuid");

  g_assert_cmpstr (text, ==, again);
  g_assert_cmpuint (purser_value_get_size (purser_value_get (file, "games")), ==, 1);
  g_assert_cmpuint (purser_value_get_size (purser_value_get (file, "locations")), ==, 1);
  g_assert_cmpstr (purser_value_get_string_of (one, "playDate"), ==, "2026-11-21 15:05:10");
  g_assert_cmpint (purser_value_get_integer_of (one, "playDateYmd", 0), ==, 20261121);
  g_assert_cmpint (purser_value_get_integer_of (one, "durationMin", 0), ==, 5);
  g_assert_cmpint (purser_value_get_integer_of (one, "rounds", 0), ==, 2);
  g_assert_cmpstr (purser_value_get_string_of (one, "playImages"), ==, "[]");
  g_assert_cmpstr (purser_value_get_string_of (purser_value_get_at (scores, 0), "score"), ==, "8");
  g_assert_cmpstr (purser_value_get_string_of (ben, "score"), ==, "20+1");
  g_assert_true (purser_value_get_boolean (purser_value_get (ben, "winner")));
  g_assert_true (purser_value_get_boolean (purser_value_get (ben, "startPlayer")));
  g_assert_cmpint (purser_value_get_integer_of (ben, "playerRefId", 0), ==,
                   purser_value_get_integer_of (person, "id", 0));
  g_assert_true (g_uuid_string_is_valid (uuid));
  g_assert_cmpint (uuid[14], ==, '5');
  g_assert_nonnull (purser_value_get (purser_value_get (file, "userInfo"), "meRefId"));
}

/* The keys that a full export of BG Stats has for every game; readers may rely on any of them. */
static void
test_bgsplay_game (void)
{
  static const char *const keys[] = {
    "id", "uuid", "name", "bggId", "bggName", "bggYear", "cooperative", "highestWins", "noPoints", "usesTeams",
    "isBaseGame", "isExpansion", "designers", "rating", "minPlayerCount", "maxPlayerCount", "minPlayTime",
    "maxPlayTime", "minAge", "urlThumb", "urlImage", "preferredImage", "previouslyPlayedAmount", "copies",
    "modificationDate",
  };
  g_autoptr (PurserPlay) play = toll_play (finished);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserValue) file = purser_json_parse (text, -1, NULL);
  PurserValue *game = purser_value_get_at (purser_value_get (file, "games"), 0);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_nonnull (purser_value_get (game, keys[i]));
  g_assert_cmpint (purser_value_get_integer_of (game, "minPlayerCount", 0), ==, 1);
}

/* The header names one expansion, a later note two others, one of them twice; the last note counts. */
static PurserPlay *
expanded_play (void)
{
  return toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\",\"expansions\":[\"Ferries\",7],"
    "\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"move\":\"note\",\"text\":\"\",\"expansions\":[\"Bridges\",\" Night Toll \",\"BRIDGES\"]}\n"
    "{\"n\":2,\"move\":\"note\",\"text\":\"Rain\"}\n");
}

static void
test_expansions (void)
{
  g_autoptr (PurserPlay) play = expanded_play ();
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autoptr (PurserValue) value = purser_result_to_value (result);
  g_autoptr (PurserResult) again = purser_result_from_value (value);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  g_autoptr (PurserValue) data = read_link (link);
  g_autofree char *words = purser_play_describe (play, 1);

  g_assert_cmpstrv (again->expansions, ((const char *const[]) { "Bridges", "Night Toll", NULL }));
  g_assert_nonnull (strstr (csv, ",x,\"Bridges, Night Toll\",\r\n"));
  g_assert_nonnull (strstr (text, "\nExpansions: Bridges, Night Toll\n"));
  g_assert_cmpstr (purser_value_get_string_of (data, "comments"), ==, "Expansions: Bridges, Night Toll\nRain");
  g_assert_cmpstr (words, ==, "Expansions: Bridges,  Night Toll , BRIDGES");
}

/* A note with an empty list replaces the header's expansions. */
static void
test_no_expansions (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"expansions\":[\"Ferries\"],\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"move\":\"note\",\"text\":\"\",\"expansions\":[]}\n");
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autofree char *words = purser_play_describe (play, 1);

  g_assert_null (result->expansions);
  g_assert_cmpstr (words, ==, "No expansions");
}

/* In BG Stats each expansion is a game of its own that the play refers to. */
static void
test_bgsplay_expansions (void)
{
  g_autoptr (PurserPlay) play = expanded_play ();
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserValue) file = purser_json_parse (text, -1, NULL);
  PurserValue *games = purser_value_get (file, "games");
  PurserValue *one = purser_value_get_at (purser_value_get (file, "plays"), 0);
  PurserValue *last = purser_value_get_at (games, 2);
  PurserValue *expansion = purser_value_get_at (purser_value_get (one, "expansionPlays"), 1);

  g_assert_cmpuint (purser_value_get_size (games), ==, 3);
  g_assert_cmpstr (purser_value_get_string_of (last, "name"), ==, "Night Toll");
  g_assert_cmpint (purser_value_get_integer_of (last, "isExpansion", 0), ==, 1);
  g_assert_cmpint (purser_value_get_integer_of (last, "isBaseGame", 1), ==, 0);
  g_assert_cmpuint (purser_value_get_size (last), ==, purser_value_get_size (purser_value_get_at (games, 0)));
  g_assert_cmpint (purser_value_get_integer_of (expansion, "gameRefId", 0), ==, purser_value_get_integer_of (last, "id", -1));
}

static void
test_formats (void)
{
  PurserExportFormat format;

  g_assert_true (purser_export_find_format ("bgsplay", &format));
  g_assert_cmpint (format, ==, PURSER_EXPORT_BGSPLAY);
  g_assert_false (purser_export_find_format ("pdf", &format));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/export/result", test_result);
  g_test_add_func ("/export/result-from-records", test_result_from_records);
  g_test_add_func ("/export/tie", test_tie);
  g_test_add_func ("/export/csv", test_csv);
  g_test_add_func ("/export/csv-formula", test_csv_formula);
  g_test_add_func ("/export/commands", test_commands);
  g_test_add_func ("/export/carriage-return", test_carriage_return);
  g_test_add_func ("/export/text", test_text);
  g_test_add_func ("/export/bgstats", test_bgstats);
  g_test_add_func ("/export/bgstats-line", test_bgstats_line);
  g_test_add_func ("/export/bgg-id", test_bgg_id);
  g_test_add_func ("/export/bgstats-room", test_bgstats_room);
  g_test_add_func ("/export/bgstats-marks", test_bgstats_marks);
  g_test_add_func ("/export/bgsplay", test_bgsplay);
  g_test_add_func ("/export/bgsplay-game", test_bgsplay_game);
  g_test_add_func ("/export/expansions", test_expansions);
  g_test_add_func ("/export/no-expansions", test_no_expansions);
  g_test_add_func ("/export/bgsplay-expansions", test_bgsplay_expansions);
  g_test_add_func ("/export/formats", test_formats);

  return g_test_run ();
}
