// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-majority.h"

#define PLAYERS 5

typedef struct {
  const char *name;
  guint       n;
  int         counts[PLAYERS];
  int         first;
  int         second;
  int         awards[PLAYERS];
} Case;

/* Equal players share the prizes of their places, rounded down; a tie for first leaves no second. */
static const Case cases[] = {
  { "nobody", 3, { 0, 0, 0 }, 5, 3, { 0, 0, 0 } },
  { "one-alone", 3, { 0, 4, 0 }, 5, 3, { 0, 5, 0 } },
  { "first-and-second", 3, { 2, 4, 1 }, 5, 3, { 3, 5, 0 } },
  { "two-first", 3, { 4, 4, 1 }, 5, 3, { 4, 4, 0 } },
  { "two-first-rounded", 3, { 4, 4, 1 }, 6, 3, { 4, 4, 0 } },
  { "three-first", 3, { 2, 2, 2 }, 5, 3, { 2, 2, 2 } },
  { "two-second", 3, { 5, 2, 2 }, 5, 3, { 5, 1, 1 } },
  { "three-second", 4, { 5, 2, 2, 2 }, 5, 2, { 5, 0, 0, 0 } },
  { "no-second-prize", 3, { 3, 2, 1 }, 5, 0, { 5, 0, 0 } },
  { "no-second-prize-tie", 3, { 3, 3, 1 }, 5, 0, { 2, 2, 0 } },
  { "all-five", 5, { 1, 1, 1, 1, 1 }, 7, 4, { 2, 2, 2, 2, 2 } },
  { "two-players", 2, { 0, 1 }, 5, 3, { 0, 5 } },
  { "zero-is-no-second", 2, { 3, 0 }, 5, 3, { 5, 0 } },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  int awards[PLAYERS] = { 9, 9, 9, 9, 9 };

  purser_majority_award (one->counts, one->n, one->first, one->second, awards);
  for (guint i = 0; i < one->n; i++)
    g_assert_cmpint (awards[i], ==, one->awards[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/majority/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
