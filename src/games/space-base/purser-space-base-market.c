// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The cards that a player could take: all that have no owner or, if the play keeps them, the ships that lie face up. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-market.h"
#include "purser-space-base-refuse.h"

#define RULE "space-base/supply"

/* @level: 1 to 3
 *
 * Returns: the number of ships of that level that are known to lie face up */
guint
purser_space_base_count_turned (const PurserSpaceBaseState *state,
                                guint                       level)
{
  guint n = 0;

  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    n += state->in_sight[card] && purser_space_base_card_level (card) == level;
  return n;
}

static guint
count_left (const PurserSpaceBaseState *state,
            guint                       level)
{
  guint n = 0;

  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    n += state->owner[card] == 0 && purser_space_base_card_level (card) == level;
  return n;
}

/* Returns: whether a ship lies face up that the play does not know yet; %FALSE if it does not keep them, or if none has been
 * named (`space-base/end-turn`) */
gboolean
purser_space_base_wants_refill (const PurserSpaceBaseState *state)
{
  guint n = 0;
  gboolean wants = FALSE;

  for (guint level = 1; level <= 3 && state->market; level++)
    {
      guint turned = purser_space_base_count_turned (state, level);

      n += turned;
      wants |= turned < MIN (PURSER_SPACE_BASE_IN_SIGHT, count_left (state, level));
    }
  return wants && n > 0;
}

/* Returns whether a ship may lie face up: while not all six are known, any other ship may. */
static gboolean
may_lie_face_up (const PurserSpaceBaseState *state,
                 guint                       card)
{
  guint level = purser_space_base_card_level (card);

  return !state->market || level == 0 || state->in_sight[card] ||
         purser_space_base_count_turned (state, level) < PURSER_SPACE_BASE_IN_SIGHT;
}

/* Checks whether a ship can lie face up (`space-base/supply`).
 * Returns: whether the rules allow taking it */
gboolean
purser_space_base_check_market (PurserStep *step,
                                guint       card)
{
  return may_lie_face_up (step->state, card) ||
         !purser_step_refuses (step, RULE, _("six other level %u ships are face up"), purser_space_base_card_level (card));
}

/* Returns the number of credits that are missing for a card. If its cost is unknown, the least cost of its level counts
 * (`space-base/sheet`). */
static int
count_missing (guint card,
               int   cost,
               int   credits)
{
  static const int least[] = { 0, 2, 7, 12 };

  return MAX ((cost >= 0 ? cost : least[purser_space_base_card_level (card)]) - credits, 0);
}

/* Returns the sort rank: first cards that can be paid, then those of unknown cost, then those that are too dear; colonies come
 * last. */
static int
rank (const PurserSpaceBaseOffer *offer)
{
  int standing = offer->missing > 0 ? 2 : offer->cost < 0 ? 1 : 0;

  return (purser_space_base_card_is_colony (offer->card) ? 1000 : 0) + 100 * standing +
         10 * (int) purser_space_base_card_level (offer->card) + MAX (offer->cost, 0) / 8;
}

static int
compare_offers (gconstpointer a,
                gconstpointer b)
{
  const PurserSpaceBaseOffer *one = a, *other = b;

  if (rank (one) != rank (other))
    return rank (one) - rank (other);
  return one->cost != other->cost ? one->cost - other->cost : (int) one->card - (int) other->card;
}

/* Lists the cards that a player could take, payable or not: those that can be paid first, colonies last. A sector with a colony
 * has none (`space-base/colony-closed`).
 *
 * @sector: from 0; -1 for all
 * @levels: the levels, one bit each; bit 0 for colonies
 * @credits: the credits to pay with
 *
 * Returns: (transfer full) (element-type PurserSpaceBaseOffer): the cards */
GArray *
purser_space_base_list_payable (const PurserSpaceBaseState *state,
                                int                         player,
                                int                         sector,
                                guint                       levels,
                                int                         credits)
{
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (PurserSpaceBaseOffer));

  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_CARDS; card++)
    {
      PurserSpaceBaseOffer offer = { card, state->cards[card].cost, 0, FALSE };
      int own = (int) purser_space_base_card_sector (card);

      if (state->owner[card] != 0 || (sector >= 0 && own != sector) || (levels >> purser_space_base_card_level (card) & 1) == 0 ||
          purser_space_base_is_closed (state, player, own) || !may_lie_face_up (state, card))
        continue;
      offer.missing = count_missing (card, offer.cost, credits);
      g_array_append_val (offers, offer);
    }
  g_array_sort (offers, compare_offers);
  return offers;
}

/* Lists those cards for a player who pays with all credits.
 *
 * Returns: (transfer full) (element-type PurserSpaceBaseOffer): the cards */
GArray *
purser_space_base_list_offers (const PurserSpaceBaseState *state,
                               int                         player,
                               int                         sector,
                               guint                       levels)
{
  return purser_space_base_list_payable (state, player, sector, levels,
                                         state->players[player].balances[PURSER_SPACE_BASE_CREDITS]);
}

/* Returns: whether the player could pay for a card of known cost with that many credits */
gboolean
purser_space_base_can_pay_any (const PurserSpaceBaseState *state,
                               int                         player,
                               int                         credits)
{
  g_autoptr (GArray) offers = purser_space_base_list_offers (state, player, -1, PURSER_SPACE_BASE_ALL_LEVELS);

  for (guint i = 0; i < offers->len; i++)
    {
      const PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i);

      if (offer->cost >= 0 && offer->cost <= credits)
        return TRUE;
    }
  return FALSE;
}

static gboolean
turn_up (PurserStep *step,
         guint       card)
{
  PurserSpaceBaseState *state = step->state;
  guint level = purser_space_base_card_level (card);

  if (level == 0)
    return !purser_space_base_rejects_card (step, card, _("%s is not a ship"));
  if (state->owner[card] != 0)
    return !purser_space_base_rejects_taken (step, card);
  if (!state->in_sight[card] && purser_space_base_count_turned (state, level) >= PURSER_SPACE_BASE_IN_SIGHT &&
      purser_step_refuses (step, RULE, _("six level %u ships are face up already"), level))
    return FALSE;
  state->in_sight[card] = TRUE;
  return TRUE;
}

/* Enters the ships that lie face up, six a level (`space-base/supply`), and removes those that do not after all. */
gboolean
purser_space_base_market (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;
  guint cards[PURSER_SPACE_BASE_MAX_TURNED], gone[PURSER_SPACE_BASE_MAX_TURNED];
  guint n_cards = purser_space_base_get_cards (step->move, "cards", cards);
  guint n_gone = purser_space_base_get_cards (step->move, "gone", gone);

  if (!state->market)
    return !purser_step_rejects (step, _("this play does not track face-up ships"));
  for (guint i = 0; i < n_gone; i++)
    state->in_sight[gone[i]] = FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (!turn_up (step, cards[i]))
      return FALSE;
  return TRUE;
}
