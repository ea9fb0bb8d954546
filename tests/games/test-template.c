// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Templates of score pads: the shipped ones, your own, and those from friends. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-template.h"

/* The number of shipped pads. */
#define SHIPPED 20

static PurserTemplate *
pad_at (GPtrArray *list,
        guint      index)
{
  return g_ptr_array_index (list, index);
}

static void
test_templates (void)
{
  const PurserRules *rules = purser_games_find ("score-pad");
  g_autoptr (GPtrArray) list = purser_template_list (rules);
  g_autoptr (PurserValue) options = purser_json_parse ("{\"categories\":[\"Birds\",\"卵\"]}", -1, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserTemplate) own = purser_template_new (rules, "Birds/Eggs", options, &error);
  g_autoptr (GPtrArray) more = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, SHIPPED);
  g_assert_cmpstr (pad_at (list, 0)->title, ==, "Rounds");
  g_assert_nonnull (pad_at (list, 2)->about);
  g_assert_true (purser_template_save (own, &error));
  g_assert_true (g_str_has_suffix (own->path, "/Birds-Eggs.json"));
  more = purser_template_list (rules);
  g_assert_cmpuint (more->len, ==, SHIPPED + 1);
  g_assert_true (purser_value_equal (pad_at (more, SHIPPED)->options, options));
}

/* Options of a pad can be changed, so its description does not mention them. */
static void
test_words (void)
{
  static const char *const chosen[] = { "lowest", "highest", "少ない", "多い", "勝ち", " wins" };
  g_autoptr (GPtrArray) list = purser_template_list_shipped (purser_games_find ("score-pad"));

  for (guint i = 0; i < list->len; i++)
    {
      PurserTemplate *pad = pad_at (list, i);
      gint64 target = purser_value_get_integer_of (pad->options, "target", 0);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, target);
      g_autofree char *words = g_strjoin ("\n", pad->titles, pad->about, NULL);

      for (guint w = 0; w < G_N_ELEMENTS (chosen); w++)
        g_assert_null (strstr (words, chosen[w]));
      g_assert_true (target == 0 || strstr (words, number) == NULL);
    }
}

/* Your own pads are sorted by title, in your language if they have it; invalid files are ignored. */
static void
test_template_own (void)
{
  const PurserRules *rules = purser_games_find ("score-pad");
  g_autofree char *folder = purser_template_dup_folder ();
  g_autofree char *both = NULL, *bad = NULL, *text = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (PurserTemplate) shared = NULL, again = NULL, hidden = NULL;
  g_autofree char *path = g_build_filename (folder, "shared.json", NULL);
  g_autoptr (PurserValue) options = purser_json_parse ("{\"rounds\":true}", -1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  both = toll_write (folder, "both.json", "{\"purser_score_pad\":1,\"title\":{\"en\":\"Ants\",\"ja\":\"アリ\"},"
                     "\"about\":{\"en\":\"Small\",\"ja\":\"小さい\"},\"options\":{\"rounds\":true}}");
  bad = toll_write (folder, "bad.json", "{");
  hidden = purser_template_new (rules, ".Zoo", options, NULL);
  g_assert_true (purser_template_save (hidden, NULL));
  g_assert_true (g_str_has_suffix (hidden->path, "/-Zoo.json"));
  list = purser_template_list (rules);
  g_assert_cmpstr (pad_at (list, SHIPPED)->title, ==, ".Zoo");
  g_assert_cmpstr (pad_at (list, SHIPPED)->titles, ==, ".Zoo");
  g_assert_cmpstr (pad_at (list, SHIPPED + 1)->title, ==, "Ants");
  g_setenv ("LANGUAGE", "ja", TRUE);
  shared = purser_template_read (rules, both, &error);
  g_unsetenv ("LANGUAGE");
  g_assert_no_error (error);
  g_assert_cmpstr (shared->title, ==, "アリ");
  g_assert_cmpstr (shared->titles, ==, "Ants\nアリ");
  text = purser_template_dup_text (shared);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  again = purser_template_read (rules, path, &error);
  g_assert_cmpstr (again->about, ==, "小さい");
}

/* A title may have any length; two titles with the same file name are two pads, and a pad with the same title is replaced. */
static void
test_template_names (void)
{
  static const struct {
    const char *title;
    const char *end;
  } wanted[] = { { "Ships/Ports", "/Ships-Ports.json" }, { "Ships:Ports", "/Ships-Ports-2.json" },
                 { "Ships/Ports", "/Ships-Ports.json" } };
  g_autofree char *sky = g_malloc0 (3000);
  g_autoptr (PurserValue) options = purser_json_parse ("{\"rounds\":true}", -1, NULL);
  g_autoptr (PurserTemplate) endless = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (PurserTemplate) pad = purser_template_new (purser_games_find ("score-pad"), wanted[i].title, options, NULL);

      g_assert_true (purser_template_save (pad, &error));
      g_assert_true (g_str_has_suffix (pad->path, wanted[i].end));
    }
  for (guint i = 0; i < 999; i++)
    memcpy (sky + 3 * i, "千", 3);
  endless = purser_template_new (purser_games_find ("score-pad"), sky, options, NULL);
  g_assert_true (purser_template_save (endless, &error));
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (endless->path, "千.json"));
}

static guint
count_pads (const PurserRules *rules)
{
  g_autoptr (GPtrArray) list = purser_template_list (rules);

  return list->len;
}

/* A pad from a friend replaces neither your own pad with the same title nor a shipped one; importing it twice adds it once. */
static void
test_template_taken_in (void)
{
  const PurserRules *rules = purser_games_find ("score-pad");
  g_autoptr (PurserValue) low = purser_json_parse ("{\"rounds\":true,\"highest_wins\":false,\"target\":40}", -1, NULL);
  g_autoptr (PurserValue) high = purser_json_parse ("{\"rounds\":true,\"target\":70}", -1, NULL);
  static const char *const titles[] = { "Frogs", "Rounds" };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (PurserTemplate) own = purser_template_new (rules, titles[i], low, NULL);
      g_autofree char *numbered = g_strdup_printf ("%s (2)", titles[i]);
      guint n;

      if (i == 0)
        g_assert_true (purser_template_save (own, NULL));
      n = count_pads (rules);
      for (int times = 0; times < 2; times++)
        {
          g_autoptr (PurserTemplate) other = purser_template_new (rules, titles[i], high, NULL);

          g_assert_true (purser_template_take_in (other, rules, NULL));
          g_assert_cmpstr (other->title, ==, numbered);
          g_assert_cmpuint (count_pads (rules), ==, n + 1);
        }
    }
}

static void
test_template_not_kept (void)
{
  g_autoptr (PurserValue) options = purser_json_parse ("{\"rounds\":true}", -1, NULL);
  g_autoptr (PurserTemplate) pad = purser_template_new (purser_games_find ("score-pad"), "A", options, NULL);
  char *path = toll_stand_in_the_way ("score-pads");
  g_autoptr (GError) error = NULL;

  g_assert_false (purser_template_save (pad, &error));
  g_assert_true (g_str_has_prefix (error->message, "The folder “"));
  g_assert_null (pad->path);
  toll_take_out (path);
}

static void
test_template_refused (void)
{
  static const struct { const char *text; const char *message; } cases[] = {
    { "[]", "x.json: this is not a score pad, or it is from a newer version of Purser" },
    { "{\"purser_score_pad\":1,\"options\":{}}", "x.json: the score pad has no title" },
    { "{\"purser_score_pad\":1,\"title\":\"A\"}", "x.json: “options” must be an object" },
    { "{\"purser_score_pad\":1,\n\"title\":}", "x.json:2: the text is damaged, or in a format that Purser cannot read" },
    { "\xc3(", "x.json:1: this is not text, or it is damaged" },
    { "{\"purser_score_pad\":1e400,\"title\":\"A\"}", "x.json: this is not a score pad, or it is from a newer version of Purser" },
    { "{\"purser_score_pad\":\"1\",\"title\":\"A\"}", "x.json: this is not a score pad, or it is from a newer version of Purser" },
    { "{\"purser_score_pad\":1,\"title\":\"A\",\"options\":{\"categories\":" TOLL_DEEP "}}",
      "x.json: lists and objects are nested too deeply" },
    { "{\"purser_score_pad\":1,\"title\":\"A\",\"options\":{\"categories\":[\"B\",5]}}",
      "x.json: “categories” must be text" },
    { "{\"purser_score_pad\":1,\"title\":\"A\",\"options\":{\"target\":99999999999999999999}}",
      "x.json: “target” is 9223372036854775807, but must be from 1 to 1000000000" },
  };
  g_autofree char *folder = toll_folder ("template");
  g_autofree char *twice = toll_write (folder, "twice.json",
    "{\"purser_score_pad\":1,\"title\":\"A\",\"options\":{\"categories\":[\"B\",\"B\"]}}");
  g_autoptr (GError) refusal = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = toll_write (folder, "x.json", cases[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (purser_template_read (purser_games_find ("score-pad"), path, &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
  g_assert_null (purser_template_read (purser_games_find ("score-pad"), twice, &refusal));
  g_assert_cmpstr (refusal->message, ==, "twice.json: there are two categories called “B”");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/template/list", test_templates);
  g_test_add_func ("/template/words", test_words);
  g_test_add_func ("/template/own", test_template_own);
  g_test_add_func ("/template/names", test_template_names);
  g_test_add_func ("/template/taken-in", test_template_taken_in);
  g_test_add_func ("/template/not-kept", test_template_not_kept);
  g_test_add_func ("/template/refused", test_template_refused);
  return g_test_run ();
}
