// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-plain-text.h"

static void
assert_plain (const char *text,
              guint       max_length,
              const char *expected)
{
  g_autofree char *plain = purser_plain_text_dup (text, max_length);

  g_assert_cmpstr (plain, ==, expected);
}

/* Names stay unchanged: any script, simple direction marks, joined emoji. */
static void
test_names (void)
{
  assert_plain ("", 0, "");
  assert_plain ("千尋", 0, "千尋");
  assert_plain ("<b>Ben</b> & 'Aoi'", 0, "<b>Ben</b> & 'Aoi'");
  assert_plain ("\u200Fאמיל\u200E", 0, "\u200Fאמיל\u200E");
  assert_plain ("👩\u200D🚀", 0, "👩\u200D🚀");
}

static void
test_commands (void)
{
  assert_plain ("a\033[2Jb\n\r\tc\177", 0, "a\uFFFD[2Jb\uFFFD\uFFFD\uFFFDc\uFFFD");
  assert_plain ("\xC2\x9B" "31m\u2028\u2029", 0, "\uFFFD31m\uFFFD\uFFFD");
  assert_plain ("\u202Enimda\u202C \u2066x\u2069", 0, "\uFFFDnimda\uFFFD \uFFFDx\uFFFD");
}

static void
test_length (void)
{
  assert_plain ("千尋千尋", 4, "千尋千尋");
  assert_plain ("千尋千尋", 3, "千尋…");
}

static void
assert_beginning (const char *text,
                  const char *expected)
{
  g_autofree char *beginning = purser_plain_text_dup_beginning (text, 10, 2);

  g_assert_cmpstr (beginning, ==, expected);
}

/* Ten bytes and two lines at most, and no letter is cut. */
static void
test_beginning (void)
{
  assert_beginning ("", "");
  assert_beginning ("One\nTwo", "One\nTwo");
  assert_beginning ("1\n2\n3\n", "1\n2…");
  assert_beginning ("0123456789", "0123456789");
  assert_beginning ("01234567890", "0123456789…");
  assert_beginning ("千尋千尋", "千尋千…");
}

static void
assert_name (const char *text,
             guint       max_length,
             const char *expected)
{
  g_autofree char *name = purser_plain_text_dup_name (text, max_length);

  g_assert_cmpstr (name, ==, expected);
}

/* Only right-to-left names need isolation from their sentence. */
static void
test_isolated_names (void)
{
  assert_name ("Aoi", 0, "Aoi");
  assert_name ("千尋", 0, "千尋");
  assert_name ("Émile 👩\u200D🚀", 0, "Émile 👩\u200D🚀");
  assert_name ("אמיל", 0, "\u2068אמיל\u2069");
  assert_name ("Ben (دانا)", 0, "\u2068Ben (دانا)\u2069");
  assert_name ("\u200FBen", 0, "\u2068\u200FBen\u2069");
  assert_name ("𞤀𞤣", 0, "\u2068𞤀𞤣\u2069");
  assert_name ("אמיל", 3, "\u2068אמ…\u2069");
  /* A name cannot end its isolate itself. */
  assert_name ("אמיל\u2069!", 0, "\u2068אמיל\uFFFD!\u2069");
}

static void
assert_sentence (const char *text,
                 guint       max_length,
                 const char *expected)
{
  g_autofree char *sentence = purser_plain_text_dup_sentence (text, max_length);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_sentences (void)
{
  assert_sentence ("\u2068אמיל\u2069 rolled 3 and 4", 0, "\u2068אמיל\u2069 rolled 3 and 4");
  assert_sentence ("\u2068אמיל\u2069: \u202E3", 0, "\u2068אמיל\u2069: \uFFFD3");
  assert_sentence ("a note\u2069", 0, "a note\uFFFD");
  assert_sentence ("a \u2068note", 0, "a \u2068note\u2069");
  assert_sentence ("\u2068אמיל\u2069 rolled", 4, "\u2068אמ…\u2069");
}

static void
test_lines (void)
{
  g_autofree char *plain = purser_plain_text_dup_lines ("one\033\ntwo\t2\r\nthree\rfour\u202E");

  g_assert_cmpstr (plain, ==, "one\uFFFD\ntwo\t2\nthree\nfour\uFFFD");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plain-text/names", test_names);
  g_test_add_func ("/plain-text/commands", test_commands);
  g_test_add_func ("/plain-text/length", test_length);
  g_test_add_func ("/plain-text/beginning", test_beginning);
  g_test_add_func ("/plain-text/isolated-names", test_isolated_names);
  g_test_add_func ("/plain-text/sentences", test_sentences);
  g_test_add_func ("/plain-text/lines", test_lines);
  return g_test_run ();
}
