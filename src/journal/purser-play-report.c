// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Reports the state of a play, as the values that purser-cli prints. */

#include "config.h"

#include <string.h>

#include "purser-plain-text.h"
#include "purser-play-private.h"

static PurserValue *
report_accounts (PurserPlay *self,
                 int         player)
{
  PurserSetup *setup = purser_play_get_setup (self);
  guint n_accounts = setup->rules->count_accounts (setup, purser_play_get_state (self));
  PurserValue *accounts = purser_value_new_object ();

  for (guint i = 0; i < n_accounts; i++)
    {
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, i, &account);
      purser_value_set_integer (accounts, account.id, purser_play_get_balance (self, player, i));
    }
  return accounts;
}

static PurserValue *
report_board (PurserPlay *self,
              int         player)
{
  const PurserRules *rules = purser_play_get_rules (self);

  if (rules->board == NULL)
    return purser_value_new_object ();
  return rules->board (purser_play_get_setup (self), purser_play_get_state (self), player);
}

/* Returns the name as it is written in the file, as JSON has escapes of its own, unless a later record renamed the player. */
static const char *
find_name (PurserSetup *setup,
           int          player)
{
  const char *written = purser_value_get_string_of (purser_setup_get_player (setup, (guint) player), "name");
  g_autofree char *plain = purser_plain_text_dup (written, 0);

  return strcmp (plain, setup->seats[player].full_name) == 0 ? written : setup->seats[player].full_name;
}

static PurserValue *
report_player (PurserPlay           *self,
               int                   player,
               const PurserStanding *standing)
{
  PurserValue *report = purser_value_new_object ();
  PurserSetup *setup = purser_play_get_setup (self);
  const PurserTurnInfo *turn = purser_play_get_turn_info (self);

  purser_value_set_string (report, "name", find_name (setup, player));
  purser_value_set (report, "accounts", report_accounts (self, player));
  purser_value_set_integer (report, "score", standing->score);
  purser_value_set_integer (report, "rank", standing->rank);
  purser_value_set (report, "board", report_board (self, player));
  if (purser_turn_info_is_absent (turn, player))
    purser_value_set_boolean (report, "absent", TRUE);
  else if (purser_turn_info_has_left (turn, player))
    purser_value_set_boolean (report, "left", TRUE);
  else if ((guint) player >= setup->n_seated)
    purser_value_set_boolean (report, "joined", TRUE);
  return report;
}

static void
report_players (PurserPlay  *self,
                PurserValue *report)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  const PurserTurnInfo *turn = purser_play_get_turn_info (self);
  PurserValue *players = purser_value_new_list ();
  PurserValue *winners = purser_value_new_list ();

  purser_play_get_standings (self, standings);
  for (guint i = 0; i < turn->n_players; i++)
    {
      purser_value_append (players, report_player (self, (int) i, &standings[i]));
      if (turn->over && standings[i].wins)
        purser_value_append (winners, purser_value_new_integer (i));
    }
  purser_value_set (report, "players", players);
  purser_value_set (report, "table", report_board (self, -1));
  purser_value_set (report, "winners", winners);
}

/**
 * purser_play_report:
 *
 * Returns: (transfer full): the state of the play as an object, which `purser-cli replay --json` prints
 */
PurserValue *
purser_play_report (PurserPlay *self)
{
  PurserValue *report = purser_value_new_object ();
  const PurserTurnInfo *turn = purser_play_get_turn_info (self);

  purser_value_set_string (report, "game", purser_play_get_rules (self)->id);
  purser_value_set_integer (report, "records", purser_history_get_size (self->history));
  purser_value_set_integer (report, "round", turn->round);
  purser_value_set (report, "active", turn->active >= 0 ? purser_value_new_integer (turn->active)
                                                         : purser_value_new_null ());
  purser_value_set_string (report, "awaits", purser_play_get_prompt (self)->kind);
  purser_value_set_boolean (report, "over", turn->over);
  purser_value_set_boolean (report, "last_round", turn->last_round);
  purser_value_set_boolean (report, "breaks_tie", turn->tie_round);
  report_players (self, report);
  return report;
}

static PurserValue *
report_entry (PurserSetup       *setup,
              const PurserEntry *entry)
{
  PurserValue *report = purser_value_new_object ();
  PurserAccount account = { 0 };

  setup->rules->get_account (setup, (guint) entry->account, &account);
  purser_value_set_integer (report, "n", entry->n);
  purser_value_set_integer (report, "player", entry->player);
  purser_value_set_string (report, "account", account.id);
  purser_value_set_integer (report, "by", entry->by);
  purser_value_set_integer (report, "balance", entry->balance);
  purser_value_set_string (report, "rule", entry->rule);
  purser_value_set (report, "item", entry->item != NULL ? purser_value_new_string (entry->item)
                                                        : purser_value_new_null ());
  purser_value_set_string (report, "place", entry->place);
  return report;
}

/**
 * purser_play_report_ledger:
 * @player: a player's index, or -1 for all
 *
 * Returns: (transfer full): a list of the entries, which `purser-cli ledger --json` prints
 */
PurserValue *
purser_play_report_ledger (PurserPlay *self,
                           int         player)
{
  PurserLedger *ledger = purser_history_get_ledger (self->history);
  PurserValue *report = purser_value_new_list ();

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);

      if (player < 0 || entry->player == player)
        purser_value_append (report, report_entry (purser_play_get_setup (self), entry));
    }
  return report;
}
