// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a play answers about itself; how it changes is in purser-play.c. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-play-private.h"

/**
 * purser_play_get_rules:
 * @self: a play
 *
 * Returns: (transfer none): the game
 */
const PurserRules *
purser_play_get_rules (PurserPlay *self)
{
  return purser_play_get_setup (self)->rules;
}

/**
 * purser_play_get_setup:
 * @self: a play
 *
 * Returns: (transfer none): what it started from
 */
PurserSetup *
purser_play_get_setup (PurserPlay *self)
{
  return purser_history_get_setup (self->history);
}

/**
 * purser_play_get_history:
 * @self: a play
 *
 * Returns: (transfer none): its records
 */
PurserHistory *
purser_play_get_history (PurserPlay *self)
{
  return self->history;
}

/**
 * purser_play_get_state:
 * @self: a play
 *
 * Returns: (transfer none): the present state; good until the play changes
 */
gconstpointer
purser_play_get_state (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_table:
 * @self: a play
 *
 * Returns: (transfer none): round, turn and end; good until the play changes
 */
const PurserTable *
purser_play_get_table (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_prompt:
 * @self: a play
 *
 * Returns: (transfer none): what is wanted next; good until the play changes
 */
PurserPrompt *
purser_play_get_prompt (PurserPlay *self)
{
  if (self->prompt == NULL)
    self->prompt = purser_rules_ask (purser_play_get_setup (self), purser_play_get_state (self));
  return self->prompt;
}

/**
 * purser_play_get_balance:
 * @self: a play
 * @player: a player's index
 * @account: an account
 *
 * Returns: what the account holds
 */
gint64
purser_play_get_balance (PurserPlay *self,
                         int         player,
                         guint       account)
{
  return purser_play_get_rules (self)->get_balance (purser_play_get_setup (self), purser_play_get_state (self),
                                                    player, account);
}

/**
 * purser_play_get_standings:
 * @self: a play
 * @standings: (out caller-allocates): room for as many as there are players
 *
 * Works out where everybody stands.
 */
void
purser_play_get_standings (PurserPlay     *self,
                           PurserStanding *standings)
{
  purser_play_get_rules (self)->score (purser_play_get_setup (self), purser_play_get_state (self), standings);
}

/**
 * purser_play_get_can_undo:
 * @self: a play
 *
 * Returns: whether there is something to undo
 */
gboolean
purser_play_get_can_undo (PurserPlay *self)
{
  return purser_history_get_undo (self->history) != 0;
}

/**
 * purser_play_get_can_redo:
 * @self: a play
 *
 * Returns: whether there is something to redo
 */
gboolean
purser_play_get_can_redo (PurserPlay *self)
{
  return purser_history_get_redo (self->history) != 0;
}

/**
 * purser_play_describe:
 * @self: a play
 * @n: a record
 *
 * Tells a record in a sentence without a full stop.
 *
 * Returns: (transfer full): the sentence, in the language of the interface
 */
char *
purser_play_describe (PurserPlay *self,
                      guint       n)
{
  const PurserRecord *record = purser_history_get_record (self->history, n);
  const PurserMove *move = purser_history_get_move (self->history, n);
  g_autofree char *text = NULL;

  if (record->move == NULL)
    return g_strdup_printf (record->kind == PURSER_RECORD_UNDO ? _("Record %u struck out")
                                                               : _("Record %u brought back"),
                            record->target);
  text = purser_rules_describe (purser_play_get_setup (self), move != NULL ? move : record->move);
  if (record->kind != PURSER_RECORD_AMEND)
    return g_steal_pointer (&text);
  /* Translators: the number of a record, then what it was changed to */
  return g_strdup_printf (_("Record %u changed: %s"), record->target, text);
}

/**
 * purser_play_dup_undo_text:
 * @self: a play
 *
 * Returns: (transfer full) (nullable): what "undo" would take back; %NULL where there is nothing
 */
char *
purser_play_dup_undo_text (PurserPlay *self)
{
  guint n = purser_history_get_undo (self->history);

  return n != 0 ? purser_play_describe (self, n) : NULL;
}

/**
 * purser_play_dup_redo_text:
 * @self: a play
 *
 * Returns: (transfer full) (nullable): what "redo" would bring back; %NULL where there is nothing
 */
char *
purser_play_dup_redo_text (PurserPlay *self)
{
  guint n = purser_history_get_redo (self->history);

  return n != 0 ? purser_play_describe (self, n) : NULL;
}

/**
 * purser_play_get_path:
 * @self: a play
 *
 * Returns: (nullable): where its file is; %NULL for one in memory
 */
const char *
purser_play_get_path (PurserPlay *self)
{
  return purser_journal_get_path (self->journal);
}

/**
 * purser_play_get_saved:
 * @self: a play
 *
 * Returns: whether every record is on the disk
 */
gboolean
purser_play_get_saved (PurserPlay *self)
{
  return purser_journal_is_saved (self->journal);
}

/**
 * purser_play_get_problem:
 * @self: a play
 *
 * Returns: (nullable): why not every record is on the disk, and what to do
 */
const char *
purser_play_get_problem (PurserPlay *self)
{
  return self->problem;
}

/**
 * purser_play_is_displaced:
 * @self: a play
 *
 * Returns: whether another file lies where its own belongs
 */
gboolean
purser_play_is_displaced (PurserPlay *self)
{
  return purser_journal_is_displaced (self->journal);
}
