// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Plays with moves that are not on the disk are kept until they are. The fsync of this program replaces the system's, and
 * fails on demand. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "config.h"

#include <dlfcn.h>
#include <errno.h>

#include "purser-test-folder.h"
#include "purser-test-game.h"
#include "purser-unsaved-plays.h"

static gboolean failing;
/* Who has it holds each fsync. */
static GMutex gate;
static int n_fsyncs;

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");

  g_atomic_int_inc (&n_fsyncs);
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  if (!failing)
    return real (fd);
  errno = ENOSPC;
  return -1;
}

typedef struct {
  char       *folder;
  PurserPlay *plays[2];
} Fixture;

static PurserPlay *
open_play (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *header = purser_test_header_dup (2);
  g_autofree char *text = g_strconcat (header, "\n", NULL);
  g_autoptr (GError) error = NULL;
  PurserPlay *play;
  guint line;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  play = purser_play_open (path, PURSER_PLAY_APPEND, purser_test_find, &line, &error);
  g_assert_no_error (error);
  g_assert_true (purser_play_save (play));
  return play;
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->folder = purser_test_folder_new ();
  self->plays[0] = open_play (self->folder, "one.purser");
  self->plays[1] = open_play (self->folder, "other.purser");
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->plays); i++)
    g_assert_finalize_object (self->plays[i]);
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
}

static void
enter (PurserPlay *play)
{
  g_autoptr (PurserValue) move = purser_test_value ("{\"move\":\"gain\",\"player\":0,\"by\":4}");
  PurserVerdict verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

static void
enter_in_vain (PurserPlay *play)
{
  failing = TRUE;
  enter (play);
  failing = FALSE;
}

static void
assert_kept (PurserPlay *one,
             PurserPlay *other)
{
  g_autoptr (GPtrArray) plays = purser_unsaved_plays_list ();
  PurserPlay *expected[] = { one, other };

  g_assert_cmpuint (plays->len, ==, (one != NULL) + (other != NULL));
  g_assert_cmpuint (g_list_model_get_n_items (purser_unsaved_plays_get ()), ==, plays->len);
  for (guint i = 0; i < plays->len; i++)
    g_assert_true (g_ptr_array_index (plays, i) == expected[i]);
}

/* A play is kept from the first move that cannot be written to the next attempt that succeeds. */
static void
test_comes_and_goes (Fixture       *self,
                     gconstpointer  data)
{
  purser_unsaved_plays_watch (self->plays[0]);
  enter (self->plays[0]);
  assert_kept (NULL, NULL);
  g_assert_null (purser_unsaved_plays_get_problem ());
  enter_in_vain (self->plays[0]);
  assert_kept (self->plays[0], NULL);
  g_assert_nonnull (strstr (purser_unsaved_plays_get_problem (), "disk is full"));
  /* Another failure is no second play. */
  enter_in_vain (self->plays[0]);
  assert_kept (self->plays[0], NULL);
  purser_unsaved_plays_save ();
  assert_kept (NULL, NULL);
  g_assert_null (purser_unsaved_plays_get_problem ());
}

/* A play that is watched twice is kept once. */
static void
test_watched_twice (Fixture       *self,
                    gconstpointer  data)
{
  purser_unsaved_plays_watch (self->plays[0]);
  enter_in_vain (self->plays[0]);
  purser_unsaved_plays_watch (self->plays[0]);
  assert_kept (self->plays[0], NULL);
  purser_unsaved_plays_save ();
  assert_kept (NULL, NULL);
}

/* Plays wait in the order of their failures, are found by their files, and are saved together. */
static void
test_two (Fixture       *self,
          gconstpointer  data)
{
  purser_unsaved_plays_watch (self->plays[0]);
  purser_unsaved_plays_watch (self->plays[1]);
  enter_in_vain (self->plays[1]);
  g_assert_null (purser_unsaved_plays_find (purser_play_get_path (self->plays[0])));
  enter_in_vain (self->plays[0]);
  assert_kept (self->plays[1], self->plays[0]);
  g_assert_true (purser_unsaved_plays_find (purser_play_get_path (self->plays[0])) == self->plays[0]);
  purser_unsaved_plays_save ();
  assert_kept (NULL, NULL);
  g_assert_true (purser_play_get_saved (self->plays[0]));
  g_assert_true (purser_play_get_saved (self->plays[1]));
}

/* A closed play is held until its last move is on the disk. */
static void
test_held (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *path = g_strdup (purser_play_get_path (self->plays[0]));
  PurserPlay *gone = self->plays[0];
  guint line;

  purser_unsaved_plays_watch (self->plays[0]);
  enter_in_vain (self->plays[0]);
  g_object_add_weak_pointer (G_OBJECT (gone), (gpointer *) &gone);
  g_object_unref (self->plays[0]);
  g_assert_nonnull (gone);
  purser_unsaved_plays_save ();
  g_assert_null (gone);
  self->plays[0] = purser_play_open (path, PURSER_PLAY_APPEND, purser_test_find, &line, NULL);
  /* Three from the beginning, and four. */
  g_assert_cmpint (purser_play_get_balance (self->plays[0], 0, 0), ==, 7);
}

/* A play that is written for longer than until the next attempt is not written again: it would never be saved. */
static void
test_slow (Fixture       *self,
           gconstpointer  data)
{
  PurserPlay *play = self->plays[0];

  purser_play_write_beside (play);
  purser_unsaved_plays_watch (play);
  n_fsyncs = 0;
  g_mutex_lock (&gate);
  enter (play);
  while (g_atomic_int_get (&n_fsyncs) == 0)
    g_thread_yield ();
  purser_unsaved_plays_save ();
  g_mutex_unlock (&gate);
  while (!purser_play_get_saved (play) || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_fsyncs, ==, 1);
  assert_kept (NULL, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/unsaved-plays/comes-and-goes", Fixture, NULL, set_up, test_comes_and_goes, tear_down);
  g_test_add ("/unsaved-plays/watched-twice", Fixture, NULL, set_up, test_watched_twice, tear_down);
  g_test_add ("/unsaved-plays/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/unsaved-plays/held", Fixture, NULL, set_up, test_held, tear_down);
  g_test_add ("/unsaved-plays/slow", Fixture, NULL, set_up, test_slow, tear_down);
  return g_test_run ();
}
