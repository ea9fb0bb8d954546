// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any text as a sum and as a formula: no crash, and results within the limit. */

#include "purser-formula.h"
#include "purser-sum.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static gint64
get_entered (gpointer data,
             int      player)
{
  return 3 * player - 4;
}

static gint64
get_column (gpointer data,
            int      player,
            guint    column)
{
  return (gint64) column * 1000000 - player;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  PurserFormulaSheet sheet = { PURSER_MAX_PLAYERS, get_entered, get_column, NULL };
  g_auto (PurserFormulaError) error = { 0 };
  g_autoptr (PurserFormula) formula = purser_formula_new (text, 30, &error);
  gint64 sum;

  if (purser_sum_parse (text, &sum))
    g_assert (ABS (sum) <= PURSER_FORMULA_LIMIT);
  g_assert ((formula == NULL) == (error.message != NULL));
  for (int player = 0; formula != NULL && player < PURSER_MAX_PLAYERS; player++)
    g_assert (ABS (purser_formula_work_out (formula, &sheet, player)) <= PURSER_FORMULA_LIMIT);
  return 0;
}
