// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The power fails at every call of the system, and whatever was not synced is lost: what was reported as saved is still there,
 * and what is there can be opened. */

#include "config.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "lossy-disk.h"
#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-folder.h"
#include "purser-json.h"
#include "toll-plays.h"

#define HEADER "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"
#define ROLL "{\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}"
#define LINE "{\"n\":1,\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n"
#define TORN "{\"n\":4,\"mo"

/* What the file held when it was last reported as saved; NULL if it was not. */
static char *reported;
/* Whether a torn line was in the file, which stays there or beside it. */
static gboolean torn;

/* Returns: (transfer full) (nullable): what is in a file */
static char *
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
assert_opens (const char *folder,
              const char *name,
              const char *how)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open (path, PURSER_PLAY_READ, toll_find, &line, &error);

  if (play == NULL)
    g_error ("With %s, what is left does not open: %u: %s", how, line, error->message);
}

/* The play is in two folders that do not exist at first. */
static void
check_play (const char *left,
            const char *how)
{
  g_autofree char *text = read_file (left, "purser/plays/a.purser");
  g_autofree char *aside = read_file (left, "purser/plays/a.purser.torn");

  if (reported != NULL && (text == NULL || !g_str_has_prefix (text, reported)))
    g_error ("With %s, the play has lost what was saved: %s instead of %s", how, text, reported);
  if (torn && (text == NULL || strstr (text, TORN) == NULL) && (aside == NULL || strstr (aside, TORN) == NULL))
    g_error ("With %s, the torn line is lost: %s", how, text);
  if (text != NULL)
    assert_opens (left, "purser/plays/a.purser", how);
}

static void
report (PurserPlay *play)
{
  gsize length;

  if (purser_play_get_saved (play))
    {
      g_free (reported);
      reported = purser_play_dup_text (play, &length);
    }
  lossy_disk_look ();
}

static void
enter (PurserPlay *play)
{
  g_autoptr (PurserValue) roll = purser_json_parse (ROLL, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, roll, &verdict));
  report (play);
}

/* A play begins in a new folder. */
static void
begin (const char *path)
{
  g_autoptr (PurserValue) header = purser_json_parse (HEADER, -1, NULL);
  g_autoptr (PurserPlay) play = purser_play_begin (&toll_rules, header, path, NULL);

  purser_play_save (play);
  report (play);
  for (guint i = 0; i < 3; i++)
    enter (play);
  g_assert_true (purser_play_get_saved (play));
}

/* Its last line is torn; then somebody else deletes its file. */
static void
go_on (const char *folder,
       const char *path)
{
  FILE *file = fopen (path, "a");
  g_autoptr (PurserPlay) play = NULL;
  guint line;

  fputs (TORN, file);
  fclose (file);
  torn = TRUE;
  lossy_disk_watch (folder, check_play);
  play = purser_play_open (path, PURSER_PLAY_APPEND, toll_find, &line, NULL);
  for (guint i = 0; i < 3; i++)
    enter (play);
  g_assert_true (purser_play_get_saved (play));
  lossy_disk_unwatch ();
  g_unlink (path);
  g_clear_pointer (&reported, g_free);
  lossy_disk_watch (folder, check_play);
  for (guint i = 0; i < 3; i++)
    enter (play);
  g_assert_true (purser_play_get_saved (play));
}

/* @failing: which fsync of a folder fails, from 1; 0 if none does
 * Returns: whether that was reached */
static gboolean
tell_play (guint failing)
{
  g_autofree char *folder = toll_folder ("power");
  g_autofree char *path = g_build_filename (folder, "purser", "plays", "a.purser", NULL);

  g_clear_pointer (&reported, g_free);
  torn = FALSE;
  lossy_disk_fail (failing);
  lossy_disk_watch (folder, check_play);
  begin (path);
  lossy_disk_unwatch ();
  go_on (folder, path);
  return lossy_disk_unwatch () >= failing;
}

static void
test_play (void)
{
  g_assert_true (tell_play (0));
}

/* A folder that could not be synced once is synced with the next move. */
static void
test_failing_folder (void)
{
  guint failing = 1;

  while (tell_play (failing))
    failing++;
  g_test_message ("%u times a folder is synced, and each was tried", failing - 1);
  /* Two folders are made, a play begins, a torn line is set aside, and a play is made again. */
  g_assert_cmpuint (failing - 1, >=, 5);
}

/* Makes a file whose name is not on the disk.
 *
 * Returns: a descriptor */
static int
make_file (const char *path,
           const char *text)
{
  g_autofree char *draft = g_strconcat (path, ".draft", NULL);
  int fd = g_open (draft, O_WRONLY | O_CREAT, 0666);

  g_assert_true (purser_disk_write (fd, text, strlen (text)));
  g_assert_cmpint (g_rename (draft, path), ==, 0);
  return fd;
}

/* Makes a play as a Purser that is killed before it waits for the name of the file, and for its second line. */
static void
leave_unsynced (const char *path)
{
  int fd = make_file (path, HEADER "\n");

  g_assert_cmpint (write (fd, LINE, strlen (LINE)), ==, strlen (LINE));
  close (fd);
}

/* Makes the folder of a play, and begins to watch.
 *
 * Returns: (transfer full): the path of the play */
static char *
watch_left (const char *folder)
{
  g_autofree char *plays = g_build_filename (folder, "purser", "plays", NULL);

  g_clear_pointer (&reported, g_free);
  torn = FALSE;
  lossy_disk_fail (0);
  g_assert_true (purser_folder_make (plays, NULL));
  lossy_disk_watch (folder, check_play);
  return g_build_filename (plays, "a.purser", NULL);
}

static PurserPlay *
open_left (const char *path)
{
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_APPEND, toll_find, &line, NULL);

  report (play);
  g_assert_null (reported);
  g_assert_true (purser_play_save (play));
  report (play);
  g_assert_nonnull (reported);
  return play;
}

/* A Purser was killed before it waited for the disk. What the next one shows as saved is on the disk, and has its name.
 *
 * @by_link: (nullable): a link in another folder by which the next one opens the play */
static void
test_left_unsynced (gconstpointer by_link)
{
  g_autofree char *folder = toll_folder ("power-left");
  g_autofree char *path = watch_left (folder);
  g_autofree char *link = by_link != NULL ? g_build_filename (folder, by_link, NULL) : NULL;
  g_autoptr (PurserPlay) play = NULL;

  leave_unsynced (path);
  if (link != NULL)
    g_assert_cmpint (symlink (path, link), ==, 0);
  play = open_left (link != NULL ? link : path);
  lossy_disk_unwatch ();
}

/* A Purser was killed after it had made the folder. The next one begins a play there. */
static void
test_left_folder (void)
{
  g_autofree char *folder = toll_folder ("power-folder");
  g_autofree char *path = watch_left (folder);
  g_autofree char *plays = g_path_get_dirname (path);

  g_assert_cmpint (g_rmdir (plays), ==, 0);
  g_assert_cmpint (g_mkdir (plays, 0700), ==, 0);
  begin (path);
  lossy_disk_unwatch ();
}

/* Somebody deletes the file of a play, and brings a copy back without waiting for the disk. */
static void
test_copied_back (void)
{
  g_autofree char *folder = toll_folder ("power-copied");
  g_autofree char *path = watch_left (folder);
  g_autofree char *text = NULL;
  g_autoptr (PurserPlay) play = NULL;

  leave_unsynced (path);
  play = open_left (path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_clear_pointer (&reported, g_free);
  g_unlink (path);
  close (make_file (path, text));
  enter (play);
  g_assert_nonnull (reported);
  lossy_disk_unwatch ();
}

static void
check_copy (const char *left,
            const char *how)
{
  g_autofree char *text = read_file (left, "copies/toll.json");
  g_autoptr (PurserValue) value = text != NULL ? purser_json_parse (text, -1, NULL) : NULL;

  if (text == NULL ? reported != NULL : value == NULL)
    g_error ("With %s, your copy of the game is lost: %s", how, text);
  if (reported != NULL && strcmp (reported, "{\"new\":1}") == 0)
    g_assert_cmpstr (text, ==, reported);
}

static void
replace (const char *folder,
         const char *text)
{
  g_autofree char *copies = g_build_filename (folder, "copies", NULL);
  g_autofree char *path = g_build_filename (copies, "toll.json", NULL);

  if (purser_folder_make (copies, NULL) && purser_disk_replace (path, text, strlen (text), NULL, NULL))
    g_set_str (&reported, text);
  lossy_disk_look ();
}

/* @failing: which fsync of a folder fails, from 1; 0 if none does
 * Returns: whether that was reached */
static gboolean
tell_copy (guint failing)
{
  g_autofree char *folder = toll_folder ("power-copy");

  g_clear_pointer (&reported, g_free);
  lossy_disk_fail (failing);
  lossy_disk_watch (folder, check_copy);
  replace (folder, "{\"old\":1}");
  replace (folder, "{\"new\":1}");
  if (failing == 0)
    g_assert_cmpstr (reported, ==, "{\"new\":1}");
  return lossy_disk_unwatch () >= failing;
}

/* Your copy of a game is there whole, the old one or the new. */
static void
test_copy (void)
{
  guint failing = 0;

  while (tell_copy (failing))
    failing++;
  g_assert_cmpuint (failing - 1, >=, 3);
}

/* The plays that were taken into the library and not deleted for good. */
static GPtrArray *taken;

static gboolean
is_in (const char *folder,
       const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *held = read_file (folder, name);

      if (g_strcmp0 (held, text) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The index, which each start reads, has whole lines. */
static void
check_index (const char *left,
             const char *how)
{
  g_autofree char *text = read_file (left, "cache/purser/plays.jsonl");
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (PurserValue) value = *lines[i] != '\0' ? purser_json_parse (lines[i], -1, NULL) : NULL;

      if (*lines[i] != '\0' && value == NULL)
        g_error ("With %s, the index of the library has half a line: %s", how, lines[i]);
    }
}

static void
check_library (const char *left,
               const char *how)
{
  g_autofree char *plays = g_build_filename (left, "plays", NULL);
  g_autofree char *trash = g_build_filename (plays, ".trash", NULL);

  for (guint i = 0; i < taken->len; i++)
    if (!is_in (plays, g_ptr_array_index (taken, i)) && !is_in (trash, g_ptr_array_index (taken, i)))
      g_error ("With %s, a play is neither in the library nor in the trash: %s", how, (char *) g_ptr_array_index (taken, i));
  check_index (left, how);
}

/* Returns: (transfer full): the path in the library */
static char *
take_in (PurserPlays *plays,
         const char  *elsewhere,
         const char  *name)
{
  g_autofree char *text = g_strdup_printf ("%s\n{\"n\":1,\"move\":\"note\",\"text\":\"%s\"}\n", HEADER, name);
  g_autofree char *path = toll_write (elsewhere, name, text);
  g_autoptr (GError) error = NULL;
  char *target = toll_plays_import (plays, path, NULL, &error);

  g_assert_no_error (error);
  g_ptr_array_add (taken, g_steal_pointer (&text));
  lossy_disk_look ();
  return target;
}

/* Plays are taken in, deleted and brought back; each play that comes syncs the folder of the library. */
static void
test_library (void)
{
  const char *home = g_getenv ("TOLL_HOME");
  g_autofree char *folder = g_build_filename (home, "plays", NULL);
  g_autofree char *elsewhere = toll_folder ("power-elsewhere");
  g_autofree char *a = NULL, *b = NULL, *c = NULL, *d = NULL;
  g_autoptr (PurserPlays) plays = NULL;
  g_autoptr (GError) error = NULL;

  taken = g_ptr_array_new_with_free_func (g_free);
  lossy_disk_fail (0);
  lossy_disk_watch (home, check_library);
  plays = purser_plays_new (folder, toll_find);
  a = take_in (plays, elsewhere, "a.purser");
  b = take_in (plays, elsewhere, "b.purser");
  g_assert_true (toll_plays_remove (plays, b, &error));
  c = take_in (plays, elsewhere, "c.purser");
  g_assert_true (toll_plays_restore (plays, b, &error));
  g_assert_true (toll_plays_remove (plays, a, &error));
  d = take_in (plays, elsewhere, "d.purser");
  while (purser_plays_get_reading (plays) || g_list_model_get_n_items (purser_errand_list ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  lossy_disk_unwatch ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 3);
  g_clear_pointer (&taken, g_ptr_array_unref);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *home = toll_folder ("power-home");
  g_autofree char *cache = g_build_filename (home, "cache", NULL);

  g_setenv ("TOLL_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/power/play", test_play);
  g_test_add_func ("/power/failing-folder", test_failing_folder);
  g_test_add_data_func ("/power/left-unsynced", NULL, test_left_unsynced);
  g_test_add_data_func ("/power/left-behind-link", "link.purser", test_left_unsynced);
  g_test_add_func ("/power/left-folder", test_left_folder);
  g_test_add_func ("/power/copied-back", test_copied_back);
  g_test_add_func ("/power/copy", test_copy);
  g_test_add_func ("/power/library", test_library);
  return g_test_run ();
}
