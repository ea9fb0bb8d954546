// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The questions, and the places of their answers on the table: `player/N` for a player's use of a roll, `card/ID` for what a
 * charged card can do and for a card that lies face up, `market` for a purchase. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-dice.h"
#include "purser-space-base-ask.h"
#include "purser-space-base-market.h"
#include "purser-space-base-setup.h"
#include "purser-space-base-uses.h"
#include "purser-space-base-words.h"

static void
ask_draft (const PurserSetup          *setup,
           const PurserSpaceBaseState *state,
           PurserPrompt               *prompt)
{
  int first = -1;

  for (int i = state->turn.n_players - 1; i >= 0; i--)
    if (!state->players[i].drafted)
      first = i;
  purser_prompt_ask (prompt, "draft", first, state->light_speed ? "space-base/light-speed" : "space-base/draft",
                     g_strdup_printf (state->light_speed ? _("%s: which of the six ships do you buy?")
                                                         : _("%s: which ship of level 1 did you draw?"),
                                      purser_setup_get_name (setup, first)));
  for (int i = 0; i < state->turn.n_players; i++)
    if (!state->players[i].drafted)
      purser_choice_place (purser_prompt_offer (prompt, i, purser_move_value_new ("draft", i), FALSE,
                                                g_strdup (state->light_speed ? _("First ships") : _("First ship"))), "market");
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
    {
      PurserChoice *choice = purser_prompt_try (prompt, setup, state, purser_move_value_new ("first", players[i]),
                                                g_strdup (purser_setup_get_name (setup, players[i])));

      if (choice != NULL)
        purser_choice_place (choice, "player/%d", players[i]);
    }
}

/* Returns what all players should know before the roll. */
static const char *
get_round_news (const PurserSpaceBaseState *state)
{
  if (!state->turn.last_round)
    return "";
  for (int i = 0; i < state->turn.n_players; i++)
    if (!state->players[i].contends && !purser_turn_info_has_left (&state->turn, i))
      return _("\nOne more round for those tied.");
  if (state->turn.tie_round)
    return _("\nOne more round, as there is a tie for first place.");
  return _("\nThis is the last round: somebody has reached 40 VP.");
}

static void
offer_market (const PurserSpaceBaseState *state,
              PurserPrompt               *prompt)
{
  PurserChoice *choice = purser_prompt_offer (prompt, state->turn.active, purser_move_value_new ("market", -1), FALSE,
                                              g_strdup (_("Enter face-up ships")));

  purser_choice_want (choice, "cards");
  purser_choice_place (choice, "market");
}

/* Offers the roll with the dice that were set; if both were, there is nothing left to roll. */
static void
offer_roll (const PurserSetup          *setup,
            const PurserSpaceBaseState *state,
            PurserPrompt               *prompt)
{
  PurserValue *move = purser_move_value_new ("roll", state->turn.active);
  const int dice[] = { state->set[0], state->set[1] };

  if (state->n_set < 2)
    {
      purser_prompt_offer (prompt, state->turn.active, move, FALSE, g_strdup (_("Roll")))->die = state->set[0];
      return;
    }
  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  purser_prompt_try (prompt, setup, state, move, g_strdup_printf (_("Roll %d and %d, as set"), dice[0], dice[1]));
}

/* Tells if the last player could not pay for any card: the turn ended by itself then, and the purchase would seem forgotten.
 *
 * Returns: (transfer full): lines to add to the question; empty for none */
static char *
say_news (const PurserSetup          *setup,
          const PurserSpaceBaseState *state)
{
  g_autofree char *before = NULL;

  if (state->passed == 0 || purser_space_base_can_pay_any (state, state->passed - 1, state->unspent))
    return g_strdup (get_round_news (state));
  before = g_strdup_printf (_("\n%s could not pay for any card."), purser_setup_get_name (setup, state->passed - 1));
  return g_strconcat (before, get_round_news (state), NULL);
}

static void
ask_roll (const PurserSetup          *setup,
          const PurserSpaceBaseState *state,
          PurserPrompt               *prompt)
{
  int player = state->turn.active;
  const char *name = purser_setup_get_name (setup, player);
  g_autofree char *news = say_news (setup, state);

  purser_prompt_ask (prompt, "roll", player, "space-base/roll",
                     /* Translators: one of the dice is set already; no longer than “what did you roll?”, as on a
                      * phone the dice would move */
                     state->n_set == 1 ? g_strdup_printf (_("%s’s turn: and the other die?%s"), name, news)
                                       : g_strdup_printf (_("%s’s turn: what did you roll?%s"), name, news));
  offer_roll (setup, state, prompt);
  if (state->n_set < 2)
    purser_space_base_offer_sets (setup, state, prompt);
  purser_space_base_offer_uses (setup, state, prompt);
  if (state->market)
    offer_market (state, prompt);
}

static void
ask_allocate (const PurserSetup          *setup,
              const PurserSpaceBaseState *state,
              PurserPrompt               *prompt)
{
  int active = state->turn.active;
  int asked = active;

  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[asked].allocated || !state->players[asked].contends)
      asked = (asked + 1) % state->turn.n_players;
  purser_prompt_ask (prompt, "allocate", asked, "space-base/allocate",
                     g_strdup_printf (_("%s rolled %d and %d: choose payouts"), purser_setup_get_name (setup, active),
                                      state->dice[0], state->dice[1]));
  for (int i = 0; i < state->turn.n_players; i++)
    {
      int player = (active + i) % state->turn.n_players;

      if (!state->players[player].allocated && state->players[player].contends)
        purser_space_base_offer_allocations (setup, state, player, prompt);
    }
  if (!purser_space_base_any_allocated (state))
    purser_space_base_offer_reroll (setup, state, prompt);
  purser_space_base_offer_uses (setup, state, prompt);
}

/* ---- Purchase and end of the turn ---- */

/* Offers the purchase. Each card that is known to lie face up is an answer; else the player chooses among all cards. */
static void
offer_purchase (const PurserSetup          *setup,
                const PurserSpaceBaseState *state,
                PurserPrompt               *prompt)
{
  int player = state->turn.active;
  g_autoptr (GArray) offers = purser_space_base_list_offers (state, player, -1, PURSER_SPACE_BASE_ALL_LEVELS);

  purser_choice_place (purser_prompt_offer (prompt, player, purser_move_value_new ("buy", player), FALSE,
                                            g_strdup (_("Buy a card"))), "market");
  for (guint i = 0; state->market && i < offers->len; i++)
    {
      const PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i);
      PurserValue *move = purser_move_value_new ("buy", player);
      g_autofree char *card = purser_space_base_say_card (offer->card);
      PurserChoice *choice;

      purser_value_set_string (move, "card", purser_space_base_card_id (offer->card));
      if (offer->missing > 0 || offer->cost < 0 ||
          (!state->in_sight[offer->card] && purser_space_base_card_level (offer->card) > 0))
        {
          purser_value_unref (move);
          continue;
        }
      choice = purser_prompt_try (prompt, setup, state, move, g_strdup_printf (_("Buy %s (%d)"), card, offer->cost));
      if (choice != NULL)
        purser_choice_place (choice, "card/%s", purser_space_base_card_id (offer->card));
    }
}

static gboolean
anybody_has_claims (const PurserSpaceBaseState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (purser_space_base_has_claims (state, i))
      return TRUE;
  return FALSE;
}

static char *
say_end (const PurserSpaceBaseState *state)
{
  if (anybody_has_claims (state))
    return g_strdup (_("End the turn without the free ships"));
  return g_strdup (state->bought ? _("End the turn") : _("Buy nothing and end the turn"));
}

/* Offers the end of the turn. It is proposed once there is nothing to buy, and follows by itself if nothing else is left, but
 * neither with free ships nor with a refill to be entered. */
static void
offer_end (const PurserSetup          *setup,
           const PurserSpaceBaseState *state,
           PurserPrompt               *prompt,
           gboolean                    can_buy,
           gboolean                    has_uses)
{
  PurserChoice *end = purser_prompt_try (prompt, setup, state, purser_move_value_new ("end-turn", state->turn.active),
                                         say_end (state));
  gboolean claims = anybody_has_claims (state), wants_refill = state->bought && purser_space_base_wants_refill (state);

  if (end == NULL)
    return;
  end->best = !can_buy && !claims;
  end->at_once = !can_buy && !has_uses && !wants_refill;
  if (!claims && !wants_refill)
    purser_prompt_offer_next_roll (prompt, setup, state, end);
}

static void
ask_buy (const PurserSetup          *setup,
         const PurserSpaceBaseState *state,
         PurserPrompt               *prompt)
{
  int player = state->turn.active;
  const char *name = purser_setup_get_name (setup, player);
  int credits = state->players[player].balances[PURSER_SPACE_BASE_CREDITS];
  gboolean can_buy = !state->bought && purser_space_base_can_pay_any (state, player, credits);
  gboolean has_uses;

  if (state->bought)
    purser_prompt_ask (prompt, "end-turn", player, "space-base/end-turn",
                       g_strdup_printf (_("%s: end the turn\nRefill the cards on offer to six of each level"), name));
  else
    purser_prompt_ask (prompt, "buy", player, "space-base/buy",
                       g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d credit: what do you buy?",
                                                     "%s has %d credits: what do you buy?", (gulong) credits), name, credits));
  if (!state->bought)
    offer_purchase (setup, state, prompt);
  if (state->market)
    offer_market (state, prompt);
  has_uses = purser_space_base_offer_uses (setup, state, prompt);
  offer_end (setup, state, prompt, can_buy, has_uses);
}

/* Asks the next question: the first ships, who begins after a tie, the dice, the use of the roll by each player, and a purchase
 * or the end of the turn; and offers what charges could do now. */
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

static PurserValue *
find_following (PurserPrompt *prompt)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->at_once)
        return purser_value_ref (choice->move);
    }
  return NULL;
}

/* Lets the end of a turn follow if nothing else is left: after the last payout if nothing can be bought, and after the
 * purchase. Corrections and notes never end a turn.
 * Returns: (transfer full) (element-type PurserValue): the moves */
GPtrArray *
purser_space_base_list_tap (const PurserSetup *setup,
                            gconstpointer      state,
                            PurserValue       *move)
{
  static const char *const followed[] = { "allocate", "buy", "spend", "market", NULL };
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  const char *verb = purser_value_get_string_of (move, "move");
  g_autofree gpointer copy = g_memdup2 (state, setup->rules->state_size);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = NULL;
  g_autoptr (PurserPrompt) prompt = NULL;
  PurserValue *next;

  g_ptr_array_add (moves, purser_value_ref (move));
  if (verb == NULL || !g_strv_contains (followed, verb))
    return moves;
  read = purser_move_new (setup, move, &verdict);
  if (read == NULL || !purser_rules_apply (setup, copy, read, NULL, &verdict))
    return moves;
  prompt = purser_rules_ask (setup, copy);
  next = find_following (prompt);
  if (next != NULL)
    g_ptr_array_add (moves, next);
  return moves;
}
