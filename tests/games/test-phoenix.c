// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the case books in tests/plays do not cover: texts, prompts, and the parts of a score. */

#include <string.h>

#include "purser-json.h"
#include "purser-phoenix-rewards.h"
#include "purser-phoenix-table.h"

static const PurserChoice *
find_under (PurserPrompt *prompt,
            const char   *heading,
            const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (g_strcmp0 (choice->heading, heading) == 0 && strcmp (choice->label, label) == 0)
        return choice;
    }
  return NULL;
}

static const struct {
  const char *move;
  const char *told;
} sentences[] = {
  { "{\"move\":\"learn\",\"item\":\"hub-B-4\",\"values\":{}}", "Values of Hub B-4 entered" },
  { SUPPLY, "Supply: 18 teal, 18 pink, 17 brown, 17 gold, 20 humans" },
  { "{\"move\":\"start\",\"player\":0,\"gems\":3}", "Aoi is set up" },
  { "{\"move\":\"start\",\"player\":0,\"hub\":\"B-4\"}", "Aoi is set up with hub B-4" },
  { "{\"move\":\"first\",\"player\":2}", "千尋 begins" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":0}", "Aoi used their own ship: Farm 2" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"ice\",\"level\":3,\"owner\":1}", "Aoi used Ben’s ship: Ice 3" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":\"neutral\"}",
    "Aoi used a neutral ship: Transport 1" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":2,\"owner\":\"neutral\",\"sector\":\"brown\"}",
    "Aoi used a neutral ship: Construction 2, Brown wing" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":0,\"sector\":\"teal\"}",
    "Aoi used their own ship: Construction 1, Teal wing" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":1,\"sector\":\"pink\"}",
    "Aoi used Ben’s ship: Construction 1, Pink wing" },
  /* Only construction builds. */
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":1,\"owner\":0,\"sector\":\"pink\"}",
    "Aoi used their own ship: Farm 1" },
  { "{\"move\":\"bonus\",\"player\":1,\"track\":\"expedition\",\"levels\":[2],\"gains\":{}}",
    "Ben took a diplomacy reward: Expedition, level 2" },
  { "{\"move\":\"bonus\",\"player\":1,\"track\":\"construction\",\"levels\":[3,1],\"gains\":{}}",
    "Ben took diplomacy rewards: Construction, levels 3 and 1" },
  { "{\"move\":\"income\",\"player\":1,\"gains\":{}}", "Ben took income" },
  { "{\"move\":\"relocate\",\"player\":1,\"species\":\"gold\",\"from\":\"teal-2\",\"to\":\"pink\"}",
    "Ben moved a resident: Gold, from Teal 2 to Pink" },
  { "{\"move\":\"relocate\",\"player\":1,\"species\":\"gold\",\"from\":\"teal-1\",\"to\":\"teal-2\"}",
    "Ben moved a resident: Gold, from Teal 1 to Teal 2" },
  { "{\"move\":\"residents\",\"player\":1,\"species\":\"human\",\"by\":-1}", "Ben: Human residents −1" },
  { "{\"move\":\"endgame\",\"player\":1,\"vp\":6}", "Ben: endgame bonus +6" },
  { "{\"move\":\"endgame\",\"player\":1,\"vp\":6,\"note\":\"hub\"}", "Ben: endgame bonus +6, hub" },
  { "{\"move\":\"end-turn\",\"player\":1}", "Ben ended the turn" },
};

static void
test_describe (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX_HEADER);

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    purser_test_table_assert_told (play, sentences[i].move, sentences[i].told);
}

/* Moves in the first turn, and the rules that refuse them. */
static const struct {
  const char *move;
  const char *rule;
} refusals[] = {
  { SUPPLY, "phoenix/supply" },
  { "{\"move\":\"start\",\"player\":0}", "phoenix/start" },
  { "{\"move\":\"end-turn\",\"player\":0}", "phoenix/end-turn" },
  { "{\"move\":\"end-turn\",\"player\":1}", "phoenix/turn" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"ice\",\"level\":2,\"owner\":0,\"cost\":0,\"amount\":1}", "phoenix/ships" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":0,\"amount\":1}", "phoenix/your-copy" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":0,\"cost\":13,\"amount\":1}", "phoenix/cost" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":1,\"cost\":9,\"fee\":4,\"amount\":1}", "phoenix/fee" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":2,\"cost\":1,\"fee\":1,\"amount\":1}", "phoenix/ships" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"dismantle\",\"level\":1,\"owner\":0,\"cost\":1,\"metal\":1,"
    "\"target\":{\"ship\":\"dismantle\",\"level\":1}}", "phoenix/dismantle-self" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"diplomacy\",\"level\":1,\"owner\":0,\"cost\":1,"
    "\"tracks\":[{\"track\":\"transport\"}]}", "phoenix/lobby" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1,\"trades\":[]}", "phoenix/possible" },
  { "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1,"
    "\"trades\":[{\"give\":{\"food\":1},\"take\":{\"metal\":1}}]}", "phoenix/trades" },
  { "{\"move\":\"income\",\"player\":0,\"gains\":{}}", "phoenix/income-allowed" },
  { "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1],\"gains\":{}}", "phoenix/reward-when" },
  { "{\"move\":\"relocate\",\"player\":0,\"species\":\"gold\",\"from\":\"teal\",\"to\":\"teal-1\"}", "phoenix/relocate" },
  { "{\"move\":\"residents\",\"player\":0,\"species\":\"pink\",\"by\":1}", "phoenix/room" },
  { "{\"move\":\"residents\",\"player\":0,\"species\":\"pink\",\"by\":1,\"sector\":\"teal\"}", "phoenix/placement" },
  { "{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":19}", "phoenix/alien-supply" },
  { "{\"move\":\"residents\",\"player\":0,\"species\":\"human\",\"by\":21}", "phoenix/human-supply" },
  { "{\"move\":\"residents\",\"player\":0,\"species\":\"human\",\"by\":-1}", "phoenix/residents" },
};

static void
test_refusals (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    purser_test_table_assert_refused (play, refusals[i].move, refusals[i].rule);
}

static void
test_prompt_setup (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX_HEADER);
  g_autoptr (PurserPrompt) supply = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) start = NULL;

  g_assert_cmpstr (supply->kind, ==, "supply");
  g_assert_cmpstr (supply->text, ==, "Draw 70 aliens from the bag: how many of each color? 20 humans go beside them");
  g_assert_false (find_choice (supply, "Enter the supply")->complete);
  purser_test_table_enter (play, SUPPLY);
  purser_test_table_enter (play, phoenix_opening[1]);
  start = purser_test_table_ask (play);
  g_assert_cmpstr (start->kind, ==, "start");
  g_assert_cmpint (start->player, ==, 1);
}

static void
test_prompt_act (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) later = NULL;
  const PurserChoice *farm = find_choice (prompt, "Farm 2");
  const PurserChoice *hired = find_under (prompt, "Ben’s ship", "Farm");

  g_assert_cmpstr (prompt->kind, ==, "act");
  g_assert_cmpstr (prompt->text, ==, "Aoi’s turn: use a ship, or take income\n"
                   "No income yet: it requires 7 GEM or fewer, a used ship of your own, or no ship that could be used.");
  g_assert_false (farm->complete);
  g_assert_true (purser_choice_wants (farm, "cost"));
  g_assert_true (purser_choice_wants (farm, "amount"));
  g_assert_false (purser_choice_wants (farm, "level"));
  g_assert_false (purser_choice_wants (farm, "trades"));
  g_assert_true (purser_choice_wants (hired, "level"));
  g_assert_cmpint (purser_value_get_integer_of (hired->move, "owner", -1), ==, 1);
  g_assert_null (find_under (prompt, "千尋’s ship", "Farm"));
  g_assert_cmpstr (purser_value_get_string_of (find_under (prompt, "A neutral ship", "Farm")->move, "owner"), ==, "neutral");
  g_assert_false (purser_choice_wants (find_under (prompt, "A neutral ship", "Farm"), "fee"));
  g_assert_true (purser_choice_wants (hired, "fee"));
  g_assert_cmpstr (farm->place, ==, "ship/farm-2");
  g_assert_cmpstr (hired->place, ==, "hire/1-farm");
  g_assert_cmpstr (find_under (prompt, "A neutral ship", "Farm")->place, ==, "hire/neutral-farm");
  g_assert_cmpstr (find_choice (prompt, "千尋 begins instead")->place, ==, "player/2");
  g_assert_null (find_choice (prompt, "Income: enter it"));
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-farm-2\",\"values\":{\"cost\":2,\"amount\":3}}");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-diplomacy-1\",\"values\":{\"cost\":1}}");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"track-transport\",\"values\":{\"lobby\":[1,1,1,1,4]}}");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-dismantle-1\",\"values\":{\"cost\":13}}");
  later = purser_test_table_ask (play);
  farm = find_choice (later, "Farm 2");
  g_assert_true (farm->complete);
  g_assert_cmpint (purser_choice_get_gain (farm, 0, PURSER_PHOENIX_GEMS), ==, -2);
  g_assert_cmpint (purser_choice_get_gain (farm, 0, PURSER_PHOENIX_FOOD), ==, 3);
  g_assert_cmpint (purser_choice_get_gain (find_choice (later, "Diplomacy: Transport to level 5"), 0, PURSER_PHOENIX_GEMS),
                   ==, -1 - 4);
  g_assert_cmpstr (find_choice (later, "Diplomacy: Transport to level 5")->place, ==, "track/transport");
  g_assert_null (find_choice (later, "Diplomacy: Dismantle to level 1"));
  g_assert_null (find_choice (later, "Dismantle 1"));
}

/* Ships that could do nothing are not offered. */
static void
test_prompt_possible (void)
{
  static const char *const poor[] = {
    SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":2,\"sectors\":{\"teal\":3,\"pink\":3,\"brown\":3},\"diplomacy\":"
    "{\"dismantle\":5,\"construction\":5,\"expedition\":5,\"transport\":5},\"ships\":[{\"ship\":\"dismantle\",\"level\":1},"
    "{\"ship\":\"construction\",\"level\":1},{\"ship\":\"transport\",\"level\":1},{\"ship\":\"diplomacy\",\"level\":1}]}",
    "{\"move\":\"start\",\"player\":1}",
    "{\"move\":\"start\",\"player\":2}",
    NULL
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX_HEADER);
  g_autoptr (PurserPrompt) prompt = NULL;

  purser_test_table_enter_all (play, (const char **) poor);
  prompt = purser_test_table_ask (play);
  g_assert_nonnull (find_choice (prompt, "Dismantle 1"));
  g_assert_null (find_choice (prompt, "Construction 1"));
  g_assert_null (find_choice (prompt, "Transport 1"));
  g_assert_null (find_choice (prompt, "Diplomacy 1"));
  g_assert_null (find_under (prompt, "A neutral ship", "Diplomacy"));
  g_assert_nonnull (find_under (prompt, "A neutral ship", "Dismantle"));
}

static void
test_prompt_dismantle (void)
{
  static const char *const learned[] = {
    "{\"move\":\"learn\",\"item\":\"ship-dismantle-1\",\"values\":{\"cost\":1}}",
    "{\"move\":\"learn\",\"item\":\"ship-farm-2\",\"values\":{\"metal\":4}}",
    NULL
  };
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) rewards = NULL;

  purser_test_table_enter_all (play, (const char **) learned);
  prompt = purser_test_table_ask (play);
  /* The metal of the other ships is unknown, so it may have to be entered. */
  g_assert_true (purser_choice_wants (find_choice (prompt, "Dismantle 1"), "target"));
  g_assert_true (purser_choice_wants (find_choice (prompt, "Dismantle 1"), "metal"));
  g_assert_false (purser_choice_wants (find_choice (prompt, "Dismantle 1"), "cost"));
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"dismantle\",\"level\":1,\"owner\":0,"
                                 "\"target\":{\"ship\":\"farm\",\"level\":2}}");
  rewards = purser_test_table_ask (play);
  g_assert_cmpstr (rewards->kind, ==, "bonus");
  g_assert_cmpint (rewards->player, ==, 1);
  g_assert_cmpstr (rewards->text, ==, "Diplomacy reward, Dismantle: Ben chooses up to level 5");
  /* One reward instead of two is not offered; the highest come first. */
  g_assert_null (find_choice (rewards, "Reward of level 3"));
  g_assert_null (find_choice (rewards, "Rewards of levels 3 and 4"));
  g_assert_true (g_ptr_array_index (rewards->choices, 0) == find_choice (rewards, "Rewards of levels 2 and 3"));
  g_assert_true (g_ptr_array_index (rewards->choices, 2) == find_choice (rewards, "Rewards of levels 1 and 2"));
  g_assert_false (find_choice (rewards, "Rewards of levels 1 and 3")->complete);
  g_assert_null (purser_prompt_get_best (rewards, 1));
  g_assert_cmpstr (find_choice (rewards, "Rewards of levels 1 and 3")->heading, ==, "Ben");
  g_assert_nonnull (find_choice (rewards, "Enter the values of Diplomacy: Dismantle"));
  /* A reward may be declined, and that is the only way to end the turn. */
  g_assert_nonnull (find_choice (rewards, "Decline the reward and end the turn"));
  g_assert_null (find_choice (rewards, "End the turn"));
}

#define TRADE "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1," \
              "\"trades\":[{\"give\":{\"food\":2},\"take\":{\"metal\":1}}]}"

static void
test_prompt_rewards (void)
{
  static const char *const moves[] = {
    "{\"move\":\"learn\",\"item\":\"track-transport\",\"values\":"
    "{\"rewards\":[{\"gems\":1},{\"vp\":2},{\"metal\":1,\"food\":1},\"x2\",null]}}",
    TRADE,
    NULL
  };
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) last = NULL;
  const PurserChoice *best;

  purser_test_table_enter_all (play, (const char **) moves);
  prompt = purser_test_table_ask (play);
  g_assert_cmpint (prompt->player, ==, 0);
  best = purser_prompt_get_best (prompt, 0);
  g_assert_cmpstr (best->label, ==, "Rewards of levels 2 and 3");
  /* Level 4 allows two rewards, so one alone is not offered to it; Ben, who may choose up to level 2, gets one. */
  g_assert_cmpint (find_choice (prompt, "Reward of level 1")->player, ==, 1);
  g_assert_null (find_choice (prompt, "Enter the values of Diplomacy: Transport"));
  g_assert_cmpint (purser_choice_get_gain (best, 0, PURSER_PHOENIX_VP), ==, 2);
  g_assert_cmpint (purser_choice_get_gain (best, 0, PURSER_PHOENIX_METAL), ==, 1);
  g_assert_cmpint (purser_choice_get_gain (purser_prompt_get_best (prompt, 1), 1, PURSER_PHOENIX_VP), ==, 2);
  purser_test_table_enter (play, "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1],\"gains\":{\"gems\":1}}");
  second = purser_test_table_ask (play);
  g_assert_cmpint (second->player, ==, 1);
  g_assert_null (purser_prompt_get_best (second, 0));
  purser_test_table_enter (play, "{\"move\":\"bonus\",\"player\":1,\"track\":\"transport\",\"levels\":[2],\"gains\":{\"vp\":2}}");
  last = purser_test_table_ask (play);
  g_assert_cmpstr (last->kind, ==, "end-turn");
  g_assert_true (purser_prompt_get_best (last, 0) == find_choice (last, "End the turn"));
}

static void
assert_learns (PurserPrompt *prompt,
               const char   *label,
               const char   *item,
               const char   *values)
{
  const PurserChoice *choice = find_choice (prompt, label);
  g_autofree char *printed = NULL;

  g_assert_nonnull (choice);
  g_assert_true (choice->complete);
  g_assert_cmpstr (purser_value_get_string_of (choice->move, "item"), ==, item);
  printed = purser_json_print (purser_value_get (choice->move, "values"), FALSE);
  g_assert_cmpstr (printed, ==, values);
}

/* Values that were entered with a move can be saved, until they are learned. */
static void
test_prompt_keep_ships (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) first = NULL;
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) third = NULL;

  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"dismantle\",\"level\":1,\"owner\":1,\"cost\":2,"
                                 "\"fee\":1,\"metal\":4,\"target\":{\"ship\":\"farm\",\"level\":2}}");
  purser_test_table_enter (play, "{\"move\":\"bonus\",\"player\":1,\"track\":\"dismantle\",\"levels\":[1,2],\"gains\":{\"vp\":1}}");
  first = purser_test_table_ask (play);
  assert_learns (first, "Save the values of the ship: Dismantle 1", "ship-dismantle-1", "{\"cost\":2,\"fee\":1}");
  assert_learns (first, "Save the values of the ship: Farm 2", "ship-farm-2", "{\"metal\":4}");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"ship-dismantle-1\",\"values\":{\"cost\":2,\"fee\":1}}");
  second = purser_test_table_ask (play);
  g_assert_null (find_choice (second, "Save the values of the ship: Dismantle 1"));
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":1,\"ship\":\"expedition\",\"level\":1,\"owner\":1,\"cost\":3,"
                                 "\"rolled\":[\"food\",\"water\"],\"kept\":[]}");
  third = purser_test_table_ask (play);
  g_assert_null (find_choice (third, "Save the values of the ship: Farm 2"));
  assert_learns (third, "Save the values of the ship: Expedition 1", "ship-expedition-1", "{\"cost\":3,\"dice\":2}");
}

static void
test_prompt_keep_tracks (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) lobby = NULL;
  g_autoptr (PurserPrompt) reward = NULL;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"track-transport\",\"values\":"
                                 "{\"lobby\":[1,null,null,null,null],\"rewards\":[null,{\"vp\":2},null,\"x2\",\"x2\"]}}");
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"diplomacy\",\"level\":1,\"owner\":0,\"cost\":1,"
                                 "\"tracks\":[{\"track\":\"transport\",\"cost\":5}]}");
  lobby = purser_test_table_ask (play);
  assert_learns (lobby, "Save the lobby cost: Transport", "track-transport", "{\"lobby\":[1,null,null,null,5]}");
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":1,\"ship\":\"transport\",\"level\":1,\"owner\":1,\"cost\":1,"
                                 "\"trades\":[{\"give\":{\"gems\":3},\"take\":{\"metal\":1}}]}");
  purser_test_table_enter (play, "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1],\"gains\":{\"gems\":1}}");
  purser_test_table_enter (play, "{\"move\":\"bonus\",\"player\":1,\"track\":\"transport\",\"levels\":[2],\"gains\":{\"vp\":2}}");
  reward = purser_test_table_ask (play);
  assert_learns (reward, "Save the reward: Transport", "track-transport",
                 "{\"rewards\":[{\"gems\":1,\"food\":0,\"water\":0,\"metal\":0,\"vp\":0},"
                 "{\"gems\":0,\"food\":0,\"water\":0,\"metal\":0,\"vp\":2},null,\"x2\",\"x2\"]}");
}

static void
test_prompt_keep_tile (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) free_of_charge = NULL;

  purser_test_table_enter (play, "{\"move\":\"first\",\"player\":1}");
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":1,\"ship\":\"construction\",\"level\":2,\"owner\":1,\"cost\":1,"
                                 "\"sector\":\"pink\",\"metal\":3,\"tile\":\"tile-125\"}");
  prompt = purser_test_table_ask (play);
  assert_learns (prompt, "Save the cost of sector 125", "tile-125", "{\"metal\":4}");
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":1}");
  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":2,\"ship\":\"construction\",\"level\":2,\"owner\":\"neutral\","
                                 "\"cost\":1,\"sector\":\"pink\",\"metal\":0,\"tile\":126}");
  free_of_charge = purser_test_table_ask (play);
  g_assert_null (find_choice (free_of_charge, "Save the cost of sector 126"));
}

static void
test_prompt_income (void)
{
  static const char *const moves[] = {
    "{\"move\":\"learn\",\"item\":\"hub-B-4\",\"values\":{\"gems\":9,\"income\":{\"gems_per_ship\":1,\"food\":1}}}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":0,\"cost\":5,\"amount\":1}",
    "{\"move\":\"end-turn\",\"player\":0}",
    "{\"move\":\"act\",\"player\":1,\"ship\":\"farm\",\"level\":2,\"owner\":1,\"cost\":12,\"amount\":1}",
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"act\",\"player\":2,\"ship\":\"farm\",\"level\":2,\"owner\":\"neutral\",\"cost\":1,\"amount\":1}",
    "{\"move\":\"end-turn\",\"player\":2}",
    NULL
  };
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) empty = NULL;
  g_autoptr (PurserPrompt) after = NULL;
  g_autoptr (PurserPrompt) unknown = NULL;
  const PurserChoice *hub;

  purser_test_table_enter_all (play, (const char **) moves);
  prompt = purser_test_table_ask (play);
  hub = find_choice (prompt, "Income: hub and occupied quarters");
  g_assert_cmpint (purser_choice_get_gain (hub, 0, PURSER_PHOENIX_GEMS), ==, 5);
  g_assert_cmpint (purser_choice_get_gain (hub, 0, PURSER_PHOENIX_FOOD), ==, 1);
  g_assert_true (hub->complete);
  g_assert_nonnull (find_choice (prompt, "Income: enter it"));
  g_assert_null (find_choice (prompt, "Ben begins instead"));
  purser_test_table_enter (play, "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":5,\"food\":1}}");
  empty = purser_test_table_ask (play);
  g_assert_null (find_choice (empty, "Move a resident for 1 GEM"));
  purser_test_table_enter (play, "{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":1}");
  after = purser_test_table_ask (play);
  /* Aoi has a single sector, so nobody can move. */
  g_assert_null (find_choice (after, "Move a resident for 1 GEM"));
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  unknown = purser_test_table_ask (play);
  g_assert_null (find_choice (unknown, "Income: hub and occupied quarters"));
  g_assert_nonnull (find_choice (unknown, "Income: enter it"));
  g_assert_true (purser_choice_wants (find_choice (unknown, "Farm"), "level"));
}

/* A name that is cut for want of room still identifies its hub. */
static void
test_hubs (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX_HEADER);
  const PurserPhoenixState *state;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"hub-The hub with the longest of all names that there have "
                                 "ever been\",\"values\":{\"gems\":7}}");
  purser_test_table_enter (play, "{\"move\":\"start\",\"player\":1,\"hub\":\"The hub with the longest of all names that there "
                                 "have ever been\"}");
  for (guint i = 0; i < PURSER_PHOENIX_HUBS - 1; i++)
    {
      g_autofree char *learn = g_strdup_printf ("{\"move\":\"learn\",\"item\":\"hub-%u\",\"values\":{}}", i);

      purser_test_table_enter (play, learn);
    }
  purser_test_table_enter (play, "{\"move\":\"start\",\"player\":0,\"hub\":\"One too many\",\"gems\":1}");
  state = purser_history_get_state (play);
  g_assert_cmpint (state->players[1].balances[PURSER_PHOENIX_GEMS], ==, 7);
  g_assert_cmpint (state->players[0].hub, ==, 0);
}

/* Levels on a track, and up to which level each player may choose (facts, 4. Diplomacy board). */
static const struct {
  int levels[4];
  int limits[4];
} positions[] = {
  { { 3, 2, 2, 0 }, { 3, 1, 1, 0 } },
  { { 3, 3, 1, 0 }, { 2, 2, 0, 0 } },
  { { 1, 0, 0, 0 }, { 1, 0, 0, 0 } },
  { { 1, 1, 0, 0 }, { 0, 0, 0, 0 } },
  { { 5, 5, 5, 5 }, { 4, 4, 4, 4 } },
  { { 5, 4, 3, 2 }, { 5, 3, 2, 1 } },
  { { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
};

static void
test_reward_limits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      PurserPhoenixState state = { .turn.n_players = 4 };

      for (int player = 0; player < 4; player++)
        state.players[player].diplomacy[2] = (guint8) positions[i].levels[player];
      for (int player = 0; player < 4; player++)
        g_assert_cmpint (purser_phoenix_get_reward_limit (&state, player, 2), ==, positions[i].limits[player]);
    }
}

/* The scoring example of the rulebook, without the pink sector: 23 + 30 + 22 + 10 + 7 + 5 + 6 + 2 + 1. */
static void
test_break_down (void)
{
  static const char *const moves[] = {
    SUPPLY,
    "{\"move\":\"start\",\"player\":0,\"gems\":45,\"food\":3,\"water\":2,\"metal\":4,\"vp\":23,\"sectors\":{\"teal\":3,\"pink\":2}}",
    "{\"move\":\"start\",\"player\":1,\"sectors\":{\"teal\":1}}",
    "{\"move\":\"start\",\"player\":2}",
    "{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":5}",
    "{\"move\":\"residents\",\"player\":0,\"species\":\"gold\",\"by\":4}",
    "{\"move\":\"residents\",\"player\":0,\"species\":\"human\",\"by\":2}",
    "{\"move\":\"residents\",\"player\":1,\"species\":\"gold\",\"by\":4}",
    "{\"move\":\"residents\",\"player\":1,\"species\":\"human\",\"by\":3}",
    "{\"move\":\"endgame\",\"player\":0,\"vp\":6,\"note\":\"hub\"}",
    NULL
  };
  static const struct {
    const char *title;
    int         amount;
  } wanted[] = {
    { "Points on the track", 23 }, { "Sectors", 30 }, { "Residents", 22 },
    { "Most residents: Teal", 10 }, { "Most residents: Pink", 0 }, { "Most residents: Brown", 0 },
    { "Most residents: Gold", 7 }, { "Most residents: Human", 5 },
    { "Endgame bonuses", 6 }, { "GEM", 2 }, { "Food, water and metal", 1 },
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (PHOENIX_HEADER);
  g_autoptr (GArray) shares = NULL;
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  gint64 sum = 0;

  purser_test_table_enter_all (play, (const char **) moves);
  shares = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 0);
  g_assert_cmpuint (shares->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);

      g_assert_cmpstr (share->title, ==, wanted[i].title);
      g_assert_cmpint (share->amount, ==, wanted[i].amount);
      g_assert_true (purser_test_table_has_section (share->rule));
      sum += share->amount;
    }
  purser_history_get_setup (play)->rules->score (purser_history_get_setup (play), purser_history_get_state (play), standings);
  g_assert_cmpint (sum, ==, 106);
  g_assert_cmpint (standings[0].score, ==, 106);
}

/* The same tap saves the numbers that an action states, and no prompt asks for them; known ones are not saved again. */
static void
test_tap (void)
{
  g_autoptr (PurserHistory) play = phoenix_begin ();
  const PurserSetup *setup = purser_history_get_setup (play);
  g_autoptr (PurserValue) farm = purser_json_parse ("{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,"
                                                    "\"owner\":0,\"cost\":2,\"amount\":4}", -1, NULL);
  g_autoptr (PurserValue) end = purser_json_parse ("{\"move\":\"end-turn\",\"player\":0}", -1, NULL);
  g_autoptr (GPtrArray) moves = purser_rules_list_tap (setup, purser_history_get_state (play), farm);
  g_autoptr (GPtrArray) others = NULL;
  g_autoptr (PurserPrompt) prompt = NULL;
  PurserValue *learned;
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_cmpuint (moves->len, ==, 2);
  learned = g_ptr_array_index (moves, 1);
  g_assert_cmpstr (purser_value_get_string_of (learned, "item"), ==, "ship-farm-2");
  g_assert_cmpint (purser_value_get_integer_of (purser_value_get (learned, "values"), "cost", -1), ==, 2);
  g_assert_cmpint (purser_value_get_integer_of (purser_value_get (learned, "values"), "amount", -1), ==, 4);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (purser_history_add (play, g_ptr_array_index (moves, i), &verdict));
  prompt = purser_test_table_ask (play);
  for (guint i = 0; i < prompt->choices->len; i++)
    g_assert_false (g_str_has_prefix (((const PurserChoice *) g_ptr_array_index (prompt->choices, i))->label, "Save"));
  others = purser_rules_list_tap (setup, purser_history_get_state (play), end);
  g_assert_cmpuint (others->len, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/describe", test_describe);
  g_test_add_func ("/phoenix/refusals", test_refusals);
  g_test_add_func ("/phoenix/prompt/setup", test_prompt_setup);
  g_test_add_func ("/phoenix/prompt/act", test_prompt_act);
  g_test_add_func ("/phoenix/prompt/possible", test_prompt_possible);
  g_test_add_func ("/phoenix/prompt/dismantle", test_prompt_dismantle);
  g_test_add_func ("/phoenix/prompt/rewards", test_prompt_rewards);
  g_test_add_func ("/phoenix/prompt/keep-ships", test_prompt_keep_ships);
  g_test_add_func ("/phoenix/prompt/keep-tracks", test_prompt_keep_tracks);
  g_test_add_func ("/phoenix/prompt/keep-tile", test_prompt_keep_tile);
  g_test_add_func ("/phoenix/prompt/income", test_prompt_income);
  g_test_add_func ("/phoenix/tap", test_tap);
  g_test_add_func ("/phoenix/hubs", test_hubs);
  g_test_add_func ("/phoenix/reward-limits", test_reward_limits);
  g_test_add_func ("/phoenix/break-down", test_break_down);
  return g_test_run ();
}
