// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-copy.h"
#include "purser-session.h"

/* What the widgets of a table share: the play, and the move that was refused last. */
struct _PurserSession
{
  GObject parent_instance;

  PurserPlay    *play;
  PurserValue   *refused_move;
  /* (nullable): the moves of the tap that the refused one belongs to, and its index among them. */
  GPtrArray     *refused_tap;
  guint          refused;
  int            asked; /* -1 for the player whom the rules name */
  /* (element-type int PurserChoice): the answers that players have picked and not entered yet */
  GHashTable    *considered;
  /* (element-type utf8 PurserValue): what your copy said of each component before its values were read off in this session */
  GHashTable    *unread;
  PurserVerdict  verdict;
};

G_DEFINE_FINAL_TYPE (PurserSession, purser_session, G_TYPE_OBJECT)

static void
purser_session_finalize (GObject *object)
{
  PurserSession *self = PURSER_SESSION (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->considered, g_hash_table_unref);
  g_clear_pointer (&self->unread, g_hash_table_unref);
  g_clear_pointer (&self->refused_move, purser_value_unref);
  g_clear_pointer (&self->refused_tap, g_ptr_array_unref);
  purser_verdict_clear (&self->verdict);
  G_OBJECT_CLASS (purser_session_parent_class)->finalize (object);
}

static void
purser_session_class_init (PurserSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_session_finalize;
  /* A player has picked an answer that is entered with those of all others. */
  g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Another player than before is asked for the next move. */
  g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* A move was refused, or a refusal is over. */
  g_signal_new ("refusal-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_session_init (PurserSession *self)
{
  self->asked = -1;
  self->considered = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) purser_choice_unref);
  self->unread = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) purser_value_unref);
}

/* Begins to read your copy of the game, so that it is there when it is needed.
 * Returns: (transfer full): what the widgets of a table share */
PurserSession *
purser_session_new (PurserPlay *play)
{
  PurserSession *self = g_object_new (PURSER_TYPE_SESSION, NULL);

  self->play = g_object_ref (play);
  purser_copy_sync (purser_copy_get (purser_play_get_rules (play)->id));
  return self;
}

PurserPlay *
purser_session_get_play (PurserSession *self)
{
  return self->play;
}

PurserSetup *
purser_session_get_setup (PurserSession *self)
{
  return purser_play_get_setup (self->play);
}

/* Notes an answer that is not entered yet, so that the table can show what it would do. */
void
purser_session_consider (PurserSession      *self,
                         const PurserChoice *choice)
{
  g_hash_table_insert (self->considered, GINT_TO_POINTER (choice->player), purser_choice_ref (choice));
  g_signal_emit_by_name (self, "considered");
}

/* Returns: (transfer none) (nullable): the present answer that a player has picked; %NULL for the proposed one */
const PurserChoice *
purser_session_get_considered (PurserSession *self,
                               int            player)
{
  PurserChoice *choice = g_hash_table_lookup (self->considered, GINT_TO_POINTER (player));
  PurserPrompt *prompt = purser_play_get_prompt (self->play);

  return choice != NULL && g_ptr_array_find (prompt->choices, choice, NULL) ? choice : NULL;
}

/* Sets whose move is asked for, if people choose that themselves, as on a sheet that is filled in in any order.
 *
 * @player: a player's index; -1 for the player whom the rules name */
void
purser_session_set_asked (PurserSession *self,
                          int            player)
{
  if (self->asked == player)
    return;
  self->asked = player;
  g_signal_emit_by_name (self, "asked");
}

/* Returns: the player whose move is asked for; -1 for none */
int
purser_session_get_asked (PurserSession *self)
{
  return self->asked >= 0 ? self->asked : purser_play_get_turn_info (self->play)->active;
}

static void
session_note (PurserSession *self,
              PurserValue   *move)
{
  g_clear_pointer (&self->refused_move, purser_value_unref);
  g_clear_pointer (&self->refused_tap, g_ptr_array_unref);
  if (move != NULL && self->verdict.refused)
    self->refused_move = purser_value_copy (move);
  g_signal_emit_by_name (self, "refusal-changed");
}

static PurserCopy *
session_get_copy (PurserSession *self)
{
  return purser_copy_get (purser_play_get_rules (self->play)->id);
}

/* Remembers what your copy says of a component, unless the copy has not been read yet. */
static void
session_remember (PurserSession *self,
                  const char    *item)
{
  PurserValue *items = purser_copy_get_items (session_get_copy (self));
  PurserValue *known = purser_value_get (items, item);

  if (items != NULL && !g_hash_table_contains (self->unread, item))
    g_hash_table_insert (self->unread, g_strdup (item), known != NULL ? purser_value_ref (known) : purser_value_new_object ());
}

/* Keeps values that were read off a component for all later plays, in a worker thread. If that fails, such as on a full disk,
 * they are in the play. */
static void
session_keep_learned (PurserSession *self,
                      PurserValue   *move)
{
  const char *item = purser_value_get_string_of (move, "item");

  if (g_strcmp0 (purser_value_get_string_of (move, "move"), "learn") != 0)
    return;
  session_remember (self, item);
  purser_copy_learn (session_get_copy (self), item, purser_value_get (move, "values"));
}

/* Makes your copy say of a component what it said before this session, and what the play says now. */
static void
session_put_learned (PurserSession *self,
                     const char    *item,
                     PurserValue   *known,
                     PurserValue   *learned)
{
  purser_copy_put (session_get_copy (self), item, purser_value_get_size (known) > 0 ? known : NULL);
  if (learned != NULL)
    purser_copy_learn (session_get_copy (self), item, learned);
}

/* Returns: (transfer full): the values that were read off so far */
static PurserValue *
session_begin_change (PurserSession *self)
{
  purser_verdict_clear (&self->verdict);
  return purser_value_ref (purser_play_get_learned (self->play));
}

/* Values that were read off in this session and are undone or corrected now are so in your copy, too: a mistake would come
 * back in each later play.
 *
 * @before: the values that were read off before the change */
static void
session_end_change (PurserSession *self,
                    PurserValue   *before)
{
  PurserValue *after = purser_play_get_learned (self->play);
  GHashTableIter iter;
  gpointer item, known;

  g_hash_table_iter_init (&iter, self->unread);
  while (g_hash_table_iter_next (&iter, &item, &known))
    if (!purser_value_equal (purser_value_get (before, item), purser_value_get (after, item)))
      session_put_learned (self, item, known, purser_value_get (after, item));
  session_note (self, NULL);
}

/* Adds a move and the moves that the rules enter with it, and applies them all to the state. */
static void
session_add_tap (PurserSession *self,
                 gpointer       state,
                 PurserValue   *move,
                 GPtrArray     *all)
{
  PurserSetup *setup = purser_session_get_setup (self);
  g_autoptr (GPtrArray) moves = purser_rules_list_tap (setup, state, move);

  for (guint i = 0; i < moves->len; i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      g_autoptr (PurserMove) read = purser_move_new (setup, g_ptr_array_index (moves, i), &verdict);

      g_ptr_array_add (all, purser_value_ref (g_ptr_array_index (moves, i)));
      if (read != NULL)
        purser_rules_apply (setup, state, read, NULL, &verdict);
    }
}

/* Lists the moves of one tap with those that the rules enter with them. A refusal is ignored here, as it comes again when
 * the moves are entered. */
static GPtrArray *
session_list_tap (PurserSession *self,
                  GPtrArray     *moves)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autofree gpointer state = g_memdup2 (purser_play_get_state (self->play), purser_session_get_setup (self)->rules->state_size);

  for (guint i = 0; i < moves->len; i++)
    session_add_tap (self, state, g_ptr_array_index (moves, i), all);
  return all;
}

static gboolean
session_enter_tap (PurserSession *self,
                   GPtrArray     *moves)
{
  gboolean taken;

  purser_verdict_clear (&self->verdict);
  taken = purser_play_enter_tap (self->play, moves, &self->refused, &self->verdict);
  for (guint i = 0; taken && i < moves->len; i++)
    session_keep_learned (self, g_ptr_array_index (moves, i));
  session_note (self, taken ? NULL : g_ptr_array_index (moves, self->refused));
  if (!taken)
    self->refused_tap = g_ptr_array_ref (moves);
  return taken;
}

/* Enters a move, and those that the rules enter with it. If the rules refuse it, the refusal is kept to be shown.
 * Returns: whether the rules took it */
gboolean
purser_session_enter (PurserSession *self,
                      PurserValue   *move)
{
  /* The move may belong to the prompt, which is gone as soon as the move is taken. */
  g_autoptr (PurserValue) kept = purser_value_ref (move);
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();
  g_autoptr (GPtrArray) tap = NULL;

  g_ptr_array_add (moves, move);
  tap = session_list_tap (self, moves);
  if (tap->len > 1)
    return session_enter_tap (self, tap);
  return purser_session_enter_in_tap (self, move, 0);
}

/* Enters a move alone, without moves that the rules add to its tap.
 *
 * @tap: the number of the first record that is undone together with it; its own number if more may follow; 0 for none */
gboolean
purser_session_enter_in_tap (PurserSession *self,
                             PurserValue   *move,
                             guint          tap)
{
  gboolean taken;

  purser_verdict_clear (&self->verdict);
  taken = purser_play_enter_in_tap (self->play, move, tap, &self->verdict);
  if (taken)
    session_keep_learned (self, move);
  session_note (self, move);
  return taken;
}

/* Enters all moves or none, with those that the rules enter with them; they are undone together. If the rules refuse one,
 * the refusal is kept to be shown.
 *
 * @moves: (element-type PurserValue): the moves of one tap, to which the caller holds references */
gboolean
purser_session_enter_all (PurserSession *self,
                          GPtrArray     *moves)
{
  g_autoptr (GPtrArray) tap = session_list_tap (self, moves);

  return session_enter_tap (self, tap);
}

/* Returns the moves of the refused tap, with the refused one marked. */
static GPtrArray *
session_insist (PurserSession *self)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autoptr (PurserValue) move = purser_value_copy (self->refused_move);

  purser_value_set_boolean (move, "anyway", TRUE);
  for (guint i = 0; self->refused_tap != NULL && i < self->refused_tap->len; i++)
    g_ptr_array_add (moves, purser_value_ref (i == self->refused ? move : g_ptr_array_index (self->refused_tap, i)));
  if (self->refused_tap == NULL)
    g_ptr_array_add (moves, g_steal_pointer (&move));
  return moves;
}

/* Records the refused move anyway, with the others of its tap: the table is always right.
 * Returns: whether it could be recorded */
gboolean
purser_session_enter_anyway (PurserSession *self)
{
  g_autoptr (GPtrArray) moves = NULL;

  g_return_val_if_fail (purser_session_can_enter_anyway (self), FALSE);
  moves = session_insist (self);
  return session_enter_tap (self, moves);
}

/* Makes the rules say why a move that is not offered cannot be made. Nothing is entered, and as the move is incomplete, it cannot
 * be recorded anyway. */
void
purser_session_explain (PurserSession *self,
                        PurserValue   *move)
{
  PurserSetup *setup = purser_session_get_setup (self);
  g_autofree gpointer state = g_memdup2 (purser_play_get_state (self->play), setup->rules->state_size);
  g_autoptr (PurserMove) read = NULL;

  purser_verdict_clear (&self->verdict);
  read = purser_move_new (setup, move, &self->verdict);
  if (read != NULL)
    purser_rules_apply (setup, state, read, NULL, &self->verdict);
  session_note (self, NULL);
}

void
purser_session_undo (PurserSession *self)
{
  g_autoptr (PurserValue) learned = session_begin_change (self);

  if (purser_play_get_can_undo (self->play))
    purser_play_undo (self->play, &self->verdict);
  session_end_change (self, learned);
}

void
purser_session_redo (PurserSession *self)
{
  g_autoptr (PurserValue) learned = session_begin_change (self);

  if (purser_play_get_can_redo (self->play))
    purser_play_redo (self->play, &self->verdict);
  session_end_change (self, learned);
}

/* Removes an entry, perhaps with all later moves, or keeps why that cannot be done. */
void
purser_session_remove_entry (PurserSession *self,
                             guint          n,
                             gboolean       with_later)
{
  g_autoptr (PurserValue) learned = session_begin_change (self);

  purser_play_remove_entry (self->play, n, with_later, &self->verdict);
  session_end_change (self, learned);
}

/* Replaces some moves, all or none, or keeps why that cannot be done.
 *
 * @numbers: (element-type guint): records of moves, ascending
 * @moves: (element-type PurserValue) */
void
purser_session_amend (PurserSession *self,
                      const GArray  *numbers,
                      GPtrArray     *moves)
{
  g_autoptr (PurserValue) learned = session_begin_change (self);

  purser_play_amend (self->play, numbers, moves, &self->verdict);
  session_end_change (self, learned);
}

/* Changes the seats and who begins, as a record says. */
void
purser_session_reseat (PurserSession *self,
                       PurserValue   *record)
{
  purser_verdict_clear (&self->verdict);
  purser_play_enter (self->play, record, &self->verdict);
  session_note (self, NULL);
}

/* Returns: (transfer none) (nullable): why the last move was refused, in a sentence */
const char *
purser_session_get_refusal (PurserSession *self)
{
  return self->verdict.refused ? self->verdict.text : NULL;
}

/* Returns: (transfer none) (nullable): the section of the rule that refuses the move */
const char *
purser_session_get_refused_rule (PurserSession *self)
{
  return self->verdict.refused ? self->verdict.rule : NULL;
}

/* Returns: (transfer none) (nullable): the component whose printed values are needed before the move can be taken */
const char *
purser_session_get_unknown_item (PurserSession *self)
{
  return self->verdict.refused ? self->verdict.unknown : NULL;
}

gboolean
purser_session_can_enter_anyway (PurserSession *self)
{
  return self->refused_move != NULL && self->verdict.refused && !self->verdict.final;
}

void
purser_session_forget_refusal (PurserSession *self)
{
  purser_verdict_clear (&self->verdict);
  session_note (self, NULL);
}
