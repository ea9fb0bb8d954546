// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Makes the prompts; purser-phoenix-offer.c makes the answers to choose from.
 *
 * Places of answers: `supply/aliens`, `player/1` (the start of that player; the start player), `ship/farm-2` (an own ship;
 * `ship/farm` if the levels were not stated), `hire/1-farm-2` and `hire/neutral-farm` (a ship of another owner),
 * `track/transport` (a step of diplomacy, and the values printed on the track), `bonus/transport-3` and `bonus/transport-1-3`
 * (the rewards of these levels), `hub/1` (that player’s income, and the values printed on the hub), `sector/teal-2`
 * (residents who move away or in; `sector/teal` if only the wing is known) and `tile/012`. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-rewards.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-turn.h"

const PurserPromptKind purser_phoenix_prompts[] = {
  { "supply", N_("The aliens drawn, by color, and the humans") },
  { "start", N_("What a player begins with") },
  { "act", N_("A ship action or the income action"), NC_("phase", "Action") },
  { "bonus", N_("The diplomacy rewards of an action"), NC_("phase", "Diplomacy") },
  { "end-turn", N_("The end of the turn; before it residents may move after an income"), NC_("phase", "End of the turn") },
  { "nothing", N_("Nothing: the play is over") },
  { NULL }
};

static PurserChoice *
offer (PurserPrompt *prompt,
       const char   *verb,
       int           player,
       char         *label)
{
  return purser_prompt_offer (prompt, player, purser_move_value_new (verb, player), FALSE, label);
}

static void
ask_supply (const PurserPhoenixState *state,
            PurserPrompt             *prompt)
{
  int humans = purser_phoenix_humans_drawn (state->turn.n_players);
  PurserValue *move = purser_move_value_new ("supply", -1);

  purser_value_set_integer (move, "humans", humans);
  purser_prompt_ask (prompt, "supply", -1, "phoenix/supply",
                     g_strdup_printf (_("Draw %d aliens from the bag: how many of each color? %d humans go beside them"),
                                      purser_phoenix_aliens_drawn (state->turn.n_players), humans));
  purser_choice_place (purser_prompt_offer (prompt, -1, move, FALSE, g_strdup (_("Enter the supply"))), "supply/aliens");
}

/* Returns the first player without a start; there is one, as otherwise the first turn would have begun. */
static int
next_to_start (const PurserPhoenixState *state)
{
  int player = 0;

  while (state->players[player].started)
    player++;
  return player;
}

static void
ask_start (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           PurserPrompt             *prompt)
{
  static const char *const wanted[] = {
    "hub", "gems", "food", "water", "metal", "vp", "ships", "diplomacy", "sectors", "tiles",
  };
  int player = next_to_start (state);
  const char *name = purser_setup_get_name (setup, player);
  PurserChoice *choice;

  purser_prompt_ask (prompt, "start", player, "phoenix/start",
                     g_strdup_printf (_("What does the back of %s’s hub give, and which ships are there?"), name));
  choice = offer (prompt, "start", player, g_strdup (_("Enter what the hub gives")));
  purser_choice_place (choice, "player/%d", player);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    purser_choice_want (choice, wanted[i]);
}

/* Offers the moves that are allowed at any time of a turn. */
static void
offer_extras (PurserPrompt *prompt)
{
  offer (prompt, "residents", -1, g_strdup (_("Other resident changes")));
  offer (prompt, "endgame", -1, g_strdup (_("Endgame bonus")));
}

/* The start player may be named until somebody has taken an action. */
static void
offer_first (const PurserSetup        *setup,
             const PurserPhoenixState *state,
             PurserPrompt             *prompt)
{
  for (int i = 0; i < state->turn.n_players && !state->played; i++)
    if (i != state->turn.active)
      {
        PurserChoice *choice = purser_prompt_try (prompt, setup, state, purser_move_value_new ("first", i),
                                                  g_strdup_printf (_("%s begins instead"), purser_setup_get_name (setup, i)));

        if (choice != NULL)
          purser_choice_place (choice, "player/%d", i);
      }
}

/* Adds help to the second line of the prompt. */
static void
add_help (GString    *text,
          const char *help)
{
  g_string_append (text, strchr (text->str, '\n') == NULL ? "\n" : " ");
  g_string_append (text, help);
}

/* phoenix/quarters-new */
static gboolean
has_newcomer (const PurserPhoenixState *state)
{
  const PurserPhoenixPlayer *player = &state->players[state->turn.active];

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    for (int level = 0; level <= PURSER_PHOENIX_LEVELS; level++)
      for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
        if (purser_phoenix_find_newcomer (player, (PurserPhoenixSpecies) i, colour, level) >= 0)
          return TRUE;
  return FALSE;
}

static void
ask_act (const PurserSetup        *setup,
         const PurserPhoenixState *state,
         PurserPrompt             *prompt)
{
  const char *name = purser_setup_get_name (setup, state->turn.active);
  GString *text = g_string_new (NULL);
  g_autofree char *last = NULL;

  g_string_append_printf (text, _("%s’s turn: use a ship, or take income"), name);
  if (state->ender > 0)
    {
      /* Translators: two players’ names */
      last = g_strdup_printf (_("%s has triggered the end of the game: this is %s’s last turn."),
                              purser_setup_get_name (setup, state->ender - 1), name);
      add_help (text, last);
    }
  if (!purser_phoenix_may_take_income (state, state->turn.active))
    add_help (text, _("No income yet: it requires 7 GEM or fewer, a used ship of your own, or no ship that could be used."));
  if (has_newcomer (state))
    add_help (text, _("Residents who moved in this turn count for income from the next turn on."));
  purser_prompt_ask (prompt, "act", state->turn.active, "phoenix/turn", g_string_free_and_steal (text));
  purser_phoenix_offer_own (setup, state, prompt);
  purser_phoenix_offer_income (setup, state, prompt);
  purser_phoenix_offer_others (setup, state, prompt);
  offer_first (setup, state, prompt);
  offer_extras (prompt);
}

static PurserChoice *
offer_end_turn (const PurserSetup        *setup,
                const PurserPhoenixState *state,
                const char               *label,
                PurserPrompt             *prompt)
{
  return purser_prompt_try (prompt, setup, state, purser_move_value_new ("end-turn", state->turn.active),
                            g_strdup (label));
}

/* Lists the players who may choose a reward, each with the highest level. */
static char *
dup_choosers (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              guint                    *n_choosers)
{
  GString *text = g_string_new (NULL);

  *n_choosers = 0;
  for (int i = 0; i < state->turn.n_players; i++)
    {
      int player = (state->turn.active + i) % state->turn.n_players;

      if (!purser_phoenix_may_choose (state, player))
        continue;
      if ((*n_choosers)++ > 0)
        /* Translators: between the players of a list */
        g_string_append (text, _(", "));
      /* Translators: a player's name, a level */
      g_string_append_printf (text, _("%s up to level %d"), purser_setup_get_name (setup, player),
                              purser_phoenix_get_reward_limit (state, player, state->reward - 1));
    }
  return g_string_free_and_steal (text);
}

/* Asks only players who have a choice. The answer that ends the turn says that it declines the reward, so that no player
 * skips one by mistake. The end of the turn discards the noted numbers, so they can also be kept here, below all rewards. */
static void
ask_bonus (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           int                       player,
           PurserPrompt             *prompt)
{
  int limit = purser_phoenix_get_reward_limit (state, player, state->reward - 1);
  const char *track = purser_phoenix_kind_title ((PurserPhoenixKind) (state->reward - 1));
  guint n_choosers;
  g_autofree char *choosers = dup_choosers (setup, state, &n_choosers);

  purser_prompt_ask (prompt, "bonus", player, "phoenix/reward-levels",
                     n_choosers > 1
                       /* Translators: a diplomacy track, players' names each with a level */
                       ? g_strdup_printf (_("Diplomacy rewards, %s: %s\nThey choose in any order."), track, choosers)
                       /* Translators: a diplomacy track, a player's name, a level */
                       : g_strdup_printf (_("Diplomacy reward, %s: %s chooses up to level %d"), track,
                                          purser_setup_get_name (setup, player), limit));
  purser_phoenix_offer_rewards (setup, state, prompt);
  offer_end_turn (setup, state, n_choosers > 1 ? _("Decline the rewards and end the turn")
                                               : _("Decline the reward and end the turn"), prompt);
  purser_phoenix_offer_notes (setup, state, prompt);
  offer_extras (prompt);
}

/* After the income, special powers may be used (`phoenix/income-gains`). */
static void
tell_powers (const PurserPhoenixState *state,
             GString                  *text)
{
  g_autofree char *powers = purser_phoenix_dup_powers (state, state->turn.active);
  /* Translators: a hub and sector tiles */
  g_autofree char *help = g_strdup_printf (_("Special powers may be used now: %s. Enter what they bring by hand."), powers);

  if (*powers != '\0')
    add_help (text, help);
}

/* Says if ending the turn calls the end or ends the play (`phoenix/end`, `phoenix/last-turns`). */
static void
tell_end (const PurserPhoenixState *state,
          GString                  *text)
{
  if (state->ender == 0 && purser_phoenix_calls_end (state, state->turn.active))
    add_help (text, _("Ending this turn triggers the end of the game: everybody else has one more turn."));
  if (state->ender == (state->turn.active + 1) % state->turn.n_players + 1)
    add_help (text, _("Ending this turn ends the play. Endgame bonuses of hubs and level 3 sectors are entered by hand."));
}

/* Offers moves of residents, and says so: a touch of a sector would pay for one without a word. */
static void
offer_relocations (const PurserSetup        *setup,
                   const PurserPhoenixState *state,
                   PurserPrompt             *prompt)
{
  guint n_before = prompt->choices->len;
  GString *text;

  purser_phoenix_offer_relocations (setup, state, prompt);
  if (prompt->choices->len == n_before)
    return;
  text = g_string_new_take (prompt->text);
  add_help (text, _("Residents may now move to another sector, for 1 GEM each."));
  prompt->text = g_string_free_and_steal (text);
}

static void
ask_end_turn (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              PurserPrompt             *prompt)
{
  int active = state->turn.active;

  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("%s’s action is complete"), purser_setup_get_name (setup, active));
  if (state->done == PURSER_PHOENIX_DONE_INCOME)
    tell_powers (state, text);
  tell_end (state, text);
  purser_prompt_ask (prompt, "end-turn", active, "phoenix/end-turn", g_string_free_and_steal (text));
  offer_end_turn (setup, state, _("End the turn"), prompt)->best = TRUE;
  if (state->done == PURSER_PHOENIX_DONE_INCOME)
    offer_relocations (setup, state, prompt);
  purser_phoenix_offer_lodging (setup, state, prompt);
  purser_phoenix_offer_notes (setup, state, prompt);
  offer_extras (prompt);
}

/* Asks for the supply, each player's start, an action, rewards or the end of the turn. */
void
purser_phoenix_ask (const PurserSetup *setup,
                    gconstpointer      state,
                    PurserPrompt      *prompt)
{
  const PurserPhoenixState *phoenix = state;
  int rewarded = purser_phoenix_next_rewarded (phoenix);

  if (phoenix->turn.round == 0 && !phoenix->supplied)
    ask_supply (phoenix, prompt);
  else if (phoenix->turn.round == 0)
    ask_start (setup, phoenix, prompt);
  else if (rewarded >= 0)
    ask_bonus (setup, phoenix, rewarded, prompt);
  else if (phoenix->done == PURSER_PHOENIX_DONE_NOTHING)
    ask_act (setup, phoenix, prompt);
  else
    ask_end_turn (setup, phoenix, prompt);
}
