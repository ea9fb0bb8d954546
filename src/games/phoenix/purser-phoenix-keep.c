// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Offers to keep printed numbers that were entered with a move, so that nobody has to enter them a second time
 * (`phoenix/your-copy`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-rewards.h"

/* Returns whether a number was noted this turn and is not known yet. */
static gboolean
is_new (gint16 noted,
        int    printed)
{
  return noted > 0 && printed == PURSER_PHOENIX_UNKNOWN;
}

static void
offer_learn (const PurserSetup        *setup,
             const PurserPhoenixState *state,
             const char               *item,
             PurserValue              *values,
             char                     *label,
             PurserPrompt             *prompt)
{
  PurserValue *move = purser_move_value_new ("learn", -1);
  PurserChoice *choice;

  purser_value_set_string (move, "item", item);
  purser_value_set (move, "values", values);
  choice = purser_prompt_try (prompt, setup, state, move, label);
  if (choice != NULL)
    purser_phoenix_place_item (choice, item);
}

static void
keep_ship (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           PurserPhoenixKind         kind,
           int                       level,
           PurserPrompt             *prompt)
{
  g_autoptr (PurserValue) values = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_SHIP_VALUES; i++)
    {
      gint16 noted = state->notes.ships[kind][level - 1][i];

      if (is_new (noted, purser_phoenix_printed_ship (&state->printed, kind, level, (PurserPhoenixShipValue) i)))
        purser_value_set_integer (values, purser_phoenix_ship_value_words[i], noted - 1);
    }
  if (purser_value_get_size (values) > 0)
    offer_learn (setup, state, purser_phoenix_ship_id (kind, level), g_steal_pointer (&values),
                 /* Translators: a kind of ship and its level */
                 g_strdup_printf (_("Save the values of the ship: %s %d"), purser_phoenix_kind_title (kind), level),
                 prompt);
}

/* The list in the file has five entries, so the known costs are included. */
static void
keep_lobby (const PurserSetup        *setup,
            const PurserPhoenixState *state,
            int                       track,
            PurserPrompt             *prompt)
{
  PurserValue *lobby = purser_value_new_list ();
  g_autoptr (PurserValue) values = purser_value_new_object ();
  gboolean any = FALSE;

  purser_value_set (values, "lobby", lobby);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    {
      int cost = purser_phoenix_printed_lobby (&state->printed, track, level);
      gint16 noted = state->notes.lobby[track][level - 1];

      any = any || is_new (noted, cost);
      if (is_new (noted, cost))
        cost = noted - 1;
      purser_value_append (lobby, cost != PURSER_PHOENIX_UNKNOWN ? purser_value_new_integer (cost)
                                                                 : purser_value_new_null ());
    }
  if (any)
    offer_learn (setup, state, purser_phoenix_track_id (track), g_steal_pointer (&values),
                 /* Translators: a diplomacy track */
                 g_strdup_printf (_("Save the lobby cost: %s"), purser_phoenix_kind_title ((PurserPhoenixKind) track)),
                 prompt);
}

static PurserValue *
reward_value (const int *gains)
{
  PurserValue *reward = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    purser_value_set_integer (reward, purser_phoenix_account_words[i], gains[i]);
  return reward;
}

/* Returns the entry of an unknown level: "x2" for the higher levels, null for the others. */
static PurserValue *
blank_value (int level)
{
  return level >= PURSER_PHOENIX_X2_LEVEL ? purser_value_new_string ("x2") : purser_value_new_null ();
}

static void
keep_rewards (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              int                       track,
              PurserPrompt             *prompt)
{
  PurserValue *rewards = purser_value_new_list ();
  g_autoptr (PurserValue) values = purser_value_new_object ();
  gboolean any = FALSE;

  purser_value_set (values, "rewards", rewards);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    {
      int printed[PURSER_PHOENIX_ACCOUNTS] = { 0 };
      int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
      gboolean known = purser_phoenix_find_reward (state, track, level, gains);

      any = any || (known && !purser_phoenix_printed_reward (&state->printed, track, level, printed));
      purser_value_append (rewards, known ? reward_value (gains) : blank_value (level));
    }
  if (any)
    offer_learn (setup, state, purser_phoenix_track_id (track), g_steal_pointer (&values),
                 /* Translators: a diplomacy track */
                 g_strdup_printf (_("Save the reward: %s"), purser_phoenix_kind_title ((PurserPhoenixKind) track)),
                 prompt);
}

static void
keep_tile (const PurserSetup        *setup,
           const PurserPhoenixState *state,
           PurserPrompt             *prompt)
{
  int tile = state->notes.tile - 1;
  g_autofree char *item = g_strdup_printf ("tile-%03d", tile);
  PurserValue *values;

  if (tile < 0 || !is_new (state->notes.tile_metal, purser_phoenix_printed_tile_metal (&state->printed, tile)))
    return;
  values = purser_value_new_object ();
  purser_value_set_integer (values, "metal", state->notes.tile_metal - 1);
  offer_learn (setup, state, item, values,
               /* Translators: the number of a sector tile */
               g_strdup_printf (_("Save the cost of sector %03d"), tile), prompt);
}

/* Offers to keep the printed numbers that moves of this turn have stated. */
void
purser_phoenix_offer_notes (const PurserSetup        *setup,
                            const PurserPhoenixState *state,
                            PurserPrompt             *prompt)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      keep_ship (setup, state, (PurserPhoenixKind) i, level, prompt);
  for (int i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    {
      keep_lobby (setup, state, i, prompt);
      keep_rewards (setup, state, i, prompt);
    }
  keep_tile (setup, state, prompt);
}
