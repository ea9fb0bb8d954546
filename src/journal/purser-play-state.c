// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The getters of a play; purser-play.c has its changes. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-play-private.h"

/**
 * purser_play_get_rules:
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
 *
 * Returns: (transfer none): the set-up that it started from
 */
PurserSetup *
purser_play_get_setup (PurserPlay *self)
{
  return purser_history_get_setup (self->history);
}

/**
 * purser_play_get_history:
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
 *
 * Returns: (transfer none): the present state; valid until the play changes
 */
gconstpointer
purser_play_get_state (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_turn_info:
 *
 * Returns: (transfer none): round, turn and end; valid until the play changes
 */
const PurserTurnInfo *
purser_play_get_turn_info (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_prompt:
 *
 * Returns: (transfer none): the present question and its answers; valid until the play changes
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
 * @player: a player's index
 *
 * Returns: the balance of the account
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
 * @standings: (out caller-allocates): room for all players
 *
 * Computes scores and ranks.
 */
void
purser_play_get_standings (PurserPlay     *self,
                           PurserStanding *standings)
{
  purser_rules_score (purser_play_get_setup (self), purser_play_get_state (self), standings);
}

/**
 * purser_play_get_can_undo:
 *
 * Returns: whether there is something to undo
 */
gboolean
purser_play_get_can_undo (PurserPlay *self)
{
  return purser_history_get_undo (self->history)->len > 0;
}

/**
 * purser_play_get_can_redo:
 *
 * Returns: whether there is something to redo
 */
gboolean
purser_play_get_can_redo (PurserPlay *self)
{
  return purser_history_get_redo (self->history)->len > 0;
}

/* Joins numbers as in "5, 17–20". */
static char *
join_numbers (const GArray *numbers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    {
      guint first = g_array_index (numbers, guint, i);
      guint last = first;

      while (i + 1 < numbers->len && g_array_index (numbers, guint, i + 1) == last + 1)
        last = g_array_index (numbers, guint, ++i);
      g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", first);
      if (last > first)
        g_string_append_printf (text, "–%u", last);
    }
  return g_string_free (text, FALSE);
}

static char *
describe_strike (const PurserRecord *record)
{
  gboolean undo = record->kind == PURSER_RECORD_UNDO;
  g_autofree char *numbers = join_numbers (record->targets);

  if (record->targets->len == 1)
    return g_strdup_printf (undo ? _("Entry %s removed") : _("Entry %s restored"), numbers);
  /* Translators: the numbers of several records, such as "17–20" */
  return g_strdup_printf (undo ? _("Entries %s removed") : _("Entries %s restored"), numbers);
}

static char *
describe_amendment (PurserPlay         *self,
                    const PurserRecord *record)
{
  g_autofree char *text = purser_rules_describe (purser_play_get_setup (self), purser_play_get_state (self), record->move);
  g_autofree char *numbers = join_numbers (record->targets);

  if (record->targets->len == 1)
    /* Translators: the number of a record, then what it was changed to */
    return g_strdup_printf (_("Entry %s changed: %s"), numbers, text);
  /* Translators: the numbers of several records, such as "17, 18", then what the first was changed to */
  return g_strdup_printf (_("Entries %s changed: %s"), numbers, text);
}

/**
 * purser_play_dup_round:
 * @round: a round; 0 for set-up
 *
 * Returns: (transfer full) (nullable): its name, such as “Round 3”; %NULL if the play has no rounds
 */
char *
purser_play_dup_round (PurserPlay *self,
                       int         round)
{
  if (!purser_rules_has_rounds (purser_play_get_setup (self)))
    return NULL;
  return round == 0 ? g_strdup (_("Setup")) : g_strdup_printf (_("Round %d"), round);
}

/**
 * purser_play_dup_about:
 * @note: a move
 *
 * Describes what a note is about, as far as every player may know it.
 *
 * Returns: (transfer full) (nullable): the round, the player and the kind of move; %NULL for a note about the play, and for a
 *   move that is no note
 */
char *
purser_play_dup_about (PurserPlay       *self,
                       const PurserMove *note)
{
  gint64 n = note != NULL && strcmp (note->verb->name, "note") == 0 ? purser_move_get_integer (note, "about", 0) : 0;
  const PurserRecord *record = n > 0 && n <= purser_history_get_size (self->history)
                                 ? purser_history_get_record (self->history, (guint) n) : NULL;
  g_autofree char *round = NULL, *doing = NULL;
  g_autofree PurserTurnInfo *turn = NULL;

  if (record == NULL || record->kind != PURSER_RECORD_MOVE)
    return NULL;
  turn = purser_history_dup_state (self->history, (guint) n);
  round = purser_play_dup_round (self, turn->round);
  doing = record->move->player < 0 ? g_strdup (_(record->move->verb->what))
            /* Translators: a player's name, then what that player did, such as “Roll the dice” */
            : g_strdup_printf (_("%s: %s"), purser_setup_get_name (purser_play_get_setup (self), record->move->player),
                               _(record->move->verb->what));
  /* Translators: a round, then who did what in it */
  return round == NULL ? g_steal_pointer (&doing) : g_strdup_printf (_("%s, %s"), round, doing);
}

/* Returns: (transfer full) (nullable): the note and what it is about */
static char *
describe_note (PurserPlay       *self,
               const PurserMove *note)
{
  g_autofree char *about = purser_play_dup_about (self, note);

  if (about == NULL)
    return NULL;
  /* Translators: what a note is about, such as “Round 3, Ken: Use the roll”, and the note */
  return g_strdup_printf (_("Note (%s): %s"), about, purser_move_get_text (note, "text"));
}

/**
 * purser_play_describe:
 * @n: a record
 *
 * Returns: (transfer full): the record in a sentence without a full stop, in the language of the interface
 */
char *
purser_play_describe (PurserPlay *self,
                      guint       n)
{
  const PurserRecord *record = purser_history_get_record (self->history, n);
  const PurserMove *move = purser_history_get_move (self->history, n);

  if (record->move == NULL)
    return describe_strike (record);
  if (record->kind == PURSER_RECORD_AMEND)
    return describe_amendment (self, record);
  if (move == NULL)
    move = record->move;
  return describe_note (self, move) ?: purser_rules_describe (purser_play_get_setup (self), purser_play_get_state (self), move);
}

/* Returns how well a move describes a tap: a roll best, and moves that only come along with others least. */
static int
weigh (const PurserVerb *verb)
{
  if (verb->unsaid)
    return 0;
  return verb->pays ? 2 : 1;
}

/**
 * purser_play_find_telling:
 * @numbers: (element-type guint): records that one tap entered
 *
 * Finds the move that the user meant, with which the others came along: the first one that describes the tap best. If all of
 * them might have come along, it is the last one.
 *
 * Returns: its record; 0 if there are none
 */
guint
purser_play_find_telling (PurserPlay   *self,
                          const GArray *numbers)
{
  guint telling = 0;
  int most = 0;

  for (guint i = 0; i < numbers->len; i++)
    {
      guint n = g_array_index (numbers, guint, i);
      int weight = weigh (purser_history_get_record (self->history, n)->move->verb);

      if (weight > most || most == 0)
        telling = n;
      most = MAX (most, weight);
    }
  return telling;
}

static char *
play_describe_tap (PurserPlay   *self,
                   const GArray *numbers)
{
  g_autofree char *text = NULL;

  if (numbers->len == 0)
    return NULL;
  text = purser_play_describe (self, purser_play_find_telling (self, numbers));
  if (numbers->len == 1)
    return g_steal_pointer (&text);
  /* Translators: what happened, and how many other things that the same tap entered */
  return g_strdup_printf (_("%s (and %u more)"), text, numbers->len - 1);
}

/**
 * purser_play_dup_undo_text:
 *
 * Returns: (transfer full) (nullable): what "undo" would take back; %NULL if there is nothing
 */
char *
purser_play_dup_undo_text (PurserPlay *self)
{
  return play_describe_tap (self, purser_history_get_undo (self->history));
}

/**
 * purser_play_dup_redo_text:
 *
 * Returns: (transfer full) (nullable): what "redo" would bring back; %NULL if there is nothing
 */
char *
purser_play_dup_redo_text (PurserPlay *self)
{
  return play_describe_tap (self, purser_history_get_redo (self->history));
}
