// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The names of those who share a win, as in a sentence. */

#include "purser-name-list.h"

static void
test_names (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  static const struct { const char *name; const char *text; } cases[] = {
    { "Aoi", "Aoi" }, { "Ben", "Aoi and Ben" }, { "千尋", "Aoi, Ben, and 千尋" }, { "Zoë", "Aoi, Ben, 千尋, and Zoë" },
  };
  g_autofree char *none = purser_name_list_dup_text (names);

  g_assert_cmpstr (none, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      g_ptr_array_add (names, (gpointer) cases[i].name);
      text = purser_name_list_dup_text (names);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/name-list/names", test_names);
  return g_test_run ();
}
