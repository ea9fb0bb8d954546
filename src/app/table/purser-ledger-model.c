// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice.h"
#include "purser-ledger-line.h"
#include "purser-ledger-model.h"

/* The ledger of a play, the newest first: the heading of each turn, followed by the turn's blocks. */
struct _PurserLedgerModel
{
  GObject parent_instance;

  PurserPlay *play;
  GPtrArray  *blocks; /* the oldest first; the heading of a turn after its blocks */
  guint       n_read; /* the number of records that were read */
  PurserTurn  turn;   /* after the last of them */
  gboolean    paying; /* whether the newest block may still get the payouts of its roll */
};

static GType
model_get_item_type (GListModel *model)
{
  return PURSER_TYPE_LEDGER_BLOCK;
}

static guint
model_get_n_items (GListModel *model)
{
  return PURSER_LEDGER_MODEL (model)->blocks->len;
}

static gpointer
model_get_item (GListModel *model,
                guint       position)
{
  PurserLedgerModel *self = PURSER_LEDGER_MODEL (model);

  if (position >= self->blocks->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->blocks, self->blocks->len - 1 - position));
}

static void
model_list_init (GListModelInterface *iface)
{
  iface->get_item_type = model_get_item_type;
  iface->get_n_items = model_get_n_items;
  iface->get_item = model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserLedgerModel, purser_ledger_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, model_list_init))

static PurserHistory *
model_get_history (PurserLedgerModel *self)
{
  return purser_play_get_history (self->play);
}

/* The newest block; its heading comes after it. */
static PurserLedgerBlock *
model_get_newest (PurserLedgerModel *self)
{
  return self->blocks->len > 0 ? g_ptr_array_index (self->blocks, self->blocks->len - 2) : NULL;
}

static guint
get_tap (PurserHistory *history,
         guint          n)
{
  return purser_record_get_tap (purser_history_get_record (history, n));
}

/* Returns whether a move belongs to the newest block: the moves of one tap do, and so do a roll and each player's use of
 * it. What the end of a turn pays does not, if it was entered by itself. */
static gboolean
model_joins (PurserLedgerModel *self,
             guint              n,
             const PurserMove  *move,
             const PurserTurn  *after)
{
  PurserHistory *history = model_get_history (self);
  PurserLedgerBlock *newest = model_get_newest (self);
  guint tap = get_tap (history, n);

  if (newest == NULL || purser_ledger_block_get_first (newest) == 0)
    return FALSE;
  if (tap > 0 && tap == get_tap (history, purser_ledger_block_get_last (newest)))
    return TRUE;
  return self->paying && move->verb->pays && !purser_move_rolls (move) && (tap > 0 || purser_turn_equal (&self->turn, after));
}

static void
model_add_block (PurserLedgerModel *self,
                 guint              first,
                 guint              last)
{
  PurserLedgerBlock *newest = model_get_newest (self);
  PurserLedgerBlock *block = purser_ledger_block_new (&self->turn, first, last);

  if (newest != NULL && purser_turn_equal (purser_ledger_block_get_turn (newest), &self->turn))
    {
      g_ptr_array_insert (self->blocks, (int) self->blocks->len - 1, block);
      return;
    }
  g_ptr_array_add (self->blocks, block);
  g_ptr_array_add (self->blocks, purser_ledger_block_new_heading (&self->turn));
}

static void
model_extend_block (PurserLedgerModel *self,
                    guint              last)
{
  PurserLedgerBlock *newest = model_get_newest (self);
  PurserLedgerBlock *block = purser_ledger_block_new (purser_ledger_block_get_turn (newest),
                                                      purser_ledger_block_get_first (newest), last);

  g_object_unref (newest);
  self->blocks->pdata[self->blocks->len - 2] = block;
}

static void
model_drop_newest (PurserLedgerModel *self)
{
  guint len = self->blocks->len;
  const PurserTurn *turn = purser_ledger_block_get_turn (model_get_newest (self));

  if (len > 2 && purser_turn_equal (turn, purser_ledger_block_get_turn (self->blocks->pdata[len - 3])))
    g_ptr_array_remove_index (self->blocks, len - 2);
  else
    g_ptr_array_set_size (self->blocks, (int) len - 2);
}

/* Returns whether a move begins a turn. Values read off a component do not: they stay with the move that needs them. */
static gboolean
model_turns_over (PurserLedgerModel *self,
                  guint              n,
                  const PurserMove  *move)
{
  return get_tap (model_get_history (self), n) > 0 && move->player >= 0 &&
         !purser_turn_equal (purser_ledger_block_get_turn (model_get_newest (self)), &self->turn);
}

/* Moves the newest block to the next turn, in which its tap goes on, unless the end of the turn before booked something. */
static void
model_turn_over (PurserLedgerModel *self,
                 guint              n)
{
  PurserLedgerBlock *newest = model_get_newest (self);
  g_autoptr (GPtrArray) lines = purser_ledger_lines_new (self->play, newest);
  guint first = n;

  if (lines->len == 0)
    {
      first = purser_ledger_block_get_first (newest);
      model_drop_newest (self);
    }
  model_add_block (self, first, n);
}

static PurserTurn
model_find_turn (PurserLedgerModel *self,
                 guint              n)
{
  const PurserTurnInfo turn = purser_history_get_turn_after (model_get_history (self), n);

  return purser_turn_new (self->play, &turn);
}

/* Returns whether the newest block, which ends with that move, may still get the payouts of its roll. */
static gboolean
model_pays (PurserLedgerModel *self,
            const PurserMove  *move)
{
  return move->verb->pays && purser_turn_equal (purser_ledger_block_get_turn (model_get_newest (self)), &self->turn);
}

static void
model_add (PurserLedgerModel *self,
           guint              n,
           const PurserMove  *move)
{
  const PurserTurn after = model_find_turn (self, n);

  /* A move that continues the set-up belongs to it; the first roll does not. */
  if (after.set_up)
    self->turn = (PurserTurn) { .player = -1 };
  if (!model_joins (self, n, move, &after))
    model_add_block (self, n, n);
  else if (model_turns_over (self, n, move))
    model_turn_over (self, n);
  else
    model_extend_block (self, n);
  self->turn = after;
  self->paying = model_pays (self, move);
}

/* Drops the blocks that a change touches, and returns the last record of the others. */
static guint
model_go_back (PurserLedgerModel *self,
               guint              change)
{
  guint n;

  while (self->blocks->len > 0 && purser_ledger_block_get_last (model_get_newest (self)) >= change)
    model_drop_newest (self);
  n = self->blocks->len > 0 ? purser_ledger_block_get_last (model_get_newest (self)) : 0;
  self->turn = model_find_turn (self, n);
  self->paying = n > 0 && model_pays (self, purser_history_get_move (model_get_history (self), n));
  return n;
}

/* Reads the records after one. */
static void
model_read (PurserLedgerModel *self,
            guint              after)
{
  PurserHistory *history = model_get_history (self);

  self->n_read = purser_history_get_size (history);
  for (guint n = after + 1; n <= self->n_read; n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move != NULL)
        model_add (self, n, move);
    }
}

/* What the set-up gives is a block, too. */
static void
model_read_all (PurserLedgerModel *self)
{
  PurserLedger *ledger = purser_history_get_ledger (model_get_history (self));

  self->turn = model_find_turn (self, 0);
  if (purser_ledger_get_size (ledger) > 0 && purser_ledger_get (ledger, 0)->n == 0)
    model_add_block (self, 0, 0);
  model_read (self, 0);
}

static gboolean
is_same (PurserLedgerBlock *block,
         PurserLedgerBlock *other)
{
  return purser_ledger_block_is_heading (block) == purser_ledger_block_is_heading (other) &&
         purser_turn_equal (purser_ledger_block_get_turn (block), purser_ledger_block_get_turn (other)) &&
         purser_ledger_block_get_first (block) == purser_ledger_block_get_first (other) &&
         purser_ledger_block_get_last (block) == purser_ledger_block_get_last (other);
}

/* Puts a block from before the change back in its place if it is still the same, as a row shows it. */
static gboolean
model_keep (PurserLedgerModel *self,
            guint              place,
            PurserLedgerBlock *block)
{
  if (!is_same (block, self->blocks->pdata[place]))
    return FALSE;
  g_set_object (&self->blocks->pdata[place], block);
  return TRUE;
}

/* Tells the rows of the blocks from record @from on that their words may have changed. */
static void
model_tell (PurserLedgerModel *self,
            guint              from)
{
  for (guint i = 0; i < self->blocks->len; i++)
    if (purser_ledger_block_get_last (self->blocks->pdata[i]) >= from)
      g_signal_emit_by_name (self->blocks->pdata[i], "changed");
}

/* Reports what lies between the oldest blocks that are the same and the newest ones. Making rows anew takes far longer than
 * changing their words. */
static void
model_report (PurserLedgerModel *self,
              GPtrArray         *before,
              guint              from)
{
  guint n = MIN (before->len, self->blocks->len);
  guint oldest = 0;
  guint newest = 0;

  while (oldest < n && model_keep (self, oldest, before->pdata[oldest]))
    oldest++;
  while (newest < n - oldest && model_keep (self, self->blocks->len - 1 - newest, before->pdata[before->len - 1 - newest]))
    newest++;
  model_tell (self, from);
  if (before->len > oldest + newest || self->blocks->len > oldest + newest)
    g_list_model_items_changed (G_LIST_MODEL (self), newest, before->len - oldest - newest,
                                self->blocks->len - oldest - newest);
}

static gpointer
copy_block (gconstpointer block,
            gpointer      data)
{
  return g_object_ref ((gpointer) block);
}

/* Returns the move that a record concerns in the end: a record that strikes an amendment concerns the amended move. */
static guint
find_move (PurserHistory *history,
           guint          n)
{
  const PurserRecord *record = purser_history_get_record (history, n);

  while (record->targets != NULL)
    record = purser_history_get_record (history, n = purser_record_get_target (record, 0));
  return n;
}

/* Returns the number of the first changed move: a new one, or one that a new record strikes, restores or amends. */
static guint
model_find_change (PurserLedgerModel *self)
{
  PurserHistory *history = model_get_history (self);
  guint from = self->n_read + 1;

  for (guint n = self->n_read + 1; n <= purser_history_get_size (history); n++)
    from = MIN (from, find_move (history, n));
  return from;
}

static void
purser_ledger_model_finalize (GObject *object)
{
  PurserLedgerModel *self = PURSER_LEDGER_MODEL (object);

  g_clear_object (&self->play);
  g_ptr_array_unref (self->blocks);
  G_OBJECT_CLASS (purser_ledger_model_parent_class)->finalize (object);
}

static void
purser_ledger_model_class_init (PurserLedgerModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_ledger_model_finalize;
}

static void
purser_ledger_model_init (PurserLedgerModel *self)
{
  self->blocks = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Returns: (transfer full): the blocks of the play ([class@LedgerBlock]), the newest first, as it is now */
PurserLedgerModel *
purser_ledger_model_new (PurserPlay *play)
{
  PurserLedgerModel *self = g_object_new (PURSER_TYPE_LEDGER_MODEL, NULL);

  self->play = g_object_ref (play);
  model_read_all (self);
  return self;
}

/* Takes up what has changed in the play since it was looked at last. */
void
purser_ledger_model_update (PurserLedgerModel *self)
{
  g_autoptr (GPtrArray) before = g_ptr_array_copy (self->blocks, copy_block, NULL);
  guint from = model_find_change (self);

  model_read (self, model_go_back (self, from));
  model_report (self, before, from);
}

/* Tells all rows that their words may have changed. */
void
purser_ledger_model_tell_all (PurserLedgerModel *self)
{
  model_tell (self, 0);
}
