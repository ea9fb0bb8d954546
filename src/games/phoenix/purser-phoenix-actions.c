// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The actions of dismantle, construction, farm, ice and diplomacy ships. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-use.h"

/* Only a diplomacy ship of this level may advance a second track (`phoenix/diplomacy-two`). */
#define TWO_TRACKS_LEVEL 3

static gboolean
reject_missing (PurserStep *step,
                const char *field)
{
  if (purser_move_has (step->move, field))
    return FALSE;
  return purser_step_rejects (step, _("“%s” is missing"), field);
}

/* The acting ship is already marked as used, so as its own target only `phoenix/dismantle-self` is checked. */
static gboolean
check_target (PurserStep             *step,
              const PurserPhoenixUse *use,
              PurserPhoenixKind       kind,
              int                     level)
{
  const PurserPhoenixState *state = step->state;
  gboolean itself = use->owner == use->player && use->kind == kind && use->level == level;

  if (!purser_phoenix_has_ship (state, use->player, kind, level) &&
      purser_step_refuses (step, "phoenix/dismantle", _("%s has no such ship to dismantle"),
                           purser_setup_get_name (step->setup, use->player)))
    return FALSE;
  if (itself && purser_step_refuses (step, "phoenix/dismantle-self", _("a ship cannot dismantle itself")))
    return FALSE;
  if (!itself && purser_phoenix_ships_have (state->players[use->player].used, kind, level) &&
      purser_step_refuses (step, "phoenix/used", _("only an unused ship can be dismantled")))
    return FALSE;
  return TRUE;
}

/* Returns the metal of the dismantled ship plus the extra of the dismantle ship, if both are known
 * (`phoenix/dismantle-metal`). */
static int
printed_gain (const PurserPhoenixState *state,
              const PurserPhoenixUse   *use,
              PurserPhoenixKind         kind,
              int                       level)
{
  int metal = purser_phoenix_printed_ship (&state->printed, kind, level, PURSER_PHOENIX_SHIP_METAL);
  int extra = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_AMOUNT);

  if (metal == PURSER_PHOENIX_UNKNOWN || extra == PURSER_PHOENIX_UNKNOWN)
    return PURSER_PHOENIX_UNKNOWN;
  return metal + extra;
}

/* Derives the metal printed on the ship from the whole gain, if the extra is known. */
static void
note_metal (PurserStep             *step,
            const PurserPhoenixUse *use,
            PurserPhoenixKind       kind,
            int                     level,
            int                     metal)
{
  PurserPhoenixState *state = step->state;
  int extra = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_AMOUNT);

  if (purser_move_has (step->move, "metal") && extra != PURSER_PHOENIX_UNKNOWN && metal >= extra)
    purser_phoenix_note_ship (state, kind, level, PURSER_PHOENIX_SHIP_METAL, metal - extra);
}

static void
break_up (PurserPhoenixPlayer *owner,
          PurserPhoenixKind    kind,
          int                  level)
{
  purser_phoenix_ships_add (owner->dismantled, kind, level);
  owner->used[kind] &= (guint8) ~(1 << (level - 1));
}

/* Dismantles an unused ship of the player for metal (`phoenix/dismantle`). The metal in the move is the whole gain. */
gboolean
purser_phoenix_dismantle (PurserStep             *step,
                          const PurserPhoenixUse *use)
{
  PurserPhoenixState *state = step->state;
  PurserValue *target = purser_move_get (step->move, "target");
  PurserPhoenixKind kind;
  const char *item;
  int level, metal;

  if (reject_missing (step, "target"))
    return FALSE;
  kind = (PurserPhoenixKind) purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_string_of (target, "ship"));
  level = (int) purser_value_get_integer_of (target, "level", 1);
  item = purser_phoenix_ship_id (kind, level);
  if (!check_target (step, use, kind, level) ||
      !purser_phoenix_find_number (step, "metal", printed_gain (state, use, kind, level), item, &metal))
    return FALSE;
  note_metal (step, use, kind, level, metal);
  break_up (&state->players[use->player], kind, level);
  purser_phoenix_change (step, use->player, PURSER_PHOENIX_METAL, metal, "phoenix/dismantle-metal", item);
  return TRUE;
}

/* Returns: the number of the sector tile that the move names by number or id; -1 if it names none */
static int
find_move_tile (const PurserMove *move)
{
  PurserValue *tile = purser_move_get (move, "tile");

  if (purser_value_is (tile, PURSER_VALUE_INTEGER))
    return (int) purser_value_get_integer (tile);
  return purser_phoenix_read_tile (purser_value_get_string (tile));
}

/* Returns the price of a tile after the discount: 1 metal less at level 2, 2 at level 3 (`phoenix/discount`). */
static int
printed_price (const PurserPhoenixState *state,
               const PurserPhoenixUse   *use,
               int                       tile)
{
  int metal = purser_phoenix_printed_tile_metal (&state->printed, tile);

  return metal == PURSER_PHOENIX_UNKNOWN ? metal : MAX (metal - (use->level - 1), 0);
}

/* Derives the printed price from the metal paid, unless the discount may have exceeded it. */
static void
note_price (PurserStep             *step,
            const PurserPhoenixUse *use,
            int                     tile,
            int                     metal)
{
  PurserPhoenixState *state = step->state;
  int discount = use->level - 1;

  if (tile < 0 || !purser_move_has (step->move, "metal") || (metal == 0 && discount > 0))
    return;
  state->notes.tile = (gint16) (tile + 1);
  state->notes.tile_metal = (gint16) (MIN (metal + discount, PURSER_PHOENIX_MAX_PRINTED) + 1);
}

/* Builds the next sector of a colour for metal (`phoenix/construction`, `phoenix/build-order`). The metal in the move is the
 * price after the discount. */
gboolean
purser_phoenix_construct (PurserStep             *step,
                          const PurserPhoenixUse *use)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixPlayer *builder = &state->players[use->player];
  int colour = purser_move_get_choice (step->move, "sector");
  int tile = find_move_tile (step->move);
  const char *item = purser_phoenix_use_id (use);
  int metal;

  if (reject_missing (step, "sector"))
    return FALSE;
  if (builder->sectors[colour] == PURSER_PHOENIX_LEVELS &&
      purser_step_refuses (step, "phoenix/build-order", _("the %s wing is complete"), purser_phoenix_colour_title (colour)))
    return FALSE;
  if (!purser_phoenix_find_number (step, "metal", printed_price (state, use, tile), item, &metal) ||
      !purser_phoenix_pay (step, use->player, PURSER_PHOENIX_METAL, metal, "phoenix/construction", item))
    return FALSE;
  note_price (step, use, tile, metal);
  if (builder->sectors[colour] < PURSER_PHOENIX_LEVELS)
    builder->tiles[colour][builder->sectors[colour]++] = (gint16) (tile + 1);
  return TRUE;
}

/* Takes food or water from the supply, which never runs out (`phoenix/farm`, `phoenix/ice`). */
gboolean
purser_phoenix_gather (PurserStep             *step,
                       const PurserPhoenixUse *use)
{
  gboolean farm = use->kind == PURSER_PHOENIX_FARM;
  int amount;

  if (!purser_phoenix_find_ship_number (step, use, "amount", PURSER_PHOENIX_SHIP_AMOUNT, &amount))
    return FALSE;
  purser_phoenix_change (step, use->player, farm ? PURSER_PHOENIX_FOOD : PURSER_PHOENIX_WATER, amount,
                         farm ? "phoenix/farm" : "phoenix/ice", purser_phoenix_use_id (use));
  return TRUE;
}

/* Advances one level on a track for the lobby cost of the level reached (`phoenix/lobby`). */
static gboolean
advance (PurserStep             *step,
         const PurserPhoenixUse *use,
         int                     track,
         PurserValue            *stated)
{
  PurserPhoenixState *state = step->state;
  guint8 *level = &state->players[use->player].diplomacy[track];
  gboolean ended = *level == PURSER_PHOENIX_TRACK_LEVELS;
  int cost = ended ? 0 : purser_phoenix_printed_lobby (&state->printed, track, *level + 1);

  if (ended && purser_step_refuses (step, "phoenix/diplomacy", _("%s is at the end of that track"),
                                    purser_setup_get_name (step->setup, use->player)))
    return FALSE;
  cost = (int) purser_value_get_integer_of (stated, "cost", cost);
  if (cost == PURSER_PHOENIX_UNKNOWN &&
      purser_step_refuses (step, "phoenix/lobby", _("the lobby cost of level %d is not known yet"), *level + 1))
    return FALSE;
  *level += !ended;
  if (purser_value_get (stated, "cost") != NULL)
    state->notes.lobby[track][*level - 1] = (gint16) (cost + 1);
  return purser_phoenix_pay (step, use->player, PURSER_PHOENIX_GEMS, MAX (cost, 0), "phoenix/lobby",
                             purser_phoenix_track_id (track));
}

static int
nth_track (PurserValue *tracks,
           guint        nth)
{
  return purser_phoenix_find_word (purser_phoenix_track_words,
                                   purser_value_get_string_of (purser_value_get_at (tracks, nth), "track"));
}

static gboolean
check_tracks (PurserStep             *step,
              const PurserPhoenixUse *use,
              PurserValue            *tracks)
{
  guint n_tracks = purser_value_get_size (tracks);

  if (n_tracks == 0 && purser_step_refuses (step, "phoenix/possible", _("no track is advanced")))
    return FALSE;
  if (n_tracks > 1 && use->level < TWO_TRACKS_LEVEL &&
      purser_step_refuses (step, "phoenix/diplomacy-two", _("only a ship of level 3 advances two tracks")))
    return FALSE;
  if (n_tracks > 2 && purser_step_refuses (step, "phoenix/diplomacy-two", _("at most two tracks can be advanced")))
    return FALSE;
  if (n_tracks == 2 && nth_track (tracks, 0) == nth_track (tracks, 1) &&
      purser_step_refuses (step, "phoenix/diplomacy-two", _("the two tracks must be different")))
    return FALSE;
  return TRUE;
}

/* Advances one diplomacy track, or two different ones with a ship of level 3 (`phoenix/diplomacy`). */
gboolean
purser_phoenix_lobby (PurserStep             *step,
                      const PurserPhoenixUse *use)
{
  PurserValue *tracks = purser_move_get (step->move, "tracks");

  if (reject_missing (step, "tracks") || !check_tracks (step, use, tracks))
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (tracks); i++)
    if (!advance (step, use, nth_track (tracks, i), purser_value_get_at (tracks, i)))
      return FALSE;
  return TRUE;
}
