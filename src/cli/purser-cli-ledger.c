// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-cli.h"

static void
print_entry (PurserPlay        *play,
             const PurserEntry *entry)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserAccount account = { 0 };

  setup->rules->get_account (setup, (guint) entry->account, &account);
  g_print ("%5u  %s  %s %+" G_GINT64_FORMAT " = %" G_GINT64_FORMAT "  (%s%s%s)\n", entry->n,
           purser_setup_get_name (setup, entry->player), account.title, entry->by, entry->balance,
           entry->rule, entry->item != NULL ? ", " : "", entry->item != NULL ? entry->item : "");
}

static void
print_ledger (PurserPlay *play,
              int         player)
{
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);

      if (player < 0 || entry->player == player)
        print_entry (play, entry);
    }
}

/* A number without a player is a mistake, not a player without entries. */
static gboolean
check_player (PurserPlay *play,
              int         player)
{
  guint last = purser_play_get_setup (play)->n_players - 1u;
  g_autofree char *message = NULL;

  if (player >= -1 && player <= (int) last)
    return TRUE;
  message = g_strdup_printf (_("“%s” must be a player’s number, from 0 to %u"), "--player", last);
  g_printerr ("purser-cli: %s\n", message);
  return FALSE;
}

/* Prints the entries of a play. Nothing is written.
 *
 * @arguments: `[--json] [--player N] FILE`
 *
 * Returns: the exit status */
int
purser_cli_ledger (char **arguments)
{
  gboolean json = FALSE;
  int player = -1;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL },
    { "player", 0, 0, G_OPTION_ARG_INT, &player, N_("only this player, from 0"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (PurserValue) report = NULL;
  int status;

  play = purser_cli_open_only (arguments, entries, &status);
  if (play == NULL)
    return status;
  if (!check_player (play, player))
    return 2;
  if (!json)
    {
      print_ledger (play, player);
      return 0;
    }
  report = purser_play_report_ledger (play, player);
  purser_cli_print_json (report);
  return 0;
}
