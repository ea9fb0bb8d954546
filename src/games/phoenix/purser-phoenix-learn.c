// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Learns printed numbers from the tables shipped with the program and from `learn` moves (`phoenix/printed-values`). */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-state.h"

static const PurserShape nothing_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape printed_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_MAX_PRINTED };
static const PurserShape count_shape = {
  .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_MAX_PRINTED, .title = N_("Only how many")
};

/* null means unknown. */
static const PurserShape *const number_shapes[] = { &printed_shape, &nothing_shape, NULL };
static const PurserShape number_shape = { .kind = PURSER_SHAPE_VARIANT, .either = number_shapes };

#define SHIP_PRICE \
  { "cost", &number_shape, FALSE, N_("GEM onto the ship") }, \
  { "fee", &number_shape, FALSE, N_("GEM to another owner") }, \
  { "metal", &number_shape, FALSE, N_("metal when dismantled") }

static const PurserField ship_fields[] = { SHIP_PRICE, { NULL } };
static const PurserShape ship_shape = { .kind = PURSER_SHAPE_RECORD, .fields = ship_fields };
static const PurserField amount_fields[] = {
  SHIP_PRICE, { "amount", &number_shape, FALSE, N_("food, water or extra metal it yields") }, { NULL }
};
static const PurserShape amount_shape = { .kind = PURSER_SHAPE_RECORD, .fields = amount_fields };
static const PurserField expedition_fields[] = {
  SHIP_PRICE,
  { "dice", &number_shape, FALSE, N_("dice it rolls") },
  { "cargo", &number_shape, FALSE, N_("dice it can keep") },
  { NULL }
};
static const PurserShape expedition_shape = { .kind = PURSER_SHAPE_RECORD, .fields = expedition_fields };
static const PurserField transport_fields[] = {
  SHIP_PRICE, { "trades", &number_shape, FALSE, N_("trades it makes") }, { NULL }
};
static const PurserShape transport_shape = { .kind = PURSER_SHAPE_RECORD, .fields = transport_fields };

/* In the order of PurserPhoenixAccount. */
static const PurserField gain_fields[] = {
  { "gems", &number_shape, FALSE, N_("GEM") },
  { "food", &number_shape, FALSE, N_("food") },
  { "water", &number_shape, FALSE, N_("water") },
  { "metal", &number_shape, FALSE, N_("metal") },
  { "vp", &number_shape, FALSE, N_("points") },
  { NULL }
};
static const PurserShape gains_shape = {
  .kind = PURSER_SHAPE_RECORD, .fields = gain_fields, .title = N_("What it gives")
};

/* A text other than "x2" names a special power without amounts. */
static const char *const double_words[] = { "x2", NULL };
static const PurserShape double_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = double_words, .title = N_("Two other levels") };
static const PurserShape power_shape = { .kind = PURSER_SHAPE_STRING, .title = N_("A special power") };
static const PurserShape *const reward_shapes[] = { &gains_shape, &double_shape, &power_shape, &nothing_shape, NULL };
static const PurserShape reward_shape = { .kind = PURSER_SHAPE_VARIANT, .either = reward_shapes };
static const PurserShape rewards_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_PHOENIX_TRACK_LEVELS, .max = PURSER_PHOENIX_TRACK_LEVELS, .of = &reward_shape
};
static const PurserShape lobby_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_PHOENIX_TRACK_LEVELS, .max = PURSER_PHOENIX_TRACK_LEVELS, .of = &number_shape
};
static const PurserField track_fields[] = {
  { "lobby", &lobby_shape, FALSE, N_("lobby cost in GEM, level by level") },
  { "rewards", &rewards_shape, FALSE, N_("reward, level by level") },
  { NULL }
};
static const PurserShape track_shape = { .kind = PURSER_SHAPE_RECORD, .fields = track_fields };

/* A quarter has amounts, an empty record without income, a special power as text, or null for unknown. */
static const PurserShape *const quarter_shapes[] = { &gains_shape, &power_shape, &nothing_shape, NULL };
static const PurserShape quarter_shape = { .kind = PURSER_SHAPE_VARIANT, .either = quarter_shapes };
static const PurserShape yields_shape = { .kind = PURSER_SHAPE_LIST, .of = &quarter_shape, .title = N_("What each gives") };
static const PurserShape *const quarters_shapes[] = { &count_shape, &yields_shape, &nothing_shape, NULL };
static const PurserShape quarters_shape = { .kind = PURSER_SHAPE_VARIANT, .either = quarters_shapes };
static const PurserField tile_fields[] = {
  { "metal", &number_shape, FALSE, N_("metal it costs") },
  { "quarters", &quarters_shape, FALSE, N_("living quarters, from the left") },
  { NULL }
};
static const PurserShape tile_shape = { .kind = PURSER_SHAPE_RECORD, .fields = tile_fields };

static const PurserField income_fields[] = {
  { "gems", &number_shape, FALSE, N_("GEM") },
  { "food", &number_shape, FALSE, N_("food") },
  { "water", &number_shape, FALSE, N_("water") },
  { "metal", &number_shape, FALSE, N_("metal") },
  { "vp", &number_shape, FALSE, N_("points") },
  { "gems_per_ship", &number_shape, FALSE, N_("GEM for each ship") },
  { NULL }
};
static const PurserShape income_shape = { .kind = PURSER_SHAPE_RECORD, .fields = income_fields };
static const PurserShape *const hub_power_shapes[] = { &power_shape, &nothing_shape, NULL };
static const PurserShape hub_power_shape = { .kind = PURSER_SHAPE_VARIANT, .either = hub_power_shapes };
static const PurserField hub_fields[] = {
  { "gems", &number_shape, FALSE, N_("GEM at the start") },
  { "food", &number_shape, FALSE, N_("food at the start") },
  { "water", &number_shape, FALSE, N_("water at the start") },
  { "metal", &number_shape, FALSE, N_("metal at the start") },
  { "vp", &number_shape, FALSE, N_("points at the start") },
  { "income", &income_shape, FALSE, N_("income") },
  { "power", &hub_power_shape, FALSE, N_("special power, if it has one") },
  { NULL }
};
static const PurserShape hub_shape = { .kind = PURSER_SHAPE_RECORD, .fields = hub_fields };

/* Hubs have no fixed list: the players name them. */
const PurserComponent purser_phoenix_components[] = {
  { "ship-expedition-*", &expedition_shape },
  { "ship-transport-*", &transport_shape },
  { "ship-farm-*", &amount_shape },
  { "ship-ice-*", &amount_shape },
  { "ship-dismantle-*", &amount_shape },
  { "ship-*", &ship_shape },
  { "track-*", &track_shape },
  { "tile-*", &tile_shape },
  { "hub-*", &hub_shape },
  { NULL }
};

/* Stores a stated number plus one; null forgets it, and a missing value changes nothing. */
static void
keep_number (PurserValue *value,
             gint16      *kept)
{
  if (value != NULL)
    *kept = purser_value_is (value, PURSER_VALUE_INTEGER) ? (gint16) (purser_value_get_integer (value) + 1) : 0;
}

static gboolean
learn_ship (PurserStep  *step,
            const char  *name,
            PurserValue *values)
{
  PurserPhoenixState *state = step->state;
  const char *dash = strrchr (name, '-');
  g_autofree char *word = dash != NULL ? g_strndup (name, (gsize) (dash - name)) : NULL;
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, word);
  int level = kind >= 0 && strlen (dash) == 2 ? dash[1] - '0' : 0;
  const char *item;

  if (level < 1 || level > PURSER_PHOENIX_LEVELS)
    return !purser_step_rejects (step, _("there is no ship “%.80s” in this game"), name);
  item = purser_phoenix_ship_id ((PurserPhoenixKind) kind, level);
  for (const PurserField *field = purser_rules_find_component (step->setup->rules, item)->shape->fields;
       field->name != NULL; field++)
    keep_number (purser_value_get (values, field->name),
                 &state->printed.ships[kind][level - 1][purser_phoenix_find_word (purser_phoenix_ship_value_words, field->name)]);
  return TRUE;
}

/* Stores the reward of a level; a text such as "x2" has no amounts, so it stores none. */
static void
learn_reward (PurserValue *reward,
              gint16      *kept)
{
  memset (kept, 0, PURSER_PHOENIX_ACCOUNTS * sizeof *kept);
  for (guint i = 0; purser_value_is (reward, PURSER_VALUE_OBJECT) && i < PURSER_PHOENIX_ACCOUNTS; i++)
    keep_number (purser_value_get (reward, gain_fields[i].name), &kept[i]);
}

static gboolean
learn_track (PurserStep  *step,
             const char  *name,
             PurserValue *values)
{
  PurserPhoenixState *state = step->state;
  int track = purser_phoenix_find_word (purser_phoenix_track_words, name);
  PurserValue *lobby = purser_value_get (values, "lobby");
  PurserValue *rewards = purser_value_get (values, "rewards");

  if (track < 0)
    return !purser_step_rejects (step, _("there is no diplomacy track “%.80s” in this game"), name);
  for (guint i = 0; i < purser_value_get_size (lobby); i++)
    keep_number (purser_value_get_at (lobby, i), &state->printed.lobby[track][i]);
  for (guint i = 0; i < purser_value_get_size (rewards); i++)
    learn_reward (purser_value_get_at (rewards, i), state->printed.rewards[track][i]);
  return TRUE;
}

/* Returns the entry of a tile, a free entry if it has none yet, or NULL if all are taken. */
static PurserPhoenixYield *
find_yield (PurserPhoenixPrinted *printed,
            int                   tile)
{
  for (guint i = 0; i < PURSER_PHOENIX_YIELDS; i++)
    if (printed->yields[i].tile == tile + 1 || printed->yields[i].tile == 0)
      return &printed->yields[i];
  return NULL;
}

/* Stores what each living quarter gives: amounts, none for a quarter without income, or a special power without its text;
 * other values are skipped. */
static void
learn_yields (PurserStep  *step,
              int          tile,
              PurserValue *quarters)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixYield *yield = find_yield (&state->printed, tile);

  if (yield == NULL)
    return;
  memset (yield->quarters, 0, sizeof yield->quarters);
  for (guint i = 0; i < MIN (purser_value_get_size (quarters), PURSER_PHOENIX_QUARTERS); i++)
    {
      PurserValue *quarter = purser_value_get_at (quarters, i);

      if (!purser_value_is (quarter, PURSER_VALUE_STRING) && !purser_value_is (quarter, PURSER_VALUE_OBJECT))
        continue;
      yield->tile = (gint16) (tile + 1);
      yield->quarters[i][0] = PURSER_PHOENIX_POWER;
      for (guint j = 0; purser_value_is (quarter, PURSER_VALUE_OBJECT) && j < PURSER_PHOENIX_ACCOUNTS; j++)
        yield->quarters[i][j] = (gint16) (purser_value_get_integer_of (quarter, gain_fields[j].name, 0) + 1);
    }
}

/* Living quarters are stated as a number, or as a list with one entry each. */
static gboolean
learn_tile (PurserStep  *step,
            const char  *item,
            PurserValue *values)
{
  PurserPhoenixState *state = step->state;
  int tile = purser_phoenix_read_tile (item);
  PurserValue *quarters = purser_value_get (values, "quarters");

  if (tile < 0)
    return !purser_step_rejects (step, _("“%.80s” is not a sector tile: a tile has three digits"), item);
  keep_number (purser_value_get (values, "metal"), &state->printed.tile_metal[tile]);
  if (!purser_value_is (quarters, PURSER_VALUE_LIST))
    {
      keep_number (quarters, &state->printed.tile_quarters[tile]);
      return TRUE;
    }
  state->printed.tile_quarters[tile] = (gint16) (MIN (purser_value_get_size (quarters), PURSER_PHOENIX_MAX_PRINTED) + 1);
  learn_yields (step, tile, quarters);
  return TRUE;
}

static gboolean
learn_hub (PurserStep  *step,
           const char  *name,
           PurserValue *values)
{
  PurserPhoenixState *state = step->state;
  PurserValue *income = purser_value_get (values, "income");
  guint place = purser_phoenix_printed_find_hub (&state->printed, name);
  PurserPhoenixHub *hub;

  if (name[0] == '\0' || place == PURSER_PHOENIX_HUBS)
    return !purser_step_rejects (step, _("there are no more than %d hubs, each with a name"), PURSER_PHOENIX_HUBS);
  hub = &state->printed.hubs[place];
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      keep_number (purser_value_get (values, gain_fields[i].name), &hub->start[i]);
      keep_number (purser_value_get (income, gain_fields[i].name), &hub->income[i]);
    }
  keep_number (purser_value_get (income, "gems_per_ship"), &hub->gems_per_ship);
  if (purser_value_get (values, "power") != NULL)
    hub->power = purser_value_is (purser_value_get (values, "power"), PURSER_VALUE_STRING);
  return TRUE;
}

/* Learns the values printed on a component of this copy (`phoenix/your-copy`). They count from now on; earlier payments stay.
 *
 * @item: `ship-KIND-LEVEL`, `track-NAME`, `tile-NNN` or `hub-NAME`
 *
 * Returns: whether the item is known and its values fit */
gboolean
purser_phoenix_learn (PurserStep  *step,
                      const char  *item,
                      PurserValue *values)
{
  if (g_str_has_prefix (item, "ship-"))
    return learn_ship (step, item + strlen ("ship-"), values);
  if (g_str_has_prefix (item, "track-"))
    return learn_track (step, item + strlen ("track-"), values);
  if (g_str_has_prefix (item, "tile-"))
    return learn_tile (step, item, values);
  if (g_str_has_prefix (item, "hub-"))
    return learn_hub (step, item + strlen ("hub-"), values);
  return !purser_step_rejects (step, _("there is no component “%.80s” in this game"), item);
}

static gboolean
load_item (PurserStep  *step,
           const char  *item,
           PurserValue *values)
{
  const PurserShapeContext context = { .n_players = step->setup->n_players };
  const PurserComponent *component = purser_rules_find_component (step->setup->rules, item);

  if (component != NULL && !purser_shape_check (component->shape, values, item, &context, step->verdict))
    return FALSE;
  return purser_phoenix_learn (step, item, values);
}

/* Learns the printed numbers shipped with the program, if there are any.
 * Returns: whether all of them fit a component; otherwise the play cannot begin */
gboolean
purser_phoenix_load_printed (PurserStep *step)
{
  PurserValue *items = purser_value_get (step->setup->facts, "items");

  if (items == NULL)
    return TRUE;
  if (!purser_value_is (items, PURSER_VALUE_OBJECT))
    return !purser_step_rejects (step, _("“%s” must be an object"), "items");
  for (guint i = 0; i < purser_value_get_size (items); i++)
    if (!load_item (step, purser_value_get_key_at (items, i), purser_value_get_at (items, i)))
      return FALSE;
  return TRUE;
}
