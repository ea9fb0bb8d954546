// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-random-play.h"

#include "purser-test-table.h"

/* After this many moves the last one is undone, which must restore the state before it. */
#define UNDO_EACH 40

static PurserHistory *
begin (const PurserRandomPlay *self,
       guint                   n_players)
{
  g_autoptr (GString) header = g_string_new (NULL);
  PurserHistory *play;

  g_string_append_printf (header, "{\"purser\":1,\"game\":\"%s\",\"players\":[", self->game);
  for (guint i = 0; i < n_players; i++)
    g_string_append_printf (header, "%s{\"name\":\"%c\"}", i == 0 ? "" : ",", 'A' + (char) i);
  g_string_append (header, "]}");
  play = purser_test_table_new (header->str);
  for (guint i = 0; self->first != NULL && self->first[i] != NULL; i++)
    purser_test_table_enter (play, self->first[i]);
  return play;
}

/* Enters an answer of the prompt: a complete one must be accepted, and a refused one must have a reason. */
static void
step (const PurserRandomPlay *self,
      PurserHistory          *play,
      gboolean                anyway)
{
  const PurserTurnInfo *turn = purser_history_get_state (play);
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);
  guint chosen = (guint) g_test_rand_int_range (0, (gint32) prompt->choices->len);
  const PurserChoice *choice = g_ptr_array_index (prompt->choices, chosen);
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean complete = choice->complete;
  gboolean taken;

  if (!complete)
    self->fill_in (move, turn);
  if (anyway)
    {
      purser_value_set_boolean (move, "anyway", TRUE);
      purser_value_set_integer (move, "player", g_test_rand_int_range (0, turn->n_players));
    }
  taken = purser_history_add (play, move, &verdict);
  if (complete)
    g_assert_true (taken);
  if (!taken)
    g_assert_nonnull (verdict.text);
}

/**
 * purser_random_play:
 * @self: how to play
 * @n_players: how many players there are
 * @anyway: whether to overrule rules, and to enter moves for the wrong players
 *
 * Plays until the play is over, or long enough. Checks that undo works, and that every balance is the sum of its entries.
 */
void
purser_random_play (const PurserRandomPlay *self,
                    guint                   n_players,
                    gboolean                anyway)
{
  g_autoptr (PurserHistory) play = begin (self, n_players);

  for (guint i = 0; i < self->n_moves; i++)
    {
      if (((const PurserTurnInfo *) purser_history_get_state (play))->over)
        break;
      step (self, play, anyway);
      if (!anyway)
        self->check (purser_history_get_state (play));
      if (i % UNDO_EACH == UNDO_EACH - 1)
        purser_test_table_assert_undone (play);
    }
  purser_test_table_assert_sums (play);
}
