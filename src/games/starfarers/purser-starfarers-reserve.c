// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-production.h"
#include "purser-starfarers-reserve.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-turn.h"

#define RULE_RESERVE "starfarers/reserve"
#define RULE_OTHERS "starfarers/reserve-others"
#define RULE_OPENING "starfarers/opening-hand"

/* The opening hand, and what everybody but the active player draws after a seven. */
#define OPENING_HAND 3
#define AFTER_SEVEN 1

/* Returns: how many reserve cards the active player draws: 2 up to 7 points, 1 up to 9, then none
 * (`starfarers/reserve`) */
int
purser_starfarers_reserve_by_vp (gint32 vp)
{
  if (vp <= 7)
    return 2;
  return vp <= 9 ? 1 : 0;
}

/* Before the first roll of the play everybody fills the opening hand. */
static gboolean
is_opening (const PurserStarfarersState *state)
{
  return state->phase <= PURSER_STARFARERS_ROLL && state->turn.set_up;
}

/* Returns: how many cards the player may draw from the reserve pile now */
int
purser_starfarers_count_reserve (const PurserStarfarersState *state,
                                 int                          player)
{
  const PurserStarfarersPlayer *self = &state->players[player];

  if (is_opening (state))
    return OPENING_HAND - MIN (self->opening, OPENING_HAND);
  if (self->drew || state->phase < PURSER_STARFARERS_PRODUCE || state->phase > PURSER_STARFARERS_TRADE)
    return 0;
  if (player == state->turn.active)
    return purser_starfarers_reserve_by_vp (self->balances[PURSER_STARFARERS_VP]);
  return state->sum == PURSER_STARFARERS_SEVEN ? AFTER_SEVEN : 0;
}

/* Makes a new reserve pile: 8 cards of each resource, or as many as the supply is known to have
 * (`starfarers/reserve-pile`, `starfarers/reserve-empty`). */
void
purser_starfarers_fill_pile (PurserStarfarersState *state)
{
  state->pile = 0;
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      int supply;

      state->in_pile[i] = 0;
      supply = state->hands_on ? purser_starfarers_get_supply (state, i) : PURSER_STARFARERS_SUPPLY;
      state->in_pile[i] = (guint8) MIN (supply, PURSER_STARFARERS_RESERVE);
      state->pile += state->in_pile[i];
    }
}

static void
draw (PurserStarfarersState       *state,
      const PurserStarfarersCards *cards,
      int                          n)
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    state->in_pile[i] = (guint8) MAX (state->in_pile[i] - cards->n[i], 0);
  for (; n > 0; n--)
    {
      state->pile = (guint8) MAX (state->pile - 1, 0);
      if (state->pile == 0)
        purser_starfarers_fill_pile (state);
    }
}

static gboolean
check_time (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;

  if (is_opening (state))
    return TRUE;
  if (state->phase < PURSER_STARFARERS_PRODUCE
      && purser_step_refuses (step, "starfarers/roll", _("the dice come first")))
    return FALSE;
  if (state->phase > PURSER_STARFARERS_TRADE
      && purser_step_refuses (step, "starfarers/reserve-late", _("reserve cards are drawn before the mothership is shaken")))
    return FALSE;
  if (player != state->turn.active && state->sum != PURSER_STARFARERS_SEVEN
      && purser_step_refuses (step, RULE_OTHERS, _("only after a seven the others draw a reserve card")))
    return FALSE;
  if (state->players[player].drew
      && purser_step_refuses (step, RULE_RESERVE, _("%s has drawn reserve cards in this turn already"),
                              purser_setup_get_name (step->setup, player)))
    return FALSE;
  return purser_starfarers_check_seven (step, PURSER_STARFARERS_TRADE);
}

static const char *
find_rule (const PurserStarfarersState *state,
           int                          player)
{
  if (is_opening (state))
    return RULE_OPENING;
  return player == state->turn.active ? RULE_RESERVE : RULE_OTHERS;
}

static void
note_draw (PurserStarfarersState *state,
           int                    player,
           int                    n)
{
  PurserStarfarersPlayer *self = &state->players[player];

  if (is_opening (state))
    self->opening = (guint8) MIN (self->opening + n, G_MAXUINT8);
  else
    self->drew = TRUE;
}

/* Draws from the reserve pile: three cards each before the first roll, then 2, 1 or 0 by victory points in the player's own turn,
 * and 1 after another player's seven. If the move does not name the cards, all that are due are drawn and none is credited. */
gboolean
purser_starfarers_apply_reserve (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int most = purser_starfarers_count_reserve (state, player);
  const char *rule = find_rule (state, player);
  PurserStarfarersCards cards;
  int n;

  purser_starfarers_cards_from_list (&cards, purser_move_get (step->move, "resources"));
  n = purser_move_has (step->move, "resources") ? purser_starfarers_cards_count (&cards) : most;
  if (!check_time (step))
    return FALSE;
  if (n > most && purser_step_refuses (step, rule, _("%s may draw %d reserve cards, not %d"),
                                       purser_setup_get_name (step->setup, player), most, n))
    return FALSE;
  purser_starfarers_receive (step, player, &cards, rule, NULL);
  draw (state, &cards, n);
  note_draw (state, player, n);
  purser_starfarers_close_discards (state);
  return TRUE;
}
