// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-card-words.h"

/* The words a card is told in. They do not go through gettext: the language of the rules is chosen apart from that of
 * the interface, and both may stand side by side. */

/* U+2460: ① */
#define CIRCLED_ONE 0x2460

#define NOT_ONE(n) ((n) != 1)

typedef struct {
  const char *code;
  const char *one[PURSER_N_LANGUAGES];
  const char *many[PURSER_N_LANGUAGES];
} Wording;

static const Wording gains[] = {
  { "credits", { "{a} credit", "{a}クレジット" }, { "{a} credits", "{a}クレジット" } },
  { "income", { "{a} income", "収入{a}" }, { "{a} income", "収入{a}" } },
  { "vp", { "{a} victory point", "勝利点{a}" }, { "{a} victory points", "勝利点{a}" } },
};

static const Wording arrows[] = {
  { "left", { "Also collect from the sector to the left (←)", "左隣の星域からも得る（←）" } },
  { "right", { "Also collect from the sector to the right (→)", "右隣の星域からも得る（→）" } },
  { "either", { "Also collect from one neighboring sector, left or right (←/→)", "左右どちらか一方の隣の星域からも得る（←/→）" } },
};

static const Wording colours[] = {
  { "blue", { "blue: on your own turn", "青：自分の手番に使える" } },
  { "red", { "red: on the turns of others", "赤：ほかの人の手番に使える" } },
  { "green", { "green: on any turn", "緑：いつでも使える" } },
};

/* {a} is the number of the effect, where it has one */
static const Wording effects[] = {
  { "reroll", { "roll one die or both again, after your roll and before anybody allocates",
                "自分のロールのあと、誰かが割り当てる前に、ダイスを1個または両方振り直す" } },
  { "set_die", { "choose the number on 1 die, before your own roll", "自分のロールの前に、ダイス1個の目を決める" } },
  { "repeat_sector", { "2X: collect once more from one of the sectors you use", "2X：使う星域の1つから、もう一度報酬を得る" } },
  { "exchange_self", { "let this card change places with another of your cards", "このカードと、自分の別のカード1枚の場所を入れ替える" } },
  { "buy", { "buy {a} card, paying exactly its cost", "カードを{a}枚、コスト分だけ払って購入する" },
           { "buy up to {a} cards, paying exactly their cost", "カードを{a}枚まで、コスト分だけ払って購入する" } },
  { "place_charge", { "put {a} charge token on any free slot of yours", "自分の空きスロットのどれかに、チャージを{a}個置く" },
                    { "put {a} charge tokens on any free slots of yours", "自分の空きスロットに、チャージを{a}個置く" } },
  { "move_charge", { "move {a} charge token to another of your cards", "チャージを{a}個、自分の別のカードに移す" },
                   { "move {a} charge tokens to other cards of yours", "チャージを{a}個、自分の別のカードに移す" } },
  { "others_lose_vp", { "all other players lose {a} victory point", "ほかの全員が勝利点{a}を失う" },
                      { "all other players lose {a} victory points", "ほかの全員が勝利点{a}を失う" } },
  { "buy_place_any", { "buy {a} card, paying exactly its cost, and put it in any sector of the range on the card",
                       "カードを{a}枚、コスト分だけ払って購入し、カードに示された範囲の好きな星域に置く" },
                     { "buy up to {a} cards, paying exactly their cost, and put each in any sector of the range on the card",
                       "カードを{a}枚まで、コスト分だけ払って購入し、カードに示された範囲の好きな星域に置く" } },
  { "instant_win", { "win the game at once", "即座に勝つ" } },
  { "other", { "something else, worked out at the table", "その他（テーブルで処理する）" } },
};

static const Wording *
find_wording (const Wording *wordings,
              gsize          n,
              const char    *code)
{
  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (wordings[i].code, code) == 0)
      return &wordings[i];
  return NULL;
}

/* @templates: (array fixed-size=2): a text in each language
 * @a: (nullable): what {a} stands for
 * @b: (nullable): what {b} stands for
 *
 * Returns: (transfer full): the text, filled in */
char *
purser_card_words_fill (const char *const *templates,
                        PurserLanguage     language,
                        const char        *a,
                        const char        *b)
{
  GString *text = g_string_new (templates[language]);

  g_string_replace (text, "{a}", a != NULL ? a : "", 0);
  g_string_replace (text, "{b}", b != NULL ? b : "", 0);
  return g_string_free (text, FALSE);
}

static char *
fill_numbers (const char *const *templates,
              PurserLanguage     language,
              gint64             a,
              gint64             b)
{
  g_autofree char *one = g_strdup_printf ("%" G_GINT64_FORMAT, a);
  g_autofree char *other = g_strdup_printf ("%" G_GINT64_FORMAT, b);

  return purser_card_words_fill (templates, language, one, other);
}

static char *
say (const Wording  *wording,
     PurserLanguage  language,
     gint64          n)
{
  return fill_numbers (NOT_ONE (n) && wording->many[0] != NULL ? wording->many : wording->one, language, n, 0);
}

static char *
join (GPtrArray      *parts,
      PurserLanguage  language)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (language == PURSER_LANGUAGE_JA ? "、" : ", ", (char **) parts->pdata);
}

/* Returns: (transfer full): it in words, such as "2 credits, 1 victory point" */
char *
purser_card_words_gain (PurserValue    *gain,
                        PurserLanguage  language)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    {
      gint64 n = purser_value_get_integer_of (gain, gains[i].code, 0);

      if (n != 0)
        g_ptr_array_add (parts, say (&gains[i], language, n));
    }
  return join (parts, language);
}

static char *
say_shift (PurserValue    *effect,
           PurserLanguage  language)
{
  static const char *const one[] = { "use the sum as if it were 1 higher", "合計を1大きいものとして使う" };
  static const char *const two[] = { "use the sum as if it were 1 or 2 higher", "合計を1か2大きいものとして使う" };

  return g_strdup (purser_value_get_integer_of (effect, "max", 1) > 1 ? two[language] : one[language]);
}

static char *
say_claim (PurserValue    *effect,
           PurserLanguage  language)
{
  static const char *const one[] = { "claim {b} ship of level {a} without paying", "レベル{a}のシップ{b}枚を、支払わずに獲得する" };
  static const char *const many[] = { "claim {b} ships of level {a} without paying", "レベル{a}のシップ{b}枚を、支払わずに獲得する" };
  gint64 count = purser_value_get_integer_of (effect, "count", 1);

  return fill_numbers (NOT_ONE (count) ? many : one, language, purser_value_get_integer_of (effect, "level", 0), count);
}

static char *
say_claims (PurserValue    *effect,
            PurserLanguage  language)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  PurserValue *claims = purser_value_get (effect, "claims");

  for (guint i = 0; i < purser_value_get_size (claims); i++)
    g_ptr_array_add (parts, say_claim (purser_value_get_at (claims, i), language));
  return join (parts, language);
}

static char *
say_swap (PurserValue    *effect,
          PurserLanguage  language)
{
  static const char *const known[] = { "swap all your cards of sectors {a} and {b}", "星域{a}と星域{b}の自分のカードを、すべて入れ替える" };
  static const char *const unknown[] = {
    "swap all your cards of two sectors, named on your card",
    "2つの星域の自分のカードを、すべて入れ替える。どの組かはカードを見る"
  };
  PurserValue *pair = purser_value_get (effect, "pair");

  if (pair == NULL || purser_value_get_size (pair) != 2)
    return g_strdup (unknown[language]);
  return fill_numbers (known, language, purser_value_get_integer (purser_value_get_at (pair, 0)),
                       purser_value_get_integer (purser_value_get_at (pair, 1)));
}

static char *
say_gain (PurserValue    *effect,
          PurserLanguage  language)
{
  static const char *const gain[] = { "gain {a}", "{a}を得る" };
  g_autofree char *what = purser_card_words_gain (effect, language);

  return purser_card_words_fill (gain, language, what, NULL);
}

/* Returns: (transfer full) (nullable): it in words; %NULL for a code that is not known */
char *
purser_card_words_effect (PurserValue    *effect,
                          PurserLanguage  language)
{
  static const struct {
    const char *code;
    char *(*say) (PurserValue *effect, PurserLanguage language);
  } sayers[] = { { "sum_shift", say_shift }, { "claim", say_claim },
                 { "claim_combo", say_claims }, { "swap_sectors", say_swap }, { "gain", say_gain } };
  const char *code = purser_value_get_text_of (effect, "effect");
  const Wording *wording = find_wording (effects, G_N_ELEMENTS (effects), code);
  gint64 n = purser_value_get_integer_of (effect, "amount", purser_value_get_integer_of (effect, "count", 1));

  for (guint i = 0; i < G_N_ELEMENTS (sayers); i++)
    if (g_strcmp0 (code, sayers[i].code) == 0)
      return sayers[i].say (effect, language);
  return wording != NULL ? say (wording, language, n) : NULL;
}

static gboolean
is_gain (PurserValue *effect)
{
  return g_strcmp0 (purser_value_get_text_of (effect, "effect"), "gain") == 0;
}

static void
add_effects (GPtrArray      *parts,
             PurserValue    *list,
             gboolean        gains_only,
             PurserLanguage  language)
{
  guint n = purser_value_get_size (list);

  for (guint i = 0; i < n; i++)
    {
      PurserValue *effect = purser_value_get_at (list, i);
      char *part = is_gain (effect) == gains_only ? purser_card_words_effect (effect, language) : NULL;

      if (part != NULL)
        g_ptr_array_add (parts, part);
    }
}

/* What an ability gives comes before what it lets buy (space-base/ability). */
static char *
join_effects (PurserValue    *list,
              PurserLanguage  language)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_effects (parts, list, TRUE, language);
  add_effects (parts, list, FALSE, language);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (language == PURSER_LANGUAGE_JA ? "。さらに" : ", and ", (char **) parts->pdata);
}

/* Returns: (transfer full): what it does, in words, with the turns it may be used on */
char *
purser_card_words_ability (PurserValue    *ability,
                           PurserLanguage  language)
{
  static const char *const whole[] = { "Ability ({b}): {a}", "能力（{b}）：{a}" };
  static const char *const unknown[] = { "the color is not known, look at your card", "色は不明、カードを見る" };
  const Wording *colour = find_wording (colours, G_N_ELEMENTS (colours), purser_value_get_text_of (ability, "color"));
  g_autofree char *what = join_effects (purser_value_get (ability, "effects"), language);

  return purser_card_words_fill (whole, language, what, colour != NULL ? colour->one[language] : unknown[language]);
}

static void
add_item (GString        *text,
          char           *item,
          PurserLanguage  language)
{
  g_string_append_printf (text, "- %s%s\n", item, language == PURSER_LANGUAGE_JA ? "" : ".");
  g_free (item);
}

static void
add_slots (GString        *text,
           PurserValue    *charge,
           PurserLanguage  language)
{
  static const char *const one[] = { "Charge slot: {a}", "チャージスロット：{a}" };
  static const char *const linked[] = { "Charge slots, linked: {a}: all that count must be full, and are spent together",
                                        "チャージスロット（リンクあり）：{a}：数えるものがすべて埋まったら、まとめて使う" };
  static const char *const apart[] = { "Charge slots, not linked: {a}: each token is one use",
                                       "チャージスロット（リンクなし）：{a}：トークン1個ごとに一度使う" };
  static const char *const few[] = { "The slot with {a} pips counts with up to {a} players", "ピップ{a}のスロットは{a}人以下のときに数える" };
  PurserValue *slots = purser_value_get (charge, "slots");
  guint n = purser_value_get_size (slots);
  gboolean is_linked = purser_value_get_boolean (purser_value_get (charge, "linked"));
  g_autoptr (GString) row = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      gint64 pips = purser_value_get_integer_of (purser_value_get_at (slots, i), "pips", 0);

      if (i > 0)
        g_string_append (row, is_linked ? "–" : " ");
      if (pips == 0)
        g_string_append (row, "○");
      else
        g_string_append_unichar (row, (gunichar) (CIRCLED_ONE + pips - 1));
    }
  add_item (text, purser_card_words_fill (n == 1 ? one : is_linked ? linked : apart, language, row->str, NULL), language);
  for (guint i = 0; i < n; i++)
    {
      gint64 pips = purser_value_get_integer_of (purser_value_get_at (slots, i), "pips", 0);

      if (pips > 0)
        add_item (text, fill_numbers (few, language, pips, 0), language);
    }
}

static void
add_claims (GString        *text,
            PurserValue    *claims,
            PurserLanguage  language)
{
  static const char *const reward[] = { "Reward, without a charge: {a}", "報酬（チャージなし）：{a}" };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *what = NULL;

  for (guint i = 0; i < purser_value_get_size (claims); i++)
    g_ptr_array_add (parts, say_claim (purser_value_get_at (claims, i), language));
  what = join (parts, language);
  add_item (text, purser_card_words_fill (reward, language, what, NULL), language);
}

static char *
say_reward (PurserValue    *gain,
            PurserLanguage  language)
{
  static const char *const reward[] = { "Gain {a}", "{a}を得る" };
  g_autofree char *what = purser_card_words_gain (gain, language);

  return purser_card_words_fill (reward, language, what, NULL);
}

/* Tells one side of a ship.
 *
 * @side: (nullable): the stationed or deployed side of a ship */
void
purser_card_words_side (GString        *text,
                        PurserValue    *side,
                        PurserLanguage  language)
{
  static const char *const nothing[] = { "Nothing", "なし" };
  PurserValue *gain = side != NULL ? purser_value_get (side, "gain") : NULL;
  PurserValue *claim = side != NULL ? purser_value_get (side, "claim") : NULL;
  PurserValue *charge = side != NULL ? purser_value_get (side, "charge") : NULL;
  PurserValue *ability = side != NULL ? purser_value_get (side, "ability") : NULL;
  const Wording *arrow = NULL;

  if (side == NULL || purser_value_is (side, PURSER_VALUE_NOTHING))
    {
      add_item (text, g_strdup (nothing[language]), language);
      return;
    }
  arrow = find_wording (arrows, G_N_ELEMENTS (arrows), purser_value_get_text_of (side, "arrow"));
  if (purser_value_get_size (gain) > 0)
    add_item (text, say_reward (gain, language), language);
  if (arrow != NULL)
    add_item (text, g_strdup (arrow->one[language]), language);
  if (claim != NULL)
    add_claims (text, claim, language);
  if (charge != NULL)
    add_slots (text, charge, language);
  if (ability != NULL)
    add_item (text, purser_card_words_ability (ability, language), language);
}
