// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompts of Starfarers, and their answers. */

#include <string.h>

#include "purser-json.h"
#include "purser-starfarers-table.h"

#define OFF STARFARERS_HEADER ("\"layout\":\"strategic\"")
#define ON STARFARERS_HEADER ("\"layout\":\"strategic\",\"hands\":\"on\"")

static void
assert_kind (PurserHistory *play,
             const char    *kind,
             int            player,
             const char    *text)
{
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);

  g_assert_cmpstr (prompt->kind, ==, kind);
  g_assert_cmpint (prompt->player, ==, player);
  g_assert_cmpstr (prompt->text, ==, text);
}

static void
assert_place (PurserPrompt *prompt,
              int           player,
              const char   *label,
              const char   *place)
{
  const PurserChoice *choice = starfarers_find (prompt, player, label);

  g_assert_nonnull (choice);
  g_assert_cmpstr (choice->place, ==, place);
}

static void
test_prompt_settle (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) last = NULL;
  static const char *const moves[] = {
    "{\"move\":\"settle\",\"player\":1,\"as\":\"colony\",\"planets\":[{\"resource\":\"food\",\"number\":4},{\"resource\":\"carbon\",\"number\":8}]}",
    "{\"move\":\"settle\",\"player\":2,\"as\":\"colony\",\"planets\":[{\"resource\":\"goods\",\"number\":[3,12]},{\"resource\":\"ore\",\"number\":8}]}",
    NULL
  };

  g_assert_cmpint (first->player, ==, -1);
  g_assert_cmpstr (first->text, ==, "Who rolled highest and settles first?");
  g_assert_cmpuint (first->choices->len, ==, 6);
  g_assert_false (starfarers_find (first, 2, "Place a colony")->complete);
  assert_place (first, 2, "千尋 begins", "settler/2");
  purser_test_table_enter_all (play, (const char **) moves);
  second = purser_test_table_ask (play);
  g_assert_cmpint (second->player, ==, 0);
  g_assert_cmpstr (second->text, ==, "Where does Aoi settle?");
  /* two discs of a system are known, so the third is; the taken place is not offered */
  g_assert_null (starfarers_find (second, 0, "Food 4, Carbon 8"));
  g_assert_true (starfarers_find (second, 0, "Carbon 8, Fuel 11")->complete);
  g_assert_nonnull (starfarers_find (second, 0, "Fuel 11, Food 4"));
  g_assert_nonnull (starfarers_find (second, 0, "Ore 8, Fuel 10"));
  g_assert_nonnull (starfarers_find (second, 0, "Fuel 10, Goods 3/12"));
  g_assert_cmpuint (second->choices->len, ==, 5);
  purser_test_table_enter (play, "{\"move\":\"settle\",\"player\":0,\"as\":\"colony\",\"planets\":"
                                 "[{\"resource\":\"ore\",\"number\":8},{\"resource\":\"fuel\",\"number\":10}]}");
  assert_kind (play, "settle", 0, "Where does Aoi settle?");
  for (int i = 2; i >= 0; i--)
    {
      g_autofree char *move = g_strdup_printf ("{\"move\":\"settle\",\"player\":%d,\"as\":\"colony\",\"planets\":"
                                               "[{\"resource\":\"ore\"},{\"resource\":\"food\"}]}", (1 + i) % 3);

      purser_test_table_enter (play, move);
    }
  last = purser_test_table_ask (play);
  g_assert_cmpint (last->player, ==, 1);
  g_assert_cmpstr (last->text, ==, "Where does Ben settle?");
  g_assert_false (starfarers_find (last, 1, "Place a colony")->complete);
}

#define THIRD(player) \
  "{\"move\":\"settle\",\"player\":" #player ",\"as\":\"spaceport\",\"later\":true,\"planets\":" \
  "[{\"resource\":\"ore\"},{\"resource\":\"food\"}]}"
#define SETTLE(player) \
  "{\"move\":\"settle\",\"player\":" #player ",\"as\":\"colony\",\"planets\":[{\"resource\":\"ore\"},{\"resource\":\"food\"}]}"

/* The drawn player settles first. Once all have three colonies, the prompts ask for the rings, back from the last player. */
static void
test_prompt_rings (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);
  g_autoptr (PurserPrompt) ring = NULL;
  static const char *const moves[] = {
    SETTLE (1), SETTLE (2), SETTLE (0), SETTLE (0), SETTLE (2), SETTLE (1), THIRD (1), THIRD (2), NULL
  };

  purser_test_table_enter (play, "{\"move\":\"first\",\"player\":1}");
  assert_kind (play, "settle", 1, "Where does Ben settle?");
  purser_test_table_enter_all (play, (const char **) moves);
  assert_kind (play, "settle", 0, "Where does Aoi settle?");
  purser_test_table_enter (play, THIRD (0));
  ring = purser_test_table_ask (play);
  g_assert_cmpstr (ring->text, ==, "Which colony gets Aoi’s spaceport ring?");
  g_assert_cmpstr (ring->rule, ==, "starfarers/first-spaceport");
  g_assert_cmpuint (ring->choices->len, ==, 3);
  assert_place (ring, 0, "Spaceport ring on colony 3", "colony/3");
  purser_test_table_enter (play, "{\"move\":\"ring\",\"player\":0,\"colony\":2}");
  assert_kind (play, "settle", 2, "Which colony gets 千尋’s spaceport ring?");
  purser_test_table_enter (play, "{\"move\":\"ring\",\"player\":2,\"colony\":1}");
  purser_test_table_enter (play, "{\"move\":\"ring\",\"player\":1,\"colony\":3}");
  assert_kind (play, "roll", 0, "End of setup: which upgrade does Aoi choose?");
  purser_test_table_assert_undone (play);
}

/* Upgrades are chosen in reverse order, from two boosters, a cannon and a freight pod; only then the dice are asked for. */
static void
test_prompt_upgrades (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) last = NULL;

  g_assert_cmpstr (first->kind, ==, "roll");
  g_assert_cmpint (first->player, ==, 2);
  g_assert_cmpstr (first->text, ==, "End of setup: which upgrade does 千尋 choose?");
  g_assert_cmpuint (first->choices->len, ==, 3);
  assert_place (first, 2, "First upgrade: Cannon", "upgrade/cannon");
  purser_test_table_enter (play, EQUIP (2, "cannon", 1));
  second = purser_test_table_ask (play);
  g_assert_cmpint (second->player, ==, 1);
  g_assert_cmpuint (second->choices->len, ==, 2);
  g_assert_null (starfarers_find (second, 1, "First upgrade: Cannon"));
  purser_test_table_enter (play, EQUIP (1, "booster", 1));
  assert_kind (play, "roll", 0, "End of setup: which upgrade does Aoi choose?");
  purser_test_table_enter (play, EQUIP (0, "booster", 1));
  last = purser_test_table_ask (play);
  g_assert_cmpstr (last->text, ==, "Aoi’s turn: what did you roll?");
  g_assert_nonnull (starfarers_find (last, 0, "Roll"));
  g_assert_null (starfarers_find (last, 1, "First upgrade: Freight pod"));
}

/* While hands are kept, the opening hands are one step for all players. */
static void
test_prompt_opening (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (STARFARERS_HEADER ("\"hands\":\"on\""));
  g_autoptr (PurserPrompt) draws = purser_test_table_ask (play);

  g_assert_cmpstr (draws->kind, ==, "roll");
  g_assert_cmpstr (draws->text, ==, "Everybody draws reserve cards\n3 cards each");
  g_assert_null (starfarers_find (draws, 0, "Roll"));
  assert_place (draws, 1, "Reserve cards, one by one", "reserve/1");
  purser_test_table_enter (play, "{\"move\":\"reserve\",\"player\":1,\"resources\":[\"ore\",\"ore\",\"food\"]}");
  purser_test_table_enter (play, RESERVE (2));
  assert_kind (play, "roll", 0, "Everybody draws reserve cards\nAoi 3 cards");
  purser_test_table_enter (play, RESERVE (0));
  assert_kind (play, "roll", 0, "Aoi’s turn: what did you roll?");
}

#define BEGINNER STARFARERS_HEADER ("")

static void
test_prompt_start (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (BEGINNER);
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) second = NULL;

  g_assert_cmpstr (first->kind, ==, "roll");
  g_assert_cmpstr (first->text, ==, "Aoi’s turn: what did you roll?");
  g_assert_nonnull (starfarers_find (first, 0, "Roll"));
  g_assert_null (starfarers_find (first, 2, "First upgrade: Cannon"));
  g_assert_nonnull (starfarers_find (first, 2, "First upgrade: Booster"));
  assert_place (first, 1, "Reserve cards, one by one", "reserve/1");
  purser_test_table_enter (play, EQUIP (2, "booster", 1));
  purser_test_table_enter (play, RESERVE (2));
  purser_test_table_enter (play, "{\"move\":\"reveal\",\"player\":1,\"colony\":1,\"planet\":2,\"number\":null}");
  second = purser_test_table_ask (play);
  g_assert_null (starfarers_find (second, 2, "First upgrade: Booster"));
  g_assert_nonnull (starfarers_find (second, 0, "First upgrade: Booster"));
  g_assert_null (starfarers_find (second, 2, "Reserve cards, one by one"));
  g_assert_false (starfarers_find (second, 1, "Disc of colony 1, Fuel")->complete);
  assert_place (second, 1, "Disc of colony 1, Fuel", "planet/1-2");
}

/* Two cards are due, which the end of the turn and a shake would lose; if hands are not kept, both draw them. */
static void
test_prompt_end (void)
{
  const char *options[] = { ON, OFF };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (PurserHistory) play = starfarers_begin (options[i]);
      g_autoptr (PurserPrompt) before = NULL, after = NULL;

      purser_test_table_enter (play, RESERVE (0));
      purser_test_table_enter (play, RESERVE (1));
      purser_test_table_enter (play, RESERVE (2));
      purser_test_table_enter (play, ROLL (0, 1, 2));
      before = purser_test_table_ask (play);
      g_assert_true ((starfarers_find (before, 0, "End the turn") != NULL) == (i == 1));
      g_assert_true ((starfarers_find (before, 0, "yellow and red: base speed 5") != NULL) == (i == 1));
      purser_test_table_enter (play, RESERVE (0));
      after = purser_test_table_ask (play);
      g_assert_nonnull (starfarers_find (after, 0, "End the turn"));
      g_assert_nonnull (starfarers_find (after, 0, "yellow and red: base speed 5"));
    }
}

/* A seven is corrected after something was built: before the balls it is not too late. */
static void
test_prompt_seven_amended (void)
{
  static const char *moves[] = { RESERVE (0), RESERVE (1), RESERVE (2), ADJUST (0, "ore", 2), ROLL (0, 1, 2), RESERVE (0),
                                 "{\"move\":\"build\",\"player\":0,\"what\":\"pod\"}" };
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autofree char *amend = NULL;
  guint i;

  for (i = 0; i < 5; i++)
    purser_test_table_enter (play, moves[i]);
  amend = g_strdup_printf ("{\"amend\":%u,\"with\":" ROLL (0, 3, 4) "}", purser_history_get_size (play));
  for (; i < G_N_ELEMENTS (moves); i++)
    purser_test_table_enter (play, moves[i]);
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes");
  purser_test_table_enter (play, amend);
  assert_kind (play, "turn", 0, "Everybody draws reserve cards\nBen 1 card, 千尋 1 card");
  purser_test_table_enter (play, RESERVE (1));
  purser_test_table_enter (play, RESERVE (2));
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes");
}

static void
test_prompt_turn (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserPrompt) turn = NULL;
  const PurserChoice *choice;

  purser_test_table_enter (play, ROLL (0, 3, 3));
  turn = purser_test_table_ask (play);
  g_assert_cmpstr (turn->kind, ==, "turn");
  g_assert_cmpstr (turn->text, ==, "Aoi trades and builds, then shakes\nDraw 2 reserve cards first");
  g_assert_null (purser_prompt_get_best (turn, 0));
  assert_place (turn, 0, "Reserve cards, one by one", "reserve/0");
  assert_place (turn, 0, "Cannon: 2 Carbon", "upgrade/cannon");
  assert_place (turn, 0, "Trade ship: 1 Ore, 1 Fuel, 2 Goods", "ship/trade-ship");
  assert_place (turn, 0, "Spaceport at colony 2: 3 Carbon, 2 Food", "colony/2");
  assert_place (turn, 0, "red and black: an encounter", "ball/red-black");
  choice = starfarers_find (turn, 0, "Spaceport at colony 2: 3 Carbon, 2 Food");
  g_assert_cmpint (purser_choice_get_gain (choice, 0, PURSER_STARFARERS_VP), ==, 1);
  g_assert_null (starfarers_find (turn, 0, "Spaceport at colony 3: 3 Carbon, 2 Food"));
  choice = starfarers_find (turn, 0, "Cannon: 2 Carbon");
  g_assert_cmpint (purser_choice_get_gain (choice, 0, PURSER_STARFARERS_CANNONS), ==, 1);
  g_assert_nonnull (starfarers_find (turn, 0, "Trade ship: 1 Ore, 1 Fuel, 2 Goods"));
  g_assert_nonnull (starfarers_find (turn, 0, "yellow and red: base speed 5"));
  g_assert_nonnull (starfarers_find (turn, 0, "red and black: an encounter"));
  g_assert_null (starfarers_find (turn, 0, "Trade with Ben"));
  g_assert_false (starfarers_find (turn, 0, "End the turn")->best);
  purser_test_table_enter (play, ADJUST (0, "vp", 4));
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes\nDraw 1 reserve card first");
  purser_test_table_enter (play, RESERVE (0));
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes");
}

static void
test_prompt_trade (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autoptr (PurserPrompt) turn = NULL;
  const PurserChoice *choice;

  purser_test_table_enter (play, ADJUST (0, "goods", 2));
  purser_test_table_enter (play, ROLL (0, 1, 1));
  turn = purser_test_table_ask (play);
  choice = starfarers_find (turn, 0, "2 Goods for 1 Ore");
  g_assert_cmpint (purser_choice_get_gain (choice, 0, PURSER_STARFARERS_FIRST_RESOURCE + PURSER_STARFARERS_GOODS), ==, -2);
  g_assert_null (starfarers_find (turn, 0, "3 Ore for 1 Fuel"));
  g_assert_null (starfarers_find (turn, 0, "Cannon: 2 Carbon"));
  assert_place (turn, 0, "2 Goods for 1 Ore", "supply/goods");
  /* a trade with a player names that player from the beginning, and never the active one */
  g_assert_null (starfarers_find (turn, 0, "Trade with Aoi"));
  assert_place (turn, 0, "Trade with Ben", "player/1");
  assert_place (turn, 0, "Trade with 千尋", "player/2");
  choice = starfarers_find (turn, 0, "Trade with 千尋");
  g_assert_false (choice->complete);
  g_assert_cmpint (purser_value_get_integer_of (choice->move, "with", -1), ==, 2);
  g_assert_false (purser_choice_wants (choice, "with"));
}

static void
test_prompt_seven (void)
{
  static const char *hands[] = { ADJUST (1, "ore", 5), ADJUST (1, "food", 4), ADJUST (2, "fuel", 8), ROLL (0, 3, 4), NULL };
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autoptr (PurserPrompt) discard = NULL;
  g_autoptr (PurserPrompt) steal = NULL;
  g_autoptr (PurserPrompt) turn = NULL;
  const PurserChoice *best;

  purser_test_table_enter_all (play, hands);
  discard = purser_test_table_ask (play);
  g_assert_cmpstr (discard->kind, ==, "discard");
  g_assert_cmpstr (discard->text, ==, "A seven! To discard:\nBen 4 cards, 千尋 4 cards");
  g_assert_nonnull (starfarers_find (discard, 2, "Choose what to discard"));
  best = purser_prompt_get_best (discard, 1);
  g_assert_cmpint (purser_choice_get_gain (best, 1, PURSER_STARFARERS_FIRST_RESOURCE + PURSER_STARFARERS_ORE), ==, -3);
  g_assert_cmpint (purser_choice_get_gain (best, 1, PURSER_STARFARERS_FIRST_RESOURCE + PURSER_STARFARERS_FOOD), ==, -1);
  purser_test_table_enter (play, "{\"move\":\"discard\",\"player\":1,\"cards\":[\"ore\",\"ore\",\"ore\",\"food\"]}");
  assert_kind (play, "discard", 2, "A seven! To discard:\n千尋 4 cards");
  purser_test_table_enter (play, "{\"move\":\"discard\",\"player\":2,\"cards\":[\"fuel\",\"fuel\",\"fuel\",\"fuel\"]}");
  steal = purser_test_table_ask (play);
  g_assert_cmpstr (steal->kind, ==, "steal");
  g_assert_cmpstr (steal->text, ==, "A seven: who does Aoi take a card from?");
  g_assert_cmpuint (steal->choices->len, ==, 3);
  g_assert_nonnull (starfarers_find (steal, 0, "From 千尋: Fuel"));
  purser_test_table_enter (play, "{\"move\":\"steal\",\"player\":0,\"from\":2,\"resource\":\"fuel\"}");
  turn = purser_test_table_ask (play);
  g_assert_cmpstr (turn->kind, ==, "turn");
  g_assert_cmpstr (turn->text, ==, "Everybody draws reserve cards\nAoi 2 cards, everybody else 1 card");
  g_assert_false (starfarers_find (turn, 1, "Reserve cards, one by one")->complete);
  /* nothing else comes before that, so that no card is lost */
  g_assert_null (starfarers_find (turn, 0, "yellow and red: base speed 5"));
  g_assert_null (starfarers_find (turn, 0, "End the turn"));
  purser_test_table_enter (play, "{\"move\":\"reserve\",\"player\":2,\"resources\":[\"ore\"]}");
  assert_kind (play, "turn", 0, "Everybody draws reserve cards\nBen 1 card, Aoi 2 cards");
  purser_test_table_enter (play, "{\"move\":\"reserve\",\"player\":1,\"resources\":[]}");
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes\nDraw 2 reserve cards first");
  purser_test_table_assert_undone (play);
}

static void
test_prompt_seven_unseen (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserPrompt) steal = NULL;

  purser_test_table_enter (play, ROLL (0, 3, 4));
  steal = purser_test_table_ask (play);
  g_assert_cmpstr (steal->kind, ==, "steal");
  g_assert_nonnull (starfarers_find (steal, 0, "From Ben"));
  g_assert_nonnull (starfarers_find (steal, 0, "End the turn"));
  g_assert_nonnull (starfarers_find (steal, 1, "Reserve cards, one by one"));
  purser_test_table_enter (play, RESERVE (1));
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes\nDraw 2 reserve cards first\n"
                                "After a seven each other player draws a reserve card");
  purser_test_table_enter (play, RESERVE (2));
  assert_kind (play, "turn", 0, "Aoi trades and builds, then shakes\nDraw 2 reserve cards first");
}

/* 4 points of the set-up and a correction of 11 are 15, and the end of the turn is proposed. */
static void
test_prompt_win (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserPrompt) turn = NULL;

  purser_test_table_enter (play, ADJUST (0, "vp", 11));
  purser_test_table_enter (play, ADJUST (1, "vp", 11));
  purser_test_table_enter (play, ROLL (0, 1, 1));
  turn = purser_test_table_ask (play);
  g_assert_cmpstr (turn->text, ==, "Aoi trades and builds, then shakes\n"
                                   "15 points are reached: ending the turn wins");
  g_assert_true (purser_prompt_get_best (turn, 0) == starfarers_find (turn, 0, "End the turn and win"));
  purser_test_table_enter (play, SHAKE (0, "blue", "red"));
  assert_kind (play, "flight", 0, "Aoi’s ships fly with speed 4\n15 points are reached: ending the turn wins");
}

/* Ben has 15 points too, but they only count in his own turn. */
static void
test_prompt_win_later (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);

  purser_test_table_enter (play, ADJUST (1, "vp", 11));
  purser_test_table_enter (play, ROLL (0, 1, 1));
  purser_test_table_enter (play, SHAKE (0, "blue", "red"));
  assert_kind (play, "flight", 0, "Aoi’s ships fly with speed 4");
}

static void
assert_tap (PurserHistory *play,
            const char    *entered,
            const char    *wanted)
{
  g_autoptr (PurserValue) move = purser_json_parse (entered, -1, NULL);
  g_autoptr (GPtrArray) moves = purser_rules_list_tap (purser_history_get_setup (play), purser_history_get_state (play),
                                                       move);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      PurserValue *each = g_ptr_array_index (moves, i);
      g_auto (PurserVerdict) verdict = { 0 };

      g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "", purser_value_get_string_of (each, "move"),
                              (int) purser_value_get_integer_of (each, "player", -1));
      g_assert_true (purser_history_add (play, each, &verdict));
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

/* Automatic moves come with the move they belong to: reserve cards that nobody enters are drawn before it is too late. */
static void
test_tap_draws (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (BEGINNER);
  g_autoptr (PurserHistory) kept = starfarers_begin (STARFARERS_HEADER ("\"hands\":\"on\""));

  purser_test_table_enter (play, "{\"move\":\"reserve\",\"player\":1,\"resources\":[\"ore\",\"ore\",\"food\"]}");
  assert_tap (play, ROLL (0, 3, 4), "reserve 2, reserve 0, roll 0");
  assert_tap (play, "{\"move\":\"steal\",\"player\":0,\"from\":2}", "steal 0");
  purser_test_table_enter (play, RESERVE (2));
  assert_tap (play, "{\"move\":\"build\",\"player\":0,\"what\":\"cannon\"}", "build 0");
  assert_tap (play, SHAKE (0, "blue", "red"), "reserve 1, reserve 0, shake 0");
  assert_tap (play, ROLL (1, 1, 1), "end-turn 0, roll 1");
  assert_tap (play, END_TURN (1), "reserve 1, end-turn 1");
  assert_tap (kept, ROLL (0, 1, 1), "roll 0");
  assert_tap (kept, SHAKE (0, "blue", "red"), "shake 0");
}

static const char settles_last[] = "{\"move\":\"settle\",\"player\":2,\"as\":\"spaceport\",\"planets\":"
                                   "[{\"resource\":\"ore\",\"number\":8},{\"resource\":\"goods\",\"number\":[3,12]}]}";

/* Beginners get their boosters once everybody has settled; a player who already has an upgrade gets none. */
static void
test_tap_boosters (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (BEGINNER);
  g_autoptr (PurserHistory) chosen = starfarers_begin (OFF);

  purser_test_table_enter (play, "{\"undo\":9}");
  purser_test_table_enter (play, EQUIP (1, "booster", 1));
  assert_tap (play, settles_last, "settle 2, equip 0, equip 2");
  g_assert_cmpint (starfarers_state (play)->players[2].balances[PURSER_STARFARERS_BOOSTERS], ==, 1);
  purser_test_table_enter (chosen, "{\"undo\":9}");
  assert_tap (chosen, settles_last, "settle 2");
}

static void
test_prompt_flight (void)
{
  static const char *moves[] = {
    EQUIP (0, "pod", 3), ROLL (0, 1, 1),
    "{\"move\":\"reveal\",\"player\":0,\"colony\":2,\"planet\":1,\"number\":null}", SHAKE (0, "blue", "black"), NULL
  };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserPrompt) encounter = NULL;
  g_autoptr (PurserPrompt) flight = NULL;

  purser_test_table_enter_all (play, moves);
  encounter = purser_test_table_ask (play);
  g_assert_cmpstr (encounter->kind, ==, "encounter");
  g_assert_cmpstr (encounter->text, ==, "An encounter: Ben reads a card to Aoi");
  g_assert_false (starfarers_find (encounter, 0, "Enter what it brought")->complete);
  g_assert_true (starfarers_find (encounter, 0, "Nothing to record")->complete);
  purser_test_table_enter (play, "{\"move\":\"encounter\",\"player\":0,\"gains\":{\"boosters\":1}}");
  flight = purser_test_table_ask (play);
  g_assert_cmpstr (flight->kind, ==, "flight");
  g_assert_cmpstr (flight->text, ==, "Aoi’s ships fly with speed 4");
  g_assert_nonnull (starfarers_find (flight, 0, "Ice planet 3 cleared"));
  g_assert_null (starfarers_find (flight, 0, "Ice planet 4 cleared"));
  g_assert_null (starfarers_find (flight, 0, "Pirate base 4 cleared"));
  g_assert_nonnull (starfarers_find (flight, 0, "Disc of colony 2, Fuel"));
  assert_place (flight, 0, "Found a colony", "colony/new");
  assert_place (flight, 0, "Ice planet 3 cleared", "token/ice-3");
  assert_place (flight, 0, "Trade station, Merchants (Goods: 1 for 1)", "station/merchants");
  g_assert_cmpint (purser_choice_get_gain (starfarers_find (flight, 0, "Trade station, Merchants (Goods: 1 for 1)"), 0,
                                           PURSER_STARFARERS_VP), ==, 2);
  g_assert_true (purser_prompt_get_best (flight, 0) == starfarers_find (flight, 0, "End the turn"));
}

static guint
count_choices (PurserHistory *play,
               const char    *label)
{
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);
  guint n = 0;

  for (guint i = 0; i < prompt->choices->len; i++)
    n += strcmp (((const PurserChoice *) g_ptr_array_index (prompt->choices, i))->label, label) == 0;
  return n;
}

/* Three cards of the Scientists are alike: one is offered while any is left. */
static void
test_prompt_flight_alike (void)
{
  static const char *const cards[] = { "scientists_mix_1", "scientists_mix_2", "scientists_mix_3" };
  static const char alike[] = "Trade station, Scientists (boosters +1, cannons +1)";
  static const char *moves[] = { EQUIP (0, "pod", 5), ROLL (0, 1, 1), SHAKE (0, "blue", "red"), NULL };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);

  purser_test_table_enter_all (play, moves);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *move = g_strdup_printf ("{\"move\":\"found-station\",\"player\":0,\"people\":\"scientists\","
                                               "\"card\":\"%s\"}", cards[i]);

      g_assert_cmpuint (count_choices (play, alike), ==, 1);
      purser_test_table_enter (play, move);
    }
  g_assert_cmpuint (count_choices (play, alike), ==, 0);
}

static void
test_prompt_flight_without_shake (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);

  purser_test_table_enter (play, ROLL (0, 1, 1));
  purser_test_table_enter (play, "{\"move\":\"found-colony\",\"player\":0,\"planets\":[{\"resource\":\"ore\"},{\"resource\":\"fuel\"}]}");
  assert_kind (play, "flight", 0, "Aoi’s ships fly");
}

static const char *diplomacy[] = {
  EQUIP (0, "pod", 5), ROLL (0, 1, 1), STATION (0, "diplomats", "diplomats_reduced_tribute"),
  STATION (0, "diplomats", "diplomats_fame_for_sale_1"), STATION (0, "diplomats", "diplomats_helping_hand"),
  STATION (0, "diplomats", "diplomats_galactic_relief_fund"), STATION (0, "merchants", "merchants_goods"),
  ADJUST (1, "vp", 9), END_TURN (0), ROLL (1, 1, 1), NULL
};

static void
test_prompt_cards (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserHistory) kept = starfarers_begin (ON);
  g_autoptr (PurserPrompt) others = NULL;
  g_autoptr (PurserPrompt) before = NULL;
  g_autoptr (PurserPrompt) turn = NULL;
  g_autoptr (PurserPrompt) shown = NULL;

  purser_test_table_enter_all (play, diplomacy);
  others = purser_test_table_ask (play);
  g_assert_nonnull (starfarers_find (others, 0, "Galactic Relief Fund: Ore"));
  g_assert_null (starfarers_find (others, 0, "A Helping Hand"));
  purser_test_table_enter (play, END_TURN (1));
  purser_test_table_enter (play, ROLL (2, 1, 1));
  purser_test_table_enter (play, END_TURN (2));
  before = purser_test_table_ask (play);
  g_assert_nonnull (starfarers_find (before, 0, "A Helping Hand: from Ben"));
  purser_test_table_enter (play, ROLL (0, 1, 1));
  turn = purser_test_table_ask (play);
  g_assert_nonnull (starfarers_find (turn, 0, "Fame for Sale"));
  g_assert_nonnull (starfarers_find (turn, 0, "Trade Advantage: Ore"));
  g_assert_null (starfarers_find (turn, 0, "Trade Advantage: Goods"));
  g_assert_nonnull (starfarers_find (turn, 0, "Galactic Relief Fund: Goods"));
  g_assert_nonnull (starfarers_find (turn, 0, "A Helping Hand"));
  g_assert_null (starfarers_find (turn, 0, "A Helping Hand: from 千尋"));
  g_assert_null (starfarers_find (turn, 0, "Reduced Tribute"));
  purser_test_table_enter (play, "{\"move\":\"card\",\"player\":0,\"card\":\"diplomats_helping_hand\",\"from\":[1]}");
  shown = purser_test_table_ask (play);
  g_assert_null (starfarers_find (shown, 0, "A Helping Hand"));
  purser_test_table_enter_all (kept, diplomacy);
  purser_test_table_assert_undone (kept);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/prompt/settle", test_prompt_settle);
  g_test_add_func ("/starfarers/prompt/rings", test_prompt_rings);
  g_test_add_func ("/starfarers/prompt/upgrades", test_prompt_upgrades);
  g_test_add_func ("/starfarers/prompt/opening", test_prompt_opening);
  g_test_add_func ("/starfarers/prompt/start", test_prompt_start);
  g_test_add_func ("/starfarers/prompt/win", test_prompt_win);
  g_test_add_func ("/starfarers/prompt/win-later", test_prompt_win_later);
  g_test_add_func ("/starfarers/tap/draws", test_tap_draws);
  g_test_add_func ("/starfarers/tap/boosters", test_tap_boosters);
  g_test_add_func ("/starfarers/prompt/end", test_prompt_end);
  g_test_add_func ("/starfarers/prompt/turn", test_prompt_turn);
  g_test_add_func ("/starfarers/prompt/trade", test_prompt_trade);
  g_test_add_func ("/starfarers/prompt/seven", test_prompt_seven);
  g_test_add_func ("/starfarers/prompt/seven-amended", test_prompt_seven_amended);
  g_test_add_func ("/starfarers/prompt/seven-unseen", test_prompt_seven_unseen);
  g_test_add_func ("/starfarers/prompt/flight", test_prompt_flight);
  g_test_add_func ("/starfarers/prompt/flight-without-shake", test_prompt_flight_without_shake);
  g_test_add_func ("/starfarers/prompt/flight-alike", test_prompt_flight_alike);
  g_test_add_func ("/starfarers/prompt/cards", test_prompt_cards);
  return g_test_run ();
}
