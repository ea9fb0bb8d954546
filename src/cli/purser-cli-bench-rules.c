// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "purser-cli-bench.h"
#include "purser-rulebook.h"
#include "purser-search.h"

#define SEARCH_LIMIT 0.001 /* seconds */
#define FRAME (1.0 / 60)   /* seconds */
#define TIMES 40

/* Typical searches. Each has three letters at least, as the trigrams of SQLite need them. */
static const char *const queries[] = {
  "colony", "reroll", "victory points", "income", "hand limit", "challenge", "mothership", "friendship", "neutral ship",
  "charge slot", "trade", "tie", "majority", "undo", "GEM", "クレジット", "コロニー", "チャージ", "ダイス", "ボーナスカード",
  "遭遇カード", "外交トラック", "勝利点", "手札の上限", "宇宙船", "スロットリンク",
};

/* Writes everything that is searched, one line an entry, for the programs to compare with. */
static void
write_text (GString *lines,
            GString *sql)
{
  const char *const *games = purser_rulebook_list_games ();

  g_string_append (sql, "CREATE VIRTUAL TABLE rules USING fts5(id, body, tokenize='trigram');\nBEGIN;\n");
  for (guint i = 0; games[i] != NULL; i++)
    for (guint cards = 0; cards < 2; cards++)
      {
        PurserRulebook *book = purser_rulebook_get (games[i]);
        GPtrArray *sections = cards ? purser_rulebook_get_cards (book) : purser_rulebook_get_sections (book);

        for (guint j = 0; j < sections->len; j++)
          {
            PurserSection *section = sections->pdata[j];
            g_autofree char *text = g_strdup_printf ("%s %s %s %s", purser_section_get_title (section, PURSER_LANGUAGE_EN),
                                                     purser_section_get_text (section, PURSER_LANGUAGE_EN),
                                                     purser_section_get_title (section, PURSER_LANGUAGE_JA),
                                                     purser_section_get_text (section, PURSER_LANGUAGE_JA));
            g_auto (GStrv) quoted = g_strsplit (g_strdelimit (text, "\n", ' '), "'", -1);
            g_autofree char *safe = g_strjoinv ("''", quoted);

            g_string_append_printf (lines, "%s\t%s\n", purser_section_get_id (section), text);
            g_string_append_printf (sql, "INSERT INTO rules VALUES('%s','%s');\n", purser_section_get_id (section), safe);
          }
      }
  g_string_append (sql, "COMMIT;\n");
}

typedef struct {
  PurserSearch *search;
  guint query;
} Search;

static void
search_once (gpointer data)
{
  Search *work = data;
  g_autoptr (GArray) hits =
    purser_search_find (work->search, queries[work->query++ % G_N_ELEMENTS (queries)], PURSER_SEARCH_BOTH);
}

/* Returns the time of a program for its input; negative if there is no such program. */
static double
time_program (const char *const *command,
              const char        *input)
{
  gint64 begun = g_get_monotonic_time ();
  g_autofree char *output = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_newv (command, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL);

  if (process == NULL || !g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, NULL))
    return -1;
  return (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
}

static double
time_grep (const char *file)
{
  double seconds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      const char *const command[] = { "grep", "-i", "-F", "-e", queries[i], file, NULL };
      double taken = time_program (command, "");

      if (taken < 0)
        return taken;
      seconds += taken / G_N_ELEMENTS (queries);
    }
  return seconds;
}

/* Times all questions in one program, and subtracts the time to start it, which is measured without a question. */
static double
time_sqlite (const char *database,
             const char *sql)
{
  const char *const command[] = { "sqlite3", database, NULL };
  g_autoptr (GString) questions = g_string_new (NULL);
  guint n = TIMES * G_N_ELEMENTS (queries);
  double starting;

  if (time_program (command, sql) < 0)
    return -1;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (questions, "SELECT id FROM rules WHERE rules MATCH '\"%s\"' ORDER BY rank;\n",
                            queries[i % G_N_ELEMENTS (queries)]);
  starting = time_program (command, "SELECT 1;\n");
  return (time_program (command, questions->str) - starting) / n;
}

static void
print_beside (double      seconds,
              const char *yardstick,
              double      yardstick_seconds)
{
  if (yardstick_seconds > 0)
    purser_bench_print ("a search over all rules and cards, ja and en", seconds, yardstick, yardstick_seconds);
  else
    g_print ("%s: not on this machine\n", yardstick);
}

static void
print_beside_others (double seconds)
{
  g_autofree char *folder = g_dir_make_tmp ("purser-bench-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "rules.txt", NULL);
  g_autofree char *database = g_build_filename (folder, "rules.sqlite", NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GString) sql = g_string_new (NULL);

  write_text (lines, sql);
  if (g_file_set_contents (file, lines->str, (gssize) lines->len, NULL))
    {
      print_beside (seconds, "grep -i -F over the same text, with its start", time_grep (file));
      print_beside (seconds, "SQLite FTS5 over the same text, without its start", time_sqlite (database, sql->str));
    }
  g_unlink (file);
  g_unlink (database);
  g_rmdir (folder);
}

/* Times what the rules page needs to show itself: the names of the games, and the sections of the one at the table. */
static double
time_opening (void)
{
  const char *const *games = purser_rulebook_list_games ();
  gint64 begun = g_get_monotonic_time ();

  for (guint i = 0; games[i] != NULL; i++)
    g_assert_nonnull (purser_rulebook_find_title (games[i], PURSER_LANGUAGE_EN));
  g_assert_cmpuint (purser_rulebook_get_sections (purser_rulebook_get (games[0]))->len, >, 0);
  for (guint i = 1; games[i] != NULL; i++)
    g_assert_false (purser_rulebook_is_read (games[i]));
  return (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
}

/* Times the pieces in which the window prepares the search between two frames: a key waits for one piece at most. */
static double
time_preparing (double *longest)
{
  gint64 begun = g_get_monotonic_time (), before = begun, now;
  gboolean whole;

  *longest = 0;
  do
    {
      whole = purser_search_prepare (NULL);
      now = g_get_monotonic_time ();
      *longest = MAX (*longest, (double) (now - before) / G_USEC_PER_SEC);
      before = now;
    }
  while (!whole);
  return (double) (now - begun) / G_USEC_PER_SEC;
}

/* Times the search and compares it with grep, SQLite and our limit. */
void
purser_bench_rules (void)
{
  double opening = time_opening ();
  double longest, reading = time_preparing (&longest);
  g_autoptr (PurserSearch) search = purser_search_new (NULL);
  Search work = { search, 0 };
  double seconds = purser_bench_median (search_once, &work, G_N_ELEMENTS (queries), 101);

  print_beside (seconds, "the limit", SEARCH_LIMIT);
  print_beside_others (seconds);
  purser_bench_print ("reading and indexing the rest of it, once", reading, "a search", seconds);
  purser_bench_print ("the longest piece of that, which is all a key waits for", longest, "a frame", FRAME);
  purser_bench_print ("opening the rules of a game, which reads one rulebook", opening, "reading and indexing the rest", reading);
}
