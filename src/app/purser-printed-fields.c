// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What may be printed on the components of each game, as forms ask for it. The rules themselves take more; these are
 * the parts that somebody reads off. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-state.h"
#include "purser-phoenix-words.h"
#include "purser-printed-fields.h"
#include "purser-space-base-cards.h"

static const char *const double_words[] = { "x2", NULL };

static const PurserShape text_shape = { .kind = PURSER_SHAPE_TEXT, .max = 40 };
static const PurserShape nothing_shape = { .kind = PURSER_SHAPE_NOTHING };
static const PurserShape number_shape = { .kind = PURSER_SHAPE_INTEGER, .max = 999 };
static const PurserShape *const perhaps_shapes[] = { &number_shape, &nothing_shape, NULL };
static const PurserShape perhaps_shape = { .kind = PURSER_SHAPE_EITHER, .either = perhaps_shapes };
static const PurserShape centres_shape = { .kind = PURSER_SHAPE_LIST, .min = 3, .max = 3, .of = &perhaps_shape };

static const PurserField planet_fields[] = {
  { "centres", &centres_shape, FALSE, N_("centre values") },
  { "name", &text_shape, FALSE, N_("name") },
  { NULL }
};
static const PurserField supply_fields[] = {
  { "silver", &perhaps_shape, FALSE },
  { "gold", &perhaps_shape, FALSE },
  { "platinum", &perhaps_shape, FALSE },
  { "diamond", &perhaps_shape, FALSE },
  { NULL }
};

#define SHIP_PRICE \
  { "cost", &perhaps_shape, FALSE, N_("GEM onto the ship") }, \
  { "fee", &perhaps_shape, FALSE, N_("GEM to another owner") }, \
  { "metal", &perhaps_shape, FALSE, N_("metal when dismantled") }

static const PurserField plain_ship_fields[] = { SHIP_PRICE, { NULL } };
static const PurserField amount_ship_fields[] = {
  SHIP_PRICE, { "amount", &perhaps_shape, FALSE, N_("food, water or extra metal it yields") }, { NULL }
};
static const PurserField expedition_fields[] = {
  SHIP_PRICE,
  { "dice", &perhaps_shape, FALSE, N_("dice it rolls") },
  { "cargo", &perhaps_shape, FALSE, N_("dice it keeps") },
  { NULL }
};
static const PurserField transport_fields[] = {
  SHIP_PRICE, { "trades", &perhaps_shape, FALSE, N_("trades it makes") }, { NULL }
};

static const PurserShape account_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_phoenix_account_words };
static const PurserShape gains_shape = {
  .kind = PURSER_SHAPE_MAP, .key = &account_shape, .of = &number_shape, .title = N_("What it gives")
};
static const PurserShape double_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = double_words, .title = N_("Two other levels") };
static const PurserShape *const reward_shapes[] = { &gains_shape, &double_shape, &nothing_shape, NULL };
static const PurserShape reward_shape = { .kind = PURSER_SHAPE_EITHER, .either = reward_shapes };
static const PurserShape rewards_shape = { .kind = PURSER_SHAPE_LIST, .min = 5, .max = 5, .of = &reward_shape };
static const PurserShape lobby_shape = { .kind = PURSER_SHAPE_LIST, .min = 5, .max = 5, .of = &perhaps_shape };

static const PurserField track_fields[] = {
  { "lobby", &lobby_shape, FALSE, N_("lobby cost in GEM, level by level") },
  { "rewards", &rewards_shape, FALSE, N_("reward, level by level") },
  { NULL }
};
/* A quarter gives what is entered, nothing where that is nothing, has a power in words, or nobody knows. */
static const PurserShape power_shape = { .kind = PURSER_SHAPE_TEXT, .max = 80, .title = N_("A special power") };
static const PurserShape *const quarter_shapes[] = { &gains_shape, &power_shape, &nothing_shape, NULL };
static const PurserShape quarter_shape = { .kind = PURSER_SHAPE_EITHER, .either = quarter_shapes };
static const PurserShape yields_shape = {
  .kind = PURSER_SHAPE_LIST, .max = 8, .of = &quarter_shape, .title = N_("What each gives")
};
static const PurserShape count_shape = { .kind = PURSER_SHAPE_INTEGER, .max = 999, .title = N_("Only how many") };
static const PurserShape *const quarters_shapes[] = { &count_shape, &yields_shape, &nothing_shape, NULL };
static const PurserShape quarters_shape = { .kind = PURSER_SHAPE_EITHER, .either = quarters_shapes };

static const PurserField tile_fields[] = {
  { "metal", &perhaps_shape, FALSE, N_("metal it costs") },
  { "quarters", &quarters_shape, FALSE, N_("living quarters, from the left") },
  { NULL }
};

static const PurserField income_fields[] = {
  { "gems", &perhaps_shape, FALSE, N_("GEM") },
  { "food", &perhaps_shape, FALSE, N_("food") },
  { "water", &perhaps_shape, FALSE, N_("water") },
  { "metal", &perhaps_shape, FALSE, N_("metal") },
  { "vp", &perhaps_shape, FALSE, N_("points") },
  { "gems_per_ship", &perhaps_shape, FALSE, N_("GEM for each ship") },
  { NULL }
};
static const PurserShape income_shape = { .kind = PURSER_SHAPE_RECORD, .fields = income_fields };
static const PurserField hub_fields[] = {
  { "gems", &perhaps_shape, FALSE, N_("GEM at the start") },
  { "food", &perhaps_shape, FALSE, N_("food at the start") },
  { "water", &perhaps_shape, FALSE, N_("water at the start") },
  { "metal", &perhaps_shape, FALSE, N_("metal at the start") },
  { "vp", &perhaps_shape, FALSE, N_("points at the start") },
  { "income", &income_shape, FALSE, N_("income") },
  { "power", &power_shape, FALSE, N_("special power, if it has one") },
  { NULL }
};

static const PurserField ship_card_fields[] = {
  { "cost", &purser_space_base_cost_shape, FALSE, N_("the cost") },
  { "station", &purser_space_base_side_shape, FALSE, N_("the station side (blue)") },
  { "deployed", &purser_space_base_side_shape, FALSE, N_("the deployed side (red)") },
  { NULL }
};
static const PurserField colony_card_fields[] = {
  { "cost", &purser_space_base_cost_shape, FALSE, N_("the cost") },
  { "vp", &number_shape, FALSE, N_("victory points") },
  { NULL }
};

static const PurserField *
find_andromeda (const char *item)
{
  if (g_str_has_prefix (item, "planet-"))
    return planet_fields;
  return strcmp (item, "bonus-supply") == 0 ? supply_fields : NULL;
}

static const PurserField *
find_ship (const char *kind)
{
  if (g_str_has_prefix (kind, "expedition"))
    return expedition_fields;
  if (g_str_has_prefix (kind, "transport"))
    return transport_fields;
  if (g_str_has_prefix (kind, "farm") || g_str_has_prefix (kind, "ice") || g_str_has_prefix (kind, "dismantle"))
    return amount_ship_fields;
  return plain_ship_fields;
}

static const PurserField *
find_phoenix (const char *item)
{
  if (g_str_has_prefix (item, "ship-"))
    return find_ship (item + strlen ("ship-"));
  if (g_str_has_prefix (item, "track-"))
    return track_fields;
  if (g_str_has_prefix (item, "tile-"))
    return tile_fields;
  return g_str_has_prefix (item, "hub-") ? hub_fields : NULL;
}

static const PurserField *
find_space_base (const char *item)
{
  int card = purser_space_base_card_find (item);

  if (card < 0)
    return NULL;
  return purser_space_base_card_is_colony ((guint) card) ? colony_card_fields : ship_card_fields;
}

/**
 * purser_printed_fields_find:
 * @rules: a game
 * @item: an id
 *
 * Returns: (nullable): what may be printed on it; %NULL where there is no form for it
 */
const PurserField *
purser_printed_fields_find (const PurserRules *rules,
                            const char        *item)
{
  if (strcmp (rules->id, "andromeda") == 0)
    return find_andromeda (item);
  if (strcmp (rules->id, "phoenix") == 0)
    return find_phoenix (item);
  return strcmp (rules->id, "space-base") == 0 ? find_space_base (item) : NULL;
}

/**
 * purser_printed_fields_dup_title:
 * @rules: a game
 * @item: an id
 *
 * Returns: (transfer full) (nullable): what to call it; %NULL where the id has to do
 */
char *
purser_printed_fields_dup_title (const PurserRules *rules,
                                 const char        *item)
{
  if (strcmp (rules->id, "phoenix") == 0)
    return purser_phoenix_dup_item_title (item);
  if (strcmp (rules->id, "andromeda") != 0)
    return NULL;
  if (strcmp (item, "bonus-supply") == 0)
    return g_strdup (_("Bonus cards of each kind"));
  return g_str_has_prefix (item, "planet-") && g_ascii_isdigit (item[7])
           ? g_strdup_printf (_("Planet %d"), g_ascii_digit_value (item[7]) + 1) : NULL;
}
