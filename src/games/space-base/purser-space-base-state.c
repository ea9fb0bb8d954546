// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-refuse.h"
#include "purser-space-base-state.h"

/* Finds a card on a player's console.
 *
 * @place: (out): its place
 *
 * Returns: whether it is there */
gboolean
purser_space_base_find_place (const PurserSpaceBaseState *state,
                              int                         player,
                              guint                       card,
                              PurserSpaceBasePlace       *place)
{
  const PurserSpaceBasePlayer *owner = &state->players[player];

  for (place->sector = 0; place->sector < PURSER_SPACE_BASE_SECTORS; place->sector++)
    {
      const PurserSpaceBaseSector *sector = &owner->sectors[place->sector];

      place->depth = -1;
      if (sector->station == card)
        return TRUE;
      for (place->depth = 0; place->depth < sector->n_deployed; place->depth++)
        if (sector->deployed[place->depth] == card)
          return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer none) (nullable): the side of a card on a player's console that counts; %NULL if it is not there */
const PurserSpaceBaseSide *
purser_space_base_find_side (const PurserSpaceBaseState *state,
                             int                         player,
                             guint                       card)
{
  PurserSpaceBasePlace place;

  if (!purser_space_base_find_place (state, player, card, &place))
    return NULL;
  return place.depth < 0 ? &state->cards[card].station : &state->cards[card].deployed;
}

/* Returns: (transfer none): the name of the sector as a place on the table */
const char *
purser_space_base_place_name (int sector)
{
  static const char *const names[] = { "sector/1", "sector/2", "sector/3", "sector/4", "sector/5", "sector/6",
                                       "sector/7", "sector/8", "sector/9", "sector/10", "sector/11", "sector/12" };

  return names[sector];
}

/* Returns: whether a colony is there, so that no card can be stationed (`space-base/colony-closed`) */
gboolean
purser_space_base_is_closed (const PurserSpaceBaseState *state,
                             int                         player,
                             int                         sector)
{
  return purser_space_base_card_is_colony (state->players[player].sectors[sector].station);
}

/* Changes a balance and books it.
 *
 * @by: the change; the balance stops at 0
 * @card: the card that pays, or -1 */
void
purser_space_base_change (PurserStep             *step,
                          int                     player,
                          PurserSpaceBaseAccount  account,
                          gint64                  by,
                          const char             *rule,
                          int                     card)
{
  PurserSpaceBaseState *state = step->state;

  if (by != 0)
    purser_step_change (step, player, (int) account, &state->players[player].balances[account], by, rule,
                        card >= 0 ? purser_space_base_card_id ((guint) card) : NULL);
}

/* Removes the charges that the card's present side has no slot for (`space-base/charge-carry`). */
void
purser_space_base_trim_charges (PurserSpaceBaseState *state,
                                int                   player,
                                guint                 card)
{
  guint8 *charges = &state->players[player].charges[card];
  const PurserSpaceBaseSide *side = *charges > 0 ? purser_space_base_find_side (state, player, card) : NULL;

  if (side != NULL)
    *charges = MIN (*charges, side->room);
}

/* Stations a card. The card that was stationed is deployed behind the others (`space-base/deploy`).
 *
 * @sector: its sector, from 0
 *
 * Returns: whether there was room */
gboolean
purser_space_base_put (PurserStep *step,
                       int         player,
                       guint       card,
                       int         sector)
{
  PurserSpaceBaseState *state = step->state;
  PurserSpaceBaseSector *place = &state->players[player].sectors[sector];

  if (place->n_deployed == PURSER_SPACE_BASE_STACK)
    return !purser_step_rejects (step, _("no more cards fit into sector %d"), sector + 1);
  place->deployed[place->n_deployed++] = place->station;
  place->station = (guint8) card;
  purser_space_base_trim_charges (state, player, place->deployed[place->n_deployed - 1]);
  state->players[player].charges[card] = 0;
  state->owner[card] = (guint8) (player + 1);
  state->in_sight[card] = FALSE;
  return TRUE;
}

/* Checks whether a card can come into play: it is no starter, nobody has it, and its sector has no colony (`space-base/supply`,
 * `space-base/colony-closed`).
 *
 * @sector: its sector, from 0
 *
 * Returns: whether it can */
gboolean
purser_space_base_may_take (PurserStep *step,
                            int         player,
                            guint       card,
                            int         sector)
{
  PurserSpaceBaseState *state = step->state;

  if (purser_space_base_card_is_starter (card))
    return !purser_space_base_rejects_card (step, card, _("%s is a starting ship; everybody has one already"));
  if (state->owner[card] != 0)
    return !purser_space_base_rejects_taken (step, card);
  if (purser_space_base_is_closed (state, player, sector) &&
      purser_step_refuses (step, "space-base/colony-closed", _("a colony stands in sector %d of %s"),
                           sector + 1, purser_setup_get_name (step->setup, player)))
    return FALSE;
  return TRUE;
}

/* Returns: the next player in this round; -1 at its end (`space-base/turn-order`) */
int
purser_space_base_next_player (const PurserSpaceBaseState *state,
                               int                         player)
{
  int n = state->turn.n_players;

  for (int next = (player + 1) % n; next != state->start; next = (next + 1) % n)
    if (state->players[next].contends)
      return next;
  return -1;
}

gboolean
purser_space_base_any_allocated (const PurserSpaceBaseState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].allocated)
      return TRUE;
  return FALSE;
}

/* Returns: whether all players who take part have used the present roll */
gboolean
purser_space_base_all_allocated (const PurserSpaceBaseState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].contends && !state->players[i].allocated)
      return FALSE;
  return TRUE;
}

gboolean
purser_space_base_has_started (const PurserSpaceBaseState *state)
{
  return state->start >= 0;
}
