// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A thousand times a child enters moves through the real journal and is killed in the midst of it, every other time
 * at any instant from its start on, else once a move was done. The child says n when the move has shown as done; every n
 * that was said must be in the file afterwards. */

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
      guint32 n = purser_history_get_size (history) + 1;
      g_autofree char *json = g_strdup_printf ("{\"move\":\"gain\",\"player\":%u,\"by\":%u}", n % 2, n % 90);
      g_autoptr (PurserValue) move = purser_test_value (json);
      PurserVerdict verdict = { 0 };

      if (!purser_play_enter (play, move, &verdict) || !purser_play_get_saved (play))
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

/* Returns the last record that had shown as done. */
static guint
kill_once (const char *path,
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
      enter_for_ever (path, ends[1]);
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
      guint last = kill_once (path, chance, i % 2 == 1);
      gint64 coins;
      guint size = size_of (path, &coins);

      /* At most the one move that was on its way stands besides those that had shown as done. */
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/thousand-times", test_kill);
  return g_test_run ();
}
