// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-play-private.h"
#include "purser-preview.h"

static gint64
get_balance (PurserSetup   *setup,
             gconstpointer  state,
             int            player,
             guint          account)
{
  return account < setup->rules->count_accounts (setup, state)
           ? setup->rules->get_balance (setup, state, player, account) : 0;
}

static void
preview_compare (PurserPreview *self,
                 PurserPlay    *play,
                 PurserHistory *after)
{
  PurserSetup *setup = purser_play_get_setup (play);
  gconstpointer now = purser_play_get_state (play);
  gconstpointer then = purser_history_get_state (after);
  guint n_accounts = MAX (setup->rules->count_accounts (setup, now), setup->rules->count_accounts (setup, then));

  for (int player = 0; (guint) player < setup->n_players; player++)
    for (guint account = 0; account < n_accounts; account++)
      {
        PurserPreviewChange change = { player, account, get_balance (setup, now, player, account),
                                       get_balance (setup, then, player, account) };

        if (change.before != change.after)
          g_array_append_val (self->changes, change);
      }
  self->over_before = ((const PurserTable *) now)->over;
  self->over_after = ((const PurserTable *) then)->over;
}

/**
 * purser_preview_new:
 * @play: a play
 * @record: a record that is not entered yet, with its number
 * @verdict: (inout): why not
 *
 * Works out what would follow from a record. Nothing is changed.
 *
 * Returns: (transfer full) (nullable): what would follow; %NULL where the rules say no
 */
PurserPreview *
purser_preview_new (PurserPlay    *play,
                    PurserValue   *record,
                    PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) after = purser_play_preview (play, record, verdict);
  PurserPreview *self;

  if (after == NULL)
    return NULL;
  self = g_new0 (PurserPreview, 1);
  self->changes = g_array_new (FALSE, FALSE, sizeof (PurserPreviewChange));
  preview_compare (self, play, after);
  return self;
}

static PurserPreview *
preview_target (PurserPlay    *play,
                const char    *key,
                PurserValue   *named,
                PurserValue   *with,
                PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = purser_value_new_object ();

  purser_value_set_integer (record, "n", purser_history_get_size (purser_play_get_history (play)) + 1);
  purser_value_set (record, key, named);
  if (with != NULL)
    purser_value_set (record, "with", purser_value_ref (with));
  return purser_preview_new (play, record, verdict);
}

/**
 * purser_preview_new_strike:
 * @play: a play
 * @n: a record that stands
 * @verdict: (inout): why not
 *
 * Returns: (transfer full) (nullable): what would follow if the record were struck out, with all that the same
 *   tap entered
 */
PurserPreview *
purser_preview_new_strike (PurserPlay    *play,
                           guint          n,
                           PurserVerdict *verdict)
{
  return preview_target (play, "undo", purser_play_name_strike (play, n), NULL, verdict);
}

/**
 * purser_preview_new_amend:
 * @play: a play
 * @n: a move's record
 * @move: what it might have been
 * @verdict: (inout): why not
 *
 * Returns: (transfer full) (nullable): what would follow if @move stood in its place
 */
PurserPreview *
purser_preview_new_amend (PurserPlay    *play,
                          guint          n,
                          PurserValue   *move,
                          PurserVerdict *verdict)
{
  return preview_target (play, "amend", purser_value_new_integer (n), move, verdict);
}

/**
 * purser_preview_new_amend_all:
 * @play: a play
 * @numbers: (element-type guint): records of moves, ascending
 * @moves: (element-type PurserValue): what each of them might have been
 * @verdict: (inout): why not
 *
 * Returns: (transfer full) (nullable): what would follow if @moves stood in their places
 */
PurserPreview *
purser_preview_new_amend_all (PurserPlay    *play,
                              const GArray  *numbers,
                              GPtrArray     *moves,
                              PurserVerdict *verdict)
{
  g_autoptr (PurserValue) with = NULL;

  if (numbers->len == 1)
    return purser_preview_new_amend (play, g_array_index (numbers, guint, 0), g_ptr_array_index (moves, 0), verdict);
  with = purser_value_new_list ();
  for (guint i = 0; i < moves->len; i++)
    purser_value_append (with, purser_value_ref (g_ptr_array_index (moves, i)));
  return preview_target (play, "amend", purser_value_new_integers ((const int *) numbers->data, numbers->len), with, verdict);
}

static PurserValue *
dup_overruled (PurserPlay *play,
               guint       n)
{
  PurserValue *move = purser_value_copy (purser_history_get_move (purser_play_get_history (play), n)->value);

  purser_value_remove (move, "n");
  purser_value_remove (move, "at");
  purser_value_remove (move, "tap");
  purser_value_set_boolean (move, "anyway", TRUE);
  return move;
}

/**
 * purser_preview_find_way:
 * @play: a play
 * @numbers: (inout) (element-type guint): records of moves, ascending; those that would have to be overruled are added
 * @moves: (inout) (element-type PurserValue): what each of them might have been, and the same again with `anyway`
 *
 * Looks for a way to change moves that later ones depend on: each later move that the rules would refuse then stays as
 * it was, because the table says so.
 *
 * Returns: (transfer full) (nullable): what would follow; %NULL where overruling the later moves is of no use
 */
PurserPreview *
purser_preview_find_way (PurserPlay *play,
                         GArray     *numbers,
                         GPtrArray  *moves)
{
  for (;;)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      PurserPreview *preview = purser_preview_new_amend_all (play, numbers, moves, &verdict);

      if (preview != NULL)
        return preview;
      if (verdict.n <= g_array_index (numbers, guint, numbers->len - 1))
        return NULL;
      g_array_append_val (numbers, verdict.n);
      g_ptr_array_add (moves, dup_overruled (play, verdict.n));
    }
}

/**
 * purser_preview_free:
 * @self: (transfer full): what would follow
 *
 * Frees a preview.
 */
void
purser_preview_free (PurserPreview *self)
{
  g_array_unref (self->changes);
  g_free (self);
}

/**
 * purser_preview_is_changed:
 * @play: a play
 * @n: a record
 *
 * Returns: whether the move stands otherwise than it was first entered
 */
gboolean
purser_preview_is_changed (PurserPlay *play,
                           guint       n)
{
  PurserHistory *history = purser_play_get_history (play);

  if (n == 0 || n > purser_history_get_size (history))
    return FALSE;
  return purser_history_get_move (history, n) != NULL &&
         purser_history_get_move (history, n) != purser_history_get_record (history, n)->move;
}
