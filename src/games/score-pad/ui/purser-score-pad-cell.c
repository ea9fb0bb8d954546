// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The text of a cell of the sheet, and its name for screen readers. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-score-pad-cell.h"
#include "purser-score-pad-columns.h"
#include "purser-score-pad-setup.h"

gboolean
purser_score_pad_cell_is_empty (const PurserScorePadState *state,
                                int                        player,
                                int                        line)
{
  return state->players[player].scored[line] != TRUE && state->players[player].lines[line] == 0;
}

/* Returns whether a line is hidden: before the end it shows only that something is entered. */
gboolean
purser_score_pad_cell_is_hidden (const PurserScorePadState *state,
                                 int                        line)
{
  return !state->turn.over && state->hidden[line];
}

/* Returns whether totals are hidden, as they would reveal a hidden line. */
gboolean
purser_score_pad_cell_hides_total (const PurserScorePadState *state)
{
  for (guint line = 0; line < state->n_lines; line++)
    if (purser_score_pad_cell_is_hidden (state, (int) line))
      return TRUE;
  return FALSE;
}

/* Returns the text of a cell; if a formula turns the entered number into points, it shows both. */
char *
purser_score_pad_cell_dup_text (const PurserSetup         *setup,
                                const PurserScorePadState *state,
                                int                        player,
                                int                        line)
{
  const PurserScorePadPlayer *own = &state->players[player];
  g_autofree char *points = purser_format_amount (own->lines[line]);
  g_autofree char *entered = purser_format_amount (own->entered[line]);

  if (purser_score_pad_cell_is_empty (state, player, line))
    return g_strdup ("\u00b7");
  if (purser_score_pad_cell_is_hidden (state, line))
    return g_strdup ("\u2022\u2022");
  if (!own->scored[line] || own->entered[line] == own->lines[line] ||
      purser_score_pad_columns_get_formula (setup, (guint) line) == NULL)
    return g_steal_pointer (&points);
  /* With hair spaces, so that four columns of them have room on a phone. */
  return g_strdup_printf ("%s\u200a\u2192\u200a%s", entered, points);
}

char *
purser_score_pad_cell_dup_name (const PurserSetup         *setup,
                                const PurserScorePadState *state,
                                int                        player,
                                int                        line)
{
  g_autofree char *text = purser_score_pad_cell_dup_text (setup, state, player, line);

  /* Translators: a player's name, a category or a round, a number of points or "empty" */
  return g_strdup_printf (_("%s, %s: %s"), purser_setup_get_name (setup, player),
                          purser_score_pad_setup_get_line_title (setup, (guint) line),
                          purser_score_pad_cell_is_empty (state, player, line) ? C_("cell", "empty") : text);
}
