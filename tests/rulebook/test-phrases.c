// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string.h>

#include "purser-json.h"
#include "purser-phrases.h"
#include "purser-rulebook.h"

/* Three phrases about a tool: its cost, its parts, and both. */
#define PHRASES \
  "{\"cost\":[{\"when\":{\"cost\":null},\"en\":\"free\",\"ja\":\"無料\"},{\"when\":{\"cost\":1},\"en\":\"1 coin\",\"ja\":\"コイン1枚\"}," \
  "{\"en\":\"{cost} coins\",\"ja\":\"コイン{cost}枚\"}]," \
  "\"part\":{\"join\":{\"en\":\", \",\"ja\":\"、\"},\"say\":[{\"when\":{\"\":[\"nail\",\"screw\"]},\"text\":\"\"},{\"text\":\"<{}>\"}]}," \
  "\"parts\":[{\"when\":{\"parts\":{\"size\":1}},\"en\":\"one part\",\"ja\":\"部品1つ\"}," \
  "{\"when\":{\"parts\":{\"has\":\"gold\"}},\"en\":\"precious\",\"ja\":\"貴重\"},{\"text\":\"{parts:part}\"}]," \
  "\"both\":{\"join\":\"; \",\"of\":[\"cost\",\"parts\"]}," \
  "\"size\":[{\"when\":{\"size.0\":null},\"en\":\"-\",\"ja\":\"-\"},{\"text\":\"{size.0} x {size.1}{size.2}\"}]," \
  "\"lid\":[{\"text\":\"{lid:cost}\"}]}"

static const struct {
  const char *phrase;
  const char *value;
  const char *said[PURSER_N_LANGUAGES];
} cases[] = {
  { "cost", "{}", { "free", "無料" } },
  { "cost", "{\"cost\":null}", { "free", "無料" } },
  { "cost", "{\"cost\":1}", { "1 coin", "コイン1枚" } },
  { "cost", "{\"cost\":12}", { "12 coins", "コイン12枚" } },
  { "parts", "{\"parts\":[\"wood\"]}", { "one part", "部品1つ" } },
  { "parts", "{\"parts\":[\"wood\",\"gold\"]}", { "precious", "貴重" } },
  { "parts", "{\"parts\":[\"wood\",\"screw\",\"iron\"]}", { "<wood>, <iron>", "<wood>、<iron>" } },
  { "parts", "{\"parts\":[]}", { "", "" } },
  { "both", "{\"cost\":2,\"parts\":[\"nail\",\"nail\"]}", { "2 coins", "コイン2枚" } },
  { "both", "{\"cost\":2,\"parts\":[\"wood\",\"iron\"]}", { "2 coins; <wood>, <iron>", "コイン2枚; <wood>、<iron>" } },
  { "size", "{\"size\":[3,4]}", { "3 x 4", "3 x 4" } },
  { "size", "{\"size\":4}", { "-", "-" } },
  { "lid", "{\"lid\":{\"cost\":1}}", { "1 coin", "コイン1枚" } },
  { "lid", "{}", { "", "" } },
  { "handle", "{\"cost\":1}", { "", "" } },
};

static void
test_said (void)
{
  g_autoptr (PurserValue) phrases = purser_json_parse (PHRASES, -1, NULL);

  g_assert_nonnull (phrases);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
      {
        g_autoptr (PurserValue) value = purser_json_parse (cases[i].value, -1, NULL);
        g_autofree char *said = purser_phrases_say (phrases, cases[i].phrase, value, language);

        g_assert_cmpstr (said, ==, cases[i].said[language]);
      }
}

static void
assert_text (PurserValue *phrases,
             const char  *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, "{}", -1);

  g_assert_true (g_strv_length (parts) % 2 == 1 || *text == '\0');
  for (guint i = 1; i < g_strv_length (parts); i += 2)
    {
      const char *name = strchr (parts[i], ':');

      if (name != NULL && purser_value_get (phrases, name + 1) == NULL)
        g_error ("%s: no phrase is called %s", text, name + 1);
    }
}

static void
assert_variant (PurserValue *phrases,
                PurserValue *variant)
{
  static const char *const keys[] = { "en", "ja", "text" };
  const char *texts[G_N_ELEMENTS (keys)];

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      texts[i] = purser_value_get_string_of (variant, keys[i]);
      if (texts[i] != NULL)
        assert_text (phrases, texts[i]);
    }
  g_assert_true (texts[2] != NULL ? texts[0] == NULL && texts[1] == NULL : texts[0] != NULL && texts[1] != NULL);
}

/* Each shipped phrase has both languages, and the phrases it uses exist. */
static void
test_shipped (void)
{
  const char *const *games = purser_rulebook_list_games ();
  guint told = 0;

  for (guint g = 0; games[g] != NULL; g++)
    {
      PurserRulebook *book = purser_rulebook_get (games[g]);
      PurserValue *phrases = purser_value_get (purser_rulebook_get_card_book (book), "phrases");

      for (guint i = 0; i < purser_value_get_size (phrases); i++, told++)
        {
          PurserValue *phrase = purser_value_get_at (phrases, i), *of = purser_value_get (phrase, "of");
          PurserValue *variants = purser_value_is (phrase, PURSER_VALUE_LIST) ? phrase : purser_value_get (phrase, "say");

          for (guint v = 0; v < purser_value_get_size (variants); v++)
            assert_variant (phrases, purser_value_get_at (variants, v));
          for (guint o = 0; o < purser_value_get_size (of); o++)
            g_assert_nonnull (purser_value_get (phrases, purser_value_get_string (purser_value_get_at (of, o))));
        }
    }
  g_assert_cmpuint (told, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phrases/said", test_said);
  g_test_add_func ("/phrases/shipped", test_shipped);
  return g_test_run ();
}
