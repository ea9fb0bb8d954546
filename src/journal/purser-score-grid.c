// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-result.h"
#include "purser-score-grid.h"

static void
line_free (gpointer data)
{
  PurserScoreLine *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->cells); i++)
    g_free (self->cells[i].counts);
  g_free (self->title);
  g_free (self);
}

/* Finds the line of a share, or inserts it at @after, as a game may list only what a player has. */
static guint
grid_find_line (PurserScoreGrid   *self,
                const PurserShare *share,
                guint              after)
{
  PurserScoreLine *line;

  for (guint i = 0; i < self->lines->len; i++)
    if (strcmp (((PurserScoreLine *) self->lines->pdata[i])->title, share->title) == 0)
      return i;
  line = g_new0 (PurserScoreLine, 1);
  line->title = g_strdup (share->title);
  line->rule = share->rule;
  g_ptr_array_insert (self->lines, (int) after, line);
  return after;
}

static void
grid_add_player (PurserScoreGrid *self,
                 PurserPlay      *play,
                 int              player)
{
  g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play), purser_play_get_state (play), player);
  guint next = 0;

  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);
      guint place = grid_find_line (self, share, next);
      PurserScoreLine *line = self->lines->pdata[place];

      line->cells[player].has = TRUE;
      line->cells[player].amount += share->amount;
      g_set_str (&line->cells[player].counts, share->counts);
      next = place + 1;
    }
}

static gboolean
line_is_empty (const PurserScoreLine *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->cells); i++)
    if (self->cells[i].amount != 0)
      return FALSE;
  return TRUE;
}

/* Returns whether a cell is better than another. An empty cell is never better; a cell with points beats it only if the highest
 * wins. */
static gboolean
cell_beats (const PurserScoreCell *self,
            const PurserScoreCell *other,
            gboolean               highest_wins)
{
  if (!self->has || (!other->has && !highest_wins))
    return FALSE;
  return highest_wins ? self->amount > other->amount : self->amount < other->amount;
}

/* If all have the same amount, nobody is ahead. */
static void
line_find_best (PurserScoreLine *self,
                guint            n_players,
                gboolean         highest_wins)
{
  for (guint i = 0; i < n_players; i++)
    {
      gboolean ahead = FALSE, behind = FALSE;

      for (guint j = 0; j < n_players; j++)
        {
          ahead |= cell_beats (&self->cells[i], &self->cells[j], highest_wins);
          behind |= cell_beats (&self->cells[j], &self->cells[i], highest_wins);
        }
      self->cells[i].best = ahead && !behind;
    }
}

/**
 * purser_score_grid_new:
 *
 * Returns: (transfer full): the points of all players side by side
 */
PurserScoreGrid *
purser_score_grid_new (PurserPlay *play)
{
  PurserScoreGrid *self = g_new0 (PurserScoreGrid, 1);
  PurserSetup *setup = purser_play_get_setup (play);

  self->n_players = purser_play_count_players (play);
  self->lines = g_ptr_array_new_with_free_func (line_free);
  purser_play_get_standings (play, self->standings);
  for (guint i = 0; i < self->n_players; i++)
    {
      self->standings[i].wins &= !purser_result_is_undecided (play);
      grid_add_player (self, play, (int) i);
    }
  for (guint i = self->lines->len; i > 0; i--)
    if (line_is_empty (self->lines->pdata[i - 1]))
      g_ptr_array_remove_index (self->lines, i - 1);
  for (guint i = 0; i < self->lines->len; i++)
    line_find_best (self->lines->pdata[i], self->n_players, !purser_rules_lowest_wins (setup));
  return self;
}

/**
 * purser_score_grid_free:
 * @self: (transfer full): a grid
 */
void
purser_score_grid_free (PurserScoreGrid *self)
{
  g_ptr_array_unref (self->lines);
  g_free (self);
}
