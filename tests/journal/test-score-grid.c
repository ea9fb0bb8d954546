// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The points of all players side by side, against plays that were worked out by hand. */

#include "config.h"

#include "fixtures.h"
#include "purser-games.h"
#include "purser-score-grid.h"

static PurserPlay *
open_sample (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

static const PurserScoreLine *
find_line (PurserScoreGrid *grid,
           const char      *title)
{
  for (guint i = 0; i < grid->lines->len; i++)
    if (g_str_equal (((PurserScoreLine *) grid->lines->pdata[i])->title, title))
      return grid->lines->pdata[i];
  g_test_message ("no line “%s”", title);
  g_assert_not_reached ();
}

static void
assert_cell (const PurserScoreLine *line,
             int                    player,
             gint64                 amount,
             gboolean               best,
             const char            *counts)
{
  g_assert_cmpint (line->cells[player].amount, ==, amount);
  g_assert_cmpint (line->cells[player].best, ==, best);
  g_assert_cmpstr (line->cells[player].counts, ==, counts);
}

/* Aoi and 千尋 have three brown residents each, Ben has nine: he is first with 10, and the two share the second's 5, which is 2
 * each, rounded down. Ben and 千尋 are equal first with gold ones: they share 10 and 5, which is 7 each. */
static void
test_phoenix (void)
{
  g_autoptr (PurserPlay) play = open_sample ("phoenix.purser");
  g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (play);
  const PurserScoreLine *brown = find_line (grid, "Most residents: Brown");
  const PurserScoreLine *gold = find_line (grid, "Most residents: Gold");

  assert_cell (brown, 0, 2, FALSE, "3 – 9 – 3; second shared, 5 ÷ 2 = 2");
  assert_cell (brown, 1, 10, TRUE, "3 – 9 – 3; first");
  assert_cell (brown, 2, 2, FALSE, "3 – 9 – 3; second shared, 5 ÷ 2 = 2");
  g_assert_cmpstr (brown->rule, ==, "phoenix/score-majority");
  g_assert_cmpint (gold->cells[1].amount, ==, 7);
  g_assert_true (g_str_has_suffix (gold->cells[1].counts, "; first shared, (10 + 5) ÷ 2 = 7"));
  g_assert_true (gold->cells[1].best && gold->cells[2].best && !gold->cells[0].best);
  g_assert_true (g_str_has_suffix (gold->cells[0].counts, "; neither first nor second"));
}

/* Four players. Aoi has five teal residents and the others three each: they share 5, which is 1 each. Two players share 10 and
 * 5 for the pink ones, which is 7 each, and nobody is second. Three share those for the brown ones, which is 5 each, and
 * Dagny, who has one, gets nothing. Aoi has no gold ones, and a player without residents of a species is never second. All
 * four have one human, which is 3 each. */
static void
test_phoenix_four (void)
{
  g_autoptr (GString) file = g_string_new ("{\"purser\":1,\"game\":\"phoenix\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},"
                                           "{\"name\":\"千尋\"},{\"name\":\"Dagny\"}]}\n"
                                           "{\"n\":1,\"move\":\"supply\",\"humans\":24,"
                                           "\"aliens\":{\"teal\":23,\"pink\":22,\"brown\":23,\"gold\":22}}\n");
  static const struct {
    const char *species;
    int         residents[4];
  } stations[] = {
    { "teal", { 5, 3, 3, 3 } }, { "pink", { 2, 2, 0, 0 } }, { "brown", { 4, 4, 4, 1 } }, { "gold", { 0, 6, 2, 2 } },
    { "human", { 1, 1, 1, 1 } },
  };
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (PurserScoreGrid) grid = NULL;
  int n = 1;

  for (int i = 0; i < 4; i++)
    g_string_append_printf (file, "{\"n\":%d,\"move\":\"start\",\"player\":%d,\"gems\":0,"
                                  "\"sectors\":{\"teal\":1,\"pink\":1,\"brown\":1}}\n", ++n, i);
  for (guint k = 0; k < G_N_ELEMENTS (stations); k++)
    for (int i = 0; i < 4; i++)
      if (stations[k].residents[i] > 0)
        g_string_append_printf (file, "{\"n\":%d,\"move\":\"residents\",\"player\":%d,\"species\":\"%s\",\"by\":%d}\n", ++n, i,
                                stations[k].species, stations[k].residents[i]);
  play = toll_play (file->str);
  grid = purser_score_grid_new (play);
  assert_cell (find_line (grid, "Most residents: Teal"), 0, 10, TRUE, "5 – 3 – 3 – 3; first");
  assert_cell (find_line (grid, "Most residents: Teal"), 3, 1, FALSE, "5 – 3 – 3 – 3; second shared, 5 ÷ 3 = 1");
  assert_cell (find_line (grid, "Most residents: Pink"), 1, 7, TRUE, "2 – 2 – 0 – 0; first shared, (10 + 5) ÷ 2 = 7");
  assert_cell (find_line (grid, "Most residents: Pink"), 2, 0, FALSE, "2 – 2 – 0 – 0; neither first nor second");
  assert_cell (find_line (grid, "Most residents: Brown"), 2, 5, TRUE, "4 – 4 – 4 – 1; first shared, (10 + 5) ÷ 3 = 5");
  assert_cell (find_line (grid, "Most residents: Brown"), 3, 0, FALSE, "4 – 4 – 4 – 1; neither first nor second");
  assert_cell (find_line (grid, "Most residents: Gold"), 0, 0, FALSE, "0 – 6 – 2 – 2; neither first nor second");
  assert_cell (find_line (grid, "Most residents: Gold"), 3, 2, FALSE, "0 – 6 – 2 – 2; second shared, 5 ÷ 2 = 2");
  assert_cell (find_line (grid, "Most residents: Human"), 3, 3, FALSE, "1 – 1 – 1 – 1; first shared, (10 + 5) ÷ 4 = 3");
}

/* In every game a column adds up to the score. */
static void
test_sums (gconstpointer data)
{
  g_autoptr (PurserPlay) play = open_sample (data);
  g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (play);

  g_assert_cmpuint (grid->lines->len, >, 0);
  for (guint i = 0; i < grid->n_players; i++)
    {
      gint64 sum = 0;

      for (guint k = 0; k < grid->lines->len; k++)
        sum += ((PurserScoreLine *) grid->lines->pdata[k])->cells[i].amount;
      g_assert_cmpint (sum, ==, grid->standings[i].score);
    }
}

/* The printed values of this play's board: the centres that Aoi owns are worth 13 + 8 + 6 + 12 + 10 = 49, one more than
 * Dagny's 10 + 11 + 9 + 5 + 13 = 48. Her two bonus cards, a silver and a gold one, are worth 2 + 3 = 5. Dagny and 千尋 are on
 * the same step of the technology track, so both are ahead there. */
static void
test_andromeda (void)
{
  g_autoptr (PurserPlay) play = open_sample ("andromeda.purser");
  g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (play);
  const PurserScoreLine *centres = find_line (grid, "Economic centers");
  const PurserScoreLine *bonus = find_line (grid, "Bonus cards");
  const PurserScoreLine *technology = find_line (grid, "Technology");

  assert_cell (centres, 0, 49, TRUE, "Planet 2: 13, Planet 2: 8, Planet 3: 6, Planet 5: 12, Planet 6: 10");
  assert_cell (centres, 3, 48, FALSE, "Planet 3: 10, Planet 4: 11, Planet 4: 9, Planet 5: 5, Planet 7: 13");
  assert_cell (bonus, 0, 5, TRUE, "Silver: 1 × 2, Gold: 1 × 3");
  assert_cell (bonus, 1, 0, FALSE, NULL);
  assert_cell (technology, 0, 1, FALSE, "level 1 of the track");
  assert_cell (technology, 2, 3, TRUE, "level 2 of the track");
  assert_cell (technology, 3, 3, TRUE, "level 2 of the track");
}

/* The lowest is best if the play says so; if all have the same, nobody is ahead; a line of zeros is left out. */
static void
test_lowest (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"categories\":[\"Cards\",\"Eggs\",\"Nests\"],\"highest_wins\":false}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"category\":\"Cards\",\"value\":4}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"category\":\"Cards\",\"value\":9}\n"
    "{\"n\":3,\"move\":\"score\",\"player\":0,\"category\":\"Eggs\",\"value\":3}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":1,\"category\":\"Eggs\",\"value\":3}\n"
    "{\"n\":5,\"move\":\"score\",\"player\":1,\"category\":\"Nests\",\"value\":0}\n");
  g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (play);

  g_assert_cmpuint (grid->lines->len, ==, 2);
  assert_cell (find_line (grid, "Cards"), 0, 4, TRUE, NULL);
  assert_cell (find_line (grid, "Cards"), 1, 9, FALSE, NULL);
  assert_cell (find_line (grid, "Eggs"), 0, 3, FALSE, NULL);
  assert_cell (find_line (grid, "Eggs"), 1, 3, FALSE, NULL);
}

/* An empty cell is never best. If the lowest wins, no cell is better than an empty one; if the highest wins, any with points
 * is. */
static void
test_empty_cells (void)
{
  for (int highest = 0; highest < 2; highest++)
    {
      g_autofree char *file = g_strdup_printf (
        "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"Carla\"}],"
        "\"options\":{\"categories\":[\"Cards\",\"Eggs\"],\"highest_wins\":%s}}\n"
        "{\"n\":1,\"move\":\"score\",\"player\":0,\"category\":\"Cards\",\"value\":4}\n"
        "{\"n\":2,\"move\":\"score\",\"player\":1,\"category\":\"Cards\",\"value\":9}\n"
        "{\"n\":3,\"move\":\"score\",\"player\":1,\"category\":\"Eggs\",\"value\":2}\n", highest ? "true" : "false");
      g_autoptr (PurserPlay) play = toll_play (file);
      g_autoptr (PurserScoreGrid) grid = purser_score_grid_new (play);

      assert_cell (find_line (grid, "Cards"), 0, 4, !highest, NULL);
      assert_cell (find_line (grid, "Cards"), 1, 9, highest, NULL);
      assert_cell (find_line (grid, "Cards"), 2, 0, FALSE, NULL);
      assert_cell (find_line (grid, "Eggs"), 0, 0, FALSE, NULL);
      assert_cell (find_line (grid, "Eggs"), 1, 2, highest, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/score-grid/phoenix", test_phoenix);
  g_test_add_func ("/score-grid/phoenix/four", test_phoenix_four);
  g_test_add_func ("/score-grid/andromeda", test_andromeda);
  g_test_add_func ("/score-grid/lowest", test_lowest);
  g_test_add_func ("/score-grid/empty-cells", test_empty_cells);
  g_test_add_data_func ("/score-grid/sums/space-base", "space-base.purser", test_sums);
  g_test_add_data_func ("/score-grid/sums/starfarers", "starfarers.purser", test_sums);
  g_test_add_data_func ("/score-grid/sums/andromeda", "andromeda.purser", test_sums);
  g_test_add_data_func ("/score-grid/sums/phoenix", "phoenix.purser", test_sums);
  g_test_add_data_func ("/score-grid/sums/score-pad", "score-pad.purser", test_sums);
  return g_test_run ();
}
