// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-starfarers-state.h"

#include <string.h>

#include "purser-starfarers-shaker.h"

/* Changes an account and books it.
 *
 * @account: which account; not the victory points, which are derived
 * @by: the change; the balance stops at 0
 * @item: (nullable): the component that paid; must live as long as the program */
void
purser_starfarers_change (PurserStep              *step,
                          int                      player,
                          PurserStarfarersAccount  account,
                          gint64                   by,
                          const char              *rule,
                          const char              *item)
{
  PurserStarfarersState *state = step->state;

  purser_step_change (step, player, (int) account, &state->players[player].balances[account], by, rule, item);
}

/* Changes a hand. While hands are not tracked, no cards are taken off (`starfarers/hands-off`).
 *
 * @item: (nullable): the component that paid; must live as long as the program */
void
purser_starfarers_change_hand (PurserStep *step,
                               int         player,
                               int         resource,
                               gint64      by,
                               const char *rule,
                               const char *item)
{
  const PurserStarfarersState *state = step->state;

  if (by > 0 || state->hands_on)
    purser_starfarers_change (step, player, PURSER_STARFARERS_FIRST_RESOURCE + (guint) resource, by, rule, item);
}

/* Returns: how many cards of the resource the player holds, or has received while hands are not tracked */
int
purser_starfarers_get_held (const PurserStarfarersState *state,
                            int                          player,
                            int                          resource)
{
  return state->players[player].balances[PURSER_STARFARERS_FIRST_RESOURCE + resource];
}

/* Returns: how many cards the player holds in all */
int
purser_starfarers_count_hand (const PurserStarfarersState *state,
                              int                          player)
{
  int n = 0;

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    n += purser_starfarers_get_held (state, player, i);
  return n;
}

/* Returns: how many real upgrades of that kind are on the mothership */
int
purser_starfarers_get_upgrade (const PurserStarfarersState *state,
                               int                          player,
                               PurserStarfarersUpgrade      upgrade)
{
  return state->players[player].balances[PURSER_STARFARERS_BOOSTERS + upgrade];
}

/* Returns: whether there is any upgrade on the player's mothership */
gboolean
purser_starfarers_is_equipped (const PurserStarfarersState *state,
                               int                          player)
{
  for (guint i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    if (purser_starfarers_get_upgrade (state, player, i) > 0)
      return TRUE;
  return FALSE;
}

gboolean
purser_starfarers_has_card (const PurserStarfarersState *state,
                            int                          player,
                            guint                        card)
{
  return memchr (state->players[player].cards, (int) card, state->players[player].n_cards) != NULL;
}

/* @resource: the resource of the card; -1 for any
 *
 * Returns: the first such card the player has; -1 for none */
int
purser_starfarers_find_effect (const PurserStarfarersState *state,
                               int                          player,
                               PurserStarfarersEffect       effect,
                               int                          resource)
{
  const PurserStarfarersPlayer *self = &state->players[player];

  for (guint i = 0; i < self->n_cards; i++)
    {
      const PurserStarfarersCard *card = &state->cards[self->cards[i]];

      if (card->effect == effect && (resource < 0 || card->resource == resource))
        return self->cards[i];
    }
  return -1;
}

/* Returns: how many the Scientists' cards add to the real ones (`starfarers/scientists`) */
int
purser_starfarers_get_virtual (const PurserStarfarersState *state,
                               int                          player,
                               PurserStarfarersUpgrade      upgrade)
{
  const PurserStarfarersPlayer *self = &state->players[player];
  int n = 0;

  for (guint i = 0; i < self->n_cards; i++)
    {
      const PurserStarfarersCard *card = &state->cards[self->cards[i]];

      n += upgrade == PURSER_STARFARERS_BOOSTER ? card->boosters : 0;
      n += upgrade == PURSER_STARFARERS_CANNON ? card->cannons : 0;
    }
  return n;
}

/* Returns: what boosters and friendship cards add to a speed (`starfarers/speed`) */
int
purser_starfarers_count_boosters (const PurserStarfarersState *state,
                                  int                          player)
{
  return purser_starfarers_get_upgrade (state, player, PURSER_STARFARERS_BOOSTER)
         + purser_starfarers_get_virtual (state, player, PURSER_STARFARERS_BOOSTER);
}

/* Works out how far each of a player's ships may fly (`starfarers/speed`). Boosters and cards won since the shake
 * count too.
 * Returns: the speed of this turn's shake; -1 if the player has not shaken this turn */
int
purser_starfarers_get_speed (const PurserStarfarersState *state,
                             int                          player)
{
  if (!state->shaken || state->turn.active != player)
    return -1;
  return purser_starfarers_base_speed (state->balls) + purser_starfarers_count_boosters (state, player);
}

/* Returns: how many trade stations all players together have with the people */
int
purser_starfarers_count_stations (const PurserStarfarersState *state,
                                  PurserStarfarersPeople       people)
{
  int n = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    n += state->players[i].stations[people];
  return n;
}

/* Returns: how many of the player's colonies have a ring */
int
purser_starfarers_count_spaceports (const PurserStarfarersState *state,
                                    int                          player)
{
  const PurserStarfarersPlayer *self = &state->players[player];
  int n = 0;

  for (guint i = 0; i < self->n_colonies; i++)
    n += self->colonies[i].spaceport;
  return n;
}
