// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Columns whose points come from a formula: from a number entered in the column, from other columns, or from the columns of other
 * players (score-pad/formula). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-formula.h"
#include "purser-score-pad-columns.h"
#include "purser-score-pad-score.h"
#include "purser-score-pad-setup.h"

/* The largest size of all formulas together, as every move works them out again. */
#define MOST_WORK 1000

typedef struct {
  const PurserScorePadState *state;
  PurserFormula             *formulas[PURSER_SCORE_PAD_LINES];
  enum { UNKNOWN, EMPTY, BEGUN } begun[PURSER_MAX_PLAYERS][PURSER_SCORE_PAD_LINES];
  gboolean                   known[PURSER_MAX_PLAYERS][PURSER_SCORE_PAD_LINES];
  gint64                     points[PURSER_MAX_PLAYERS][PURSER_SCORE_PAD_LINES];
} Columns;

typedef struct {
  Columns *columns;
  guint    line;
} Cell;

static void
columns_free (Columns *self)
{
  for (guint i = 0; i < PURSER_SCORE_PAD_LINES; i++)
    g_clear_pointer (&self->formulas[i], purser_formula_free);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Columns, columns_free)

/* Returns: (transfer none) (nullable): the formula of that line as it is written; %NULL if points are entered */
const char *
purser_score_pad_columns_get_formula (const PurserSetup *setup,
                                      guint              line)
{
  return purser_value_get_string_of (purser_setup_get_option (setup, "formulas"),
                                     purser_score_pad_setup_get_line_id (setup, line));
}

static gboolean
read_formula (PurserStep *step,
              Columns    *columns,
              guint       line)
{
  const PurserScorePadState *state = columns->state;
  const char *text = purser_score_pad_columns_get_formula (step->setup, line);
  g_auto (PurserFormulaError) error = { 0 };

  if (text == NULL)
    return TRUE;
  columns->formulas[line] = purser_formula_new (text, state->n_lines, &error);
  if (columns->formulas[line] == NULL && step->verdict != NULL)
    /* Translators: the name of a column, the place of a letter in its formula counted from 1, what is wrong there */
    purser_step_rejects (step, _("the formula of “%s”, at character %u: %s"),
                         purser_score_pad_setup_get_line_title (step->setup, line), error.at + 1, error.message);
  return columns->formulas[line] != NULL;
}

static Columns *
columns_read (PurserStep *step)
{
  g_autoptr (Columns) self = g_new0 (Columns, 1);

  self->state = step->state;
  for (guint line = 0; line < self->state->n_lines; line++)
    if (!read_formula (step, self, line))
      return NULL;
  return g_steal_pointer (&self);
}

/* Returns whether the formula of column @from uses column @to, directly or through other formulas. */
static gboolean
leads_to (const Columns *self,
          guint          from,
          guint          to,
          guint8        *seen)
{
  if (self->formulas[from] == NULL || seen[from])
    return FALSE;
  seen[from] = TRUE;
  for (guint i = 0; i < self->state->n_lines; i++)
    if (purser_formula_sees (self->formulas[from], i) && (i == to || leads_to (self, i, to, seen)))
      return TRUE;
  return FALSE;
}

static gboolean
check_circles (PurserStep *step,
               Columns    *columns)
{
  for (guint line = 0; line < columns->state->n_lines; line++)
    {
      guint8 seen[PURSER_SCORE_PAD_LINES] = { 0 };

      if (leads_to (columns, line, line, seen))
        return !purser_step_rejects (step, _("the formula of “%s” needs its own result"),
                                     purser_score_pad_setup_get_line_title (step->setup, line));
    }
  return TRUE;
}

static gboolean
check_names (PurserStep  *step,
             const char  *option,
             gboolean     keys)
{
  PurserValue *names = purser_setup_get_option (step->setup, option);

  for (guint i = 0; i < purser_value_get_size (names); i++)
    {
      const char *name = keys ? purser_value_get_key_at (names, i)
                              : purser_value_get_string (purser_value_get_at (names, i));

      if (purser_score_pad_setup_find_category (step->setup, name) < 0)
        return !purser_step_rejects (step, _("“%s” names “%s”, which is not a category"), option, name);
    }
  return TRUE;
}

static gboolean
check_options (PurserStep *step)
{
  return check_names (step, "formulas", TRUE) && check_names (step, "uncounted", FALSE) && check_names (step, "hidden", FALSE);
}

static gboolean
check_work (PurserStep *step,
            Columns    *columns)
{
  guint work = 0;

  for (guint line = 0; line < columns->state->n_lines; line++)
    if (columns->formulas[line] != NULL)
      work += purser_formula_get_size (columns->formulas[line]);
  return work <= MOST_WORK || !purser_step_rejects (step, _("the formulas are too long together"));
}

/* Returns whether a line is hidden or uses a hidden one, which its points would reveal. */
static gboolean
is_hidden (const PurserSetup *setup,
           const Columns     *columns,
           guint              line)
{
  for (guint i = 0; i < columns->state->n_lines; i++)
    {
      guint8 seen[PURSER_SCORE_PAD_LINES] = { 0 };

      if (purser_score_pad_setup_lists (setup, "hidden", i) && (i == line || leads_to (columns, line, i, seen)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
mark_lines (PurserStep *step,
            Columns    *columns)
{
  PurserScorePadState *state = step->state;
  guint entered = 0;

  for (guint line = 0; line < state->n_lines; line++)
    {
      const PurserFormula *formula = columns->formulas[line];

      state->computed[line] = formula != NULL && !purser_formula_takes_entry (formula);
      state->uncounted[line] = purser_score_pad_setup_lists (step->setup, "uncounted", line);
      state->hidden[line] = is_hidden (step->setup, columns, line);
      entered += !state->computed[line];
    }
  return entered > 0 || !purser_step_rejects (step, _("nothing can be entered on this pad: every category has a formula"));
}

/* Reads the formulas, and marks the lines that are computed, not counted, or hidden.
 * Returns: whether the options are valid; it refuses them otherwise */
gboolean
purser_score_pad_columns_begin (PurserStep *step)
{
  g_autoptr (Columns) columns = NULL;

  if (!check_options (step))
    return FALSE;
  columns = columns_read (step);
  return columns != NULL && check_circles (step, columns) && check_work (step, columns) && mark_lines (step, columns);
}

static gint64
get_points (gpointer data,
            int      player,
            guint    line);

static gint64
get_entered (gpointer data,
             int      player)
{
  const Cell *cell = data;

  return cell->columns->state->players[player].entered[cell->line];
}

static gboolean
is_begun (Columns *self,
          int      player,
          guint    line);

static gboolean
sees_begun (Columns *self,
            int      player,
            guint    line)
{
  const PurserFormula *formula = self->formulas[line];

  if (formula == NULL || purser_formula_takes_entry (formula))
    return self->state->players[player].scored[line];
  for (guint i = 0; i < self->state->n_lines; i++)
    if (purser_formula_sees (formula, i) && is_begun (self, player, i))
      return TRUE;
  return FALSE;
}

/* Returns whether a line counts: a formula does once something that it uses is entered, so that an empty sheet has no points and
 * no penalties. */
static gboolean
is_begun (Columns *self,
          int      player,
          guint    line)
{
  if (self->begun[player][line] == UNKNOWN)
    self->begun[player][line] = sees_begun (self, player, line) ? BEGUN : EMPTY;
  return self->begun[player][line] == BEGUN;
}

static gint64
work_out (Columns *self,
          int      player,
          guint    line)
{
  Cell cell = { self, line };
  PurserFormulaSheet sheet = { self->state->turn.n_players, get_entered, get_points, &cell };
  gint64 corrected = self->state->players[player].corrected[line];

  if (self->formulas[line] == NULL)
    return self->state->players[player].lines[line];
  return corrected + (is_begun (self, player, line) ? purser_formula_work_out (self->formulas[line], &sheet, player) : 0);
}

static gint64
get_points (gpointer data,
            int      player,
            guint    line)
{
  Columns *self = ((Cell *) data)->columns;

  if (!self->known[player][line])
    {
      self->points[player][line] = work_out (self, player, line);
      self->known[player][line] = TRUE;
    }
  return self->points[player][line];
}

/* Works out every formula again, for all players, and books what changes (score-pad/formula). */
void
purser_score_pad_columns_settle (PurserStep *step)
{
  PurserScorePadState *state = step->state;
  g_autoptr (Columns) columns = NULL;

  if (purser_setup_get_option (step->setup, "formulas") == NULL)
    return;
  columns = columns_read (step);
  for (guint line = 0; line < state->n_lines; line++)
    for (int player = 0; columns->formulas[line] != NULL && player < state->turn.n_players; player++)
      {
        Cell cell = { columns, line };
        gint64 by = get_points (&cell, player, line) - state->players[player].lines[line];

        if (by != 0)
          purser_score_pad_score_change (step, player, line, by, "score-pad/formula");
      }
}
