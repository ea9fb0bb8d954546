// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What people will tell each other about a play afterwards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-analysis-private.h"
#include "purser-number.h"

/* Who is alone in front; -1 where nobody is. */
static int
find_leader (const PurserAnalysisPoint *point,
             guint                      n_players,
             gboolean                   highest_wins)
{
  int leader = 0;
  gboolean alone = TRUE;

  for (int i = 1; (guint) i < n_players; i++)
    {
      gint64 ahead = point->scores[i] - point->scores[leader];

      if (ahead == 0)
        alone = FALSE;
      else if ((ahead > 0) == highest_wins)
        {
          leader = i;
          alone = TRUE;
        }
    }
  return alone ? leader : -1;
}

/* The first of two equally long leads counts. A tie ends a lead, but the lead has only changed hands
 * when somebody else is in front alone. Who plays alone leads nobody. */
void
purser_analysis_find_lead (PurserAnalysis *self,
                           gboolean        highest_wins)
{
  guint turns = 0;
  int leader = -1;
  int last = -1;

  self->lead = (PurserAnalysisLead) { .player = -1 };
  for (guint i = 1; i < self->points->len && self->n_players > 1; i++)
    {
      int now = find_leader (&g_array_index (self->points, PurserAnalysisPoint, i), self->n_players, highest_wins);

      turns = now == leader ? turns + 1 : 1;
      leader = now;
      if (now >= 0 && turns > self->lead.turns)
        {
          self->lead.player = now;
          self->lead.turns = turns;
        }
      self->lead.changes += now >= 0 && last >= 0 && now != last;
      last = now >= 0 ? now : last;
    }
}

static char *
describe_best_roll (PurserAnalysis *self,
                    PurserPlay     *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserAccount account = { 0 };
  g_autofree char *by = NULL;

  setup->rules->get_account (setup, (guint) self->best_roll.account, &account);
  by = purser_number_dup_signed (self->best_roll.by);
  /* Translators: two dice, a round, a player, an amount, and an account, such as "Credits" */
  return g_strdup_printf (_("Best roll: %d and %d in round %d brought %s %s (%s)"),
                          self->best_roll.dice[0], self->best_roll.dice[1], self->best_roll.round,
                          purser_setup_get_name (setup, self->best_roll.player), by,
                          account.title);
}

static char *
describe_lead (PurserAnalysis *self,
               PurserPlay     *play)
{
  const char *name = purser_setup_get_name (purser_play_get_setup (play), self->lead.player);

  /* Translators: a player, and for how many turns that player led without a break */
  return g_strdup_printf (ngettext ("Longest lead: %s, for %u turn", "Longest lead: %s, for %u turns",
                                    self->lead.turns),
                          name, self->lead.turns);
}

/**
 * purser_analysis_dup_highlights:
 *
 * Returns: (transfer full) (element-type utf8): what stands out, in sentences in the language of the interface
 */
GPtrArray *
purser_analysis_dup_highlights (PurserAnalysis *self,
                                PurserPlay     *play)
{
  GPtrArray *highlights = g_ptr_array_new_with_free_func (g_free);

  if (self->best_roll.n != 0)
    g_ptr_array_add (highlights, describe_best_roll (self, play));
  if (self->lead.player >= 0)
    g_ptr_array_add (highlights, describe_lead (self, play));
  if (self->lead.changes > 0)
    g_ptr_array_add (highlights, g_strdup_printf (ngettext ("The lead changed hands %u time",
                                                            "The lead changed hands %u times", self->lead.changes),
                                                  self->lead.changes));
  return highlights;
}
