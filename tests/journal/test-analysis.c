// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The course of a play and statistics over plays, against numbers worked out by hand. */

#include "config.h"

#include "fixtures.h"
#include "purser-analysis.h"
#include "purser-statistics.h"
#include "purser-times.h"

static void
test_points (void)
{
  static const gint64 scores[][2] = { { 0, 0 }, { 13, 0 }, { 13, 6 }, { 17, 6 }, { 17, 18 }, { 20, 18 } };
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpuint (analysis->points->len, ==, G_N_ELEMENTS (scores));
  for (guint i = 0; i < analysis->points->len; i++)
    for (guint j = 0; j < 2; j++)
      g_assert_cmpint (g_array_index (analysis->points, PurserAnalysisPoint, i).scores[j], ==, scores[i][j]);
}

static void
test_sources (void)
{
  static const struct { int player; const char *rule; gint64 sum; guint times; } wanted[] = {
    { 0, "toll/roll", 17, 3 }, { 0, "toll/wage", 3, 3 }, { 1, "toll/roll", 16, 3 }, { 1, "toll/wage", 2, 2 }
  };
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpuint (analysis->sources->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const PurserAnalysisSource *source = &g_array_index (analysis->sources, PurserAnalysisSource, i);

      g_assert_cmpint (source->player, ==, wanted[i].player);
      g_assert_cmpstr (source->rule, ==, wanted[i].rule);
      g_assert_cmpint (source->sum, ==, wanted[i].sum);
      g_assert_cmpuint (source->times, ==, wanted[i].times);
    }
}

static void
test_dice (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpuint (analysis->dice.n_rolls, ==, 6);
  g_assert_cmpuint (analysis->dice.sums[5], ==, 2);
  g_assert_cmpuint (analysis->dice.sums[12], ==, 1);
  g_assert_cmpuint (analysis->dice.sums[7], ==, 0);
  g_assert_cmpfloat_with_epsilon (analysis->dice.expected[7], 1.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (analysis->dice.expected[2], 6 / 36.0, 1e-9);
  g_assert_cmpuint (analysis->dice.sums[6], ==, 1);
}

static void
test_times (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  PurserTimes times = purser_times_measure (play);

  /* It was nobody's turn before the first record; the break of 54 minutes and the note do not count. */
  g_assert_cmpint (times.seconds_of[0], ==, 60 + 60 + 10 + 10);
  g_assert_cmpint (times.seconds_of[1], ==, 30 + 150 + 10 + 10);
  g_assert_cmpint (times.seconds, ==, 340);
}

static void
test_highlights (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, play);

  g_assert_cmpuint (highlights->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (highlights, 0), ==, "Most from one roll: Aoi +12 (Coins), with 6 and 6 in round 1");
  g_assert_cmpstr (g_ptr_array_index (highlights, 1), ==, "Longest unbroken lead: Aoi, 3 turns in a row");
  g_assert_cmpstr (g_ptr_array_index (highlights, 2), ==, "The lead changed hands 2 times");
}

/* A correction in a turn is no payout of its roll. */
static void
test_corrected (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}\n"
    "{\"n\":2,\"move\":\"adjust\",\"player\":0,\"account\":\"coins\",\"by\":17}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpint (analysis->best_roll.by, ==, 5);
}

/* A roll is recognised whatever the game calls the move and its dice. */
static void
test_called_otherwise (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"throw\",\"player\":0,\"pips\":[2,3]}\n"
    "{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":3,\"move\":\"throw\",\"player\":1,\"pips\":[6,5]}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpuint (analysis->dice.n_rolls, ==, 2);
  g_assert_cmpuint (analysis->dice.sums[5], ==, 1);
  g_assert_cmpuint (analysis->dice.sums[11], ==, 1);
  g_assert_cmpuint (analysis->best_roll.n, ==, 3);
  g_assert_cmpint (analysis->best_roll.by, ==, 11);
}

/* Aoi's dice pay 4. Her later find of 9 coins is no payout of them, though it comes before the next roll; so Ben's 6 and 5,
 * which pay 11, are the best roll, and not hers with 13. */
static void
test_found_later (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[1,3]}\n"
    "{\"n\":2,\"move\":\"find\",\"player\":0}\n"
    "{\"n\":3,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":4,\"move\":\"roll\",\"player\":1,\"dice\":[6,5]}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpuint (analysis->best_roll.n, ==, 4);
  g_assert_cmpint (analysis->best_roll.player, ==, 1);
  g_assert_cmpint (analysis->best_roll.by, ==, 11);
}

/* Aoi leads alone, then is level with Ben, then Ben leads: a tie ends a lead without a successor. */
static void
test_lead_and_tie (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}\n"
    "{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":3,\"move\":\"roll\",\"player\":1,\"dice\":[2,3]}\n"
    "{\"n\":4,\"move\":\"end-turn\",\"player\":1}\n"
    "{\"n\":5,\"move\":\"adjust\",\"player\":0,\"account\":\"coins\",\"by\":-2}\n"
    "{\"n\":6,\"move\":\"end-turn\",\"player\":0}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpint (analysis->lead.player, ==, 0);
  g_assert_cmpuint (analysis->lead.turns, ==, 1);
  g_assert_cmpuint (analysis->lead.changes, ==, 1);
  /* A loss is no source. */
  g_assert_cmpuint (analysis->sources->len, ==, 4);
}

/* Aoi gets 5 from the dice and 1 for the end of the turn, leads for a turn, and is corrected after the end: that is no second
 * turn, and neither is Ben's, in which nothing was played. */
static void
test_lead_corrected (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}\n"
    "{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":3,\"move\":\"stop\"}\n"
    "{\"n\":4,\"move\":\"adjust\",\"player\":0,\"account\":\"coins\",\"by\":4}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  const PurserAnalysisPoint *last = &g_array_index (analysis->points, PurserAnalysisPoint, analysis->points->len - 1);

  g_assert_cmpuint (analysis->points->len, ==, 2);
  g_assert_cmpint (last->scores[0], ==, 5 + 1 + 4);
  g_assert_cmpint (analysis->lead.player, ==, 0);
  g_assert_cmpuint (analysis->lead.turns, ==, 1);
}

static void
assert_scores (PurserAnalysis *analysis,
               const gint64    scores[][2],
               guint           n)
{
  g_assert_cmpuint (analysis->points->len, ==, n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < 2; j++)
      g_assert_cmpint (g_array_index (analysis->points, PurserAnalysisPoint, i).scores[j], ==, scores[i][j]);
}

/* The lowest wins, and Aoi, who needs 3 for each hole and Ben 5, is ahead at the end of each. In between she has played one hole
 * more than he has, which gives him no lead. */
static void
test_lead_of_rounds (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"rounds\":true,\"highest_wins\":false}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":3}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"round\":1,\"value\":5}\n"
    "{\"n\":3,\"move\":\"score\",\"player\":0,\"round\":2,\"value\":3}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":1,\"round\":2,\"value\":5}\n"
    "{\"n\":5,\"move\":\"stop\"}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpint (analysis->lead.player, ==, 0);
  g_assert_cmpuint (analysis->lead.changes, ==, 0);
}

/* Dagny joins after a round, and gets no points before the play is ended, so she never leads. */
static void
test_lead_of_nothing (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"rounds\":true,\"highest_wins\":false}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":5}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"round\":1,\"value\":7}\n"
    "{\"n\":3,\"move\":\"join\",\"player\":2,\"name\":\"Dagny\"}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":0,\"round\":2,\"value\":4}\n"
    "{\"n\":5,\"move\":\"stop\"}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_cmpint (analysis->lead.player, ==, 0);
  g_assert_cmpuint (analysis->lead.changes, ==, 0);
}

/* 500 was entered instead of 50, and overwritten a little later: the course of the play and the sources of the points are those
 * of 50. */
static void
test_written_over (void)
{
  static const gint64 scores[][2] = { { 0, 0 }, { 50, 0 }, { 50, 40 }, { 60, 40 }, { 60, 70 } };
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"rounds\":true}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":500}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"round\":1,\"value\":40}\n"
    "{\"n\":3,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":50}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":0,\"round\":2,\"value\":10}\n"
    "{\"n\":5,\"move\":\"score\",\"player\":1,\"round\":2,\"value\":30}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  assert_scores (analysis, scores, G_N_ELEMENTS (scores));
  g_assert_cmpint (g_array_index (analysis->sources, PurserAnalysisSource, 0).sum, ==, 60);
  g_assert_cmpuint (analysis->lead.changes, ==, 1);
}

/* With 100, which was entered as 10, the play would have ended a round sooner. It went on, and the analysis has all of it. */
static void
test_written_over_late (void)
{
  static const gint64 scores[][2] = { { 0, 0 }, { 100, 0 }, { 100, 20 }, { 105, 20 }, { 105, 26 }, { 105, 26 } };
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"rounds\":true,\"target\":100}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":10}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"round\":1,\"value\":20}\n"
    "{\"n\":3,\"move\":\"score\",\"player\":0,\"round\":2,\"value\":5}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":1,\"round\":2,\"value\":6}\n"
    "{\"n\":5,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":100}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  g_assert_true (purser_play_get_turn_info (play)->over);
  assert_scores (analysis, scores, G_N_ELEMENTS (scores));
}

/* The play is ended after two rounds, of a pad whose next line is the third, or of a game whose third has begun. The chart and
 * the result have two. */
static void
test_ended_between_rounds (void)
{
  static const gint64 scores[][2] = { { 0, 0 }, { 5, 0 }, { 5, 7 }, { 10, 7 }, { 10, 16 } };
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"rounds\":true}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"round\":1,\"value\":5}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":1,\"round\":1,\"value\":7}\n"
    "{\"n\":3,\"move\":\"score\",\"player\":0,\"round\":2,\"value\":5}\n"
    "{\"n\":4,\"move\":\"score\",\"player\":1,\"round\":2,\"value\":9}\n"
    "{\"n\":5,\"move\":\"note\",\"text\":\"Late\"}\n"
    "{\"n\":6,\"move\":\"stop\"}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (PurserResult) result = purser_result_new (play);

  assert_scores (analysis, scores, G_N_ELEMENTS (scores));
  g_assert_cmpint (g_array_index (analysis->points, PurserAnalysisPoint, analysis->points->len - 1).round, ==, 2);
  g_assert_cmpuint (result->rounds, ==, 2);
}

/* Aoi's second round counts, although it is ended in the middle; before the first roll there is no round. While the play goes on,
 * the current round counts. */
static void
test_rounds_of_result (void)
{
  static const struct {
    const char *moves;
    guint       rounds;
  } plays[] = {
    { "", 0 },
    { "{\"n\":1,\"move\":\"stop\"}\n", 0 },
    { "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n", 2 },
    { "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
      "{\"n\":3,\"move\":\"stop\"}\n", 1 },
    { "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
      "{\"n\":3,\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n{\"n\":4,\"move\":\"stop\"}\n", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      g_autofree char *text = g_strconcat ("{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n",
                                           plays[i].moves, NULL);
      g_autoptr (PurserPlay) play = toll_play (text);
      g_autoptr (PurserResult) result = purser_result_new (play);

      g_assert_cmpuint (result->rounds, ==, plays[i].rounds);
    }
}

/* Amended moves count as amended, in any game: Aoi rolled 2 and 3 and not 6 and 6, and has 1 for the end of her turn. */
static void
test_amended (void)
{
  static const gint64 scores[][2] = { { 0, 0 }, { 6, 0 } };
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
    "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[6,6]}\n"
    "{\"n\":2,\"move\":\"end-turn\",\"player\":0}\n"
    "{\"n\":3,\"amend\":1,\"with\":{\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);

  assert_scores (analysis, scores, G_N_ELEMENTS (scores));
  g_assert_cmpint (analysis->best_roll.by, ==, 5);
}

/* Each account has its sources: the total of a score pad, and its two categories. */
static void
test_sources_of_accounts (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"}],"
    "\"options\":{\"categories\":[\"Birds\",\"Eggs\"]}}\n"
    "{\"n\":1,\"move\":\"score\",\"player\":0,\"category\":\"Eggs\",\"value\":4}\n"
    "{\"n\":2,\"move\":\"score\",\"player\":0,\"category\":\"Birds\",\"value\":9}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  static const gint64 sums[] = { 13, 9, 4 };

  g_assert_cmpuint (analysis->sources->len, ==, G_N_ELEMENTS (sums));
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      const PurserAnalysisSource *source = &g_array_index (analysis->sources, PurserAnalysisSource, i);

      g_assert_cmpint (source->account, ==, i);
      g_assert_cmpint (source->sum, ==, sums[i]);
    }
}

static void
test_nothing_yet (void)
{
  g_autoptr (PurserPlay) play = toll_play ("{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n");
  PurserTimes times = purser_times_measure (play);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, play);

  g_assert_cmpuint (analysis->points->len, ==, 1);
  g_assert_cmpuint (analysis->sources->len, ==, 0);
  g_assert_cmpint (times.seconds, ==, 0);
  g_assert_cmpuint (highlights->len, ==, 0);
}

/* A single player has no lead. */
static void
test_alone (void)
{
  g_autoptr (PurserPlay) play = toll_play ("{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n"
                                           "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[2,3]}\n");
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (play);
  g_autoptr (GPtrArray) highlights = purser_analysis_dup_highlights (analysis, play);

  g_assert_cmpint (analysis->lead.player, ==, -1);
  g_assert_cmpuint (highlights->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (highlights, 0), ==, "Most from one roll: Aoi +5 (Coins), with 2 and 3 in round 1");
}

/* Three plays: Aoi 20 before Ben 10; Ben and Aoi share the first place with 15; Ben 7 before 千尋 9, where the lowest wins. A
 * fourth is not over and does not count. */
static GPtrArray *
make_results (void)
{
  static const struct {
    const char *game; gboolean over; gboolean highest; gint64 ended;
    const char *names[2]; gint64 scores[2]; guint ranks[2]; guint start;
  } plays[] = {
    { "toll", TRUE, TRUE, 100, { "Aoi", "Ben" }, { 20, 10 }, { 1, 2 }, 0 },
    { "toll", TRUE, TRUE, 200, { "ben", "Ａｏｉ" }, { 15, 15 }, { 1, 1 }, 1 },
    { "score-pad", TRUE, FALSE, 300, { "千尋", "Ben" }, { 9, 7 }, { 2, 1 }, 0 },
    { "toll", FALSE, TRUE, 400, { "Aoi", "Ben" }, { 99, 0 }, { 1, 2 }, 0 },
  };
  GPtrArray *results = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_result_free);

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      PurserResult *result = g_new0 (PurserResult, 1);

      result->game = g_strdup (plays[i].game);
      result->over = plays[i].over;
      result->highest_wins = plays[i].highest;
      result->ended = plays[i].ended;
      result->seconds = 600;
      result->n_seats = 2;
      result->seats = g_new0 (PurserResultSeat, 2);
      for (guint j = 0; j < 2; j++)
        {
          result->seats[j].name = g_strdup (plays[i].names[j]);
          result->seats[j].score = plays[i].scores[j];
          result->seats[j].rank = plays[i].ranks[j];
          result->seats[j].wins = plays[i].ranks[j] == 1;
          result->seats[j].starts = plays[i].start == j;
        }
      g_ptr_array_add (results, result);
    }
  return results;
}

static void
test_statistics (void)
{
  g_autoptr (GPtrArray) results = make_results ();
  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, NULL);
  const PurserPersonTally *ben = g_ptr_array_index (statistics->people, 0);
  const PurserPersonTally *aoi = g_ptr_array_index (statistics->people, 1);
  const PurserRivalTally *rival = g_ptr_array_index (statistics->rivals, 0);

  g_assert_cmpuint (statistics->plays->len, ==, 3);
  g_assert_cmpint (statistics->seconds, ==, 1800);
  g_assert_cmpuint (statistics->people->len, ==, 3);
  g_assert_cmpstr (ben->name, ==, "Ben");
  g_assert_cmpuint (ben->plays, ==, 3);
  g_assert_cmpuint (ben->wins, ==, 2);
  g_assert_cmpuint (purser_person_tally_get_percent (ben), ==, 67);
  g_assert_cmpstr (aoi->name, ==, "Aoi");
  g_assert_cmpuint (aoi->plays, ==, 2);
  g_assert_cmpuint (aoi->wins, ==, 2);
  g_assert_cmpfloat (purser_person_tally_get_average (aoi), ==, 17.5);
  g_assert_cmpint (aoi->best, ==, 20);
  g_assert_cmpuint (aoi->seats[0].plays, ==, 2);
  g_assert_cmpuint (aoi->seats[1].plays, ==, 0);
  /* Ben sat second three times: once after Aoi, once after 千尋, and once as the start player. */
  g_assert_cmpuint (ben->seats[1].plays, ==, 3);
  g_assert_cmpuint (ben->seats[1].wins, ==, 2);
  g_assert_cmpuint (statistics->rivals->len, ==, 4);
  g_assert_cmpstr (rival->name, ==, "Aoi");
  g_assert_cmpstr (rival->rival, ==, "Ben");
  g_assert_cmpuint (rival->plays, ==, 2);
  g_assert_cmpuint (rival->ahead, ==, 1);
  g_assert_cmpuint (rival->behind, ==, 0);
}

/* Of Aoi's three plays two were against Ben, and she won both; the third she played alone, and nobody could have won it. */
static void
test_play_alone (void)
{
  g_autoptr (GPtrArray) results = make_results ();
  PurserResult *third = g_ptr_array_index (results, 2);

  g_assert_cmpstr (third->seats[0].name, ==, "千尋");
  g_free (third->seats[0].name);
  third->seats[0].name = g_strdup ("Aoi");
  third->seats[0].rank = 1;
  third->seats[0].wins = TRUE;
  g_clear_pointer (&third->seats[1].name, g_free);
  third->n_seats = 1;

  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, NULL);
  const PurserPersonTally *aoi = g_ptr_array_index (statistics->people, 0);

  g_assert_cmpstr (aoi->name, ==, "Aoi");
  g_assert_cmpuint (aoi->plays, ==, 3);
  g_assert_cmpuint (aoi->contests, ==, 2);
  g_assert_cmpuint (aoi->wins, ==, 2);
  g_assert_cmpuint (purser_person_tally_get_percent (aoi), ==, 100);
  g_assert_cmpuint (aoi->scored, ==, 3);
  g_assert_cmpuint (aoi->seats[0].plays + aoi->seats[1].plays, ==, 2);
}

static void
test_filters (void)
{
  g_autoptr (GPtrArray) results = make_results ();
  const PurserStatisticsFilter filters[] = {
    { .game = "score-pad" }, { .person = "千尋" }, { .from = 200 }, { .to = 300 }, { .game = "none" }
  };
  static const guint n_plays[] = { 1, 1, 2, 2, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, &filters[i]);

      g_assert_cmpuint (statistics->plays->len, ==, n_plays[i]);
    }
}

static void
test_lowest_is_best (void)
{
  g_autoptr (GPtrArray) results = make_results ();
  const PurserStatisticsFilter filter = { .game = "score-pad" };
  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, &filter);
  const PurserPersonTally *ben = g_ptr_array_index (statistics->games, 0);

  g_assert_cmpstr (ben->game, ==, "score-pad");
  g_assert_cmpint (ben->best, ==, 7);
  g_assert_cmpuint (ben->wins, ==, 1);
}

/* Plays are sorted by time, with their lengths and dice; a group is exactly the people who played. */
static void
test_over_all (void)
{
  g_autoptr (GPtrArray) results = make_results ();
  const char *both[] = { "Ben", "aoi", NULL };
  const char *one[] = { "Ben", NULL };
  const PurserStatisticsFilter of_both = { .group = both };
  const PurserStatisticsFilter of_one = { .group = one };
  g_autoptr (PurserStatistics) pair = NULL;
  g_autoptr (PurserStatistics) alone = NULL;
  g_autoptr (PurserStatistics) all = NULL;

  ((PurserResult *) g_ptr_array_index (results, 0))->seconds = 300;
  ((PurserResult *) g_ptr_array_index (results, 0))->dice = (PurserAnalysisDice) { .n_rolls = 36, .sums = { [7] = 36 } };
  ((PurserResult *) g_ptr_array_index (results, 1))->dice = (PurserAnalysisDice) { .n_rolls = 36, .sums = { [2] = 1, [7] = 35 } };
  all = purser_statistics_new (results, NULL);
  pair = purser_statistics_new (results, &of_both);
  alone = purser_statistics_new (results, &of_one);
  g_assert_cmpuint (all->dice.n_rolls, ==, 72);
  g_assert_cmpuint (all->dice.sums[7], ==, 71);
  g_assert_cmpfloat (all->dice.expected[7], ==, 12);
  g_assert_true (all->shortest == g_ptr_array_index (results, 0));
  for (guint i = 1; i < all->plays->len; i++)
    g_assert_cmpint (((PurserResult *) g_ptr_array_index (all->plays, i - 1))->ended, <=,
                     ((PurserResult *) g_ptr_array_index (all->plays, i))->ended);
  g_assert_cmpuint (pair->plays->len, ==, 2);
  g_assert_cmpuint (alone->plays->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/analysis/points", test_points);
  g_test_add_func ("/analysis/sources", test_sources);
  g_test_add_func ("/analysis/dice", test_dice);
  g_test_add_func ("/analysis/dice-called-otherwise", test_called_otherwise);
  g_test_add_func ("/analysis/times", test_times);
  g_test_add_func ("/analysis/highlights", test_highlights);
  g_test_add_func ("/analysis/alone", test_alone);
  g_test_add_func ("/analysis/corrected", test_corrected);
  g_test_add_func ("/analysis/found-later", test_found_later);
  g_test_add_func ("/analysis/lead-and-tie", test_lead_and_tie);
  g_test_add_func ("/analysis/lead-corrected", test_lead_corrected);
  g_test_add_func ("/analysis/lead-of-rounds", test_lead_of_rounds);
  g_test_add_func ("/analysis/lead-of-nothing", test_lead_of_nothing);
  g_test_add_func ("/analysis/written-over", test_written_over);
  g_test_add_func ("/analysis/written-over-late", test_written_over_late);
  g_test_add_func ("/analysis/ended-between-rounds", test_ended_between_rounds);
  g_test_add_func ("/analysis/rounds-of-result", test_rounds_of_result);
  g_test_add_func ("/analysis/amended", test_amended);
  g_test_add_func ("/analysis/sources-of-accounts", test_sources_of_accounts);
  g_test_add_func ("/analysis/nothing-yet", test_nothing_yet);
  g_test_add_func ("/statistics/all", test_statistics);
  g_test_add_func ("/statistics/nobody-wins-a-play-alone", test_play_alone);
  g_test_add_func ("/statistics/filters", test_filters);
  g_test_add_func ("/statistics/lowest-is-best", test_lowest_is_best);
  g_test_add_func ("/statistics/over-all", test_over_all);
  return g_test_run ();
}
