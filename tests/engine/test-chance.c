// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-chance.h"

static const struct {
  double      chance;
  const char *text;
} chances[] = {
  { 0, "0%" }, { 1 / 250.0, "<1%" }, { 1 / 200.0, "1%" }, { 1 / 8.0, "13%" }, { 3 / 8.0, "38%" }, { 1 - 7 / 8.0, "13%" },
  { 1 - 2 / 3.0, "33%" }, { 0.994, "99%" }, { 0.996, ">99%" }, { 1 - 1e-6, ">99%" }, { 1, "100%" }, { 1 - 1e-15, "100%" },
};

/* Halves are rounded up, also after floating-point errors, and uncertain outcomes are never shown as 0% or 100%. */
static void
test_text (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      g_autofree char *text = purser_chance_dup_text (chances[i].chance);

      g_assert_cmpstr (text, ==, chances[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chance/text", test_text);
  return g_test_run ();
}
