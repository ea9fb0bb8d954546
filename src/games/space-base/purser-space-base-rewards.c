// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-refuse.h"
#include "purser-space-base-rewards.h"

#define RULE_CHAIN "space-base/arrow-chain"

/* One die or one sum that is being collected: by a step that changes its state, or into a payout that changes nothing. Both
 * take the same path, so the shown payout is the one that is paid, with the same reasons. */
typedef struct {
  PurserStep                      *step;
  PurserSpaceBasePayout           *payout;
  PurserSpaceBaseTrace            *trace;
  const PurserSpaceBaseState      *state;
  const guint8                    *dice;
  int                              player;
  gboolean                         active;
  const PurserSpaceBaseAllocation *allocation;
  guint8                           fired[PURSER_SPACE_BASE_CARDS];
  /* The charges of this payout, which are only here while the state does not change. */
  guint8                           charged[PURSER_SPACE_BASE_CARDS];
} Collection;

static gboolean collect_sector (Collection *self,
                                int         sector,
                                int         direction);

static void
pay_rewards (Collection                *self,
             guint                      card,
             const PurserSpaceBaseSide *side)
{
  const char *rule = self->active ? "space-base/station-reward" : "space-base/deployed-reward";

  purser_space_base_change (self->step, self->player, PURSER_SPACE_BASE_CREDITS, side->credits, rule, (int) card);
  purser_space_base_change (self->step, self->player, PURSER_SPACE_BASE_INCOME, side->income, rule, (int) card);
  purser_space_base_change (self->step, self->player, PURSER_SPACE_BASE_VP, side->vp, rule, (int) card);
}

/* Takes one charge each time the side is activated, while a slot is free (`space-base/charge`). */
static void
take_charge (Collection                *self,
             guint                      card,
             const PurserSpaceBaseSide *side)
{
  PurserSpaceBaseState *state = self->step->state;
  guint8 *charges = &state->players[self->player].charges[card];

  if (*charges >= side->room || (int) card == self->allocation->twice_card)
    return;
  (*charges)++;
  purser_step_token (self->step, self->player, PURSER_SPACE_BASE_CHARGE, 1, "space-base/charge",
                     purser_space_base_card_id (card));
}

static guint
count_ships (const PurserSpaceBaseSide *side)
{
  return side->claims[1] + side->claims[2] + side->claims[3];
}

static gboolean
takes_charge (Collection                *self,
              guint                      card,
              const PurserSpaceBaseSide *side)
{
  int charges = self->state->players[self->player].charges[card] + self->charged[card];

  if (charges >= side->room || (int) card == self->allocation->twice_card)
    return FALSE;
  self->charged[card]++;
  return TRUE;
}

static void
add_to_payout (PurserSpaceBasePayout     *payout,
               const PurserSpaceBaseSide *side,
               gboolean                   charged)
{
  payout->credits += side->credits;
  payout->income += side->income;
  payout->vp += side->vp;
  payout->charges += charged;
  payout->claims += count_ships (side) > 0;
  payout->ships += (int) count_ships (side);
}

static PurserSpaceBasePayout *
trace_sector (PurserSpaceBaseTrace *self,
              int                   sector)
{
  guint i = 0;

  while (i < self->n_sectors && self->order[i] != sector)
    i++;
  if (i == self->n_sectors)
    self->order[self->n_sectors++] = (guint8) sector;
  return &self->sectors[sector];
}

static void
foresee_card (Collection                *self,
              guint                      card,
              int                        sector,
              const PurserSpaceBaseSide *side)
{
  gboolean charged = takes_charge (self, card, side);

  if (self->payout != NULL)
    {
      add_to_payout (self->payout, side, charged);
      return;
    }
  add_to_payout (trace_sector (self->trace, sector), side, charged);
  if (!side->known && !purser_space_base_card_is_colony (card))
    self->trace->unknown = (int) card;
}

static void
give_claims (Collection                *self,
             guint                      card,
             const PurserSpaceBaseSide *side)
{
  PurserSpaceBaseState *state = self->step->state;

  if (count_ships (side) == 0)
    return;
  state->players[self->player].claims[card]++;
  for (int level = 1; level <= 3; level++)
    purser_step_token (self->step, self->player, PURSER_SPACE_BASE_CHARGE + level, side->claims[level],
                       "space-base/claim-reward", purser_space_base_card_id (card));
}

/* @led: whether an arrow led there */
static gboolean
pay_card (Collection *self,
          guint       card,
          int         sector,
          gboolean    led)
{
  const PurserSpaceBaseCard *about = &self->state->cards[card];
  const PurserSpaceBaseSide *side = self->active ? &about->station : &about->deployed;

  if (self->step == NULL)
    {
      foresee_card (self, card, sector, side);
      return TRUE;
    }
  if (!side->known && !purser_space_base_card_is_colony (card) &&
      purser_space_base_refuses_unknown (self->step, card, _("what %s pays is unknown: enter what your card says")))
    return FALSE;
  purser_step_at (self->step, purser_space_base_place_name (sector));
  if (led)
    purser_step_led (self->step);
  pay_rewards (self, card, side);
  take_charge (self, card, side);
  give_claims (self, card, side);
  return TRUE;
}

static gboolean
refuse_contrary (Collection *self,
                 guint       card)
{
  return self->step != NULL &&
         purser_space_base_refuses_card (self->step, RULE_CHAIN, card, _("the arrow of %s cannot be followed that way"));
}

/* Chooses the direction of an arrow: a chain never turns, and a two-way arrow without a stated direction continues the chain,
 * or points right at its beginning. */
static gboolean
choose_direction (Collection *self,
                  guint       card,
                  int         arrow,
                  int         chain,
                  int        *direction)
{
  int stated = self->allocation->arrows[card];

  *direction = PURSER_SPACE_BASE_NO_ARROW;
  if (arrow != PURSER_SPACE_BASE_EITHER)
    {
      if (stated != PURSER_SPACE_BASE_NO_ARROW && stated != arrow && refuse_contrary (self, card))
        return FALSE;
      if (chain == PURSER_SPACE_BASE_NO_ARROW || chain == arrow)
        *direction = arrow;
      return TRUE;
    }
  if (stated != PURSER_SPACE_BASE_NO_ARROW && chain != PURSER_SPACE_BASE_NO_ARROW && stated != chain &&
      refuse_contrary (self, card))
    return FALSE;
  if (stated != PURSER_SPACE_BASE_NO_ARROW)
    *direction = stated;
  else
    *direction = chain != PURSER_SPACE_BASE_NO_ARROW ? chain : PURSER_SPACE_BASE_RIGHT;
  return TRUE;
}

/* Follows an arrow. The same arrow card fires once for a die (`space-base/arrow`). */
static gboolean
follow_arrow (Collection *self,
              guint       card,
              int         sector,
              int         chain)
{
  const PurserSpaceBaseCard *about = &self->state->cards[card];
  int arrow = self->active ? about->station.arrow : about->deployed.arrow;
  int direction;

  if (arrow == PURSER_SPACE_BASE_NO_ARROW || self->fired[card])
    return TRUE;
  if (!choose_direction (self, card, arrow, chain, &direction))
    return FALSE;
  if (direction == PURSER_SPACE_BASE_NO_ARROW)
    return TRUE;
  self->fired[card] = TRUE;
  return collect_sector (self, direction == PURSER_SPACE_BASE_LEFT ? sector - 1 : sector + 1, direction);
}

static guint
list_cards (Collection    *self,
            int            sector,
            const guint8 **cards)
{
  const PurserSpaceBaseSector *place = &self->state->players[self->player].sectors[sector];

  *cards = self->active ? &place->station : place->deployed;
  return self->active ? 1 : place->n_deployed;
}

/* Collects all rewards of a sector, then follows its arrows; nothing lies beyond 1 and 12. */
static gboolean
collect_sector (Collection *self,
                int         sector,
                int         direction)
{
  const guint8 *cards;
  guint n_cards;

  if (sector < 0 || sector >= PURSER_SPACE_BASE_SECTORS)
    return TRUE;
  n_cards = list_cards (self, sector, &cards);
  for (guint i = 0; i < n_cards; i++)
    if (!pay_card (self, cards[i], sector, direction != PURSER_SPACE_BASE_NO_ARROW))
      return FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (!follow_arrow (self, cards[i], sector, direction))
      return FALSE;
  return TRUE;
}

static gboolean
collect_die (Collection *self,
             int         sector)
{
  memset (self->fired, 0, sizeof self->fired);
  return collect_sector (self, sector - 1, PURSER_SPACE_BASE_NO_ARROW);
}

static gboolean
collect_dice (Collection *self)
{
  const guint8 *dice = self->dice;
  int twice = self->allocation->twice_card >= 0 ? self->allocation->twice : 0;

  return collect_die (self, dice[0]) && (twice != 1 || collect_die (self, dice[0])) &&
         collect_die (self, dice[1]) && (twice != 2 || collect_die (self, dice[1]));
}

static gboolean
collect_sum (Collection *self)
{
  int sector = self->dice[0] + self->dice[1];

  if (self->allocation->shift_card >= 0)
    sector = MIN (sector + self->allocation->shift, PURSER_SPACE_BASE_SECTORS);
  return collect_die (self, sector) && (self->allocation->twice_card < 0 || collect_die (self, sector));
}

static gboolean
collect (Collection *self)
{
  return self->allocation->sum ? collect_sum (self) : collect_dice (self);
}

/* Makes an allocation without directions or charges. */
void
purser_space_base_allocation_init (PurserSpaceBaseAllocation *self,
                                   gboolean                   sum)
{
  memset (self, 0, sizeof *self);
  self->sum = sum;
  self->shift_card = -1;
  self->twice_card = -1;
}

/* Works out the payout of a use of a roll. It changes no state and allocates nothing; an unknown side counts as nothing.
 *
 * @payout: (out caller-allocates): the payout */
void
purser_space_base_preview (const PurserSpaceBaseState      *state,
                           int                              player,
                           gboolean                         active,
                           const guint8                    *dice,
                           const PurserSpaceBaseAllocation *allocation,
                           PurserSpaceBasePayout           *payout)
{
  Collection self = {
    .payout = payout, .state = state, .dice = dice, .player = player, .active = active, .allocation = allocation
  };

  memset (payout, 0, sizeof *payout);
  collect (&self);
}

/* Works out the payout of a use of a roll sector by sector, as [func@space_base_preview] does in all.
 *
 * @trace: (out caller-allocates): the sources of the payout */
void
purser_space_base_trace (const PurserSpaceBaseState      *state,
                         int                              player,
                         gboolean                         active,
                         const guint8                    *dice,
                         const PurserSpaceBaseAllocation *allocation,
                         PurserSpaceBaseTrace            *trace)
{
  Collection self = {
    .trace = trace, .state = state, .dice = dice, .player = player, .active = active, .allocation = allocation
  };

  memset (trace, 0, sizeof *trace);
  trace->unknown = -1;
  collect (&self);
}

/* Pays a player's use of a roll: the station sides on the player's own turn, all deployed sides together on another's
 * (`space-base/station-reward`, `space-base/deployed-reward`), with arrows, charges and claim rewards. It allocates nothing on
 * the heap. */
gboolean
purser_space_base_collect (PurserStep                      *step,
                           int                              player,
                           const PurserSpaceBaseAllocation *allocation)
{
  PurserSpaceBaseState *state = step->state;
  Collection self = {
    .step = step, .state = state, .dice = state->dice, .player = player,
    .active = state->turn.active == player, .allocation = allocation
  };

  return collect (&self);
}
