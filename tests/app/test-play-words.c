// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Which plays a search of the library finds: each typed word begins a word of the title, the names, the place, an expansion or
 * the date, ignoring case and accents; or the whole text is contained as it is typed. */

#include "config.h"

#include "purser-json.h"
#include "purser-play-words.h"

#define RESULT "{\"game\":\"starfarers\",\"id\":\"a\",\"imported\":true,\"over\":true,\"place\":\"Café Nord\"," \
               "\"expansions\":[\"New Encounters\"],\"seats\":[{\"name\":\"Zoë\",\"score\":15,\"rank\":1,\"wins\":true}," \
               "{\"name\":\"佐々木さくら\",\"score\":9,\"rank\":2},{\"name\":\"ベン\",\"score\":8,\"rank\":3}]}"

static const struct {
  const char *words;
  gboolean    found;
} searches[] = {
  { "", TRUE },
  { "catan", TRUE },
  { "STAR", TRUE },
  { "zoe", TRUE },
  { "Zoë star", TRUE },
  { "nord zoe", TRUE },
  { "cafe", TRUE },
  { "encounters", TRUE },
  { "zoe phoenix", FALSE },
  { "phoenix", FALSE },
  /* Within a word only exact text is found, as words of Japanese have no spaces between them. */
  { "farers", TRUE },
  { "FARERS", FALSE },
  { "佐々木", TRUE },
  { "さくら", TRUE },
  { "ベン", TRUE },
  { "ben", FALSE },
};

static PurserPlayInfo *
info_new (const char *text)
{
  g_autoptr (PurserValue) value = purser_json_parse (text, -1, NULL);
  PurserResult *result = purser_result_from_value (value);

  g_assert_nonnull (result);
  return purser_play_info_new_kept ("/nowhere/kept.purser", 0, 0, result);
}

static void
test_search (void)
{
  g_autoptr (PurserPlayInfo) info = info_new (RESULT);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_test_message ("“%s”", searches[i].words);
      g_assert_true (purser_play_words_match (info, searches[i].words) == searches[i].found);
    }
}

/* An unreadable play is found by its file name. */
static void
test_unreadable (void)
{
  g_autoptr (PurserPlayInfo) info = purser_play_info_new ("/nowhere/evening.purser", 0, 0);

  g_assert_true (purser_play_words_match (info, "evening"));
  g_assert_false (purser_play_words_match (info, "nowhere"));
}

/* The text of a play that is over: who won, that nobody did, or that points depend on missing printed values. A player alone
 * wins against nobody. */
static void
test_told (void)
{
  g_autoptr (PurserPlayInfo) won = info_new (RESULT);
  g_autoptr (PurserPlayInfo) lost = info_new ("{\"game\":\"starfarers\",\"id\":\"b\",\"imported\":true,\"over\":true,\"seats\":"
                                              "[{\"name\":\"Aoi\",\"score\":1,\"rank\":1},{\"name\":\"Ben\",\"score\":1,\"rank\":1}]}");
  g_autoptr (PurserPlayInfo) open = info_new ("{\"game\":\"andromeda\",\"id\":\"c\",\"over\":true,\"undecided\":true,\"dice\":"
                                              "[0,0,0,0,0,0,0,0,0,0,0],\"seats\":[{\"name\":\"Aoi\",\"score\":1,\"rank\":1}]}");
  g_autoptr (PurserPlayInfo) alone = info_new ("{\"game\":\"score-pad\",\"id\":\"d\",\"imported\":true,\"over\":true,\"seats\":"
                                               "[{\"name\":\"Aoi\",\"score\":1,\"rank\":1,\"wins\":true}]}");
  g_autofree char *title = purser_play_words_dup_title (won);
  g_autofree char *one = purser_play_words_dup_subtitle (alone);
  g_autofree char *winner = purser_play_words_dup_subtitle (won);
  g_autofree char *nobody = purser_play_words_dup_subtitle (lost);
  g_autofree char *undecided = purser_play_words_dup_subtitle (open);

  g_assert_cmpstr (title, ==, "CATAN: Starfarers");
  g_assert_true (g_str_has_prefix (winner, "Won by Zoë · "));
  g_assert_true (g_str_has_prefix (nobody, "Nobody won · "));
  g_assert_true (g_str_has_prefix (undecided, "Not decided yet · "));
  g_assert_true (g_str_has_prefix (one, "Aoi · "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-words/search", test_search);
  g_test_add_func ("/play-words/unreadable", test_unreadable);
  g_test_add_func ("/play-words/told", test_told);
  return g_test_run ();
}
