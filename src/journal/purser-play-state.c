// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a play answers about itself; how it changes is in purser-play.c. */

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
 * Returns: (transfer none): what it started from
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
 * Returns: (transfer none): the present state; good until the play changes
 */
gconstpointer
purser_play_get_state (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_turn_info:
 *
 * Returns: (transfer none): round, turn and end; good until the play changes
 */
const PurserTurnInfo *
purser_play_get_turn_info (PurserPlay *self)
{
  return purser_history_get_state (self->history);
}

/**
 * purser_play_get_prompt:
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
 * @player: a player's index
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
 * @standings: (out caller-allocates): room for as many as there are players
 *
 * Works out where everybody stands.
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

/* As in "5, 17–20". */
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
 * Returns: (transfer full) (nullable): what it is called, such as “Round 3”; %NULL where a play does not go by rounds
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
 * Of what the note is about only so much is told as everybody at the table may know.
 *
 * Returns: (transfer full) (nullable): the round, who did it and what it was; %NULL for a note about the play, and for what
 *   is no note
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

/* Returns: (transfer full) (nullable): the note with what it is about */
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

/* How much a move says of what somebody entered: a roll most, and what comes along with other moves least. */
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
 * Finds the move that somebody meant, so that the others came along: the first of them that says most. Where all might
 * have come along, they came along with the last one.
 *
 * Returns: its record; 0 where there are none
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
 * Returns: (transfer full) (nullable): what "undo" would take back; %NULL where there is nothing
 */
char *
purser_play_dup_undo_text (PurserPlay *self)
{
  return play_describe_tap (self, purser_history_get_undo (self->history));
}

/**
 * purser_play_dup_redo_text:
 *
 * Returns: (transfer full) (nullable): what "redo" would bring back; %NULL where there is nothing
 */
char *
purser_play_dup_redo_text (PurserPlay *self)
{
  return play_describe_tap (self, purser_history_get_redo (self->history));
}
