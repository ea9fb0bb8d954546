// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The diplomacy rewards to choose from (`phoenix/reward-levels`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-rewards.h"

static void
place_reward (PurserChoice *choice,
              const char   *track,
              int           level,
              int           other)
{
  if (other == 0)
    purser_choice_place (choice, "bonus/%s-%d", track, level);
  else
    purser_choice_place (choice, "bonus/%s-%d-%d", track, level, other);
}

/* Offers the reward of one level, or of two if @other is not 0; as a form if what they give is not known. */
static PurserChoice *
offer_reward (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              int                       player,
              int                       level,
              int                       other,
              PurserPrompt             *prompt)
{
  int levels[] = { level, other };
  guint n_levels = other == 0 ? 1 : 2;
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  gboolean known = TRUE;
  PurserValue *move = purser_move_value_new ("bonus", player);
  PurserChoice *choice;
  /* Translators: one level of a diplomacy track, or two */
  g_autofree char *label = other == 0 ? g_strdup_printf (_("Reward of level %d"), level)
                                      : g_strdup_printf (_("Rewards of levels %d and %d"), level, other);

  purser_value_set_string (move, "track", purser_phoenix_track_words[state->reward - 1]);
  purser_value_set (move, "levels", purser_value_new_integers (levels, n_levels));
  for (guint i = 0; i < n_levels; i++)
    known = purser_phoenix_find_reward (state, state->reward - 1, levels[i], gains) && known;
  if (known)
    {
      purser_value_set (move, "gains", purser_phoenix_gains_value (gains));
      choice = purser_prompt_try (prompt, setup, state, move, g_steal_pointer (&label));
    }
  else
    {
      choice = purser_prompt_offer (prompt, player, move, FALSE, g_steal_pointer (&label));
      purser_choice_head (choice, purser_setup_get_name (setup, player));
    }
  place_reward (choice, purser_phoenix_track_words[state->reward - 1], level, other);
  return choice;
}

/* Returns whether the rewards of the lower levels, which also make up an x2, are known. */
static gboolean
rewards_are_known (const PurserPhoenixState *state,
                   int                       limit)
{
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };

  for (int level = 1; level <= MIN (limit, PURSER_PHOENIX_X2_LEVEL - 1); level++)
    if (!purser_phoenix_find_reward (state, state->reward - 1, level, gains))
      return FALSE;
  return TRUE;
}

/* Proposes the first complete answer, which has the highest levels. A player who may take two rewards is not offered one. */
static void
offer_player_rewards (const PurserSetup        *setup,
                      const PurserPhoenixState *state,
                      int                       player,
                      PurserPrompt             *prompt)
{
  int limit = purser_phoenix_get_reward_limit (state, player, state->reward - 1);
  gboolean pairs = limit >= PURSER_PHOENIX_X2_LEVEL;
  PurserChoice *best = NULL;

  for (int level = MIN (limit, PURSER_PHOENIX_X2_LEVEL - 1); level >= 1; level--)
    for (int other = pairs ? level - 1 : 0; other >= (pairs ? 1 : 0); other--)
      {
        PurserChoice *choice = pairs ? offer_reward (setup, state, player, other, level, prompt)
                                     : offer_reward (setup, state, player, level, 0, prompt);

        if (best == NULL && choice->complete)
          best = choice;
      }
  if (best != NULL)
    best->best = TRUE;
}

/* Offers to enter the values of the track if not all rewards to choose from are known. */
static void
offer_track (const PurserPhoenixState *state,
             int                       limit,
             PurserPrompt             *prompt)
{
  if (!rewards_are_known (state, limit))
    purser_phoenix_offer_reading (prompt, purser_phoenix_track_id (state->reward - 1));
}

/* Offers every player who has a choice the levels to choose from (`phoenix/reward-levels`). */
void
purser_phoenix_offer_rewards (const PurserSetup        *setup,
                              const PurserPhoenixState *state,
                              PurserPrompt             *prompt)
{
  int limit = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    {
      int player = (state->turn.active + i) % state->turn.n_players;

      if (!purser_phoenix_may_choose (state, player))
        continue;
      offer_player_rewards (setup, state, player, prompt);
      limit = MAX (limit, purser_phoenix_get_reward_limit (state, player, state->reward - 1));
    }
  offer_track (state, limit, prompt);
}
