// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"

/* Japanese has no spaces, so a line ends wherever it is full: in the middle of a word, or before the か？ of a question. This
 * keeps words whole as far as their script shows them: kanji or katakana with the kana after them, a number with its unit, and
 * the end of a sentence. Of words in kana alone, it knows the most frequent ones. */

/* Longer words may break, as they could be wider than their column. */
#define LONGEST 6
#define LONGEST_OF_TITLE 4
/* The longest word that stays with the colon before it. */
#define LONGEST_OF_VALUE 4
/* The number of kana at the end of a sentence that stay together. */
#define ENDING 3

/* お and ご, before kanji. */
#define POLITE_O 0x304a
#define POLITE_GO 0x3054
#define KANA_N 0x3093
#define MIDDLE_DOT 0xb7
#define COLON 0xff1a

/* Kana in the middle of words such as 受け取り. */
#define JOINTS "いきぎしちびみりえけげせべめれ"
/* Kana in the middle of verbs such as 建てる, 得られる, 奪った and 選んだ, and kana that end them. */
#define STEMS JOINTS "てねらわさまっん"
#define TAILS "るれたてばずだ"

/* Kana words that do not belong to the kanji before them, the longest first. */
static const char *const kana_words[] = {
  "ありません", "もらえます", "あります", "ください", "あとから", "しません", "いずれか", "しました", "ましょう", "そのあと", "それぞれ", "ときだけ", "といった",
  "られます", "ずらす", "ずらし", "ません", "ました", "でした", "します", "できる", "すべて", "いずれ", "どれか", "どちら", "あいだ", "ほかの", "ときは",
  "もらえる", "につき", "られる", "ます", "です", "でき", "だけ", "られ", "させ", "まで", "から", "より", "とき", "こと", "もの", "なら", "ない",
  "なく", "どれ", "どの", "この", "その", "それ", "これ", "また", "まだ", "もう", "ほか", "まま", "たら", "れば", "もらう", "ので", "のに", "する",
  "した", "して", "あり", "ある", "あと", "うち", "など", "ため", "ごと", "ずつ",
};

/* Katakana words that begin compounds: スペースステーション may break after the first. */
static const char *const katakana_words[] = { "スペース", "スコア" };

/* Units of more than one kanji, and what follows a number like one. */
static const char *const units[] = { "以下", "以上", "手番", "番手", "種類", "箇所", "収入", "勝利点" };

/* END follows the last character, so that a run of any kind ends there. */
typedef enum { OTHER, DIGIT, KANJI, KATAKANA, HIRAGANA, JOINT, CLOSING, END } Kind;

static Kind
tell_kind (gunichar c)
{
  if (g_unichar_isdigit (c))
    return DIGIT;
  if (c == 0x3002 || c == 0xff1f || c == 0xff01)
    return CLOSING;
  if (c >= 0x3041 && c <= 0x309f)
    return g_utf8_strchr (JOINTS, -1, c) != NULL ? JOINT : HIRAGANA;
  if ((c >= 0x30a1 && c <= 0x30fa) || c == 0x30fc)
    return KATAKANA;
  return c == 0x3005 || (c >= 0x4e00 && c <= 0x9fff) ? KANJI : OTHER;
}

static gboolean
is_hiragana (Kind kind)
{
  return kind == HIRAGANA || kind == JOINT;
}

static gboolean
is_japanese (Kind kind)
{
  return kind == KANJI || kind == KATAKANA || is_hiragana (kind);
}

static glong
skip (const Kind *kinds,
      glong       from)
{
  glong end = from;

  while (kinds[end] == kinds[from])
    end++;
  return end;
}

static glong
match (const gunichar *characters,
       const char     *word)
{
  glong n = 0;

  for (; *word != '\0'; word = g_utf8_next_char (word), n++)
    if (characters[n] != g_utf8_get_char (word))
      return 0;
  return n;
}

/* A unit in kanji is one character, and the next begins a word, as in 12枚引く, except for those in `units`. */
static glong
find_end_of_unit (const gunichar *characters,
                  const Kind     *kinds,
                  glong           from)
{
  for (guint w = 0; w < G_N_ELEMENTS (units); w++)
    if (match (characters + from, units[w]) > 0)
      return from + match (characters + from, units[w]);
  return kinds[from] == KATAKANA ? skip (kinds, from) : from + is_japanese (kinds[from]);
}

/* Keeps a number with its unit, unless both are too long together, as with クレジット: then only the unit stays whole. */
static glong
find_end_of_count (const gunichar *characters,
                   const Kind     *kinds,
                   glong           from)
{
  glong end = skip (kinds, from), unit = find_end_of_unit (characters, kinds, end);

  if (unit - from > LONGEST)
    return end;
  return unit - from < LONGEST && unit > end && is_hiragana (kinds[unit]) ? unit + 1 : unit;
}

/* Returns where a katakana word ends; a compound ends after its first word if that is in `katakana_words`. */
static glong
find_end_of_katakana (const gunichar *characters,
                      const Kind     *kinds,
                      glong           from)
{
  glong end = skip (kinds, from);

  for (guint w = 0; w < G_N_ELEMENTS (katakana_words); w++)
    {
      glong n = match (characters + from, katakana_words[w]);

      if (n > 0 && end - from - n > 1)
        return from + n;
    }
  return end;
}

/* Returns where the word that begins here ends. One kana goes with it, as its ending or its particle. */
static glong
find_end (const gunichar *characters,
          const Kind     *kinds,
          glong           from)
{
  glong end = kinds[from] == KATAKANA ? find_end_of_katakana (characters, kinds, from) : skip (kinds, from);

  if (kinds[from] == DIGIT)
    return find_end_of_count (characters, kinds, from);
  if (kinds[from] != KANJI && kinds[from] != KATAKANA)
    return from + 1;
  if (kinds[end] == JOINT && kinds[end + 1] == KANJI && kinds[from] == KANJI)
    end = skip (kinds, end + 1);
  return end - from < LONGEST && is_hiragana (kinds[end]) ? end + 1 : end;
}

static void
mark_words (const gunichar *characters,
            const Kind     *kinds,
            glong           length,
            gboolean       *bound)
{
  for (glong from = 0, end; from < length; from = end)
    {
      end = find_end (characters, kinds, from);
      for (glong i = from + 1; i < end && end - from <= LONGEST; i++)
        bound[i] = TRUE;
    }
}

static gboolean
is_one_of (const char *set,
           gunichar    c)
{
  return g_utf8_strchr (set, -1, c) != NULL;
}

/* Keeps a verb whole after its first kana: 建てる. */
static void
mark_verbs (const gunichar *characters,
            const Kind     *kinds,
            glong           length,
            gboolean       *bound)
{
  for (glong i = 2; i < length; i++)
    if (kinds[i - 2] == KANJI && is_one_of (STEMS, characters[i - 1]) && is_one_of (TAILS, characters[i]))
      bound[i] = TRUE;
}

static void
mark_kana_words (const gunichar *characters,
                 glong           length,
                 gboolean       *bound)
{
  for (glong from = 0; from < length; from++)
    {
      glong n = 0;

      for (guint w = 0; w < G_N_ELEMENTS (kana_words) && n == 0; w++)
        n = match (characters + from, kana_words[w]);
      for (glong i = from + 1; i < from + n; i++)
        bound[i] = TRUE;
      from += MAX (n - 1, 0);
    }
}

static void
mark_endings (const Kind *kinds,
              glong       length,
              gboolean   *bound)
{
  for (glong end = 1; end < length; end++)
    for (glong i = end; kinds[end] == CLOSING && i > MAX (end - ENDING, 0) && (i == end || is_hiragana (kinds[i - 1])); i--)
      bound[i] = TRUE;
}

static gboolean
is_polite (const gunichar *characters)
{
  return match (characters, "ます") > 0 || match (characters, "ませ") > 0 || match (characters, "まし") > 0;
}

/* Joins the word that ends before a character with the one that begins there, if both are short together. */
static void
join (glong     length,
      gboolean *bound,
      glong     at)
{
  glong begin = at - 1, end = at + 1;

  while (begin > 0 && bound[begin])
    begin--;
  while (end < length && bound[end])
    end++;
  bound[at] = bound[at] || end - begin <= LONGEST;
}

/* Keeps a verb with its polite ending: 逃げますか？ */
static void
join_polite (const gunichar *characters,
             const Kind     *kinds,
             glong           length,
             gboolean       *bound)
{
  for (glong at = 1; at < length; at++)
    if (kinds[at - 1] == JOINT && is_polite (characters + at))
      join (length, bound, at);
}

static gboolean
is_sign (gunichar c)
{
  return c == '+' || c == 0x2212;
}

/* Joins a number or a signed number with the word before it (レベル1, 星域12の, 収入+1), and a polite beginning with its word (お母さん).
 * No word begins with ん. */
static void
join_short (const gunichar *characters,
            const Kind     *kinds,
            glong           length,
            gboolean       *bound)
{
  for (glong at = 1; at < length; at++)
    {
      gboolean number = kinds[at] == DIGIT || (is_sign (characters[at]) && kinds[at + 1] == DIGIT);
      gboolean numbered = number && (kinds[at - 1] == KANJI || kinds[at - 1] == KATAKANA);
      gboolean polite = kinds[at] == KANJI && (characters[at - 1] == POLITE_O || characters[at - 1] == POLITE_GO);

      if (numbered || polite || characters[at] == KANA_N)
        join (length, bound, at);
    }
}

/* Joins a short word with the colon before it if a space or nothing comes next (Ken：水 +3), and the dot between two parts with
 * the first of them, so that no line ends or begins with such a sign. */
static void
join_signs (const gunichar *characters,
            glong           length,
            gboolean       *bound)
{
  for (glong at = 1, end; at < length; at++)
    {
      bound[at] |= characters[at] == MIDDLE_DOT && characters[at - 1] == ' ';
      for (end = at; end < length && characters[end] != ' '; end++)
        ;
      if (characters[at - 1] == COLON && end - at <= LONGEST_OF_VALUE)
        for (glong i = at; i < end; i++)
          bound[i] = TRUE;
    }
}

/* Parts a word from the end of its sentence if both are too long together, not counting the sign that closes it. */
static void
part_long (const Kind *kinds,
           glong       length,
           gboolean   *bound)
{
  glong begin = 0;

  for (glong i = 1; i <= length; i++)
    if (!bound[i])
      {
        if (i - begin > LONGEST + (kinds[i - 1] == CLOSING))
          bound[i - ENDING - 1] = FALSE;
        begin = i;
      }
}

/* Returns for each character of a text, and for its end, whether it stays with the one before it. */
static gboolean *
find_bound (const char *text,
            glong      *length)
{
  g_autofree gunichar *characters = g_utf8_to_ucs4_fast (text, -1, length);
  g_autofree Kind *kinds = g_new0 (Kind, *length + 1);
  gboolean *bound = g_new0 (gboolean, *length + 1);

  for (glong i = 0; i < *length; i++)
    kinds[i] = tell_kind (characters[i]);
  kinds[*length] = END;
  mark_words (characters, kinds, *length, bound);
  mark_verbs (characters, kinds, *length, bound);
  mark_kana_words (characters, *length, bound);
  mark_endings (kinds, *length, bound);
  join_polite (characters, kinds, *length, bound);
  join_short (characters, kinds, *length, bound);
  join_signs (characters, *length, bound);
  part_long (kinds, *length, bound);
  return bound;
}

/* GTK joins adjacent attributes if a style has attributes of its own, as “numeric” does, and two words would become one. A
 * character counts from its first byte on, so an attribute that ends before the last byte of a word keeps it whole, and touches
 * no other. */
static void
add_whole (PangoAttrList *attributes,
           const char    *text,
           const char    *begin,
           const char    *end)
{
  PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);
  gboolean wide = end - g_utf8_prev_char (end) > 1;

  whole->start_index = (guint) (begin - text);
  whole->end_index = (guint) (end - text) - wide;
  pango_attr_list_insert (attributes, whole);
}

/* Keeps words of at most @longest characters whole; longer ones break where the line is full. */
static void
add_parts (PangoAttrList *attributes,
           const char    *text,
           glong          longest)
{
  glong length, from = 0;
  g_autofree gboolean *bound = find_bound (text, &length);
  const char *begin = text, *p = text;

  /* No hyphens, as the syllables of a long word are unknown: “7 Wonde-rs”. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  for (glong i = 0; i <= length; i++, p = g_utf8_next_char (p))
    if (!bound[i])
      {
        if (i - from > 1 && i - from <= longest)
          add_whole (attributes, text, begin, p);
        begin = p;
        from = i;
      }
}

/* Keeps katakana whole between the dots that part the words of a name, however long it is. */
static void
add_katakana (PangoAttrList *attributes,
              const char    *text)
{
  const char *begin = text;

  for (const char *p = text; *begin != '\0'; p = g_utf8_next_char (p))
    if (tell_kind (g_utf8_get_char (p)) != KATAKANA)
      {
        if (p - begin > 1)
          add_whole (attributes, text, begin, p);
        begin = *p != '\0' ? g_utf8_next_char (p) : p;
      }
}

/* Adds attributes that keep the words of a text whole. */
void
purser_line_breaks_add (PangoAttrList *attributes,
                        const char    *text)
{
  add_parts (attributes, text, G_MAXLONG);
}

static void
keep_words (GtkLabel *label,
            glong     longest)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  add_parts (attributes, gtk_label_get_text (label), longest);
  gtk_label_set_attributes (label, attributes);
}

static void
show (GtkLabel   *label,
      const char *text,
      glong       longest)
{
  gtk_label_set_label (label, text);
  keep_words (label, longest);
}

/* Shows a text in a label that has no other attributes. */
void
purser_line_breaks_show (GtkLabel   *label,
                         const char *text)
{
  show (label, text, G_MAXLONG);
}

/* Shows the title of a header bar. The bar has buttons on both sides, so only short words stay whole: the window can then be as
 * narrow as a phone with text of any size. */
void
purser_line_breaks_show_title (GtkLabel   *label,
                               const char *text)
{
  show (label, text, LONGEST_OF_TITLE);
}

/* Shows a name, which breaks only between its words. */
void
purser_line_breaks_show_name (GtkLabel   *label,
                              const char *name)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  purser_line_breaks_show (label, name);
  attributes = pango_attr_list_copy (gtk_label_get_attributes (label));
  add_katakana (attributes, name);
  gtk_label_set_attributes (label, attributes);
}

/* Keeps the words whole in all labels inside a widget, such as those of a libadwaita row. */
void
purser_line_breaks_show_all (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      keep_words (GTK_LABEL (child), G_MAXLONG);
    else
      purser_line_breaks_show_all (child);
}
