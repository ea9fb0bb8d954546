// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Cards are found by what is printed on them: sector, cost and level as numbers, effects by word, in both languages. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "purser-space-base-market.h"

#define MAX_NUMBERS 3

/* What an effect is called by those who look for it. */
static const char *const effect_words[] = {
  [PURSER_SPACE_BASE_GAIN] = "gain 獲得",
  [PURSER_SPACE_BASE_SHIFT] = "shift sum move arrow 合計 ずらす 矢印",
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
    g_string_append (text, " arrow 矢印");
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

  /* What the numbers are called is no more than they say. */
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

/* Each number must be printed on the card, none twice; the nearer to sector, cost, level in that order, the better.
 * Returns: -1 where they are not */
static int
rank_numbers (const PurserSpaceBaseOffer *offer,
              const int                  *numbers,
              guint                       n_numbers)
{
  const int printed[] = { (int) purser_space_base_card_sector (offer->card) + 1, offer->cost,
                          (int) purser_space_base_card_level (offer->card) };
  gboolean used[MAX_NUMBERS] = { FALSE };
  int rank = 0;

  for (guint i = 0; i < n_numbers; i++)
    {
      int found = -1;

      for (int j = 0; j < MAX_NUMBERS && found < 0; j++)
        if (!used[j] && printed[j] == numbers[i])
          found = j;
      if (found < 0)
        return -1;
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
    if (*words[i] != '\0' && !is_number (words[i]) && !begins_some_word (own, words[i]))
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): words and numbers as they are looked for: digits of a Japanese keyboard are digits, and a number
 * begins a word wherever it stands, as in "星域4"; "2x" is one word */
static char **
split_words (const char *words)
{
  g_autofree char *plain = g_utf8_normalize (words, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *folded = plain != NULL ? g_utf8_strdown (plain, -1) : g_strdup ("");
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at++)
    {
      if (g_ascii_isdigit (*at) && at > folded && !g_ascii_isdigit (at[-1]))
        g_string_append_c (text, ' ');
      g_string_append_c (text, *at);
    }
  g_string_replace (text, "、", " ", 0);
  return g_strsplit_set (text->str, " ,/", -1);
}

/* Finds cards; those whose sector comes first, then the cost, then the level, as the numbers were typed, come first,
 * and else the order stays.
 *
 * @offers: (element-type PurserSpaceBaseOffer): cards to look among
 * @words: what somebody typed: numbers that are printed on a card, and words for what it does
 *
 * Returns: (transfer full) (element-type PurserSpaceBaseOffer): what was found */
GArray *
purser_space_base_find_offers (const PurserSpaceBaseState *state,
                               GArray                     *offers,
                               const char                 *words)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (PurserSpaceBaseOffer));
  g_auto (GStrv) parts = split_words (words);
  int numbers[MAX_NUMBERS];
  guint n_numbers = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    if (is_number (parts[i]) && n_numbers < MAX_NUMBERS)
      numbers[n_numbers++] = atoi (parts[i]);
  for (int rank = 0; rank <= MAX_NUMBERS * MAX_NUMBERS; rank++)
    for (guint i = 0; i < offers->len; i++)
      {
        const PurserSpaceBaseOffer *offer = &g_array_index (offers, PurserSpaceBaseOffer, i);

        if (rank_numbers (offer, numbers, n_numbers) == rank && has_words (state, offer->card, parts))
          g_array_append_val (found, *offer);
      }
  return found;
}
