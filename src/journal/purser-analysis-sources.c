// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where income came from: the entries of the ledger, put together by account and reason. */

#include "config.h"

#include "purser-analysis-private.h"

static gboolean
is_source (const PurserAnalysisSource *source,
           const PurserEntry          *entry)
{
  return source->player == entry->player && source->account == entry->account &&
         g_strcmp0 (source->rule, entry->rule) == 0 && g_strcmp0 (source->item, entry->item) == 0;
}

static PurserAnalysisSource *
analysis_get_source (PurserAnalysis    *self,
                     const PurserEntry *entry)
{
  PurserAnalysisSource source = { entry->player, entry->account, entry->rule, entry->item, 0, 0 };

  for (guint i = 0; i < self->sources->len; i++)
    if (is_source (&g_array_index (self->sources, PurserAnalysisSource, i), entry))
      return &g_array_index (self->sources, PurserAnalysisSource, i);
  g_array_append_val (self->sources, source);
  return &g_array_index (self->sources, PurserAnalysisSource, self->sources->len - 1);
}

static int
compare_sources (gconstpointer a,
                 gconstpointer b)
{
  const PurserAnalysisSource *left = a;
  const PurserAnalysisSource *right = b;

  if (left->player != right->player)
    return left->player - right->player;
  if (left->account != right->account)
    return left->account - right->account;
  return (left->sum < right->sum) - (left->sum > right->sum);
}

/* What went out is no source; a correction downwards is not, either. */
void
purser_analysis_find_sources (PurserAnalysis *self,
                              PurserLedger   *ledger)
{
  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      PurserAnalysisSource *source;

      if (entry->by <= 0)
        continue;
      source = analysis_get_source (self, entry);
      source->sum += entry->by;
      source->times++;
    }
  g_array_sort (self->sources, compare_sources);
}
