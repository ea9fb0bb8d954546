// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-formula-private.h"

void
purser_formula_node_free (PurserFormulaNode *self)
{
  g_clear_pointer (&self->of, g_ptr_array_unref);
  g_clear_pointer (&self->table, g_array_unref);
  g_free (self);
}

/**
 * purser_formula_error_clear:
 *
 * Frees its message.
 */
void
purser_formula_error_clear (PurserFormulaError *self)
{
  g_clear_pointer (&self->message, g_free);
}

/**
 * purser_formula_error_dup_text:
 * @self: an error that was found
 *
 * Returns: (transfer full): the error and its character, in the language of the interface
 */
char *
purser_formula_error_dup_text (const PurserFormulaError *self)
{
  /* Translators: the place of a letter in a formula, counted from 1, and what is wrong there */
  return g_strdup_printf (_("At character %u: %s"), self->at + 1, self->message);
}

/**
 * purser_formula_free:
 * @self: (transfer full): a formula
 */
void
purser_formula_free (PurserFormula *self)
{
  purser_formula_node_free (self->root);
  g_free (self);
}

/* The product of two such values still fits. */
#define PART_LIMIT G_GINT64_CONSTANT (3000000000)

static gint64
part (const PurserFormulaNode  *self,
      guint                     index,
      const PurserFormulaSheet *sheet,
      int                       player)
{
  /* CLAMP would work it out three times, and its parts nine times. */
  gint64 value = purser_formula_node_work_out (g_ptr_array_index (self->of, index), sheet, player);

  return CLAMP (value, -PART_LIMIT, PART_LIMIT);
}

/* Divides and rounds down, also below 0; the quotient is 0 if the divisor is. */
static gint64
divide (gint64 a,
        gint64 b)
{
  gint64 quotient;

  if (b == 0)
    return 0;
  quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

static gint64
find_extreme (const PurserFormulaNode  *self,
              const PurserFormulaSheet *sheet,
              int                       player)
{
  gint64 found = part (self, 0, sheet, player);

  for (guint i = 1; i < self->of->len; i++)
    {
      gint64 other = part (self, i, sheet, player);

      found = self->kind == PURSER_FORMULA_MIN ? MIN (found, other) : MAX (found, other);
    }
  return found;
}

/* Returns the points of the last step that is reached; 0 before the first. */
static gint64
find_step (const PurserFormulaNode *self,
           gint64                   value)
{
  gint64 points = 0;

  for (guint i = 0; i + 1 < self->table->len; i += 2)
    if (value >= g_array_index (self->table, gint64, i))
      points = g_array_index (self->table, gint64, i + 1);
  return points;
}

static gint64
get_points (const PurserFormulaNode *self,
            guint                    place)
{
  return place < self->table->len ? g_array_index (self->table, gint64, place) : 0;
}

static gint64
share_places (const PurserFormulaNode *self,
              guint                    better,
              guint                    tied)
{
  gint64 sum = 0;

  switch (self->ties)
    {
    case PURSER_FORMULA_TIES_SPLIT:
      for (guint i = 0; i < tied; i++)
        sum += get_points (self, better + i);
      return divide (sum, tied);
    case PURSER_FORMULA_TIES_LAST:
      return get_points (self, better + tied - 1);
    case PURSER_FORMULA_TIES_FULL:
    default:
      return get_points (self, better);
    }
}

/* A player without points takes no place. */
static gint64
find_rank (const PurserFormulaNode  *self,
           const PurserFormulaSheet *sheet,
           int                       player)
{
  gint64 own = part (self, 0, sheet, player);
  guint better = 0;
  guint tied = 0;

  if (own <= 0)
    return 0;
  for (guint i = 0; i < sheet->n_players; i++)
    {
      gint64 other = part (self, 0, sheet, (int) i);

      better += other > own;
      tied += other == own;
    }
  return share_places (self, better, tied);
}

/* Works out a node without limiting its value to PURSER_FORMULA_LIMIT. */
gint64
purser_formula_node_work_out (const PurserFormulaNode  *self,
                              const PurserFormulaSheet *sheet,
                              int                       player)
{
  switch (self->kind)
    {
    case PURSER_FORMULA_NUMBER:
      return self->number;
    case PURSER_FORMULA_ENTERED:
      return sheet->entered (sheet->data, player);
    case PURSER_FORMULA_COLUMN:
      return sheet->column (sheet->data, player, (guint) self->number);
    case PURSER_FORMULA_NEGATIVE:
      return -part (self, 0, sheet, player);
    case PURSER_FORMULA_PLUS:
      return part (self, 0, sheet, player) + part (self, 1, sheet, player);
    case PURSER_FORMULA_MINUS:
      return part (self, 0, sheet, player) - part (self, 1, sheet, player);
    case PURSER_FORMULA_TIMES:
      return part (self, 0, sheet, player) * part (self, 1, sheet, player);
    case PURSER_FORMULA_DIVIDED:
      return divide (part (self, 0, sheet, player), part (self, 1, sheet, player));
    case PURSER_FORMULA_UP:
      return -divide (-part (self, 0, sheet, player), part (self, 1, sheet, player));
    case PURSER_FORMULA_MIN:
    case PURSER_FORMULA_MAX:
      return find_extreme (self, sheet, player);
    case PURSER_FORMULA_STEPS:
      return find_step (self, part (self, 0, sheet, player));
    case PURSER_FORMULA_RANK:
      return find_rank (self, sheet, player);
    default:
      g_assert_not_reached ();
    }
}

/**
 * purser_formula_work_out:
 * @sheet: (nullable): the values it refers to; %NULL for a sum
 * @player: the player whose points they are; any for a sum
 *
 * Works out a formula. A quotient is rounded down, and is 0 if the divisor is.
 *
 * Returns: its value, within PURSER_FORMULA_LIMIT
 */
gint64
purser_formula_work_out (const PurserFormula      *self,
                         const PurserFormulaSheet *sheet,
                         int                       player)
{
  gint64 value = purser_formula_node_work_out (self->root, sheet, player);

  return CLAMP (value, -PURSER_FORMULA_LIMIT, PURSER_FORMULA_LIMIT);
}

/**
 * purser_formula_find_zero:
 * @error: (out): its place, and a sentence about it
 *
 * Looks for a divisor that is 0 whatever is entered. Such a formula works, as the quotient is 0, but it is a mistake.
 *
 * Returns: whether there is one
 */
gboolean
purser_formula_find_zero (const PurserFormula *self,
                          PurserFormulaError  *error)
{
  if (self->zero < 0)
    return FALSE;
  *error = (PurserFormulaError) { (guint) self->zero, g_strdup (_("nothing can be divided by 0, so this counts as 0")) };
  return TRUE;
}

/**
 * purser_formula_get_size:
 *
 * Returns: its number of parts
 */
guint
purser_formula_get_size (const PurserFormula *self)
{
  return self->size;
}

static gboolean
node_has (const PurserFormulaNode *self,
          PurserFormulaKind        kind,
          gint64                   number)
{
  if (self->kind == kind && self->number == number)
    return TRUE;
  for (guint i = 0; self->of != NULL && i < self->of->len; i++)
    if (node_has (g_ptr_array_index (self->of, i), kind, number))
      return TRUE;
  return FALSE;
}

/**
 * purser_formula_takes_entry:
 *
 * Returns: whether it has an `x`, the number that is entered for it
 */
gboolean
purser_formula_takes_entry (const PurserFormula *self)
{
  return node_has (self->root, PURSER_FORMULA_ENTERED, 0);
}

/**
 * purser_formula_compares:
 *
 * Returns: whether it depends on the other players
 */
gboolean
purser_formula_compares (const PurserFormula *self)
{
  return node_has (self->root, PURSER_FORMULA_RANK, 0);
}

/**
 * purser_formula_sees:
 * @column: a column, from 0
 *
 * Returns: whether it refers to that column
 */
gboolean
purser_formula_sees (const PurserFormula *self,
                     guint                column)
{
  return node_has (self->root, PURSER_FORMULA_COLUMN, column);
}
