// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-step.h"

static void
test_book (void)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  PurserStep step = { .ledger = ledger };
  const PurserEntry *entry;

  ledger->n = 4;
  purser_step_book (&step, 1, 0, -5, 2, "test/pay", "X-1");
  entry = purser_ledger_get (ledger, 0);
  g_assert_cmpuint (entry->n, ==, 4);
  g_assert_cmpint (entry->player, ==, 1);
  g_assert_cmpint (entry->by, ==, -5);
  g_assert_cmpint (entry->balance, ==, 2);
  g_assert_cmpstr (entry->rule, ==, "test/pay");
  g_assert_cmpstr (entry->item, ==, "X-1");
}

static void
test_nothing_for_zero (void)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  PurserStep step = { .ledger = ledger };

  purser_step_book (&step, 0, 0, 0, 2, "test/pay", NULL);
  g_assert_cmpuint (purser_ledger_get_size (ledger), ==, 0);
}

static void
test_sum_and_truncate (void)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  PurserStep step = { .ledger = ledger };

  for (int i = 1; i <= 10; i++)
    purser_step_book (&step, i % 2, i % 3, i, 0, "test/gain", NULL);
  /* Player 1 and account 1: 1 and 7. */
  g_assert_cmpint (purser_ledger_sum (ledger, 1, 1), ==, 8);
  g_array_set_size (ledger->entries, 6);
  g_assert_cmpint (purser_ledger_sum (ledger, 1, 1), ==, 1);
  g_array_set_size (ledger->entries, 6);
  g_array_set_size (ledger->entries, 0);
  g_assert_cmpuint (purser_ledger_get_size (ledger), ==, 0);
}

/* Tokens are separate from the accounts: they are in no sum, and both arrays are truncated separately. */
static void
test_tokens (void)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  PurserStep step = { .ledger = ledger };

  ledger->n = 3;
  ledger->place = "sector/5";
  purser_step_token (&step, 1, 0, 2, "test/charge", "X-1");
  purser_step_token (&step, 1, 0, 0, "test/charge", "X-1");
  purser_step_book (&step, 1, 0, 7, 7, "test/gain", "X-1");
  g_assert_cmpuint (ledger->tokens->len, ==, 1);
  g_assert_cmpint (g_array_index (ledger->tokens, PurserEntry, 0).by, ==, 2);
  g_assert_cmpuint (g_array_index (ledger->tokens, PurserEntry, 0).n, ==, 3);
  g_assert_cmpstr (g_array_index (ledger->tokens, PurserEntry, 0).place, ==, "sector/5");
  g_assert_cmpstr (purser_ledger_get (ledger, 0)->place, ==, "sector/5");
  g_assert_cmpint (purser_ledger_sum (ledger, 1, 0), ==, 7);
  g_array_set_size (ledger->tokens, 0);
  g_assert_cmpuint (ledger->tokens->len, ==, 0);
  g_assert_cmpuint (purser_ledger_get_size (ledger), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/book", test_book);
  g_test_add_func ("/ledger/nothing-for-zero", test_nothing_for_zero);
  g_test_add_func ("/ledger/sum-and-truncate", test_sum_and_truncate);
  g_test_add_func ("/ledger/tokens", test_tokens);
  return g_test_run ();
}
