// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-folder.h"
#include "purser-test-game.h"

#include <string.h>

#include <glib/gstdio.h>

#include "purser-error.h"
#include "purser-play.h"

#define GAIN(player, by) "{\"move\":\"gain\",\"player\":" #player ",\"by\":" #by "}"

typedef struct {
  char       *folder;
  char       *path;
  PurserPlay *play;
} Table;

static void
set_up (Table         *self,
        gconstpointer  data)
{
  g_autofree char *header = purser_test_header_dup (2);
  g_autoptr (PurserValue) value = purser_test_value (header);
  g_autoptr (GError) error = NULL;

  self->folder = purser_test_folder_new ();
  self->path = g_build_filename (self->folder, "play.purser", NULL);
  self->play = purser_play_new (&purser_test_rules, value, self->path, &error);
  g_assert_no_error (error);
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  if (self->play != NULL)
    g_assert_finalize_object (self->play);
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static void
enter (Table      *self,
       const char *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = purser_test_value (move);

  g_assert_true (purser_play_enter (self->play, value, &verdict));
  g_assert_null (verdict.text);
}

static char *
contents (Table *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  return text;
}

static PurserPlay *
open_play (Table          *self,
           PurserPlayMode  mode,
           guint          *line,
           GError        **error)
{
  return purser_play_open (self->path, mode, purser_test_find, line, error);
}

static guint
count_lines (const char *text,
             gsize       length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

static void
open_cut (Table      *self,
          const char *text,
          gsize       length)
{
  g_autoptr (PurserPlay) read = NULL;
  g_autoptr (PurserPlay) append = NULL;
  g_autoptr (GError) error = NULL;
  guint n_lines = count_lines (text, length);
  guint line;

  g_assert_true (g_file_set_contents (self->path, text, (gssize) length, NULL));
  read = open_play (self, PURSER_PLAY_READ, &line, &error);
  g_assert_cmpint (read != NULL, ==, n_lines > 0);
  g_assert_true (read != NULL || line == 1);
  g_clear_error (&error);
  append = open_play (self, PURSER_PLAY_APPEND, &line, &error);
  g_assert_cmpint (append != NULL, ==, n_lines > 0);
  if (append == NULL)
    return;
  g_assert_cmpuint (purser_history_get_size (purser_play_get_history (read)), ==, n_lines - 1);
  g_assert_cmpuint (purser_history_get_size (purser_play_get_history (append)), ==, n_lines - 1);
}

/* A file cut at any byte opens at the last whole line; the rest is set aside, not lost. */
static void
test_cut_at_every_byte (Table         *self,
                        gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *torn = g_strconcat (self->path, ".torn", NULL);
  gsize length;

  enter (self, GAIN (0, 4));
  enter (self, "{\"move\":\"note\",\"text\":\"千尋\"}");
  g_assert_true (purser_play_undo (self->play, &verdict));
  g_clear_object (&self->play);
  text = contents (self);
  length = strlen (text);
  for (gsize cut = 0; cut <= length; cut++)
    {
      g_autofree char *kept = NULL;
      const char *end;

      g_unlink (torn);
      open_cut (self, text, cut);
      kept = contents (self);
      end = g_strrstr_len (text, (gssize) cut, "\n");
      if (end == NULL)
        continue;
      g_assert_cmpmem (kept, strlen (kept), text, (gsize) (end + 1 - text));
      g_assert_cmpint (g_file_test (torn, G_FILE_TEST_EXISTS), ==, end + 1 < text + cut);
    }
}

typedef struct {
  const char *name;
  const char *text;
  guint       line;
} BadFile;

#define HEAD "{\"purser\":1,\"game\":\"coins\",\"players\":[{\"name\":\"Aoi\"}]}\n"
#define ONE "{\"n\":1,\"move\":\"gain\",\"player\":0,\"by\":1}\n"

static const BadFile bad_files[] = {
  { "empty", "", 1 },
  { "header-torn", "{\"purser\":1", 1 },
  { "header-not-json", "x\n", 1 },
  { "header-list", "[]\n", 1 },
  { "version", "{\"purser\":2,\"game\":\"coins\",\"players\":[{\"name\":\"Aoi\"}]}\n", 1 },
  { "game", "{\"purser\":1,\"game\":\"chess\",\"players\":[{\"name\":\"Aoi\"}]}\n", 1 },
  { "players", "{\"purser\":1,\"game\":\"coins\",\"players\":[]}\n", 1 },
  { "refused", HEAD ONE "{\"n\":2,\"move\":\"pay\",\"player\":0,\"by\":9}\n", 3 },
  { "gap", HEAD ONE "{\"n\":3,\"move\":\"gain\",\"player\":0,\"by\":1}\n", 3 },
  { "middle", HEAD "x\n" ONE, 2 },
  { "strike", HEAD ONE "{\"n\":2,\"move\":\"pay\",\"player\":0,\"by\":4}\n{\"n\":3,\"undo\":1}\n", 4 },
};

static void
test_bad_file (Table         *self,
               gconstpointer  data)
{
  const BadFile *bad = data;
  const PurserPlayMode modes[] = { PURSER_PLAY_READ, PURSER_PLAY_APPEND };

  g_clear_object (&self->play);
  g_assert_true (g_file_set_contents (self->path, bad->text, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      guint line;

      g_assert_null (open_play (self, modes[i], &line, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (line, ==, bad->line);
      after = contents (self);
      g_assert_cmpstr (after, ==, bad->text);
    }
}

static void
test_header_new (void)
{
  g_autoptr (PurserValue) a = purser_play_header_new ("coins");
  g_autoptr (PurserValue) b = purser_play_header_new ("coins");

  g_assert_cmpint (purser_value_get_integer_of (a, "purser", 0), ==, 1);
  g_assert_cmpstr (purser_value_get_string_of (a, "id"), !=, purser_value_get_string_of (b, "id"));
  g_assert_nonnull (purser_value_get_string_of (a, "created"));
}

/* A game cannot begin without its tables, and the rules can refuse the players. */
static void
test_not_begun (void)
{
  g_autofree char *text = purser_test_header_dup (0);
  g_autoptr (PurserValue) nobody = purser_test_value (text);
  PurserRules without = purser_test_rules;
  g_autoptr (GError) error = NULL;

  without.facts = "nowhere/x.json";
  g_assert_null (purser_play_new (&purser_test_rules, nobody, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_RECORD);
  g_clear_error (&error);
  g_assert_null (purser_play_new (&without, nobody, NULL, &error));
  g_assert_nonnull (error);
}

/* A file that changes its first move again and again, with a thousand moves after it, is refused before that takes long. */
static void
test_changed_for_ever (Table         *self,
                       gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;
  guint line;

  for (guint n = 1; n <= 1000; n++)
    g_string_append_printf (text, "{\"n\":%u,\"move\":\"gain\",\"player\":0,\"by\":1}\n", n);
  for (guint n = 1001; n <= 2000; n++)
    g_string_append_printf (text, "{\"n\":%u,\"%s\":1}\n", n, n % 2 == 1 ? "undo" : "redo");
  g_clear_object (&self->play);
  g_assert_true (g_file_set_contents (self->path, text->str, -1, NULL));
  g_assert_null (open_play (self, PURSER_PLAY_READ, &line, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_RECORD);
  /* Each replays a thousand moves: 500 of them make half a million, the 501st is on line 1502. */
  g_assert_cmpuint (line, ==, 1502);
}

/* A new play never replaces an existing file. */
static void
test_not_made (Table         *self,
               gconstpointer  data)
{
  g_autofree char *text = purser_test_header_dup (2);
  g_autoptr (PurserValue) header = purser_test_value (text);
  g_autofree char *before = contents (self);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_play_new (&purser_test_rules, header, self->path, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  after = contents (self);
  g_assert_cmpstr (before, ==, after);
}

/* If the torn line cannot be set aside, nothing is appended to the file; moves wait in memory until it can. */
static void
test_not_set_aside (Table         *self,
                    gconstpointer  data)
{
  g_autofree char *torn = g_strconcat (self->path, ".torn", NULL);
  g_autofree char *advice = g_strdup_printf ("“%s” cannot be written: Is a directory", torn);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint line;

  g_clear_object (&self->play);
  g_assert_true (g_file_set_contents (self->path, HEAD ONE "{\"n\"", -1, NULL));
  g_assert_cmpint (g_mkdir (torn, 0700), ==, 0);
  self->play = open_play (self, PURSER_PLAY_APPEND, &line, NULL);
  g_assert_true (purser_play_save (self->play));
  enter (self, GAIN (0, 2));
  g_assert_false (purser_play_get_saved (self->play));
  g_assert_cmpstr (purser_play_get_problem (self->play), ==, advice);
  before = contents (self);
  g_assert_cmpstr (before, ==, HEAD ONE "{\"n\"");
  g_rmdir (torn);
  g_assert_true (purser_play_save (self->play));
  after = contents (self);
  g_assert_true (g_str_has_prefix (after, HEAD ONE "{\"n\":2,"));
}

/* A play begins although its folder cannot be created, and a copy of it has the moves that its own file lacks. */
static void
test_begun_in_memory (Table         *self,
                      gconstpointer  data)
{
  g_autofree char *header = purser_test_header_dup (2);
  g_autoptr (PurserValue) value = purser_test_value (header);
  g_autofree char *file = g_build_filename (self->path, "plays", "play.purser", NULL);
  g_autofree char *copied = NULL;
  g_autofree char *saved = NULL;
  gsize length;

  g_clear_object (&self->play);
  self->play = purser_play_begin (&purser_test_rules, value, file, NULL);
  g_assert_false (purser_play_save (self->play));
  g_assert_cmpstr (purser_play_get_problem (self->play), ==, "its folder is missing; restore it, and the play will be saved automatically");
  enter (self, GAIN (1, 2));
  copied = purser_play_dup_text (self->play, &length);
  g_assert_cmpuint (strlen (copied), ==, length);
  g_unlink (self->path);
  g_assert_true (purser_play_save (self->play));
  g_assert_null (purser_play_get_problem (self->play));
  g_assert_true (g_file_get_contents (file, &saved, NULL, NULL));
  g_assert_cmpuint (count_lines (saved, strlen (saved)), ==, 2);
  g_assert_cmpstr (copied, ==, saved);
}

/* A move waits in memory while another file is in the place of the play, and is written once that is moved away. */
static void
test_displaced (Table         *self,
                gconstpointer  data)
{
  g_autofree char *theirs = NULL;
  g_autofree char *ours = NULL;

  g_assert_false (purser_play_is_displaced (self->play));
  g_unlink (self->path);
  g_assert_true (g_file_set_contents (self->path, HEAD ONE ONE, -1, NULL));
  g_assert_true (purser_play_is_displaced (self->play));
  enter (self, GAIN (0, 2));
  g_assert_false (purser_play_get_saved (self->play));
  theirs = contents (self);
  g_assert_cmpstr (theirs, ==, HEAD ONE ONE);
  g_unlink (self->path);
  g_assert_true (purser_play_save (self->play));
  g_assert_false (purser_play_is_displaced (self->play));
  ours = contents (self);
  g_assert_nonnull (strstr (ours, "\"by\":2"));
}

/* An invalid play is refused as usual. */
static void
test_begun_wrong (Table         *self,
                  gconstpointer  data)
{
  g_autoptr (PurserValue) nobody = purser_play_header_new ("test");
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_play_begin (&purser_test_rules, nobody, self->path, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_RECORD);
}

#define ADD(name, function) g_test_add ("/play-file/" name, Table, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-file/header-new", test_header_new);
  g_test_add_func ("/play-file/not-begun", test_not_begun);
  ADD ("cut-at-every-byte", test_cut_at_every_byte);
  ADD ("not-made", test_not_made);
  ADD ("changed-for-ever", test_changed_for_ever);
  ADD ("not-set-aside", test_not_set_aside);
  ADD ("begun-in-memory", test_begun_in_memory);
  ADD ("begun-wrong", test_begun_wrong);
  ADD ("displaced", test_displaced);
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autofree char *path = g_strconcat ("/play-file/bad-file/", bad_files[i].name, NULL);

      g_test_add (path, Table, &bad_files[i], set_up, test_bad_file, tear_down);
    }
  return g_test_run ();
}
