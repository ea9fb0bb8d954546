// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-sum.h"

typedef struct {
  const char *text;
  gboolean    good;
  gint64      sum;
} Case;

static const Case cases[] = {
  { "12", TRUE, 12 },
  { "12+8-5", TRUE, 15 },
  { "-3", TRUE, -3 },
  { "+3", TRUE, 3 },
  { " 1 + 2 ", TRUE, 3 },
  { "0", TRUE, 0 },
  { "007", TRUE, 7 },
  { "１２＋８－５", TRUE, 15 },
  { "１２　＋　８", TRUE, 20 },
  { "10−4", TRUE, 6 },
  { "1000000000", TRUE, 1000000000 },
  { "1000000000-1000000000", TRUE, 0 },
  { "", FALSE, 0 },
  { " ", FALSE, 0 },
  { "+", FALSE, 0 },
  { "1+", FALSE, 0 },
  { "1 2", FALSE, 0 },
  { "1++2", FALSE, 0 },
  { "--1", FALSE, 0 },
  { "3*4", TRUE, 12 },
  { "3×4+1", TRUE, 13 },
  { "1+3*4", TRUE, 13 },
  { "2*(3+4)", TRUE, 14 },
  { "（２＋３）×４", TRUE, 20 },
  { "7/2", TRUE, 3 },
  { "-7/2", TRUE, -4 },
  { "7÷0", TRUE, 0 },
  { "12ー3", TRUE, 9 },
  { "1*-2", FALSE, 0 },
  { "2*", FALSE, 0 },
  { "(1", FALSE, 0 },
  { "1)", FALSE, 0 },
  { "()", FALSE, 0 },
  { "x", FALSE, 0 },
  { "A", FALSE, 0 },
  { "min(1,2)", FALSE, 0 },
  { "100000*100000", FALSE, 0 },
  { "1.5", FALSE, 0 },
  { "0x10", FALSE, 0 },
  { "a", FALSE, 0 },
  { "1000000001", FALSE, 0 },
  { "1000000000+1", FALSE, 0 },
  { "99999999999999999999999999", FALSE, 0 },
  { "\xff", FALSE, 0 },
  { "1\xff", FALSE, 0 },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  gint64 sum = 0;

  g_assert_cmpint (purser_sum_parse (one->text, &sum), ==, one->good);
  if (one->good)
    g_assert_cmpint (sum, ==, one->sum);
}

/* Sixty numbers take sixty times as long as one, not three times as long for each more. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new ("1");
  gint64 sum = 0;

  for (int i = 2; i <= 60; i++)
    g_string_append_printf (text, "+%d", i);
  g_assert_true (purser_sum_parse (text->str, &sum));
  g_assert_cmpint (sum, ==, 60 * 61 / 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sum/many", test_many);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sum/%02u", i);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
