// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-verdict.h"

static void
test_refuse (void)
{
  g_auto (PurserVerdict) verdict = { 0 };

  purser_verdict_refuse (&verdict, "test/pay", "only %d", 3);
  g_assert_true (verdict.refused);
  g_assert_false (verdict.final);
  g_assert_cmpstr (verdict.rule, ==, "test/pay");
  g_assert_cmpstr (verdict.text, ==, "only 3");
}

static void
test_reject (void)
{
  g_auto (PurserVerdict) verdict = { 0 };

  purser_verdict_reject (&verdict, "no %s", "such thing");
  g_assert_true (verdict.refused);
  g_assert_true (verdict.final);
  g_assert_cmpstr (verdict.text, ==, "no such thing");
  purser_verdict_refuse (&verdict, "test/pay", "again");
  purser_verdict_clear (&verdict);
  g_assert_false (verdict.refused);
  g_assert_null (verdict.text);
}

/* An unknown value of one verdict does not carry over to the next. */
static void
test_unknown (void)
{
  g_auto (PurserVerdict) verdict = { 0 };

  purser_verdict_refuse (&verdict, "test/pay", "how much?");
  g_assert_null (verdict.unknown);
  verdict.unknown = "card/7";
  g_assert_cmpstr (verdict.unknown, ==, "card/7");
  purser_verdict_refuse (&verdict, "test/pay", "only %d", 3);
  g_assert_null (verdict.unknown);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verdict/refuse", test_refuse);
  g_test_add_func ("/verdict/reject", test_reject);
  g_test_add_func ("/verdict/unknown", test_unknown);
  return g_test_run ();
}
