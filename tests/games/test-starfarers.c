// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Texts, refusals, points and planets of Starfarers; the effects of moves are in tests/plays. */

#include <string.h>

#include "purser-form.h"
#include "purser-json.h"
#include "purser-starfarers-cards.h"
#include "purser-starfarers-home.h"
#include "purser-starfarers-production.h"
#include "purser-starfarers-table.h"

#define OFF STARFARERS_HEADER ("\"layout\":\"strategic\"")
#define ON STARFARERS_HEADER ("\"layout\":\"strategic\",\"hands\":\"on\"")

static const struct {
  const char *move;
  const char *told;
} sentences[] = {
  { "{\"move\":\"settle\",\"player\":0,\"as\":\"colony\",\"planets\":[{\"resource\":\"ore\",\"number\":8},{\"resource\":\"fuel\"}]}",
    "Aoi placed a colony between Ore 8 and Fuel ?" },
  { "{\"move\":\"settle\",\"player\":1,\"as\":\"spaceport\",\"planets\":"
    "[{\"resource\":\"goods\",\"number\":[3,12]},{\"resource\":\"food\",\"number\":null}]}",
    "Ben placed a spaceport between Goods 3/12 and Food ?" },
  { "{\"move\":\"settle\",\"player\":1,\"as\":\"spaceport\",\"colony\":1,\"planets\":"
    "[{\"resource\":\"goods\",\"number\":[3,12]},{\"resource\":\"food\",\"number\":null}]}",
    "Ben placed a colony between Goods 3/12 and Food ?, and the spaceport ring on colony 1" },
  { EQUIP (2, "cannon", -1), "千尋: Cannon −1" },
  { EQUIP (2, "pod", 2), "千尋: Freight pod +2" },
  { ROLL (0, 3, 4), "Aoi rolled 3 and 4" },
  { "{\"move\":\"discard\",\"player\":0,\"cards\":[\"ore\",\"food\",\"ore\"]}", "Aoi discarded 2 Ore, 1 Food" },
  { "{\"move\":\"steal\",\"player\":0,\"from\":1,\"resource\":\"ore\"}", "Aoi took a card from Ben" },
  { RESERVE (1), "Ben drew from the reserve pile" },
  { "{\"move\":\"reserve\",\"player\":1,\"resources\":[\"goods\",\"goods\"]}", "Ben drew 2 Goods from the reserve pile" },
  { "{\"move\":\"reserve\",\"player\":1,\"resources\":[]}", "Ben drew nothing from the reserve pile" },
  { "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":3},\"take\":{\"fuel\":1}}", "Aoi traded 3 Ore for 1 Fuel" },
  { "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":1},\"take\":{\"fuel\":1,\"goods\":1},\"with\":2}",
    "Aoi traded with 千尋: 1 Ore for 1 Fuel, 1 Goods" },
  { BUILD (0, "colony-ship"), "Aoi built: Colony ship" },
  { "{\"move\":\"build\",\"player\":0,\"what\":\"spaceport\",\"colony\":2}", "Aoi built: Spaceport, on colony 2" },
  { SHAKE (0, "black", "yellow"), "Aoi shook the mothership: black and yellow" },
  { "{\"move\":\"encounter\",\"player\":0,\"gains\":{\"half_medals\":1,\"ore\":-2}}", "Aoi had an encounter: Half-medals +1, Ore −2" },
  { "{\"move\":\"encounter\",\"player\":0,\"gains\":{}}", "Aoi had an encounter" },
  { "{\"move\":\"reveal\",\"player\":0,\"colony\":4,\"planet\":2,\"number\":9}", "Aoi: colony 4, planet 2 shows 9" },
  { "{\"move\":\"card\",\"player\":0,\"card\":\"diplomats_helping_hand\"}", "Aoi used A Helping Hand" },
  { "{\"move\":\"clear\",\"player\":0,\"kind\":\"pirate\",\"strength\":5}", "Aoi cleared: Pirate base 5" },
  { "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":3}", "Aoi cleared: Ice planet 3" },
  { "{\"move\":\"found-colony\",\"player\":0,\"planets\":[{\"resource\":\"ore\",\"number\":8},{\"resource\":\"fuel\",\"number\":2}]}",
    "Aoi founded a colony between Ore 8 and Fuel 2" },
  { STATION (0, "green-folk", "green_folk_ore"), "Aoi founded a trade station (Green Folk) and chose Ore: +1 per roll" },
  { END_TURN (0), "Aoi ended the turn" },
};

static void
test_describe (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    purser_test_table_assert_told (play, sentences[i].move, sentences[i].told);
}

/* A hand that is kept only counts cards that were entered, so the text says that none were. */
static void
test_describe_unseen (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (ON);

  purser_test_table_assert_told (play, RESERVE (1), "Ben drew from the reserve pile, cards not entered");
}

typedef struct {
  const char *moves[12];
  const char *move;
  const char *rule;
} Refusal;

static const Refusal refusals[] = {
  { { NULL }, ROLL (1, 1, 1), "starfarers/order" },
  { { NULL }, SHAKE (0, "red", "blue"), "starfarers/roll" },
  { { NULL }, EQUIP (0, "pod", 6), "starfarers/limits" },
  { { NULL }, EQUIP (0, "pod", -1), "starfarers/equip" },
  { { NULL }, "{\"move\":\"reserve\",\"player\":0,\"resources\":[\"ore\",\"ore\",\"ore\",\"ore\"]}", "starfarers/opening-hand" },
  { { NULL }, "{\"move\":\"settle\",\"player\":0,\"as\":\"colony\",\"planets\":[{\"resource\":\"ore\"},{\"resource\":\"fuel\"}]}",
    "starfarers/settle" },
  { { ROLL (0, 1, 1) }, ROLL (0, 1, 1), "starfarers/roll" },
  { { ROLL (0, 1, 1), END_TURN (0) }, RESERVE (1), "starfarers/roll" },
  { { ROLL (0, 1, 1) }, RESERVE (1), "starfarers/reserve-others" },
  { { ROLL (0, 1, 1), RESERVE (0) }, RESERVE (0), "starfarers/reserve" },
  { { ROLL (0, 1, 1), SHAKE (0, "red", "blue") }, RESERVE (0), "starfarers/reserve-late" },
  { { ROLL (0, 1, 1), SHAKE (0, "red", "blue") }, BUILD (0, "pod"), "starfarers/order" },
  { { ROLL (0, 1, 1) }, SHAKE (0, "red", "red"), "starfarers/balls" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"encounter\",\"player\":0,\"gains\":{}}", "starfarers/encounter" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"steal\",\"player\":0,\"from\":1}", "starfarers/steal" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"clear\",\"player\":0,\"kind\":\"pirate\",\"strength\":4}", "starfarers/pirate" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":4}", "starfarers/ice" },
  { { ROLL (0, 1, 1), EQUIP (0, "pod", 5), "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":4}" },
    "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":4}", "starfarers/clear" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":6}", NULL },
  { { ROLL (0, 1, 1) }, STATION (0, "merchants", "merchants_ore"), "starfarers/stations-pods" },
  { { ROLL (0, 1, 1), EQUIP (0, "pod", 5) }, STATION (0, "merchants", "green_folk_ore"), "starfarers/found-station" },
  { { ROLL (0, 1, 1), EQUIP (0, "pod", 5), STATION (0, "merchants", "merchants_ore") },
    STATION (0, "merchants", "merchants_ore"), "starfarers/found-station" },
  { { ROLL (0, 1, 1), ADJUST (0, "pods", 9), STATION (0, "merchants", "merchants_ore"),
      STATION (0, "merchants", "merchants_fuel"),
      STATION (0, "merchants", "merchants_carbon"), STATION (0, "merchants", "merchants_food"),
      STATION (0, "merchants", "merchants_goods") }, STATION (0, "merchants", "green_folk_ore"), "starfarers/outposts" },
  { { ROLL (0, 1, 1), ADJUST (0, "pods", 9), STATION (0, "merchants", "merchants_ore"),
      STATION (0, "merchants", "merchants_fuel"),
      STATION (0, "merchants", "merchants_carbon"), STATION (0, "merchants", "merchants_food"),
      STATION (0, "merchants", "merchants_goods"), STATION (0, "green-folk", "green_folk_ore"),
      STATION (0, "green-folk", "green_folk_fuel") }, STATION (0, "green-folk", "green_folk_food"), "starfarers/pieces" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"build\",\"player\":0,\"what\":\"spaceport\",\"colony\":3}", "starfarers/spaceport" },
  { { ROLL (0, 1, 1) }, BUILD (0, "spaceport"), NULL },
  { { ROLL (0, 1, 1) }, "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":3},\"take\":{\"fuel\":1}}", "starfarers/hands-off" },
  { { ROLL (0, 3, 4) }, "{\"move\":\"discard\",\"player\":0,\"cards\":[]}", "starfarers/hands-off" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"card\",\"player\":0,\"card\":\"green_folk_ore\"}", "starfarers/friendship-card" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"card\",\"player\":0,\"card\":\"diplomats_helping_hand\"}", "starfarers/friendship-card" },
  { { NULL }, "{\"move\":\"learn\",\"item\":\"moon\",\"values\":{}}", NULL },
};

static const Refusal refusals_on[] = {
  { { ADJUST (0, "ore", 8), ROLL (0, 3, 4) }, END_TURN (0), "starfarers/discard" },
  { { ADJUST (0, "ore", 8), ROLL (0, 3, 4) }, "{\"move\":\"discard\",\"player\":0,\"cards\":[\"ore\"]}", "starfarers/discard" },
  { { ADJUST (0, "ore", 8), ROLL (0, 3, 4) }, "{\"move\":\"discard\",\"player\":1,\"cards\":[]}", "starfarers/discard" },
  { { ADJUST (1, "ore", 7), ROLL (0, 3, 4) }, END_TURN (0), "starfarers/steal" },
  { { ADJUST (1, "ore", 7), ROLL (0, 3, 4) }, "{\"move\":\"steal\",\"player\":0,\"from\":1}", "starfarers/steal" },
  { { ADJUST (1, "ore", 7), ROLL (0, 3, 4) }, "{\"move\":\"steal\",\"player\":0,\"from\":0,\"resource\":\"ore\"}", "starfarers/steal" },
  { { ROLL (0, 1, 1) }, BUILD (0, "cannon"), "starfarers/cannon" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":2},\"take\":{\"fuel\":1}}", "starfarers/trade-supply" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":3},\"take\":{\"fuel\":1}}", "starfarers/trade-supply" },
  { { ROLL (0, 1, 1) }, "{\"move\":\"trade\",\"player\":0,\"give\":{\"ore\":2},\"take\":{\"fuel\":1},\"with\":1}",
    "starfarers/trade-player" },
};

static void
assert_refusals (const char    *header,
                 const Refusal *list,
                 guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PurserHistory) play = starfarers_begin (header);

      purser_test_table_enter_all (play, (const char **) list[i].moves);
      purser_test_table_assert_refused (play, list[i].move, list[i].rule);
    }
}

static void
test_refusals (void)
{
  assert_refusals (OFF, refusals, G_N_ELEMENTS (refusals));
  assert_refusals (ON, refusals_on, G_N_ELEMENTS (refusals_on));
}

static void
test_effects (void)
{
  static const struct {
    const char *id;
    const char *told;
  } effects[] = {
    { "green_folk_food", "Food: +1 per roll" },
    { "scientists_mix_2", "boosters +1, cannons +1" },
    { "scientists_boosters", "+2 boosters" },
    { "scientists_cannons", "+2 cannons" },
    { "merchants_ore", "Ore: 2 for 1" },
    { "diplomats_reduced_tribute", "hand limit of 12 on a seven" },
    { "diplomats_fame_for_sale_2", "once a turn: 1 goods for a half-medal" },
    { "diplomats_helping_hand", "once a turn: a card each from up to 2 players who are ahead" },
    { "diplomats_galactic_relief_fund", "1 card after a roll that paid nothing" },
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      guint card = (guint) purser_starfarers_card_find (effects[i].id);
      g_autofree char *told = purser_starfarers_card_dup_effect (&starfarers_state (play)->cards[card]);

      g_assert_cmpstr (told, ==, effects[i].told);
    }
}

static void
test_break_down (void)
{
  static const char *moves[] = {
    EQUIP (0, "pod", 3), ADJUST (0, "half_medals", 3), ADJUST (0, "vp", -1), ROLL (0, 1, 1),
    "{\"move\":\"clear\",\"player\":0,\"kind\":\"ice\",\"strength\":3}", STATION (0, "merchants", "merchants_ore"), NULL
  };
  static const struct {
    const char *title;
    int         amount;
  } wanted[] = {
    { "Colonies and spaceports", 4 }, { "Friendship marker: Merchants", 2 }, { "Pirate bases and ice planets", 1 },
    { "Pairs of half-medals", 2 }, { "Corrected by hand", -1 }
  };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (GArray) shares = NULL;

  purser_test_table_enter_all (play, moves);
  shares = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 0);
  g_assert_cmpuint (shares->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);

      g_assert_cmpstr (share->title, ==, wanted[i].title);
      g_assert_cmpint (share->amount, ==, wanted[i].amount);
      g_assert_true (purser_test_table_has_section (share->rule));
    }
  g_assert_cmpint (starfarers_state (play)->players[0].balances[PURSER_STARFARERS_VP], ==, 8);
}

static void
assert_home (PurserHistory *play,
             int            a,
             int            m,
             int            b,
             int            n,
             gboolean       fits)
{
  PurserStarfarersPlanet planets[2] = { { (guint8) a, { (guint8) m } }, { (guint8) b, { (guint8) n } } };

  g_assert_cmpint (purser_starfarers_home_fits (purser_history_get_setup (play), planets), ==, fits);
}

static void
test_home (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);

  assert_home (play, PURSER_STARFARERS_FOOD, 4, PURSER_STARFARERS_CARBON, 8, TRUE);
  assert_home (play, PURSER_STARFARERS_FOOD, 0, PURSER_STARFARERS_CARBON, 5, TRUE);
  assert_home (play, PURSER_STARFARERS_FOOD, 4, PURSER_STARFARERS_CARBON, 5, FALSE);
  assert_home (play, PURSER_STARFARERS_FOOD, 0, PURSER_STARFARERS_GOODS, 0, FALSE);
  assert_home (play, PURSER_STARFARERS_ORE, 0, PURSER_STARFARERS_ORE, 0, FALSE);
  assert_home (play, PURSER_STARFARERS_ORE, 12, PURSER_STARFARERS_FUEL, 0, FALSE);
}

/* Gamma has 3, 6 and 5: Aoi says that 3 is on its ore, Ben that it is on its carbon, so nothing can be concluded for its food. */
static void
test_home_disc_told_twice (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);
  PurserStarfarersHome homes[PURSER_STARFARERS_HOMES];

  purser_test_table_enter (play, "{\"move\":\"settle\",\"player\":0,\"as\":\"colony\",\"planets\":"
                                 "[{\"resource\":\"ore\",\"number\":3},{\"resource\":\"food\"}]}");
  purser_test_table_enter (play, "{\"move\":\"settle\",\"player\":1,\"as\":\"colony\",\"planets\":"
                                 "[{\"resource\":\"carbon\",\"number\":3},{\"resource\":\"ore\"}]}");
  purser_starfarers_homes_read (purser_history_get_setup (play), starfarers_state (play), homes);
  g_assert_cmpint (homes[2].known[0], ==, 1);
  g_assert_cmpint (homes[2].known[1], ==, 0);
  g_assert_cmpint (homes[2].known[2], ==, 1);
}

static void
test_planets (void)
{
  static const struct {
    int      resource;
    guint8   numbers[2];
    gboolean fits;
  } planets[] = {
    { PURSER_STARFARERS_FOOD, { 4 }, TRUE },       /* system 1, a triangle */
    { PURSER_STARFARERS_FOOD, { 11 }, TRUE },
    { PURSER_STARFARERS_FUEL, { 9 }, TRUE },       /* system 1, once a token is cleared */
    { PURSER_STARFARERS_ORE, { 8 }, FALSE },       /* 8 is on a far square only: carbon, food or goods */
    { PURSER_STARFARERS_GOODS, { 8 }, TRUE },
    { PURSER_STARFARERS_ORE, { 0 }, TRUE },
    { PURSER_STARFARERS_ORE, { 3, 12 }, FALSE },   /* pairs are at home */
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);

  for (guint i = 0; i < G_N_ELEMENTS (planets); i++)
    {
      PurserStarfarersPlanet planet = { (guint8) planets[i].resource, { planets[i].numbers[0], planets[i].numbers[1] } };

      g_assert_cmpint (purser_starfarers_planet_fits (purser_history_get_setup (play), &planet), ==, planets[i].fits);
    }
}

/* Without the table of cards no play can begin. */
static void
test_facts (void)
{
  static const char *const tables[] = {
    "{}", "{\"cards\":[{\"id\":\"green_folk_ore\"}]}",
    "{\"cards\":[{\"id\":\"x\"},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]}",
    "{\"cards\":[{\"id\":\"green_folk_ore\",\"effect\":{\"kind\":\"song\"}},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      g_autoptr (PurserHistory) play = purser_test_table_new (OFF);
      g_autoptr (PurserValue) facts = purser_json_parse (tables[i], -1, NULL);
      PurserSetup *known = purser_history_get_setup (play);
      g_autoptr (PurserSetup) setup = purser_setup_new (known->rules, known->header, facts, &verdict);

      g_assert_null (purser_history_new (setup, &verdict));
      g_assert_cmpstr (verdict.text, ==, "the table of friendship cards is not valid");
      g_assert_cmpstr (purser_starfarers_card_get_title (known, 0), ==, "Production Increase");
    }
}

static void
test_accounts (void)
{
  static const char *const titles[] = {
    "Victory points", "Half-medals", "Boosters", "Cannons", "Freight pods", "Ore", "Fuel", "Carbon", "Food", "Goods"
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (OFF);
  PurserSetup *setup = purser_history_get_setup (play);

  g_assert_cmpuint (setup->rules->count_accounts (setup, starfarers_state (play)), ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, i, &account);
      g_assert_cmpstr (account.title, ==, titles[i]);
      g_assert_cmpint (purser_rules_find_account (setup, starfarers_state (play), account.id), ==, (int) i);
    }
}

/* Hands that are not kept are not shown; motherships are public. */
static void
test_accounts_main (void)
{
  static const struct {
    const char *header;
    gboolean    hands;
  } tables[] = { { OFF, FALSE }, { ON, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (PurserHistory) play = purser_test_table_new (tables[i].header);
      PurserSetup *setup = purser_history_get_setup (play);
      PurserAccount vp = { 0 }, boosters = { 0 }, fuel = { 0 };

      setup->rules->get_account (setup, PURSER_STARFARERS_VP, &vp);
      setup->rules->get_account (setup, PURSER_STARFARERS_BOOSTERS, &boosters);
      setup->rules->get_account (setup, PURSER_STARFARERS_FIRST_RESOURCE + PURSER_STARFARERS_FUEL, &fuel);
      g_assert_true (vp.main);
      g_assert_cmpint (boosters.main, ==, !tables[i].hands);
      g_assert_cmpint (fuel.main, ==, tables[i].hands);
    }
}

/* The roll histogram, and the known rest of a resource's supply. */
static void
test_table (void)
{
  static const char *moves[] = {
    "{\"move\":\"reserve\",\"player\":0,\"resources\":[\"ore\",\"ore\"]}", ROLL (0, 1, 1), END_TURN (0), ROLL (1, 4, 4), NULL
  };
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autoptr (PurserValue) table = NULL;
  g_autofree char *rolls = NULL;

  purser_test_table_enter_all (play, moves);
  /* 20 in the box: 6 still in the pile, Aoi has 2, Ben and 千尋 one each */
  g_assert_cmpint (purser_starfarers_get_supply (starfarers_state (play), PURSER_STARFARERS_ORE), ==, 10);
  table = purser_history_get_setup (play)->rules->board (purser_history_get_setup (play), starfarers_state (play), -1);
  rolls = purser_json_print (purser_value_get (table, "rolls"), FALSE);
  g_assert_cmpstr (rolls, ==, "[1,0,0,0,0,0,1,0,0,0,0]");
  g_assert_cmpint (purser_value_get_integer_of (table, "reserve", 0), ==, 38);
  g_assert_cmpuint (purser_value_get_size (purser_value_get (table, "cards")), ==, PURSER_STARFARERS_CARDS);
}

static void
assert_token (PurserHistory *play,
              guint          index,
              guint          n,
              int            player,
              int            token,
              int            by,
              const char    *place)
{
  PurserLedger *ledger = purser_history_get_ledger (play);
  const PurserEntry *entry = &g_array_index (ledger->tokens, PurserEntry, index);

  g_assert_cmpuint (entry->n, ==, n);
  g_assert_cmpint (entry->player, ==, player);
  g_assert_cmpint (entry->account, ==, token);
  g_assert_cmpint (entry->by, ==, by);
  g_assert_cmpstr (entry->place, ==, place);
}

/* 20 ore minus 8 in the pile and 11 of Aoi leave 1. An 8 owes one to Ben at his first colony, where he has an ore 8, and one
 * to 千尋 at the third: neither is paid, and the ledger mentions both. */
static void
test_withheld (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (STARFARERS_HEADER ("\"hands\":\"on\",\"shortage\":\"nobody\""));
  PurserLedger *ledger = purser_history_get_ledger (play);
  g_autofree char *reason = NULL;

  purser_test_table_enter (play, ADJUST (0, "ore", 11));
  purser_test_table_enter (play, ROLL (0, 5, 3));
  g_assert_cmpuint (ledger->tokens->len, ==, 2);
  assert_token (play, 0, 11, 1, PURSER_STARFARERS_WITHHELD + PURSER_STARFARERS_ORE, -1, "colony/1");
  assert_token (play, 1, 11, 2, PURSER_STARFARERS_WITHHELD + PURSER_STARFARERS_ORE, -1, "colony/3");
  reason = purser_rules_dup_reason (purser_history_get_setup (play), &g_array_index (ledger->tokens, PurserEntry, 0));
  g_assert_cmpstr (reason, ==, "too few are left in the supply");
  purser_test_table_assert_undone (play);
}

static void
assert_reason (PurserHistory *play,
               guint          index,
               const char    *words)
{
  g_autofree char *reason = purser_rules_dup_reason (purser_history_get_setup (play),
                                                     purser_ledger_get (purser_history_get_ledger (play), index));

  g_assert_cmpstr (reason, ==, words);
}

/* The reason of an entry does not repeat its account: the first entries are everybody's half-medal and the colonies, one point
 * each, or two with the ring of a spaceport. */
static void
test_reasons (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  PurserLedger *ledger = purser_history_get_ledger (play);
  guint n = purser_ledger_get_size (ledger);

  assert_reason (play, 0, "everybody begins with one");
  assert_reason (play, 3, "1 for the colony");
  assert_reason (play, n - 1, "1 for the colony, 1 for the spaceport ring");
  purser_test_table_enter (play, EQUIP (0, "pod", 1));
  assert_reason (play, n, "free at the end of setup");
  purser_test_table_enter (play, ROLL (0, 5, 3));
  assert_reason (play, n + 1, "Carbon at colony 1");
  purser_test_table_enter (play, ADJUST (0, "half_medals", 1));
  assert_reason (play, purser_ledger_get_size (ledger) - 1, "1 for each pair of half-medals");
  purser_test_table_enter (play, EQUIP (0, "cannon", 1));
  assert_reason (play, purser_ledger_get_size (ledger) - 1, "free, as it was not built");
  purser_test_table_enter (play, "{\"move\":\"build\",\"player\":0,\"what\":\"spaceport\",\"colony\":1,\"anyway\":true}");
  assert_reason (play, purser_ledger_get_size (ledger) - 1, "1 for the spaceport ring");
}

/* A ship changes no account while hands are not kept, but is in the ledger; so is a station without a marker. */
static void
test_tokens (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);

  purser_test_table_enter (play, EQUIP (0, "pod", 1));
  purser_test_table_enter (play, ROLL (0, 1, 1));
  purser_test_table_enter (play, BUILD (0, "colony-ship"));
  purser_test_table_enter (play, BUILD (0, "trade-ship"));
  purser_test_table_enter (play, STATION (0, "green-folk", "green_folk_ore"));
  g_assert_cmpuint (purser_history_get_ledger (play)->tokens->len, ==, 3);
  assert_token (play, 0, 12, 0, PURSER_STARFARERS_SHIP, 1, NULL);
  assert_token (play, 1, 13, 0, PURSER_STARFARERS_SHIP + 1, 1, NULL);
  assert_token (play, 2, 14, 0, PURSER_STARFARERS_STATION, 1, NULL);
}

/* The option's first word is that of the hands too, where it says that they are not tracked; here it must say who is paid. */
static void
test_shortage_words (void)
{
  static const char *const wanted[] = { "Everybody is paid", "Nobody is paid", "A lone player takes the rest" };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  const PurserRules *rules = purser_history_get_setup (play)->rules;
  const PurserField *field = rules->options;
  g_autoptr (PurserFormField) about = NULL;

  while (strcmp (field->name, "shortage") != 0)
    field++;
  about = purser_form_field_new (rules, NULL, field);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpstr (((PurserFormOption *) about->options->pdata[i])->title, ==, wanted[i]);
}

static gboolean
is_offered (PurserPrompt *prompt,
            const char   *label)
{
  return starfarers_find (prompt, 0, label) != NULL;
}

/* Everybody sees that Aoi holds two cards, an ore and a fuel, though not which: two of a kind would pay for a cannon, but no two
 * cards pay for a ship, which costs four. With four cards a ship is offered. */
static void
test_hidden_costs (void)
{
  static const char *two[] = { ADJUST (0, "ore", 1), ADJUST (0, "fuel", 1), ROLL (0, 1, 1), NULL };
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autoptr (PurserPrompt) few = NULL;
  g_autoptr (PurserPrompt) many = NULL;
  PurserStarfarersState open;

  purser_test_table_enter_all (play, two);
  open = *starfarers_state (play);
  purser_starfarers_open_hands (&open);
  few = purser_rules_ask (purser_history_get_setup (play), &open);
  g_assert_true (is_offered (few, "Cannon"));
  g_assert_false (is_offered (few, "Colony ship"));
  g_assert_false (is_offered (few, "Trade ship"));
  purser_test_table_enter (play, ADJUST (0, "goods", 2));
  open = *starfarers_state (play);
  purser_starfarers_open_hands (&open);
  many = purser_rules_ask (purser_history_get_setup (play), &open);
  g_assert_true (is_offered (many, "Colony ship"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/describe", test_describe);
  g_test_add_func ("/starfarers/refusals", test_refusals);
  g_test_add_func ("/starfarers/effects", test_effects);
  g_test_add_func ("/starfarers/break-down", test_break_down);
  g_test_add_func ("/starfarers/home", test_home);
  g_test_add_func ("/starfarers/home-disc-told-twice", test_home_disc_told_twice);
  g_test_add_func ("/starfarers/planets", test_planets);
  g_test_add_func ("/starfarers/facts", test_facts);
  g_test_add_func ("/starfarers/accounts", test_accounts);
  g_test_add_func ("/starfarers/accounts-main", test_accounts_main);
  g_test_add_func ("/starfarers/table", test_table);
  g_test_add_func ("/starfarers/describe-unseen", test_describe_unseen);
  g_test_add_func ("/starfarers/withheld", test_withheld);
  g_test_add_func ("/starfarers/reasons", test_reasons);
  g_test_add_func ("/starfarers/tokens", test_tokens);
  g_test_add_func ("/starfarers/shortage-words", test_shortage_words);
  g_test_add_func ("/starfarers/hidden-costs", test_hidden_costs);
  return g_test_run ();
}
