// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Encounters as the reader guides through them, worked out by hand from the table of encounters. */

#include <string.h>

#include "purser-json.h"
#include "purser-starfarers-reading.h"
#include "purser-starfarers-table.h"

/* Indices of the pairs of balls. */
enum { YY, YB, YR, BR, YK, BK, RK };

enum { BOOSTER, CANNON, POD };
enum { ORE, FUEL, CARBON, FOOD, GOODS };
enum { NO, YES };

#define OFF STARFARERS_HEADER ("")
#define ON STARFARERS_HEADER ("\"hands\":\"on\"")

/* Aoi, the active player: 2 ore and a food; Ben, on the left: a fuel; 千尋, on the right: nothing. */
static const char *hands[] = {
  ADJUST (0, "ore", 2), ADJUST (0, "food", 1), ADJUST (1, "fuel", 1), ROLL (0, 2, 3), ADJUST (0, "carbon", -1),
  EQUIP (0, "cannon", 2), EQUIP (1, "cannon", 3), EQUIP (2, "booster", 2), EQUIP (0, "booster", 1),
  SHAKE (0, "black", "red"), NULL
};

static const struct {
  const char *name;
  gboolean    on;
  int         n;
  guint8      answers[16];
  const char *move;
} outcomes[] = {
  /* merchants */
  { "1-nothing", TRUE, 3, { 1, 0, FUEL }, "{\"move\":\"encounter\",\"player\":0,\"card\":1,"
    "\"gains\":{\"half_medals\":-1,\"fuel\":1},\"others\":{\"1\":{\"fuel\":-1}}}" },
  { "1-nothing-unseen", FALSE, 2, { 1, 0 }, "{\"move\":\"encounter\",\"player\":0,\"card\":1,\"gains\":{\"half_medals\":-1}}" },
  { "1-one", TRUE, 3, { 1, 1, ORE }, "{\"move\":\"encounter\",\"player\":0,\"card\":1,"
    "\"gains\":{\"half_medals\":-1,\"ore\":-1,\"food\":1}}" },
  { "2-three", TRUE, 6, { 2, 3, ORE, ORE, FOOD, POD }, "{\"move\":\"encounter\",\"player\":0,\"card\":2,"
    "\"gains\":{\"half_medals\":1,\"pods\":1,\"ore\":-2,\"food\":-1}}" },
  { "3-three-unseen", FALSE, 2, { 3, 3 }, "{\"move\":\"encounter\",\"player\":0,\"card\":3,\"gains\":{\"half_medals\":1,\"goods\":1}}" },
  { "4-three-back", TRUE, 5, { 4, 3, ORE, FOOD, ORE }, "{\"move\":\"encounter\",\"player\":0,\"card\":4,\"gains\":{}}" },
  { "4-two", FALSE, 4, { 4, 2, FUEL, GOODS }, "{\"move\":\"encounter\",\"player\":0,\"card\":4,"
    "\"gains\":{\"half_medals\":1,\"fuel\":1,\"goods\":1}}" },
  { "5-nothing", FALSE, 2, { 5, 0 }, "{\"move\":\"encounter\",\"player\":0,\"card\":5,\"gains\":{\"half_medals\":-1}}" },
  { "6-three", FALSE, 2, { 6, 3 }, "{\"move\":\"encounter\",\"player\":0,\"card\":6,\"gains\":{}}" },
  /* 7: against the right, 千尋 without cannons: 3 + 2 to 3 */
  { "7-beaten", TRUE, 6, { 7, 1, ORE, YES, YB, YB }, "{\"move\":\"encounter\",\"player\":0,\"card\":7,\"gains\":{\"half_medals\":1}}" },
  /* 8: against the left, Ben with three: 1 + 2 to 5 + 3 */
  { "8-lost", TRUE, 6, { 8, 1, ORE, YES, BK, YR }, "{\"move\":\"encounter\",\"player\":0,\"card\":8,\"gains\":{\"ore\":-1}}" },
  { "8-let-go", TRUE, 4, { 8, 1, FOOD, NO }, "{\"move\":\"encounter\",\"player\":0,\"card\":8,\"gains\":{\"food\":-1}}" },
  { "8-no-gift", FALSE, 3, { 8, 0, NO }, "{\"move\":\"encounter\",\"player\":0,\"card\":8,\"gains\":{}}" },
  /* pirates */
  { "9-paid", TRUE, 4, { 9, YES, ORE, FOOD }, "{\"move\":\"encounter\",\"player\":0,\"card\":9,\"gains\":{\"ore\":-1,\"food\":-1}}" },
  { "9-won", FALSE, 4, { 9, NO, YK, YY }, "{\"move\":\"encounter\",\"player\":0,\"card\":9,\"gains\":{}}" },
  { "9-lost", FALSE, 5, { 9, NO, BK, YY, CANNON }, "{\"move\":\"encounter\",\"player\":0,\"card\":9,"
    "\"gains\":{\"half_medals\":1,\"cannons\":-1}}" },
  /* 10: second right is Ben: 2 + 2 to 1 + 3 is a tie, which the active player wins */
  { "10-tie", FALSE, 4, { 10, NO, YK, BK }, "{\"move\":\"encounter\",\"player\":0,\"card\":10,"
    "\"gains\":{\"half_medals\":1,\"carbon\":2}}" },
  { "10-lost", FALSE, 4, { 10, NO, BK, BK }, "{\"move\":\"encounter\",\"player\":0,\"card\":10,\"gains\":{\"half_medals\":1}}" },
  { "11-paid", FALSE, 2, { 11, YES }, "{\"move\":\"encounter\",\"player\":0,\"card\":11,\"gains\":{}}" },
  /* shakes of the balls alone */
  { "12-low", TRUE, 6, { 12, YES, ORE, GOODS, GOODS, BK }, "{\"move\":\"encounter\",\"player\":0,\"card\":12,"
    "\"gains\":{\"half_medals\":-1,\"ore\":-1,\"goods\":2}}" },
  { "12-middle", TRUE, 6, { 12, YES, ORE, GOODS, GOODS, RK }, "{\"move\":\"encounter\",\"player\":0,\"card\":12,"
    "\"gains\":{\"half_medals\":-1,\"ore\":-1}}" },
  { "12-high", FALSE, 5, { 12, YES, GOODS, ORE, YR }, "{\"move\":\"encounter\",\"player\":0,\"card\":12,\"gains\":{\"ore\":1,\"goods\":1}}" },
  { "12-declined", FALSE, 2, { 12, NO }, "{\"move\":\"encounter\",\"player\":0,\"card\":12,\"gains\":{\"half_medals\":1}}" },
  { "13-high", FALSE, 5, { 13, YES, GOODS, ORE, YY }, "{\"move\":\"encounter\",\"player\":0,\"card\":13,"
    "\"gains\":{\"half_medals\":-1,\"ore\":1,\"goods\":1}}" },
  { "14-high", TRUE, 5, { 14, YES, FOOD, BR, FUEL }, "{\"move\":\"encounter\",\"player\":0,\"card\":14,"
    "\"gains\":{\"fuel\":1,\"food\":-1},\"others\":{\"1\":{\"fuel\":-1}}}" },
  { "14-low", TRUE, 4, { 14, YES, FOOD, YK }, "{\"move\":\"encounter\",\"player\":0,\"card\":14,"
    "\"gains\":{\"half_medals\":-1,\"food\":-1}}" },
  { "15-declined", TRUE, 2, { 15, NO }, "{\"move\":\"encounter\",\"player\":0,\"card\":15,\"gains\":{}}" },
  /* 16: from the right, whose two boosters are faster than one */
  { "16-caught", FALSE, 5, { 16, YES, YB, YB, POD }, "{\"move\":\"encounter\",\"player\":0,\"card\":16,"
    "\"gains\":{\"half_medals\":1,\"pods\":1}}" },
  { "18-escaped", FALSE, 2, { 18, YES }, "{\"move\":\"encounter\",\"player\":0,\"card\":18,\"gains\":{}}" },
  /* 17: the second left is 千尋, faster too; 1 + 2 to 5, lost */
  { "17-caught", FALSE, 5, { 17, YES, BK, YR, BOOSTER }, "{\"move\":\"encounter\",\"player\":0,\"card\":17,"
    "\"gains\":{\"half_medals\":1,\"boosters\":-1}}" },
  /* speed: 20 against the left, who has no booster: 3 + 1 to 4 */
  { "20-won", TRUE, 5, { 20, YES, YB, BR, FUEL }, "{\"move\":\"encounter\",\"player\":0,\"card\":20,"
    "\"gains\":{\"half_medals\":1,\"fuel\":1},\"others\":{\"1\":{\"fuel\":-1}}}" },
  { "20-lost", FALSE, 5, { 20, YES, BK, BR, CANNON }, "{\"move\":\"encounter\",\"player\":0,\"card\":20,"
    "\"gains\":{\"half_medals\":1,\"cannons\":-1}}" },
  { "20-ignored", FALSE, 2, { 20, NO }, "{\"move\":\"encounter\",\"player\":0,\"card\":20,\"gains\":{\"half_medals\":-1}}" },
  { "19-won", FALSE, 4, { 19, YES, BR, BR }, "{\"move\":\"encounter\",\"player\":0,\"card\":19,\"gains\":{}}" },
  { "24-won", FALSE, 4, { 24, YES, YR, BK }, "{\"move\":\"encounter\",\"player\":0,\"card\":24,\"gains\":{\"half_medals\":1}}" },
  /* another card is drawn */
  { "25-then-3", FALSE, 4, { 25, NO, 3, 2 }, "{\"move\":\"encounter\",\"player\":0,\"card\":3,\"gains\":{\"half_medals\":1}}" },
  { "28-two", FALSE, 2, { 28, 2 }, "{\"move\":\"encounter\",\"player\":0,\"card\":28,\"gains\":{}}" },
  { "28-nothing", FALSE, 3, { 28, 0, BOOSTER }, "{\"move\":\"encounter\",\"player\":0,\"card\":28,"
    "\"gains\":{\"half_medals\":-1,\"boosters\":-1}}" },
  /* Wear and Tear: nobody has worn out; no pods, no honours */
  { "31-then-29", FALSE, 3, { 31, 29, 0 }, "{\"move\":\"encounter\",\"player\":0,\"card\":29,\"gains\":{}}" },
  { "32-then-29", FALSE, 3, { 32, 29, 1 }, "{\"move\":\"encounter\",\"player\":0,\"card\":29,\"gains\":{\"half_medals\":1}}" },
};

static PurserHistory *
begin (gboolean on)
{
  PurserHistory *play = starfarers_begin (on ? ON : OFF);

  purser_test_table_enter_all (play, hands);
  return play;
}

static void
answer (PurserHistory           *play,
        const guint8            *answers,
        int                      n,
        PurserStarfarersReading *reading)
{
  PurserStarfarersAnswers given = { .n = (guint) n };

  memcpy (given.answers, answers, (gsize) n);
  purser_starfarers_read (purser_history_get_setup (play), starfarers_state (play), &given, reading);
}

static void
assert_enters (PurserHistory                 *play,
               const PurserStarfarersReading *reading,
               const char                    *wanted)
{
  g_autoptr (PurserValue) move = purser_starfarers_reading_dup_move (reading, starfarers_state (play));
  g_autoptr (PurserValue) want = purser_json_parse (wanted, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  if (!purser_value_equal (move, want))
    {
      g_autofree char *text = purser_json_print (move, FALSE);

      g_assert_cmpstr (text, ==, wanted);
    }
  g_assert_true (purser_history_add (play, move, &verdict));
  purser_test_table_assert_sums (play);
}

static void
test_outcomes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      g_autoptr (PurserHistory) play = begin (outcomes[i].on);
      PurserStarfarersReading reading;

      g_test_message ("%s", outcomes[i].name);
      answer (play, outcomes[i].answers, outcomes[i].n, &reading);
      g_assert_cmpint (reading.question, ==, PURSER_STARFARERS_DONE);
      assert_enters (play, &reading, outcomes[i].move);
    }
}

/* Every prefix of an encounter asks a player something, in words. */
static void
test_questions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    for (int n = 0; n < outcomes[i].n; n++)
      {
        g_autoptr (PurserHistory) play = begin (outcomes[i].on);
        g_autofree char *question = NULL;
        PurserStarfarersReading reading;

        answer (play, outcomes[i].answers, n, &reading);
        g_assert_cmpint (reading.question, !=, PURSER_STARFARERS_DONE);
        g_assert_cmpint (reading.player, >=, 0);
        g_assert_true ((reading.allowed >> outcomes[i].answers[n] & 1) != 0);
        question = purser_starfarers_reading_dup_question (&reading, purser_history_get_setup (play));
        g_assert_cmpstr (question, !=, "");
      }
}

static void
assert_asks (PurserHistory *play,
             const guint8  *answers,
             int            n,
             int            question,
             int            player,
             guint64        allowed,
             const char    *text)
{
  PurserStarfarersReading reading;
  g_autofree char *told = NULL;

  answer (play, answers, n, &reading);
  told = purser_starfarers_reading_dup_question (&reading, purser_history_get_setup (play));
  g_assert_cmpint (reading.question, ==, question);
  g_assert_cmpint (reading.player, ==, player);
  g_assert_cmphex (reading.allowed, ==, allowed);
  g_assert_cmpstr (told, ==, text);
}

/* Aoi holds ore and food alone; while hands are hidden, no card that is missing among the answers tells that. */
static void
test_hidden_hands (void)
{
  g_autoptr (PurserHistory) play = begin (TRUE);
  PurserStarfarersAnswers given = { .n = 2, .answers = { 7, 3 }, .hands_hidden = TRUE };
  PurserStarfarersReading reading;

  purser_starfarers_read (purser_history_get_setup (play), starfarers_state (play), &given, &reading);
  g_assert_cmpint (reading.question, ==, PURSER_STARFARERS_ASK_PAY);
  g_assert_cmphex (reading.allowed, ==, 31);
}

/* The possible answers: three cards in hand, and a player only pays what they have. */
static void
test_allowed (void)
{
  g_autoptr (PurserHistory) play = begin (TRUE);

  assert_asks (play, (guint8[]) { 0 }, 0, PURSER_STARFARERS_ASK_CARD, 1, 0x1fffffffeULL,
               "Ben draws an encounter card. Which number is on it?");
  assert_asks (play, (guint8[]) { 1 }, 1, PURSER_STARFARERS_ASK_GIFT, 0, 15,
               "A merchant greets you. How many resources do you give, 0 to 3?");
  assert_asks (play, (guint8[]) { 7, 3 }, 2, PURSER_STARFARERS_ASK_PAY, 0, 1 << ORE | 1 << FOOD,
               "Aoi: which resource do you hand in? (1 of 3)");
  assert_asks (play, (guint8[]) { 7, 3, ORE, ORE }, 4, PURSER_STARFARERS_ASK_PAY, 0, 1 << FOOD,
               "Aoi: which resource do you hand in? (3 of 3)");
  assert_asks (play, (guint8[]) { 7, 0 }, 2, PURSER_STARFARERS_ASK_YES_NO, 0, 3, "The merchant is a pirate! Do you attack?");
  assert_asks (play, (guint8[]) { 2, 3, ORE, ORE, FOOD }, 5, PURSER_STARFARERS_ASK_UPGRADE, 0, 7,
               "Aoi: which upgrade do you take?");
  assert_asks (play, (guint8[]) { 28, 0 }, 2, PURSER_STARFARERS_ASK_LOSS, 0, 3, "Aoi: which upgrade do you lose?");
  assert_asks (play, (guint8[]) { 1, 0 }, 2, PURSER_STARFARERS_ASK_GIVE, 1, 1 << FUEL, "Ben: which resource do you hand over?");
  assert_asks (play, (guint8[]) { 14, YES, ORE, BR }, 4, PURSER_STARFARERS_ASK_DRAWN, 1, 1 << FUEL,
               "Which resource was drawn from Ben?");
  assert_asks (play, (guint8[]) { 12, YES, ORE }, 3, PURSER_STARFARERS_ASK_GAIN, 0, 31,
               "Aoi: which resource do you take? (1 of 2)");
  assert_asks (play, (guint8[]) { 9, NO, YY }, 3, PURSER_STARFARERS_ASK_BALLS, 2, 127, "千尋 shakes: which balls?");
  assert_asks (play, (guint8[]) { 25, NO }, 2, PURSER_STARFARERS_ASK_CARD, 1, 0x1fffffffeULL,
               "Ben draws an encounter card. Which number is on it?");
  assert_asks (play, (guint8[]) { 29, 0 }, 2, PURSER_STARFARERS_DONE, -1, 0, "The encounter is over");
  /* an impossible answer stops the reading at that point */
  assert_asks (play, (guint8[]) { 9, 2, YY }, 3, PURSER_STARFARERS_ASK_YES_NO, 0, 3,
               "Pirates want 2 of your resources. Do you hand them over?");
  purser_test_table_enter (play, ADJUST (0, "ore", -2));
  assert_asks (play, (guint8[]) { 9 }, 1, PURSER_STARFARERS_ASK_YES_NO, 0, 1 << NO,
               "Pirates want 2 of your resources. Do you hand them over?");
  assert_asks (play, (guint8[]) { 7 }, 1, PURSER_STARFARERS_ASK_GIFT, 0, 3,
               "A merchant greets you. How many resources do you give, 0 to 3?");
}

/* facts, test vectors: balls, cannons and the Scientists' cannons; the pirate player counts no cards. */
static void
test_fight (void)
{
  static const char *fleet[] = {
    EQUIP (0, "pod", 1), EQUIP (2, "pod", 2), EQUIP (0, "cannon", 3), EQUIP (2, "cannon", 3), ROLL (0, 1, 1),
    STATION (0, "scientists", "scientists_cannons"), END_TURN (0), ROLL (1, 1, 1), END_TURN (1), ROLL (2, 1, 1),
    STATION (2, "scientists", "scientists_mix_1"), END_TURN (2), ROLL (0, 1, 1), SHAKE (0, "black", "red"), NULL
  };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  PurserStarfarersReading reading;

  purser_test_table_enter_all (play, fleet);
  answer (play, (guint8[]) { 9, NO, RK, RK }, 4, &reading);
  g_assert_cmpint (reading.events[0].kind, ==, PURSER_STARFARERS_FIGHT);
  g_assert_cmpint (reading.events[0].versus, ==, 2);
  g_assert_cmpint (reading.events[0].contest.mine, ==, 8);
  g_assert_cmpint (reading.events[0].contest.theirs, ==, 6);
  /* speed: the Scientists' booster counts on the other side too, and the tie wins */
  answer (play, (guint8[]) { 21, YES, YY, RK }, 4, &reading);
  g_assert_cmpint (reading.events[0].kind, ==, PURSER_STARFARERS_RACE);
  g_assert_cmpint (reading.events[0].contest.mine, ==, 4);
  g_assert_cmpint (reading.events[0].contest.theirs, ==, 4);
  g_assert_true (reading.events[0].contest.won);
  g_assert_cmpint (reading.question, ==, PURSER_STARFARERS_ASK_UPGRADE);
  /* fleeing: without a shake, and the pirate's card does not count */
  answer (play, (guint8[]) { 16, YES }, 2, &reading);
  g_assert_cmpint (reading.events[0].kind, ==, PURSER_STARFARERS_ESCAPE);
  g_assert_cmpint (reading.events[0].contest.theirs, ==, 0);
  g_assert_cmpint (reading.question, ==, PURSER_STARFARERS_DONE);
}

/* facts, test vectors wear31 and wear32, with the pods that the council honours. */
static void
test_worn (void)
{
  static const char *fleets[] = {
    EQUIP (0, "cannon", 6), EQUIP (0, "pod", 3), EQUIP (1, "booster", 5), EQUIP (1, "pod", 3), EQUIP (2, "booster", 6),
    ROLL (0, 1, 1), SHAKE (0, "black", "red"), NULL
  };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  PurserStarfarersReading reading;

  purser_test_table_enter_all (play, fleets);
  assert_asks (play, (guint8[]) { 31 }, 1, PURSER_STARFARERS_ASK_LOSS, 0, 1 << CANNON | 1 << POD,
               "Aoi: which upgrade do you lose?");
  assert_asks (play, (guint8[]) { 31, POD }, 2, PURSER_STARFARERS_ASK_CARD, 1, 0x1fffffffeULL,
               "Ben draws an encounter card. Which number is on it?");
  assert_asks (play, (guint8[]) { 32, POD }, 2, PURSER_STARFARERS_ASK_LOSS, 1, 1 << BOOSTER | 1 << POD,
               "Ben: which upgrade do you lose?");
  answer (play, (guint8[]) { 32, POD, BOOSTER, 29, 0 }, 5, &reading);
  assert_enters (play, &reading, "{\"move\":\"encounter\",\"player\":0,\"card\":29,\"gains\":{\"pods\":-1},"
                                 "\"others\":{\"1\":{\"half_medals\":1,\"boosters\":-1}}}");
}

/* At the limit nothing more is won, and with nothing there is nothing to lose. */
static void
test_limits (void)
{
  static const char *full[] = {
    EQUIP (0, "cannon", 6), EQUIP (0, "pod", 5), EQUIP (0, "booster", 6), ROLL (0, 1, 1), SHAKE (0, "black", "red"), NULL
  };
  static const char *bare[] = { ROLL (0, 1, 1), SHAKE (0, "black", "red"), NULL };
  g_autoptr (PurserHistory) rich = starfarers_begin (OFF);
  g_autoptr (PurserHistory) poor = starfarers_begin (OFF);
  PurserStarfarersReading reading;

  purser_test_table_enter_all (rich, full);
  answer (rich, (guint8[]) { 2, 3 }, 2, &reading);
  assert_enters (rich, &reading, "{\"move\":\"encounter\",\"player\":0,\"card\":2,\"gains\":{\"half_medals\":1}}");
  purser_test_table_enter_all (poor, bare);
  answer (poor, (guint8[]) { 28, 0 }, 2, &reading);
  assert_enters (poor, &reading, "{\"move\":\"encounter\",\"player\":0,\"card\":28,\"gains\":{\"half_medals\":-1}}");
}

static void
assert_tells (PurserHistory *play,
              const guint8  *answers,
              int            n,
              const char    *wanted)
{
  PurserStarfarersReading reading;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *text = NULL;

  answer (play, answers, n, &reading);
  lines = purser_starfarers_reading_tell (&reading, purser_history_get_setup (play));
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("|", (char **) lines->pdata);
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_tell (void)
{
  g_autoptr (PurserHistory) play = begin (FALSE);

  assert_tells (play, (guint8[]) { 29, 0 }, 2, "Nothing changes");
  assert_tells (play, (guint8[]) { 5, 0 }, 2, "Aoi: Half-medals −1|One of your ships, your choice, stays where it is this turn");
  assert_tells (play, (guint8[]) { 6, 3 }, 2,
                "You hand in 3 resources of your choice|You place a free trade ship at one of your spaceports");
  assert_tells (play, (guint8[]) { 28, 2 }, 2,
                "You hand in 2 resources of your choice|One of your ships may jump to any free point");
  assert_tells (play, (guint8[]) { 3, 1 }, 2, "You hand in 1 resource of your choice");
  assert_tells (play, (guint8[]) { 4, 3 }, 2, "Nothing changes");
  assert_tells (play, (guint8[]) { 1, 0 }, 2, "You get a resource from each other player|Aoi: Half-medals −1");
  assert_tells (play, (guint8[]) { 10, NO, YK, BK }, 4, "Aoi: Half-medals +1|Aoi: Carbon +2");
  assert_tells (play, (guint8[]) { 10, NO, BK, YY }, 4,
                "Aoi: Half-medals +1|One of your ships, your choice, stays where it is this turn");
}

static void
assert_events (PurserHistory *play,
               const guint8  *answers,
               int            n,
               const char    *wanted)
{
  PurserStarfarersReading reading;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *text = NULL;

  answer (play, answers, n, &reading);
  lines = purser_starfarers_reading_tell_events (&reading, purser_history_get_setup (play), starfarers_state (play));
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("|", (char **) lines->pdata);
  g_assert_cmpstr (text, ==, wanted);
}

/* Aoi has 2 cannons and a booster, Ben 3 cannons, 千尋 2 boosters. A fight is announced before the shakes, and its result before
 * an upgrade is lost. Of ten shakes one comes to 1, two to 2, three to 3, two to 4 and two to 5: Aoi's is the higher one in 39
 * of 100 pairs, and in 92 the other's is not higher by 3 or 4. With 1 and 2 cannons no shake gets beyond Ben's 3 cannons and
 * the lowest balls. */
static void
test_events (void)
{
  g_autoptr (PurserHistory) play = begin (FALSE);

  assert_events (play, (guint8[]) { 11 }, 1, "");
  assert_events (play, (guint8[]) { 11, NO }, 2,
                 "A fight! Ben plays the pirate|Aoi: the balls + Cannons 2|Ben: the balls + Cannons 3|"
                 "Chance that Aoi wins: 39%");
  assert_events (play, (guint8[]) { 11, NO, BK }, 3,
                 "A fight! Ben plays the pirate|Aoi: balls 1 + Cannons 2 = 3|Ben: the balls + Cannons 3|"
                 "Chance that Aoi wins: 0%");
  /* 3 and 2 are at least 1 or 2 and 3 */
  assert_events (play, (guint8[]) { 11, NO, YB }, 3,
                 "A fight! Ben plays the pirate|Aoi: balls 3 + Cannons 2 = 5|Ben: the balls + Cannons 3|"
                 "Chance that Aoi wins: 30%");
  assert_asks (play, (guint8[]) { 11, NO, BK, YY }, 4, PURSER_STARFARERS_ASK_LOSS, 0, 1 << BOOSTER | 1 << CANNON,
               "Aoi: which upgrade do you lose?");
  assert_events (play, (guint8[]) { 11, NO, BK, YY }, 4,
                 "A fight! Ben plays the pirate|Aoi: balls 1 + Cannons 2 = 3|Ben: balls 4 + Cannons 3 = 7|3 to 7: Aoi loses");
  assert_events (play, (guint8[]) { 10, NO, YK, BK }, 4,
                 "A fight! Ben plays the pirate|Aoi: balls 2 + Cannons 2 = 4|Ben: balls 1 + Cannons 3 = 4|"
                 "4 to 4: a tie, which Aoi wins");
  assert_events (play, (guint8[]) { 20, YES, YB, BR }, 4,
                 "A test of speed against Ben|Aoi: balls 3 + Boosters 1 = 4|Ben: balls 4 + Boosters 0 = 4|"
                 "4 to 4: a tie, which Aoi wins");
  /* 千尋 on the right is faster by one, so Aoi has to fight */
  assert_events (play, (guint8[]) { 16, YES }, 2,
                 "A flight from 千尋, who plays the pirate: the boosters alone count|Aoi: Boosters 1|千尋: Boosters 2|"
                 "Aoi is caught|A fight! 千尋 plays the pirate|Aoi: the balls + Cannons 2|千尋: the balls + Cannons 0|"
                 "Chance that Aoi wins: 92%");
  assert_events (play, (guint8[]) { 18, YES }, 2,
                 "A flight from Ben, who plays the pirate: the boosters alone count|Aoi: Boosters 1|Ben: Boosters 0|"
                 "Aoi escapes");
  assert_events (play, (guint8[]) { 13, YES, GOODS, ORE }, 4, "The sum of the balls decides");
  assert_events (play, (guint8[]) { 13, YES, GOODS, ORE, YY }, 5, "Sum of the balls: 4");
  assert_events (play, (guint8[]) { 25, NO }, 2, "Another encounter card is drawn");
}

/* Before the next card is asked for, the text says what the previous one has done. */
static void
test_events_worn (void)
{
  static const char *fleets[] = {
    EQUIP (0, "cannon", 6), EQUIP (0, "pod", 3), EQUIP (1, "booster", 5), EQUIP (1, "pod", 3), EQUIP (2, "booster", 6),
    ROLL (0, 1, 1), SHAKE (0, "black", "red"), NULL
  };
  g_autoptr (PurserHistory) play = starfarers_begin (OFF);
  g_autoptr (PurserHistory) bare = begin (FALSE);

  purser_test_table_enter_all (play, fleets);
  assert_events (play, (guint8[]) { 32 }, 1, "Wear and Tear: whoever has more than 6 upgrades loses one: Aoi, Ben");
  assert_events (play, (guint8[]) { 32, CANNON, BOOSTER }, 3,
                 "Wear and Tear: whoever has more than 6 upgrades loses one: Aoi, Ben|"
                 "A half-medal for having the most freight pods: Aoi, Ben|Another encounter card is drawn");
  assert_events (bare, (guint8[]) { 32 }, 1,
                 "Wear and Tear: whoever has more than 6 upgrades loses one: nobody|"
                 "A half-medal for having the most freight pods: nobody|Another encounter card is drawn");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/reading/outcomes", test_outcomes);
  g_test_add_func ("/starfarers/reading/questions", test_questions);
  g_test_add_func ("/starfarers/reading/allowed", test_allowed);
  g_test_add_func ("/starfarers/reading/hidden-hands", test_hidden_hands);
  g_test_add_func ("/starfarers/reading/fight", test_fight);
  g_test_add_func ("/starfarers/reading/worn", test_worn);
  g_test_add_func ("/starfarers/reading/limits", test_limits);
  g_test_add_func ("/starfarers/reading/tell", test_tell);
  g_test_add_func ("/starfarers/reading/events", test_events);
  g_test_add_func ("/starfarers/reading/events-worn", test_events_worn);
  return g_test_run ();
}
