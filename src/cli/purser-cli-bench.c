// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-bench.h"

static const struct {
  const char *name;
  void      (*run) (void);
} benchmarks[] = {
  { "roll", purser_bench_roll },
  { "odds", purser_bench_odds },
  { "plays", purser_bench_plays },
  { "move", purser_bench_move },
  { "opening", purser_bench_opening },
  { "long", purser_bench_long },
  { "library", purser_bench_library },
  { "rules", purser_bench_rules },
};

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

#define MAX_RUNS 101
#define MAX_IN_TURN 4

static double
median (double *seconds,
        guint   runs)
{
  g_assert (runs >= 1 && runs <= MAX_RUNS);
  qsort (seconds, runs, sizeof seconds[0], compare);
  return seconds[runs / 2];
}

/* Times some work.
 *
 * @runs: the number of runs, up to 101
 *
 * Returns: the median time of one execution, in seconds */
double
purser_bench_median (PurserBenchWork work,
                     gpointer        data,
                     guint           times,
                     guint           runs)
{
  double seconds[MAX_RUNS];

  for (guint run = 0; run < runs; run++)
    {
      gint64 begun = g_get_monotonic_time ();

      for (guint i = 0; i < times; i++)
        work (data);
      seconds[run] = (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC / times;
    }
  return median (seconds, runs);
}

/* Times several works in turn, so that other load on the machine affects all of them alike.
 *
 * @works: (array length=n_works): the works, each run after the one before
 * @n_works: the number of works, up to 4
 * @runs: the number of runs, up to 101
 * @seconds: (out caller-allocates) (array length=n_works): the median of each */
void
purser_bench_in_turn (const PurserBenchWork *works,
                      guint                  n_works,
                      gpointer               data,
                      guint                  runs,
                      double                *seconds)
{
  double taken[MAX_IN_TURN][MAX_RUNS];

  g_assert (n_works <= MAX_IN_TURN);
  for (guint run = 0; run < runs; run++)
    for (guint i = 0; i < n_works; i++)
      taken[i][run] = purser_bench_median (works[i], data, 1, 1);
  for (guint i = 0; i < n_works; i++)
    seconds[i] = median (taken[i], runs);
}

static char *
format_time (double seconds)
{
  if (seconds < 1e-6)
    return g_strdup_printf ("%.0f ns", seconds * 1e9);
  if (seconds < 1e-3)
    return g_strdup_printf ("%.2f µs", seconds * 1e6);
  if (seconds < 1)
    return g_strdup_printf ("%.2f ms", seconds * 1e3);
  return g_strdup_printf ("%.2f s", seconds);
}

/* Prints a figure beside its yardstick. */
void
purser_bench_print (const char *what,
                    double      seconds,
                    const char *yardstick,
                    double      yardstick_seconds)
{
  g_autofree char *time = format_time (seconds);
  g_autofree char *yardstick_time = format_time (yardstick_seconds);

  g_print ("%-52s %12s   %.3f × %s (%s)\n", what, time, seconds / yardstick_seconds, yardstick, yardstick_time);
}

/* Runs all benchmarks, or one of them, and prints each figure beside its yardstick.
 *
 * @arguments: `[NAME]`
 *
 * Returns: the exit status */
int
purser_cli_bench (char **arguments)
{
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (benchmarks); i++)
    if (arguments[0] == NULL || strcmp (arguments[0], benchmarks[i].name) == 0)
      {
        benchmarks[i].run ();
        found = TRUE;
      }
  if (found)
    return 0;
  g_printerr ("purser-cli: %s", _("choose one of the benchmarks:"));
  for (guint i = 0; i < G_N_ELEMENTS (benchmarks); i++)
    g_printerr (" %s", benchmarks[i].name);
  g_printerr ("\n");
  return 2;
}
