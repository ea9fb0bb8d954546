// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The answers to choose from: with what they pay where the printed numbers are known, else to be filled in. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-rewards.h"
#include "purser-phoenix-turn.h"
#include "purser-phoenix-use.h"

/* What each kind of ship wants to know beside its price. */
static const char *const wanted[][4] = {
  [PURSER_PHOENIX_DISMANTLE] = { "target", "metal" },
  [PURSER_PHOENIX_CONSTRUCTION] = { "sector", "metal", "tile" },
  [PURSER_PHOENIX_EXPEDITION] = { "rolled", "kept", "humans" },
  [PURSER_PHOENIX_TRANSPORT] = { "trades" },
  [PURSER_PHOENIX_FARM] = { "amount" },
  [PURSER_PHOENIX_ICE] = { "amount" },
  [PURSER_PHOENIX_DIPLOMACY] = { "tracks" },
};

static PurserValue *
ship_value (const char *kind,
            int         level)
{
  PurserValue *ship = purser_value_new_object ();

  purser_value_set_text (ship, "ship", kind);
  purser_value_set_integer (ship, "level", level);
  return ship;
}

static PurserValue *
act_value (const PurserPhoenixUse *use)
{
  PurserValue *move = purser_move_value_new ("act", use->player);

  purser_value_set_text (move, "ship", purser_phoenix_kind_words[use->kind]);
  purser_value_set_integer (move, "level", use->level);
  purser_value_set_integer (move, "owner", use->owner);
  return move;
}

static void
want_details (PurserChoice      *choice,
              PurserPhoenixKind  kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (wanted[kind]) && wanted[kind][i] != NULL; i++)
    purser_choice_want (choice, wanted[kind][i]);
}

/* Each own ship that could be broken up, where its metal is known. */
static void
try_targets (const PurserSetup        *setup,
             const PurserPhoenixState *state,
             const PurserPhoenixUse   *use,
             PurserPrompt             *prompt)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      {
        PurserValue *move = act_value (use);

        purser_value_set (move, "target", ship_value (purser_phoenix_kind_words[i], level));
        purser_prompt_try (prompt, setup, state, move,
                           /* Translators: a kind of ship and its level, of the ship that is broken up */
                           g_strdup_printf (_("Dismantle: %s %d"), purser_phoenix_kind_title ((PurserPhoenixKind) i),
                                            level));
      }
}

/* Each track, where its lobby cost is known. */
static void
try_tracks (const PurserSetup        *setup,
            const PurserPhoenixState *state,
            const PurserPhoenixUse   *use,
            PurserPrompt             *prompt)
{
  for (guint i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    {
      PurserValue *move = act_value (use);
      PurserValue *tracks = purser_value_new_list ();
      PurserValue *track = purser_value_new_object ();

      purser_value_set_text (track, "track", purser_phoenix_track_words[i]);
      purser_value_append (tracks, track);
      purser_value_set (move, "tracks", tracks);
      purser_prompt_try (prompt, setup, state, move,
                         /* Translators: a diplomacy track, the level that is reached */
                         g_strdup_printf (_("Diplomacy: %s to level %d"), purser_phoenix_kind_title ((PurserPhoenixKind) i),
                                          state->players[use->player].diplomacy[i] + 1));
    }
}

/* A ship known by kind and level. */
static void
offer_ship (const PurserSetup        *setup,
            const PurserPhoenixState *state,
            const PurserPhoenixUse   *use,
            PurserPrompt             *prompt)
{
  g_autofree char *label = g_strdup_printf ("%s %d", purser_phoenix_kind_title (use->kind), use->level);
  PurserChoice *choice;

  if (use->kind == PURSER_PHOENIX_DISMANTLE)
    try_targets (setup, state, use, prompt);
  if (use->kind == PURSER_PHOENIX_DIPLOMACY)
    try_tracks (setup, state, use, prompt);
  if (purser_prompt_try (prompt, setup, state, act_value (use), g_strdup (label)) != NULL)
    return;
  choice = purser_prompt_offer (prompt, use->player, act_value (use), FALSE, g_steal_pointer (&label));
  if (purser_phoenix_printed_ship (&state->printed, use->kind, use->level, PURSER_PHOENIX_SHIP_COST) < 0)
    purser_choice_want (choice, "cost");
  want_details (choice, use->kind);
}

/* Own ships whose levels nobody stated. */
static void
offer_own_kind (const PurserPhoenixState *state,
                PurserPhoenixKind         kind,
                PurserPrompt             *prompt)
{
  int active = state->table.active;
  PurserValue *move = purser_move_value_new ("act", active);
  PurserChoice *choice;

  purser_value_set_text (move, "ship", purser_phoenix_kind_words[kind]);
  purser_value_set_integer (move, "owner", active);
  choice = purser_prompt_offer (prompt, active, move, FALSE, g_strdup (purser_phoenix_kind_title (kind)));
  purser_choice_want (choice, "level");
  purser_choice_want (choice, "cost");
  want_details (choice, kind);
}

/* Other players' ships and neutral ones, all of a kind together: there can be very many. */
static void
offer_foreign_kind (const PurserPhoenixState *state,
                    PurserPhoenixKind         kind,
                    PurserPrompt             *prompt)
{
  PurserValue *move = purser_move_value_new ("act", state->table.active);
  PurserChoice *choice;

  purser_value_set_text (move, "ship", purser_phoenix_kind_words[kind]);
  choice = purser_prompt_offer (prompt, state->table.active, move, FALSE,
                                /* Translators: a kind of ship */
                                g_strdup_printf (_("Another player’s or a neutral ship: %s"),
                                                 purser_phoenix_kind_title (kind)));
  purser_choice_want (choice, "owner");
  purser_choice_want (choice, "level");
  purser_choice_want (choice, "cost");
  purser_choice_want (choice, "fee");
  want_details (choice, kind);
}

static gboolean
can_use_foreign (const PurserPhoenixState *state,
                 PurserPhoenixKind         kind)
{
  for (int owner = PURSER_PHOENIX_NEUTRAL; owner < state->table.n_players; owner++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS && owner != state->table.active; level++)
      {
        PurserPhoenixUse use = { state->table.active, owner, kind, level };

        if (purser_phoenix_can_use (state, &use))
          return TRUE;
      }
  return FALSE;
}

static void
offer_own_ships (const PurserSetup        *setup,
                 const PurserPhoenixState *state,
                 PurserPhoenixKind         kind,
                 PurserPrompt             *prompt)
{
  int active = state->table.active;

  if (!state->players[active].ships_known)
    {
      offer_own_kind (state, kind, prompt);
      return;
    }
  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    {
      PurserPhoenixUse use = { active, active, kind, level };

      if (purser_phoenix_can_use (state, &use))
        offer_ship (setup, state, &use, prompt);
    }
}

/**
 * purser_phoenix_offer_ships:
 * @setup: what the play started from
 * @state: the state
 * @prompt: (inout): where the answers go
 *
 * Offers the ships that the active player may use: own ones each, the others by kind (`phoenix/ship-use`).
 */
void
purser_phoenix_offer_ships (const PurserSetup        *setup,
                            const PurserPhoenixState *state,
                            PurserPrompt             *prompt)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    offer_own_ships (setup, state, (PurserPhoenixKind) i, prompt);
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    if (can_use_foreign (state, (PurserPhoenixKind) i))
      offer_foreign_kind (state, (PurserPhoenixKind) i, prompt);
}

static PurserValue *
gains_value (const int *gains)
{
  PurserValue *value = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      purser_value_set_integer (value, purser_phoenix_account_words[i], gains[i]);
  return value;
}

/* What the hub alone gives, where that and the ships are known. */
static void
try_hub_income (const PurserSetup        *setup,
                const PurserPhoenixState *state,
                PurserPrompt             *prompt)
{
  int active = state->table.active;
  const PurserPhoenixPlayer *player = &state->players[active];
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  PurserValue *move;

  if (player->hub == 0 || !player->ships_known ||
      !purser_phoenix_printed_hub_income (&state->printed, player->hub - 1u,
                                          purser_phoenix_count_ships (state, active), gains))
    return;
  move = purser_move_value_new ("income", active);
  purser_value_set (move, "gains", gains_value (gains));
  purser_prompt_try (prompt, setup, state, move, g_strdup (_("Income: the hub alone")));
}

/**
 * purser_phoenix_offer_income:
 * @setup: what the play started from
 * @state: the state
 * @prompt: (inout): where the answers go
 *
 * Offers the income action where it is allowed (`phoenix/income-allowed`).
 */
void
purser_phoenix_offer_income (const PurserSetup        *setup,
                             const PurserPhoenixState *state,
                             PurserPrompt             *prompt)
{
  int active = state->table.active;

  if (!purser_phoenix_may_take_income (state, active))
    return;
  try_hub_income (setup, state, prompt);
  purser_prompt_offer (prompt, active, purser_move_value_new ("income", active), FALSE,
                       g_strdup (_("Income: hub and occupied quarters")));
}

/* A reward of one level, or of two where @other is not 0; to be filled in where it is not known what they give. */
static PurserChoice *
offer_reward (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              int                       player,
              int                       level,
              int                       other,
              PurserPrompt             *prompt)
{
  int levels[] = { level, other };
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  int track = state->reward - 1;
  gboolean known = purser_phoenix_printed_reward (&state->printed, track, level, gains);
  PurserValue *move = purser_move_value_new ("bonus", player);
  /* Translators: one level of a diplomacy track, or two */
  g_autofree char *label = other == 0 ? g_strdup_printf (_("Reward of level %d"), level)
                                      : g_strdup_printf (_("Rewards of levels %d and %d"), level, other);

  if (other != 0)
    known = purser_phoenix_printed_reward (&state->printed, track, other, gains) && known;
  purser_value_set_text (move, "track", purser_phoenix_track_words[track]);
  purser_value_set (move, "levels", purser_value_new_integers (levels, other == 0 ? 1 : 2));
  if (!known)
    return purser_prompt_offer (prompt, player, move, FALSE, g_steal_pointer (&label));
  purser_value_set (move, "gains", gains_value (gains));
  return purser_prompt_try (prompt, setup, state, move, g_steal_pointer (&label));
}

/* The last answer that can be entered as it is, is the one proposed: it has the highest levels. */
static void
offer_player_rewards (const PurserSetup        *setup,
                      const PurserPhoenixState *state,
                      int                       player,
                      PurserPrompt             *prompt)
{
  int limit = purser_phoenix_get_reward_limit (state, player, state->reward - 1);
  PurserChoice *best = NULL;

  for (int level = 1; level <= MIN (limit, PURSER_PHOENIX_X2_LEVEL - 1); level++)
    best = offer_reward (setup, state, player, level, 0, prompt);
  for (int level = 1; limit >= PURSER_PHOENIX_X2_LEVEL && level < PURSER_PHOENIX_X2_LEVEL; level++)
    for (int other = level + 1; other < PURSER_PHOENIX_X2_LEVEL; other++)
      best = offer_reward (setup, state, player, level, other, prompt);
  best->best = best->complete;
}

/**
 * purser_phoenix_offer_rewards:
 * @setup: what the play started from
 * @state: the state, after an action that brings rewards
 * @prompt: (inout): where the answers go
 *
 * Offers every player who has a choice the levels to choose from (`phoenix/reward-levels`).
 */
void
purser_phoenix_offer_rewards (const PurserSetup        *setup,
                              const PurserPhoenixState *state,
                              PurserPrompt             *prompt)
{
  for (int i = 0; i < state->table.n_players; i++)
    {
      int player = (state->table.active + i) % state->table.n_players;

      if (purser_phoenix_may_choose (state, player))
        offer_player_rewards (setup, state, player, prompt);
    }
}
