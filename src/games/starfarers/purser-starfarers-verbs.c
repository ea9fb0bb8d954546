// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-build.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-encounter.h"
#include "purser-starfarers-flight.h"
#include "purser-starfarers-friendship.h"
#include "purser-starfarers-production.h"
#include "purser-starfarers-reserve.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-setup.h"
#include "purser-starfarers-trade.h"
#include "purser-starfarers-turn.h"
#include "purser-starfarers-verbs.h"

#define NUMBER(least, most) { .kind = PURSER_SHAPE_INTEGER, .min = (least), .max = (most) }
#define CHOICE(names) { .kind = PURSER_SHAPE_CHOICE, .choices = (names) }

/* More than anybody can hold of anything; keeps sums small. */
#define MOST_CARDS 100

static const char *const settle_as[] = { "colony", "spaceport", NULL };
static const char *const layouts[] = { "beginner", "strategic", "explorer", "wild", NULL };
static const char *const wins[] = { "turn-end", "at-once", NULL };
static const char *const hands[] = { "off", "on", NULL };
static const char *const shortages[] = { "off", "nobody", "rest", NULL };
static const char *const shortage_titles[] = { NC_("word", "Everybody is paid"), NULL, NULL };

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape nothing_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape card_shape = { .kind = PURSER_SHAPE_ITEM, .item = "card" };
static const PurserShape resource_shape = CHOICE (purser_starfarers_resources);
static const PurserShape upgrade_shape = CHOICE (purser_starfarers_upgrades);
static const PurserShape building_shape = CHOICE (purser_starfarers_buildings);
static const PurserShape people_shape = CHOICE (purser_starfarers_peoples);
static const PurserShape token_kind_shape = CHOICE (purser_starfarers_token_kinds);
static const PurserShape ball_shape = CHOICE (purser_starfarers_balls);
static const PurserShape settle_as_shape = CHOICE (settle_as);
static const PurserShape truth_shape = { .kind = PURSER_SHAPE_BOOLEAN };

static const PurserShape die_shape = NUMBER (1, 6);
static const PurserShape dice_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &die_shape };
static const PurserShape balls_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &ball_shape };

/* No disc shows a seven. */
static const PurserShape low_shape = NUMBER (2, 6);
static const PurserShape high_shape = NUMBER (8, 12);
static const PurserShape *const single_either[] = { &low_shape, &high_shape, NULL };
static const PurserShape single_shape = { .kind = PURSER_SHAPE_VARIANT, .either = single_either };
static const PurserShape pair_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &single_shape };
static const PurserShape *const number_either[] = { &low_shape, &high_shape, &pair_shape, &nothing_shape, NULL };
static const PurserShape number_shape = { .kind = PURSER_SHAPE_VARIANT, .either = number_either };

static const PurserField planet_fields[] = {
  { "resource", &resource_shape, TRUE, N_("what the planet produces") },
  { "number", &number_shape, FALSE, N_("what is on its disc: a number, two of them, or nothing while unknown") },
  { NULL }
};
static const PurserShape planet_shape = { .kind = PURSER_SHAPE_RECORD, .fields = planet_fields };
const PurserShape purser_starfarers_planets_shape = { .kind = PURSER_SHAPE_LIST, .min = 2, .max = 2, .of = &planet_shape };

static const PurserShape by_shape = NUMBER (-6, 6);
static const PurserShape colony_shape = NUMBER (1, PURSER_STARFARERS_ROOM);
static const PurserShape place_shape = NUMBER (1, 2);
static const PurserShape strength_shape = NUMBER (3, 6);
static const PurserShape encounter_shape = NUMBER (1, PURSER_STARFARERS_ENCOUNTERS);

static const PurserShape count_shape = NUMBER (0, MOST_CARDS);
static const PurserShape gain_shape = NUMBER (-MOST_CARDS, MOST_CARDS);
static const PurserShape gain_name_shape = CHOICE (purser_starfarers_accounts + PURSER_STARFARERS_HALF_MEDALS);
static const PurserShape cards_shape = { .kind = PURSER_SHAPE_LIST, .of = &resource_shape };
static const PurserShape counts_shape = { .kind = PURSER_SHAPE_MAP, .key = &resource_shape, .of = &count_shape };
static const PurserShape gains_shape = { .kind = PURSER_SHAPE_MAP, .key = &gain_name_shape, .of = &gain_shape };
static const PurserShape others_shape = { .kind = PURSER_SHAPE_MAP, .key = &player_shape, .of = &gains_shape };

static const PurserShape targets_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 2, .of = &player_shape };
static const PurserShape drawn_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 2, .of = &resource_shape };
static const PurserShape *const taken_either[] = { &resource_shape, &drawn_shape, NULL };
static const PurserShape taken_shape = { .kind = PURSER_SHAPE_VARIANT, .either = taken_either };

static const PurserField first_fields[] = {
  { "player", &player_shape, TRUE, N_("who begins") },
  { NULL }
};

static const PurserField settle_fields[] = {
  { "player", &player_shape, TRUE, N_("who settles") },
  { "planets", &purser_starfarers_planets_shape, TRUE, N_("the two planets it lies between") },
  { "as", &settle_as_shape, TRUE, N_("two colonies and one spaceport each") },
  { "colony", &colony_shape, FALSE, N_("for the spaceport: which of the player’s colonies has the ring, if not this one") },
  { "later", &truth_shape, FALSE, N_("for the spaceport: its ring is placed when everybody has settled, with “ring”") },
  { NULL }
};

static const PurserField ring_fields[] = {
  { "player", &player_shape, TRUE, N_("whose spaceport") },
  { "colony", &colony_shape, TRUE, N_("which of the player’s colonies has the ring, in founding order") },
  { NULL }
};

static const PurserField equip_fields[] = {
  { "player", &player_shape, TRUE, N_("whose mothership") },
  { "what", &upgrade_shape, TRUE, N_("which upgrade") },
  { "by", &by_shape, TRUE, N_("how many more or fewer") },
  { NULL }
};

static const PurserField roll_fields[] = {
  { "player", &player_shape, TRUE, N_("who rolled") },
  { "dice", &dice_shape, TRUE, N_("the two dice") },
  { NULL }
};

static const PurserField discard_fields[] = {
  { "player", &player_shape, TRUE, N_("who discards") },
  { "cards", &cards_shape, TRUE, N_("the resources, one a card") },
  { NULL }
};

static const PurserField steal_fields[] = {
  { "player", &player_shape, TRUE, N_("who takes a card") },
  { "from", &player_shape, TRUE, N_("whose hand it comes from") },
  { "resource", &resource_shape, FALSE, N_("which card it was; needed while hands are tracked") },
  { NULL }
};

static const PurserField reserve_fields[] = {
  { "player", &player_shape, TRUE, N_("who draws") },
  { "resources", &cards_shape, FALSE, N_("the cards drawn; without them all that are due, unseen") },
  { NULL }
};

static const PurserField trade_fields[] = {
  { "player", &player_shape, TRUE, N_("who trades") },
  { "give", &counts_shape, TRUE, N_("what is given") },
  { "take", &counts_shape, TRUE, N_("what is taken") },
  { "with", &player_shape, FALSE, N_("another player; without one, the supply") },
  { NULL }
};

static const PurserField build_fields[] = {
  { "player", &player_shape, TRUE, N_("who builds") },
  { "what", &building_shape, TRUE, N_("what is built") },
  { "colony", &colony_shape, FALSE, N_("for a spaceport: which colony, in founding order") },
  { NULL }
};

static const PurserField shake_fields[] = {
  { "player", &player_shape, TRUE, N_("who shakes") },
  { "balls", &balls_shape, TRUE, N_("the two balls") },
  { NULL }
};

static const PurserField encounter_fields[] = {
  { "player", &player_shape, TRUE, N_("who meets somebody") },
  { "card", &encounter_shape, FALSE, N_("the number of the encounter card") },
  { "gains", &gains_shape, TRUE, N_("what it brought; losses are negative") },
  { "others", &others_shape, FALSE, N_("the same for other players") },
  { NULL }
};

static const PurserField reveal_fields[] = {
  { "player", &player_shape, TRUE, N_("whose colony") },
  { "colony", &colony_shape, TRUE, N_("which colony, in founding order") },
  { "planet", &place_shape, TRUE, N_("which of its planets") },
  { "number", &number_shape, TRUE, N_("what is on the disc") },
  { NULL }
};

static const PurserField card_fields[] = {
  { "player", &player_shape, TRUE, N_("whose friendship card") },
  { "card", &card_shape, TRUE, N_("which one") },
  { "from", &targets_shape, FALSE, N_("for A Helping Hand: one or two players who are ahead") },
  { "resource", &taken_shape, FALSE, N_("the resource taken; a list where it is one from each of two players") },
  { "with", &resource_shape, FALSE, N_("the second resource, where “resource” is not a list") },
  { NULL }
};

static const PurserField clear_fields[] = {
  { "player", &player_shape, TRUE, N_("who clears it") },
  { "kind", &token_kind_shape, TRUE, N_("pirate base or ice planet") },
  { "strength", &strength_shape, TRUE, N_("the number on the token") },
  { NULL }
};

static const PurserField found_colony_fields[] = {
  { "player", &player_shape, TRUE, N_("who founds it") },
  { "planets", &purser_starfarers_planets_shape, TRUE, N_("the two planets it lies between") },
  { NULL }
};

static const PurserField found_station_fields[] = {
  { "player", &player_shape, TRUE, N_("who founds it") },
  { "people", &people_shape, TRUE, N_("at whose outpost") },
  { "card", &card_shape, TRUE, N_("the friendship card chosen") },
  { NULL }
};

static const PurserField end_turn_fields[] = {
  { "player", &player_shape, TRUE, N_("whose turn ends") },
  { NULL }
};

const PurserVerb purser_starfarers_verbs[] = {
  { "settle", N_("Place a colony or the spaceport during setup"), settle_fields, purser_starfarers_apply_settle,
    .pick = purser_starfarers_pick_settle },
  { "ring", N_("Place the spaceport ring during setup"), ring_fields, purser_starfarers_apply_ring,
    { N_("{player} placed the spaceport ring on colony {colony}") } },
  { "first", N_("Choose who settles first; if left out, whoever places first"), first_fields, purser_starfarers_apply_first,
    { N_("{player} begins") }, .starter = "player" },
  { "equip", N_("Gain or lose an upgrade outside building"), equip_fields, purser_starfarers_apply_equip,
    { N_("{player}: {what} {by}") }, .unsaid = TRUE },
  { "roll", N_("Roll for production"), roll_fields, purser_starfarers_apply_roll,
    { N_("{player} rolled {dice.0} and {dice.1}") }, .pays = TRUE },
  { "discard", N_("Discard half of a large hand after a seven"), discard_fields, purser_starfarers_apply_discard,
    { N_("{player} discarded {cards}") } },
  /* The sentence does not name the card, which is secret. */
  { "steal", N_("Take a card from another player after a seven"), steal_fields, purser_starfarers_apply_steal,
    { N_("{player} took a card from {from}") } },
  { "reserve", N_("Draw from the reserve pile"), reserve_fields, purser_starfarers_apply_reserve,
    { N_("{player} drew {resources} from the reserve pile") }, purser_starfarers_pick_reserve, .unsaid = TRUE },
  { "trade", N_("Trade with the supply or with a player"), trade_fields, purser_starfarers_apply_trade,
    { N_("{player} traded with {with}: {give} for {take}"), N_("{player} traded {give} for {take}") } },
  { "build", N_("Build something and pay for it"), build_fields, purser_starfarers_apply_build,
    /* Translators: what was built, such as "Colony ship" */
    { N_("{player} built: {what}, on colony {colony}"), N_("{player} built: {what}") } },
  { "shake", N_("Shake the mothership"), shake_fields, purser_starfarers_apply_shake,
    { N_("{player} shook the mothership: {balls.0} and {balls.1}") } },
  /* Without changes, an encounter may still have brought a free ship, so this does not say "nothing". */
  { "encounter", N_("Enter what an encounter brought"), encounter_fields, purser_starfarers_apply_encounter,
    { N_("{player} had an encounter: {gains}"), N_("{player} had an encounter") } },
  { "reveal", N_("Turn up the disc of a colony’s planet"), reveal_fields, purser_starfarers_apply_reveal,
    { N_("{player}: colony {colony}, planet {planet} shows {number}") } },
  { "card", N_("Use a friendship card by hand"), card_fields, purser_starfarers_apply_card, { N_("{player} used {card}") } },
  { "clear", N_("Drive pirates out or warm an ice planet"), clear_fields, purser_starfarers_apply_clear,
    /* Translators: "Pirate base" or "Ice planet", its number */
    { N_("{player} cleared: {kind} {strength}") } },
  { "found-colony", N_("Found a colony"), found_colony_fields, purser_starfarers_apply_found_colony,
    { N_("{player} founded a colony between {planets}") } },
  { "found-station", N_("Found a trade station"), found_station_fields, purser_starfarers_apply_found_station,
    /* Translators: a people, what a card does */
    { N_("{player} founded a trade station ({people}) and chose {card}") } },
  { "end-turn", N_("End the turn"), end_turn_fields, purser_starfarers_apply_end_turn,
    { N_("{player} ended the turn") }, .unsaid = TRUE },
  { NULL }
};

static const PurserShape layout_shape = CHOICE (layouts);
static const PurserShape win_shape = CHOICE (wins);
static const PurserShape hands_shape = CHOICE (hands);
static const PurserShape shortage_shape = {
  .kind = PURSER_SHAPE_CHOICE, .choices = shortages, .titles = shortage_titles
};

/* The options of a play; the first choice of each is the default. */
const PurserField purser_starfarers_options[] = {
  { "layout", &layout_shape, FALSE, N_("How the board is laid out") },
  { "win", &win_shape, FALSE, N_("Whether 15 points win at the end of the player’s own turn or at once") },
  { "hands", &hands_shape, FALSE, N_("Whether to track everybody’s cards") },
  { "shortage", &shortage_shape, FALSE,
    N_("When hands are tracked and the supply runs short: pay everybody anyway, pay nobody, or let a lone player take the rest") },
  { NULL }
};
