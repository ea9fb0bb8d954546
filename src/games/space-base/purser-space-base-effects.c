// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-market.h"
#include "purser-space-base-refuse.h"

/* A pair that is not recorded is one of these (`space-base/swap-pairs`): two of the six are known to belong to other ships. */
const int purser_space_base_swap_pairs[][2] = { { 1, 12 }, { 2, 11 }, { 4, 10 }, { 6, 7 }, { 0 } };

/* Pays for a card. Too few credits are refused; if it is recorded anyway, 0 are left.
 *
 * @all: whether all credits are paid, as in the normal purchase, and not only the cost */
gboolean
purser_space_base_pay (PurserStep *step,
                       int         player,
                       guint       card,
                       gboolean    all,
                       const char *rule)
{
  PurserSpaceBaseState *state = step->state;
  int cost = state->cards[card].cost;
  int credits = state->players[player].balances[PURSER_SPACE_BASE_CREDITS];

  if (cost < 0 && purser_space_base_refuses_unknown (step, card, _("the cost of %s is unknown: enter what your card says")))
    return FALSE;
  if (cost > credits && purser_space_base_refuses_cost (step, rule, player, card))
    return FALSE;
  purser_step_at (step, purser_space_base_place_name (state->cards[card].sector));
  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, all ? -credits : -MAX (cost, 0), rule, (int) card);
  return TRUE;
}

/* Brings a card into play; a colony gives its VP at once (`space-base/colony`).
 *
 * @sector: its sector, from 0 */
gboolean
purser_space_base_take (PurserStep *step,
                        int         player,
                        guint       card,
                        int         sector)
{
  PurserSpaceBaseState *state = step->state;

  if (!purser_space_base_put (step, player, card, sector))
    return FALSE;
  purser_step_at (step, purser_space_base_place_name (sector));
  if (purser_space_base_card_is_colony (card))
    purser_space_base_change (step, player, PURSER_SPACE_BASE_VP, state->cards[card].vp, "space-base/colony", (int) card);
  return TRUE;
}

/* Takes free ships (`space-base/claim`). Colonies cannot be claimed, as they have no level.
 *
 * @levels: (array fixed-size=4) (inout): the number of ships of each level that may be claimed */
gboolean
purser_space_base_claim (PurserStep                    *step,
                         int                            player,
                         guint                         *levels,
                         const PurserSpaceBaseSpending *spending)
{
  PurserSpaceBaseState *state = step->state;

  for (guint i = 0; i < spending->n_cards; i++)
    {
      guint card = spending->cards[i];
      guint level = state->cards[card].level;

      if (!purser_space_base_may_take (step, player, card, state->cards[card].sector) ||
          !purser_space_base_check_market (step, card))
        return FALSE;
      if ((level == 0 || levels[level] == 0) &&
          purser_space_base_refuses_card (step, "space-base/claim", card, _("%s cannot be claimed with this card")))
        return FALSE;
      levels[level] -= levels[level] > 0;
      if (!purser_space_base_take (step, player, card, state->cards[card].sector))
        return FALSE;
    }
  return TRUE;
}

static int
target_sector (PurserStep                    *step,
               guint                          card,
               const PurserSpaceBaseEffect   *effect,
               const PurserSpaceBaseSpending *spending)
{
  PurserSpaceBaseState *state = step->state;

  if (effect->kind == PURSER_SPACE_BASE_BUY_ANYWHERE && spending->n_sectors > 0)
    return spending->sectors[0] - 1;
  return state->cards[card].sector;
}

static gboolean
buy_cards (PurserStep                    *step,
           int                            player,
           const PurserSpaceBaseEffect   *effect,
           const PurserSpaceBaseSpending *spending)
{
  const char *rule = "space-base/buy-ability";

  if (spending->n_cards > effect->a &&
      purser_step_refuses (step, rule, _("this ability buys %d cards at the most"), effect->a))
    return FALSE;
  if (effect->kind == PURSER_SPACE_BASE_BUY_ANYWHERE && spending->n_sectors > 0 && effect->b > 0 &&
      (spending->sectors[0] < effect->b || spending->sectors[0] > effect->c) &&
      purser_step_refuses (step, rule, _("this ability buys for sectors %d to %d"), effect->b, effect->c))
    return FALSE;
  for (guint i = 0; i < spending->n_cards; i++)
    {
      guint card = spending->cards[i];
      int sector = target_sector (step, card, effect, spending);

      if (!purser_space_base_may_take (step, player, card, sector) || !purser_space_base_check_market (step, card) ||
          !purser_space_base_pay (step, player, card, FALSE, rule) ||
          !purser_space_base_take (step, player, card, sector))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_pair (const PurserSpaceBaseSpending *spending,
         int                            a,
         int                            b)
{
  return (spending->sectors[0] == a && spending->sectors[1] == b) ||
         (spending->sectors[0] == b && spending->sectors[1] == a);
}

static gboolean
is_candidate (const PurserSpaceBaseSpending *spending)
{
  for (guint i = 0; purser_space_base_swap_pairs[i][0] > 0; i++)
    if (is_pair (spending, purser_space_base_swap_pairs[i][0], purser_space_base_swap_pairs[i][1]))
      return TRUE;
  return FALSE;
}

static gboolean
swap_sectors (PurserStep                    *step,
              int                            player,
              const PurserSpaceBaseEffect   *effect,
              const PurserSpaceBaseSpending *spending)
{
  PurserSpaceBaseState *state = step->state;
  PurserSpaceBaseSector *sectors = state->players[player].sectors;
  gboolean given = spending->n_sectors == 2;
  int a = given ? spending->sectors[0] : effect->a;
  int b = given ? spending->sectors[1] : effect->b;
  PurserSpaceBaseSector held;

  if (a == 0 || b == 0)
    return !purser_step_rejects (step, _("choose the two sectors to swap"));
  if (a == b)
    return !purser_step_rejects (step, _("a swap needs two different sectors"));
  if (given && (effect->a != 0 ? !is_pair (spending, effect->a, effect->b) : !is_candidate (spending)) &&
      purser_step_refuses (step, "space-base/swap-pairs", _("this card does not swap sectors %d and %d"), a, b))
    return FALSE;
  held = sectors[a - 1];
  sectors[a - 1] = sectors[b - 1];
  sectors[b - 1] = held;
  return TRUE;
}

static guint8 *
place_slot (PurserSpaceBaseState *state,
            int                   player,
            PurserSpaceBasePlace  place)
{
  PurserSpaceBaseSector *sector = &state->players[player].sectors[place.sector];

  return place.depth < 0 ? &sector->station : &sector->deployed[place.depth];
}

static gboolean
exchange (PurserStep                    *step,
          int                            player,
          guint                          card,
          const PurserSpaceBaseSpending *spending)
{
  PurserSpaceBaseState *state = step->state;
  PurserSpaceBasePlace here, there;

  if (spending->with < 0)
    return !purser_space_base_rejects_card (step, card, _("choose the card that %s trades places with"));
  if ((guint) spending->with == card || purser_space_base_card_is_colony ((guint) spending->with) ||
      !purser_space_base_find_place (state, player, (guint) spending->with, &there))
    return !purser_space_base_rejects_card (step, card, _("%s trades places with another of the player’s cards that is not a colony"));
  purser_space_base_find_place (state, player, card, &here);
  *place_slot (state, player, here) = (guint8) spending->with;
  *place_slot (state, player, there) = (guint8) card;
  purser_space_base_trim_charges (state, player, card);
  purser_space_base_trim_charges (state, player, (guint) spending->with);
  return TRUE;
}

static void
book_charge (PurserStep *step,
             int         player,
             guint       card,
             int         by)
{
  PurserSpaceBasePlace place;

  if (purser_space_base_find_place (step->state, player, card, &place))
    purser_step_at (step, purser_space_base_place_name (place.sector));
  purser_step_token (step, player, PURSER_SPACE_BASE_CHARGE, by, "space-base/ability", purser_space_base_card_id (card));
}

static gboolean
place_charge (PurserStep *step,
              int         player,
              int         card)
{
  PurserSpaceBaseState *state = step->state;
  const PurserSpaceBaseSide *side;
  guint8 *charges;

  if (card < 0)
    return !purser_step_rejects (step, _("choose the card that gets the charge"));
  side = purser_space_base_find_side (state, player, (guint) card);
  if (side == NULL)
    return !purser_space_base_rejects_lack (step, player, (guint) card);
  charges = &state->players[player].charges[card];
  if (*charges < side->room)
    {
      (*charges)++;
      book_charge (step, player, (guint) card, 1);
    }
  else if (purser_space_base_refuses_card (step, "space-base/place-charge", (guint) card, _("%s has no free slot")))
    return FALSE;
  return TRUE;
}

static gboolean
move_charge (PurserStep                    *step,
             int                            player,
             const PurserSpaceBaseSpending *spending,
             gboolean                       optional)
{
  PurserSpaceBaseState *state = step->state;
  guint8 *charges;

  if (optional && spending->from < 0 && spending->to < 0)
    return TRUE;
  if (spending->from < 0 || spending->to < 0 || spending->from == spending->to)
    return !purser_step_rejects (step, _("choose the card the charge moves from and the one it moves to"));
  charges = &state->players[player].charges[spending->from];
  if (*charges == 0 &&
      purser_space_base_refuses_card (step, "space-base/move-charge", (guint) spending->from, _("%s has no charge")))
    return FALSE;
  if (*charges > 0)
    {
      (*charges)--;
      book_charge (step, player, (guint) spending->from, -1);
    }
  return place_charge (step, player, spending->to);
}

static void
others_lose (PurserStep *step,
             int         player,
             guint       card,
             int         amount)
{
  PurserSpaceBaseState *state = step->state;

  for (int i = 0; i < state->turn.n_players; i++)
    if (i != player)
      purser_space_base_change (step, i, PURSER_SPACE_BASE_VP, -amount, "space-base/lose-vp", (int) card);
}

static void
win_at_once (PurserSpaceBaseState *state,
             int                   player)
{
  state->winner = (gint8) player;
  state->turn.over = TRUE;
  state->turn.active = -1;
}

static gboolean
carry_out_claims (PurserStep                    *step,
                  int                            player,
                  const PurserSpaceBaseSide     *side,
                  const PurserSpaceBaseSpending *spending)
{
  guint levels[4] = { 0 };
  guint n = 0;

  for (guint i = 0; i < side->n_effects; i++)
    if (side->effects[i].kind == PURSER_SPACE_BASE_CLAIM)
      levels[side->effects[i].a] += side->effects[i].b, n++;
  return n == 0 || purser_space_base_claim (step, player, levels, spending);
}

/* Returns whether the player skips placing a charge: if placing one and moving another are allowed, the player may only move
 * one, for example if no slot is free. */
static gboolean
leaves_place (const PurserSpaceBaseSide     *side,
              const PurserSpaceBaseSpending *spending)
{
  return spending->on < 0 && spending->from >= 0 && purser_space_base_side_find (side, PURSER_SPACE_BASE_MOVE_CHARGE) != NULL;
}

static gboolean
carry_out_one (PurserStep                    *step,
               int                            player,
               guint                          card,
               const PurserSpaceBaseSide     *side,
               const PurserSpaceBaseEffect   *effect,
               const PurserSpaceBaseSpending *spending)
{
  switch (effect->kind)
    {
    case PURSER_SPACE_BASE_BUY:
    case PURSER_SPACE_BASE_BUY_ANYWHERE:
      return buy_cards (step, player, effect, spending);
    case PURSER_SPACE_BASE_SWAP:
      return swap_sectors (step, player, effect, spending);
    case PURSER_SPACE_BASE_EXCHANGE:
      return exchange (step, player, card, spending);
    case PURSER_SPACE_BASE_PLACE_CHARGE:
      return leaves_place (side, spending) || place_charge (step, player, spending->on);
    case PURSER_SPACE_BASE_MOVE_CHARGE:
      return move_charge (step, player, spending, side->n_effects > 1);
    case PURSER_SPACE_BASE_OTHERS_LOSE:
      others_lose (step, player, card, effect->a);
      return TRUE;
    case PURSER_SPACE_BASE_INSTANT_WIN:
      win_at_once (step->state, player);
      return TRUE;
    default:
      return TRUE;
    }
}

/* Carries out the effects of an ability, except its gains, which are already paid. An unknown effect is left to the table,
 * which corrects the balances. */
gboolean
purser_space_base_carry_out (PurserStep                    *step,
                             int                            player,
                             guint                          card,
                             const PurserSpaceBaseSide     *side,
                             const PurserSpaceBaseSpending *spending)
{
  for (guint i = 0; i < side->n_effects; i++)
    if (!carry_out_one (step, player, card, side, &side->effects[i], spending))
      return FALSE;
  return carry_out_claims (step, player, side, spending);
}
