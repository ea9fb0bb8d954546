// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The odds of Andromeda’s challenges, compared with all orders in which the stations can come out from under the ring. */

#include <string.h>

#include "purser-andromeda-assist.h"
#include "purser-andromeda-state.h"
#include "purser-form.h"
#include "purser-json.h"
#include "purser-test-table.h"

#define PLANET 4
#define MOST_OWN 10
#define MOST_OTHERS 9
#define MOST_DRAWS 4
#define LAST_SET 7

/* The number of draws of a set, as printed in the rulebook: without technology 3, and with it. */
static const int draws_of[2][LAST_SET + 1] = {
  { 0, 0, 0, 1, 2, 2, 3, 3 },
  { 0, 0, 0, 2, 2, 3, 3, 4 },
};

/* The number of orders, and of those in which an own station is drawn. */
typedef struct {
  int orders;
  int won;
} Count;

/* Draws each station that is left in turn, and the rest after it; the first @own stations are own ones. */
static void
draw (int      own,
      int      stations,
      int      draws,
      guint    out,
      gboolean won,
      Count   *count)
{
  if (draws == 0 || out == (1u << stations) - 1)
    {
      count->orders++;
      count->won += won;
      return;
    }
  for (int i = 0; i < stations; i++)
    if ((out & 1u << i) == 0)
      draw (own, stations, draws - 1, out | 1u << i, won || i < own, count);
}

static Count
enumerate (int own,
           int others,
           int draws)
{
  Count count = { 0, 0 };

  draw (own, own + others, draws, 0, FALSE, &count);
  return count;
}

/* Returns whole percent, with halves rounded up, by integers only; less than certain is not shown as 100%. */
static char *
tell (Count count)
{
  int percent = (200 * count.won + count.orders) / (2 * count.orders);

  return percent == 100 && count.won < count.orders ? g_strdup (">99%") : g_strdup_printf ("%d%%", percent);
}

typedef struct {
  PurserHistory        *play;
  PurserAndromedaState *state;
  int                   own;
  int                   others;
  gboolean              rounds_up;
  Count                 counts[MOST_DRAWS + 1];
} Fixture;

static void
fixture_init (Fixture *self)
{
  static const char *const moves[] = {
    "{\"move\":\"place\",\"player\":0,\"planets\":[1,1,1,1,1,1,0]}",
    "{\"move\":\"place\",\"player\":1,\"planets\":[0,1,1,1,1,1,1]}",
    "{\"move\":\"place\",\"player\":2,\"planets\":[2,2,2,0,0,0,0]}",
    "{\"move\":\"first\",\"player\":0}",
    NULL
  };

  self->play = purser_test_table_new ("{\"purser\":1,\"game\":\"andromeda\",\"players\":"
                                      "[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}");
  purser_test_table_enter_all (self->play, (const char **) moves);
  self->state = g_memdup2 (purser_history_get_state (self->play), sizeof *self->state);
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    self->state->players[0].stations[planet] = 0;
}

/* The other stations belong to two players, which makes no difference to the odds. */
static void
fixture_set (Fixture *self,
             int      own,
             int      others,
             gboolean rounds_up)
{
  self->own = own;
  self->others = others;
  self->rounds_up = rounds_up;
  self->state->players[0].stations[PLANET] = own;
  self->state->players[1].stations[PLANET] = others / 2;
  self->state->players[2].stations[PLANET] = others - others / 2;
  self->state->players[0].tracks[PURSER_ANDROMEDA_TECHNOLOGY] = rounds_up ? 3 : 2;
  for (int draws = 1; draws <= MOST_DRAWS; draws++)
    self->counts[draws] = enumerate (own, others, draws);
}

static Count
fixture_get_count (Fixture *self,
                   int      cards)
{
  return self->counts[draws_of[self->rounds_up][cards]];
}

/* Checks the advice, which names only the smallest set for each number of draws. */
static void
assert_line (Fixture *self)
{
  g_autofree char *told = purser_andromeda_advise (NULL, self->state, 0);
  g_autoptr (GString) wanted = g_string_new ("chance of a center · planet 5: ");

  for (int cards = 3, draws = 0; cards <= LAST_SET; cards++)
    {
      g_autofree char *chance = tell (fixture_get_count (self, cards));

      if (draws_of[self->rounds_up][cards] > draws)
        g_string_append_printf (wanted, "%s%d cards %s", draws > 0 ? ", " : "", cards, chance);
      draws = draws_of[self->rounds_up][cards];
    }
  g_assert_cmpstr (told, ==, wanted->str);
}

static void
assert_form (Fixture *self,
             int      cards)
{
  g_autofree char *json = g_strdup_printf ("{\"move\":\"challenge\",\"player\":0,\"planet\":4,\"cards\":%d}", cards);
  g_autoptr (PurserValue) draft = purser_json_parse (json, -1, NULL);
  g_autoptr (PurserForm) form = purser_form_new (purser_history_get_setup (self->play), self->state, draft, NULL);
  int draws = draws_of[self->rounds_up][cards];
  g_autofree char *chance = tell (self->counts[draws]);
  g_autofree char *wanted = g_strdup_printf ("%d %s from %d stations, %d of them yours: chance of a center %s", draws,
                                             draws == 1 ? "draw" : "draws", self->own + self->others, self->own, chance);
  g_autofree char *next = cards < LAST_SET ? tell (fixture_get_count (self, cards + 1)) : NULL;
  g_autofree char *more = g_strdup_printf ("With one more card: %s", next);

  g_assert_cmpuint (form->advice->len, ==, cards < LAST_SET ? 2 : 1);
  g_assert_cmpstr (g_ptr_array_index (form->advice, 0), ==, wanted);
  if (cards < LAST_SET)
    g_assert_cmpstr (g_ptr_array_index (form->advice, 1), ==, more);
}

static void
assert_answer (Fixture *self)
{
  g_autoptr (PurserPrompt) prompt = purser_rules_ask (purser_history_get_setup (self->play), self->state);
  g_autoptr (GString) label = g_string_new (NULL);

  g_string_append_printf (label, "Challenge on planet 5\n%d of %d stations are yours; after each draw ", self->own,
                          self->own + self->others);
  for (int draws = 1; draws <= draws_of[self->rounds_up][LAST_SET]; draws++)
    {
      g_autofree char *chance = tell (self->counts[draws]);

      g_string_append_printf (label, "%s%s", draws > 1 ? ", " : "", chance);
    }
  g_assert_nonnull (find_choice (prompt, label->str));
}

/* Tests every bag of up to 10 own stations and 9 others, with each set, and the half rounded down and up. */
static void
test_all_orders (void)
{
  Fixture self;

  fixture_init (&self);
  for (int bag = 0; bag < 2 * MOST_OWN * (MOST_OTHERS + 1); bag++)
    {
      fixture_set (&self, 1 + bag / 2 % MOST_OWN, bag / 2 / MOST_OWN, bag % 2);
      for (int cards = 3; cards <= LAST_SET; cards++)
        {
          Count count = fixture_get_count (&self, cards);

          g_assert_cmpfloat_with_epsilon (purser_andromeda_get_odds (self.state, 0, PLANET, cards),
                                          count.won / (double) count.orders, 1e-9);
          assert_form (&self, cards);
        }
      assert_line (&self);
      assert_answer (&self);
    }
  g_clear_pointer (&self.play, purser_history_free);
  g_free (self.state);
}

/* Checks the enumeration by hand: of three stations, one of them one's own, two are drawn in 3 * 2 orders, and the own one is
 * not among them in 2 * 1. */
static void
test_enumeration (void)
{
  Count count = enumerate (1, 2, 2);
  g_autofree char *half = tell ((Count) { 8, 1 });
  g_autofree char *nearly = tell ((Count) { 1000, 996 });

  g_assert_cmpint (count.orders, ==, 6);
  g_assert_cmpint (count.won, ==, 4);
  g_assert_cmpstr (half, ==, "13%");
  g_assert_cmpstr (nearly, ==, ">99%");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/andromeda/odds/all-orders", test_all_orders);
  g_test_add_func ("/andromeda/odds/enumeration", test_enumeration);
  return g_test_run ();
}
