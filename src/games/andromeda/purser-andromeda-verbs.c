// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-actions.h"
#include "purser-andromeda-describe.h"
#include "purser-andromeda-phases.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-turn.h"
#include "purser-andromeda-verbs.h"

static const char *const tracks[] = { "ship", "technology", NULL };

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape planet_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = PURSER_ANDROMEDA_PLANETS - 1 };
/* There are 12 cards of each planet (andromeda/planet-cards). */
static const PurserShape count_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 12 };
static const PurserShape planets_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_ANDROMEDA_PLANETS, .max = PURSER_ANDROMEDA_PLANETS, .of = &count_shape
};
static const PurserShape out_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 2 };
static const PurserShape truth_shape = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape kind_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_andromeda_bonus_names };
static const PurserShape kinds_shape = { .kind = PURSER_SHAPE_LIST, .min = 0, .max = 16, .of = &kind_shape };
static const PurserShape exchange_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 3 };
static const PurserShape cards_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 12 };
static const PurserShape stations_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 26 };
static const PurserShape drawn_shape = { .kind = PURSER_SHAPE_LIST, .min = 0, .max = 12, .of = &player_shape };
static const PurserShape track_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = tracks };

static const PurserField place_fields[] = {
  { "player", &player_shape, TRUE, N_("who places") },
  { "planets", &planets_shape, TRUE, N_("how many cards of each planet were drawn") },
  { NULL }
};

static const PurserField first_fields[] = {
  { "player", &player_shape, TRUE, N_("the start player") },
  { NULL }
};

static const PurserField transport_fields[] = {
  { "player", &player_shape, TRUE, N_("whose transport card") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "out", &out_shape, FALSE, N_("how many stations go there from Earth") },
  { "back", &truth_shape, FALSE, N_("all of the player’s stations on the planet return to Earth") },
  { NULL }
};

static const PurserField trade_fields[] = {
  { "player", &player_shape, TRUE, N_("one of the two") },
  { "with", &player_shape, TRUE, N_("the other one") },
  { "give", &kinds_shape, TRUE, N_("bonus cards that the first gives; may be empty") },
  { "take", &kinds_shape, TRUE, N_("bonus cards that the first gets; may be empty") },
  { NULL }
};

static const PurserField exchange_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "cards", &exchange_shape, TRUE, N_("how many cards") },
  { NULL }
};

static const PurserField move_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "cards", &cards_shape, TRUE, N_("planet cards in the set") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { "stations", &stations_shape, TRUE, N_("how many stations are moved") },
  { NULL }
};

static const PurserField challenge_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "cards", &cards_shape, TRUE, N_("planet cards in the set") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { "drawn", &drawn_shape, TRUE, N_("whose stations came out of the ring, in order") },
  { NULL }
};

static const PurserField develop_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "track", &track_shape, TRUE, N_("which track") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { NULL }
};

static const PurserField end_turn_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { NULL }
};

/* The moves of Andromeda, in the order of a round. */
const PurserVerb purser_andromeda_verbs[] = {
  { "place", N_("Place the stations of drawn planet cards"), place_fields,
    purser_andromeda_setup_place, purser_andromeda_describe_place },
  { "first", N_("Name the start player"), first_fields,
    purser_andromeda_setup_first, purser_andromeda_describe_first, .starter = "player" },
  { "transport", N_("Use a transport card, before the first action of a round: either out or back"), transport_fields,
    purser_andromeda_phases_transport, purser_andromeda_describe_transport },
  { "trade", N_("Hand over bonus cards in the trade, before the first action of a round"), trade_fields,
    purser_andromeda_phases_trade, purser_andromeda_describe_trade },
  { "exchange", N_("Discard cards and draw as many"), exchange_fields,
    purser_andromeda_actions_exchange, purser_andromeda_describe_exchange },
  { "move", N_("Move stations from Earth to a planet"), move_fields,
    purser_andromeda_actions_move, purser_andromeda_describe_move },
  { "challenge", N_("Challenge on a planet"), challenge_fields,
    purser_andromeda_actions_challenge, purser_andromeda_describe_challenge },
  { "develop", N_("Take a step on a track"), develop_fields,
    purser_andromeda_actions_develop, purser_andromeda_describe_develop },
  { "end-turn", N_("End the turn, actions left or not"), end_turn_fields,
    purser_andromeda_turn_end, purser_andromeda_describe_end_turn, .unsaid = TRUE },
  { NULL }
};
