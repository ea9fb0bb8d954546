// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-rewards.h"
#include "purser-phoenix-score.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-turn.h"
#include "purser-phoenix-use.h"
#include "purser-phoenix-verbs.h"

/* The number of aliens of each colour in the bag (`phoenix/supply`). */
#define MAX_COLOUR 25

#define MAX_HUMANS    100
#define MAX_GAIN      9999
#define MAX_RESIDENTS 100

static const char *const neutral_words[] = { "neutral", NULL };

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape text_shape = { .kind = PURSER_SHAPE_STRING };
static const PurserShape drawn_shape = { .kind = PURSER_SHAPE_INTEGER, .max = MAX_COLOUR };
static const PurserShape humans_shape = { .kind = PURSER_SHAPE_INTEGER, .max = MAX_HUMANS };
static const PurserShape gain_shape = { .kind = PURSER_SHAPE_INTEGER, .max = MAX_GAIN };
static const PurserShape price_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_MAX_PRINTED };
static const PurserShape amount_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_PHOENIX_MAX_PRINTED };
static const PurserShape by_shape = { .kind = PURSER_SHAPE_INTEGER, .min = -MAX_RESIDENTS, .max = MAX_RESIDENTS };
static const PurserShape bonus_shape = { .kind = PURSER_SHAPE_INTEGER, .min = -MAX_GAIN, .max = MAX_GAIN };
static const PurserShape level_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_PHOENIX_LEVELS };
static const PurserShape wing_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_LEVELS };
static const PurserShape step_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_TRACK_LEVELS };
static const PurserShape reward_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_PHOENIX_TRACK_LEVELS };
static const PurserShape number_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_TILES - 1 };
static const PurserShape id_shape = { .kind = PURSER_SHAPE_ITEM, .item = "tile" };

static const PurserShape account_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_account_words };
static const PurserShape kind_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_kind_words };
static const PurserShape track_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_track_words };
static const PurserShape species_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_species_words };
static const PurserShape alien_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_alien_words };
static const PurserShape colour_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_colour_words };
static const PurserShape face_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_face_words };
static const PurserShape taken_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_take_words };
static const PurserShape human_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_human_words };
static const PurserShape place_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_place_words };
static const PurserShape given_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_give_words };
static const PurserShape neutral_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = neutral_words };

static const PurserShape *const owner_shapes[] = { &player_shape, &neutral_shape, NULL };
static const PurserShape owner_shape = { .kind = PURSER_SHAPE_VARIANT, .either = owner_shapes };
static const PurserShape *const tile_shapes[] = { &number_shape, &id_shape, NULL };
const PurserShape purser_phoenix_tile_shape = { .kind = PURSER_SHAPE_VARIANT, .either = tile_shapes };

const PurserShape purser_phoenix_aliens_shape = { .kind = PURSER_SHAPE_MAP, .key = &alien_shape, .of = &drawn_shape };
const PurserShape purser_phoenix_sectors_shape = { .kind = PURSER_SHAPE_MAP, .key = &colour_shape, .of = &wing_shape };
const PurserShape purser_phoenix_diplomacy_shape = { .kind = PURSER_SHAPE_MAP, .key = &track_shape, .of = &step_shape };
static const PurserShape gains_shape = { .kind = PURSER_SHAPE_MAP, .key = &account_shape, .of = &gain_shape };
static const PurserShape give_shape = { .kind = PURSER_SHAPE_MAP, .key = &given_shape, .of = &price_shape };
static const PurserShape take_shape = {
  .kind = PURSER_SHAPE_MAP, .min = 1, .max = 1, .key = &taken_shape, .of = &amount_shape
};

static const PurserShape dice_shape = { .kind = PURSER_SHAPE_LIST, .of = &face_shape };
static const PurserShape met_shape = { .kind = PURSER_SHAPE_LIST, .of = &human_shape };
static const PurserShape levels_shape = { .kind = PURSER_SHAPE_LIST, .min = 1, .max = 2, .of = &reward_shape };

static const PurserShape nothing_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape *const start_tile_shapes[] = { &number_shape, &nothing_shape, NULL };
static const PurserShape start_tile_shape = { .kind = PURSER_SHAPE_VARIANT, .either = start_tile_shapes };
static const PurserShape wing_tiles_shape = { .kind = PURSER_SHAPE_LIST, .max = PURSER_PHOENIX_LEVELS, .of = &start_tile_shape };
const PurserShape purser_phoenix_start_tiles_shape = { .kind = PURSER_SHAPE_MAP, .key = &colour_shape, .of = &wing_tiles_shape };

static const PurserField ship_fields[] = {
  { "ship", &kind_shape, TRUE, N_("the kind of ship") },
  { "level", &level_shape, TRUE, N_("its level") },
  { NULL }
};
const PurserShape purser_phoenix_ship_shape = { .kind = PURSER_SHAPE_RECORD, .fields = ship_fields };
const PurserShape purser_phoenix_ships_shape = { .kind = PURSER_SHAPE_LIST, .of = &purser_phoenix_ship_shape };

static const PurserField trade_fields[] = {
  { "give", &give_shape, TRUE, N_("what is paid") },
  { "take", &take_shape, TRUE, N_("the one thing it brings") },
  { "sector", &colour_shape, FALSE, N_("where a gold alien lives; the first sector with room if left out") },
  { NULL }
};
static const PurserShape trade_shape = { .kind = PURSER_SHAPE_RECORD, .fields = trade_fields };
const PurserShape purser_phoenix_trades_shape = { .kind = PURSER_SHAPE_LIST, .of = &trade_shape };

static const PurserField advance_fields[] = {
  { "track", &track_shape, TRUE, N_("the diplomacy track") },
  { "cost", &price_shape, FALSE, N_("the lobby cost in GEM; the saved value if left out") },
  { NULL }
};
static const PurserShape advance_shape = { .kind = PURSER_SHAPE_RECORD, .fields = advance_fields };
const PurserShape purser_phoenix_advances_shape = { .kind = PURSER_SHAPE_LIST, .of = &advance_shape };

static const PurserField supply_fields[] = {
  { "aliens", &purser_phoenix_aliens_shape, TRUE, N_("aliens drawn, by color") },
  { "humans", &humans_shape, TRUE, N_("humans in the supply") },
  { NULL }
};

static const PurserField start_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "hub", &text_shape, FALSE, N_("the name of the station hub") },
  { "gems", &gain_shape, FALSE, N_("GEM") },
  { "food", &gain_shape, FALSE, N_("food") },
  { "water", &gain_shape, FALSE, N_("water") },
  { "metal", &gain_shape, FALSE, N_("metal") },
  { "vp", &gain_shape, FALSE, N_("points") },
  { "diplomacy", &purser_phoenix_diplomacy_shape, FALSE, N_("levels on the diplomacy tracks") },
  { "sectors", &purser_phoenix_sectors_shape, FALSE, N_("the level to which each color is built") },
  { "tiles", &purser_phoenix_start_tiles_shape, FALSE,
    N_("the numbers of those sector tiles, level by level; null where it is not known") },
  { "ships", &purser_phoenix_ships_shape, FALSE, N_("the ships; any kind is accepted if left out") },
  { NULL }
};

static const PurserField player_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { NULL }
};

static const PurserField act_fields[] = {
  { "player", &player_shape, TRUE, N_("who uses the ship") },
  { "ship", &kind_shape, TRUE, N_("the kind of ship") },
  { "level", &level_shape, TRUE, N_("its level") },
  { "owner", &owner_shape, TRUE, N_("whose it is") },
  { "cost", &price_shape, FALSE, N_("GEM onto the ship; the saved value if left out") },
  { "fee", &price_shape, FALSE, N_("GEM to another owner; the saved value if left out") },
  { "target", &purser_phoenix_ship_shape, FALSE, N_("the player’s unused ship to dismantle") },
  { "sector", &colour_shape, FALSE, N_("the color of which the next level is built") },
  { "metal", &price_shape, FALSE, N_("the whole metal gained, or paid after the discount") },
  { "tile", &purser_phoenix_tile_shape, FALSE, N_("the number of the sector tile") },
  { "rolled", &dice_shape, FALSE, N_("what the dice show") },
  { "kept", &dice_shape, FALSE, N_("what is kept of it") },
  { "humans", &met_shape, FALSE, N_("for each human kept: observe, or the color of a sector") },
  { "trades", &purser_phoenix_trades_shape, FALSE, N_("the trades, in order") },
  { "amount", &amount_shape, FALSE, N_("food or water; the saved value if left out") },
  { "tracks", &purser_phoenix_advances_shape, FALSE, N_("the diplomacy tracks to advance") },
  { NULL }
};

static const PurserField bonus_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "track", &track_shape, TRUE, N_("the diplomacy track") },
  { "levels", &levels_shape, TRUE, N_("one level, or two different ones that an x2 gives") },
  { "gains", &gains_shape, TRUE, N_("what is gained") },
  { NULL }
};

static const PurserField income_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "gains", &gains_shape, TRUE, N_("what hub and occupied living quarters give") },
  { NULL }
};

static const PurserField relocate_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "species", &species_shape, TRUE, N_("which resident") },
  { "from", &place_shape, TRUE, N_("the sector it leaves") },
  { "to", &place_shape, TRUE, N_("the sector it moves to") },
  { NULL }
};

static const PurserField lodge_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "species", &species_shape, TRUE, N_("which resident") },
  { "from", &place_shape, TRUE, N_("the wing, or the sector recorded so far") },
  { "level", &level_shape, TRUE, N_("the level of the sector in which it lives") },
  { NULL }
};

static const PurserField residents_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "species", &species_shape, TRUE, N_("which species") },
  { "by", &by_shape, TRUE, N_("how many more or fewer") },
  { "sector", &colour_shape, FALSE, N_("in which color; if left out the first sector with room, or the first where one lives") },
  { NULL }
};

static const PurserField endgame_fields[] = {
  { "player", &player_shape, TRUE, N_("who") },
  { "vp", &bonus_shape, TRUE, N_("points") },
  { "note", &text_shape, FALSE, N_("what they are for") },
  { NULL }
};

static const char *
pick_act (const PurserSetup *setup,
          const PurserMove  *move)
{
  int owner = purser_move_get_integer (move, "owner", -1);
  gboolean builds = purser_move_get_choice (move, "ship") == PURSER_PHOENIX_CONSTRUCTION && purser_move_has (move, "sector");

  if (owner < 0)
    return builds ? _("{player} used a neutral ship: {ship} {level}, {sector} wing")
                  : _("{player} used a neutral ship: {ship} {level}");
  if (owner == move->player)
    return builds ? _("{player} used their own ship: {ship} {level}, {sector} wing")
                  : _("{player} used their own ship: {ship} {level}");
  return builds ? _("{player} used {owner}’s ship: {ship} {level}, {sector} wing")
                : _("{player} used {owner}’s ship: {ship} {level}");
}

/* Says kinds of ships as they are named on ships, and sectors as they are named on the board; where the level is a field of its
 * own or follows from the board, the sector is the colour alone. */
char *
purser_phoenix_say (const PurserSetup *setup,
                    gconstpointer      state,
                    const PurserMove  *move,
                    const char        *field)
{
  int choice = purser_move_get_choice (move, field);

  if (strcmp (field, "ship") == 0)
    return g_strdup (purser_phoenix_kind_title ((PurserPhoenixKind) choice));
  if (strcmp (field, "owner") == 0)
    return g_strdup (purser_setup_get_name (setup, purser_move_get_integer (move, field, -1)));
  if (strcmp (field, "sector") == 0 || (strcmp (field, "from") == 0 && purser_move_has (move, "level")))
    return g_strdup (purser_phoenix_colour_title (choice % PURSER_PHOENIX_COLOURS));
  if (strcmp (field, "from") == 0 || strcmp (field, "to") == 0)
    return purser_phoenix_dup_place_title (choice);
  return NULL;
}

const PurserVerb purser_phoenix_verbs[] = {
  { "supply", N_("Draw the supply of aliens and humans"), supply_fields, purser_phoenix_apply_supply,
    { N_("Supply: {aliens.teal} teal, {aliens.pink} pink, {aliens.brown} brown, {aliens.gold} gold, {humans} humans") } },
  { "start", N_("Take what the hub gives, and the ships"), start_fields, purser_phoenix_apply_start,
    { N_("{player} is set up with hub {hub}"), N_("{player} is set up") } },
  { "first", N_("Choose the start player; if left out, the first seat"), player_fields, purser_phoenix_apply_first,
    { N_("{player} begins") }, .starter = "player" },
  { "act", N_("Use a ship"), act_fields, purser_phoenix_apply_act, .pick = pick_act },
  { "bonus", N_("Take a diplomacy reward after an action"), bonus_fields, purser_phoenix_apply_bonus,
    { N_("{player} took diplomacy rewards: {track}, levels {levels.0} and {levels.1}"),
      N_("{player} took a diplomacy reward: {track}, level {levels.0}") } },
  { "income", N_("Take the income action"), income_fields, purser_phoenix_apply_income, { N_("{player} took income") } },
  { "relocate", N_("Move a resident for 1 GEM, after the income"), relocate_fields, purser_phoenix_apply_relocate,
    { N_("{player} moved a resident: {species}, from {from} to {to}") } },
  { "lodge", N_("Choose the sector of a wing somebody has moved into; the first with room otherwise"), lodge_fields,
    purser_phoenix_apply_lodge, { N_("{player}: {species} lives in sector {from} {level}") } },
  { "residents", N_("Gain or lose residents otherwise"), residents_fields, purser_phoenix_apply_residents,
    { N_("{player}: {species} residents {by}") } },
  { "endgame", N_("Add an endgame bonus to the score"), endgame_fields, purser_phoenix_apply_endgame,
    { N_("{player}: endgame bonus {vp}, {note}"), N_("{player}: endgame bonus {vp}") }, .after_end = TRUE },
  { "end-turn", N_("End the turn"), player_fields, purser_phoenix_apply_end_turn,
    { N_("{player} ended the turn") }, .unsaid = TRUE },
  { NULL }
};
