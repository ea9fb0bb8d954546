// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <math.h>
#include <string.h>

#include "purser-andromeda-assist.h"
#include "purser-andromeda-state.h"
#include "purser-andromeda-titles.h"
#include "purser-random-play.h"
#include "purser-test-table.h"

#define HEADER "{\"purser\":1,\"game\":\"andromeda\",\"players\":" \
               "[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}"
#define ON_TRACKS 2
#define STATIONS 26

static const char *const placed[] = {
  "{\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,0]}",
  "{\"move\":\"place\",\"player\":1,\"planets\":[0,1,1,1,1,1,1]}",
  "{\"move\":\"place\",\"player\":2,\"planets\":[2,2,2,0,0,0,0]}",
  NULL
};

static PurserHistory *
begin (void)
{
  PurserHistory *play = purser_test_table_new (HEADER);

  purser_test_table_enter_all (play, (const char **) placed);
  purser_test_table_enter (play, "{\"move\":\"first\",\"player\":0}");
  return play;
}

/* own stations, others, technology step, size of the set, chance: 1 - o/t * (o-1)/(t-1) * …, with o of t stations */
static const struct {
  int    own;
  int    others;
  int    technology;
  int    cards;
  double odds;
} odds[] = {
  { 1, 3, 0, 3, 0.25 }, { 1, 3, 0, 4, 0.50 }, { 1, 3, 0, 7, 0.75 }, { 1, 3, 3, 7, 1 },
  { 2, 3, 0, 3, 0.40 }, { 2, 3, 0, 5, 0.70 }, { 2, 3, 3, 5, 0.90 }, { 2, 3, 3, 7, 1 },
  { 3, 3, 0, 3, 0.50 }, { 3, 3, 3, 3, 0.80 }, { 3, 3, 0, 6, 0.95 },
  { 0, 3, 0, 3, 0 }, { 0, 1, 0, 7, 0 }, { 1, 0, 0, 7, 1 }, { 0, 0, 0, 7, 0 },
};

static void
test_odds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    {
      PurserAndromedaState state = { .turn.n_players = 3 };
      int draws;

      memset (state.owners, 0xff, sizeof state.owners);
      state.players[1].stations[4] = odds[i].own;
      state.players[0].stations[4] = odds[i].others;
      state.players[1].tracks[PURSER_ANDROMEDA_TECHNOLOGY] = odds[i].technology;
      g_assert_cmpfloat_with_epsilon (purser_andromeda_get_odds (&state, 1, 4, odds[i].cards), odds[i].odds, 1e-9);
      draws = (odds[i].cards + (odds[i].technology == 3)) / 2;
      g_assert_cmpfloat_with_epsilon (purser_andromeda_get_draw_odds (&state, 1, 4, draws), odds[i].odds, 1e-9);
      state.owners[4][0] = state.owners[4][1] = state.owners[4][2] = 0;
      g_assert_cmpfloat (purser_andromeda_get_odds (&state, 1, 4, odds[i].cards), ==, 0);
    }
}

/* Two of five stations: one draw 2/5; two 1 - 3/5 * 2/4; three 1 - 3/5 * 2/4 * 1/3. Without a station of hers, or if all
 * centres are taken, there is no chance. */
static void
test_advise (void)
{
  PurserAndromedaState state = { .turn.n_players = 3 };
  g_autofree char *before = NULL;
  g_autofree char *told = NULL;
  g_autofree char *full = NULL;

  memset (state.owners, 0xff, sizeof state.owners);
  state.players[1].stations[4] = 2;
  state.players[0].stations[4] = 3;
  state.players[0].stations[2] = 1;
  before = purser_andromeda_advise (NULL, &state, 1);
  g_assert_null (before);
  state.turn.round = 1;
  told = purser_andromeda_advise (NULL, &state, 1);
  g_assert_cmpstr (told, ==, "chance of a center · planet 5: 3 cards 40%, 4 cards 70%, 6 cards 90%");
  state.owners[4][0] = state.owners[4][1] = state.owners[4][2] = 0;
  full = purser_andromeda_advise (NULL, &state, 1);
  g_assert_null (full);
}

static const struct {
  const char *move;
  const char *told;
} sentences[] = {
  { "{\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,0]}", "Aoi placed 6 stations" },
  { "{\"move\":\"first\",\"player\":2}", "千尋 is the start player" },
  { "{\"move\":\"transport\",\"player\":1,\"planet\":0,\"out\":1}", "Ben sent 1 station to planet 1 with a transport card" },
  { "{\"move\":\"transport\",\"player\":1,\"planet\":6,\"out\":2}", "Ben sent 2 stations to planet 7 with a transport card" },
  { "{\"move\":\"transport\",\"player\":1,\"planet\":6,\"back\":true}",
    "Ben returned all their stations on planet 7 to Earth with a transport card" },
  { "{\"move\":\"trade\",\"player\":0,\"with\":1,\"give\":[\"gold\",\"silver\",\"gold\"],\"take\":[]}",
    "Aoi traded with Ben: gave silver, gold, gold, got nothing" },
  { "{\"move\":\"exchange\",\"player\":0,\"cards\":1}", "Aoi exchanged 1 card" },
  { "{\"move\":\"exchange\",\"player\":0,\"cards\":2}", "Aoi exchanged 2 cards" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":3,\"cards\":3,\"stations\":1}", "Aoi moved 1 station to planet 4 with 3 cards" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":3,\"cards\":3,\"bonus\":[\"gold\"],\"stations\":2}",
    "Aoi moved 2 stations to planet 4 with 4 cards" },
  { "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":5,\"drawn\":[1,0]}",
    "Aoi challenged on planet 1 with 5 cards; drawn: Ben, Aoi" },
  { "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":5,\"drawn\":[]}",
    "Aoi challenged on planet 1 with 5 cards; drawn: nothing" },
  { "{\"move\":\"develop\",\"player\":0,\"track\":\"ship\"}", "Aoi took a step on the spaceship track" },
  { "{\"move\":\"develop\",\"player\":0,\"track\":\"technology\"}", "Aoi took a step on the technology track" },
  { "{\"move\":\"end-turn\",\"player\":0}", "Aoi ended the turn" },
};

static void
test_describe (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    purser_test_table_assert_told (play, sentences[i].move, sentences[i].told);
}

/* Moves right after the start, and the rules that refuse them. */
static const struct {
  const char *move;
  const char *rule;
} refusals[] = {
  { "{\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,0]}", "table/order" },
  { "{\"move\":\"first\",\"player\":0}", "table/order" },
  { "{\"move\":\"exchange\",\"player\":1,\"cards\":1}", "andromeda/turn-order" },
  { "{\"move\":\"end-turn\",\"player\":1}", "andromeda/turn-order" },
  { "{\"move\":\"exchange\",\"player\":0,\"cards\":3}", "andromeda/exchange" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":2,\"stations\":1}", "andromeda/set" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":8,\"stations\":1}", "andromeda/set" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":3,\"stations\":2}", "andromeda/half" },
  { "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":3,\"bonus\":[\"gold\"],\"stations\":1}", "andromeda/bonus-joker" },
  { "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":3,\"drawn\":[1,0]}", "andromeda/half" },
  { "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":4,\"drawn\":[0,1]}", "andromeda/challenge-success" },
  { "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":7,\"drawn\":[1,1,1]}", "andromeda/drawn" },
  { "{\"move\":\"develop\",\"player\":0,\"track\":\"ship\",\"bonus\":[\"gold\",\"gold\",\"gold\"]}", "andromeda/development" },
  { "{\"move\":\"develop\",\"player\":0,\"track\":\"ship\",\"bonus\":[\"gold\"]}", "andromeda/bonus-joker" },
  { "{\"move\":\"trade\",\"player\":0,\"with\":0,\"give\":[],\"take\":[]}", "andromeda/trade-swap" },
  { "{\"move\":\"trade\",\"player\":0,\"with\":1,\"give\":[\"gold\"],\"take\":[]}", "andromeda/bonus-joker" },
  { "{\"move\":\"trade\",\"player\":0,\"with\":1,\"give\":[\"gold\",\"gold\",\"gold\",\"gold\"],\"take\":[]}",
    "andromeda/trade-fourth" },
  { "{\"move\":\"transport\",\"player\":0,\"planet\":0}", NULL },
  { "{\"move\":\"transport\",\"player\":0,\"planet\":0,\"out\":1,\"back\":true}", NULL },
  { "{\"move\":\"learn\",\"item\":\"moon\",\"values\":{}}", NULL },
};

static void
test_refusals (void)
{
  g_autoptr (PurserHistory) play = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    purser_test_table_assert_refused (play, refusals[i].move, refusals[i].rule);
  purser_test_table_enter (play, "{\"move\":\"transport\",\"player\":1,\"planet\":0,\"back\":true}");
  purser_test_table_assert_refused (play, "{\"move\":\"transport\",\"player\":1,\"planet\":1,\"back\":true}",
                                    "andromeda/transport");
  purser_test_table_assert_refused (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":3,\"drawn\":[1]}",
                                    "andromeda/drawn");
  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":7,\"stations\":3}");
  purser_test_table_assert_refused (play, "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":4,\"stations\":2}",
                                    "andromeda/move");
  purser_test_table_assert_refused (play, "{\"move\":\"transport\",\"player\":0,\"planet\":0,\"out\":2}", "andromeda/round");
  purser_test_table_enter (play, "{\"move\":\"exchange\",\"player\":0,\"cards\":1}");
  purser_test_table_enter (play, "{\"move\":\"exchange\",\"player\":0,\"cards\":1}");
  purser_test_table_assert_refused (play, "{\"move\":\"exchange\",\"player\":0,\"cards\":1}", "andromeda/action-count");
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  purser_test_table_assert_refused (play, "{\"move\":\"challenge\",\"player\":1,\"planet\":0,\"cards\":3,\"drawn\":[0]}",
                                    "andromeda/challenge-own-station");
}

static void
test_prompt_setup (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) last = NULL;

  g_assert_cmpstr (first->kind, ==, "place");
  g_assert_cmpstr (first->text, ==, "Aoi draws 6 planet cards: how many of each planet?");
  g_assert_cmpstr (find_choice_of (first, 2, "Place the drawn stations")->place, ==, "player/2");
  g_assert_cmpstr (find_choice (first, "Enter the center values of planet 7")->place, ==, "planet/6");
  g_assert_cmpstr (find_choice (first, "Enter how many bonus cards of each kind there are")->place, ==, "supply/bonus");
  purser_test_table_enter_all (play, (const char **) placed);
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"planet-6\",\"values\":{\"centres\":[8,4,12]}}");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"bonus-supply\",\"values\":{\"silver\":4}}");
  last = purser_test_table_ask (play);
  g_assert_cmpstr (last->kind, ==, "first");
  g_assert_true (find_choice (last, "Ben")->complete);
  g_assert_cmpstr (find_choice (last, "Ben")->place, ==, "player/1");
  g_assert_null (find_choice (last, "Enter the center values of planet 7"));
  g_assert_null (find_choice (last, "Enter how many bonus cards of each kind there are"));
}

static void
test_prompt_round (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) third = NULL;
  const PurserChoice *choice;

  g_assert_cmpstr (first->kind, ==, "action");
  g_assert_cmpint (first->player, ==, 0);
  g_assert_cmpstr (first->text, ==, "Aoi begins, with 3 actions\nTransport cards and the trade come first.");
  g_assert_cmpstr (find_choice_of (first, 1, "Transport to a planet")->place, ==, "transport/1");
  g_assert_null (find_choice (first, "Trade bonus cards"));
  /* 9 stations, 3 of them Aoi's: 1 - 6/9, 1 - 6/9 * 5/8, 1 - 6/9 * 5/8 * 4/7. */
  choice = find_choice (first, "Challenge on planet 1\n3 of 9 stations are yours; after each draw 33%, 58%, 76%");
  g_assert_cmpstr (choice->place, ==, "planet/0");
  choice = find_choice (first, "Move to planet 7");
  g_assert_cmpstr (choice->place, ==, "planet/6");
  g_assert_true (purser_value_is (purser_value_get (choice->move, "bonus"), PURSER_VALUE_LIST));
  choice = find_choice (first, "Technology: a step for 3 matching cards");
  g_assert_cmpint (purser_choice_get_gain (choice, 0, PURSER_ANDROMEDA_TECHNOLOGY_POINTS), ==, 1);
  choice = find_choice (first, "Spaceship: a step for 3 matching cards");
  g_assert_cmpint (purser_choice_get_gain (choice, 0, PURSER_ANDROMEDA_HAND_LIMIT), ==, 1);
  g_assert_cmpstr (choice->place, ==, "track/ship");
  g_assert_cmpstr (find_choice (first, "Exchange 2 cards")->place, ==, "hand/0");
  g_assert_null (find_choice (first, "Exchange 3 cards"));
  g_assert_false (find_choice (first, "End the turn with 3 actions left")->best);
  g_assert_null (find_choice (first, "End the turn with 3 actions left")->place);

  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":4,\"stations\":2}");
  purser_test_table_enter (play, "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":5,\"stations\":2}");
  second = purser_test_table_ask (play);
  g_assert_cmpstr (second->text, ==, "Aoi has 1 action left");
  g_assert_nonnull (find_choice (second, "End the turn with 1 action left"));
  g_assert_null (find_choice (second, "Transport to a planet"));
  g_assert_null (find_choice (second, "Move to planet 7"));
  g_assert_cmpstr (find_choice (second, "Spaceship: a step with bonus cards")->place, ==, "track/ship");
  purser_test_table_enter (play, "{\"move\":\"develop\",\"player\":0,\"track\":\"ship\"}");
  third = purser_test_table_ask (play);
  g_assert_cmpstr (third->kind, ==, "end-turn");
  /* 4 and 5 and 3 cards, of a hand of 9; the silver and the gold card earned on the way are unused. */
  g_assert_cmpstr (third->text, ==, "Aoi has taken all actions\n12 cards were played in this turn, but the hand held 9 at most.");
  g_assert_true (purser_prompt_get_best (third, 0) == find_choice (third, "End the turn"));
}

/* A hand of 9 that contains a silver card: 9 cards are played with it, and only 8 without it. */
static void
test_prompt_spent (void)
{
  static const char *const moves[] = {
    "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":4,\"stations\":2}",
    "{\"move\":\"end-turn\",\"player\":0}",
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"end-turn\",\"player\":2}",
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"end-turn\",\"player\":2}",
    "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":5,\"stations\":1}",
    NULL
  };
  g_autoptr (PurserHistory) kept = begin ();
  g_autoptr (PurserHistory) played = begin ();
  g_autoptr (PurserPrompt) nine = NULL;
  g_autoptr (PurserPrompt) none = NULL;

  purser_test_table_enter_all (kept, (const char **) moves);
  purser_test_table_enter (kept, "{\"move\":\"move\",\"player\":0,\"planet\":1,\"cards\":4,\"stations\":1}");
  nine = purser_test_table_ask (kept);
  g_assert_cmpstr (nine->text, ==, "Aoi has taken all actions\n9 cards were played in this turn, but the hand held 8 at most.");

  purser_test_table_enter_all (played, (const char **) moves);
  purser_test_table_enter (played, "{\"move\":\"move\",\"player\":0,\"planet\":1,\"cards\":3,\"bonus\":[\"silver\"],"
                                   "\"stations\":1}");
  none = purser_test_table_ask (played);
  g_assert_cmpstr (none->text, ==, "Aoi has taken all actions");
}

static void
test_prompt_later (void)
{
  static const char *const moves[] = {
    "{\"move\":\"learn\",\"item\":\"planet-3\",\"values\":{\"name\":\"Blue\"}}",
    "{\"move\":\"move\",\"player\":0,\"planet\":0,\"cards\":4,\"stations\":2}",
    "{\"move\":\"challenge\",\"player\":0,\"planet\":3,\"cards\":3,\"drawn\":[0]}",
    "{\"move\":\"end-turn\",\"player\":0}",
    "{\"move\":\"develop\",\"player\":1,\"track\":\"ship\"}",
    "{\"move\":\"challenge\",\"player\":1,\"planet\":3,\"cards\":3,\"drawn\":[1]}",
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"challenge\",\"player\":2,\"planet\":3,\"cards\":3,\"drawn\":[2]}",
    "{\"move\":\"end-turn\",\"player\":2}",
    NULL
  };
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) finished = NULL;

  purser_test_table_enter_all (play, (const char **) moves);
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (prompt->text, ==, "Ben begins, with 3 actions\nFirst fill the hands to: Aoi 8 planet cards (+1 bonus), "
                                     "Ben 10, 千尋 9. Then transport cards and the trade.");
  g_assert_cmpstr (find_choice_of (prompt, 0, "Trade bonus cards")->place, ==, "player/0");
  g_assert_nonnull (find_choice (prompt, "Challenge on Blue\nNo center is free there"));
  g_assert_null (find_choice_of (prompt, 2, "Trade bonus cards"));
  g_assert_nonnull (find_choice (prompt, "Enter the center values of Blue"));
  g_assert_nonnull (find_choice (prompt, "Spaceship: a step for 4 matching cards"));
  purser_test_table_enter (play, "{\"move\":\"develop\",\"player\":1,\"track\":\"ship\"}");
  purser_test_table_enter (play, "{\"move\":\"develop\",\"player\":1,\"track\":\"ship\"}");
  finished = purser_test_table_ask (play);
  g_assert_null (find_choice (finished, "Spaceship: a step for 6 matching cards"));
}

static void
test_break_down (void)
{
  static const char *const moves[] = {
    "{\"move\":\"learn\",\"item\":\"planet-0\",\"values\":{\"centres\":[5,14,9]}}",
    "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":4,\"drawn\":[0]}",
    "{\"move\":\"challenge\",\"player\":0,\"planet\":0,\"cards\":5,\"drawn\":[1,0]}",
    "{\"move\":\"develop\",\"player\":0,\"track\":\"technology\"}",
    "{\"move\":\"adjust\",\"player\":0,\"account\":\"earth\",\"by\":-1}",
    NULL
  };
  static const struct {
    const char *title;
    int         amount;
  } wanted[] = { { "Stations on Earth", 3 }, { "Economic centers", 23 }, { "Technology", 1 }, { "Bonus cards", 5 } };
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (GArray) shares = NULL;

  purser_test_table_enter_all (play, (const char **) moves);
  shares = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 0);
  g_assert_cmpuint (shares->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);

      g_assert_cmpstr (share->title, ==, wanted[i].title);
      g_assert_cmpint (share->amount, ==, wanted[i].amount);
      g_assert_true (purser_test_table_has_section (share->rule));
    }
}

/* The state has little room for names: long ones are cut, but never within a character. */
static void
test_names (void)
{
  g_autoptr (PurserHistory) play = begin ();
  const PurserAndromedaState *state;
  g_autoptr (GString) move = g_string_new ("{\"move\":\"learn\",\"item\":\"planet-0\",\"values\":{\"name\":\"");

  for (guint i = 0; i < 200; i++)
    g_string_append (move, "星");
  g_string_append (move, "\"}}");
  purser_test_table_enter (play, move->str);
  state = purser_history_get_state (play);
  g_assert_true (g_utf8_validate (state->printed.names[0], -1, NULL));
  g_assert_cmpint (g_utf8_strlen (state->printed.names[0], -1), ==, PURSER_ANDROMEDA_MAX_NAME / 4 - 1);
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"planet-0\",\"values\":{\"name\":\"\"}}");
  state = purser_history_get_state (play);
  g_assert_cmpstr (state->printed.names[0], ==, "");
  purser_test_table_assert_undone (play);
}

/* A planet with a name has it in every text, also in those of earlier moves. */
static void
test_told_by_name (void)
{
  g_autoptr (PurserHistory) play = begin ();

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"planet-3\",\"values\":{\"name\":\"Mars\"}}");
  purser_test_table_assert_told (play, "{\"move\":\"transport\",\"player\":1,\"planet\":3,\"out\":2}",
                                 "Ben sent 2 stations to Mars with a transport card");
  purser_test_table_assert_told (play, "{\"move\":\"transport\",\"player\":1,\"planet\":3,\"back\":true}",
                                 "Ben returned all their stations on Mars to Earth with a transport card");
  purser_test_table_assert_told (play, "{\"move\":\"move\",\"player\":0,\"planet\":3,\"cards\":3,\"stations\":1}",
                                 "Aoi moved 1 station to Mars with 3 cards");
  purser_test_table_assert_told (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":3,\"cards\":5,\"drawn\":[1]}",
                                 "Aoi challenged on Mars with 5 cards; drawn: Ben");
  purser_test_table_assert_told (play, "{\"move\":\"challenge\",\"player\":0,\"planet\":4,\"cards\":5,\"drawn\":[1]}",
                                 "Aoi challenged on planet 5 with 5 cards; drawn: Ben");
  purser_test_table_assert_told (play, "{\"move\":\"learn\",\"item\":\"planet-3\",\"values\":{\"name\":\"Mars\"}}",
                                 "Values of Mars entered");
  purser_test_table_assert_told (play, "{\"move\":\"learn\",\"item\":\"bonus-supply\",\"values\":{\"gold\":4}}",
                                 "Numbers of bonus cards entered");
}

/* A planet's title is the name that the table gave it, or its number from 1. */
static void
test_titles (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autofree char *named = NULL, *numbered = NULL;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"planet-3\",\"values\":{\"name\":\"千\"}}");
  named = purser_andromeda_dup_title (purser_history_get_state (play), 3);
  numbered = purser_andromeda_dup_title (purser_history_get_state (play), 4);
  g_assert_cmpstr (named, ==, "千");
  g_assert_cmpstr (numbered, ==, "Planet 5");
}

static void
fill_place (PurserValue                *move,
            const PurserAndromedaState *state)
{
  int planets[PURSER_ANDROMEDA_PLANETS] = { 0 };
  static const int drawn[] = { [3] = 6, [4] = 9, [5] = 6 };

  for (int i = 0; i < drawn[state->turn.n_players]; i++)
    planets[g_test_rand_int_range (0, PURSER_ANDROMEDA_PLANETS)]++;
  purser_value_set (move, "planets", purser_value_new_integers (planets, PURSER_ANDROMEDA_PLANETS));
}

static PurserValue *
some_kinds (int most)
{
  PurserValue *kinds = purser_value_new_list ();

  for (int i = g_test_rand_int_range (0, most + 1); i > 0; i--)
    purser_value_append (kinds, purser_value_new_string (purser_andromeda_bonus_names[g_test_rand_int_range (0, 4)]));
  return kinds;
}

/* Fills in the fields of a move; the result may be refused. */
static void
fill_in (PurserValue          *move,
         const PurserTurnInfo *turn)
{
  const char *verb = purser_value_get_string_of (move, "move");
  int n = turn->n_players;

  if (strcmp (verb, "place") == 0)
    fill_place (move, (const PurserAndromedaState *) turn);
  if (strcmp (verb, "transport") == 0)
    {
      purser_value_set_integer (move, "planet", g_test_rand_int_range (0, PURSER_ANDROMEDA_PLANETS));
      if (!purser_value_get_boolean (purser_value_get (move, "back")))
        purser_value_set_integer (move, "out", g_test_rand_int_range (1, 3));
    }
  if (strcmp (verb, "trade") == 0)
    {
      purser_value_set_integer (move, "with", g_test_rand_int_range (0, n));
      purser_value_set (move, "give", some_kinds (2));
      purser_value_set (move, "take", some_kinds (2));
    }
  if (strcmp (verb, "move") == 0 || strcmp (verb, "challenge") == 0)
    purser_value_set_integer (move, "cards", g_test_rand_int_range (1, 8));
  if (strcmp (verb, "trade") != 0 && g_test_rand_int_range (0, 3) == 0)
    purser_value_set (move, "bonus", some_kinds (3));
  if (strcmp (verb, "move") == 0)
    purser_value_set_integer (move, "stations", g_test_rand_int_range (0, 4));
  if (strcmp (verb, "challenge") == 0)
    {
      PurserValue *drawn = purser_value_new_list ();

      for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
        purser_value_append (drawn, purser_value_new_integer (g_test_rand_int_range (0, n)));
      purser_value_set (move, "drawn", drawn);
    }
  if (strcmp (verb, "learn") == 0)
    {
      int centres[] = { g_test_rand_int_range (4, 15), g_test_rand_int_range (4, 15), g_test_rand_int_range (4, 15) };
      PurserValue *values = purser_value_new_object ();

      purser_value_set (values, "centres", purser_value_new_integers (centres, 3));
      purser_value_set_integer (values, "silver", g_test_rand_int_range (0, 5));
      purser_value_set (move, "values", values);
    }
}

/* Checks that no stations are lost or added. */
static void
check_pieces (const PurserTurnInfo *turn)
{
  const PurserAndromedaState *state = (const PurserAndromedaState *) turn;
  static const int in_box[] = { [3] = 0, [4] = 4, [5] = 7 };

  for (guint i = 0; i < state->turn.n_players; i++)
    {
      const PurserAndromedaPlayer *player = &state->players[i];
      int stations = ON_TRACKS + in_box[state->turn.n_players] + player->accounts[PURSER_ANDROMEDA_EARTH];

      for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
        stations += player->stations[planet] + purser_andromeda_count_centres (state, (int) i, planet);
      if (player->placed)
        g_assert_cmpint (stations, ==, STATIONS);
    }
}

static const PurserRandomPlay random_play = { "andromeda", NULL, 600, fill_in, check_pieces };

static void
test_random (void)
{
  for (guint i = 0; i < 30; i++)
    purser_random_play (&random_play, 3 + i % 3, FALSE);
}

static void
test_random_anyway (void)
{
  for (guint i = 0; i < 15; i++)
    purser_random_play (&random_play, 3 + i % 3, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/andromeda/odds", test_odds);
  g_test_add_func ("/andromeda/advise", test_advise);
  g_test_add_func ("/andromeda/describe", test_describe);
  g_test_add_func ("/andromeda/refusals", test_refusals);
  g_test_add_func ("/andromeda/prompt/setup", test_prompt_setup);
  g_test_add_func ("/andromeda/prompt/round", test_prompt_round);
  g_test_add_func ("/andromeda/prompt/spent", test_prompt_spent);
  g_test_add_func ("/andromeda/prompt/later", test_prompt_later);
  g_test_add_func ("/andromeda/break-down", test_break_down);
  g_test_add_func ("/andromeda/names", test_names);
  g_test_add_func ("/andromeda/told-by-name", test_told_by_name);
  g_test_add_func ("/andromeda/titles", test_titles);
  g_test_add_func ("/andromeda/random/legal", test_random);
  g_test_add_func ("/andromeda/random/anyway", test_random_anyway);
  return g_test_run ();
}
