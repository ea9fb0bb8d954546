// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves that a worker thread writes: the fsync of this program replaces the system's, and blocks or fails on demand. The main
 * thread must never call it. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "purser-test-folder.h"
#include "purser-test-game.h"

#include <dlfcn.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-play.h"

#define MANY 200

typedef struct {
  char       *folder;
  char       *path;
  PurserPlay *play;
} Table;

static GMutex disk;
static GCond disk_moves;
static gboolean held, failing;
static guint n_fsyncs, n_waiting, n_torn;
static GThread *main_thread;
/* Whether it is counted how often a file is closed. */
static gboolean counting;
static guint n_closed;
static const char *taps_path; /* (nullable): a file in which each tap is three lines, which has to hold whole taps */

static guint
count_file (const char *path)
{
  g_autofree char *text = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_suffix (text, "\n"));
  for (const char *end = strchr (text, '\n'); end != NULL; end = strchr (end + 1, '\n'))
    n++;
  return n;
}

int
close (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "close");
  struct stat about;

  n_closed += counting && fstat (fd, &about) == 0 && S_ISREG (about.st_mode);
  return real (fd);
}

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");
  gboolean fails;

  /* Writes by the test itself do not count. */
  if (main_thread == NULL)
    return real (fd);
  g_assert_true (g_thread_self () != main_thread);
  g_mutex_lock (&disk);
  n_waiting++;
  g_cond_broadcast (&disk_moves);
  while (held)
    g_cond_wait (&disk_moves, &disk);
  n_waiting--;
  n_fsyncs++;
  n_torn += taps_path != NULL && count_file (taps_path) % 3 != 1;
  fails = failing;
  g_mutex_unlock (&disk);
  if (!fails)
    return real (fd);
  errno = ENOSPC;
  return -1;
}

static void
set_held (gboolean now)
{
  g_mutex_lock (&disk);
  held = now;
  g_cond_broadcast (&disk_moves);
  g_mutex_unlock (&disk);
}

static void
set_failing (gboolean now)
{
  g_mutex_lock (&disk);
  failing = now;
  g_mutex_unlock (&disk);
}

/* Waits until the worker thread is blocked by the disk. */
static void
wait_at_disk (void)
{
  g_mutex_lock (&disk);
  while (n_waiting == 0)
    g_cond_wait (&disk_moves, &disk);
  g_mutex_unlock (&disk);
}

/* Waits until every line is on the disk, and that is told. */
static void
wait_saved (Table *self)
{
  while (!purser_play_get_saved (self->play) || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Table         *self,
        gconstpointer  data)
{
  g_autofree char *header = purser_test_header_dup (2);
  g_autofree char *text = g_strconcat (header, "\n", NULL);
  guint line;

  self->folder = purser_test_folder_new ();
  self->path = g_build_filename (self->folder, "play.purser", NULL);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  self->play = purser_play_open (self->path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);
  purser_play_write_beside (self->play);
  wait_saved (self);
  main_thread = g_thread_self ();
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  g_clear_object (&self->play);
  main_thread = NULL;
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static PurserValue *
gain (guint by)
{
  g_autofree char *json = g_strdup_printf ("{\"move\":\"gain\",\"player\":0,\"by\":%u}", by);

  return purser_test_value (json);
}

static void
enter (Table *self,
       guint  by)
{
  g_autoptr (PurserValue) move = gain (by);
  PurserVerdict verdict = { 0 };

  g_assert_true (purser_play_enter (self->play, move, &verdict));
}

static guint
count_lines (Table *self)
{
  return count_file (self->path);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* New numbers show while the disk is busy, and unsaved moves do not count as saved. */
static void
test_shown_at_once (Table         *self,
                    gconstpointer  data)
{
  guint n_told = 0;

  g_signal_connect_swapped (self->play, "notify::saved", G_CALLBACK (count_cb), &n_told);
  set_held (TRUE);
  enter (self, 4);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 7);
  g_assert_false (purser_play_get_saved (self->play));
  g_assert_null (purser_play_get_problem (self->play));
  wait_at_disk ();
  g_assert_false (purser_play_get_saved (self->play));
  set_held (FALSE);
  wait_saved (self);
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_cmpuint (count_lines (self), ==, 2);
}

/* Moves that are entered while the disk is busy are written together, in order, afterwards. */
static void
test_order (Table         *self,
            gconstpointer  data)
{
  guint line;
  g_autoptr (PurserPlay) again = NULL;
  guint before;

  set_held (TRUE);
  enter (self, 1);
  wait_at_disk ();
  before = n_fsyncs;
  for (guint i = 2; i <= MANY; i++)
    enter (self, i % 90);
  set_held (FALSE);
  wait_saved (self);
  g_assert_cmpuint (n_fsyncs, ==, before + 2);
  g_assert_cmpuint (count_lines (self), ==, MANY + 1);
  again = purser_play_open (self->path, PURSER_PLAY_READ, purser_test_find, &line, NULL);
  g_assert_cmpint (purser_play_get_balance (again, 0, 0), ==, purser_play_get_balance (self->play, 0, 0));
}

/* A tap is on the disk whole or not at all, even if the worker thread is as busy as possible. */
static void
test_tap_whole (Table         *self,
                gconstpointer  data)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  taps_path = self->path;
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (moves, gain (i + 1));
  for (guint i = 0; i < MANY; i++)
    {
      PurserVerdict verdict = { 0 };
      guint refused;

      g_assert_true (purser_play_enter_tap (self->play, moves, &refused, &verdict));
      g_main_context_iteration (NULL, FALSE);
    }
  wait_saved (self);
  taps_path = NULL;
  g_assert_cmpuint (n_torn, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 3 * MANY + 1);
}

/* A full disk is reported, the play goes on, and is saved when there is room. */
static void
test_full (Table         *self,
           gconstpointer  data)
{
  guint n_told = 0;

  g_signal_connect_swapped (self->play, "notify::problem", G_CALLBACK (count_cb), &n_told);
  set_failing (TRUE);
  enter (self, 5);
  while (purser_play_get_problem (self->play) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (purser_play_get_problem (self->play), "disk is full"));
  enter (self, 6);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 14);
  g_assert_false (purser_play_get_saved (self->play));
  set_failing (FALSE);
  g_assert_false (purser_play_save (self->play));
  wait_saved (self);
  g_assert_null (purser_play_get_problem (self->play));
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_cmpuint (count_lines (self), ==, 3);
}

static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  *(int *) data = purser_play_settle_finish (PURSER_PLAY (object), result);
}

static int
settle (Table *self)
{
  int saved = -1;

  purser_play_settle_async (self->play, settled_cb, &saved);
  while (saved < 0)
    g_main_context_iteration (NULL, TRUE);
  return saved;
}

/* Waiting for the writer returns the result of the last attempt. */
static void
test_settle (Table         *self,
             gconstpointer  data)
{
  g_assert_true (settle (self));
  set_failing (TRUE);
  enter (self, 5);
  g_assert_false (settle (self));
  g_assert_false (settle (self));
  set_failing (FALSE);
  g_assert_true (settle (self));
  g_assert_cmpuint (count_lines (self), ==, 2);
}

/* A released play can be opened elsewhere as soon as it is saved, and not before. */
static void
test_released (Table         *self,
               gconstpointer  data)
{
  g_autoptr (PurserPlay) other = NULL;
  guint line;

  set_held (TRUE);
  enter (self, 5);
  wait_at_disk ();
  purser_play_set_released (self->play, TRUE);
  g_assert_null (purser_play_open (self->path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL));
  set_held (FALSE);
  wait_saved (self);
  other = purser_play_open (self->path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);
  g_assert_nonnull (other);
  g_assert_cmpint (purser_play_get_balance (other, 0, 0), ==, 8);
}

/* A play that goes on after all can not be opened elsewhere any more, even before its next move. */
static void
test_taken_back (Table         *self,
                 gconstpointer  data)
{
  guint line;

  enter (self, 5);
  wait_saved (self);
  purser_play_set_released (self->play, TRUE);
  g_object_unref (purser_play_open (self->path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL));
  purser_play_set_released (self->play, FALSE);
  g_assert_true (settle (self));
  g_assert_null (purser_play_open (self->path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL));
  enter (self, 6);
  g_assert_true (settle (self));
  g_assert_cmpuint (count_lines (self), ==, 3);
}

/* Taking a play back counts as unsaved until the thread has its file again, so that nobody drops it before that. */
static void
test_taken_back_marked (Table         *self,
                        gconstpointer  data)
{
  guint n_told = 0;

  g_signal_connect_swapped (self->play, "notify::saved", G_CALLBACK (count_cb), &n_told);
  purser_play_set_released (self->play, TRUE);
  set_held (TRUE);
  purser_play_set_released (self->play, FALSE);
  g_assert_false (purser_play_get_saved (self->play));
  g_assert_cmpuint (n_told, ==, 1);
  set_held (FALSE);
  wait_saved (self);
  g_assert_cmpuint (n_told, ==, 2);
}

/* Checks that a play which was left, and is asked to save once more while it is written, is let go once: nobody opens its file in
 * between. */
static void
check_let_go_once (Table *self)
{
  n_closed = 0;
  counting = TRUE;
  purser_play_set_released (self->play, TRUE);
  purser_play_save (self->play);
  set_held (FALSE);
  wait_saved (self);
  counting = FALSE;
  g_assert_cmpuint (n_closed, ==, 1);
}

/* A play is left while it is written. */
static void
test_released_once (Table         *self,
                    gconstpointer  data)
{
  set_held (TRUE);
  enter (self, 5);
  wait_at_disk ();
  check_let_go_once (self);
}

/* A play was left after an attempt had failed. */
static void
test_released_unsaved (Table         *self,
                       gconstpointer  data)
{
  set_failing (TRUE);
  enter (self, 5);
  g_assert_false (settle (self));
  purser_play_set_released (self->play, TRUE);
  set_failing (FALSE);
  set_held (TRUE);
  purser_play_save (self->play);
  wait_at_disk ();
  check_let_go_once (self);
}

/* Dropping the last reference waits until all moves are written. */
static void
test_freed (Table         *self,
            gconstpointer  data)
{
  for (guint i = 1; i <= 10; i++)
    enter (self, i);
  g_clear_object (&self->play);
  g_assert_cmpuint (count_lines (self), ==, 11);
}

/* A copy has every move, saved or not. */
static void
test_copy (Table         *self,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *written = NULL;
  gsize length;

  set_held (TRUE);
  enter (self, 1);
  wait_at_disk ();
  enter (self, 2);
  text = purser_play_dup_text (self->play, &length);
  g_assert_cmpuint (strlen (text), ==, length);
  set_held (FALSE);
  wait_saved (self);
  g_assert_true (g_file_get_contents (self->path, &written, NULL, NULL));
  g_assert_cmpstr (text, ==, written);
}

static void
begin_on_disk (Table         *self,
               gconstpointer  data)
{
  g_autofree char *line = purser_test_header_dup (2);
  g_autoptr (PurserValue) header = purser_test_value (line);
  g_autofree char *path = g_build_filename (self->folder, "new", "play.purser", NULL);
  g_autoptr (PurserPlay) play = NULL;

  set_held (TRUE);
  play = purser_play_begin (&purser_test_rules, header, path, NULL);
  purser_play_write_beside (play);
  g_assert_false (purser_play_get_saved (play));
  g_assert_cmpstr (purser_play_get_path (play), ==, path);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  set_held (FALSE);
  while (!purser_play_get_saved (play))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  guint line;

  *(PurserPlay **) data = purser_play_open_finish (result, &line, NULL);
}

static void
open_again (Table       *self,
            PurserGauge *gauge)
{
  g_clear_object (&self->play);
  purser_play_open_async (self->path, purser_test_find, gauge, NULL, opened_cb, &self->play);
  while (self->play == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* A worker thread opens a play, with progress; only worker threads use the disk. */
static void
test_open (Table         *self,
           gconstpointer  data)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();

  enter (self, 1);
  open_again (self, gauge);
  g_assert_cmpfloat (purser_gauge_get_fraction (gauge), >, 0);
  enter (self, 2);
  wait_saved (self);
  g_assert_cmpuint (count_lines (self), ==, 3);
}

/* A Purser that was killed between its write and its fsync left a line that is in the file and maybe not on the disk. It shows
 * at once, and counts as saved when the disk has it. */
static void
test_left_without_fsync (Table         *self,
                         gconstpointer  data)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();

  enter (self, 4);
  wait_saved (self);
  g_clear_object (&self->play);
  set_held (TRUE);
  open_again (self, gauge);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 7);
  g_assert_false (purser_play_get_saved (self->play));
  wait_at_disk ();
  set_failing (TRUE);
  set_held (FALSE);
  while (purser_play_get_problem (self->play) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (purser_play_get_saved (self->play));
  set_failing (FALSE);
  g_assert_true (settle (self));
  g_assert_null (purser_play_get_problem (self->play));
  g_assert_cmpuint (count_lines (self), ==, 2);
}

/* Another program that writes to the file while the thread waits for the disk is noticed: neither that move counts as saved nor
 * the next one. */
static void
test_written_meanwhile (Table         *self,
                        gconstpointer  data)
{
  g_autofree char *text = NULL;
  FILE *file;

  set_held (TRUE);
  enter (self, 4);
  wait_at_disk ();
  file = fopen (self->path, "r+");
  fputs ("somebody else’s\n", file);
  fclose (file);
  set_held (FALSE);
  g_assert_false (settle (self));
  enter (self, 5);
  g_assert_false (settle (self));
  g_assert_nonnull (strstr (purser_play_get_problem (self->play), "another program has changed"));
  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  g_assert_null (strstr (text, "\"by\":5"));
}

#define ADD(name, function) g_test_add ("/writer/" name, Table, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("shown-at-once", test_shown_at_once);
  ADD ("order", test_order);
  ADD ("tap-whole", test_tap_whole);
  ADD ("full", test_full);
  ADD ("settle", test_settle);
  ADD ("released", test_released);
  ADD ("taken-back", test_taken_back);
  ADD ("taken-back-marked", test_taken_back_marked);
  ADD ("released-once", test_released_once);
  ADD ("released-unsaved", test_released_unsaved);
  ADD ("freed", test_freed);
  ADD ("copy", test_copy);
  ADD ("begin", begin_on_disk);
  ADD ("open", test_open);
  ADD ("left-without-fsync", test_left_without_fsync);
  ADD ("written-meanwhile", test_written_meanwhile);
  return g_test_run ();
}
