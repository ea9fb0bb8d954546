// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What people will tell each other about a play afterwards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-analysis.h"
#include "purser-number.h"

static char *
describe_best_roll (PurserAnalysis *self,
                    PurserPlay     *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserAccount account = { 0 };
  g_autofree char *by = NULL;

  setup->rules->get_account (setup, (guint) self->best_roll.account, &account);
  by = purser_number_dup_signed (self->best_roll.by);
  /* Translators: a player, an amount, and an account, such as "Credits"; two dice, and a round */
  return g_strdup_printf (_("Most from one roll: %s %s (%s), with %d and %d in round %d"),
                          purser_setup_get_name (setup, self->best_roll.player), by,
                          purser_account_get_name (&account, self->best_roll.by),
                          self->best_roll.dice[0], self->best_roll.dice[1], self->best_roll.round);
}

static char *
describe_lead (PurserAnalysis *self,
               PurserPlay     *play)
{
  const char *name = purser_setup_get_name (purser_play_get_setup (play), self->lead.player);

  /* A game without turns counts entries instead, which mean nothing to readers. */
  if (purser_play_get_rules (play)->has_rounds != NULL)
    /* Translators: the player who led longest without a break */
    return g_strdup_printf (_("Longest unbroken lead: %s"), name);
  /* Translators: a player, and for how many turns that player led without a break */
  return g_strdup_printf (ngettext ("Longest unbroken lead: %s, %u turn in a row",
                                    "Longest unbroken lead: %s, %u turns in a row", self->lead.turns),
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
