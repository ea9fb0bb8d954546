// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompts. The other files of this name offer the answers, phase by phase.
 *
 * Places of answers: `settler/1` (who begins), `site/5` (of set-up: three of each home system, in the order of the facts),
 * `colony/2` (a spaceport there, or its ring), `colony/new`, `planet/2-1` (the disc of its first planet), `ship/colony-ship`,
 * `ship/trade-ship`, `upgrade/booster`, `supply/fuel` (what is given in a trade with the supply), `player/1` (a trade with
 * that player, or a card of that player), `reserve/1` (the pile, and who draws), `hand/1` (what that player discards),
 * `ball/yellow-red`, `encounter`, `token/pirate-4`, `station/green-folk` and `card/diplomats_helping_hand`. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-ask.h"
#include "purser-starfarers-encounter.h"
#include "purser-starfarers-score.h"
#include "purser-starfarers-seven.h"

const PurserPromptKind purser_starfarers_prompts[] = {
  { "settle", N_("A colony or the spaceport during setup") },
  { "roll", N_("The active player’s dice; before the first roll also opening hands and first upgrades"), NC_("phase", "Production") },
  { "discard", N_("Who discards what after a seven"), NC_("phase", "Seven: discard") },
  { "steal", N_("Who the active player takes a card from after a seven"), NC_("phase", "Seven: steal") },
  { "turn", N_("Reserve cards, trading and building, then the balls of the mothership"), NC_("phase", "Trade and build") },
  { "encounter", N_("What an encounter brought"), NC_("phase", "Encounter") },
  { "flight", N_("What was revealed, cleared and founded, then the end of the turn"), NC_("phase", "Flight") },
  { "nothing", N_("Nothing: the play is over") },
  { NULL }
};

static void
place (PurserChoice *choice,
       const char   *format,
       va_list       arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);

  if (choice != NULL && text[0] != '\0')
    purser_choice_place (choice, "%s", text);
}

/* Offers a move if the rules take it.
 *
 * @move: (transfer full): a complete move
 * @label: (transfer full): what to write on the button
 *
 * Returns: (transfer none) (nullable): the answer */
PurserChoice *
purser_starfarers_ask_try (const PurserStarfarersAsking *self,
                           PurserValue                  *move,
                           char                         *label,
                           const char                   *format,
                           ...)
{
  PurserChoice *choice = purser_prompt_try (self->prompt, self->setup, self->state, move, label);
  va_list arguments;

  va_start (arguments, format);
  place (choice, format, arguments);
  va_end (arguments);
  return choice;
}

/* Offers a form.
 *
 * @move: (transfer full): a move whose other fields are still to be filled in */
void
purser_starfarers_ask_form (const PurserStarfarersAsking *self,
                            PurserValue                  *move,
                            const char                   *label,
                            const char                   *format,
                            ...)
{
  int player = (int) purser_value_get_integer_of (move, "player", -1);
  PurserChoice *choice = purser_prompt_offer (self->prompt, player, move, FALSE, g_strdup (label));
  va_list arguments;

  va_start (arguments, format);
  place (choice, format, arguments);
  va_end (arguments);
}

static gboolean
nobody_drew (const PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].drew)
      return FALSE;
  return TRUE;
}

/* Returns: whether the active player has enough points to win by ending the turn (`starfarers/win`) */
gboolean
purser_starfarers_ask_wins (const PurserStarfarersState *state)
{
  return state->players[state->turn.active].balances[PURSER_STARFARERS_VP] >= PURSER_STARFARERS_TARGET;
}

/* Takes a question, and adds that ending the turn wins if it does. */
char *
purser_starfarers_ask_dup_win (const PurserStarfarersAsking *self,
                               char                         *text)
{
  g_autofree char *question = text;

  if (!purser_starfarers_ask_wins (self->state))
    return g_steal_pointer (&question);
  /* Translators: a question, how many points win */
  return g_strdup_printf (_("%s\n%d points are reached: ending the turn wins"), question, PURSER_STARFARERS_TARGET);
}

/* Returns: (transfer full): the players who draw or discard cards now, and how many each, beginning with @first */
char *
purser_starfarers_ask_dup_counts (const PurserStarfarersAsking *self,
                                  int                           first,
                                  PurserStarfarersCount         count)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  int n_players = self->state->turn.n_players;

  for (int i = 0; i < n_players; i++)
    {
      int player = (first + i) % n_players;
      int n = count (self->state, player);

      if (n > 0)
        /* Translators: a player's name, how many cards the player draws or discards */
        g_ptr_array_add (parts, g_strdup_printf (ngettext ("%s %d card", "%s %d cards", (gulong) n),
                                                 purser_setup_get_name (self->setup, player), n));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (_(", "), (char **) parts->pdata);
}

/* Asks for what comes next in the turn, with the answers the rules take. */
void
purser_starfarers_ask (const PurserSetup *setup,
                       gconstpointer      state,
                       PurserPrompt      *prompt)
{
  const PurserStarfarersState *now = state;
  const PurserStarfarersAsking asking = { setup, now, prompt };

  if (now->phase == PURSER_STARFARERS_SETUP)
    purser_starfarers_ask_settle (&asking);
  else if (now->phase == PURSER_STARFARERS_ROLL)
    {
      if (!purser_starfarers_ask_upgrade (&asking) && !purser_starfarers_ask_draws (&asking))
        purser_starfarers_ask_roll (&asking);
    }
  else if (purser_starfarers_who_discards (now) >= 0)
    purser_starfarers_ask_discard (&asking);
  else if (purser_starfarers_must_steal (now)
           || (!now->hands_on && purser_starfarers_may_steal (now) && nobody_drew (now)))
    purser_starfarers_ask_steal (&asking);
  else if (now->phase <= PURSER_STARFARERS_TRADE)
    {
      if (!purser_starfarers_ask_draws (&asking))
        purser_starfarers_ask_turn (&asking);
    }
  else if (purser_starfarers_may_meet (now))
    purser_starfarers_ask_encounter (&asking);
  else
    purser_starfarers_ask_flight (&asking);
}
