// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Using a ship: which may be used, and what that costs (`phoenix/ship-use`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-turn.h"
#include "purser-phoenix-use.h"

/* GEM for one good (`phoenix/trades`). */
#define TRADE_GEMS 3

/* Goods for one good. */
#define TRADE_GOODS 2

static gboolean (*const actions[]) (PurserStep             *step,
                                    const PurserPhoenixUse *use) = {
  [PURSER_PHOENIX_DISMANTLE] = purser_phoenix_dismantle,
  [PURSER_PHOENIX_CONSTRUCTION] = purser_phoenix_construct,
  [PURSER_PHOENIX_EXPEDITION] = purser_phoenix_explore,
  [PURSER_PHOENIX_TRANSPORT] = purser_phoenix_transport,
  [PURSER_PHOENIX_FARM] = purser_phoenix_gather,
  [PURSER_PHOENIX_ICE] = purser_phoenix_gather,
  [PURSER_PHOENIX_DIPLOMACY] = purser_phoenix_lobby,
};

/* Returns: the id of the ship in the ledger */
const char *
purser_phoenix_use_id (const PurserPhoenixUse *self)
{
  return purser_phoenix_ship_id (self->kind, self->level);
}

/* Returns: the number printed on the ship, or `PURSER_PHOENIX_UNKNOWN` */
int
purser_phoenix_use_get_printed (const PurserPhoenixUse   *self,
                                const PurserPhoenixState *state,
                                PurserPhoenixShipValue    value)
{
  return purser_phoenix_printed_ship (&state->printed, self->kind, self->level, value);
}

/* Returns: whether the owner is a player who gets a fee (`phoenix/fee`) */
gboolean
purser_phoenix_use_is_hired (const PurserPhoenixUse *self)
{
  return self->owner != PURSER_PHOENIX_NEUTRAL && self->owner != self->player;
}

/* Returns: whether both are one ship, even with different users: none dismantles itself (`phoenix/dismantle-self`) */
gboolean
purser_phoenix_use_is_same_ship (const PurserPhoenixUse *self,
                                 const PurserPhoenixUse *other)
{
  return self->owner == other->owner && self->kind == other->kind && self->level == other->level;
}

static gboolean
is_used (const PurserPhoenixState *state,
         const PurserPhoenixUse   *use)
{
  return use->owner == PURSER_PHOENIX_NEUTRAL
           ? state->neutral[use->kind][use->level - 1] != 0
           : purser_phoenix_ships_have (state->players[use->owner].used, use->kind, use->level);
}

/* Returns: whether the ship exists and is unused; for a neutral one also whether the player holds the token */
gboolean
purser_phoenix_use_is_free (const PurserPhoenixUse   *self,
                            const PurserPhoenixState *state)
{
  return !is_used (state, self) &&
         (self->owner == PURSER_PHOENIX_NEUTRAL ? purser_phoenix_holds_token (state, self->player)
                                                : purser_phoenix_has_ship (state, self->owner, self->kind, self->level));
}

/* Returns the GEM left after the known part of the ship's price. */
static int
gems_left (const PurserPhoenixState *state,
           const PurserPhoenixUse   *use)
{
  int cost = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_COST);
  int fee = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_FEE);

  return state->players[use->player].balances[PURSER_PHOENIX_GEMS] - MAX (cost, 0) -
         (purser_phoenix_use_is_hired (use) ? MAX (fee, 0) : 0);
}

static gboolean
can_dismantle (const PurserPhoenixState *state,
               const PurserPhoenixUse   *use)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      {
        PurserPhoenixUse target = { use->player, use->player, (PurserPhoenixKind) i, level };

        if (!purser_phoenix_use_is_same_ship (use, &target) && purser_phoenix_use_is_free (&target, state))
          return TRUE;
      }
  return FALSE;
}

static gboolean
can_lobby (const PurserPhoenixState *state,
           const PurserPhoenixUse   *use)
{
  const guint8 *levels = state->players[use->player].diplomacy;

  for (int i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    if (levels[i] < PURSER_PHOENIX_TRACK_LEVELS &&
        purser_phoenix_printed_lobby (&state->printed, i, levels[i] + 1) <= gems_left (state, use))
      return TRUE;
  return FALSE;
}

/* A player with food and water for an alien also has two goods to trade. */
static gboolean
can_trade (const PurserPhoenixState *state,
           const PurserPhoenixUse   *use)
{
  const gint32 *balances = state->players[use->player].balances;

  return gems_left (state, use) >= TRADE_GEMS ||
         balances[PURSER_PHOENIX_FOOD] + balances[PURSER_PHOENIX_WATER] + balances[PURSER_PHOENIX_METAL] >= TRADE_GOODS;
}

/* Checks whether a ship is free and affordable, and whether at least a part of its action can be carried out
 * (`phoenix/possible`), as far as the printed numbers are known.
 * Returns: whether the ship may be chosen */
gboolean
purser_phoenix_can_use (const PurserPhoenixState *state,
                        const PurserPhoenixUse   *use)
{
  if (!purser_phoenix_use_is_free (use, state) || gems_left (state, use) < 0)
    return FALSE;
  if (use->kind == PURSER_PHOENIX_DISMANTLE)
    return can_dismantle (state, use);
  if (use->kind == PURSER_PHOENIX_CONSTRUCTION)
    return purser_phoenix_count_sectors (state, use->player) < PURSER_PHOENIX_COLOURS * PURSER_PHOENIX_LEVELS;
  if (use->kind == PURSER_PHOENIX_TRANSPORT)
    return can_trade (state, use);
  if (use->kind == PURSER_PHOENIX_DIPLOMACY)
    return can_lobby (state, use);
  return TRUE;
}

/* Returns: whether the player could use any ship: an own, another player's or a neutral one */
gboolean
purser_phoenix_can_use_any (const PurserPhoenixState *state,
                            int                       player)
{
  for (int owner = PURSER_PHOENIX_NEUTRAL; owner < state->turn.n_players; owner++)
    for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        {
          PurserPhoenixUse use = { player, owner, (PurserPhoenixKind) i, level };

          if (purser_phoenix_can_use (state, &use))
            return TRUE;
        }
  return FALSE;
}

/* Finds a printed number in the move, or else among those learned; otherwise refuses the move (`phoenix/your-copy`).
 *
 * @printed: the known printed number, or `PURSER_PHOENIX_UNKNOWN`
 * @number: (out): the number; 0 if it is unknown and the table overrules the refusal */
gboolean
purser_phoenix_find_number (PurserStep *step,
                            const char *field,
                            int         printed,
                            const char *item,
                            int        *number)
{
  g_autofree char *title = purser_phoenix_dup_item_title (item);

  *number = purser_move_get_integer (step->move, field, printed);
  if (*number == PURSER_PHOENIX_UNKNOWN &&
      purser_step_refuses (step, "phoenix/your-copy",
                           /* Translators: a component, what is printed on it, such as GEM onto the ship */
                           _("not known yet; enter it here, or enter the printed value: %s, %s"),
                           title != NULL ? title : item, purser_phoenix_value_title (field)))
    return FALSE;
  *number = MAX (*number, 0);
  return TRUE;
}

static void
read_use (const PurserMove *move,
          PurserPhoenixUse *use)
{
  PurserValue *owner = purser_move_get (move, "owner");

  use->player = move->player;
  use->kind = (PurserPhoenixKind) purser_move_get_choice (move, "ship");
  use->level = purser_move_get_integer (move, "level", 1);
  use->owner = PURSER_PHOENIX_NEUTRAL;
  if (purser_value_is (owner, PURSER_VALUE_INTEGER))
    use->owner = (int) purser_value_get_integer (owner);
}

static gboolean
check_ship (PurserStep             *step,
            const PurserPhoenixUse *use)
{
  const PurserPhoenixState *state = step->state;
  gboolean neutral = use->owner == PURSER_PHOENIX_NEUTRAL;

  if (!neutral && !purser_phoenix_has_ship (state, use->owner, use->kind, use->level) &&
      purser_step_refuses (step, "phoenix/ships", _("%s has no such ship"),
                           purser_setup_get_name (step->setup, use->owner)))
    return FALSE;
  if (is_used (state, use) && purser_step_refuses (step, "phoenix/used", _("that ship is used")))
    return FALSE;
  if (neutral && !purser_phoenix_holds_token (state, use->player) &&
      purser_step_refuses (step, "phoenix/neutral", _("%s’s token stays on a neutral ship until their next income"),
                           purser_setup_get_name (step->setup, use->player)))
    return FALSE;
  return TRUE;
}

/* Finds a number printed on the ship that is used, and notes what the move stated.
 *
 * @number: (out): the number */
gboolean
purser_phoenix_find_ship_number (PurserStep             *step,
                                 const PurserPhoenixUse *use,
                                 const char             *field,
                                 PurserPhoenixShipValue  value,
                                 int                    *number)
{
  PurserPhoenixState *state = step->state;
  int printed = purser_phoenix_use_get_printed (use, state, value);

  if (!purser_phoenix_find_number (step, field, printed, purser_phoenix_use_id (use), number))
    return FALSE;
  if (purser_move_has (step->move, field))
    purser_phoenix_note_ship (state, use->kind, use->level, value, *number);
  return TRUE;
}

static gboolean
pay_cost (PurserStep             *step,
          const PurserPhoenixUse *use)
{
  int cost;

  return purser_phoenix_find_ship_number (step, use, "cost", PURSER_PHOENIX_SHIP_COST, &cost) &&
         purser_phoenix_pay (step, use->player, PURSER_PHOENIX_GEMS, cost, "phoenix/cost", purser_phoenix_use_id (use));
}

/* The owner is credited in full, even where the table records a fee that the accounts do not cover. */
static gboolean
pay_fee (PurserStep             *step,
         const PurserPhoenixUse *use)
{
  const char *item = purser_phoenix_use_id (use);
  int fee;

  if (!purser_phoenix_use_is_hired (use))
    return TRUE;
  if (!purser_phoenix_find_ship_number (step, use, "fee", PURSER_PHOENIX_SHIP_FEE, &fee) ||
      !purser_phoenix_pay (step, use->player, PURSER_PHOENIX_GEMS, fee, "phoenix/fee", item))
    return FALSE;
  purser_phoenix_change (step, use->owner, PURSER_PHOENIX_GEMS, fee, "phoenix/fee", item);
  return TRUE;
}

/* A ship used at cost 0 is marked as used, too. */
static void
mark_used (PurserPhoenixState     *state,
           const PurserPhoenixUse *use)
{
  if (use->owner == PURSER_PHOENIX_NEUTRAL)
    state->neutral[use->kind][use->level - 1] = (guint8) (use->player + 1);
  else
    purser_phoenix_ships_add (state->players[use->owner].used, use->kind, use->level);
}

/* The four kinds that have a track bring rewards, once the action is complete (`phoenix/reward-when`). */
static void
open_reward (PurserPhoenixState     *state,
             const PurserPhoenixUse *use)
{
  if (use->kind >= PURSER_PHOENIX_TRACKS)
    return;
  state->reward = (guint8) (use->kind + 1);
  for (guint i = 0; i < PURSER_PHOENIX_PLAYERS; i++)
    state->players[i].rewarded = FALSE;
}

/* Uses a ship: lays the cost on it, pays the owner's fee, then carries out its action (`phoenix/ship-use`). */
gboolean
purser_phoenix_apply_act (PurserStep *step)
{
  PurserPhoenixUse use;

  read_use (step->move, &use);
  if (!purser_phoenix_may_act (step) || !check_ship (step, &use))
    return FALSE;
  if (!pay_cost (step, &use) || !pay_fee (step, &use))
    return FALSE;
  mark_used (step->state, &use);
  if (!actions[use.kind] (step, &use))
    return FALSE;
  open_reward (step->state, &use);
  purser_phoenix_note_done (step, PURSER_PHOENIX_DONE_SHIP);
  return TRUE;
}
