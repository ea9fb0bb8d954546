// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where a line of Japanese may begin: not within a word, nor before the last kana of a sentence. */

#include "config.h"

#include <pango/pangocairo.h>

#include "purser-line-breaks.h"

typedef struct {
  const char *text;
  const char *parts;
} Case;

static const Case cases[] = {
  { "", "" },
  { "12", "12" },
  { "a b", "a| |b" },
  { "船を1隻使う", "船を|1隻|使う" },
  { "宇宙開拓者が勝つ", "宇宙開拓者が|勝つ" },
  { "カードを奪った", "カードを|奪った" },
  { "惑星を選んだ", "惑星を|選んだ" },
  { "コロニーを建てる", "コロニーを|建てる" },
  { "首位が2手番", "首位が|2手番" },
  { "0.1収入、", "0|.|1収入|、" },
  { "カードを12枚引く。", "カードを|12枚|引く。" },
  { "何を買いますか？", "何を|買いますか？" },
  { "置けます。次は？", "置けます。|次は？" },
  { "海賊から逃げますか？", "海賊から|逃げますか？" },
  { "はい！", "はい！" },
  { "移民船です。", "移民船です。" },
  { "4クレジットを払う", "4クレジット|を|払う" },
  { "15クレジットを払う", "15|クレジットを|払う" },
  { "宇宙開拓者です。", "宇宙開拓|者です。" },
  { "受け取りを選びます", "受け取り|を|選びます" },
  /* Words in kana alone. */
  { "ループはしません", "ループは|しません" },
  { "どれか1枚が要る", "どれか|1枚が|要る" },
  { "住める住民が必要があります", "住める|住民が|必要が|あります" },
  { "持ち主以上のときだけ得られます", "持ち主以上の|ときだけ|得られます" },
  { "しました。これがAoiの番", "しました。|これ|が|A|o|i|の|番" },
  { "何がもらえますか？", "何が|もらえますか？" },
  /* Numbers that belong to a word before them. */
  { "星域12のレベル1のシップ", "星域12の|レベル1の|シップ" },
  { "最大6枚のシップ", "最大6枚の|シップ" },
  { "収入+1、チャージ−1", "収入+|1|、|チャージ−|1" },
  { "フェニックス2", "フェニックス|2" },
  { "GEMが7以下か、", "G|E|M|が|7以下か|、" },
  /* Signs that stay with a word. */
  { "食料 +12 · 水 +3", "食料| |+|12| ·| |水| |+|3" },
  { "Ken：水 +3", "K|e|n|：水| |+|3" },
  { "Ken：GEM +15", "K|e|n|：GEM| |+|15" },
  { "手番：船を使うか", "手番|：|船を|使う|か" },
  { "さくらんぼのお母さん", "さ|く|らん|ぼ|の|お母さん" },
  { "名前を2人分以上入れてください", "名前を|2人|分以上入れて|ください" },
  /* Two words in one run of kana. */
  { "スコアパッドで遊ぶ", "スコア|パッドで|遊ぶ" },
  { "スペースステーション", "スペース|ステーション" },
  /* Seven characters may be wider than a column. */
  { "ステーションズ", "ス|テ|ー|シ|ョ|ン|ズ" },
};

/* Returns whether no line may begin with that byte. */
static gboolean
is_bound (PangoAttrList *attributes,
          guint          at)
{
  g_autoptr (GSList) all = pango_attr_list_get_attributes (attributes);
  gboolean bound = FALSE;

  for (GSList *one = all; one != NULL; one = one->next)
    {
      PangoAttribute *attribute = one->data;

      bound |= attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS && attribute->start_index < at && at < attribute->end_index;
      pango_attribute_destroy (attribute);
    }
  return bound;
}

/* Returns: (transfer full): the text with a bar wherever a line may begin */
static char *
dup_parts (const char *text)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  GString *parts = g_string_new (NULL);

  purser_line_breaks_add (attributes, text);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (p > text && !is_bound (attributes, (guint) (p - text)))
        g_string_append_c (parts, '|');
      g_string_append_unichar (parts, g_utf8_get_char (p));
    }
  return g_string_free_and_steal (parts);
}

static void
test_parts (gconstpointer data)
{
  const Case *one = data;
  g_autofree char *parts = dup_parts (one->text);

  g_assert_cmpstr (parts, ==, one->parts);
}

/* No line begins within a word, whatever the width of the column. */
static void
test_lines (void)
{
  const char *text = "船を1隻使うか、収入を得るか、どちらにしますか？";
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char *parts = dup_parts (text);

  purser_line_breaks_add (attributes, text);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  for (int width = 80; width < 400; width += 7)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      for (int i = 1; i < pango_layout_get_line_count (layout); i++)
        {
          int start = pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i));
          g_autofree char *line = g_strndup (text + start, (gsize) (g_utf8_next_char (text + start) - text - start));
          g_autofree char *begun = g_strconcat ("|", line, NULL);

          g_assert_nonnull (strstr (parts, begun));
        }
    }
  g_object_unref (context);
}

static gboolean
keeps_whole (PangoAttribute *attribute,
             gpointer        data)
{
  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

/* Adjacent attributes may be merged, and two words with them, so the attributes must not touch. */
static void
test_apart (void)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (PangoAttrList) whole = NULL;
  GSList *words;
  guint last = 0;

  purser_line_breaks_add (attributes, "下のレベルの同種は配備側が");
  whole = pango_attr_list_filter (attributes, keeps_whole, NULL);
  words = pango_attr_list_get_attributes (whole);
  g_assert_cmpuint (g_slist_length (words), ==, 4);
  for (GSList *l = words; l != NULL; l = l->next)
    {
      PangoAttribute *word = l->data;

      g_assert_true (last == 0 || word->start_index > last);
      last = word->end_index;
    }
  g_slist_free_full (words, (GDestroyNotify) pango_attribute_destroy);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/line-breaks/%02u", i);

      g_test_add_data_func (path, &cases[i], test_parts);
    }
  g_test_add_func ("/line-breaks/apart", test_apart);
  g_test_add_func ("/line-breaks/lines", test_lines);
  return g_test_run ();
}
