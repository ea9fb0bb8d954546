// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-stem.h"

static gboolean
drop (char       *stem,
      const char *ending,
      gsize       least)
{
  gsize length = strlen (stem);

  if (!g_str_has_suffix (stem, ending) || length < strlen (ending) + least)
    return FALSE;
  stem[length - strlen (ending)] = '\0';
  return TRUE;
}

/* running, run; but rolling, roll */
static void
drop_double (char *stem)
{
  gsize length = strlen (stem);

  if (length > 3 && stem[length - 1] == stem[length - 2] && strchr ("bdgmnprt", stem[length - 1]) != NULL)
    stem[length - 1] = '\0';
}

/* Removes the endings of verbs. An ending that gives a word another meaning stays, so that a friend is no friendship. */
void
purser_stem (const char *word,
             gsize       length,
             char       *stem)
{
  g_strlcpy (stem, word, MIN (length + 1, PURSER_STEM_SIZE));
  if ((guchar) *stem >= 0x80 || g_ascii_isdigit (*stem))
    return;
  if (drop (stem, "ing", 3) || drop (stem, "ed", 3))
    drop_double (stem);
  drop (stem, "e", 3);
}

/* ---- Romaji ---- */

typedef struct {
  const char *romaji;
  const char *kana;
} Syllable;

/* The syllables in kana of full size, as the folding writes them. The longer ones come first. */
static const Syllable syllables[] = {
  { "kya", "きや" }, { "kyu", "きゆ" }, { "kyo", "きよ" }, { "sha", "しや" }, { "shu", "しゆ" }, { "sho", "しよ" },
  { "cha", "ちや" }, { "chu", "ちゆ" }, { "cho", "ちよ" }, { "che", "ちえ" }, { "nya", "にや" }, { "nyu", "にゆ" },
  { "nyo", "によ" }, { "hya", "ひや" }, { "hyu", "ひゆ" }, { "hyo", "ひよ" }, { "mya", "みや" }, { "myo", "みよ" },
  { "rya", "りや" }, { "ryu", "りゆ" }, { "ryo", "りよ" }, { "gya", "ぎや" }, { "gyu", "ぎゆ" }, { "gyo", "ぎよ" },
  { "bya", "びや" }, { "byo", "びよ" }, { "pya", "ぴや" }, { "pyo", "ぴよ" }, { "shi", "し" }, { "chi", "ち" },
  { "tsu", "つ" }, { "dhi", "でい" }, { "thi", "てい" }, { "sya", "しや" }, { "syu", "しゆ" }, { "syo", "しよ" },
  { "tya", "ちや" }, { "tyu", "ちゆ" }, { "tyo", "ちよ" }, { "ja", "じや" }, { "ju", "じゆ" }, { "jo", "じよ" },
  { "je", "じえ" }, { "ji", "じ" }, { "fa", "ふあ" }, { "fi", "ふい" }, { "fe", "ふえ" }, { "fo", "ふお" }, { "fu", "ふ" },
  { "ka", "か" }, { "ki", "き" }, { "ku", "く" }, { "ke", "け" }, { "ko", "こ" }, { "sa", "さ" }, { "si", "し" },
  { "su", "す" }, { "se", "せ" }, { "so", "そ" }, { "ta", "た" }, { "ti", "ち" }, { "tu", "つ" }, { "te", "て" },
  { "to", "と" }, { "na", "な" }, { "ni", "に" }, { "nu", "ぬ" }, { "ne", "ね" }, { "no", "の" }, { "ha", "は" },
  { "hi", "ひ" }, { "hu", "ふ" }, { "he", "へ" }, { "ho", "ほ" }, { "ma", "ま" }, { "mi", "み" }, { "mu", "む" },
  { "me", "め" }, { "mo", "も" }, { "ya", "や" }, { "yu", "ゆ" }, { "yo", "よ" }, { "ra", "ら" }, { "ri", "り" },
  { "ru", "る" }, { "re", "れ" }, { "ro", "ろ" }, { "wa", "わ" }, { "wo", "を" }, { "ga", "が" }, { "gi", "ぎ" },
  { "gu", "ぐ" }, { "ge", "げ" }, { "go", "ご" }, { "za", "ざ" }, { "zi", "じ" }, { "zu", "ず" }, { "ze", "ぜ" },
  { "zo", "ぞ" }, { "da", "だ" }, { "di", "ぢ" }, { "du", "づ" }, { "de", "で" }, { "do", "ど" }, { "ba", "ば" },
  { "bi", "び" }, { "bu", "ぶ" }, { "be", "べ" }, { "bo", "ぼ" }, { "pa", "ぱ" }, { "pi", "ぴ" }, { "pu", "ぷ" },
  { "pe", "ぺ" }, { "po", "ぽ" }, { "a", "あ" }, { "i", "い" }, { "u", "う" }, { "e", "え" }, { "o", "お" }, { "n", "ん" },
};

static const Syllable *
find_syllable (const char *at)
{
  for (guint i = 0; i < G_N_ELEMENTS (syllables); i++)
    if (g_str_has_prefix (at, syllables[i].romaji))
      return &syllables[i];
  return NULL;
}

static gboolean
is_vowel (char c)
{
  return c != '\0' && strchr ("aeiou", c) != NULL;
}

/* Returns: (nullable): the word in folded hiragana; NULL if it is no romaji */
char *
purser_stem_romaji (const char *word)
{
  g_autoptr (GString) kana = g_string_new (NULL);

  for (const char *p = word; *p != '\0';)
    {
      const Syllable *syllable = find_syllable (p);

      /* A doubled consonant is a small っ. */
      if (syllable == NULL && p[0] == p[1] && g_ascii_isalpha (*p) && !is_vowel (*p))
        {
          g_string_append (kana, "つ");
          p++;
          continue;
        }
      if (syllable == NULL)
        return NULL;
      g_string_append (kana, syllable->kana);
      p += strlen (syllable->romaji);
    }
  return g_string_free_and_steal (g_steal_pointer (&kana));
}
