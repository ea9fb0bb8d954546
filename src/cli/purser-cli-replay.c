// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-cli.h"

static void
print_player (PurserPlay           *play,
              int                   player,
              const PurserStanding *standing)
{
  PurserSetup *setup = purser_play_get_setup (play);
  guint n_accounts = setup->rules->count_accounts (setup, purser_play_get_state (play));

  g_print ("%u. %s", standing->rank, purser_setup_get_name (setup, player));
  for (guint i = 0; i < n_accounts; i++)
    {
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, i, &account);
      g_print ("  %s %" G_GINT64_FORMAT, account.title, purser_play_get_balance (play, player, i));
    }
  g_print ("  = %" G_GINT64_FORMAT "\n", standing->score);
}

static void
print_play (PurserPlay *play)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  const PurserTurnInfo *turn = purser_play_get_turn_info (play);

  g_print (_("%s, round %d"), _(purser_play_get_rules (play)->title), turn->round);
  g_print ("\n");
  purser_play_get_standings (play, standings);
  for (guint rank = 1; rank <= turn->n_players; rank++)
    for (guint i = 0; i < turn->n_players; i++)
      if (standings[i].rank == rank)
        print_player (play, (int) i, &standings[i]);
  g_print ("%s\n", purser_play_get_prompt (play)->text);
}

/* Prints what each player can expect, in the words of the window. */
static void
print_odds (PurserPlay *play)
{
  PurserSetup *setup = purser_play_get_setup (play);

  for (int i = 0; setup->rules->advise != NULL && i < (int) setup->n_players; i++)
    {
      g_autofree char *text = setup->rules->advise (setup, purser_play_get_state (play), i);

      if (text != NULL)
        g_print ("%s: %s\n", purser_setup_get_name (setup, i), text);
    }
}

/* Prints the standings of a play, and with `--odds` what everybody can expect. Nothing is written.
 *
 * @arguments: `[--json] [--odds] FILE`
 *
 * Returns: the exit status */
int
purser_cli_replay (char **arguments)
{
  gboolean json = FALSE, odds = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL },
    { "odds", 0, 0, G_OPTION_ARG_NONE, &odds, N_("print what everybody can expect"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (PurserValue) report = NULL;
  int status;

  play = purser_cli_open_only (arguments, entries, &status);
  if (play == NULL)
    return status;
  if (!json)
    {
      print_play (play);
      if (odds)
        print_odds (play);
      return 0;
    }
  report = purser_play_report (play);
  purser_cli_print_json (report);
  return 0;
}
