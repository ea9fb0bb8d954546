// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Random play from the prompts: what must hold whatever happens at the table. */

#include <string.h>

#include "purser-json.h"
#include "purser-phoenix-state.h"
#include "purser-random-play.h"
#include "purser-test-table.h"

#define ALIENS(n) (10 + 20 * (n))
#define HUMANS(n) (8 + 4 * (n))

static const char *
any_word (const char *const *words)
{
  return words[g_test_rand_int_range (0, (gint32) g_strv_length ((char **) words))];
}

static PurserValue *
any_words (const char *const *words,
           int                n)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = 0; i < n; i++)
    purser_value_append (list, purser_value_new_string (any_word (words)));
  return list;
}

static PurserValue *
any_amounts (const char *const *words,
             int                most)
{
  PurserValue *amounts = purser_value_new_object ();

  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    purser_value_set_integer (amounts, any_word (words), g_test_rand_int_range (0, most + 1));
  return amounts;
}

static PurserValue *
any_ship (void)
{
  PurserValue *ship = purser_value_new_object ();

  purser_value_set_string (ship, "ship", any_word (purser_phoenix_kind_words));
  purser_value_set_integer (ship, "level", g_test_rand_int_range (1, 4));
  return ship;
}

static void
fill_supply (PurserValue *move,
             int          n_players)
{
  PurserValue *aliens = purser_value_new_object ();
  int due = ALIENS (n_players);

  for (guint i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    {
      int drawn = MIN (due, 25 - (int) i);

      purser_value_set_integer (aliens, purser_phoenix_alien_words[i], drawn);
      due -= drawn;
    }
  purser_value_set (move, "aliens", aliens);
}

static void
fill_start (PurserValue *move)
{
  purser_value_set_integer (move, "gems", g_test_rand_int_range (0, 40));
  purser_value_set_integer (move, "food", g_test_rand_int_range (0, 9));
  purser_value_set_integer (move, "water", g_test_rand_int_range (0, 9));
  purser_value_set_integer (move, "metal", g_test_rand_int_range (0, 9));
  purser_value_set (move, "sectors", any_amounts (purser_phoenix_colour_words, 2));
  purser_value_set (move, "diplomacy", any_amounts (purser_phoenix_track_words, 5));
  if (g_test_rand_bit ())
    {
      PurserValue *ships = purser_value_new_list ();

      for (int i = 0; i < 9; i++)
        purser_value_append (ships, any_ship ());
      purser_value_set (move, "ships", ships);
    }
  if (g_test_rand_bit ())
    purser_value_set_string (move, "hub", "B-4");
}

static PurserValue *
any_trade (void)
{
  static const char *const trades[] = {
    "{\"give\":{\"food\":1,\"water\":1},\"take\":{\"teal\":1}}",
    "{\"give\":{\"food\":1,\"water\":1},\"take\":{\"pink\":1}}",
    "{\"give\":{\"food\":1,\"water\":1},\"take\":{\"brown\":1}}",
    "{\"give\":{\"food\":1,\"water\":1,\"gems\":1},\"take\":{\"gold\":1}}",
    "{\"give\":{\"gems\":3},\"take\":{\"food\":1}}",
    "{\"give\":{\"gems\":3},\"take\":{\"water\":1}}",
    "{\"give\":{\"metal\":2},\"take\":{\"water\":1}}",
    "{\"give\":{\"food\":2},\"take\":{\"metal\":1}}",
    "{\"give\":{\"food\":2},\"take\":{\"human\":1}}",
  };

  return purser_json_parse (trades[g_test_rand_int_range (0, G_N_ELEMENTS (trades))], -1, NULL);
}

static void
fill_expedition (PurserValue *move)
{
  PurserValue *rolled = any_words (purser_phoenix_face_words, 3);
  PurserValue *kept = purser_value_new_list ();
  int n_humans = 0;

  for (guint i = 0; i < 2; i++)
    {
      const char *face = purser_value_get_string (purser_value_get_at (rolled, i));

      purser_value_append (kept, purser_value_new_string (face));
      n_humans += strcmp (face, "human") == 0;
    }
  purser_value_set (move, "rolled", rolled);
  purser_value_set (move, "kept", kept);
  purser_value_set (move, "humans", any_words (purser_phoenix_human_words, n_humans));
}

static void
fill_details (PurserValue *move)
{
  PurserValue *trades = purser_value_new_list ();
  PurserValue *tracks = purser_value_new_list ();

  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    purser_value_append (trades, any_trade ());
  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    {
      PurserValue *track = purser_value_new_object ();

      purser_value_set_string (track, "track", any_word (purser_phoenix_track_words));
      if (g_test_rand_bit ())
        purser_value_set_integer (track, "cost", g_test_rand_int_range (0, 5));
      purser_value_append (tracks, track);
    }
  purser_value_set (move, "trades", trades);
  purser_value_set (move, "tracks", tracks);
  purser_value_set (move, "target", any_ship ());
  purser_value_set_string (move, "sector", any_word (purser_phoenix_colour_words));
  purser_value_set_integer (move, "amount", g_test_rand_int_range (1, 9));
  fill_expedition (move);
}

static void
fill_act (PurserValue *move,
          int          n_players)
{
  int owner = g_test_rand_int_range (-1, n_players);

  if (purser_value_get (move, "level") == NULL)
    purser_value_set_integer (move, "level", g_test_rand_int_range (1, 4));
  if (purser_value_get (move, "owner") == NULL)
    purser_value_set (move, "owner", owner < 0 ? purser_value_new_string ("neutral") : purser_value_new_integer (owner));
  if (g_test_rand_int_range (0, 4) > 0)
    {
      purser_value_set_integer (move, "cost", g_test_rand_int_range (0, 4));
      purser_value_set_integer (move, "fee", g_test_rand_int_range (0, 3));
      purser_value_set_integer (move, "metal", g_test_rand_int_range (0, 9));
    }
  if (g_test_rand_bit ())
    purser_value_set_integer (move, "tile", g_test_rand_int_range (111, 120));
  fill_details (move);
}

/* Fills in the fields of a move; the result may be refused. */
static void
fill_in (PurserValue          *move,
         const PurserTurnInfo *turn)
{
  const char *verb = purser_value_get_string_of (move, "move");

  if (strcmp (verb, "supply") == 0)
    fill_supply (move, turn->n_players);
  if (strcmp (verb, "start") == 0)
    fill_start (move);
  if (strcmp (verb, "act") == 0)
    fill_act (move, turn->n_players);
  if (strcmp (verb, "income") == 0 || strcmp (verb, "bonus") == 0)
    purser_value_set (move, "gains", any_amounts (purser_phoenix_account_words, 4));
  if (strcmp (verb, "residents") == 0 || strcmp (verb, "endgame") == 0)
    purser_value_set_integer (move, "player", g_test_rand_int_range (0, turn->n_players));
  if (strcmp (verb, "residents") == 0 || strcmp (verb, "relocate") == 0)
    purser_value_set_string (move, "species", any_word (purser_phoenix_species_words));
  purser_value_set_integer (move, "by", g_test_rand_int_range (-2, 3));
  purser_value_set_integer (move, "vp", g_test_rand_int_range (0, 3));
  purser_value_set_string (move, "from", any_word (purser_phoenix_place_words));
  purser_value_set_string (move, "to", any_word (purser_phoenix_place_words));
}

/* Checks that no residents are added or lost: each is in the supply or lives somewhere. */
static void
check_residents (const PurserTurnInfo *turn)
{
  const PurserPhoenixState *state = (const PurserPhoenixState *) turn;
  int aliens = purser_phoenix_aliens_left (state);
  int humans = state->supply[PURSER_PHOENIX_HUMAN];

  for (int i = 0; i < state->turn.n_players; i++)
    {
      aliens += purser_phoenix_count_aliens (state, i);
      humans += purser_phoenix_count_residents (state, i, PURSER_PHOENIX_HUMAN);
      for (guint species = 0; species < PURSER_PHOENIX_GOLD; species++)
        for (guint colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
          g_assert_true (species == colour || state->players[i].residents[species][colour] == 0);
    }
  g_assert_cmpint (aliens, ==, state->supplied ? ALIENS (state->turn.n_players) : 0);
  g_assert_cmpint (humans, ==, state->supplied ? HUMANS (state->turn.n_players) : 0);
}

static const char *const first[] = {
  "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"metal\":3,\"quarters\":2}}",
  "{\"move\":\"learn\",\"item\":\"hub-B-4\",\"values\":{\"income\":{\"gems_per_ship\":1}}}",
  NULL
};

static const PurserRandomPlay random_play = { "phoenix", first, 400, fill_in, check_residents };

static void
test_legal (void)
{
  for (guint i = 0; i < 30; i++)
    purser_random_play (&random_play, 2 + i % 3, FALSE);
}

static void
test_anyway (void)
{
  for (guint i = 0; i < 15; i++)
    purser_random_play (&random_play, 2 + i % 3, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/random/legal", test_legal);
  g_test_add_func ("/phoenix/random/anyway", test_anyway);
  return g_test_run ();
}
