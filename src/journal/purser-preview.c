// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-dice.h"
#include "purser-play-private.h"
#include "purser-preview.h"
#include "purser-reseat.h"

static gint64
get_balance (PurserSetup   *setup,
             gconstpointer  state,
             int            player,
             guint          account)
{
  return account < setup->rules->count_accounts (setup, state)
           ? setup->rules->get_balance (setup, state, player, account) : 0;
}

/* @order: (nullable): the present seat of each seat in @after; NULL if all are the same */
PurserPreview *
purser_preview_new_compared (PurserPlay    *play,
                             PurserHistory *after,
                             const int     *order)
{
  PurserPreview *self = g_new0 (PurserPreview, 1);
  PurserSetup *setup = purser_play_get_setup (play);
  gconstpointer now = purser_play_get_state (play);
  gconstpointer then = purser_history_get_state (after);
  guint n_accounts = MAX (setup->rules->count_accounts (setup, now), setup->rules->count_accounts (setup, then));

  self->changes = g_array_new (FALSE, FALSE, sizeof (PurserPreviewChange));
  for (int seat = 0; (guint) seat < setup->n_players; seat++)
    for (guint account = 0; account < n_accounts; account++)
      {
        int player = order != NULL ? order[seat] : seat;
        PurserPreviewChange change = { player, account, get_balance (setup, now, player, account),
                                       get_balance (setup, then, seat, account) };

        if (change.before != change.after)
          g_array_append_val (self->changes, change);
      }
  self->over_before = ((const PurserTurnInfo *) now)->over;
  self->over_after = ((const PurserTurnInfo *) then)->over;
  return self;
}

/* Previews a change that is not entered yet. Nothing is changed.
 * Returns: (transfer full) (nullable): the consequences; %NULL if the rules refuse the change */
static PurserPreview *
preview_new (PurserPlay    *play,
             const char    *key,
             const GArray  *numbers,
             GPtrArray     *moves,
             PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = purser_play_name_change (key, numbers, moves);
  g_autoptr (PurserHistory) after = purser_play_preview (play, record, verdict);

  return after != NULL ? purser_preview_new_compared (play, after, NULL) : NULL;
}

/**
 * purser_preview_new_remove_entry:
 * @n: a record that stands
 * @with_later: whether all later moves are removed as well
 *
 * Returns: (transfer full) (nullable): the consequences of [method@Play.remove_entry]
 */
PurserPreview *
purser_preview_new_remove_entry (PurserPlay    *play,
                                 guint          n,
                                 gboolean       with_later,
                                 PurserVerdict *verdict)
{
  g_autoptr (GArray) numbers = purser_play_list_removed (play, n, with_later);

  return preview_new (play, "undo", numbers, NULL, verdict);
}

/**
 * purser_preview_new_amend:
 * @edits: edits of moves
 *
 * Returns: (transfer full) (nullable): the consequences of all edits
 */
PurserPreview *
purser_preview_new_amend (PurserPlay        *play,
                          const PurserEdits *edits,
                          PurserVerdict     *verdict)
{
  return preview_new (play, "amend", edits->numbers, edits->moves, verdict);
}

/* Returns a move without the fields of its record. */
PurserValue *
purser_preview_dup_bare (const PurserMove *move)
{
  PurserValue *bare = purser_value_copy (move->value);

  purser_value_remove (bare, "n");
  purser_value_remove (bare, "at");
  purser_value_remove (bare, "tap");
  return bare;
}

static PurserValue *
dup_overruled (PurserPlay *play,
               guint       n)
{
  PurserValue *move = purser_preview_dup_bare (purser_history_get_move (purser_play_get_history (play), n));

  purser_value_set_boolean (move, "anyway", TRUE);
  return move;
}

static gboolean
apply_move (PurserSetup      *setup,
            gpointer          state,
            const PurserMove *move)
{
  g_auto (PurserVerdict) verdict = { 0 };

  return purser_rules_apply (setup, state, move, NULL, &verdict);
}

static gboolean
apply_value (PurserSetup *setup,
             gpointer     state,
             PurserValue *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = purser_move_new (setup, move, &verdict);

  return read != NULL && purser_rules_apply (setup, state, read, NULL, &verdict);
}

static PurserValue *
dup_proposal (PurserSetup   *setup,
              gconstpointer  state,
              int            player)
{
  g_autoptr (PurserPrompt) prompt = purser_rules_ask (setup, state);
  const PurserChoice *best = purser_prompt_get_best (prompt, player);

  return best != NULL ? purser_value_ref (best->move) : NULL;
}

/* Returns what a payout becomes: if it was as proposed, the new proposal to its player; otherwise the edited payout. */
static PurserValue *
follow_proposal (PurserSetup   *setup,
                 gconstpointer  then,
                 gconstpointer  now,
                 PurserValue   *paid,
                 PurserValue   *edited)
{
  g_autoptr (PurserValue) before = dup_proposal (setup, then, (int) purser_value_get_integer_of (paid, "player", -1));
  g_autoptr (PurserValue) after = NULL;

  if (before != NULL && purser_value_equal (before, paid))
    after = dup_proposal (setup, now, (int) purser_value_get_integer_of (edited, "player", -1));
  return purser_value_ref (after != NULL ? after : edited);
}

/**
 * purser_preview_follow:
 * @edits: edits of moves; those of payouts that change are added
 * @one_roll: whether a roll alone is changed, and its own payouts follow
 *
 * Lets payouts follow the edits: a payout that was as proposed becomes what is proposed then, and any other choice stays. It
 * ends at a payout that can no longer be made, and the rules say why.
 */
void
purser_preview_follow (PurserPlay  *play,
                       PurserEdits *edits,
                       gboolean     one_roll)
{
  PurserHistory *history = purser_play_get_history (play);
  PurserSetup *setup = purser_play_get_setup (play);
  guint first = g_array_index (edits->numbers, guint, 0);
  g_autofree gpointer then = purser_history_dup_state (history, first);
  g_autofree gpointer now = g_memdup2 (then, setup->rules->state_size);
  gboolean taken = TRUE;

  for (guint n = first; taken && n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);
      g_autoptr (PurserValue) paid = move != NULL ? purser_preview_dup_bare (move) : NULL;
      g_autoptr (PurserValue) followed = NULL;
      PurserValue *edited = purser_edits_get (edits, n);
      gboolean rolled = one_roll && move != NULL && move->verb == purser_history_get_move (history, first)->verb;

      if (move == NULL)
        continue;
      if (rolled && n > first)
        break;
      edited = edited != NULL ? edited : paid;
      followed = move->verb->pays && !rolled ? follow_proposal (setup, then, now, paid, edited) : purser_value_ref (edited);
      taken = apply_move (setup, then, move) &&
              (followed == paid ? apply_move (setup, now, move) : apply_value (setup, now, followed));
      if (taken && !purser_value_equal (followed, paid))
        purser_edits_put (edits, n, purser_value_ref (followed));
    }
}

/**
 * purser_preview_uses_roll:
 * @n: the record of a move
 *
 * Returns: whether the move is a roll that somebody has used already
 */
gboolean
purser_preview_uses_roll (PurserPlay *play,
                          guint       n)
{
  PurserHistory *history = purser_play_get_history (play);

  if (!purser_move_rolls (purser_history_get_move (history, n)))
    return FALSE;
  for (guint i = n + 1; i <= purser_history_get_size (history); i++)
    {
      const PurserMove *move = purser_history_get_move (history, i);

      if (move != NULL && (move->verb->pays || purser_move_rolls (move)))
        return !purser_move_rolls (move);
    }
  return FALSE;
}

/* Applies the edited move of a record, or its own, which is read already. */
static gboolean
apply_record (PurserPlay        *play,
              gpointer           state,
              const PurserEdits *edits,
              guint              n)
{
  PurserValue *edited = purser_edits_get (edits, n);

  if (edited != NULL)
    return apply_value (purser_play_get_setup (play), state, edited);
  return apply_move (purser_play_get_setup (play), state, purser_history_get_move (purser_play_get_history (play), n));
}

/**
 * purser_preview_dup_state:
 * @edits: edits of moves
 * @n: a record
 *
 * Returns: (transfer full): the state in which the move of that record would be made after all edits; a move that can no
 *   longer be made leaves the state as it is
 */
gpointer
purser_preview_dup_state (PurserPlay        *play,
                          const PurserEdits *edits,
                          guint              n)
{
  PurserHistory *history = purser_play_get_history (play);
  gsize size = purser_play_get_rules (play)->state_size;
  guint first = edits->numbers->len > 0 ? MIN (n, g_array_index (edits->numbers, guint, 0)) : n;
  gpointer state = purser_history_dup_state (history, first);
  g_autofree gpointer before = g_malloc (size);

  for (guint i = first; i < n; i++)
    {
      memcpy (before, state, size);
      if (purser_history_get_move (history, i) != NULL && !apply_record (play, state, edits, i))
        memcpy (state, before, size);
    }
  return state;
}

/* Lets a move that was just refused overrule the rules. Returns FALSE if it is edited, as somebody wants it so, or if that
 * does not help. */
static gboolean
overrule (PurserPlay    *play,
          gpointer       state,
          PurserEdits   *edits,
          guint          n)
{
  if (purser_edits_get (edits, n) != NULL)
    return FALSE;
  purser_edits_put (edits, n, dup_overruled (play, n));
  return apply_record (play, state, edits, n);
}

/* Adds the edits of later moves that have to overrule the rules. Each move is made at most twice, however many those are. */
static gboolean
overrule_later (PurserPlay  *play,
                PurserEdits *edits)
{
  PurserHistory *history = purser_play_get_history (play);
  gsize size = purser_play_get_rules (play)->state_size;
  guint first = g_array_index (edits->numbers, guint, 0);
  g_autofree gpointer state = purser_history_dup_state (history, first);
  g_autofree gpointer before = g_malloc (size);

  for (guint n = first; n <= purser_history_get_size (history); n++)
    {
      if (purser_history_get_move (history, n) == NULL)
        continue;
      memcpy (before, state, size);
      if (apply_record (play, state, edits, n))
        continue;
      memcpy (state, before, size);
      if (!overrule (play, state, edits, n))
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_preview_find_way:
 * @edits: edits of moves; those of moves that have to overrule the rules are added, with `anyway`
 *
 * Looks for a way to change moves that later ones depend on: each later move that the rules would refuse then stays as it
 * was, and overrules them.
 *
 * Returns: (transfer full) (nullable): the consequences; %NULL if overruling the rules does not help
 */
PurserPreview *
purser_preview_find_way (PurserPlay  *play,
                         PurserEdits *edits)
{
  g_auto (PurserVerdict) verdict = { 0 };

  return overrule_later (play, edits) ? purser_preview_new_amend (play, edits, &verdict) : NULL;
}

/**
 * purser_preview_free:
 * @self: (transfer full): a preview
 */
void
purser_preview_free (PurserPreview *self)
{
  g_array_unref (self->changes);
  g_free (self);
}

/**
 * purser_preview_is_changed:
 * @n: a record
 *
 * Returns: whether the move differs from what was first entered; a correction of seats alone does not count, as everybody did
 *   the same
 */
gboolean
purser_preview_is_changed (PurserPlay *play,
                           guint       n)
{
  PurserHistory *history = purser_play_get_history (play);
  const PurserRecord *record = n > 0 && n <= purser_history_get_size (history) ? purser_history_get_record (history, n) : NULL;
  const PurserMove *before = record != NULL ? record->move : NULL;

  if (record == NULL || purser_history_get_move (history, n) == NULL || purser_history_get_move (history, n) == before)
    return FALSE;
  for (guint i = 0; record->amendments != NULL && i < record->amendments->len; i++)
    {
      guint amendment = g_array_index (record->amendments, guint, i);
      const PurserMove *after = purser_record_get_move_for (purser_history_get_record (history, amendment), n);

      if (purser_history_get_record (history, amendment)->struck)
        continue;
      if (!purser_reseat_keeps (play, amendment, before, after))
        return TRUE;
      before = after;
    }
  return FALSE;
}
