// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-space-base-advice.h"

#include <string.h>

#define ROLLS 36

/* Weighs a payout: income pays again every round, VP win; in the last round VP count first, then credits.
 * Returns: the value, higher is better */
static int
weigh (const PurserSpaceBasePayout *payout,
       gboolean                     last_round)
{
  if (last_round)
    return 100 * payout->vp + payout->credits;
  return 2 * (payout->credits + 3 * payout->income + 2 * payout->vp) + 2 * payout->charges + 6 * payout->claims;
}

/* Works out the better way to use a roll (`space-base/use-dice`, `space-base/use-sum`).
 *
 * @allocation: (out caller-allocates): the better of the dice and the sum, without charges
 * @payout: (out caller-allocates): its payout */
void
purser_space_base_best (const PurserSpaceBaseState *state,
                        int                         player,
                        gboolean                    active,
                        const guint8               *dice,
                        PurserSpaceBaseAllocation  *allocation,
                        PurserSpaceBasePayout      *payout)
{
  PurserSpaceBasePayout other;

  purser_space_base_allocation_init (allocation, FALSE);
  purser_space_base_preview (state, player, active, dice, allocation, payout);
  allocation->sum = TRUE;
  purser_space_base_preview (state, player, active, dice, allocation, &other);
  if (weigh (&other, state->turn.last_round) >
      weigh (payout, state->turn.last_round))
    *payout = other;
  else
    allocation->sum = FALSE;
}

/* Returns whether a use of the roll brings the missing VP, as a win is better than any payout. */
static gboolean
can_bring (const PurserSpaceBaseState *state,
           int                         player,
           const guint8               *dice,
           int                         missing)
{
  for (int sum = FALSE; sum <= TRUE; sum++)
    {
      PurserSpaceBaseAllocation allocation;
      PurserSpaceBasePayout payout;

      purser_space_base_allocation_init (&allocation, sum);
      purser_space_base_preview (state, player, TRUE, dice, &allocation, &payout);
      if (payout.vp >= missing)
        return TRUE;
    }
  return FALSE;
}

static void
foresee_rolls (const PurserSpaceBaseState *state,
               int                         player,
               gboolean                    active,
               double                      turns,
               PurserSpaceBaseOutlook     *outlook)
{
  int missing = 40 - state->players[player].balances[PURSER_SPACE_BASE_VP];

  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = a; b <= 6; b++)
      {
        const guint8 dice[2] = { a, b };
        double chance = (a == b ? 1.0 : 2.0) / ROLLS;
        PurserSpaceBaseAllocation allocation;
        PurserSpaceBasePayout payout;

        purser_space_base_best (state, player, active, dice, &allocation, &payout);
        outlook->credits += turns * chance * payout.credits;
        outlook->income += turns * chance * payout.income;
        outlook->vp += turns * chance * payout.vp;
        if (active && can_bring (state, player, dice, missing))
          outlook->reach_forty += chance;
      }
}

/* Works out exactly, over all 36 rolls, what a player can expect of one round: the player's own turn and one turn of each other
 * player, each roll used in the better way.
 *
 * @outlook: (out caller-allocates): the expectation */
void
purser_space_base_foresee (const PurserSpaceBaseState *state,
                           int                         player,
                           PurserSpaceBaseOutlook     *outlook)
{
  memset (outlook, 0, sizeof *outlook);
  foresee_rolls (state, player, TRUE, 1, outlook);
  foresee_rolls (state, player, FALSE, state->turn.n_players - 1, outlook);
}

/* Works out the exact distribution of the next roll's payout in one account. Payouts over [const@SPACE_BASE_MOST] count as
 * that.
 *
 * @distribution: (out caller-allocates): the chance of each payout */
void
purser_space_base_distribute (const PurserSpaceBaseState  *state,
                              int                          player,
                              gboolean                     active,
                              PurserSpaceBaseAccount       account,
                              PurserSpaceBaseDistribution *distribution)
{
  memset (distribution, 0, sizeof *distribution);
  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = a; b <= 6; b++)
      {
        const guint8 dice[2] = { a, b };
        PurserSpaceBaseAllocation allocation;
        PurserSpaceBasePayout payout;
        int amount;

        purser_space_base_best (state, player, active, dice, &allocation, &payout);
        amount = account == PURSER_SPACE_BASE_CREDITS ? payout.credits
               : account == PURSER_SPACE_BASE_INCOME  ? payout.income
                                                      : payout.vp;
        distribution->chances[MIN (amount, PURSER_SPACE_BASE_MOST)] += (a == b ? 1.0 : 2.0) / ROLLS;
      }
}

/* Works out what a player could expect of one round with one more card in its sector; the card that is stationed there now
 * would be deployed. It leaves out a colony's own VP. If a colony is there already, the outlook stays the same.
 *
 * @outlook: (out caller-allocates): the expectation with the card */
void
purser_space_base_foresee_card (const PurserSpaceBaseState *state,
                                int                         player,
                                guint                       card,
                                PurserSpaceBaseOutlook     *outlook)
{
  PurserSpaceBaseState copy = *state;
  PurserSpaceBaseSector *sector = &copy.players[player].sectors[copy.cards[card].sector];

  if (!purser_space_base_card_is_colony (sector->station) && sector->n_deployed < PURSER_SPACE_BASE_STACK)
    {
      sector->deployed[sector->n_deployed++] = sector->station;
      sector->station = (guint8) card;
    }
  purser_space_base_foresee (&copy, player, outlook);
}
