// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <inttypes.h>
#include <signal.h>

#include <glib/gi18n.h>

#include "purser-cli.h"
#include "purser-facts.h"
#include "purser-space-base-simulate.h"
#include "purser-space-base.h"

static volatile sig_atomic_t stopped;

static void
stop_cb (int number)
{
  stopped = TRUE;
}

static PurserValue *
make_header (int n_players)
{
  PurserValue *header = purser_play_header_new ("space-base");

  for (int i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i + 1);

      purser_play_header_seat (header, name, NULL);
    }
  return header;
}

static void
print_rounds (const PurserSpaceBaseTally *tally)
{
  guint64 sum = 0, passed = 0;
  guint median = 0;

  for (guint i = 0; i <= PURSER_SPACE_BASE_MAX_ROUNDS; i++)
    sum += i * tally->rounds[i];
  while (passed * 2 < tally->plays)
    passed += tally->rounds[median++];
  g_print (_("Rounds: %.1f on average, median %u"), (double) sum / MAX (tally->plays, 1), median - 1);
  g_print ("\n");
  if (tally->unfinished > 0)
    g_print (_("%" PRIu64 " plays did not end within %d rounds"), tally->unfinished, PURSER_SPACE_BASE_MAX_ROUNDS), g_print ("\n");
}

static void
print_tally (const PurserSpaceBaseTally *tally,
             int                         n_players,
             double                      seconds)
{
  g_print (_("%" PRIu64 " plays in %.2f s: %.0f a second, %.0f moves each"), tally->plays, seconds,
           (double) tally->plays / seconds, (double) tally->moves / MAX (tally->plays, 1));
  g_print ("\n");
  print_rounds (tally);
  for (int i = 0; i < n_players; i++)
    {
      g_print (_("Seat %d wins %.1f%%"), i + 1, 100 * tally->seat_wins[i] / MAX (tally->plays, 1));
      g_print ("\n");
    }
  for (guint i = 0; i < PURSER_SPACE_BASE_STRATEGIES; i++)
    {
      g_print (_("%s: wins %.1f%% of its plays"), purser_space_base_strategy_name (i),
               100 * tally->strategy_wins[i] / MAX (tally->strategy_plays[i], 1));
      g_print ("\n");
    }
}

static void
run_plays (PurserSpaceBaseSimulation *simulation,
           PurserSpaceBaseTally      *tally,
           int                        n_plays)
{
  gint64 told = g_get_monotonic_time ();

  for (int i = 0; i < n_plays && !stopped; i++)
    {
      purser_space_base_simulation_play (simulation, tally);
      if (i % 256 != 0 || g_get_monotonic_time () - told < G_USEC_PER_SEC)
        continue;
      told = g_get_monotonic_time ();
      g_printerr ("\r%d %%", (int) (100.0 * i / n_plays));
    }
}

static int
simulate (int n_players,
          int n_plays,
          int seed)
{
  g_autoptr (GError) error = NULL;
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) header = make_header (n_players);
  PurserValue *facts = purser_facts_load (&purser_space_base_rules, &error);
  g_autoptr (PurserSetup) setup = purser_setup_new (&purser_space_base_rules, header, facts, &verdict);
  g_autoptr (PurserSpaceBaseSimulation) simulation = NULL;
  PurserSpaceBaseTally tally = { 0 };
  gint64 begun;

  if (setup == NULL)
    return purser_cli_refuse (verdict.text);
  simulation = purser_space_base_simulation_new (setup, (guint32) seed);
  signal (SIGINT, stop_cb);
  begun = g_get_monotonic_time ();
  run_plays (simulation, &tally, n_plays);
  g_printerr ("\r      \r");
  if (tally.plays > 0)
    print_tally (&tally, n_players, (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
  return 0;
}

/* Plays many plays with simple players on the real rules, and tells how long they take, what the seat is worth and which
 * strategy wins. Ctrl+C stops it and prints the result so far.
 *
 * @arguments: `space-base [--players N] [--plays N] [--seed S]`
 *
 * Returns: the exit status */
int
purser_cli_simulate (char **arguments)
{
  int n_players = 4, n_plays = 10000, seed = 1;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, N_("how many players"), "N" },
    { "plays", 0, 0, G_OPTION_ARG_INT, &n_plays, N_("how many plays"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, N_("the seed for dice and cards"), "S" },
    G_OPTION_ENTRY_NULL
  };
  g_auto (GStrv) rest = NULL;

  if (!purser_cli_parse (&arguments, entries))
    return 2;
  rest = arguments;
  if (g_strv_length (rest) != 1 || !g_str_equal (rest[0], "space-base"))
    return purser_cli_refuse (_("only space-base can be simulated"));
  if (n_plays < 1)
    {
      g_autofree char *message = g_strdup_printf (_("“%s” must be a number from 1"), "--plays");

      return purser_cli_refuse (message);
    }
  return simulate (n_players, n_plays, seed);
}
