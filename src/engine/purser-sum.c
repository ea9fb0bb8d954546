// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-formula-private.h"
#include "purser-sum.h"

/**
 * purser_sum_parse:
 * @text: the text that somebody typed; any bytes
 * @sum: (out): its result
 *
 * Returns: whether it is a sum, such as 12+8-5 or 3×(4+1), and within PURSER_FORMULA_LIMIT
 */
gboolean
purser_sum_parse (const char *text,
                  gint64     *sum)
{
  g_autoptr (PurserFormula) formula = purser_formula_new_sum (text, NULL);

  *sum = formula != NULL ? purser_formula_node_work_out (formula->root, NULL, 0) : 0;
  return formula != NULL && ABS (*sum) <= PURSER_FORMULA_LIMIT;
}
