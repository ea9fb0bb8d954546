// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Several threads open a play as their first use of the library: none sees tables that are half made. */

#include "config.h"

#include "purser-games.h"
#include "purser-play.h"

/* Static tables are created once per process, so each try is a process of its own. */
#define TRIES 40
#define THREADS 8

static GMutex mutex;
static GCond all_here;
static guint n_here;

/* Waits so that all threads begin at the same moment. */
static void
wait_for_all (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  if (++n_here == THREADS)
    g_cond_broadcast (&all_here);
  while (n_here < THREADS)
    g_cond_wait (&all_here, &mutex);
}

static gpointer
open_in_thread (gpointer path)
{
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) play = NULL;

  wait_for_all ();
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  g_assert_no_error (error);
  g_assert_nonnull (play);
  return NULL;
}

static void
open_together (const char *game)
{
  g_autofree char *name = g_strconcat (game, ".purser", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", name, NULL);
  GThread *threads[THREADS];

  n_here = 0;
  for (guint i = 0; i < THREADS; i++)
    threads[i] = g_thread_new ("reader", open_in_thread, path);
  for (guint i = 0; i < THREADS; i++)
    g_thread_join (threads[i]);
}

static void
test_first_readers (gconstpointer game)
{
  if (g_test_subprocess ())
    {
      open_together (game);
      return;
    }
  for (guint i = 0; i < TRIES; i++)
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    {
      g_autofree char *name = g_strconcat ("/threads/first-readers/", (*rules)->id, NULL);

      g_test_add_data_func (name, (*rules)->id, test_first_readers);
    }
  return g_test_run ();
}
