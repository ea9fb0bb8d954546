// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-index.h"
#include "purser-card-words.h"
#include "purser-facts.h"

typedef const char *const Texts[PURSER_N_LANGUAGES];

/* What bears on a card: a word in its description, and the rule. */
typedef struct {
  const char *code;
  const char *rule;
} Bearing;

static const Bearing bearings[] = {
  { "\"arrow\":\"either\"", "space-base/arrow-either" },
  { "\"arrow\":", "space-base/arrow" },
  { "\"slots\":", "space-base/charge" },
  { "\"linked\":true", "space-base/charge-link" },
  { "\"pips\":2", "space-base/charge-pips" },
  { "\"pips\":3", "space-base/charge-pips" },
  { "sum_shift", "space-base/sum-shift" },
  { "set_die", "space-base/set-die" },
  { "reroll", "space-base/reroll" },
  { "repeat_sector", "space-base/twice" },
  { "\"buy\"", "space-base/buy-ability" },
  { "\"claim\":", "space-base/claim-reward" },
  { "\"claim\"", "space-base/claim" },
  { "swap_sectors", "space-base/swap" },
  { "\"pair\":null", "space-base/swap-pairs" },
  { "exchange_self", "space-base/exchange" },
  { "place_charge", "space-base/place-charge" },
  { "move_charge", "space-base/move-charge" },
  { "others_lose_vp", "space-base/lose-vp" },
  { "probably_instant_win", "space-base/instant-win" },
  { "credits_with_charge", "space-base/charge-credits" },
  { "\"income\":", "space-base/income-track" },
  { "\"vp\":", "space-base/vp" },
  { "\"ability\":{", "space-base/ability" },
  { "\"kind\":\"starter\"", "space-base/starters" },
  { "\"kind\":\"colony\"", "space-base/colony" },
  { "\"kind\":\"colony\"", "space-base/colony-table" },
  { "values_missing", "space-base/card-unknown" },
  { "values_missing", "space-base/learn" },
};

/* What a flag of the card file means for the reader. */
static const struct {
  const char *flag;
  Texts note;
} notes[] = {
  { "values_missing", { "No source gives its cost, rewards or ability. Enter what your card says, and it is kept.",
                        "コストも報酬も能力も資料にない。手元のカードのとおりに入力すれば、次からも使える。" } },
  { "probably_instant_win", { "Probably the ship that wins at once.", "おそらく即座に勝つシップ。" } },
  { "swap_pair_unknown", { "The pair of sectors it swaps is in no source.", "入れ替える星域の組は資料にない。" } },
  { "credits_with_charge", { "The credits stand beside the charge slots and are paid each time the side is activated.",
                             "クレジットはスロットの横にあり、その面が活性化するたびに支払われる。" } },
  { "credits_moved_to_ability", { "One source puts the credits beside the charge slot instead of in the ability.",
                                  "クレジットを能力ではなくスロットの横とする資料もある。" } },
  { "credit_placement_unclear", { "The 1 credit may be a reward rather than part of the ability.",
                                  "1クレジットは能力ではなく報酬かもしれない。" } },
  { "cost_conflict", { "The sources disagree about the cost.", "コストは資料が食い違う。" } },
  { "vp_amount_conflict", { "One source gives another number of victory points.", "勝利点の数が異なる資料がある。" } },
  { "deployed_recast_as_charge_ability", { "One source shows a plain reward for the deployed side.",
                                           "配備側をふつうの報酬とする資料がある。" } },
  { "deployed_credit_unconfirmed", { "The credit of the deployed side is not confirmed.", "配備側のクレジットは確認されていない。" } },
  { "deployed_reward_doubt", { "The deployed side may give income instead of credits.", "配備側はクレジットでなく収入かもしれない。" } },
  { "same_as_starter_verify", { "Read as equal to the starting ship of its sector; check it against your card.",
                                "同じ星域の初期シップと等しいと読まれている。手元のカードで確認。" } },
  { "deployed_equals_station_verify", { "Both sides were read as equal; check them against your card.",
                                        "両面とも同じと読まれている。手元のカードで確認。" } },
};

static char *
say_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static gboolean
is_kind (PurserValue *card,
         const char  *kind)
{
  return g_strcmp0 (purser_value_get_text_of (card, "kind"), kind) == 0;
}

static char *
say_cost (PurserValue    *card,
          PurserLanguage  language)
{
  static Texts none = { "none", "なし" };
  static Texts unknown = { "not known", "不明" };
  static Texts reported = { "not known ({a} in one source)", "不明（{a}とする資料がある）" };
  gint64 cost = purser_value_get_integer_of (card, "cost", -1);
  g_autofree char *other = say_number (purser_value_get_integer_of (card, "cost_reported", -1));

  if (is_kind (card, "starter"))
    return g_strdup (none[language]);
  if (cost >= 0)
    return say_number (cost);
  return purser_card_words_fill (g_str_equal (other, "-1") ? unknown : reported, language, other, NULL);
}

/* By what is printed on it: the ids are in no box. */
static char *
say_title (PurserValue    *card,
           PurserLanguage  language)
{
  static Texts ship = { "Sector {b}, level {a}", "星域{b}・レベル{a}" };
  static Texts starter = { "Sector {b}, starting ship", "星域{b}・初期シップ" };
  static Texts colony = { "Sector {b}, colony", "星域{b}・コロニー" };
  static Texts costs = { "{a}, cost {b}", "{a}・コスト{b}" };
  g_autofree char *level = say_number (purser_value_get_integer_of (card, "level", 0));
  g_autofree char *sector = say_number (purser_value_get_integer_of (card, "sector", 0));
  g_autofree char *cost = say_number (purser_value_get_integer_of (card, "cost", -1));
  g_autofree char *title = purser_card_words_fill (is_kind (card, "colony") ? colony : is_kind (card, "starter") ? starter : ship,
                                                   language, level, sector);

  if (is_kind (card, "starter") || g_str_equal (cost, "-1"))
    return g_steal_pointer (&title);
  return purser_card_words_fill (costs, language, title, cost);
}

/* ---- Its text ---- */

static void
add_head (GString        *text,
          PurserValue    *card,
          PurserLanguage  language)
{
  static Texts head = { "| Level | Sector | Cost |", "| レベル | 星域 | コスト |" };
  static Texts named = { "\n\nPrinted name: {a}.", "\n\n印刷された名前：{a}" };
  const char *name = purser_value_get_text_of (card, "name");
  gint64 level = purser_value_get_integer_of (card, "level", 0);
  g_autofree char *rank = level > 0 ? say_number (level) : g_strdup ("–");
  g_autofree char *cost = say_cost (card, language);
  g_autofree char *line = name != NULL ? purser_card_words_fill (named, language, name, NULL) : g_strdup ("");

  g_string_append_printf (text, "%s\n| %s | %d | %s |%s\n\n", head[language], rank,
                          (int) purser_value_get_integer_of (card, "sector", 0), cost, line);
}

static void
add_colony (GString        *text,
            PurserValue    *card,
            PurserLanguage  language)
{
  static Texts colony = { "{a} victory points at once. It closes sector {b} for further ships.",
                          "すぐに勝利点{a}を得る。以後、星域{b}にシップは置けない。" };
  g_autofree char *vp = say_number (purser_value_get_integer_of (card, "vp", 0));
  g_autofree char *sector = say_number (purser_value_get_integer_of (card, "sector", 0));
  g_autofree char *line = purser_card_words_fill (colony, language, vp, sector);

  g_string_append (text, line);
}

static void
add_skeleton (GString        *text,
              PurserValue    *skeleton,
              PurserLanguage  language)
{
  static Texts slots = { "Only its charge slots are known: {a} stationed, {b} deployed.", "わかっているのはスロットの数だけ：配置側{a}、配備側{b}。" };
  g_autofree char *station = say_number (purser_value_get_integer_of (skeleton, "station_slots", 0));
  g_autofree char *deployed = say_number (purser_value_get_integer_of (skeleton, "deployed_slots", 0));
  g_autofree char *line = purser_card_words_fill (slots, language, station, deployed);

  g_string_append (text, line);
}

static void
add_sides (GString        *text,
           PurserValue    *card,
           PurserLanguage  language)
{
  static Texts station = { "**Stationed (blue), on your own turn**", "**配置（青）：自分の手番**" };
  static Texts deployed = { "**Deployed (red), on the turns of others**", "**配備（赤）：ほかの人の手番**" };

  g_string_append_printf (text, "%s\n\n", station[language]);
  purser_card_words_side (text, purser_value_get (card, "station"), language);
  g_string_append_printf (text, "\n%s\n\n", deployed[language]);
  purser_card_words_side (text, purser_value_get (card, "deployed"), language);
}

static gboolean
has_flag (PurserValue *card,
          const char  *flag)
{
  PurserValue *flags = purser_value_get (card, "flags");
  guint n = flags != NULL ? purser_value_get_size (flags) : 0;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (purser_value_get_text (purser_value_get_at (flags, i)), flag) == 0)
      return TRUE;
  return FALSE;
}

/* A doubt about what ships is over once the values were read off a card. */
static gboolean
is_learned (PurserValue *card)
{
  return purser_value_get_size (purser_value_get (card, "learned")) > 0;
}

static char *
say_text (PurserValue    *card,
          PurserLanguage  language)
{
  GString *text = g_string_new (NULL);
  PurserValue *skeleton = purser_value_get (card, "slot_skeleton");

  add_head (text, card, language);
  if (is_kind (card, "colony"))
    add_colony (text, card, language);
  else if (skeleton != NULL)
    add_skeleton (text, skeleton, language);
  else
    add_sides (text, card, language);
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    if (has_flag (card, notes[i].flag) && !is_learned (card))
      g_string_append_printf (text, "\n\n%s", notes[i].note[language]);
  while (text->len > 0 && text->str[text->len - 1] == '\n')
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

/* ---- What is beside the text ---- */

static const char *
rate (PurserValue *card)
{
  PurserValue *marks = purser_value_get (card, "confidence");
  guint n = marks != NULL ? purser_value_get_size (marks) : 0;
  gboolean low = has_flag (card, "swap_pair_unknown"), medium = FALSE;

  if (is_learned (card))
    return "copy";
  for (guint i = 0; i < n; i++)
    {
      const char *mark = purser_value_get_text (purser_value_get_at (marks, i));

      if (g_strcmp0 (mark, "missing") == 0)
        return "open";
      low |= g_strcmp0 (mark, "low") == 0 || g_strcmp0 (mark, "conflict") == 0;
      medium |= g_strcmp0 (mark, "medium") == 0;
    }
  return low ? "low" : medium ? "medium" : "high";
}

/* A rough print of a value, for looking for codes in it. */
static void
print_codes (PurserValue *value,
             GString     *text)
{
  guint n = purser_value_get_kind (value) >= PURSER_VALUE_LIST ? purser_value_get_size (value) : 0;

  switch (purser_value_get_kind (value))
    {
    case PURSER_VALUE_BOOLEAN:
      g_string_append (text, purser_value_get_boolean (value) ? "true" : "false");
      break;
    case PURSER_VALUE_INTEGER:
      g_string_append_printf (text, "%" G_GINT64_FORMAT, purser_value_get_integer (value));
      break;
    case PURSER_VALUE_TEXT:
      g_string_append_printf (text, "\"%s\"", purser_value_get_text (value));
      break;
    case PURSER_VALUE_NOTHING:
      g_string_append (text, "null");
      break;
    default:
      g_string_append_c (text, '{');
      for (guint i = 0; i < n; i++)
        {
          if (purser_value_is (value, PURSER_VALUE_OBJECT))
            g_string_append_printf (text, "\"%s\":", purser_value_get_key_at (value, i));
          print_codes (purser_value_get_at (value, i), text);
          g_string_append_c (text, ' ');
        }
      g_string_append_c (text, '}');
    }
}

static PurserValue *
list_bearings (PurserValue *card)
{
  g_autoptr (GString) codes = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  PurserValue *related = purser_value_new_list ();

  print_codes (card, codes);
  for (guint i = 0; i < G_N_ELEMENTS (bearings); i++)
    if (strstr (codes->str, bearings[i].code) != NULL && g_hash_table_add (seen, (gpointer) bearings[i].rule))
      purser_value_append (related, purser_value_new_text (bearings[i].rule));
  purser_value_append (related, purser_value_new_text ("space-base/cards"));
  return related;
}

static PurserValue *
list_words (PurserValue    *card,
            PurserLanguage  language)
{
  static Texts card_of = { "card of sector {b}", "星域{b}のカード" };
  static Texts level_of = { "level {a} sector {b}", "レベル{a} 星域{b}" };
  PurserValue *words = purser_value_new_list ();
  const char *name = purser_value_get_text_of (card, "name");
  g_autofree char *level = say_number (purser_value_get_integer_of (card, "level", 0));
  g_autofree char *sector = say_number (purser_value_get_integer_of (card, "sector", 0));
  g_autofree char *one = purser_card_words_fill (card_of, language, level, sector);
  g_autofree char *other = purser_card_words_fill (level_of, language, level, sector);

  purser_value_append (words, purser_value_new_text (one));
  if (purser_value_get_integer_of (card, "level", 0) > 0)
    purser_value_append (words, purser_value_new_text (other));
  if (name != NULL)
    purser_value_append (words, purser_value_new_text (name));
  return words;
}

/* Tells a card in words in each language, made from the codes of its effects.
 *
 * @card: a ship, starter or colony of Space Base as in the card file, perhaps with values of somebody's own copy put
 *   in
 *
 * Returns: (transfer full): the card as a section */
PurserSection *
purser_card_index_tell (PurserValue *card)
{
  const char *item = purser_value_get_text_of (card, "id");
  g_autofree char *id = g_strconcat ("space-base/card/", item, NULL);
  g_autoptr (PurserValue) value = purser_value_new_object ();
  PurserValue *titles = purser_value_new_object (), *texts = purser_value_new_object (), *words = purser_value_new_object ();

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      const char *code = purser_language_get_code (language);
      g_autofree char *title = say_title (card, language);
      g_autofree char *text = say_text (card, language);

      purser_value_set_text (titles, code, title);
      purser_value_set_text (texts, code, text);
      purser_value_set (words, code, list_words (card, language));
    }
  purser_value_set_text (value, "id", id);
  purser_value_set_text (value, "item", item);
  purser_value_set_text (value, "sure", rate (card));
  purser_value_set (value, "title", titles);
  purser_value_set (value, "text", texts);
  purser_value_set (value, "words", words);
  purser_value_set (value, "related", list_bearings (card));
  purser_value_set (value, "facts", purser_value_ref (card));
  return purser_section_new ("space-base", value);
}

static GPtrArray *
tell_cards (PurserValue *facts)
{
  PurserValue *cards = purser_value_get (facts, "cards");
  guint n = purser_value_get_size (cards);
  GPtrArray *told = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (told, purser_card_index_tell (purser_value_get_at (cards, i)));
  return told;
}

static void
append_printed (GString        *text,
                const char     *name,
                PurserValue    *facts,
                PurserLanguage  language)
{
  static Texts unknown = { "not known", "不明" };
  gint64 number = purser_value_get_integer_of (facts, name, -1);

  if (number >= 0)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, number);
  else
    g_string_append (text, unknown[language]);
}

/* Where a number is printed on the component, the text has its name in braces. */
static char *
fill_printed (const char     *text,
              PurserValue    *facts,
              PurserLanguage  language)
{
  g_auto (GStrv) parts = g_strsplit (text, "{", -1);
  GString *filled = g_string_new (parts[0]);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      const char *end = strchr (parts[i], '}');
      g_autofree char *name = end != NULL ? g_strndup (parts[i], (gsize) (end - parts[i])) : NULL;

      if (name != NULL)
        append_printed (filled, name, facts, language);
      g_string_append (filled, end != NULL ? end + 1 : parts[i]);
    }
  return g_string_free_and_steal (filled);
}

static PurserSection *
tell_written (const char  *game,
              PurserValue *entry,
              PurserValue *facts)
{
  g_autoptr (PurserValue) told = purser_value_copy (entry);
  PurserValue *raw = purser_value_get (entry, "raw");
  PurserValue *texts = purser_value_new_object ();

  raw = purser_value_ref (raw != NULL ? raw : purser_value_get (entry, "text"));
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      const char *code = purser_language_get_code (language);
      g_autofree char *text = fill_printed (purser_value_get_text_of (raw, code), facts, language);

      purser_value_set_text (texts, code, text);
    }
  purser_value_set (told, "raw", raw);
  purser_value_set (told, "text", texts);
  if (is_learned (facts))
    purser_value_set_text (told, "sure", "copy");
  return purser_section_new (game, told);
}

/* Tells a card again, with what is known of it now.
 *
 * @facts: what is printed on it as far as it is known, perhaps with values of somebody's own copy put in, whose
 *   names are listed in `learned`
 *
 * Returns: (transfer full): the card as a section */
PurserSection *
purser_card_index_retell (PurserSection *card,
                          PurserValue   *facts)
{
  if (purser_section_get_facts (card) != NULL)
    return purser_card_index_tell (facts);
  return tell_written (purser_section_get_game (card), purser_section_get_value (card), facts);
}

static GPtrArray *
read_cards (const char  *game,
            PurserValue *list)
{
  guint n = purser_value_get_size (list);
  GPtrArray *cards = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (cards, tell_written (game, purser_value_get_at (list, i), NULL));
  return cards;
}

/* Tells all cards of a game: those of Space Base from the codes of their effects, those of the others as written in
 * their rulebook.
 * Returns: (transfer full) (element-type PurserSection): its cards; empty where it has none */
GPtrArray *
purser_card_index_read (const char *game)
{
  gboolean coded = g_str_equal (game, "space-base");
  g_autofree char *name = coded ? g_strdup ("games/space-base/cards.json") : g_strdup_printf ("rulebook/cards/%s.json", game);
  g_autoptr (PurserValue) facts = purser_facts_find (name, NULL);

  if (facts == NULL)
    return g_ptr_array_new ();
  return coded ? tell_cards (facts) : read_cards (game, purser_value_get (facts, "cards"));
}
