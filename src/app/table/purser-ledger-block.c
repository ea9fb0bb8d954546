// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-game-ui.h"
#include "purser-ledger-block.h"
#include "purser-preview.h"

/* What happened at one time: a move, all that one tap entered, or a roll with all its payouts; or the heading above the
 * blocks of a turn. It emits "changed" when the words about it may have changed. */
struct _PurserLedgerBlock
{
  GObject parent_instance;

  PurserTurn turn;
  gboolean   heading;
  guint      first;
  guint      last;
};

G_DEFINE_FINAL_TYPE (PurserLedgerBlock, purser_ledger_block, G_TYPE_OBJECT)

static void
purser_ledger_block_class_init (PurserLedgerBlockClass *klass)
{
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_ledger_block_init (PurserLedgerBlock *self)
{
}

/* Returns: the turn; set-up counts as one, and so does the time after the end */
PurserTurn
purser_turn_new (PurserPlay           *play,
                 const PurserTurnInfo *turn)
{
  const PurserRules *rules = purser_play_get_rules (play);

  if (rules->has_rounds != NULL)
    return (PurserTurn) { .round = purser_rules_has_rounds (purser_play_get_setup (play)) ? turn->round : 1, .player = -1 };
  if (turn->over)
    return (PurserTurn) { .round = turn->round, .player = -1, .over = TRUE };
  return (PurserTurn) { .round = turn->round, .player = turn->round > 0 ? turn->active : -1, .set_up = turn->set_up };
}

gboolean
purser_turn_equal (const PurserTurn *self,
                   const PurserTurn *other)
{
  return self->round == other->round && self->player == other->player && self->over == other->over;
}

/* @first: its first record; 0 for the entries of the set-up */
PurserLedgerBlock *
purser_ledger_block_new (const PurserTurn *turn,
                         guint             first,
                         guint             last)
{
  PurserLedgerBlock *self = g_object_new (PURSER_TYPE_LEDGER_BLOCK, NULL);

  self->turn = *turn;
  self->first = first;
  self->last = last;
  return self;
}

/* Returns: (transfer full): the heading above the blocks of the turn */
PurserLedgerBlock *
purser_ledger_block_new_heading (const PurserTurn *turn)
{
  PurserLedgerBlock *self = g_object_new (PURSER_TYPE_LEDGER_BLOCK, NULL);

  self->turn = *turn;
  self->heading = TRUE;
  return self;
}

gboolean
purser_ledger_block_is_heading (PurserLedgerBlock *self)
{
  return self->heading;
}

const PurserTurn *
purser_ledger_block_get_turn (PurserLedgerBlock *self)
{
  return &self->turn;
}

/* Returns: its first record; 0 for the entries of the set-up */
guint
purser_ledger_block_get_first (PurserLedgerBlock *self)
{
  return self->first;
}

guint
purser_ledger_block_get_last (PurserLedgerBlock *self)
{
  return self->last;
}

/* Returns: the record that describes the block best, such as the roll, or the purchase that ended the turn; 0 if no move
 * stands */
guint
purser_ledger_block_find_move (PurserLedgerBlock *self,
                               PurserPlay        *play)
{
  PurserHistory *history = purser_play_get_history (play);
  g_autoptr (GArray) standing = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint n = MAX (self->first, 1); n <= self->last; n++)
    if (purser_history_get_move (history, n) != NULL)
      g_array_append_val (standing, n);
  return purser_play_find_telling (play, standing);
}

/* Returns: (transfer full): the heading of the turn in the ledger, such as “Round 11 · Ben” */
char *
purser_turn_dup_heading (const PurserTurn *self,
                         PurserPlay       *play)
{
  g_autofree char *round = purser_play_dup_round (play, self->round);

  if (round == NULL)
    return g_strdup (_("Scores"));
  if (self->over)
    return g_strdup (_("After the end"));
  if (self->player < 0)
    return g_steal_pointer (&round);
  return g_strjoin (" · ", round, purser_setup_get_name (purser_play_get_setup (play), self->player), NULL);
}

/* Returns: (transfer full): the heading of its turn */
char *
purser_ledger_block_dup_heading (PurserLedgerBlock *self,
                                 PurserPlay        *play)
{
  return purser_turn_dup_heading (&self->turn, play);
}

/* Marks the players with a move of @verb among the records, and returns their number. */
static guint
list_doers (PurserPlay *play,
            guint       first,
            guint       last,
            const char *verb,
            gboolean    doers[PURSER_MAX_PLAYERS])
{
  guint n_doers = 0;

  for (guint n = MAX (first, 1); n <= last; n++)
    {
      const PurserMove *move = purser_history_get_move (purser_play_get_history (play), n);

      if (move == NULL || move->player < 0 || strcmp (move->verb->name, verb) != 0 || doers[move->player])
        continue;
      doers[move->player] = TRUE;
      n_doers++;
    }
  return n_doers;
}

static char *
dup_names (const PurserSetup *setup,
           const gboolean     doers[PURSER_MAX_PLAYERS],
           guint              n_doers)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (n_doers == setup->n_players)
    return g_strdup (_("Everybody"));
  for (int i = 0; i < (int) setup->n_players; i++)
    if (doers[i])
      g_ptr_array_add (names, (gpointer) purser_setup_get_name (setup, i));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (_(", "), (char **) names->pdata);
}

/* Returns: (transfer full) (nullable): what several players did alike in these records; %NULL if only one did it, or if it
 * came of a roll */
char *
purser_ledger_block_dup_shared_title (PurserPlay *play,
                                      guint       first,
                                      guint       last,
                                      guint       telling)
{
  const PurserMove *move = telling > 0 ? purser_history_get_move (purser_play_get_history (play), telling) : NULL;
  gboolean doers[PURSER_MAX_PLAYERS] = { FALSE };
  g_autofree char *names = NULL;
  guint n_doers;

  if (move == NULL || move->verb->pays)
    return NULL;
  n_doers = list_doers (play, first, last, move->verb->name, doers);
  if (n_doers < 2)
    return NULL;
  names = dup_names (purser_play_get_setup (play), doers, n_doers);
  /* Translators: some players' names, what they did */
  return g_strdup_printf (_("%s: %s"), names, _(move->verb->what));
}

/* Returns: (transfer full): what happened, such as “Ben rolled 2 and 6” */
char *
purser_ledger_block_dup_title (PurserLedgerBlock *self,
                               PurserPlay        *play)
{
  guint n = purser_ledger_block_find_move (self, play);
  char *shared;

  if (self->heading)
    return purser_ledger_block_dup_heading (self, play);
  if (n == 0)
    return g_strdup (_("What everybody begins with"));
  shared = purser_ledger_block_dup_shared_title (play, self->first, self->last, n);
  return shared != NULL ? shared : purser_game_ui_describe (play, n);
}

/* Returns: whether one of its moves differs from what was first entered */
gboolean
purser_ledger_block_is_changed (PurserLedgerBlock *self,
                                PurserPlay        *play)
{
  for (guint n = MAX (self->first, 1); n <= self->last; n++)
    if (purser_preview_is_changed (play, n))
      return TRUE;
  return FALSE;
}
