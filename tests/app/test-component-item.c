// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The values of a component: the shipped ones, overridden by those that were read off the copy, until these are undone. */

#include "config.h"

#include "purser-games.h"
#include "purser-component-item.h"
#include "purser-json.h"

#define CARD "L1-08-a"

static void
learn (PurserPlay *play,
       const char *values)
{
  g_autofree char *text = g_strdup_printf ("{\"move\":\"learn\",\"item\":\"" CARD "\",\"values\":%s}", values);
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

static PurserComponentItem *
find_card (PurserPlay *play)
{
  g_autoptr (GListModel) items = purser_component_items_list (play, "card");

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (PurserComponentItem) item = g_list_model_get_item (items, i);

      if (g_str_equal (purser_component_item_get_id (item), CARD))
        return g_steal_pointer (&item);
    }
  g_assert_not_reached ();
}

static void
assert_known (PurserPlay *play,
              gint64      cost,
              gint64      vp)
{
  g_autoptr (PurserComponentItem) item = find_card (play);
  PurserValue *facts = purser_component_item_get_facts (item);

  g_assert_cmpint (purser_value_get_integer_of (facts, "cost", -1), ==, cost);
  g_assert_cmpint (purser_value_get_integer_of (facts, "vp", -1), ==, vp);
  g_assert_cmpint (purser_component_item_get_price (item), ==, cost);
}

static PurserPlay *
begin_space_base (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");

  purser_value_set (header, "players", purser_json_parse ("[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]", -1, NULL));
  return purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);
}

static void
test_learned (void)
{
  g_autoptr (PurserPlay) play = begin_space_base ();
  g_autoptr (PurserComponentItem) item = find_card (play);
  PurserValue *shipped = purser_component_item_get_facts (item);
  g_auto (PurserVerdict) verdict = { 0 };
  gint64 cost, vp;

  cost = purser_value_get_integer_of (shipped, "cost", -1);
  vp = purser_value_get_integer_of (shipped, "vp", -1);
  assert_known (play, cost, vp);
  learn (play, "{\"cost\":9}");
  assert_known (play, 9, vp);
  learn (play, "{\"vp\":2}");
  assert_known (play, 9, 2);
  learn (play, "{\"cost\":8}");
  assert_known (play, 8, 2);
  g_assert_true (purser_play_remove_entry (play, 3, FALSE, &verdict));
  assert_known (play, 9, 2);
  g_assert_true (purser_play_remove_entry (play, 1, FALSE, &verdict));
  assert_known (play, cost, 2);
  g_assert_true (purser_play_redo (play, &verdict));
  assert_known (play, 9, 2);
  /* The shipped values never change. */
  g_assert_cmpint (purser_value_get_integer_of (shipped, "cost", -1), ==, cost);
}

/* The friendship cards of Starfarers have no numbers; they have the names of the rulebook. */
static void
test_titles (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("starfarers");
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (GListModel) items = NULL;

  purser_value_set (header, "players",
                    purser_json_parse ("[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]", -1, NULL));
  play = purser_play_new (purser_games_find ("starfarers"), header, NULL, NULL);
  items = purser_component_items_list (play, "card");
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 20);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (PurserComponentItem) item = g_list_model_get_item (items, i);

      g_assert_cmpstr (purser_component_item_get_title (item), !=, purser_component_item_get_id (item));
      if (g_str_equal (purser_component_item_get_id (item), "green_folk_food"))
        g_assert_cmpstr (purser_component_item_get_title (item), ==, "Green Folk: Food");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/item/learned", test_learned);
  g_test_add_func ("/item/titles", test_titles);
  return g_test_run ();
}
