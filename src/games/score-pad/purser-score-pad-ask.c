// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Places of answers: `cell/3-1`, the third category or round of player 1. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-score-pad-ask.h"
#include "purser-score-pad-setup.h"

const PurserPromptKind purser_score_pad_prompts[] = {
  { "score", N_("A score") },
  { "nothing", N_("Nothing: the play is over") },
  { NULL }
};

/* @line: a line, from 0
 *
 * Returns: (transfer full): a `score` move without its value */
PurserValue *
purser_score_pad_score_new (const PurserSetup *setup,
                            int                player,
                            guint              line)
{
  PurserValue *move = purser_move_value_new ("score", player);

  if (purser_score_pad_setup_get_categories (setup) != NULL)
    purser_value_set_string (move, "category", purser_score_pad_setup_get_line_id (setup, line));
  else
    purser_value_set_integer (move, "round", (gint64) line + 1);
  return move;
}

static void
offer_score (const PurserSetup *setup,
             int                player,
             guint              line,
             PurserPrompt      *prompt)
{
  purser_choice_place (purser_prompt_offer (prompt, player, purser_score_pad_score_new (setup, player, line), FALSE,
                                            g_strdup (purser_score_pad_setup_get_line_title (setup, line))),
                       "cell/%u-%d", line + 1, player);
}

/* Offers the current line first, then the other lines without a score, as the order is up to the table. */
static void
offer_lines (const PurserSetup         *setup,
             const PurserScorePadState *self,
             int                        player,
             guint                      current,
             guint                      n_lines,
             PurserPrompt              *prompt)
{
  const guint8 *scored = self->players[player].scored;

  if (!scored[current])
    offer_score (setup, player, current, prompt);
  for (guint line = 0; line < n_lines; line++)
    if (line != current && !scored[line] && !self->computed[line])
      offer_score (setup, player, line, prompt);
}

/* Asks for the next score. It also offers the other empty cells, to replace a score, and to end the play, as rounds without a
 * target have no end of their own. */
void
purser_score_pad_ask (const PurserSetup *setup,
                      gconstpointer      state,
                      PurserPrompt      *prompt)
{
  const PurserScorePadState *self = state;
  gboolean categories = purser_score_pad_setup_get_categories (setup) != NULL;
  int active = self->turn.active;
  guint current = (guint) purser_score_pad_find_current (self);
  guint n_lines = categories ? self->n_lines : purser_score_pad_count_begun (self);

  purser_prompt_ask (prompt, "score", active, "score-pad/score",
                     g_strdup_printf (_("%s: how many points has %s?"),
                                      purser_score_pad_setup_get_line_title (setup, current),
                                      purser_setup_get_name (setup, active)));
  for (int i = 0; i < self->turn.n_players; i++)
    if (!purser_turn_info_has_left (&self->turn, (active + i) % self->turn.n_players))
      offer_lines (setup, self, (active + i) % self->turn.n_players, current, n_lines, prompt);
  purser_prompt_offer (prompt, -1, purser_move_value_new ("score", -1), FALSE, g_strdup (_("Replace a score")));
  purser_prompt_try (prompt, setup, self, purser_move_value_new ("stop", -1), g_strdup (_("End the play")));
}
