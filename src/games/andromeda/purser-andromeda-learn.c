// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-learn.h"

static const PurserShape value_shape = {
  .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = PURSER_ANDROMEDA_MAX_VALUE
};
static const PurserShape centres_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_ANDROMEDA_ORBITS, .max = PURSER_ANDROMEDA_ORBITS, .of = &value_shape
};
static const PurserShape name_shape = { .kind = PURSER_SHAPE_STRING };
static const PurserShape pile_shape = {
  .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = PURSER_ANDROMEDA_MAX_SUPPLY
};
static const PurserShape unknown_shape = { .kind = PURSER_SHAPE_NULL };
static const PurserShape *const supply_shapes[] = { &pile_shape, &unknown_shape, NULL };
static const PurserShape supply_shape = { .kind = PURSER_SHAPE_VARIANT, .either = supply_shapes };

static const PurserField planet_fields[] = {
  { "centres", &centres_shape, FALSE, N_("center values") },
  { "name", &name_shape, FALSE, N_("name") },
  { NULL }
};
static const PurserShape planet_shape = { .kind = PURSER_SHAPE_RECORD, .fields = planet_fields };
static const PurserField supply_fields[] = {
  { "silver", &supply_shape, FALSE },
  { "gold", &supply_shape, FALSE },
  { "platinum", &supply_shape, FALSE },
  { "diamond", &supply_shape, FALSE },
  { NULL }
};
static const PurserShape supplies_shape = { .kind = PURSER_SHAPE_RECORD, .fields = supply_fields };

const PurserComponent purser_andromeda_components[] = {
  { "planet-?", &planet_shape },
  { "bonus-supply", &supplies_shape, .told = N_("Numbers of bonus cards entered") },
  { NULL }
};

static void
read_list (PurserValue *list,
           gint32      *numbers,
           guint        n_numbers)
{
  for (guint i = 0; i < n_numbers && i < purser_value_get_size (list); i++)
    numbers[i] = (gint32) purser_value_get_integer (purser_value_get_at (list, i));
}

static void
read_tracks (PurserAndromedaPrinted *printed,
             PurserValue            *tracks)
{
  for (guint i = 0; i < PURSER_ANDROMEDA_TRACKS; i++)
    {
      PurserValue *track = purser_value_get (tracks, purser_andromeda_track_names[i]);

      read_list (purser_value_get (track, "costs"), printed->costs[i], PURSER_ANDROMEDA_STEPS);
      read_list (purser_value_get (track, "worth"), printed->worth[i], PURSER_ANDROMEDA_STEPS + 1);
    }
}

/* Loads what is known to be printed on every copy. No source has the centre values and the sizes of the piles of bonus cards,
 * so they stay unknown until they are learned. */
void
purser_andromeda_load_printed (PurserAndromedaState *self,
                               PurserValue          *facts)
{
  PurserAndromedaPrinted *printed = &self->printed;
  PurserValue *kinds = purser_value_get (facts, "bonus");

  read_tracks (printed, purser_value_get (facts, "tracks"));
  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES && i < purser_value_get_size (kinds); i++)
    {
      PurserValue *kind = purser_value_get_at (kinds, i);

      printed->bonus_cards[i] = (gint32) purser_value_get_integer_of (kind, "cards", 0);
      printed->bonus_points[i] = (gint32) purser_value_get_integer_of (kind, "points", 0);
      printed->bonus_supply[i] = PURSER_ANDROMEDA_UNLIMITED;
    }
}

static int
compare_falling (const void *a,
                 const void *b)
{
  return *(const gint32 *) b - *(const gint32 *) a;
}

/* Puts the highest value first, as centres are won in that order. */
void
purser_andromeda_sort_centres (gint32 values[PURSER_ANDROMEDA_ORBITS])
{
  qsort (values, PURSER_ANDROMEDA_ORBITS, sizeof *values, compare_falling);
}

/* Credits existing centres with the values that have just become known. */
static void
learn_centres (PurserStep  *step,
               int          planet,
               PurserValue *list)
{
  PurserAndromedaState *self = step->state;
  gint32 *values = self->printed.centres[planet];
  gint32 old[PURSER_ANDROMEDA_ORBITS];

  memcpy (old, values, sizeof old);
  read_list (list, values, PURSER_ANDROMEDA_ORBITS);
  purser_andromeda_sort_centres (values);
  for (guint player = 0; player < self->turn.n_players; player++)
    {
      gint64 by = 0;

      for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
        if (self->owners[planet][i] == (int) player)
          by += values[i] - old[i];
      purser_andromeda_change (step, (int) player, PURSER_ANDROMEDA_CENTRES, by, "andromeda/centre-values",
                               purser_andromeda_get_planet_item (planet));
    }
}

/* The state holds no pointers, so a long name is cut, between two letters. */
static void
learn_name (PurserAndromedaState *self,
            int                   planet,
            const char           *name)
{
  char *room = self->printed.names[planet];

  memset (room, 0, PURSER_ANDROMEDA_MAX_NAME);
  g_utf8_strncpy (room, name, MIN (g_utf8_strlen (name, -1), PURSER_ANDROMEDA_NAME_LETTERS));
}

static void
learn_planet (PurserStep  *step,
              int          planet,
              PurserValue *values)
{
  PurserValue *centres = purser_value_get (values, "centres");
  const char *name = purser_value_get_string_of (values, "name");

  if (centres != NULL)
    learn_centres (step, planet, centres);
  if (name != NULL)
    learn_name (step->state, planet, name);
}

static void
learn_supply (PurserStep  *step,
              PurserValue *values)
{
  PurserAndromedaState *self = step->state;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    {
      const char *kind = purser_andromeda_bonus_names[i];

      if (purser_value_get (values, kind) != NULL)
        self->printed.bonus_supply[i] = (gint32) purser_value_get_integer_of (values, kind,
                                                                              PURSER_ANDROMEDA_UNLIMITED);
    }
}

/* Learns what is printed on this copy (`andromeda/your-copy`): the centre values of a planet in any order and its name, or
 * the number of bonus cards of each kind, null if not known. Fields that are left out do not change.
 *
 * @item: `planet-0` … `planet-6`, or `bonus-supply` */
gboolean
purser_andromeda_learn (PurserStep  *step,
                        const char  *item,
                        PurserValue *values)
{
  int planet = purser_andromeda_find_planet (item);
  gboolean piles = strcmp (item, "bonus-supply") == 0;

  if (planet < 0 && !piles)
    return !purser_step_rejects (step, _("there is no “%.80s” in this game"), item);
  if (piles)
    learn_supply (step, values);
  else
    learn_planet (step, planet, values);
  return TRUE;
}
