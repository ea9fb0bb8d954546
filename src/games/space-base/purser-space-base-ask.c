// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-ask.h"
#include "purser-space-base-options.h"
#include "purser-space-base-setup.h"

static void
ask_draft (const PurserSetup          *setup,
           const PurserSpaceBaseState *state,
           PurserPrompt               *prompt)
{
  int first = -1;

  for (int i = state->table.n_players - 1; i >= 0; i--)
    if (!state->players[i].drafted)
      first = i;
  purser_prompt_ask (prompt, "draft", first, state->light_speed ? "space-base/light-speed" : "space-base/draft",
                     g_strdup_printf (_("%s: which ships did you buy?"), purser_setup_get_name (setup, first)));
  for (int i = 0; i < state->table.n_players; i++)
    if (!state->players[i].drafted)
      purser_prompt_offer (prompt, i, purser_move_value_new ("draft", i), FALSE, g_strdup (_("First ships")));
}

static void
ask_first (const PurserSetup          *setup,
           const PurserSpaceBaseState *state,
           PurserPrompt               *prompt)
{
  int players[PURSER_SPACE_BASE_PLAYERS];
  guint n = purser_space_base_list_first (state, players);

  purser_prompt_ask (prompt, "first", -1, "space-base/first-player", g_strdup (_("A tie: who begins?")));
  for (guint i = 0; i < n; i++)
    purser_prompt_try (prompt, setup, state, purser_move_value_new ("first", players[i]),
                       g_strdup (purser_setup_get_name (setup, players[i])));
}

static PurserValue *
card_move (const char *verb,
           int         player,
           guint       card)
{
  PurserValue *move = purser_move_value_new (verb, player);

  purser_value_set_text (move, "card", purser_space_base_card_id (card));
  return move;
}

/* What anybody may do with charges now: offered, never pressed on the table. */
static void
offer_spend (const PurserSpaceBaseState *state,
             PurserPrompt               *prompt)
{
  for (int i = 0; i < state->table.n_players; i++)
    for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
      if (state->owner[card] == i + 1 && purser_space_base_can_spend (state, i, card))
        purser_prompt_offer (prompt, i, card_move ("spend", i, card), FALSE,
                             /* Translators: the id of a card */
                             g_strdup_printf (_("Use %s"), purser_space_base_card_id (card)));
}

static void
offer_ability (const PurserSpaceBaseState *state,
               PurserPrompt               *prompt,
               guint                       kind,
               const char                 *verb,
               const char                 *format)
{
  int player = state->table.active;

  for (guint card = 0; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    if (purser_space_base_has_ability (state, player, card, kind))
      purser_prompt_offer (prompt, player, card_move (verb, player, card), FALSE,
                           g_strdup_printf ("%s (%s)", format, purser_space_base_card_id (card)));
}

static void
ask_roll (const PurserSetup          *setup,
          const PurserSpaceBaseState *state,
          PurserPrompt               *prompt)
{
  int player = state->table.active;

  purser_prompt_ask (prompt, "roll", player, "space-base/roll",
                     g_strdup_printf (_("%s’s turn: what did you roll?"), purser_setup_get_name (setup, player)));
  purser_prompt_offer (prompt, player, purser_move_value_new ("roll", player), FALSE, g_strdup (_("Roll")));
  if (state->n_set < 2)
    offer_ability (state, prompt, PURSER_SPACE_BASE_SET_DIE, "set-die", _("Set a die"));
  offer_spend (state, prompt);
}

static gboolean
nobody_allocated (const PurserSpaceBaseState *state)
{
  for (int i = 0; i < state->table.n_players; i++)
    if (state->players[i].allocated)
      return FALSE;
  return TRUE;
}

static void
ask_allocate (const PurserSetup          *setup,
              const PurserSpaceBaseState *state,
              PurserPrompt               *prompt)
{
  int active = state->table.active;
  int asked = active;

  for (int i = 0; i < state->table.n_players; i++)
    if (state->players[asked].allocated || !state->players[asked].contends)
      asked = (asked + 1) % state->table.n_players;
  purser_prompt_ask (prompt, "allocate", asked, "space-base/allocate",
                     g_strdup_printf (_("%s rolled %d and %d: who uses what?"), purser_setup_get_name (setup, active),
                                      state->dice[0], state->dice[1]));
  for (int i = 0; i < state->table.n_players; i++)
    {
      int player = (active + i) % state->table.n_players;

      if (!state->players[player].allocated && state->players[player].contends)
        purser_space_base_offer_allocations (setup, state, player, prompt);
    }
  if (nobody_allocated (state))
    offer_ability (state, prompt, PURSER_SPACE_BASE_REROLL, "reroll", _("Roll again"));
  offer_spend (state, prompt);
}

static void
ask_buy (const PurserSetup          *setup,
         const PurserSpaceBaseState *state,
         PurserPrompt               *prompt)
{
  int player = state->table.active;
  const char *name = purser_setup_get_name (setup, player);
  PurserChoice *end;

  if (state->bought)
    purser_prompt_ask (prompt, "end-turn", player, "space-base/end-turn",
                       g_strdup_printf (_("%s: end the turn, and refill the cards on offer to six of each level"), name));
  else
    {
      purser_prompt_ask (prompt, "buy", player, "space-base/buy",
                         g_strdup_printf (_("%s has %d credits: what do you buy?"), name,
                                          state->players[player].balances[PURSER_SPACE_BASE_CREDITS]));
      purser_prompt_offer (prompt, player, purser_move_value_new ("buy", player), FALSE, g_strdup (_("Buy a card")));
    }
  end = purser_prompt_try (prompt, setup, state, purser_move_value_new ("end-turn", player),
                           g_strdup (state->bought ? _("End the turn") : _("Buy nothing and end the turn")));
  if (end != NULL)
    end->best = state->bought;
  offer_spend (state, prompt);
}

/**
 * purser_space_base_ask:
 * @setup: what the play started from
 * @state: the state
 * @prompt: (inout): a new prompt
 *
 * Says what is wanted next: the first ships, a tie settled, the dice, how everybody uses them, and a
 * purchase or the end of the turn; and what charges could do now.
 */
void
purser_space_base_ask (const PurserSetup *setup,
                       gconstpointer      data,
                       PurserPrompt      *prompt)
{
  const PurserSpaceBaseState *state = data;

  if (!purser_space_base_has_started (state))
    {
      if (purser_space_base_all_drafted (state))
        ask_first (setup, state, prompt);
      else
        ask_draft (setup, state, prompt);
    }
  else if (!state->rolled)
    ask_roll (setup, state, prompt);
  else if (!purser_space_base_all_allocated (state))
    ask_allocate (setup, state, prompt);
  else
    ask_buy (setup, state, prompt);
}
