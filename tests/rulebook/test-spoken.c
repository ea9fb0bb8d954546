// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <locale.h>

#include "purser-rulebook.h"
#include "purser-search.h"

/* How many of the questions in one language find their answer first or second. */
typedef struct {
  const char *language;
  guint asked;
  guint answered;
} Figure;

typedef struct {
  const char *file;
  guint least; /* percent */
} Questions;

static gboolean
is_answered (char      **question,
             gboolean    everywhere)
{
  const char *const games[] = { question[0], NULL };
  g_autoptr (PurserSearch) search = purser_search_new (everywhere || g_str_equal (question[0], "all") ? NULL : games);
  g_autoptr (GArray) hits = purser_search_find (search, question[2], PURSER_SEARCH_RULES);
  g_auto (GStrv) answers = g_strsplit (question[3], " ", -1);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < MIN (hits->len, 6); i++)
    {
      const char *id = purser_section_get_id (g_array_index (hits, PurserHit, i).section);

      if (i < 2 && g_strv_contains ((const char *const *) answers, id))
        return TRUE;
      g_string_append_printf (found, " %s %.1f", id, g_array_index (hits, PurserHit, i).score);
    }
  if (g_test_verbose ())
    g_test_message ("%s%s: not %s but%s", everywhere ? "everywhere: " : "", question[2], question[3], found->str);
  return FALSE;
}

static void
count (Figure   *figures,
       char    **question,
       gboolean  everywhere)
{
  Figure *figure = &figures[g_str_equal (question[1], "ja")];

  figure->asked++;
  figure->answered += is_answered (question, everywhere);
}

static void
check_file (const char *name,
            guint       least,
            gboolean    everywhere)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Figure figures[] = { { "en", 0, 0 }, { "ja", 0, 0 } };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      {
        g_auto (GStrv) question = g_strsplit (lines[i], "\t", 4);

        count (figures, question, everywhere);
      }
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_test_message ("%s%s, %s: %u of %u first or second", name, everywhere ? " (over all games)" : "", figures[i].language,
                      figures[i].answered, figures[i].asked);
      g_assert_cmpuint (figures[i].answered * 100, >=, figures[i].asked * least);
    }
}

static void
test_questions (gconstpointer data)
{
  const Questions *questions = data;

  check_file (questions->file, questions->least, FALSE);
}

/* Without a game, nearly as many questions find their answer. */
static void
test_everywhere (gconstpointer data)
{
  const Questions *questions = data;

  check_file (questions->file, questions->least * 5 / 6, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  static const Questions tuned = { "spoken.tsv", 95 }, held_back = { "spoken-held-back.tsv", 90 };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_data_func ("/rulebook/spoken/tuned", &tuned, test_questions);
  g_test_add_data_func ("/rulebook/spoken/held-back", &held_back, test_questions);
  g_test_add_data_func ("/rulebook/spoken/tuned-everywhere", &tuned, test_everywhere);
  g_test_add_data_func ("/rulebook/spoken/held-back-everywhere", &held_back, test_everywhere);
  return g_test_run ();
}
