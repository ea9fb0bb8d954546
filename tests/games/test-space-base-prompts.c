// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The offered answers, their labels, and the proposals: charges are left to the players, and no loss goes unmentioned. */

#include "purser-json.h"
#include "purser-test-table.h"

#include <string.h>

#include "purser-space-base-market.h"

#define TWO "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]"
#define OPEN TWO ",\"options\":{\"market\":\"on\"}}"

/* Begins a play: it is Aoi's turn, who has 3 credits and L1-12-b on 12; Ben has 4 and L1-03-b on 3. */
static PurserHistory *
begun (const char *header)
{
  PurserHistory *play = purser_test_table_new (header);

  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}");
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-03-b\"]}");
  return play;
}

static const PurserChoice *
find_answer (PurserPrompt *prompt,
             int           player,
             const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && strstr (choice->label, label) != NULL)
        return choice;
    }
  return NULL;
}

static gint64
count_token (const PurserChoice *choice,
             int                 token)
{
  gint64 by = 0;

  for (guint i = 0; i < choice->tokens->len; i++)
    if (g_array_index (choice->tokens, PurserGain, i).account == token)
      by += g_array_index (choice->tokens, PurserGain, i).by;
  return by;
}

/* Puts a card into Aoi's console, with charges. */
static void
lay (PurserHistory *play,
     int            sector,
     const char    *card,
     int            charges)
{
  g_autofree char *move = g_strdup_printf ("{\"move\":\"board\",\"player\":0,\"sector\":%d,\"station\":\"%s\","
                                           "\"deployed\":[\"S-%02d\"],\"charges\":{\"%s\":%d}}",
                                           sector, card, sector, card, charges);

  purser_test_table_enter (play, move);
}

static void
roll (PurserHistory *play,
      int            a,
      int            b)
{
  g_autofree char *move = g_strdup_printf ("{\"move\":\"roll\",\"player\":0,\"dice\":[%d,%d]}", a, b);

  purser_test_table_enter (play, move);
}

static void
allocate_all (PurserHistory *play)
{
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
}

/* The sum of 8 gives two ships of level 1 by L3-08-a; 4 twice gives two credits. */
static void
test_claims_weigh (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *best;

  lay (play, 8, "L3-08-a", 0);
  roll (play, 4, 4);
  prompt = purser_test_table_ask (play);
  best = purser_prompt_get_best (prompt, 0);
  g_assert_cmpstr (best->label, ==, "sum 8\nsector 8 2 free ships");
  g_assert_cmpint (count_token (best, 1), ==, 2);
  g_assert_false (best->nothing);
  g_assert_cmpstr (best->place, ==, "player/0");
}

/* Ben has nothing deployed at 8, and nothing at 4. */
static void
test_nothing_is_said (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *sum;

  roll (play, 4, 4);
  prompt = purser_test_table_ask (play);
  sum = find_answer (prompt, 1, "sum 8");
  g_assert_cmpstr (sum->label, ==, "sum 8");
  g_assert_true (sum->nothing);
  g_assert_nonnull (find_answer (prompt, 1, "4 twice"));
}

static guint
count_answers (PurserPrompt *prompt,
               int           player,
               const char   *label)
{
  guint n = 0;

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      n += choice->player == player && g_str_has_prefix (choice->label, label);
    }
  return n;
}

/* An arrow either way is at 9. In Aoi's turn 8 and 10 pay 3 credits and 1 income: two ways. In Ben's turn the card is
 * deployed, and Aoi has nothing deployed beside it: the direction makes no difference, and is not asked. */
static void
test_idle_arrows (void)
{
  static const char stationed[] = "{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"L1-09-a\",\"deployed\":[\"S-09\"]}";
  static const char deployed[] = "{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"S-09\",\"deployed\":[\"L1-09-a\"]}";
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) own = NULL, other = NULL;

  purser_test_table_enter (play, stationed);
  roll (play, 4, 5);
  own = purser_test_table_ask (play);
  g_assert_cmpuint (count_answers (own, 0, "sum 9"), ==, 2);
  g_assert_nonnull (find_answer (own, 0, "sum 9 →\nsector 10 +1 income"));
  g_assert_nonnull (find_answer (own, 0, "sum 9 ←\nsector 8 +3"));
  allocate_all (play);
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  purser_test_table_enter (play, deployed);
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":1,\"dice\":[4,5]}");
  other = purser_test_table_ask (play);
  g_assert_cmpuint (count_answers (other, 0, "sum 9"), ==, 1);
  g_assert_cmpstr (find_answer (other, 0, "sum 9")->label, ==, "sum 9");
}

static char *
dup_last_reason (PurserHistory *play)
{
  PurserLedger *ledger = purser_history_get_ledger (play);
  const PurserEntry *entry = purser_ledger_get (ledger, purser_ledger_get_size (ledger) - 1);

  return purser_rules_dup_reason (purser_history_get_setup (play), entry);
}

/* The text names what an arrow leads to, in any player's turn, and says if a payment takes all credits. */
static void
test_arrow_reasons (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autofree char *own = NULL, *bought = NULL, *other = NULL;

  purser_test_table_enter (play, "{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"L1-09-a\",\"deployed\":[\"S-09\"]}");
  roll (play, 4, 5);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\",\"arrows\":{\"L1-09-a\":\"left\"}}");
  own = dup_last_reason (play);
  g_assert_cmpstr (own, ==, "sector 8 by arrow");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":9}");
  purser_test_table_enter (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"L1-01-b\"}");
  bought = dup_last_reason (play);
  g_assert_cmpstr (bought, ==, "all credits");
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  purser_test_table_enter (play, "{\"move\":\"board\",\"player\":0,\"sector\":9,\"station\":\"S-09\",\"deployed\":[\"L1-09-a\"]}");
  purser_test_table_enter (play, "{\"move\":\"board\",\"player\":0,\"sector\":8,\"station\":\"L1-08-a\",\"deployed\":[\"S-08\"]}");
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":1,\"dice\":[4,5]}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\",\"arrows\":{\"L1-09-a\":\"left\"}}");
  other = dup_last_reason (play);
  g_assert_cmpstr (other, ==, "sector 8, deployed, by arrow");
}

/* 2X on 8 with a charge: sum 9 twice pays 2 income, more than any proposal, and is not proposed. A double has one answer for
 * each repeated die, not two. */
static void
test_charges_are_not_proposed (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;
  guint n = 0;

  lay (play, 8, "L2-08-c", 1);
  roll (play, 5, 5);
  prompt = purser_test_table_ask (play);
  g_assert_nonnull (find_answer (prompt, 0, "sum 10 twice\nsector 10 +2 income; a charge for 2X"));
  g_assert_cmpint (count_token (find_answer (prompt, 0, "sum 10 twice"), 0), ==, -1);
  g_assert_cmpstr (purser_prompt_get_best (prompt, 0)->label, ==, "sum 10\nsector 10 +1 income");
  for (guint i = 0; i < prompt->choices->len; i++)
    n += strstr (((const PurserChoice *) g_ptr_array_index (prompt->choices, i))->label, "three times") != NULL;
  g_assert_cmpuint (n, ==, 1);
}

/* 5 and 8 are swapped, and S-08 pays its 3 in its new place. */
static void
test_swap (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL, next = NULL;
  const PurserChoice *swap;
  PurserLedger *ledger = purser_history_get_ledger (play);
  const PurserEntry *entry;
  g_autofree char *reason = NULL;

  lay (play, 6, "L2-06-d", 4);
  prompt = purser_test_table_ask (play);
  swap = find_answer (prompt, 0, "Swap 5 and 8");
  g_assert_true (swap->complete);
  g_assert_cmpstr (swap->place, ==, "card/L2-06-d");
  g_assert_cmpint (count_token (swap, 0), ==, -4);
  purser_test_table_enter (play, "{\"move\":\"spend\",\"player\":0,\"card\":\"L2-06-d\",\"sectors\":[5,8]}");
  roll (play, 5, 1);
  next = purser_test_table_ask (play);
  g_assert_nonnull (find_answer (next, 0, "5 and 1\nsector 5 +3, sector 1 +1"));
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}");
  entry = purser_ledger_get (ledger, purser_ledger_get_size (ledger) - 2);
  g_assert_cmpstr (entry->item, ==, "S-08");
  reason = purser_rules_dup_reason (purser_history_get_setup (play), entry);
  g_assert_cmpstr (reason, ==, "sector 5");
}

/* Each card with a free slot is a separate answer. */
static void
test_place_charge (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;

  lay (play, 6, "L3-06-b", 2);
  lay (play, 8, "L2-08-c", 0);
  prompt = purser_test_table_ask (play);
  g_assert_nonnull (find_answer (prompt, 0, "Place a charge: sector 8: 2X: a sector twice"));
  g_assert_true (find_answer (prompt, 0, "Place a charge: sector 8")->complete);
  g_assert_null (find_answer (prompt, 0, "Place a charge: sector 1:"));
}

/* 1 credit buys nothing: the end of the turn is proposed, and may be entered automatically. 2 credits can buy something. */
static void
test_skipped_purchase (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) poor = NULL, rich = NULL;

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":-3}");
  roll (play, 4, 5);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}");
  poor = purser_test_table_ask (play);
  g_assert_cmpstr (poor->kind, ==, "buy");
  g_assert_true (find_answer (poor, 0, "end the turn")->best);
  g_assert_true (find_answer (poor, 0, "end the turn")->at_once);
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":2}");
  rich = purser_test_table_ask (play);
  g_assert_false (find_answer (rich, 0, "end the turn")->best);
  g_assert_false (find_answer (rich, 0, "end the turn")->at_once);
}

static void
assert_begins_turn (PurserHistory *play,
                    guint          n_moves)
{
  g_autoptr (PurserValue) move = purser_json_parse ("{\"move\":\"roll\",\"player\":1,\"dice\":[4,5]}", -1, NULL);
  g_autoptr (GPtrArray) tap = purser_rules_list_tap (purser_history_get_setup (play), purser_history_get_state (play), move);

  g_assert_cmpuint (tap->len, ==, n_moves);
  g_assert_cmpstr (purser_value_get_string_of (g_ptr_array_index (tap, 0), "move"), ==, n_moves == 2 ? "end-turn" : "roll");
  g_assert_cmpstr (purser_value_get_string_of (g_ptr_array_index (tap, n_moves - 1), "move"), ==, "roll");
}

/* Ben's dice end Aoi's turn, who may still buy; but not before the roll is used by all, nor while free ships are due. */
static void
test_next_roll (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}"), owed = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL, claims = NULL;
  const PurserChoice *next;

  roll (play, 4, 5);
  assert_begins_turn (play, 1);
  allocate_all (play);
  prompt = purser_test_table_ask (play);
  next = find_answer (prompt, 1, "Ben rolls next, which ends this turn");
  g_assert_false (next->complete);
  g_assert_cmpstr (purser_value_get_string_of (next->first, "move"), ==, "end-turn");
  assert_begins_turn (play, 2);
  lay (owed, 8, "L3-08-a", 0);
  roll (owed, 4, 4);
  purser_test_table_enter (owed, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}");
  purser_test_table_enter (owed, "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}");
  claims = purser_test_table_ask (owed);
  g_assert_null (find_answer (claims, 1, "Ben rolls next"));
  assert_begins_turn (owed, 1);
}

/* After the purchase only the end of the turn is left; not if an ability is charged. */
static void
test_purchase_ends_turn (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) last = NULL, able = NULL;

  roll (play, 1, 2);
  allocate_all (play);
  purser_test_table_enter (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"L1-02-b\"}");
  last = purser_test_table_ask (play);
  g_assert_true (find_answer (last, 0, "End the turn")->at_once);
  lay (play, 6, "L2-06-d", 4);
  able = purser_test_table_ask (play);
  g_assert_false (find_answer (able, 0, "End the turn")->at_once);
}

/* The button that would lose free ships names them, and is not proposed. */
static void
test_claims_are_not_lost (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *end, *claim;

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":-3}");
  lay (play, 8, "L3-08-a", 0);
  roll (play, 4, 4);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}");
  prompt = purser_test_table_ask (play);
  end = find_answer (prompt, 0, "End the turn without the free ships");
  claim = find_answer (prompt, 0, "Take 2 free ships of level 1");
  g_assert_false (end->best);
  g_assert_false (end->at_once);
  g_assert_cmpstr (claim->place, ==, "card/L3-08-a");
  g_assert_true (purser_choice_wants (claim, "cards"));
}

static void
test_last_round_is_told (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":1,\"account\":\"vp\",\"by\":40}");
  prompt = purser_test_table_ask (play);
  g_assert_nonnull (strstr (prompt->text, "This is the last round"));
}

/* Once both dice are set, nothing is left to roll. */
static void
test_set_dice (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) one = NULL, left = NULL, both = NULL;

  lay (play, 1, "L3-01-b", 2);
  one = purser_test_table_ask (play);
  g_assert_cmpstr (find_answer (one, 0, "Set a die to 6")->place, ==, "card/L3-01-b");
  purser_test_table_enter (play, "{\"move\":\"set-die\",\"player\":0,\"card\":\"L3-01-b\",\"value\":6}");
  left = purser_test_table_ask (play);
  g_assert_cmpint (find_answer (left, 0, "Roll")->die, ==, 6);
  purser_test_table_enter (play, "{\"move\":\"set-die\",\"player\":0,\"card\":\"L3-01-b\",\"value\":5}");
  both = purser_test_table_ask (play);
  g_assert_true (find_answer (both, 0, "Roll 6 and 5, as set")->complete);
}

/* An unread side cannot pay: it is asked for, with its place and the use of the roll that needs it. */
static void
test_unknown_side (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *learn;

  lay (play, 10, "L3-10-b", 0);
  roll (play, 4, 6);
  prompt = purser_test_table_ask (play);
  learn = find_answer (prompt, 0, "What is printed on a level 3 ship of sector 10?");
  g_assert_cmpstr (purser_value_get_string_of (learn->move, "item"), ==, "L3-10-b");
  g_assert_cmpstr (learn->place, ==, "card/L3-10-b");
  g_assert_cmpstr (learn->heading, ==, "sum 10");
  g_assert_null (find_answer (prompt, 0, "sum 10"));
}

/* 10 and 4 are hit, and both ships are unread: each use names its own. */
static void
test_unknown_sides (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) prompt = NULL;

  lay (play, 10, "L3-10-b", 0);
  lay (play, 12, "L3-12-c", 0);
  purser_test_table_enter (play, "{\"move\":\"board\",\"player\":0,\"sector\":5,\"station\":\"L3-12-b\",\"deployed\":[\"S-05\"]}");
  roll (play, 5, 5);
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (find_answer (prompt, 0, "What is printed on a level 3 ship of sector 10?")->heading, ==, "sum 10");
  g_assert_cmpstr (find_answer (prompt, 0, "What is printed on a level 3 ship of sector 12?")->heading, ==, "5 twice");
  g_assert_cmpuint (count_answers (prompt, 0, "What is printed"), ==, 2);
}

/* No card costs 1: Aoi, who has 3 and 2 from the roll and pays 4 for something else, buys nothing, and the next prompt says
 * so. Ben with 4, 2 and the same expense has 2 left, for which there are cards. */
static void
test_short_of_credits (void)
{
  static const char leave_one[] = "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":-4}";
  static const char leave_two[] = "{\"move\":\"adjust\",\"player\":1,\"account\":\"credits\",\"by\":-4}";
  g_autoptr (PurserHistory) play = begun (TWO "}");
  g_autoptr (PurserPrompt) poor = NULL, other = NULL;

  roll (play, 1, 2);
  allocate_all (play);
  purser_test_table_enter (play, leave_one);
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":0}");
  poor = purser_test_table_ask (play);
  g_assert_cmpstr (poor->text, ==, "Ben’s turn: what did you roll?\nAoi could not pay for any card.");
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":1,\"dice\":[1,2]}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}");
  purser_test_table_enter (play, leave_two);
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":1}");
  other = purser_test_table_ask (play);
  g_assert_cmpstr (other->text, ==, "Aoi’s turn: what did you roll?");
}

/* Six cards of level 1 are on display: L1-02-b is an answer, L1-02-a is refused, and a purchase asks for a replacement. */
static void
test_market (void)
{
  g_autoptr (PurserHistory) play = begun (OPEN);
  g_autoptr (PurserPrompt) prompt = NULL, after = NULL;
  const PurserSpaceBaseState *state;

  purser_test_table_enter (play, "{\"move\":\"market\",\"cards\":[\"L1-02-b\",\"L1-04-b\",\"L1-05-b\",\"L1-06-b\",\"L1-07-b\",\"L1-08-b\"]}");
  purser_test_table_assert_refused (play, "{\"move\":\"market\",\"cards\":[\"L1-09-b\"]}", "space-base/supply");
  roll (play, 1, 2);
  allocate_all (play);
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (find_answer (prompt, 0, "Buy a level 1 ship of sector 2 (2)")->place, ==, "card/L1-02-b");
  purser_test_table_assert_refused (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"L1-02-a\"}", "space-base/supply");
  purser_test_table_enter (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"L1-02-b\"}");
  state = purser_history_get_state (play);
  g_assert_cmpuint (purser_space_base_count_turned (state, 1), ==, 5);
  g_assert_true (purser_space_base_wants_refill (state));
  after = purser_test_table_ask (play);
  g_assert_false (find_answer (after, 0, "End the turn")->at_once);
}

/* Checks the first result of a search among all cards that Aoi could take. */
static void
assert_finds (PurserHistory *play,
              const char    *words,
              const char    *card)
{
  const PurserSpaceBaseState *state = purser_history_get_state (play);
  g_autoptr (GArray) offers = purser_space_base_list_offers (state, 0, -1, PURSER_SPACE_BASE_ALL_LEVELS);
  g_autoptr (GArray) found = purser_space_base_find_offers (state, offers, words);

  if (card == NULL)
    g_assert_cmpuint (found->len, ==, 0);
  else
    g_assert_cmpstr (purser_space_base_card_id (g_array_index (found, PurserSpaceBaseOffer, 0).card), ==, card);
}

/* 8 and 7 are a sector and a cost, not parts of a name; effects are found by words in either language, and a number with a
 * name has only that meaning. */
static void
test_find (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");

  assert_finds (play, "8 7 2x", "L2-08-c");
  assert_finds (play, "9 4", "L1-09-d");
  assert_finds (play, "11 9 2", "L2-11-d");
  assert_finds (play, "13 7", "L3-07-a");
  assert_finds (play, "6 swap", "L2-06-d");
  assert_finds (play, "入れ替え 6", "L2-06-d");
  assert_finds (play, "colony 3", "C-03");
  assert_finds (play, "sector 8, cost 7 2x", "L2-08-c");
  assert_finds (play, "星域８　コスト７、2倍", "L2-08-c");
  assert_finds (play, "level 3 sector 7 13", "L3-07-a");
  assert_finds (play, "コスト5", "L1-08-a");
  assert_finds (play, "cost 5", "L1-08-a");
  assert_finds (play, "11クレジット", "L2-12-a");
  assert_finds (play, "+11 credits", "L2-12-a");
  assert_finds (play, "income 3 sector 7", "L3-07-a");
  assert_finds (play, "星域10 3収入", "L2-10-b");
  assert_finds (play, "9勝利点 コロニー", "C-07");
  assert_finds (play, "12 やじるし", "L1-12-a");
  assert_finds (play, "cost 8 cost 8", NULL);
  assert_finds (play, "8 8 8", NULL);
}

static guint
count_tap (PurserHistory *play,
           const char    *move)
{
  g_autoptr (PurserValue) value = purser_json_parse (move, -1, NULL);
  g_autoptr (GPtrArray) moves = purser_rules_list_tap (purser_history_get_setup (play), purser_history_get_state (play), value);

  return moves->len;
}

/* The end of the turn is in the tap of the last payout if 1 credit buys nothing, and in that of a purchase. */
static void
test_tap (void)
{
  g_autoptr (PurserHistory) play = begun (TWO "}");

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":-3}");
  roll (play, 4, 5);
  g_assert_cmpuint (count_tap (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}"), ==, 1);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}");
  g_assert_cmpuint (count_tap (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}"), ==, 2);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":2}");
  g_assert_cmpuint (count_tap (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"L1-02-b\"}"), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/space-base/prompts/claims-weigh", test_claims_weigh);
  g_test_add_func ("/space-base/prompts/nothing-is-said", test_nothing_is_said);
  g_test_add_func ("/space-base/prompts/idle-arrows", test_idle_arrows);
  g_test_add_func ("/space-base/prompts/arrow-reasons", test_arrow_reasons);
  g_test_add_func ("/space-base/prompts/charges-are-not-proposed", test_charges_are_not_proposed);
  g_test_add_func ("/space-base/prompts/swap", test_swap);
  g_test_add_func ("/space-base/prompts/place-charge", test_place_charge);
  g_test_add_func ("/space-base/prompts/skipped-purchase", test_skipped_purchase);
  g_test_add_func ("/space-base/prompts/next-roll", test_next_roll);
  g_test_add_func ("/space-base/prompts/purchase-ends-turn", test_purchase_ends_turn);
  g_test_add_func ("/space-base/prompts/claims-are-not-lost", test_claims_are_not_lost);
  g_test_add_func ("/space-base/prompts/last-round-is-told", test_last_round_is_told);
  g_test_add_func ("/space-base/prompts/set-dice", test_set_dice);
  g_test_add_func ("/space-base/prompts/unknown-side", test_unknown_side);
  g_test_add_func ("/space-base/prompts/unknown-sides", test_unknown_sides);
  g_test_add_func ("/space-base/prompts/short-of-credits", test_short_of_credits);
  g_test_add_func ("/space-base/prompts/market", test_market);
  g_test_add_func ("/space-base/prompts/find", test_find);
  g_test_add_func ("/space-base/prompts/tap", test_tap);
  return g_test_run ();
}
