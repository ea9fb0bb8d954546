// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PURSER_FORMULA_LIMIT:
 *
 * The limit of the value of a formula, above and below 0: what would go beyond it stops there.
 */
#define PURSER_FORMULA_LIMIT G_GINT64_CONSTANT (1000000000)

/**
 * PURSER_FORMULA_LENGTH:
 *
 * The most characters of a formula.
 */
#define PURSER_FORMULA_LENGTH 1000

/**
 * PurserFormula:
 *
 * A formula that works out points: of sums, products, brackets, steps, ranks and columns.
 */
typedef struct _PurserFormula PurserFormula;

/**
 * PurserFormulaError:
 * @at: its place in the text, in characters from 0
 * @message: (transfer full) (nullable): what is wrong, in the language of the interface
 *
 * An error in the text of a formula.
 */
typedef struct {
  guint at;
  char *message;
} PurserFormulaError;

/**
 * PurserFormulaSheet:
 * @n_players: the number of players, 1 to PURSER_MAX_PLAYERS
 * @entered: the number that a player has entered for the formula: its `x`
 * @column: the value of a column, counted from 0, for a player
 * @data: passed to the functions
 *
 * The values that a formula refers to while it is worked out.
 */
typedef struct {
  guint    n_players;
  gint64 (*entered) (gpointer data,
                     int      player);
  gint64 (*column)  (gpointer data,
                     int      player,
                     guint    column);
  gpointer data;
} PurserFormulaSheet;

void           purser_formula_error_clear  (PurserFormulaError       *self);
char          *purser_formula_error_dup_text (const PurserFormulaError *self);

PurserFormula *purser_formula_new          (const char               *text,
                                            guint                     n_columns,
                                            PurserFormulaError       *error);
PurserFormula *purser_formula_new_sum      (const char               *text,
                                            PurserFormulaError       *error);
void           purser_formula_free         (PurserFormula            *self);

gint64         purser_formula_work_out     (const PurserFormula      *self,
                                            const PurserFormulaSheet *sheet,
                                            int                       player);
gboolean       purser_formula_takes_entry  (const PurserFormula      *self);
gboolean       purser_formula_sees         (const PurserFormula      *self,
                                            guint                     column);
gboolean       purser_formula_compares     (const PurserFormula      *self);
gboolean       purser_formula_find_zero    (const PurserFormula      *self,
                                            PurserFormulaError       *error);
guint          purser_formula_get_size     (const PurserFormula      *self);
char          *purser_formula_dup_letters  (guint                     column);
char          *purser_formula_dup_moved    (const char               *text,
                                            const guint              *to,
                                            guint                     n_columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserFormula, purser_formula_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PurserFormulaError, purser_formula_error_clear)

G_END_DECLS
