// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"

/* The folding is one pass over the text; each folded byte may have its place in the text. */
typedef struct {
  GString *folded;
  GArray *map;     /* of gsize, (nullable): the place in the text of each folded byte */
  gsize word;      /* the place in the folded text where the present Latin word begins */
} Folding;

static void
put (Folding  *folding,
     gunichar  character,
     gsize     place)
{
  gsize before = folding->folded->len;

  g_string_append_unichar (folding->folded, character);
  if (folding->map != NULL)
    for (gsize i = before; i < folding->folded->len; i++)
      g_array_append_val (folding->map, place);
}

static void
cut (Folding *folding,
     gsize    length)
{
  g_string_truncate (folding->folded, length);
  if (folding->map != NULL)
    g_array_set_size (folding->map, (guint) length);
}

static gboolean
ends_with (Folding    *folding,
           const char *ending,
           gsize       shortest)
{
  const char *word = folding->folded->str + folding->word;

  return strlen (word) >= shortest && g_str_has_suffix (word, ending);
}

static void
drop_plural (Folding *folding)
{
  static const char *const es[] = { "sses", "xes", "ches", "shes", "zes" };
  static const char *const kept[] = { "ss", "us", "is" };
  gsize length = folding->folded->len;

  if (ends_with (folding, "ies", 5))
    {
      cut (folding, length - 2);
      folding->folded->str[length - 3] = 'y';
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (es); i++)
    if (ends_with (folding, es[i], 5))
      {
        cut (folding, length - 2);
        return;
      }
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (ends_with (folding, kept[i], 0))
      return;
  if (ends_with (folding, "s", 4))
    cut (folding, length - 1);
}

/* colour = color, centre = center */
static void
unify_spelling (Folding *folding)
{
  gsize length = folding->folded->len;

  if (ends_with (folding, "our", 5))
    {
      cut (folding, length - 1);
      folding->folded->str[length - 2] = 'r';
    }
  else if (ends_with (folding, "tre", 5))
    memcpy (folding->folded->str + length - 2, "er", 2);
}

static void
end_word (Folding *folding)
{
  if (folding->folded->len > folding->word)
    {
      drop_plural (folding);
      unify_spelling (folding);
    }
  folding->word = folding->folded->len;
}

static void
put_gap (Folding *folding,
         gsize    place)
{
  end_word (folding);
  if (folding->folded->len > 0 && folding->folded->str[folding->folded->len - 1] != ' ')
    put (folding, ' ', place);
  folding->word = folding->folded->len;
}

static gboolean
is_small_kana (gunichar character)
{
  /* ぁぃぅぇぉ, っ, ゃゅょ, ゎ: the code point of each is one before that of its full size */
  return (character >= 0x3041 && character <= 0x3049 && character % 2 == 1) || character == 0x3063 ||
         character == 0x3083 || character == 0x3085 || character == 0x3087 || character == 0x308e;
}

/* Folds katakana into hiragana, and small kana into full size.
 * Returns: the folded character, or the same one if it is no kana */
static gunichar
fold_kana (gunichar character)
{
  if (character >= 0x30a1 && character <= 0x30f4)
    character -= 0x60;
  else if (character == 0x30f5 || character == 0x3095)
    return 0x304b; /* ヵ */
  else if (character == 0x30f6 || character == 0x3096)
    return 0x3051; /* ヶ */
  return is_small_kana (character) ? character + 1 : character;
}

/* Returns whether a character is left out, as people write or omit it at will, such as ー and ・. */
static gboolean
is_passed_over (gunichar character)
{
  switch (character)
    {
    case 0x30fc: /* ー */
    case 0x30fb: /* ・ */
    case 0x30a0: /* ゠ */
    case 0x00ad: /* soft hyphen */
    case 0x200b: /* zero-width space */
    case '\'':
    case 0x2019:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_japanese (gunichar character)
{
  return (character >= 0x3041 && character <= 0x30ff) || (character >= 0x3400 && character <= 0x9fff) || character == 0x3005;
}

static void
fold_character (Folding  *folding,
                gunichar  character,
                gsize     place)
{
  if (is_passed_over (character))
    return;
  if (is_japanese (character))
    {
      end_word (folding);
      put (folding, fold_kana (character), place);
      folding->word = folding->folded->len;
    }
  else if (g_unichar_isalnum (character))
    put (folding, g_unichar_tolower (character), place);
  else if (!g_unichar_ismark (character))
    put_gap (folding, place);
}

/* Folds a character with its combining marks, in its plainest form: ａ = a, ｶﾞ = ガ, é = e, ⅳ = iv. */
static void
fold_cluster (Folding    *folding,
              const char *cluster,
              gsize       length,
              gsize       place)
{
  g_autofree char *plain = g_utf8_normalize (cluster, (gssize) length, G_NORMALIZE_ALL_COMPOSE);

  for (const char *p = plain; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p), base = character, parts[4];

      /* The dots of がぱ are kept; an accent on a Latin letter is not. */
      if (!is_japanese (character) && g_unichar_fully_decompose (character, FALSE, parts, G_N_ELEMENTS (parts)) > 1)
        base = parts[0];
      fold_character (folding, base, place);
    }
}

static gboolean
joins_what_went_before (gunichar character)
{
  return g_unichar_ismark (character) || character == 0xff9e || character == 0xff9f;
}

static void
fold_text (Folding    *folding,
           const char *text)
{
  for (const char *p = text; *p != '\0';)
    {
      const char *end = g_utf8_next_char (p);
      gunichar character = g_utf8_get_char (p);

      while (joins_what_went_before (g_utf8_get_char (end)))
        end = g_utf8_next_char (end);
      if (end == g_utf8_next_char (p) && (character < 0x80 || is_japanese (character)))
        fold_character (folding, character, (gsize) (p - text));
      else
        fold_cluster (folding, p, (gsize) (end - p), (gsize) (p - text));
      p = end;
    }
  end_word (folding);
  while (folding->folded->len > 0 && folding->folded->str[folding->folded->len - 1] == ' ')
    cut (folding, folding->folded->len - 1);
}

/* Folds text, see [func@fold], and gets the place of each byte.
 *
 * @map: (out) (nullable): the place in @text of each byte of the result, an array of #gsize
 *
 * Returns: (transfer full): the folded text */
char *
purser_fold_with_map (const char  *text,
                      GArray     **map)
{
  Folding folding = { g_string_sized_new (strlen (text)), NULL, 0 };

  if (map != NULL)
    *map = folding.map = g_array_sized_new (FALSE, FALSE, sizeof (gsize), (guint) strlen (text));
  fold_text (&folding, text);
  return g_string_free (folding.folded, FALSE);
}

/* Folds texts that people consider the same into the same text: hiragana and katakana, full and half width, capitals and
 * small letters, small kana, long vowel marks and middle dots, accents, English plurals, and British and American
 * endings. Characters that are neither letters nor digits become one space.
 * Returns: (transfer full): the folded text */
char *
purser_fold (const char *text)
{
  return purser_fold_with_map (text, NULL);
}
