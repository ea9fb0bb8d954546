// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-hand.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-turn.h"

#define RULE_DISCARD "starfarers/discard"
#define RULE_STEAL "starfarers/steal"
#define RULE_HANDS_OFF "starfarers/hands-off"

/* Cards that may be held on a seven (`starfarers/hand-limit`). */
#define HAND_LIMIT 7

/* Returns: how many cards the player has to discard now: half of a hand of more than 7 cards, rounded down, or of more than 12
 * with the Diplomats' card (`starfarers/discard`, `starfarers/reduced-tribute`) */
int
purser_starfarers_count_discard (const PurserStarfarersState *state,
                                 int                          player)
{
  int hand = purser_starfarers_count_hand (state, player);
  int card = purser_starfarers_find_effect (state, player, PURSER_STARFARERS_HAND_LIMIT, -1);
  int limit = card >= 0 ? state->cards[card].amount : HAND_LIMIT;

  return state->players[player].may_discard && hand > limit ? hand / 2 : 0;
}

/* Returns: the first player, from the active one on, who has to discard; -1 for nobody */
int
purser_starfarers_who_discards (const PurserStarfarersState *state)
{
  int n = state->turn.n_players;

  for (int i = 0; state->phase == PURSER_STARFARERS_PRODUCE && i < n; i++)
    {
      int player = (state->turn.active + i) % n;

      if (purser_starfarers_count_discard (state, player) > 0)
        return player;
    }
  return -1;
}

/* Ends the discards: large hands are safe once a player takes or draws a card after a seven. */
void
purser_starfarers_close_discards (PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    state->players[i].may_discard = FALSE;
}

/* Returns: whether the active player can still take a card after a seven */
gboolean
purser_starfarers_may_steal (const PurserStarfarersState *state)
{
  return state->sum == PURSER_STARFARERS_SEVEN && state->phase == PURSER_STARFARERS_PRODUCE && !state->stolen;
}

/* Returns: whether the turn waits until the active player takes a card after a seven, as hands are tracked and another player has
 * cards. Once reserve cards are drawn it is too late */
gboolean
purser_starfarers_must_steal (const PurserStarfarersState *state)
{
  int others = 0;

  if (!state->hands_on || !purser_starfarers_may_steal (state))
    return FALSE;
  for (int i = 0; i < state->turn.n_players; i++)
    {
      if (state->players[i].drew)
        return FALSE;
      others += i == state->turn.active ? 0 : purser_starfarers_count_hand (state, i);
    }
  return others > 0;
}

static gboolean
check_discard (PurserStep *step,
               int         n)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int due = purser_starfarers_count_discard (state, player);

  if (!state->hands_on && purser_step_refuses (step, RULE_HANDS_OFF, _("this play does not track hands")))
    return FALSE;
  if ((state->phase != PURSER_STARFARERS_PRODUCE || due == 0)
      && purser_step_refuses (step, RULE_DISCARD, _("%s has nothing to discard now"),
                              purser_setup_get_name (step->setup, player)))
    return FALSE;
  return n == due || !purser_step_refuses (step, RULE_DISCARD, _("%s has to discard %d cards, not %d"),
                                           purser_setup_get_name (step->setup, player), due, n);
}

/* Puts half of a hand that is too large back into the supply (`starfarers/discard`). */
gboolean
purser_starfarers_apply_discard (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  PurserStarfarersCards cards;

  purser_starfarers_cards_from_list (&cards, purser_move_get (step->move, "cards"));
  if (!check_discard (step, purser_starfarers_cards_count (&cards)))
    return FALSE;
  if (!purser_starfarers_check_held (step, player, &cards, RULE_DISCARD))
    return FALSE;
  purser_starfarers_pay (step, player, &cards, RULE_DISCARD, NULL);
  state->players[player].may_discard = FALSE;
  return TRUE;
}

static gboolean
check_steal (PurserStep *step,
             int         from,
             int         resource)
{
  const PurserStarfarersState *state = step->state;

  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_PRODUCE))
    return FALSE;
  if (!purser_starfarers_may_steal (state)
      && purser_step_refuses (step, RULE_STEAL, _("a card is taken once, and only after a seven")))
    return FALSE;
  if (from == step->move->player && purser_step_refuses (step, RULE_STEAL, _("the card comes from another player")))
    return FALSE;
  return !state->hands_on || purser_starfarers_check_taken (step, from, resource, RULE_STEAL);
}

/* Takes a random card from another player for the active one (`starfarers/steal`), which changes nothing while hands are not
 * tracked. */
gboolean
purser_starfarers_apply_steal (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int from = purser_move_get_integer (step->move, "from", 0);
  int resource = purser_move_get_choice (step->move, "resource");

  if (!check_steal (step, from, resource))
    return FALSE;
  state->stolen = TRUE;
  purser_starfarers_close_discards (state);
  purser_starfarers_take_from (step, from, step->move->player, resource, RULE_STEAL, NULL);
  return TRUE;
}
