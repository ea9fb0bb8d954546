// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves that go without saying: the file has them as moves of their own, and one tap enters them with the move they belong to. */

#include "purser-starfarers-tap.h"

#include <string.h>

#include "purser-starfarers-reserve.h"
#include "purser-starfarers-state.h"

static void
add_draws (GPtrArray                   *moves,
           const PurserStarfarersState *state)
{
  int n = state->turn.n_players;

  for (int i = 1; i <= n; i++)
    {
      int player = (state->turn.active + i) % n;

      if (purser_starfarers_count_reserve (state, player) > 0)
        g_ptr_array_add (moves, purser_move_value_new ("reserve", player));
    }
}

/* Returns whether reserve cards that are due can no longer be drawn after the move (`starfarers/reserve-late`), while hands are
 * not tracked. */
static gboolean
ends_draws (const PurserStarfarersState *state,
            PurserValue                 *move)
{
  static const char *const last[] = { "shake", "clear", "found-colony", "found-station", "end-turn", NULL };
  const char *verb = purser_value_get_string_of (move, "move");

  if (verb == NULL || state->hands_on || purser_value_get_integer_of (move, "player", -1) != state->turn.active)
    return FALSE;
  if (state->phase == PURSER_STARFARERS_ROLL)
    return strcmp (verb, "roll") == 0;
  return state->phase > PURSER_STARFARERS_ROLL && g_strv_contains (last, verb);
}

static gboolean
ends_setup (const PurserSetup           *setup,
            const PurserStarfarersState *state,
            PurserValue                 *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = NULL;
  g_autoptr (PurserLedger) ledger = NULL;
  g_autofree PurserStarfarersState *after = NULL;
  const char *verb = purser_value_get_string_of (move, "move");

  if (state->phase != PURSER_STARFARERS_SETUP || (g_strcmp0 (verb, "settle") != 0 && g_strcmp0 (verb, "ring") != 0))
    return FALSE;
  read = purser_move_new (setup, move, &verdict);
  ledger = purser_ledger_new ();
  after = g_memdup2 (state, sizeof *state);
  return read != NULL && purser_rules_apply (setup, after, read, ledger, &verdict)
         && after->phase == PURSER_STARFARERS_ROLL;
}

/* Beginners have a booster each (`starfarers/first-upgrade`). */
static void
add_boosters (GPtrArray                   *moves,
              const PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (!purser_starfarers_is_equipped (state, i))
      {
        PurserValue *move = purser_move_value_new ("equip", i);

        purser_value_set_string (move, "what", purser_starfarers_upgrades[PURSER_STARFARERS_BOOSTER]);
        purser_value_set_integer (move, "by", 1);
        g_ptr_array_add (moves, move);
      }
}

/* Lists the moves that one tap enters for a move: while hands are not tracked, also the reserve cards that could not be drawn
 * after it, and after the last place or ring of set-up the beginners' boosters.
 * Returns: (transfer full) (element-type PurserValue): the moves in order, @move among them */
GPtrArray *
purser_starfarers_list_tap (const PurserSetup *setup,
                            gconstpointer      state,
                            PurserValue       *move)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  if (ends_draws (state, move))
    add_draws (moves, state);
  g_ptr_array_add (moves, purser_value_ref (move));
  if (purser_setup_get_choice (setup, "layout") == PURSER_STARFARERS_LAYOUT_BEGINNER && ends_setup (setup, state, move))
    add_boosters (moves, state);
  return moves;
}
