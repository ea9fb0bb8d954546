// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-refuse.h"
#include "purser-space-base-words.h"

#define RULE_ABILITY "space-base/ability"

/* Returns whether an ability has its own moment, and so its own verb. */
static gboolean
has_own_verb (guint kind)
{
  return kind == PURSER_SPACE_BASE_SHIFT || kind == PURSER_SPACE_BASE_SET_DIE ||
         kind == PURSER_SPACE_BASE_REROLL || kind == PURSER_SPACE_BASE_TWICE;
}

static gboolean
is_for_spend (const PurserSpaceBaseSide *side)
{
  for (guint i = 0; i < side->n_effects; i++)
    if (has_own_verb (side->effects[i].kind))
      return FALSE;
  return side->n_effects > 0;
}

/* Returns the charges that an ability needs: linked slots must all be full, else one charge is enough
 * (`space-base/charge-link`). */
static guint
charges_needed (const PurserSpaceBaseSide *side)
{
  return side->linked ? side->room : 1;
}

static gboolean
is_charged (const PurserSpaceBaseState *state,
            int                         player,
            guint                       card,
            const PurserSpaceBaseSide  *side)
{
  return state->players[player].charges[card] >= MAX (charges_needed (side), 1);
}

static gboolean
colour_allows (const PurserSpaceBaseState *state,
               int                         player,
               const PurserSpaceBaseSide  *side)
{
  gboolean own_turn = state->turn.active == player;

  if (side->colour == PURSER_SPACE_BASE_BLUE)
    return own_turn;
  return side->colour != PURSER_SPACE_BASE_RED || !own_turn;
}

/* Returns: whether @player has that card with that ability on the side that counts, charged, and of a colour that may be used
 * now */
gboolean
purser_space_base_has_ability (const PurserSpaceBaseState *state,
                               int                         player,
                               guint                       card,
                               guint                       kind)
{
  const PurserSpaceBaseSide *side = purser_space_base_find_side (state, player, card);

  return side != NULL && purser_space_base_side_find (side, kind) != NULL && is_charged (state, player, card, side) &&
         colour_allows (state, player, side);
}

/* Returns: whether `spend` with that card is possible now */
gboolean
purser_space_base_can_spend (const PurserSpaceBaseState *state,
                             int                         player,
                             guint                       card)
{
  const PurserSpaceBaseSide *side;

  if (state->players[player].claims[card] > 0)
    return TRUE;
  side = state->players[player].charges[card] > 0 ? purser_space_base_find_side (state, player, card) : NULL;
  return side != NULL && is_for_spend (side) && is_charged (state, player, card, side) && colour_allows (state, player, side);
}

static gboolean
refuse_uncharged (PurserStep                *step,
                  int                        player,
                  guint                      card,
                  const PurserSpaceBaseSide *side)
{
  PurserSpaceBaseState *state = step->state;
  g_autofree char *name = purser_space_base_say_printed (state, card);

  return purser_step_refuses (step, side->linked ? "space-base/charge-link" : "space-base/charge-spend",
                              _("%s has %d charges and needs %u"), name, state->players[player].charges[card],
                              MAX (charges_needed (side), 1));
}

static gboolean
check_use (PurserStep                *step,
           int                        player,
           guint                      card,
           const PurserSpaceBaseSide *side)
{
  PurserSpaceBaseState *state = step->state;

  if (!purser_space_base_has_started (state) &&
      purser_step_refuses (step, "space-base/ability-timing", _("the play has not begun yet")))
    return FALSE;
  if (!colour_allows (state, player, side) &&
      purser_space_base_refuses_card (step, "space-base/ability-colour", card,
                                      side->colour == PURSER_SPACE_BASE_BLUE
                                        ? _("the ability of %s is blue: it is for the player’s own turn")
                                        : _("the ability of %s is red: it is for the turns of others")))
    return FALSE;
  return is_charged (state, player, card, side) || !refuse_uncharged (step, player, card, side);
}

static void
take_charges (PurserStep                *step,
              int                        player,
              guint                      card,
              const PurserSpaceBaseSide *side)
{
  PurserSpaceBaseState *state = step->state;
  guint8 *charges = &state->players[player].charges[card];
  guint taken = MIN (*charges, charges_needed (side));
  PurserSpaceBasePlace place;

  *charges = (guint8) (*charges - taken);
  if (purser_space_base_find_place (state, player, card, &place))
    purser_step_at (step, purser_space_base_place_name (place.sector));
  purser_step_token (step, player, PURSER_SPACE_BASE_CHARGE, -(gint64) taken, "space-base/charge-spend",
                     purser_space_base_card_id (card));
}

static void
pay_gains (PurserStep                *step,
           int                        player,
           guint                      card,
           const PurserSpaceBaseSide *side)
{
  const PurserSpaceBaseEffect *gain = purser_space_base_side_find (side, PURSER_SPACE_BASE_GAIN);

  if (gain == NULL)
    return;
  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, gain->a, RULE_ABILITY, (int) card);
  purser_space_base_change (step, player, PURSER_SPACE_BASE_INCOME, gain->b, RULE_ABILITY, (int) card);
  purser_space_base_change (step, player, PURSER_SPACE_BASE_VP, gain->c, RULE_ABILITY, (int) card);
}

static const PurserSpaceBaseSide *
find_own_side (PurserStep *step,
               int         player,
               guint       card)
{
  const PurserSpaceBaseSide *side = purser_space_base_find_side (step->state, player, card);

  if (side == NULL)
    purser_space_base_rejects_lack (step, player, card);
  return side;
}

/* Spends the charges of an ability that has a verb of its own and pays its gains (`space-base/charge-spend`,
 * `space-base/ability-colour`).
 *
 * @effect: (out) (optional): the effect as printed */
gboolean
purser_space_base_use_ability (PurserStep            *step,
                               int                    player,
                               guint                  card,
                               guint                  kind,
                               PurserSpaceBaseEffect *effect)
{
  const PurserSpaceBaseSide *side = find_own_side (step, player, card);
  const PurserSpaceBaseEffect *found;

  if (side == NULL)
    return FALSE;
  found = purser_space_base_side_find (side, kind);
  if (found == NULL)
    return !purser_space_base_rejects_card (step, card, _("%s has no such ability on the side that counts"));
  if (!check_use (step, player, card, side))
    return FALSE;
  if (effect != NULL)
    *effect = *found;
  take_charges (step, player, card, side);
  pay_gains (step, player, card, side);
  return TRUE;
}

static gboolean
has_claim_reward (const PurserSpaceBaseSide *side)
{
  return side->claims[1] + side->claims[2] + side->claims[3] > 0;
}

/* Returns: (transfer none): the side that was hit, as a purchase may have turned the card since */
const PurserSpaceBaseSide *
purser_space_base_find_hit_side (const PurserSpaceBaseState *state,
                                 int                         player,
                                 guint                       card)
{
  const PurserSpaceBaseCard *about = &state->cards[card];

  return state->turn.active == player ? &about->station : &about->deployed;
}

/* Takes a claim that is printed as a reward, once per hit (`space-base/claim-reward`). */
static gboolean
spend_claim (PurserStep                    *step,
             int                            player,
             guint                          card,
             const PurserSpaceBaseSide     *side,
             const PurserSpaceBaseSpending *spending)
{
  PurserSpaceBaseState *state = step->state;
  guint8 *claims = &state->players[player].claims[card];
  guint levels[4] = { 0, side->claims[1], side->claims[2], side->claims[3] };

  if (*claims == 0 &&
      purser_space_base_refuses_card (step, "space-base/claim-reward", card, _("%s was not hit, or its ships were taken already")))
    return FALSE;
  *claims = (guint8) (*claims - MIN (*claims, 1));
  for (int level = 1; level <= 3; level++)
    purser_step_token (step, player, PURSER_SPACE_BASE_CHARGE + level, -(gint64) levels[level], "space-base/claim-reward",
                       purser_space_base_card_id (card));
  return purser_space_base_claim (step, player, levels, spending);
}

static PurserSpaceBaseSpending
read_spending (const PurserMove *move)
{
  PurserSpaceBaseSpending self = {
    .n_sectors = (guint) purser_move_get_count (move, "sectors"),
    .with = purser_space_base_get_card (move, "with"), .on = purser_space_base_get_card (move, "on"),
    .from = purser_space_base_get_card (move, "from"), .to = purser_space_base_get_card (move, "to")
  };

  self.n_cards = purser_space_base_get_cards (move, "cards", self.cards);
  for (guint i = 0; i < self.n_sectors; i++)
    self.sectors[i] = purser_move_get_nth (move, "sectors", i);
  return self;
}

/* Uses a charged ability: it pays the gains first, then carries out the other effects as printed, with purchases in the order
 * of the list. It also takes a claim that is printed as a reward (`space-base/ability`). */
gboolean
purser_space_base_spend (PurserStep *step)
{
  int player = step->move->player;
  guint card = (guint) purser_space_base_get_card (step->move, "card");
  PurserSpaceBaseSpending spending = read_spending (step->move);
  const PurserSpaceBaseSide *side = find_own_side (step, player, card);
  PurserSpaceBaseSide printed;

  if (side == NULL)
    return FALSE;
  if (((PurserSpaceBaseState *) step->state)->players[player].claims[card] > 0)
    return spend_claim (step, player, card, purser_space_base_find_hit_side (step->state, player, card), &spending);
  /* An effect may turn the card, so the values printed before count. */
  printed = *side;
  if (!printed.known && purser_space_base_refuses_unknown (step, card, _("the printed values of %s are unknown")))
    return FALSE;
  if (printed.n_effects == 0 && has_claim_reward (&printed))
    return spend_claim (step, player, card, &printed, &spending);
  if (!is_for_spend (&printed))
    return !purser_space_base_rejects_card (step, card, _("%s has no such ability on the side that counts"));
  if (!check_use (step, player, card, &printed))
    return FALSE;
  take_charges (step, player, card, &printed);
  pay_gains (step, player, card, &printed);
  return purser_space_base_carry_out (step, player, card, &printed, &spending);
}
