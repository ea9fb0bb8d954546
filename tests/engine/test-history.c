// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

#define GAIN(player, by) "{\"move\":\"gain\",\"player\":" #player ",\"by\":" #by "}"
#define PAY(player, by) "{\"move\":\"pay\",\"player\":" #player ",\"by\":" #by "}"
#define UNDO(n) "{\"undo\":" #n "}"
#define REDO(n) "{\"redo\":" #n "}"
#define AMEND(n, with) "{\"amend\":" #n ",\"with\":" with "}"

/* A script: each step adds a record, or tries one that must be refused, and compares Aoi's coins, and what undo and redo would
 * do. */
typedef struct {
  const char *record;
  const char *refused;
  int         coins;
  guint       undo;
  guint       redo;
} Step;

typedef struct {
  const char *name;
  Step        steps[16];
} Script;

static const Script scripts[] = {
  { "undo-and-redo", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { GAIN (0, 2), NULL, 9, 2, 0 },
    { UNDO (2), NULL, 7, 1, 2 },
    { UNDO (1), NULL, 3, 0, 1 },
    { REDO (1), NULL, 7, 1, 2 },
    { REDO (2), NULL, 9, 2, 0 },
  } },
  { "a-move-ends-redo", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { UNDO (1), NULL, 3, 0, 1 },
    { GAIN (0, 5), NULL, 8, 3, 0 },
    /* A redo by number may still bring it back, into its old place. */
    { REDO (1), NULL, 12, 3, 0 },
  } },
  { "strike-in-the-middle", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { GAIN (0, 5), NULL, 12, 2, 0 },
    { GAIN (1, 5), NULL, 12, 3, 0 },
    { UNDO (1), NULL, 8, 3, 1 },
    { REDO (1), NULL, 12, 3, 0 },
  } },
  { "strike-refused", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { GAIN (1, 1), NULL, 7, 2, 0 },
    { PAY (0, 6), NULL, 1, 3, 0 },
    { UNDO (1), "3", 1, 3, 0 },
    { UNDO (2), NULL, 1, 3, 2 },
    { UNDO (3), NULL, 7, 1, 3 },
    { UNDO (1), NULL, 3, 0, 1 },
    { REDO (3), "only 3", 3, 0, 1 },
    { REDO (1), NULL, 7, 1, 3 },
    { REDO (3), NULL, 1, 3, 2 },
  } },
  { "what-cannot-be-undone", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { UNDO (2), "2", 7, 1, 0 },
    { UNDO (7), "7", 7, 1, 0 },
    { UNDO (0), NULL, 7, 1, 0 },
  } },
  { "undo-of-undo", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { UNDO (1), NULL, 3, 0, 1 },
    { UNDO (1), "1", 3, 0, 1 },
    { UNDO (2), "2", 3, 0, 1 },
    { REDO (2), "2", 3, 0, 1 },
    { AMEND (2, GAIN (0, 1)), "2", 3, 0, 1 },
    { AMEND (1, GAIN (0, 1)), "1", 3, 0, 1 },
    { REDO (1), NULL, 7, 1, 0 },
    { REDO (1), "1", 7, 1, 0 },
    { UNDO (3), "3", 7, 1, 0 },
  } },
  { "amend", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { GAIN (0, 1), NULL, 8, 2, 0 },
    { AMEND (1, GAIN (0, 6)), NULL, 10, 3, 0 },
    { UNDO (3), NULL, 8, 2, 3 },
    { REDO (3), NULL, 10, 3, 0 },
  } },
  { "amend-twice", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { AMEND (1, GAIN (0, 6)), NULL, 9, 2, 0 },
    { AMEND (1, GAIN (0, 9)), NULL, 12, 3, 0 },
    { UNDO (2), NULL, 12, 3, 2 },
    { UNDO (3), NULL, 7, 1, 3 },
    { REDO (2), NULL, 9, 2, 3 },
    { UNDO (2), NULL, 7, 1, 2 },
    { UNDO (1), NULL, 3, 0, 1 },
    { REDO (1), NULL, 7, 1, 2 },
  } },
  { "amend-refused", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { PAY (0, 6), NULL, 1, 2, 0 },
    { AMEND (1, GAIN (0, 2)), "2", 1, 2, 0 },
    { AMEND (1, PAY (0, 9)), "only 3", 1, 2, 0 },
    { AMEND (1, GAIN (0, 101)), "101", 1, 2, 0 },
    { AMEND (1, GAIN (0, 3)), NULL, 0, 3, 0 },
  } },
  { "amend-names-moves", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { AMEND (1, GAIN (0, 5)), NULL, 8, 2, 0 },
    { AMEND (2, GAIN (0, 6)), "2", 8, 2, 0 },
    { "{\"amend\":1}", "with", 8, 2, 0 },
    { "{\"amend\":\"1\",\"with\":{}}", "amend", 8, 2, 0 },
  } },
  { "strange-records", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { "[1]", "object", 7, 1, 0 },
    { "{}", "exactly one", 7, 1, 0 },
    { "{\"move\":\"note\",\"text\":\"x\",\"undo\":1}", "exactly one", 7, 1, 0 },
    { "{\"undo\":1.0}", "undo", 7, 1, 0 },
    { "{\"undo\":-1}", "undo", 7, 1, 0 },
    { "{\"undo\":4294967297}", "undo", 7, 1, 0 },
    { "{\"undo\":null}", "undo", 7, 1, 0 },
  } },
  { "after-the-end", {
    { GAIN (0, 4), NULL, 7, 1, 0 },
    { "{\"move\":\"finish\"}", NULL, 7, 2, 0 },
    { GAIN (0, 4), "over", 7, 2, 0 },
    { "{\"move\":\"gain\",\"player\":0,\"by\":4,\"anyway\":true}", "over", 7, 2, 0 },
    { "{\"move\":\"stop\"}", "over", 7, 2, 0 },
    { "{\"move\":\"adjust\",\"player\":0,\"account\":\"coins\",\"by\":-2}", NULL, 5, 3, 0 },
    { "{\"move\":\"note\",\"text\":\"late\"}", NULL, 5, 4, 0 },
    { AMEND (1, GAIN (0, 6)), NULL, 7, 5, 0 },
    { UNDO (2), NULL, 7, 5, 2 },
    { GAIN (0, 1), NULL, 8, 7, 0 },
  } },
  { "anyway", {
    { PAY (0, 5), "only 3", 3, 0, 0 },
    { "{\"move\":\"pay\",\"player\":0,\"by\":5,\"anyway\":true}", NULL, 0, 1, 0 },
  } },
};

static guint
last_of (const GArray *numbers)
{
  return numbers->len > 0 ? g_array_index (numbers, guint, numbers->len - 1) : 0;
}

static void
run_step (PurserHistory *history,
          const Step    *step,
          gboolean       refused)
{
  if (refused)
    purser_test_refuse (history, step->record, step->refused);
  else
    purser_test_add (history, step->record);
  g_assert_cmpint (purser_test_coins (history, 0), ==, step->coins);
  g_assert_cmpuint (last_of (purser_history_get_undo (history)), ==, step->undo);
  g_assert_cmpuint (last_of (purser_history_get_redo (history)), ==, step->redo);
  purser_test_assert_fold (history);
}

static void
test_script (gconstpointer data)
{
  const Script *script = data;
  g_autoptr (PurserHistory) history = purser_test_history_new (2);

  for (const Step *step = script->steps; step->record != NULL; step++)
    run_step (history, step, step->refused != NULL || g_str_equal (step->record, UNDO (0)));
}

static void
test_try (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_autoptr (PurserValue) good = purser_test_value (GAIN (0, 4));
  g_autoptr (PurserValue) bad = purser_test_value (PAY (0, 4));
  g_autoptr (PurserValue) no_move = purser_test_value ("{\"move\":\"steal\",\"player\":0,\"by\":4}");
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_history_try (history, good, ledger, &verdict));
  g_assert_cmpint (purser_ledger_get (ledger, 0)->by, ==, 4);
  g_assert_cmpuint (purser_ledger_get (ledger, 0)->n, ==, 1);
  g_assert_cmpint (purser_test_coins (history, 0), ==, 3);
  g_assert_false (purser_history_try (history, bad, NULL, &verdict));
  g_assert_cmpstr (verdict.rule, ==, "test/pay");
  g_assert_false (purser_history_try (history, no_move, NULL, &verdict));
  g_assert_cmpuint (purser_history_get_size (history), ==, 0);
}

static void
strike_and_restore (PurserHistory *history,
                    guint          n)
{
  g_autofree char *undo = g_strdup_printf ("{\"undo\":%u}", n);
  g_autofree char *redo = g_strdup_printf ("{\"redo\":%u}", n);

  purser_test_add (history, undo);
  purser_test_assert_fold (history);
  if (n % 3 != 0)
    purser_test_add (history, redo);
}

/* Ten thousand records; striking one on either side of a kept state gives the same result as a fold from the start. */
static void
test_snapshots (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (3);
  const guint places[] = { 10000, 9999, 6400, 6401, 6399, 5000, 129, 128, 127, 65, 64, 63, 2, 1 };

  for (guint i = 1; i <= 10000; i++)
    {
      g_autofree char *gain = g_strdup_printf ("{\"move\":\"gain\",\"player\":%u,\"by\":%u}", i % 3, i % 7);

      purser_test_add (history, gain);
    }
  purser_test_assert_fold (history);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    strike_and_restore (history, places[i]);
  purser_test_add (history, AMEND (1, GAIN (2, 50)));
  purser_test_add (history, AMEND (6401, GAIN (2, 50)));
  purser_test_assert_fold (history);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strconcat ("/history/", scripts[i].name, NULL);

      g_test_add_data_func (path, &scripts[i], test_script);
    }
  g_test_add_func ("/history/try", test_try);
  g_test_add_func ("/history/snapshots", test_snapshots);
  return g_test_run ();
}
