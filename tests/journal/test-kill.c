// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A thousand times a child enters moves through the real journal and is killed, every other time at any moment after its
 * start, else after its first move. The child reports n when a move has shown as saved; every reported n must be in the file
 * afterwards. */

#include "purser-test-folder.h"
#include "purser-test-game.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-play.h"

#define KILLS 1000
#define SPAN 3000

/* Reports how many records are saved. */
static void
saved_cb (PurserPlay *play,
          GParamSpec *property,
          gpointer    out)
{
  guint32 n = purser_history_get_size (purser_play_get_history (play));

  if (purser_play_get_saved (play) && write (GPOINTER_TO_INT (out), &n, sizeof n) != sizeof n)
    _exit (5);
}

static void
enter_one (PurserPlay *play)
{
  guint n = purser_history_get_size (purser_play_get_history (play)) + 1;
  g_autofree char *json = g_strdup_printf ("{\"move\":\"gain\",\"player\":%u,\"by\":%u}", n % 2, n % 90);
  g_autoptr (PurserValue) move = purser_test_value (json);
  PurserVerdict verdict = { 0 };

  if (!purser_play_enter (play, move, &verdict))
    _exit (4);
}

/* Enters moves while a worker thread writes them. */
static void
enter_beside (const char *path,
              int         out)
{
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);

  if (play == NULL)
    _exit (3);
  purser_play_write_beside (play);
  g_signal_connect (play, "notify::saved", G_CALLBACK (saved_cb), GINT_TO_POINTER (out));
  for (;;)
    {
      enter_one (play);
      /* Now and then the player thinks until everything is saved. */
      while (purser_history_get_size (purser_play_get_history (play)) % 7 == 0 && !purser_play_get_saved (play))
        g_main_context_iteration (NULL, TRUE);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
enter_for_ever (const char *path,
                int         out)
{
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);
  PurserHistory *history;

  if (play == NULL)
    _exit (3);
  history = purser_play_get_history (play);
  for (;;)
    {
      guint32 n;

      enter_one (play);
      n = purser_history_get_size (history);
      if (!purser_play_get_saved (play))
        _exit (4);
      if (write (out, &n, sizeof n) != sizeof n)
        _exit (5);
    }
}

static guint
read_last (int in)
{
  guint32 n, last = 0;

  while (read (in, &n, sizeof n) == (gssize) sizeof n)
    last = n;
  return last;
}

/* Returns the last record that had shown as saved. */
static guint
kill_once (const char *path,
           void      (*work) (const char *path, int out),
           GRand      *chance,
           gboolean    at_work)
{
  int ends[2], status;
  guint32 first = 0;
  guint last;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      close (ends[0]);
      work (path, ends[1]);
    }
  close (ends[1]);
  if (at_work)
    g_assert_cmpint (read (ends[0], &first, sizeof first), ==, sizeof first);
  g_usleep (g_rand_int_range (chance, 0, SPAN));
  kill (child, SIGKILL);
  last = read_last (ends[0]);
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  return MAX (last, first);
}

static guint
size_of (const char *path,
         gint64     *coins)
{
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open (path, PURSER_PLAY_READ, purser_test_find, &line, &error);

  g_assert_no_error (error);
  *coins = purser_play_get_balance (play, 0, 0);
  return purser_history_get_size (purser_play_get_history (play));
}

static void
start_again (const char *path)
{
  g_autofree char *header = purser_test_header_dup (2);
  g_autofree char *line = g_strconcat (header, "\n", NULL);

  g_assert_true (g_file_set_contents (path, line, -1, NULL));
}

static gint64
coins_after (guint n)
{
  gint64 coins = 3;

  for (guint i = 2; i <= n; i += 2)
    coins += i % 90;
  return coins;
}

static void
test_kill (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (20261121);
  guint n_moves = 0, n_busy = 0, n_before = 0;

  start_again (path);
  for (guint i = 0; i < KILLS; i++)
    {
      guint last = kill_once (path, enter_for_ever, chance, i % 2 == 1);
      gint64 coins;
      guint size = size_of (path, &coins);

      /* Besides the saved moves the file has at most the one that was being written. */
      g_assert_cmpuint (size, >=, MAX (last, n_before));
      g_assert_cmpuint (size, <=, MAX (last, n_before) + 1);
      g_assert_cmpint (coins, ==, coins_after (size));
      n_moves += size - n_before;
      n_busy += size > n_before;
      n_before = size;
      if (size > 500)
        {
          start_again (path);
          n_before = 0;
        }
    }
  g_test_message ("%d kills, %u moves on the disk, %u kills after at least one", KILLS, n_moves, n_busy);
  g_assert_cmpuint (n_busy, >=, KILLS / 2);
  purser_test_folder_remove (folder);
}

/* With a worker thread, the file has all moves that were reported as saved, and maybe more. */
static void
test_kill_beside (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (20261122);
  guint n_saved = 0;

  for (guint i = 0; i < KILLS; i++)
    {
      guint last, size;
      gint64 coins;

      start_again (path);
      last = kill_once (path, enter_beside, chance, i % 2 == 1);
      size = size_of (path, &coins);
      g_assert_cmpuint (size, >=, last);
      g_assert_cmpint (coins, ==, coins_after (size));
      n_saved += last;
    }
  g_test_message ("%d kills, %u moves that had shown as saved", KILLS, n_saved);
  g_assert_cmpuint (n_saved, >, KILLS);
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/thousand-times", test_kill);
  g_test_add_func ("/kill/beside", test_kill_beside);
  return g_test_run ();
}
