// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserBenchWork:
 * @data: the data of the benchmark
 *
 * One execution of the work that is timed.
 */
typedef void (*PurserBenchWork) (gpointer data);

double purser_bench_median  (PurserBenchWork  work,
                             gpointer         data,
                             guint            times,
                             guint            runs);
void   purser_bench_in_turn (const PurserBenchWork *works,
                             guint            n_works,
                             gpointer         data,
                             guint            runs,
                             double          *seconds);
void   purser_bench_print   (const char      *what,
                             double           seconds,
                             const char      *yardstick,
                             double           yardstick_seconds);

int    purser_cli_bench     (char           **arguments);

/* One function for each benchmark; to add one, add a function and a line in the table. */
void   purser_bench_roll    (void);
void   purser_bench_odds    (void);
void   purser_bench_plays   (void);
void   purser_bench_move    (void);
void   purser_bench_opening (void);
void   purser_bench_long    (void);
void   purser_bench_library (void);
void   purser_bench_rules   (void);

G_END_DECLS
