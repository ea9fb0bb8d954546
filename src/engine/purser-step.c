// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-step.h"

/**
 * purser_step_refuses:
 * @rule: the section that refuses it; static
 *
 * Refuses the move by a rule, unless the table overrules it ("record it anyway").
 *
 * Written as `if (wrong && purser_step_refuses (step, RULE, …)) return FALSE;`.
 *
 * Returns: whether the step ends here
 */
gboolean
purser_step_refuses (PurserStep *self,
                     const char *rule,
                     const char *format,
                     ...)
{
  va_list arguments;

  if (self->move != NULL && self->move->anyway)
    return FALSE;
  va_start (arguments, format);
  purser_verdict_refuse_v (self->verdict, rule, format, arguments);
  va_end (arguments);
  return TRUE;
}

/**
 * purser_step_rejects:
 *
 * Refuses the move for good, because it makes no sense.
 *
 * Written as `return !purser_step_rejects (step, …);`.
 *
 * Returns: always %TRUE
 */
gboolean
purser_step_rejects (PurserStep *self,
                     const char *format,
                     ...)
{
  va_list arguments;

  va_start (arguments, format);
  purser_verdict_reject_v (self->verdict, format, arguments);
  va_end (arguments);
  return TRUE;
}

static void
add_entry (GArray      *entries,
           PurserEntry  entry)
{
  g_array_append_val (entries, entry);
}

/**
 * purser_step_book:
 * @player: the owner of the account
 * @by: the change, already made; nothing is booked for 0
 * @balance: the balance after it
 * @rule: the section that gives the reason; must live as long as the program
 * @item: (nullable): the component that paid; must live as long as the program
 *
 * Books a change, if there is a ledger.
 */
void
purser_step_book (PurserStep *self,
                  int         player,
                  int         account,
                  gint64      by,
                  gint64      balance,
                  const char *rule,
                  const char *item)
{
  PurserLedger *ledger = self->ledger;

  if (ledger != NULL && by != 0)
    add_entry (ledger->entries, (PurserEntry) { ledger->n, player, account, by, balance, rule, item, ledger->place,
                                                ledger->led });
}

/**
 * purser_step_change:
 * @player: the owner of the account
 * @balance: (inout): the balance in the state
 * @by: the change; the balance stops at 0 and at %PURSER_STEP_MOST
 * @rule: the section that gives the reason; must live as long as the program
 * @item: (nullable): the component that paid; must live as long as the program
 *
 * Changes a balance and books the actual change.
 */
void
purser_step_change (PurserStep *self,
                    int         player,
                    int         account,
                    gint32     *balance,
                    gint64      by,
                    const char *rule,
                    const char *item)
{
  gint64 result = CLAMP (*balance + by, 0, PURSER_STEP_MOST);
  gint64 change = result - *balance;

  *balance = (gint32) result;
  purser_step_book (self, player, account, change, result, rule, item);
}

/**
 * purser_step_token:
 * @player: the player who gains or spends it
 * @token: its index in the game's table of tokens
 * @by: the change; nothing is booked for 0
 * @rule: the section that gives the reason; must live as long as the program
 * @item: (nullable): the component it belongs to; must live as long as the program
 *
 * Books a gain or a cost that is no account, such as a charge, if there is a ledger.
 */
void
purser_step_token (PurserStep *self,
                   int         player,
                   int         token,
                   gint64      by,
                   const char *rule,
                   const char *item)
{
  PurserLedger *ledger = self->ledger;

  if (ledger != NULL && by != 0)
    add_entry (ledger->tokens, (PurserEntry) { ledger->n, player, token, by, 0, rule, item, ledger->place, ledger->led });
}

/**
 * purser_step_at:
 * @place: (nullable): a place on the table, such as `sector/5`; must live as long as the program
 *
 * Sets the place of the next entries, until another place is set or the step ends.
 */
void
purser_step_at (PurserStep *self,
                const char *place)
{
  if (self->ledger == NULL)
    return;
  self->ledger->place = place;
  self->ledger->led = FALSE;
}

/**
 * purser_step_led:
 *
 * Notes that something else led to the changes that follow, such as an arrow or a ring; the game says what in its texts.
 */
void
purser_step_led (PurserStep *self)
{
  if (self->ledger != NULL)
    self->ledger->led = TRUE;
}
