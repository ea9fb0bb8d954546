// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Finds cards by their printed values: sector, cost and level as numbers, effects by word, in both languages. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "purser-space-base-market.h"

#define MAX_NUMBERS 3

/* The meaning of a number; the first three are printed on each card. */
typedef enum { SECTOR, COST, LEVEL, CREDITS, INCOME, VP, ANYTHING } Meaning;

typedef struct {
  int     value;
  Meaning meaning;
} Number;

static const struct {
  const char *word;
  Meaning     meaning;
} meanings[] = {
  { "sector", SECTOR }, { "星域", SECTOR }, { "cost", COST }, { "コスト", COST }, { "level", LEVEL }, { "レベル", LEVEL },
  { "credit", CREDITS }, { "クレジット", CREDITS }, { "income", INCOME }, { "収入", INCOME }, { "vp", VP }, { "勝利点", VP },
};

/* The search words for an effect. */
static const char *const effect_words[] = {
  [PURSER_SPACE_BASE_GAIN] = "gain 獲得",
  [PURSER_SPACE_BASE_SHIFT] = "raise shift sum move arrow 合計 増やす ずらす 矢印 やじるし",
  [PURSER_SPACE_BASE_SET_DIE] = "set die dice ダイス 指定",
  [PURSER_SPACE_BASE_REROLL] = "reroll roll again 振り直し リロール",
  [PURSER_SPACE_BASE_BUY] = "buy 購入",
  [PURSER_SPACE_BASE_BUY_ANYWHERE] = "buy anywhere 購入",
  [PURSER_SPACE_BASE_CLAIM] = "claim free ship 獲得 無料",
  [PURSER_SPACE_BASE_CLAIM_COMBO] = "claim free ship 獲得 無料",
  [PURSER_SPACE_BASE_SWAP] = "swap sectors 入れ替え 交換",
  [PURSER_SPACE_BASE_EXCHANGE] = "exchange trade places 交換",
  [PURSER_SPACE_BASE_TWICE] = "2x twice double 2倍 2回",
  [PURSER_SPACE_BASE_PLACE_CHARGE] = "place charge チャージ 置く",
  [PURSER_SPACE_BASE_MOVE_CHARGE] = "move charge チャージ 移す",
  [PURSER_SPACE_BASE_OTHERS_LOSE] = "lose vp 失う 勝利点",
  [PURSER_SPACE_BASE_INSTANT_WIN] = "win 勝利",
  [PURSER_SPACE_BASE_OTHER] = "other その他",
};

static void
append_side (GString                   *text,
             const PurserSpaceBaseSide *side)
{
  if (side->credits > 0)
    g_string_append (text, " credits money クレジット 金");
  if (side->income > 0)
    g_string_append (text, " income 収入");
  if (side->vp > 0)
    g_string_append (text, " vp points 勝利点");
  if (side->arrow != PURSER_SPACE_BASE_NO_ARROW)
    g_string_append (text, " arrow 矢印 やじるし");
  if (side->claims[1] + side->claims[2] + side->claims[3] > 0)
    g_string_append (text, " claim free ship 獲得 無料");
  if (side->n_slots > 0)
    g_string_append (text, " charge cube チャージ");
  for (guint i = 0; i < side->n_effects; i++)
    g_string_append_printf (text, " %s", effect_words[side->effects[i].kind]);
}

static char *
list_words (const PurserSpaceBaseState *state,
            guint                       card)
{
  GString *text = g_string_new (purser_space_base_card_is_colony (card) ? "colony vp コロニー 勝利点" : "ship シップ level レベル");

  /* The names of the numbers do not narrow the search. */
  g_string_append (text, " sector cost 星域 コスト");
  append_side (text, &state->cards[card].station);
  append_side (text, &state->cards[card].deployed);
  return g_string_free (text, FALSE);
}

static gboolean
begins_some_word (const char *words,
                  const char *begin)
{
  for (const char *at = words; (at = strstr (at, begin)) != NULL; at++)
    if (at == words || at[-1] == ' ')
      return TRUE;
  return FALSE;
}

/* Returns: the meaning that a word gives the number beside it */
static Meaning
tell_meaning (const char *word)
{
  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (meanings); i++)
    if (g_str_has_prefix (word, meanings[i].word))
      return meanings[i].meaning;
  return ANYTHING;
}

static gboolean
side_pays (const PurserSpaceBaseSide *side,
           const Number              *number)
{
  int paid[] = { [CREDITS] = side->credits, [INCOME] = side->income, [VP] = side->vp };

  for (guint i = 0; i < side->n_effects; i++)
    {
      const PurserSpaceBaseEffect *effect = &side->effects[i];
      int gained[] = { [CREDITS] = effect->a, [INCOME] = effect->b, [VP] = effect->c };

      if (effect->kind == PURSER_SPACE_BASE_GAIN && gained[number->meaning] == number->value)
        return TRUE;
    }
  return paid[number->meaning] == number->value;
}

/* Returns whether a card pays that number, or is a colony worth it. */
static gboolean
card_pays (const PurserSpaceBaseCard *card,
           const Number              *number)
{
  return (number->meaning == VP && card->vp == number->value) || side_pays (&card->station, number) ||
         side_pays (&card->deployed, number);
}

/* Returns: the number on a card that it matches and that is not used yet; -1 for none */
static int
find_printed (const int      *printed,
              const gboolean *used,
              const Number   *number)
{
  for (int i = SECTOR; i <= LEVEL; i++)
    if (!used[i] && printed[i] == number->value && (number->meaning == ANYTHING || number->meaning == (Meaning) i))
      return i;
  return -1;
}

/* Ranks a card. Each number must be printed on it, none twice; the closer to the order of sector, cost, level, the better. A
 * number with the meaning of a payout must be paid by the card.
 * Returns: the rank, 0 for the best; -1 if a number does not match */
static int
rank_numbers (const PurserSpaceBaseState *state,
              const PurserSpaceBaseOffer *offer,
              const Number               *numbers,
              guint                       n_numbers)
{
  const int printed[] = { (int) purser_space_base_card_sector (offer->card) + 1, offer->cost,
                          (int) purser_space_base_card_level (offer->card) };
  gboolean used[MAX_NUMBERS] = { FALSE };
  int rank = 0;

  for (guint i = 0; i < n_numbers; i++)
    {
      gboolean pays = numbers[i].meaning >= CREDITS && numbers[i].meaning <= VP;
      int found = pays ? -1 : find_printed (printed, used, &numbers[i]);

      if (found < 0 && !(pays && card_pays (&state->cards[offer->card], &numbers[i])))
        return -1;
      if (found < 0)
        continue;
      used[found] = TRUE;
      rank += ABS (found - (int) i);
    }
  return rank;
}

static gboolean
is_number (const char *word)
{
  return *word != '\0' && strspn (word, "0123456789") == strlen (word);
}

static gboolean
has_words (const PurserSpaceBaseState *state,
           guint                       card,
           char                      **words)
{
  g_autofree char *own = list_words (state, card);

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_number (words[i]) && !begins_some_word (own, words[i]))
      return FALSE;
  return TRUE;
}

/* Returns the meaning of a number. A word before it names it, as in "cost 5"; a word after it tells its unit, as in "2
 * credits". */
static Meaning
find_meaning (char **words,
              guint  i)
{
  Meaning before = i > 0 ? tell_meaning (words[i - 1]) : ANYTHING;
  Meaning behind = tell_meaning (words[i + 1]);

  return before <= LEVEL || behind <= LEVEL || behind == ANYTHING ? before : behind;
}

static guint
read_numbers (char   **words,
              Number  *numbers)
{
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (is_number (words[i]) && n < MAX_NUMBERS)
      numbers[n++] = (Number) { atoi (words[i]), find_meaning (words, i) };
  return n;
}

/* Returns whether a word begins directly after a number, as in "2クレジット", but not in "2x" and "2倍". */
static gboolean
ends_number (const char *folded,
             const char *at)
{
  return at > folded && g_ascii_isdigit (at[-1]) && tell_meaning (at) != ANYTHING;
}

/* Returns: (transfer full): the words and numbers to search for: full-width digits become digits, and a number begins a word
 * anywhere, as in "星域4"; "2x" is one word */
static char **
split_words (const char *words)
{
  g_autofree char *plain = g_utf8_normalize (words, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *folded = plain != NULL ? g_utf8_strdown (plain, -1) : g_strdup ("");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) split = NULL;

  for (const char *at = folded; *at != '\0'; at++)
    {
      if (ends_number (folded, at) || (g_ascii_isdigit (*at) && at > folded && !g_ascii_isdigit (at[-1])))
        g_string_append_c (text, ' ');
      g_string_append_c (text, *at);
    }
  g_string_replace (text, "、", " ", 0);
  split = g_strsplit_set (text->str, " ,/+", -1);
  for (guint i = 0; split[i] != NULL; i++)
    if (*split[i] != '\0')
      g_strv_builder_add (parts, split[i]);
  return g_strv_builder_end (parts);
}

/* Finds cards. Cards whose sector, cost and level match the numbers in the order in which they were typed come first; otherwise
 * the order stays.
 *
 * @offers: (element-type PurserSpaceBaseOffer): the cards to search
 * @words: the text that somebody typed: numbers that are printed on a card, and words for its effects
 *
 * Returns: (transfer full) (element-type PurserSpaceBaseOffer): the cards found */
GArray *
purser_space_base_find_offers (const PurserSpaceBaseState *state,
                               GArray                     *offers,
                               const char                 *words)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (PurserSpaceBaseOffer));
  g_auto (GStrv) parts = split_words (words);
  Number numbers[MAX_NUMBERS];
  guint n_numbers = read_numbers (parts, numbers);

  for (int rank = 0; rank <= MAX_NUMBERS * MAX_NUMBERS; rank++)
    for (guint i = 0; i < offers->len; i++)
      {
        const PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i);

        if (rank_numbers (state, offer, numbers, n_numbers) == rank && has_words (state, offer->card, parts))
          g_array_append_val (found, *offer);
      }
  return found;
}
