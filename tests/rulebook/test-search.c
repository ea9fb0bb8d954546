// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <locale.h>
#include <string.h>

#include "purser-rulebook.h"
#include "purser-search.h"

static const char *
get_id (GArray *hits,
        guint   place)
{
  return place < hits->len ? purser_section_get_id (g_array_index (hits, PurserHit, place).section) : "nothing";
}

static PurserSearch *
search_for (const char *where)
{
  const char *const games[] = { where, NULL };

  return purser_search_new (g_str_equal (where, "all") ? NULL : games);
}

/* The right entry is first or second. */
static void
test_question (gconstpointer data)
{
  char **line = (char **) data;
  g_autoptr (PurserSearch) search = search_for (line[0]);
  g_autoptr (GArray) hits = purser_search_find (search, line[1], PURSER_SEARCH_BOTH);

  for (guint i = 0; i < MIN (hits->len, 6) && g_test_verbose (); i++)
    g_test_message ("%s: %.1f", get_id (hits, i), g_array_index (hits, PurserHit, i).score);
  if (!g_str_equal (get_id (hits, 0), line[2]) && !g_str_equal (get_id (hits, 1), line[2]))
    {
      g_test_message ("\"%s\" in %s: not %s but %s, %s, %s", line[1], line[0], line[2], get_id (hits, 0), get_id (hits, 1),
                      get_id (hits, 2));
      g_test_fail ();
    }
}

static void
add_questions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "questions.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      {
        g_autofree char *name = g_strdup_printf ("/rulebook/question/%u", i + 1);

        g_test_add_data_func_full (name, g_strsplit (lines[i], "\t", 3), test_question, (GDestroyNotify) g_strfreev);
      }
}

static void
test_flags (void)
{
  g_autoptr (PurserSearch) search = search_for ("space-base");
  g_autoptr (GArray) rules = purser_search_find (search, "colony", PURSER_SEARCH_RULES);
  g_autoptr (GArray) cards = purser_search_find (search, "colony", PURSER_SEARCH_CARDS);

  g_assert_cmpuint (rules->len, >, 0);
  g_assert_cmpuint (cards->len, >=, 12);
  for (guint i = 0; i < rules->len; i++)
    g_assert_false (purser_section_is_card (g_array_index (rules, PurserHit, i).section));
  for (guint i = 0; i < cards->len; i++)
    g_assert_true (purser_section_is_card (g_array_index (cards, PurserHit, i).section));
}

static void
test_nothing (void)
{
  g_autoptr (PurserSearch) search = search_for ("all");
  g_autoptr (GArray) empty = purser_search_find (search, "", PURSER_SEARCH_BOTH);
  g_autoptr (GArray) marks = purser_search_find (search, "?!、", PURSER_SEARCH_BOTH);
  g_autoptr (GArray) none = purser_search_find (search, "xyzzy", PURSER_SEARCH_BOTH);

  g_assert_cmpuint (empty->len, ==, 0);
  g_assert_cmpuint (marks->len, ==, 0);
  g_assert_cmpuint (none->len, ==, 0);
}

/* Typing errors still find the right entry. */
static void
test_slips (void)
{
  static const char *const pairs[][2] = {
    { "coloni", "space-base/colony" }, { "rerol", "space-base/reroll" }, { "chalenge", "andromeda/challenge" },
    { "sapceport", "starfarers/spaceport" }, { "チャレンシ", "andromeda/challenge" }, { "リローレ", "space-base/reroll" },
    { "mothreshp", "starfarers/shake" }, { "kaizoku", "starfarers/pirate" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_auto (GStrv) parts = g_strsplit (pairs[i][1], "/", 2);
      g_autoptr (PurserSearch) search = search_for (parts[0]);
      g_autoptr (GArray) hits = purser_search_find (search, pairs[i][0], PURSER_SEARCH_RULES);

      if (!g_str_equal (get_id (hits, 0), pairs[i][1]))
        g_test_message ("%s: %s", pairs[i][0], get_id (hits, 0));
      g_assert_true (g_str_equal (get_id (hits, 0), pairs[i][1]) || g_str_equal (get_id (hits, 1), pairs[i][1]));
    }
}

/* The tolerance for typing errors does not accept different words. */
static void
test_far (void)
{
  static const char *const far[] = { "qqqqqqqqqqqqqqqqqqqq", "zqx", "qz", "", "ヌヌヌ" };
  g_autoptr (PurserSearch) search = search_for ("all");

  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    {
      g_autoptr (GArray) hits = purser_search_find (search, far[i], PURSER_SEARCH_BOTH);

      g_assert_cmpuint (hits->len, ==, 0);
    }
}

static char *
show_marks (const char *text,
            const char *passage)
{
  g_autoptr (PurserSearch) search = search_for ("space-base");
  g_autoptr (GArray) spans = purser_search_mark (search, text, passage);
  GString *shown = g_string_new (passage);

  for (guint i = spans->len; i > 0; i--)
    {
      PurserSpan span = g_array_index (spans, PurserSpan, i - 1);

      g_string_insert (shown, (gssize) span.to, "]");
      g_string_insert (shown, (gssize) span.from, "[");
    }
  return g_string_free (shown, FALSE);
}

static void
test_mark (void)
{
  static const char *const triples[][3] = {
    { "colony", "Two colonies, one Colony; ecolony.", "Two [colonies], one [Colony]; ecolony." },
    { "ころに", "コロニーを買う。", "[コロニー]を買う。" },
    { "コイン", "3クレジットと5 credits", "3[クレジット]と5 [credits]" },
    { "reroll", "", "" },
    { "reroll", "nothing here", "nothing here" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (triples); i++)
    {
      g_autofree char *shown = show_marks (triples[i][0], triples[i][1]);

      g_assert_cmpstr (shown, ==, triples[i][2]);
    }
}

/* Any input is safe: every prefix of every question, and meaningless bytes. */
static void
test_typing (void)
{
  static const char *const odd[] = { "ﾞ", "ーーー", "\xcc\x81", "a\xcc\x81", "\xf0\x9f\x9a\x80", "💥コ", "．", "㍿", "\t\n" };
  g_autoptr (PurserSearch) search = search_for ("all");

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autoptr (GArray) hits = purser_search_find (search, odd[i], PURSER_SEARCH_BOTH);
      g_autoptr (GArray) marks = purser_search_mark (search, odd[i], odd[i]);

      g_assert_nonnull (hits);
      g_assert_nonnull (marks);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_questions ();
  g_test_add_func ("/rulebook/search/flags", test_flags);
  g_test_add_func ("/rulebook/search/nothing", test_nothing);
  g_test_add_func ("/rulebook/search/slips", test_slips);
  g_test_add_func ("/rulebook/search/far", test_far);
  g_test_add_func ("/rulebook/search/mark", test_mark);
  g_test_add_func ("/rulebook/search/typing", test_typing);
  return g_test_run ();
}
