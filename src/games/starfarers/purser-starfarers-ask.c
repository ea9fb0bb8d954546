// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is wanted next. The other files of this name offer the answers, phase by phase. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-ask.h"
#include "purser-starfarers-encounter.h"
#include "purser-starfarers-seven.h"

/**
 * purser_starfarers_prompts:
 *
 * The kinds of prompts.
 */
const PurserPromptKind purser_starfarers_prompts[] = {
  { "settle", N_("A colony or the spaceport of set-up") },
  { "roll", N_("The dice of the player at turn; before the first roll also opening hands and first upgrades"), NC_("phase", "Production") },
  { "discard", N_("Who discards what after a seven"), NC_("phase", "Seven: discard") },
  { "steal", N_("From whom the player at turn takes a card after a seven"), NC_("phase", "Seven: steal") },
  { "turn", N_("Reserve cards, trading and building, then the balls of the mothership"), NC_("phase", "Trade and build") },
  { "encounter", N_("What an encounter brought"), NC_("phase", "Encounter") },
  { "flight", N_("What was revealed, cleared and founded, then the end of the turn"), NC_("phase", "Flight") },
  { "nothing", N_("Nothing: the play is over") },
  { NULL }
};

/**
 * purser_starfarers_ask_try:
 * @self: what is asked
 * @move: (transfer full): a complete move
 * @label: (transfer full): what to write on the button
 *
 * Offers a move if the rules take it.
 *
 * Returns: (transfer none) (nullable): the answer
 */
PurserChoice *
purser_starfarers_ask_try (const PurserStarfarersAsking *self,
                           PurserValue                  *move,
                           char                         *label)
{
  return purser_prompt_try (self->prompt, self->setup, self->state, move, label);
}

/**
 * purser_starfarers_ask_form:
 * @self: what is asked
 * @move: (transfer full): a move whose other fields are still to be filled in
 * @label: what to write on the button
 *
 * Offers a form.
 */
void
purser_starfarers_ask_form (const PurserStarfarersAsking *self,
                            PurserValue                  *move,
                            const char                   *label)
{
  int player = (int) purser_value_get_integer_of (move, "player", -1);

  purser_prompt_offer (self->prompt, player, move, FALSE, g_strdup (label));
}

static gboolean
nobody_drew (const PurserStarfarersState *state)
{
  for (int i = 0; i < state->table.n_players; i++)
    if (state->players[i].drew)
      return FALSE;
  return TRUE;
}

static void
ask_phase (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;

  if (state->phase == PURSER_STARFARERS_SETUP)
    purser_starfarers_ask_settle (self);
  else if (state->phase == PURSER_STARFARERS_ROLL)
    purser_starfarers_ask_roll (self);
  else if (purser_starfarers_who_discards (state) >= 0)
    purser_starfarers_ask_discard (self);
  else if (purser_starfarers_must_steal (state)
           || (!state->hands_on && purser_starfarers_may_steal (state) && nobody_drew (state)))
    purser_starfarers_ask_steal (self);
  else if (state->phase <= PURSER_STARFARERS_TRADE)
    purser_starfarers_ask_turn (self);
  else if (purser_starfarers_may_meet (state))
    purser_starfarers_ask_encounter (self);
  else
    purser_starfarers_ask_flight (self);
}

/**
 * purser_starfarers_ask:
 * @setup: the play's set-up
 * @state: the present state
 * @prompt: (inout): the prompt to fill
 *
 * Asks for what comes next in the turn, with the answers the rules take.
 */
void
purser_starfarers_ask (const PurserSetup *setup,
                       gconstpointer      state,
                       PurserPrompt      *prompt)
{
  PurserStarfarersAsking asking = { setup, state, prompt };

  ask_phase (&asking);
}
