// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Durations in words: the nearest minute, and hours from sixty minutes on. */

#include <string.h>

#include "purser-result.h"

static const struct {
  gint64      seconds;
  const char *text;
} lengths[] = {
  { -5, NULL }, { 0, NULL }, { 1, "1 min" }, { 29, "1 min" }, { 89, "1 min" }, { 90, "2 min" }, { 3569, "59 min" },
  { 3570, "1 h" }, { 3600, "1 h" }, { 9060, "2 h 31 min" }, { 7200, "2 h" }, { 360000, "100 h" },
};

/* A number and its unit are never separated by a line break. */
static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = purser_duration_dup_text (lengths[i].seconds);
      g_autoptr (GString) spaced = g_string_new (text);

      g_assert_true (text == NULL || strchr (text, ' ') == NULL);
      g_string_replace (spaced, "\u00a0", " ", 0);
      g_assert_cmpstr (text != NULL ? spaced->str : NULL, ==, lengths[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/duration/texts", test_texts);
  return g_test_run ();
}
