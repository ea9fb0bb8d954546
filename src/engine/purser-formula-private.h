// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-formula.h"

G_BEGIN_DECLS

typedef enum {
  PURSER_FORMULA_NUMBER,
  PURSER_FORMULA_ENTERED,
  PURSER_FORMULA_COLUMN,
  PURSER_FORMULA_NEGATIVE,
  PURSER_FORMULA_PLUS,
  PURSER_FORMULA_MINUS,
  PURSER_FORMULA_TIMES,
  PURSER_FORMULA_DIVIDED,
  PURSER_FORMULA_UP,
  PURSER_FORMULA_MIN,
  PURSER_FORMULA_MAX,
  PURSER_FORMULA_STEPS,
  PURSER_FORMULA_RANK,
} PurserFormulaKind;

/* What tied players get: each the points of the best place; an equal share of the points of all their places, rounded down; or
 * each the points of the worst place. */
typedef enum {
  PURSER_FORMULA_TIES_FULL,
  PURSER_FORMULA_TIES_SPLIT,
  PURSER_FORMULA_TIES_LAST,
} PurserFormulaTies;

typedef struct _PurserFormulaNode PurserFormulaNode;

struct _PurserFormulaNode {
  PurserFormulaKind  kind;
  gint64             number;   /* a number, or a column from 0 */
  GPtrArray         *of;       /* (nullable) (element-type PurserFormulaNode) */
  GArray            *table;    /* (nullable): the numbers of steps, in pairs, or the points of ranks */
  PurserFormulaTies  ties;
};

struct _PurserFormula {
  PurserFormulaNode *root;
  guint              size;
  int                zero;    /* where something is divided by 0, in characters; -1 for nowhere */
};

void   purser_formula_node_free     (PurserFormulaNode        *self);
gint64 purser_formula_node_work_out (const PurserFormulaNode  *self,
                                     const PurserFormulaSheet *sheet,
                                     int                       player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserFormulaNode, purser_formula_node_free)

G_END_DECLS
