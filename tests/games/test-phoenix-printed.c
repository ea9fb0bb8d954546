// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The printed values of a copy of Space Station Phoenix: their titles, which ones are accepted, and which are asked for while
 * they are unknown. The numbers are made up for the test. */

#include <string.h>

#include "purser-json.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-words.h"
#include "purser-test-table.h"

#define HEADER "{\"purser\":1,\"game\":\"phoenix\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"
#define SUPPLY "{\"move\":\"supply\",\"aliens\":{\"teal\":13,\"pink\":13,\"brown\":12,\"gold\":12},\"humans\":16}"
#define ALIEN "{\"give\":{\"food\":1,\"water\":1},\"take\":{\"teal\":1}}"

static PurserHistory *
begin (const char *first,
       ...)
{
  PurserHistory *play = purser_test_table_new (HEADER);
  va_list moves;

  va_start (moves, first);
  for (const char *move = first; move != NULL; move = va_arg (moves, const char *))
    purser_test_table_enter (play, move);
  va_end (moves);
  return play;
}

static const PurserPhoenixPrinted *
get_printed (PurserHistory *play)
{
  const PurserPhoenixState *state = purser_history_get_state (play);

  return &state->printed;
}

static void
assert_title (const char *item,
              const char *expected)
{
  g_autofree char *title = purser_phoenix_dup_item_title (item);

  g_assert_cmpstr (title, ==, expected);
}

/* Only components have a title; a field without a title is named as in the file. */
static void
test_titles (void)
{
  assert_title ("hub-B-4", "Hub B-4");
  assert_title ("tile-211", "Sector tile 211");
  assert_title ("planet-1", NULL);
  g_assert_cmpstr (purser_phoenix_value_title ("elsewhere"), ==, "elsewhere");
}

static void
test_lodge_told (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);

  purser_test_table_assert_told (play,
                                 "{\"move\":\"lodge\",\"player\":0,\"species\":\"gold\",\"from\":\"teal-1\",\"level\":2}",
                                 "Aoi: Gold lives in sector Teal 2");
}

/* Nobody can move into a full tile with one quarter, not even from that sector. */
static void
test_lodge_full (void)
{
  g_autoptr (PurserHistory) play = begin (
    "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"metal\":2,\"quarters\":[{\"water\":1}]}}", SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":9,\"food\":9,\"water\":9,\"metal\":9}",
    "{\"move\":\"start\",\"player\":1,\"gems\":12}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":0,\"cost\":0,\"sector\":\"teal\","
    "\"tile\":111}", "{\"move\":\"end-turn\",\"player\":0}",
    "{\"move\":\"act\",\"player\":1,\"ship\":\"farm\",\"level\":1,\"owner\":1,\"cost\":0,\"amount\":1}",
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":0,\"trades\":[" ALIEN "]}", NULL);

  purser_test_table_assert_refused (play,
                                    "{\"move\":\"lodge\",\"player\":0,\"species\":\"teal\",\"from\":\"teal-1\",\"level\":1}",
                                    "phoenix/room");
}

/* The hub is unknown; tile 111 has two quarters without residents. */
static void
test_advice (void)
{
  g_autoptr (PurserHistory) play = begin (
    "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"metal\":2,\"quarters\":[{\"water\":1},{\"gems\":2,\"water\":1}]}}", SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":9,\"tiles\":{\"teal\":[111]}}", NULL);
  g_autofree char *text = purser_phoenix_advise (NULL, purser_history_get_state (play), 0);
  g_autofree char *tile = purser_phoenix_dup_yields (purser_history_get_state (play), 111);
  g_autofree char *unknown = purser_phoenix_dup_yields (purser_history_get_state (play), 112);

  g_assert_cmpstr (text, ==, "income brings, as far as is known, nothing · sector Teal 1 adds nothing, fully occupied GEM +2, Water +2 · "
                   "one more in Teal 1: Water +1");
  g_assert_cmpstr (tile, ==, "Tile 111, fully occupied: income brings GEM +2, Water +2 more.");
  g_assert_cmpstr (unknown, ==, "");
}

/* A teal alien moves into the quarter of tile 111 that gives a water, which the sector adds to each income from the next turn
 * on. The hub gives 3 GEM. Both quarters would give 2 GEM and 2 water. */
static void
test_advice_sector (void)
{
  g_autoptr (PurserHistory) play = begin (
    "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"metal\":2,\"quarters\":[{\"water\":1},{\"gems\":2,\"water\":1}]}}",
    "{\"move\":\"learn\",\"item\":\"hub-x\",\"values\":{\"income\":{\"gems\":3,\"gems_per_ship\":0,\"food\":0,\"water\":0,"
    "\"metal\":0,\"vp\":0}}}", SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":9,\"food\":2,\"water\":2,\"tiles\":{\"teal\":[111]},\"hub\":\"x\"}",
    "{\"move\":\"start\",\"player\":1,\"gems\":12}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":0,\"trades\":[" ALIEN "]}",
    "{\"move\":\"end-turn\",\"player\":0}", NULL);
  g_autofree char *text = purser_phoenix_advise (purser_history_get_setup (play), purser_history_get_state (play), 0);

  g_assert_cmpstr (text, ==, "income brings GEM +3, Water +1 · sector Teal 1 adds Water +1, fully occupied GEM +2, Water +2 · "
                   "one more in Teal 1: GEM +2, Water +1");
}

static gboolean
has_yield (PurserHistory *play,
           int            tile)
{
  for (guint i = 0; i < PURSER_PHOENIX_YIELDS; i++)
    if (get_printed (play)->yields[i].tile == tile + 1)
      return TRUE;
  return FALSE;
}

/* The state has room for the quarters of more tiles than the box holds; of further tiles only the number of quarters is
 * stored, and known ones can still be changed. */
static void
test_many_tiles (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);
  char *move;

  for (int i = 0; i <= PURSER_PHOENIX_YIELDS; i++)
    {
      move = g_strdup_printf ("{\"move\":\"learn\",\"item\":\"tile-%d%d%d\",\"values\":{\"quarters\":[{\"food\":1}]}}",
                              1 + i / 36, 1 + i / 6 % 6, 1 + i % 6);
      purser_test_table_enter (play, move);
      g_free (move);
    }
  g_assert_true (has_yield (play, purser_phoenix_read_tile ("111")));
  g_assert_false (has_yield (play, purser_phoenix_read_tile ("351")));
  g_assert_cmpint (get_printed (play)->tile_quarters[purser_phoenix_read_tile ("351")], ==, 1 + 1);
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"quarters\":[{\"food\":3}]}}");
  g_assert_cmpint (get_printed (play)->yields[0].quarters[0][PURSER_PHOENIX_FOOD], ==, 3 + 1);
}

/* A quarter has amounts; a move with anything else is invalid. */
static void
test_wrong_quarter (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);
  g_autoptr (PurserValue) move = purser_json_parse (
    "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"quarters\":[{\"food\":\"much\"}]}}", -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_false (purser_history_try (play, move, NULL, &verdict));
  g_assert_nonnull (verdict.text);
  g_assert_false (has_yield (play, purser_phoenix_read_tile ("111")));
}

static const PurserChoice *
find_ship (PurserPrompt *prompt,
           const char   *ship)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (g_strcmp0 (purser_value_get_string_of (choice->move, "ship"), ship) == 0)
        return choice;
    }
  return NULL;
}

/* If the metal of each ship is known, only the ship to dismantle is asked for. */
static void
test_known_metal (void)
{
  g_autoptr (PurserHistory) play = begin (
    "{\"move\":\"learn\",\"item\":\"ship-dismantle-1\",\"values\":{\"amount\":2}}", SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":9,\"ships\":[{\"ship\":\"dismantle\",\"level\":1},{\"ship\":\"farm\",\"level\":1}]}",
    "{\"move\":\"start\",\"player\":1,\"gems\":12}", NULL);
  g_autoptr (PurserPrompt) before = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) after = NULL;

  g_assert_true (purser_choice_wants (find_ship (before, "dismantle"), "metal"));
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-farm-1\",\"values\":{\"metal\":3}}");
  after = purser_test_table_ask (play);
  g_assert_true (purser_choice_wants (find_ship (after, "dismantle"), "target"));
  g_assert_false (purser_choice_wants (find_ship (after, "dismantle"), "metal"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/printed/titles", test_titles);
  g_test_add_func ("/phoenix/printed/lodge-told", test_lodge_told);
  g_test_add_func ("/phoenix/printed/lodge-full", test_lodge_full);
  g_test_add_func ("/phoenix/printed/advice", test_advice);
  g_test_add_func ("/phoenix/printed/advice-sector", test_advice_sector);
  g_test_add_func ("/phoenix/printed/many-tiles", test_many_tiles);
  g_test_add_func ("/phoenix/printed/wrong-quarter", test_wrong_quarter);
  g_test_add_func ("/phoenix/printed/known-metal", test_known_metal);
  return g_test_run ();
}
