// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Printed numbers that a move states are kept with it, so that nobody is asked for them again (`phoenix/your-copy`). */

#include "purser-phoenix-tap.h"

#include <string.h>

#include "purser-phoenix-ask.h"

static gboolean
states_numbers (PurserValue *move)
{
  const char *verb = purser_value_get_text_of (move, "move");

  return g_strcmp0 (verb, "act") == 0 || g_strcmp0 (verb, "bonus") == 0;
}

static void
add_learned (const PurserSetup        *setup,
             const PurserPhoenixState *after,
             GPtrArray                *moves)
{
  g_autoptr (PurserPrompt) notes = purser_prompt_new ();

  purser_phoenix_offer_notes (setup, after, notes);
  for (guint i = 0; i < notes->choices->len; i++)
    g_ptr_array_add (moves, purser_value_ref (((const PurserChoice *) g_ptr_array_index (notes->choices, i))->move));
}

/* Tells what one tap enters for a move: with an action or a reward, what it says is printed on components.
 * Returns: (transfer full) (element-type PurserValue): the moves in order, @move first */
GPtrArray *
purser_phoenix_list_tap (const PurserSetup *setup,
                         gconstpointer      state,
                         PurserValue       *move)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = NULL;
  g_autofree PurserPhoenixState *after = NULL;

  g_ptr_array_add (moves, purser_value_ref (move));
  if (!states_numbers (move))
    return moves;
  read = purser_move_new (setup, move, &verdict);
  after = g_memdup2 (state, sizeof *after);
  if (read != NULL && purser_rules_apply (setup, after, read, NULL, &verdict))
    add_learned (setup, after, moves);
  return moves;
}
