// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-refuse.h"
#include "purser-space-base-setup.h"

#define RULE_DRAFT "space-base/draft"
#define RULE_LIGHT_SPEED "space-base/light-speed"
#define RULE_FIRST "space-base/first-player"

static gboolean
read_cards (PurserStep           *step,
            PurserSpaceBaseState *state)
{
  PurserValue *cards = purser_value_get (step->setup->facts, "cards");

  for (guint i = 0; i < PURSER_SPACE_BASE_CARDS; i++)
    state->cards[i].cost = -1;
  for (guint i = 0; i < purser_value_get_size (cards); i++)
    {
      PurserValue *value = purser_value_get_at (cards, i);
      const char *id = purser_value_get_string_of (value, "id");
      int card = id != NULL ? purser_space_base_card_find (id) : -1;

      if (card < 0)
        return !purser_step_rejects (step, _("“%.80s” in the card table is not a card"), id != NULL ? id : "");
      if (!purser_space_base_card_read (&state->cards[card], value, step->setup->n_players,
                                        state->pips_equal, step->verdict))
        return FALSE;
    }
  return TRUE;
}

static void
number_cards (PurserSpaceBaseState *state)
{
  for (guint i = 0; i < PURSER_SPACE_BASE_CARDS; i++)
    {
      state->cards[i].level = (guint8) purser_space_base_card_level (i);
      state->cards[i].sector = (guint8) purser_space_base_card_sector (i);
    }
}

static void
open_accounts (PurserStep           *step,
               PurserSpaceBaseState *state,
               int                   player)
{
  const char *rule = state->light_speed ? RULE_LIGHT_SPEED : "space-base/setup";
  PurserSpaceBasePlayer *self = &state->players[player];

  self->contends = TRUE;
  for (guint sector = 0; sector < PURSER_SPACE_BASE_SECTORS; sector++)
    self->sectors[sector].station = (guint8) sector;
  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, state->light_speed ? 15 : 5, rule, -1);
  purser_space_base_change (step, player, PURSER_SPACE_BASE_INCOME, state->light_speed ? 1 : 0, rule, -1);
}

/* Sets up a play: 5 credits each, or 15 credits and 1 income in Light Speed, and the twelve starting ships stationed
 * (`space-base/setup`, `space-base/light-speed`).
 * Returns: whether the card table is valid */
gboolean
purser_space_base_begin (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;

  state->light_speed = (guint8) purser_setup_get_choice (step->setup, "variant");
  state->pips_equal = (guint8) purser_setup_get_choice (step->setup, "pips");
  state->tie_all = (guint8) purser_setup_get_choice (step->setup, "tie_round");
  state->market = (guint8) purser_setup_get_choice (step->setup, "market");
  state->start = -1;
  state->winner = -1;
  number_cards (state);
  if (!read_cards (step, state))
    return FALSE;
  for (guint i = 0; i < step->setup->n_players; i++)
    open_accounts (step, state, (int) i);
  return TRUE;
}

gboolean
purser_space_base_all_drafted (const PurserSpaceBaseState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (!state->players[i].drafted)
      return FALSE;
  return TRUE;
}

/* Returns the key for the start player, the highest begins: the highest sector, and in Light Speed the most credits left before
 * that. */
static gint64
first_key (const PurserSpaceBaseState *state,
           int                         player)
{
  const PurserSpaceBasePlayer *self = &state->players[player];
  gint64 credits = state->light_speed ? self->balances[PURSER_SPACE_BASE_CREDITS] : 0;

  return credits * 100 + self->drafted_sector;
}

/* Lists the players who may begin: those with the highest sector bought, in Light Speed the most credits left and then the
 * highest sector (`space-base/first-player`, `space-base/light-speed-first`).
 *
 * @players: (out caller-allocates): room for all players
 *
 * Returns: their number; more than one is a tie */
guint
purser_space_base_list_first (const PurserSpaceBaseState *state,
                              int                        *players)
{
  gint64 best = -1;
  guint n = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    best = MAX (best, first_key (state, i));
  for (int i = 0; i < state->turn.n_players; i++)
    if (first_key (state, i) == best)
      players[n++] = i;
  return n;
}

/* Pays the bonus of a seat, which grows with the turn order: nothing, 1 credit, 2 credits, 1 income, 1 income. */
static void
pay_seat_bonus (PurserStep *step,
                int         player,
                int         seat,
                int         times)
{
  static const int credits[] = { 0, 1, 2, 0, 0 };
  static const int income[] = { 0, 0, 0, 1, 1 };

  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, times * credits[seat], "space-base/seat-bonus", -1);
  purser_space_base_change (step, player, PURSER_SPACE_BASE_INCOME, times * income[seat], "space-base/seat-bonus", -1);
}

static void
start_with (PurserStep *step,
            int         player)
{
  PurserSpaceBaseState *state = step->state;
  int n = state->turn.n_players;

  state->start = (gint8) player;
  state->turn.active = (gint8) player;
  state->turn.round = 1;
  for (int seat = 0; seat < n; seat++)
    pay_seat_bonus (step, (player + seat) % n, seat, 1);
}

/* Changes the start player: the bonuses of the old seats are taken back. */
static void
start_again_with (PurserStep *step,
                  int         player)
{
  PurserSpaceBaseState *state = step->state;
  int n = state->turn.n_players;

  for (int seat = 0; seat < n; seat++)
    pay_seat_bonus (step, (state->start + seat) % n, seat, -1);
  start_with (step, player);
}

static void
start_if_clear (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;
  int players[PURSER_SPACE_BASE_PLAYERS];

  if (!purser_space_base_has_started (state) && purser_space_base_all_drafted (state) &&
      purser_space_base_list_first (state, players) == 1)
    start_with (step, players[0]);
}

static gboolean
check_draft (PurserStep  *step,
             int          player,
             const guint *cards,
             guint        n_cards)
{
  PurserSpaceBaseState *state = step->state;
  const char *name = purser_setup_get_name (step->setup, player);
  guint n_level[4] = { 0 };

  for (guint i = 0; i < n_cards; i++)
    n_level[state->cards[cards[i]].level]++;
  if (purser_space_base_has_started (state) && purser_step_refuses (step, RULE_DRAFT, _("the play has begun already")))
    return FALSE;
  if (state->players[player].drafted && purser_step_refuses (step, RULE_DRAFT, _("%s has bought already"), name))
    return FALSE;
  if (!state->light_speed && (n_cards != 1 || n_level[1] != 1) &&
      purser_step_refuses (step, RULE_DRAFT, _("everybody buys one ship of level 1 before the first turn")))
    return FALSE;
  if (state->light_speed && (n_level[1] > 4 || n_level[2] > 2 || n_level[0] + n_level[3] > 0) &&
      purser_step_refuses (step, RULE_LIGHT_SPEED, _("Light Speed deals four ships of level 1 and two of level 2")))
    return FALSE;
  return TRUE;
}

static gboolean
draft_card (PurserStep *step,
            int         player,
            guint       card)
{
  PurserSpaceBaseState *state = step->state;
  PurserSpaceBasePlayer *self = &state->players[player];
  const PurserSpaceBaseCard *about = &state->cards[card];
  const char *rule = state->light_speed ? RULE_LIGHT_SPEED : RULE_DRAFT;

  if (!purser_space_base_may_take (step, player, card, about->sector))
    return FALSE;
  if (about->cost < 0 && purser_space_base_refuses_unknown (step, card, _("the cost of %s is unknown")))
    return FALSE;
  if (about->cost > self->balances[PURSER_SPACE_BASE_CREDITS] &&
      purser_space_base_refuses_cost (step, rule, player, card))
    return FALSE;
  purser_step_at (step, purser_space_base_place_name (about->sector));
  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, -MAX (about->cost, 0), rule, (int) card);
  purser_step_at (step, NULL);
  self->drafted_sector = MAX (self->drafted_sector, about->sector + 1);
  return purser_space_base_put (step, player, card, about->sector);
}

/* Buys the first ships for only their cost. The play starts with the last player to do so, unless there is a tie for start
 * player (`space-base/draft`).
 *
 * @cards: (array length=n_cards): the ships, in the order in which they are stationed
 * @n_cards: their number; 1, or up to 6 in Light Speed */
gboolean
purser_space_base_draft (PurserStep  *step,
                         int          player,
                         const guint *cards,
                         guint        n_cards)
{
  PurserSpaceBaseState *state = step->state;

  if (!check_draft (step, player, cards, n_cards))
    return FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (!draft_card (step, player, cards[i]))
      return FALSE;
  state->players[player].drafted = TRUE;
  start_if_clear (step);
  return TRUE;
}

/* Changes the start player. The table may overrule who begins before the first roll; after it the seats are fixed. */
static gboolean
change_first (PurserStep *step,
              int         player)
{
  const PurserSpaceBaseState *state = step->state;
  gboolean may_change = state->turn.round == 1 && state->turn.active == state->start && !state->rolled;

  if (!may_change)
    {
      purser_verdict_refuse (step->verdict, RULE_FIRST, _("the start player is known already"));
      return FALSE;
    }
  if (purser_step_refuses (step, RULE_FIRST, _("the start player is known already")))
    return FALSE;
  start_again_with (step, player);
  return TRUE;
}

/* Settles a tie for start player. */
gboolean
purser_space_base_first (PurserStep *step,
                         int         player)
{
  PurserSpaceBaseState *state = step->state;
  int players[PURSER_SPACE_BASE_PLAYERS];

  purser_space_base_list_first (state, players);
  if (purser_space_base_has_started (state))
    return change_first (step, player);
  if (!purser_space_base_all_drafted (state) &&
      purser_step_refuses (step, RULE_FIRST, _("not everybody has bought a first ship yet")))
    return FALSE;
  if (first_key (state, player) < first_key (state, players[0]) &&
      purser_step_refuses (step, RULE_FIRST, _("%s is not one of the tied players"),
                           purser_setup_get_name (step->setup, player)))
    return FALSE;
  start_with (step, player);
  return TRUE;
}

/* Sets the start player with the last of the first ships, if the table names one, whatever the rules decide.
 *
 * @player: the start player; -1 if the rules decide */
gboolean
purser_space_base_begin_with (PurserStep *step,
                              int         player)
{
  PurserSpaceBaseState *state = step->state;

  if (player < 0 || !purser_space_base_all_drafted (state) || state->start == player)
    return TRUE;
  if (purser_space_base_has_started (state))
    return change_first (step, player);
  return purser_space_base_first (step, player);
}
