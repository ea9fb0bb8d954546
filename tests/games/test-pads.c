// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Every shipped score pad, with a whole sheet worked out by hand: what two or three people enter, and the points. */

#include "config.h"

#include <string.h>

#include "purser-games.h"
#include "purser-template.h"

#define NONE G_MININT

typedef struct {
  const char *title;
  int         entered[3][16];  /* column by column; NONE if nothing is entered */
  int         points[3][16];
  int         totals[3];
  guint       n_players;       /* two if it is 0 */
} Sheet;

static const Sheet sheets[] = {
  /* Grain 5 of the table is 2 points; two empty spaces -2; three in the family 9; one begging card -3. */
  { "Agricola",
    { { 5, 2, 5, 0, 1, 3, 6, 2, 5, 0, 4, 3, 7, 2, 1 }, { 1, 4, 8, 3, 0, 7, 1, 0, 1, 2, 0, 2, 3, 0, 0 } },
    { { 4, 2, 2, -1, 1, 2, 4, -2, 4, 0, 8, 9, 7, 2, -3 }, { -1, 4, 4, 3, -1, 4, 1, 0, 1, 2, 0, 6, 3, 0, 0 } }, { 39, 26 } },
  /* Blue 3, 2, 1 are the first, second and third rank. Red 2, 2, 1: (17 + 9) / 2 = 13 each, and the third rank. Brown 4, 0, 4:
   * (18 + 10) / 2 = 14 each, and nothing for 0. White 1, 3, 3: (19 + 11) / 2 = 15 each. Green 2, 2, 2: (20 + 12 + 5) / 3 = 12
   * each, rounded down. Purple 0, 1, 5: the second rank and the first. */
  { "Alhambra",
    { { 41, 3, 2, 4, 1, 2, 0, 9 }, { 38, 2, 2, 0, 3, 2, 1, 12 }, { 30, 1, 1, 4, 3, 2, 5, 6 } },
    { { 41, 16, 13, 14, 4, 12, 0, 9 }, { 38, 8, 13, 0, 15, 12, 13, 12 }, { 30, 1, 2, 14, 15, 12, 21, 6 } },
    { 109, 111, 101 }, 3 },
  { "Azul", { { 42, 2, 1, 1 }, { 55, 1, 0, 0 } }, { { 42, 4, 7, 10 }, { 55, 2, 0, 0 } }, { 63, 57 } },
  { "CATAN", { { 2, 3, 1, 0 }, { 3, 2, 0, 2 } }, { { 2, 6, 2, 0 }, { 3, 4, 0, 2 } }, { 10, 9 } },
  /* 27 cards are two tens, so each of two gardens has 2; 31 cards are three. */
  { "Dominion",
    { { 2, 1, 4, 3, 27, 2, 0 }, { 3, 3, 2, 0, 31, 1, 5 } },
    { { 2, 3, 24, -3, 27, 4, 0 }, { 3, 9, 12, 0, 31, 3, 5 } }, { 30, 32 } },
  { "Everdell", { { 28, 9, 6, 5, 3 }, { 31, 4, 3, 0, 7 } }, { { 28, 9, 6, 5, 3 }, { 31, 4, 3, 0, 7 } }, { 51, 45 } },
  { "Patchwork", { { 24, 5, 1 }, { 13, 9, 0 } }, { { 24, -10, 7 }, { 13, -18, 0 } }, { 21, -5 } },
  { "Sagrada", { { 18, 22, 3, 1 }, { 24, 15, 0, 4 } }, { { 18, 22, 3, -1 }, { 24, 15, 0, -4 } }, { 42, 35 } },
  /* Popularity 13: stars 5, territories 4, a pair of resources 3; 7 resources are three pairs. Popularity 6: 3, 2, 1. */
  { "Scythe",
    { { 13, 5, 8, 7, 21, 6 }, { 6, 6, 9, 4, 30, 2 } },
    { { 13, 25, 32, 9, 21, 6 }, { 6, 18, 18, 2, 30, 2 } }, { 93, 70 } },
  /* 7 coins are 2 points; 3 gears, 2 tablets, 1 compass: 9 + 4 + 1 + 7 = 21; 0, 4, 0 are 16. */
  { "7 Wonders",
    { { 8, 7, 10, 12, 3, 5, 3, 2, 1, NONE }, { -3, 2, 7, 20, 6, 0, 0, 4, 0, NONE } },
    { { 8, 2, 10, 12, 3, 5, 3, 2, 1, 21 }, { -3, 0, 7, 20, 6, 0, 0, 4, 0, 16 } }, { 61, 46 } },
  { "Splendor", { { 12, 1 }, { 9, 2 } }, { { 12, 3 }, { 9, 6 } }, { 15, 15 } },
  /* 2 farmers at food 7, 3 toolmakers with 6 tools, 4 builders with 5 buildings, 2 shamans with 8 people, 7 and 2 symbols */
  { "Stone Age",
    { { 60, 2, 7, 3, 6, 4, 5, 2, 8, 7, 2, 4 }, { 88, 0, 10, 1, 3, 0, 6, 3, 10, 4, 0, 9 } },
    { { 60, 2, 14, 3, 18, 4, 20, 2, 16, 49, 4, 4 }, { 88, 0, 0, 1, 3, 0, 0, 3, 30, 16, 0, 9 } }, { 185, 146 } },
  { "Terraforming Mars",
    { { 38, 7, 2, 6, 9, 21 }, { 44, 5, 1, 4, 5, 12 } }, { { 38, 7, 10, 6, 9, 21 }, { 44, 5, 5, 4, 5, 12 } }, { 91, 75 } },
  /* Aoi's path of 31 beats 24. */
  { "Ticket to Ride",
    { { 1, 5, 6, 3, 0, 2, 38, 31 }, { 0, 4, 3, 4, 2, 1, -7, 24 } },
    { { 1, 10, 24, 21, 0, 30, 38, 10 }, { 0, 8, 12, 28, 20, 15, -7, 0 } }, { 134, 76 } },
  { "Wingspan", { { 41, 6, 14, 17, 5, 8 }, { 36, 0, 9, 20, 11, 2 } }, { { 41, 6, 14, 17, 5, 8 }, { 36, 0, 9, 20, 11, 2 } },
    { 91, 78 } },
  /* 3 + 6 + 9 + 12 + 15 + 18 = 63 is just enough for the bonus; 62 is not. */
  { "Yahtzee",
    { { 3, 6, 9, 12, 15, 18, NONE, 22, 17, 1, 1, 0, 1, 24, 1 }, { 2, 6, 9, 12, 15, 18, NONE, 0, 0, 0, 1, 1, 0, 19, 0 } },
    { { 3, 6, 9, 12, 15, 18, 35, 22, 17, 25, 30, 0, 50, 24, 100 }, { 2, 6, 9, 12, 15, 18, 0, 0, 0, 0, 30, 40, 0, 19, 0 } },
    { 366, 151 } },
};

static PurserTemplate *
find_template (GPtrArray  *list,
               const char *title)
{
  for (guint i = 0; i < list->len; i++)
    if (strcmp (((PurserTemplate *) g_ptr_array_index (list, i))->title, title) == 0)
      return g_ptr_array_index (list, i);
  g_assert_not_reached ();
}

static PurserPlay *
begin (PurserTemplate *template,
       guint           n_players)
{
  static const char *const names[] = { "Aoi", "Ben", "Cai" };
  g_autoptr (PurserValue) header = purser_play_header_new ("score-pad");
  g_autoptr (GError) error = NULL;
  PurserPlay *play;

  for (guint i = 0; i < n_players; i++)
    purser_play_header_seat (header, names[i], NULL);
  purser_value_set (header, "options", purser_value_ref (template->options));
  play = purser_play_new (purser_games_find ("score-pad"), header, NULL, &error);
  g_assert_no_error (error);
  return play;
}

static void
enter (PurserPlay *play,
       int         player,
       const char *category,
       int         value)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("score", player);
  g_auto (PurserVerdict) verdict = { 0 };

  purser_value_set_string (move, "category", category);
  purser_value_set_integer (move, "value", value);
  if (!purser_play_enter (play, move, &verdict))
    g_error ("%s: %s", category, verdict.text);
}

static int
count_players (const Sheet *sheet)
{
  return sheet->n_players > 0 ? (int) sheet->n_players : 2;
}

static void
fill_in (PurserPlay  *play,
         const Sheet *sheet,
         PurserValue *categories)
{
  for (int player = 0; player < count_players (sheet); player++)
    for (guint i = 0; i < purser_value_get_size (categories); i++)
      if (sheet->entered[player][i] != NONE)
        enter (play, player, purser_value_get_string (purser_value_get_at (categories, i)), sheet->entered[player][i]);
}

static void
test_sheet (gconstpointer data)
{
  const Sheet *sheet = data;
  g_autoptr (GPtrArray) list = purser_template_list (purser_games_find ("score-pad"));
  PurserTemplate *template = find_template (list, sheet->title);
  PurserValue *categories = purser_value_get (template->options, "categories");
  g_autoptr (PurserPlay) play = begin (template, (guint) count_players (sheet));

  fill_in (play, sheet, categories);
  for (int player = 0; player < count_players (sheet); player++)
    {
      for (guint i = 0; i < purser_value_get_size (categories); i++)
        g_assert_cmpint (purser_play_get_balance (play, player, i + 1), ==, sheet->points[player][i]);
      g_assert_cmpint (purser_play_get_balance (play, player, 0), ==, sheet->totals[player]);
    }
  g_assert_true (purser_play_get_turn_info (play)->over);
}

/* Nine deals, and the lowest total wins: 1+2+…+9 = 45 against nine times 6 = 54. */
static void
test_golf (void)
{
  g_autoptr (GPtrArray) list = purser_template_list (purser_games_find ("score-pad"));
  g_autoptr (PurserPlay) play = begin (find_template (list, "Golf (cards)"), 2);
  PurserStanding standings[PURSER_MAX_PLAYERS];

  for (int i = 0; i < 18; i++)
    {
      g_autoptr (PurserValue) move = purser_move_value_new ("score", i % 2);
      g_auto (PurserVerdict) verdict = { 0 };

      g_assert_false (purser_play_get_turn_info (play)->over);
      purser_value_set_integer (move, "round", i / 2 + 1);
      purser_value_set_integer (move, "value", i % 2 == 0 ? i / 2 + 1 : 6);
      g_assert_true (purser_play_enter (play, move, &verdict));
    }
  g_assert_true (purser_play_get_turn_info (play)->over);
  g_assert_cmpint (purser_play_get_balance (play, 0, 0), ==, 45);
  g_assert_cmpint (purser_play_get_balance (play, 1, 0), ==, 54);
  purser_play_get_standings (play, standings);
  g_assert_cmpint (standings[0].rank, ==, 1);
}

/* Every shipped pad for a game is tested here. */
static void
test_all_proved (void)
{
  g_autoptr (GPtrArray) list = purser_template_list (purser_games_find ("score-pad"));

  /* Three pads are for no game, and Golf has rounds. */
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (sheets) + 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *name = g_strdup_printf ("/pads/%s", sheets[i].title);

      g_test_add_data_func (name, &sheets[i], test_sheet);
    }
  g_test_add_func ("/pads/golf", test_golf);
  g_test_add_func ("/pads/all-proved", test_all_proved);
  return g_test_run ();
}
