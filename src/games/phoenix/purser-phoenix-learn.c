// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* How printed numbers become known: from the tables that ship, and from `learn` (`phoenix/printed-values`). */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-state.h"

static const PurserShape nothing_shape = { .kind = PURSER_SHAPE_NOTHING };
static const PurserShape printed_shape = { .kind = PURSER_SHAPE_INTEGER, .max = PURSER_PHOENIX_MAX_PRINTED };
static const PurserShape any_shape = { .kind = PURSER_SHAPE_ANY };
static const PurserShape any_list_shape = { .kind = PURSER_SHAPE_LIST, .of = &any_shape };

/* null is for what is not known. */
static const PurserShape *const number_shapes[] = { &printed_shape, &nothing_shape, NULL };
static const PurserShape number_shape = { .kind = PURSER_SHAPE_EITHER, .either = number_shapes };
static const PurserShape *const quarters_shapes[] = { &printed_shape, &any_list_shape, &nothing_shape, NULL };
static const PurserShape quarters_shape = { .kind = PURSER_SHAPE_EITHER, .either = quarters_shapes };
static const PurserShape lobby_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_PHOENIX_TRACK_LEVELS, .max = PURSER_PHOENIX_TRACK_LEVELS, .of = &number_shape
};
static const PurserShape rewards_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_PHOENIX_TRACK_LEVELS, .max = PURSER_PHOENIX_TRACK_LEVELS, .of = &any_shape
};

/* In the order of PurserPhoenixShipValue. */
static const PurserField ship_fields[] = {
  { "cost", &number_shape },
  { "fee", &number_shape },
  { "amount", &number_shape },
  { "dice", &number_shape },
  { "cargo", &number_shape },
  { "trades", &number_shape },
  { "metal", &number_shape },
  { NULL }
};

static const PurserField track_fields[] = {
  { "lobby", &lobby_shape },
  { "rewards", &rewards_shape },
  { NULL }
};

static const PurserField tile_fields[] = {
  { "metal", &number_shape },
  { "quarters", &quarters_shape },
  { NULL }
};

/* In the order of PurserPhoenixAccount. */
static const PurserField gain_fields[] = {
  { "gems", &number_shape },
  { "food", &number_shape },
  { "water", &number_shape },
  { "metal", &number_shape },
  { "vp", &number_shape },
  { "gems_per_ship", &number_shape },
  { NULL }
};

/* Keeps a number that was stated: one more than it is; null forgets it, and a missing one stays. */
static void
keep_number (PurserValue *value,
             gint16      *kept)
{
  if (value != NULL)
    *kept = purser_value_is (value, PURSER_VALUE_INTEGER) ? (gint16) (purser_value_get_integer (value) + 1) : 0;
}

static gboolean
check_values (PurserStep        *step,
              const PurserField *fields,
              PurserValue       *values)
{
  PurserShapeContext context = { .n_players = step->setup->n_players };

  return purser_fields_check (fields, values, &context, step->verdict);
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

  if (level < 1 || level > PURSER_PHOENIX_LEVELS)
    return !purser_step_rejects (step, _("there is no ship “%.80s” in this game"), name);
  if (!check_values (step, ship_fields, values))
    return FALSE;
  for (guint i = 0; i < PURSER_PHOENIX_SHIP_VALUES; i++)
    keep_number (purser_value_get (values, ship_fields[i].name), &state->printed.ships[kind][level - 1][i]);
  return TRUE;
}

/* What a level of a track gives; a word such as "x2" says nothing of amounts, so nothing is kept of it. */
static gboolean
learn_reward (PurserStep  *step,
              PurserValue *reward,
              gint16      *kept)
{
  memset (kept, 0, PURSER_PHOENIX_ACCOUNTS * sizeof *kept);
  if (!purser_value_is (reward, PURSER_VALUE_OBJECT))
    return TRUE;
  if (!check_values (step, gain_fields, reward))
    return FALSE;
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    keep_number (purser_value_get (reward, gain_fields[i].name), &kept[i]);
  return TRUE;
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
  if (!check_values (step, track_fields, values))
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (lobby); i++)
    keep_number (purser_value_get_at (lobby, i), &state->printed.lobby[track][i]);
  for (guint i = 0; i < purser_value_get_size (rewards); i++)
    if (!learn_reward (step, purser_value_get_at (rewards, i), state->printed.rewards[track][i]))
      return FALSE;
  return TRUE;
}

/* The place of a tile among those whose quarters are known, a free one where it has none yet; NULL where all are taken. */
static PurserPhoenixYield *
find_yield (PurserPhoenixPrinted *printed,
            int                   tile)
{
  for (guint i = 0; i < PURSER_PHOENIX_YIELDS; i++)
    if (printed->yields[i].tile == tile + 1 || printed->yields[i].tile == 0)
      return &printed->yields[i];
  return NULL;
}

/* What each living quarter gives: amounts, none for a quarter without income, or a special power in words, which stay in
 * the copy; anything else says nothing of it. */
static gboolean
learn_yields (PurserStep  *step,
              int          tile,
              PurserValue *quarters)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixYield *yield = find_yield (&state->printed, tile);

  if (yield == NULL)
    return TRUE;
  memset (yield->quarters, 0, sizeof yield->quarters);
  for (guint i = 0; i < MIN (purser_value_get_size (quarters), PURSER_PHOENIX_QUARTERS); i++)
    {
      PurserValue *quarter = purser_value_get_at (quarters, i);

      if (purser_value_is (quarter, PURSER_VALUE_TEXT))
        {
          yield->tile = (gint16) (tile + 1);
          yield->quarters[i][0] = PURSER_PHOENIX_POWER;
        }
      if (!purser_value_is (quarter, PURSER_VALUE_OBJECT))
        continue;
      if (!check_values (step, gain_fields, quarter))
        return FALSE;
      yield->tile = (gint16) (tile + 1);
      for (guint j = 0; j < PURSER_PHOENIX_ACCOUNTS; j++)
        yield->quarters[i][j] = (gint16) (purser_value_get_integer_of (quarter, gain_fields[j].name, 0) + 1);
    }
  return TRUE;
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
    return !purser_step_rejects (step, _("“%.80s” is no sector tile: a tile has three digits"), item);
  if (!check_values (step, tile_fields, values))
    return FALSE;
  keep_number (purser_value_get (values, "metal"), &state->printed.tile_metal[tile]);
  if (!purser_value_is (quarters, PURSER_VALUE_LIST))
    {
      keep_number (quarters, &state->printed.tile_quarters[tile]);
      return TRUE;
    }
  state->printed.tile_quarters[tile] = (gint16) (MIN (purser_value_get_size (quarters), PURSER_PHOENIX_MAX_PRINTED) + 1);
  return learn_yields (step, tile, quarters);
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
  if (!check_values (step, gain_fields, values) || !check_values (step, gain_fields, income))
    return FALSE;
  hub = &state->printed.hubs[place];
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      keep_number (purser_value_get (values, gain_fields[i].name), &hub->start[i]);
      keep_number (purser_value_get (income, gain_fields[i].name), &hub->income[i]);
    }
  keep_number (purser_value_get (income, "gems_per_ship"), &hub->gems_per_ship);
  if (purser_value_get (values, "power") != NULL)
    hub->power = purser_value_is (purser_value_get (values, "power"), PURSER_VALUE_TEXT);
  return TRUE;
}

/**
 * purser_phoenix_learn:
 * @step: a step
 * @item: `ship-KIND-LEVEL`, `track-NAME`, `tile-NNN` or `hub-NAME`
 * @values: what is printed on it; null for what is not known
 *
 * Takes what is printed on a component of this copy (`phoenix/your-copy`). It counts from now on;
 * what was paid before stays.
 *
 * Returns: whether the item is known and its values fit
 */
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
  if (!purser_value_is (values, PURSER_VALUE_OBJECT))
    return !purser_step_rejects (step, _("“%s” must be an object"), item);
  return purser_phoenix_learn (step, item, values);
}

/**
 * purser_phoenix_load_printed:
 * @step: a step while the play is set up
 *
 * Takes over the printed numbers that ship with the program, where there are any.
 *
 * Returns: whether each of them fits a component; otherwise the play cannot begin
 */
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
