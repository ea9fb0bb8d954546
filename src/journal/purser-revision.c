// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-revision.h"

/**
 * purser_revision_new:
 * @n: the record of a move
 * @together: edits of other moves, which are copied
 *
 * Returns: (transfer full): a change that nothing is known of yet
 */
PurserRevision *
purser_revision_new (guint              n,
                     const PurserEdits *together)
{
  PurserRevision *self = g_new0 (PurserRevision, 1);

  self->n = n;
  self->edits = purser_edits_new ();
  self->together = purser_edits_copy (together);
  return self;
}

/**
 * purser_revision_free:
 * @self: (transfer full): a change
 */
void
purser_revision_free (PurserRevision *self)
{
  g_clear_pointer (&self->edits, purser_edits_free);
  purser_edits_free (self->together);
  g_clear_pointer (&self->preview, purser_preview_free);
  purser_verdict_clear (&self->verdict);
  g_free (self);
}

static void
revision_join (PurserRevision *self)
{
  for (guint i = 0; i < self->together->numbers->len; i++)
    {
      guint n = g_array_index (self->together->numbers, guint, i);

      if (n != self->n)
        purser_edits_put (self->edits, n, purser_value_ref (self->together->moves->pdata[i]));
    }
}

static gboolean
revision_is_same (PurserRevision *self,
                  PurserPlay     *play)
{
  PurserHistory *history = purser_play_get_history (play);
  gboolean same = TRUE;

  for (guint i = 0; same && i < self->edits->numbers->len; i++)
    {
      guint n = g_array_index (self->edits->numbers, guint, i);
      g_autoptr (PurserValue) present = purser_preview_dup_bare (purser_history_get_move (history, n));

      same = purser_value_equal (present, self->edits->moves->pdata[i]);
    }
  return same;
}

/* Whether there is a way is told before anybody wants to take it. */
static void
revision_find_way (PurserRevision *self,
                   PurserPlay     *play)
{
  g_autoptr (PurserEdits) edits = purser_edits_copy (self->edits);
  g_autoptr (PurserPreview) preview = purser_preview_find_way (play, edits);

  self->has_way = preview != NULL;
  if (!self->has_way || !self->keeps_later)
    return;
  self->preview = g_steal_pointer (&preview);
  purser_edits_free (self->edits);
  self->edits = g_steal_pointer (&edits);
}

/**
 * purser_revision_work_out:
 *
 * Works out what would come of a change. Nothing is changed. It takes a fixed number of passes over the play.
 */
void
purser_revision_work_out (PurserRevision *self,
                          PurserPlay     *play)
{
  if (self->removes)
    {
      self->preview = purser_preview_new_remove_entry (play, self->n, self->with_later, &self->verdict);
      return;
    }
  if (self->follows)
    purser_preview_follow (play, self->edits, TRUE);
  revision_join (self);
  self->same = revision_is_same (self, play);
  self->preview = purser_preview_new_amend (play, self->edits, &self->verdict);
  if (self->preview == NULL && self->verdict.n > 0 && self->verdict.n != self->n)
    revision_find_way (self, play);
}
