// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Exports of features that only some games have: players who join, players who leave, teams. */

#include "config.h"

#include <string.h>

#include "fixtures.h"
#include "purser-export.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-result.h"

static PurserPlay *
open_text (const char *text)
{
  g_autofree char *folder = toll_folder ("export");
  g_autofree char *path = toll_write (folder, "test.purser", text);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

static PurserValue *
dup_bgsplay (PurserPlay *play)
{
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserValue) file = purser_json_parse (text, -1, NULL);

  return purser_value_ref (purser_value_get_at (purser_value_get (file, "plays"), 0));
}

/* Ben leaves and Dagny joins: every export says so, without the characters that isolate names on the screen. */
static void
test_presence (void)
{
  g_autoptr (PurserPlay) play = open_text (
    "{\"purser\":1,\"game\":\"score-pad\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\",\"options\":{\"rounds\":true},"
    "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"Cai\"}]}\n"
    "{\"n\":1,\"move\":\"join\",\"player\":3,\"name\":\"Dagny\"}\n"
    "{\"n\":2,\"move\":\"leave\",\"player\":1}\n"
    "{\"n\":3,\"move\":\"note\",\"text\":\"Late\"}\n");
  static const char comments[] = "Ben left before the end\nDagny joined after the beginning\nLate";
  g_autoptr (PurserValue) one = dup_bgsplay (play);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  g_autofree char *data = g_uri_unescape_string (link, NULL);

  g_assert_cmpstr (purser_value_get_string_of (one, "comments"), ==, comments);
  g_assert_nonnull (strstr (csv, comments));
  g_assert_nonnull (strstr (data, "\"comments\":\"Ben left before the end\\nDagny joined after the beginning\\nLate\""));
}

/* Aoi and Cai are a team: the players of a team have the same text there. */
static void
test_teams (void)
{
  g_autoptr (PurserPlay) play = open_text (
    "{\"purser\":1,\"game\":\"score-pad\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"options\":{\"rounds\":true,\"teams\":[[0,2],[1]]},\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"Cai\"}]}\n");
  g_autoptr (PurserValue) one = dup_bgsplay (play);
  g_autoptr (PurserResult) result = purser_result_new (play);
  g_autoptr (PurserValue) value = purser_result_to_value (result);
  g_autoptr (PurserResult) again = purser_result_from_value (value);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);
  static const char *const teams[] = { "1", "2", "1" };

  g_assert_true (purser_value_get_boolean (purser_value_get (one, "usesTeams")));
  for (guint i = 0; i < 3; i++)
    {
      PurserValue *score = purser_value_get_at (purser_value_get (one, "playerScores"), i);

      g_assert_cmpstr (purser_value_get_string_of (score, "team"), ==, teams[i]);
      g_assert_cmpuint (again->seats[i].team, ==, (guint) g_ascii_strtoull (teams[i], NULL, 10));
    }
  g_assert_nonnull (strstr (csv, ",x,,2\r\n"));
  g_assert_nonnull (strstr (link, "%22team%22:%222%22"));
}

/* Aoi has a center on a planet whose points are unknown: no export has ranks or a winner. */
static void
test_undecided (void)
{
  g_autoptr (PurserPlay) play = open_text (
    "{\"purser\":1,\"game\":\"andromeda\",\"id\":\"x\",\"created\":\"2026-11-21T19:00:00Z\","
    "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"Chi\"}]}\n"
    "{\"n\":1,\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,1],\"anyway\":true}\n"
    "{\"n\":2,\"move\":\"place\",\"player\":1,\"planets\":[1,1,1,1,1,1,1],\"anyway\":true}\n"
    "{\"n\":3,\"move\":\"place\",\"player\":2,\"planets\":[1,1,1,1,1,1,1],\"anyway\":true}\n"
    "{\"n\":4,\"move\":\"first\",\"player\":0}\n"
    "{\"n\":5,\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":3,\"drawn\":[0],\"anyway\":true}\n"
    "{\"n\":6,\"move\":\"stop\"}\n");
  g_autoptr (PurserValue) one = dup_bgsplay (play);
  g_autofree char *csv = purser_export (play, PURSER_EXPORT_CSV);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_TEXT);
  g_autofree char *link = purser_export_link (play, PURSER_EXPORT_LINK_ROOM);

  for (guint i = 0; i < 3; i++)
    {
      PurserValue *score = purser_value_get_at (purser_value_get (one, "playerScores"), i);

      g_assert_false (purser_value_get_boolean (purser_value_get (score, "winner")));
      g_assert_cmpint (purser_value_get_integer_of (score, "rank", -1), ==, 0);
    }
  g_assert_true (purser_value_get_boolean (purser_value_get (one, "manualWinner")));
  g_assert_nonnull (strstr (purser_value_get_string_of (one, "comments"), "not all points are counted yet"));
  g_assert_null (strstr (link, "%22rank%22"));
  g_assert_null (strstr (link, "%22winner%22:true"));
  g_assert_nonnull (strstr (csv, ",0,,\"Some printed values are missing, so not all points are counted yet.\",,x,,\r\n"));
  g_assert_nonnull (strstr (text, "not all points are counted yet"));
  g_assert_nonnull (strstr (text, "\nAoi: "));
  g_assert_null (strstr (text, "1. "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/export-pads/presence", test_presence);
  g_test_add_func ("/export-pads/teams", test_teams);
  g_test_add_func ("/export-pads/undecided", test_undecided);

  return g_test_run ();
}
