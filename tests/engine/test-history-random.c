// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Random plays with taps, and with every way to change the past: undo leads back to the set-up from anywhere, redo leads
 * forward again, and a replay gives the same state. */

#include "purser-test-game.h"

typedef struct {
  PurserHistory *history;
  GRand         *chance;
} Table;

static int
pick (Table *self,
      int    from,
      int    to)
{
  return g_rand_int_range (self->chance, from, to + 1);
}

static PurserValue *
make_up_move (Table *self)
{
  PurserValue *move = purser_move_value_new (pick (self, 0, 1) ? "gain" : "pay", pick (self, 0, 1));

  purser_value_set_integer (move, "by", pick (self, 1, 6));
  return move;
}

static void
enter_tap (Table *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  guint n = purser_history_get_size (self->history) + 1;
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  for (int i = pick (self, 1, 4); i > 0; i--)
    {
      PurserValue *move = make_up_move (self);

      purser_value_set_integer (move, "tap", n);
      g_ptr_array_add (records, move);
    }
  if (!purser_history_add_tap (self->history, records, &refused, &verdict))
    g_assert_cmpuint (purser_history_get_size (self->history), ==, n - 1);
}

/* Returns up to three records, ascending. */
static PurserValue *
make_up_targets (Table *self)
{
  PurserValue *list = purser_value_new_list ();
  int size = (int) purser_history_get_size (self->history);

  for (int n = pick (self, 1, size); n <= size && purser_value_get_size (list) < 3; n += pick (self, 1, 3))
    purser_value_append (list, purser_value_new_integer (n));
  return list;
}

static void
change_past (Table *self)
{
  static const char *const kinds[] = { "undo", "redo", "amend" };
  const char *kind = kinds[pick (self, 0, 2)];
  g_autoptr (PurserValue) record = purser_value_new_object ();
  PurserValue *targets = make_up_targets (self);
  g_auto (PurserVerdict) verdict = { 0 };

  if (*kind == 'a')
    {
      PurserValue *with = purser_value_new_list ();

      for (guint i = 0; i < purser_value_get_size (targets); i++)
        purser_value_append (with, make_up_move (self));
      purser_value_set (record, "with", with);
    }
  purser_value_set (record, kind, targets);
  purser_history_add (self->history, record, &verdict);
}

static gboolean
step (Table      *self,
      const char *key)
{
  const GArray *numbers = *key == 'u' ? purser_history_get_undo (self->history) : purser_history_get_redo (self->history);
  g_autoptr (PurserValue) record = purser_value_new_object ();
  g_auto (PurserVerdict) verdict = { 0 };

  if (numbers->len == 0)
    return FALSE;
  purser_value_set (record, key, purser_value_new_integers ((const int *) numbers->data, numbers->len));
  if (!purser_history_add (self->history, record, &verdict))
    g_error ("%s of %u is stuck: %s", key, g_array_index (numbers, guint, 0), verdict.text);
  return TRUE;
}

static void
assert_replayed (Table *self)
{
  g_autoptr (PurserHistory) again = purser_test_history_new (2);
  g_auto (PurserVerdict) verdict = { 0 };

  for (guint n = 1; n <= purser_history_get_size (self->history); n++)
    g_assert_true (purser_history_add (again, purser_history_get_record (self->history, n)->value, &verdict));
  g_assert_true (purser_test_same_ledger (purser_history_get_ledger (again), purser_history_get_ledger (self->history)));
  purser_test_assert_fold (self->history);
}

static void
assert_undone (Table *self)
{
  guint size = purser_history_get_size (self->history);

  g_assert_cmpuint (purser_ledger_get_size (purser_history_get_ledger (self->history)), ==, 2);
  for (int player = 0; player < 2; player++)
    g_assert_cmpint (purser_test_coins (self->history, player), ==, 3);
  for (guint n = 1; n <= size; n++)
    g_assert_null (purser_history_get_move (self->history, n));
}

static void
play (guint32 seed)
{
  Table self = { purser_test_history_new (2), g_rand_new_with_seed (seed) };
  g_autofree gpointer state = NULL;
  gsize size = purser_test_rules.state_size;
  guint n_undone = 0;

  enter_tap (&self);
  for (int i = 0; i < 25; i++)
    {
      if (purser_history_get_size (self.history) == 0 || pick (&self, 0, 2) > 0)
        enter_tap (&self);
      else if (pick (&self, 0, 3) > 0)
        change_past (&self);
      else
        step (&self, pick (&self, 0, 1) ? "undo" : "redo");
    }
  assert_replayed (&self);
  state = g_memdup2 (purser_history_get_state (self.history), size);
  while (step (&self, "undo"))
    n_undone++;
  assert_undone (&self);
  for (; n_undone > 0; n_undone--)
    g_assert_true (step (&self, "redo"));
  g_assert_cmpmem (purser_history_get_state (self.history), size, state, size);
  assert_replayed (&self);
  purser_history_free (self.history);
  g_rand_free (self.chance);
}

static void
test_random (void)
{
  for (guint32 seed = 0; seed < 2000; seed++)
    play (seed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history-random/undo", test_random);
  return g_test_run ();
}
