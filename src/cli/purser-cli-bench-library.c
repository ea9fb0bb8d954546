// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Times a library of a thousand plays. */

#include "config.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "purser-cli-bench.h"
#include "purser-games.h"
#include "purser-plays-reader.h"

#define PLAYS 1000
#define TURNS 10
#define RUNS 7

typedef struct {
  char       *folder;
  char       *text;
  GStrv       lines;
  GHashTable *known;
} Shelf;

static char *
shelf_dup_path (Shelf *self,
                guint  n)
{
  g_autofree char *name = g_strdup_printf ("%u.purser", n);

  return g_build_filename (self->folder, name, NULL);
}

/* Returns the text of a play of notes, which every game takes. */
static char *
dup_text (void)
{
  g_autoptr (GString) text = g_string_new ("{\"purser\":1,\"game\":\"score-pad\",\"created\":\"2026-11-21T19:00:00Z\","
                                           "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n");

  for (guint n = 1; n <= TURNS * 4; n++)
    g_string_append_printf (text, "{\"n\":%u,\"at\":\"2026-11-21T19:%02u:10Z\",\"move\":\"note\",\"text\":\"note %u\"}\n",
                            n, n, n);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static Shelf *
shelf_new (void)
{
  Shelf *self = g_new0 (Shelf, 1);

  self->folder = g_dir_make_tmp ("purser-bench-XXXXXX", NULL);
  /* This must not get into the user's own cache. */
  g_setenv ("XDG_CACHE_HOME", self->folder, TRUE);
  self->text = dup_text ();
  self->lines = g_strsplit (g_strchomp (self->text), "\n", -1);
  for (guint i = 0; i < PLAYS; i++)
    {
      g_autofree char *path = shelf_dup_path (self, i);
      g_autofree char *text = g_strconcat (self->text, "\n", NULL);

      g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
    }
  return self;
}

static void
shelf_free (Shelf *self)
{
  g_autofree char *cache = purser_plays_dup_cache ();
  g_autofree char *cache_folder = g_path_get_dirname (cache);

  for (guint i = 0; i < PLAYS; i++)
    {
      g_autofree char *path = shelf_dup_path (self, i);

      g_unlink (path);
    }
  g_unlink (cache);
  g_rmdir (cache_folder);
  g_rmdir (self->folder);
  g_clear_pointer (&self->known, g_hash_table_unref);
  g_strfreev (self->lines);
  g_free (self->text);
  g_free (self->folder);
  g_free (self);
}

static GPtrArray *
shelf_read (Shelf      *self,
            GHashTable *known)
{
  GPtrArray *infos = purser_plays_read (self->folder, purser_games_find, known, NULL, NULL, NULL);

  g_assert (infos != NULL && infos->len == PLAYS);
  return infos;
}

static void
work_read_anew (gpointer data)
{
  g_autofree char *cache = purser_plays_dup_cache ();

  g_unlink (cache);
  g_ptr_array_unref (shelf_read (data, NULL));
}

static void
work_read_list (gpointer data)
{
  g_ptr_array_unref (shelf_read (data, NULL));
}

static void
work_read_known (gpointer data)
{
  g_ptr_array_unref (shelf_read (data, ((Shelf *) data)->known));
}

static void
work_parse_all (gpointer data)
{
  Shelf *self = data;
  g_autoptr (JsonParser) parser = json_parser_new ();

  for (guint play = 0; play < PLAYS; play++)
    for (guint i = 0; self->lines[i] != NULL; i++)
      json_parser_load_from_data (parser, self->lines[i], -1, NULL);
}

static void
work_stat_all (gpointer data)
{
  for (guint i = 0; i < PLAYS; i++)
    {
      g_autofree char *path = shelf_dup_path (data, i);
      GStatBuf about;

      g_stat (path, &about);
    }
}

static void
shelf_know (Shelf *self)
{
  g_autoptr (GPtrArray) infos = shelf_read (self, NULL);

  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  for (guint i = 0; i < infos->len; i++)
    g_hash_table_insert (self->known, g_strdup (purser_play_info_get_path (g_ptr_array_index (infos, i))),
                         g_object_ref (g_ptr_array_index (infos, i)));
}

/* Times a thousand plays of forty records: at the first reading, at a later start, and at each return to the library. All of it
 * runs in a worker thread. */
void
purser_bench_library (void)
{
  Shelf *self = shelf_new ();
  double parse = purser_bench_median (work_parse_all, self, 1, RUNS);
  double stat = purser_bench_median (work_stat_all, self, 1, RUNS);

  purser_bench_print ("a thousand plays, read for the first time", purser_bench_median (work_read_anew, self, 1, RUNS),
                      "json-glib on the same lines", parse);
  purser_bench_print ("a thousand plays, at a later start", purser_bench_median (work_read_list, self, 1, RUNS),
                      "json-glib on all their lines", parse);
  shelf_know (self);
  purser_bench_print ("a thousand plays, looked at again", purser_bench_median (work_read_known, self, 1, RUNS),
                      "asking for the times of their files", stat);
  shelf_free (self);
}
