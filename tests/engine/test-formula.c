// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string.h>

#include "purser-formula.h"

/* The entries of three players on a sheet of three columns, A to C. */
static const gint64 sheet[3][3] = { { 3, 2, 1 }, { 0, 5, -4 }, { 3, 0, 0 } };
static const gint64 entries[3] = { 7, 4, 0 };

typedef struct {
  const char *text;
  gint64      points[3];
} Good;

static const Good good[] = {
  { "x", { 7, 4, 0 } },
  { "A", { 3, 0, 3 } },
  { "C*2 - x", { -5, -12, 0 } },
  { "A*A + B*B + C*C + 7*min(A,B,C)", { 21, 13, 9 } },
  { "max(A, B, C)", { 3, 5, 3 } },
  { "-(A+1)", { -4, -1, -4 } },
  { "x/2", { 3, 2, 0 } },
  { "up(x, 2)", { 4, 2, 0 } },
  { "x/A", { 2, 0, 0 } },
  { "steps(x, 0: -1, 2: 1, 7: 4)", { 4, 1, -1 } },
  { "steps(C, 0: 1)", { 1, 0, 1 } },
  { "rank(x, 5, 3)", { 5, 3, 0 } },
  { "rank(A, 5, 3)", { 5, 0, 5 } },
  { "rank(A, 5, 2, split)", { 3, 0, 3 } },
  { "rank(A, 5, 2, last)", { 2, 0, 2 } },
  { "rank(A+B, 10, 4, 1)", { 10, 10, 1 } },
  { "３×（A＋１）", { 12, 3, 12 } },
  { "min(1、2)", { 1, 1, 1 } },
  { "1000000000*1000000000", { 1000000000, 1000000000, 1000000000 } },
  { "-1000000000*1000000000*1000000000", { -1000000000, -1000000000, -1000000000 } },
};

typedef struct {
  const char *text;
  guint       at;
} Bad;

static const Bad bad[] = {
  { "", 0 },
  { "1+", 2 },
  { "2*(x+1", 6 },
  { "2*(x+1))", 7 },
  { "D", 0 },
  { "ZZZZZZ", 0 },
  { "foo(1)", 0 },
  { "min", 3 },
  { "min(1", 5 },
  { "up(1)", 4 },
  { "steps(x)", 7 },
  { "steps(x, 2: 1, 1: 2)", 19 },
  { "rank(rank(x, 1), 1)", 10 },
  { "rank(x, 5, halves)", 11 },
  { "1 2", 2 },
  { "99999999999", 9 },
  { "\xff", 0 },
};

static gint64
get_entered (gpointer data,
             int      player)
{
  return entries[player];
}

static gint64
get_column (gpointer data,
            int      player,
            guint    column)
{
  return sheet[player][column];
}

static void
test_good (gconstpointer data)
{
  const Good *one = data;
  PurserFormulaSheet about = { 3, get_entered, get_column, NULL };
  g_auto (PurserFormulaError) error = { 0 };
  g_autoptr (PurserFormula) formula = purser_formula_new (one->text, 3, &error);

  g_assert_cmpstr (error.message, ==, NULL);
  g_assert_nonnull (formula);
  for (int player = 0; player < 3; player++)
    g_assert_cmpint (purser_formula_work_out (formula, &about, player), ==, one->points[player]);
}

static void
test_bad (gconstpointer data)
{
  const Bad *one = data;
  g_auto (PurserFormulaError) error = { 0 };
  g_autoptr (PurserFormula) formula = purser_formula_new (one->text, 3, &error);

  g_assert_null (formula);
  g_assert_nonnull (error.message);
  g_assert_cmpuint (error.at, ==, one->at);
}

/* A formula cannot exhaust the stack, or take too long. */
static void
test_hostile (void)
{
  g_autoptr (GString) brackets = g_string_new (NULL);
  g_autoptr (GString) sum = g_string_new ("1");
  g_autoptr (GString) ranked = g_string_new ("rank(1");

  for (guint i = 0; i < 900; i++)
    g_string_append_c (brackets, '(');
  for (guint i = 0; i < 400; i++)
    g_string_append (sum, "+1");
  for (guint i = 0; i < 40; i++)
    g_string_append (ranked, "+1");
  g_string_append (ranked, ",1)");
  g_assert_null (purser_formula_new (brackets->str, 3, NULL));
  g_assert_null (purser_formula_new (sum->str, 3, NULL));
  g_assert_null (purser_formula_new (ranked->str, 3, NULL));
}

static void
test_letters (void)
{
  static const struct { guint column; const char *letters; } named[] = {
    { 0, "A" }, { 25, "Z" }, { 26, "AA" }, { 51, "AZ" }, { 52, "BA" }, { 99, "CV" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      g_autofree char *letters = purser_formula_dup_letters (named[i].column);
      g_autoptr (PurserFormula) formula = purser_formula_new (named[i].letters, 100, NULL);

      g_assert_cmpstr (letters, ==, named[i].letters);
      g_assert_true (purser_formula_sees (formula, named[i].column));
      g_assert_false (purser_formula_sees (formula, named[i].column + 1));
      g_assert_false (purser_formula_takes_entry (formula));
    }
}

/* The third column moves to the front: A becomes B, B becomes C, and C becomes A; D, which is not moved, and text that is no
 * column stay. */
static void
test_moved (void)
{
  static const guint to[] = { 1, 2, 0 };
  g_autofree char *moved = purser_formula_dup_moved ("A*A+Ｂ*min(C, x, 3) + rank(C, 5, split) − D", to, 3);
  g_autofree char *nothing = purser_formula_dup_moved ("", to, 3);

  g_assert_cmpstr (moved, ==, "B*B+C*min(A, x, 3) + rank(A, 5, split) − D");
  g_assert_cmpstr (nothing, ==, "");
}

static void
test_compares (void)
{
  g_autoptr (PurserFormula) alone = purser_formula_new ("3*x + min(A, B)", 2, NULL);
  g_autoptr (PurserFormula) with_others = purser_formula_new ("1 + max(0, rank(A, 5, 2))", 2, NULL);

  g_assert_false (purser_formula_compares (alone));
  g_assert_true (purser_formula_compares (with_others));
}

/* A divisor that is only zero for some entries is no error of the formula. */
static void
test_zero (void)
{
  static const struct {
    const char *text;
    int         at;
  } divided[] = { { "x/0", 2 }, { "5 ÷ (3 − 3)", 4 }, { "A/(2*0) + x/0", 2 }, { "x/3-3", -1 }, { "x/A", -1 }, { "0/5", -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (divided); i++)
    {
      g_autoptr (PurserFormula) formula = purser_formula_new (divided[i].text, 1, NULL);
      g_auto (PurserFormulaError) error = { 0 };

      g_assert_cmpint (purser_formula_find_zero (formula, &error), ==, divided[i].at >= 0);
      if (divided[i].at >= 0)
        g_assert_cmpint ((int) error.at, ==, divided[i].at);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *name = g_strdup_printf ("/formula/good/%u", i);

      g_test_add_data_func (name, &good[i], test_good);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *name = g_strdup_printf ("/formula/bad/%u", i);

      g_test_add_data_func (name, &bad[i], test_bad);
    }
  g_test_add_func ("/formula/hostile", test_hostile);
  g_test_add_func ("/formula/letters", test_letters);
  g_test_add_func ("/formula/moved", test_moved);
  g_test_add_func ("/formula/compares", test_compares);
  g_test_add_func ("/formula/zero", test_zero);
  return g_test_run ();
}
