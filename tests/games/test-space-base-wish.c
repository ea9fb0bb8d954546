// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Cards that are chosen one by one for one answer: which can still be chosen, and how many credits are left. */

#include "purser-test-table.h"

#include "purser-space-base-wish.h"

/* Their levels and costs: 1 and 3, 1 and 2, 2 and 7, 3 and 14, 3 and 12. */
#define FIRST "L1-04-a"
#define OTHER "L1-04-b"
#define SECOND "L2-04-a"
#define DEAR "L3-01-c"
#define TWELVE "L3-02-a"

#define TWO "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"

/* Begins Aoi's turn, with a charged card in a sector. */
static PurserHistory *
begin (const char *board)
{
  PurserHistory *play = purser_test_table_new (TWO);

  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}");
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-03-b\"]}");
  purser_test_table_enter (play, board);
  return play;
}

static void
roll (PurserHistory *play,
      const char    *dice,
      const char    *use)
{
  g_autofree char *move = g_strdup_printf ("{\"move\":\"roll\",\"player\":0,\"dice\":[%s]}", dice);
  g_autofree char *allocate = g_strdup_printf ("{\"move\":\"allocate\",\"player\":0,\"use\":\"%s\"}", use);

  purser_test_table_enter (play, move);
  purser_test_table_enter (play, allocate);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
}

static const PurserSpaceBaseState *
get_state (PurserHistory *play)
{
  return purser_history_get_state (play);
}

static void
give_credits (PurserHistory *play,
              int            credits)
{
  int by = credits - get_state (play)->players[0].balances[PURSER_SPACE_BASE_CREDITS];
  g_autofree char *move = g_strdup_printf ("{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":%d}", by);

  purser_test_table_enter (play, move);
}

/* Returns the wish of the answer that uses a card. */
static PurserSpaceBaseWish *
wish_for (PurserHistory *play,
          const char    *card)
{
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (purser_space_base_wish_is_for (choice) && g_str_equal (purser_value_get_string_of (choice->move, "move"), "spend") &&
          g_strcmp0 (purser_value_get_string_of (choice->move, "card"), card) == 0)
        return purser_space_base_wish_new (get_state (play), choice);
    }
  g_assert_not_reached ();
}

static gboolean
add (PurserSpaceBaseWish *wish,
     const char          *card)
{
  return purser_space_base_wish_add (wish, (guint) purser_space_base_card_find (card));
}

/* Returns: how many credits are missing for a card; -1 if it is not offered */
static int
look_up (PurserSpaceBaseWish *wish,
         PurserHistory       *play,
         const char          *card)
{
  g_autoptr (GArray) offers = purser_space_base_wish_list (wish, get_state (play), -1);

  for (guint i = 0; i < offers->len; i++)
    if (g_array_index (offers, PurserSpaceBaseOffer, i).card == (guint) purser_space_base_card_find (card))
      return g_array_index (offers, PurserSpaceBaseOffer, i).missing;
  return -1;
}

/* 9 on L3-09-a gives a ship of level 1 and one of level 2: one of each, in either order, and none of level 3. */
static void
test_one_of_each_level (void)
{
  g_autoptr (PurserHistory) play = begin ("{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"L3-09-a\",\"deployed\":[\"S-09\"]}");
  g_autoptr (PurserSpaceBaseWish) wish = NULL;

  roll (play, "6,3", "sum");
  wish = wish_for (play, "L3-09-a");
  g_assert_cmpint (look_up (wish, play, FIRST), ==, 0);
  g_assert_cmpint (look_up (wish, play, OTHER), ==, 0);
  g_assert_cmpint (look_up (wish, play, SECOND), ==, 0);
  g_assert_cmpint (look_up (wish, play, DEAR), ==, -1);
  g_assert_false (add (wish, FIRST));
  g_assert_cmpint (look_up (wish, play, OTHER), ==, -1);
  g_assert_cmpint (look_up (wish, play, FIRST), ==, 0);
  g_assert_cmpint (look_up (wish, play, SECOND), ==, 0);
  g_assert_true (add (wish, SECOND));
}

/* Choosing a card again puts it back. */
static void
test_put_back (void)
{
  g_autoptr (PurserHistory) play = begin ("{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"L3-09-a\",\"deployed\":[\"S-09\"]}");
  g_autoptr (PurserSpaceBaseWish) wish = NULL;

  roll (play, "6,3", "sum");
  wish = wish_for (play, "L3-09-a");
  g_assert_false (add (wish, FIRST));
  g_assert_false (add (wish, FIRST));
  g_assert_cmpuint (wish->cards->len, ==, 0);
  g_assert_cmpint (look_up (wish, play, OTHER), ==, 0);
}

/* L3-07-b buys two: of 16 credits a card for 14 leaves 2, so 10 are missing for one of 12. */
static void
test_second_card_is_paid_from_the_rest (void)
{
  g_autoptr (PurserHistory) play = begin ("{\"move\":\"board\",\"player\":0,\"sector\":7,\"station\":\"L3-07-b\",\"deployed\":[\"S-07\"],"
                                          "\"charges\":{\"L3-07-b\":1}}");
  g_autoptr (PurserSpaceBaseWish) wish = NULL;

  roll (play, "1,1", "dice");
  give_credits (play, 16);
  wish = wish_for (play, "L3-07-b");
  g_assert_cmpint (look_up (wish, play, DEAR), ==, 0);
  g_assert_cmpint (look_up (wish, play, TWELVE), ==, 0);
  g_assert_false (add (wish, DEAR));
  g_assert_cmpint (look_up (wish, play, TWELVE), ==, 10);
}

/* Begins with 3 credits, and L2-02-c, which gives 4 and then buys. */
static PurserHistory *
begin_with_seven (void)
{
  PurserHistory *play = begin ("{\"move\":\"board\",\"player\":0,\"sector\":2,\"station\":\"L2-02-c\",\"deployed\":[\"S-02\"],"
                               "\"charges\":{\"L2-02-c\":1}}");

  roll (play, "1,1", "dice");
  give_credits (play, 3);
  return play;
}

/* L2-02-c gives 4 credits and then buys: with 3 a ship for 7 can be paid. It can also be used for the credits alone. */
static void
test_gain_helps_to_pay (void)
{
  g_autoptr (PurserHistory) play = begin_with_seven ();
  g_autoptr (PurserSpaceBaseWish) wish = wish_for (play, "L2-02-c");

  g_assert_true (wish->without);
  g_assert_cmpint (look_up (wish, play, SECOND), ==, 0);
  g_assert_cmpint (look_up (wish, play, TWELVE), ==, 5);
  g_assert_true (add (wish, SECOND));
}

/* The costs of L2-03-a and L3-12-a are unread. Ships of level 2 cost 7 or more and those of level 3 cost 12 or more, so with 3
 * credits and the 4 of L2-02-c the one may be affordable, and for the other 5 are missing. */
static void
test_unread_cost_is_that_of_its_level (void)
{
  g_autoptr (PurserHistory) play = begin_with_seven ();
  g_autoptr (PurserSpaceBaseWish) wish = wish_for (play, "L2-02-c");

  g_assert_cmpint (look_up (wish, play, "L2-03-a"), ==, 0);
  g_assert_cmpint (look_up (wish, play, "L3-12-a"), ==, 5);
}

/* Values that were learned on the way come first, and all moves are one tap. */
static void
test_moves_of_one_tap (void)
{
  g_autoptr (PurserHistory) play = begin ("{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"L3-09-a\",\"deployed\":[\"S-09\"]}");
  g_autoptr (PurserSpaceBaseWish) wish = NULL;
  g_autoptr (GPtrArray) learned = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autoptr (GPtrArray) moves = NULL;
  PurserValue *cards;

  roll (play, "6,3", "sum");
  wish = wish_for (play, "L3-09-a");
  add (wish, FIRST);
  add (wish, SECOND);
  g_ptr_array_add (learned, purser_value_new_object ());
  moves = purser_space_base_wish_dup_moves (wish, learned);
  g_assert_cmpuint (moves->len, ==, 2);
  cards = purser_value_get (g_ptr_array_index (moves, 1), "cards");
  g_assert_cmpuint (purser_value_get_size (cards), ==, 2);
  g_assert_cmpstr (purser_value_get_string (purser_value_get_at (cards, 0)), ==, FIRST);
  g_assert_cmpstr (purser_value_get_string (purser_value_get_at (cards, 1)), ==, SECOND);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish/one-of-each-level", test_one_of_each_level);
  g_test_add_func ("/wish/put-back", test_put_back);
  g_test_add_func ("/wish/second-card-is-paid-from-the-rest", test_second_card_is_paid_from_the_rest);
  g_test_add_func ("/wish/gain-helps-to-pay", test_gain_helps_to_pay);
  g_test_add_func ("/wish/unread-cost-is-that-of-its-level", test_unread_cost_is_that_of_its_level);
  g_test_add_func ("/wish/moves-of-one-tap", test_moves_of_one_tap);
  return g_test_run ();
}
