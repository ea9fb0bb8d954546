// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Learns the printed numbers that a move states along with it, so that nobody is asked for them again (`phoenix/your-copy`). */

#include "purser-phoenix-ask.h"

static gboolean
states_numbers (PurserValue *move)
{
  const char *verb = purser_value_get_string_of (move, "move");

  return g_strcmp0 (verb, "act") == 0 || g_strcmp0 (verb, "bonus") == 0;
}

/* Returns the hub's amounts that the start states and that are not known yet. */
static PurserValue *
dup_hub_values (PurserPhoenixState *state,
                PurserValue        *start,
                const char         *name)
{
  PurserValue *values = purser_value_new_object ();
  guint hub = purser_phoenix_printed_find_hub (&state->printed, name);

  for (guint i = 0; hub < PURSER_PHOENIX_HUBS && i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      const char *account = purser_phoenix_account_words[i];
      int printed = purser_phoenix_printed_hub_start (&state->printed, hub, (PurserPhoenixAccount) i);

      if (purser_value_get (start, account) != NULL && printed == PURSER_PHOENIX_UNKNOWN)
        purser_value_set (values, account, purser_value_ref (purser_value_get (start, account)));
    }
  return values;
}

/* The amounts on the back of a hub are asked only once, whichever player states them (`phoenix/start`). */
static void
add_hub (gconstpointer  state,
         PurserValue   *start,
         GPtrArray     *moves)
{
  const char *name = purser_value_get_string_of (start, "hub");
  g_autofree PurserPhoenixState *now = g_memdup2 (state, sizeof *now);
  g_autofree char *item = g_strdup_printf ("hub-%s", name);
  g_autoptr (PurserValue) values = name != NULL && *name != '\0' ? dup_hub_values (now, start, name) : NULL;
  PurserValue *move;

  if (values == NULL || purser_value_get_size (values) == 0)
    return;
  move = purser_move_value_new ("learn", -1);
  purser_value_set_string (move, "item", item);
  purser_value_set (move, "values", g_steal_pointer (&values));
  g_ptr_array_add (moves, move);
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

/* Lists the moves that one tap enters: for an action, a reward or a start also those that learn the printed numbers it
 * states.
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
  if (g_strcmp0 (purser_value_get_string_of (move, "move"), "start") == 0)
    add_hub (state, move, moves);
  if (!states_numbers (move))
    return moves;
  read = purser_move_new (setup, move, &verdict);
  after = g_memdup2 (state, sizeof *after);
  if (read != NULL && purser_rules_apply (setup, after, read, NULL, &verdict))
    add_learned (setup, after, moves);
  return moves;
}
