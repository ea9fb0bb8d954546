// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Residents of quarters, and the income they pay automatically. The printed numbers are made up for the test. */

#include <string.h>

#include "purser-json.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-test-table.h"

#define HEADER "{\"purser\":1,\"game\":\"phoenix\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"
#define ALIEN "{\"give\":{\"food\":1,\"water\":1},\"take\":{\"teal\":1}}"
#define END(player) "{\"move\":\"end-turn\",\"player\":" #player "}"
#define BEN(level) "{\"move\":\"act\",\"player\":1,\"ship\":\"farm\",\"level\":" #level ",\"owner\":1,\"cost\":0,\"amount\":1}"

/* A hub that gives 1 GEM for each ship, and two teal sectors: the left quarter of the first gives 1 water, the middle one
 * nothing and the right one 2 GEM; the only one of the second gives 1 food. Aoi has three ships and no GEM. */
static const char *const opening[] = {
  "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"metal\":2,\"quarters\":[{\"water\":1},{},{\"gems\":2}]}}",
  "{\"move\":\"learn\",\"item\":\"tile-211\",\"values\":{\"metal\":3,\"quarters\":[{\"food\":1}]}}",
  "{\"move\":\"learn\",\"item\":\"hub-B-4\",\"values\":{\"income\":{\"gems_per_ship\":1}}}",
  "{\"move\":\"supply\",\"aliens\":{\"teal\":13,\"pink\":13,\"brown\":12,\"gold\":12},\"humans\":16}",
  "{\"move\":\"start\",\"player\":0,\"hub\":\"B-4\",\"gems\":0,\"food\":9,\"water\":9,\"metal\":9,\"ships\":"
  "[{\"ship\":\"construction\",\"level\":1},{\"ship\":\"transport\",\"level\":1},{\"ship\":\"transport\",\"level\":2}]}",
  "{\"move\":\"start\",\"player\":1,\"gems\":12}",
  "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":0,\"cost\":0,\"sector\":\"teal\","
  "\"tile\":111}",
  END (0), BEN (2), END (1),
  "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":0,\"trades\":[" ALIEN "," ALIEN "]}",
  NULL
};

static PurserHistory *
begin (void)
{
  PurserHistory *play = purser_test_table_new (HEADER);

  purser_test_table_enter_all (play, (const char **) opening);
  return play;
}

static void
enter_all (PurserHistory *play,
           const char    *first,
           ...)
{
  va_list moves;

  va_start (moves, first);
  for (const char *move = first; move != NULL; move = va_arg (moves, const char *))
    purser_test_table_enter (play, move);
  va_end (moves);
}

static const PurserPhoenixState *
get_state (PurserHistory *play)
{
  return purser_history_get_state (play);
}

/* Compares the residents of a sector, a letter each: T, P, B, G, H. */
static void
assert_sector (PurserHistory *play,
               int            level,
               const char    *expected)
{
  const PurserPhoenixPlayer *aoi = &get_state (play)->players[0];
  GString *told = g_string_new (NULL);

  for (int i = 0; i < purser_phoenix_count_homes (aoi, PURSER_PHOENIX_TEAL, level); i++)
    g_string_append_c (told, "TPBGH"[purser_phoenix_get_home (aoi, PURSER_PHOENIX_TEAL, level, i, NULL)]);
  g_assert_cmpstr (told->str, ==, expected);
  g_string_free (told, TRUE);
}

static void
assert_income (PurserHistory *play,
               int            gems,
               int            food,
               int            water)
{
  int gains[PURSER_PHOENIX_ACCOUNTS];

  g_assert_true (purser_phoenix_get_known_income (get_state (play), 0, gains));
  g_assert_cmpint (gains[PURSER_PHOENIX_GEMS], ==, gems);
  g_assert_cmpint (gains[PURSER_PHOENIX_FOOD], ==, food);
  g_assert_cmpint (gains[PURSER_PHOENIX_WATER], ==, water);
  g_assert_cmpint (gains[PURSER_PHOENIX_METAL], ==, 0);
}

/* Compares an entry of the ledger; @from_end counts from the last one. */
static void
assert_entry (PurserHistory *play,
              guint          from_end,
              int            account,
              gint64         by,
              const char    *item)
{
  PurserLedger *ledger = purser_history_get_ledger (play);
  const PurserEntry *entry = purser_ledger_get (ledger, purser_ledger_get_size (ledger) - from_end);

  g_assert_cmpint (entry->account, ==, account);
  g_assert_cmpint (entry->by, ==, by);
  g_assert_cmpstr (entry->item, ==, item);
  g_assert_cmpstr (entry->rule, ==, "phoenix/income-gains");
}

/* Quarters fill from the left, and count from the next turn on. */
static void
test_fill (void)
{
  g_autoptr (PurserHistory) play = begin ();

  assert_sector (play, 1, "TT");
  assert_income (play, 3, 0, 0);
  enter_all (play, END (0), NULL);
  assert_income (play, 3, 0, 1);
}

/* An income that is known is paid with one tap, and the ledger names its sources. */
static void
test_income (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *income;

  enter_all (play, END (0), BEN (3), END (1), NULL);
  prompt = purser_test_table_ask (play);
  income = find_choice (prompt, "Income: hub and occupied quarters");
  g_assert_true (income->complete);
  g_assert_cmpint (purser_choice_get_gain (income, 0, PURSER_PHOENIX_GEMS), ==, 3);
  g_assert_cmpint (purser_choice_get_gain (income, 0, PURSER_PHOENIX_WATER), ==, 1);
  enter_all (play, "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":3,\"water\":1}}", NULL);
  assert_entry (play, 2, PURSER_PHOENIX_GEMS, 3, "hub-B-4");
  assert_entry (play, 1, PURSER_PHOENIX_WATER, 1, "tile-111");
}

/* A resident who has moved in this turn, here a gold alien that was added by hand, is not in the proposed income, and the text
 * says why: of teal 1 the left quarter gives its water, the right one its 2 GEM only from the next turn on. */
static void
test_income_newcomer (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) before = NULL;
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *income;

  enter_all (play, END (0), BEN (3), END (1), NULL);
  before = purser_test_table_ask (play);
  g_assert_null (strchr (before->text, '\n'));
  enter_all (play, "{\"move\":\"residents\",\"player\":0,\"species\":\"gold\",\"by\":1,\"sector\":\"teal\"}", NULL);
  assert_sector (play, 1, "TTG");
  prompt = purser_test_table_ask (play);
  g_assert_true (g_str_has_suffix (prompt->text, "\nResidents who moved in this turn count for income from the next turn on."));
  income = find_choice (prompt, "Income: hub and occupied quarters");
  g_assert_cmpint (purser_choice_get_gain (income, 0, PURSER_PHOENIX_GEMS), ==, 3);
  g_assert_cmpint (purser_choice_get_gain (income, 0, PURSER_PHOENIX_WATER), ==, 1);
  enter_all (play, "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":3,\"water\":1}}", END (0), NULL);
  assert_income (play, 5, 0, 1);
}

#define NO_SECTOR -1

/* Begins a play up to Aoi's second turn, with @aliens teal aliens in teal 1; without the sector, a trade takes its place. */
static PurserHistory *
begin_with (int aliens)
{
  PurserHistory *play = purser_test_table_new (HEADER);
  g_autofree char *residents = g_strdup_printf ("{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":%d,"
                                                "\"sector\":\"teal\"}", aliens);

  for (guint i = 0; i < 6; i++)
    purser_test_table_enter (play, opening[i]);
  if (aliens == NO_SECTOR)
    enter_all (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":0,"
               "\"trades\":[{\"give\":{\"metal\":2},\"take\":{\"food\":1}}]}", NULL);
  else
    enter_all (play, opening[6], NULL);
  if (aliens > 0)
    purser_test_table_enter (play, residents);
  enter_all (play, END (0), BEN (2), END (1), NULL);
  return play;
}

/* Takes an income, and returns the advice to Aoi before it.
 *
 * @gains: gets the payment into each account */
static char *
take_income (int  aliens,
             int *gains)
{
  g_autoptr (PurserHistory) play = begin_with (aliens);
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);
  g_auto (PurserVerdict) verdict = { 0 };
  char *told = purser_phoenix_advise (purser_history_get_setup (play), get_state (play), 0);
  const PurserPhoenixPlayer before = get_state (play)->players[0];

  g_assert_true (purser_history_add (play, find_choice (prompt, "Income: hub and occupied quarters")->move, &verdict));
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    gains[i] = get_state (play)->players[0].balances[i] - before.balances[i];
  return told;
}

static char *
tell_more (const int *gains,
           const int *less)
{
  static const char *const titles[] = { [PURSER_PHOENIX_GEMS] = "GEM", [PURSER_PHOENIX_FOOD] = "Food",
                                        [PURSER_PHOENIX_WATER] = "Water", [PURSER_PHOENIX_METAL] = "Metal" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (gains[i] > less[i])
      g_string_append_printf (text, "%s%s +%d", text->len > 0 ? ", " : "", titles[i], gains[i] - less[i]);
  if (text->len == 0)
    g_string_append (text, "nothing");
  return g_string_free_and_steal (text);
}

/* The advice on a sector and on one more resident equals the difference of the incomes with and without them, for each number
 * of residents that fits. */
static void
test_income_with_and_without (void)
{
  int without[PURSER_PHOENIX_ACCOUNTS], paid[4][PURSER_PHOENIX_ACCOUNTS];
  g_autofree char *nothing = take_income (NO_SECTOR, without);
  char *told[4];

  g_assert_cmpstr (nothing, ==, "income brings GEM +3");
  for (int aliens = 0; aliens <= 3; aliens++)
    told[aliens] = take_income (aliens, paid[aliens]);
  for (int aliens = 0; aliens <= 3; aliens++)
    {
      g_autofree char *now = tell_more (paid[aliens], without);
      g_autofree char *full = tell_more (paid[3], without);
      g_autofree char *next = aliens < 3 ? tell_more (paid[aliens + 1], paid[aliens]) : NULL;
      g_autofree char *adds = g_strdup_printf (" · sector Teal 1 adds %s, fully occupied %s", now, full);
      g_autofree char *more = g_strdup_printf (" · one more in Teal 1: %s", next);

      g_assert_nonnull (strstr (told[aliens], adds));
      g_assert_true ((strstr (told[aliens], more) != NULL) == (aliens < 3));
      g_free (told[aliens]);
    }
}

/* A stated income counts: if it is more than what is known, the rest has no source; if it is less, the missing part is
 * unknown. */
static void
test_income_stated (void)
{
  g_autoptr (PurserHistory) more = begin ();
  g_autoptr (PurserHistory) less = begin ();

  enter_all (more, END (0), BEN (3), END (1),
             "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":5,\"water\":1}}", NULL);
  assert_entry (more, 3, PURSER_PHOENIX_GEMS, 3, "hub-B-4");
  assert_entry (more, 2, PURSER_PHOENIX_WATER, 1, "tile-111");
  assert_entry (more, 1, PURSER_PHOENIX_GEMS, 2, NULL);
  enter_all (less, END (0), BEN (3), END (1), "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":1}}", NULL);
  assert_entry (less, 1, PURSER_PHOENIX_GEMS, 1, NULL);
  g_assert_cmpint (get_state (less)->players[0].balances[PURSER_PHOENIX_GEMS], ==, 1);
}

/* A tile with unknown quarters is asked for; the rest is known. */
static void
test_income_unknown (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *known;

  enter_all (play, END (0), BEN (3), END (1),
             "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"quarters\":[null,{},{\"gems\":2}]}}", NULL);
  prompt = purser_test_table_ask (play);
  known = find_choice (prompt, "Income: only what is known");
  g_assert_cmpint (purser_choice_get_gain (known, 0, PURSER_PHOENIX_GEMS), ==, 3);
  g_assert_cmpint (purser_choice_get_gain (known, 0, PURSER_PHOENIX_WATER), ==, 0);
  g_assert_null (find_choice (prompt, "Income: hub and occupied quarters"));
  g_assert_nonnull (find_choice (prompt, "Enter the values of Sector tile 111"));
  g_assert_null (find_choice (prompt, "Enter the values of Hub B-4"));
}

/* If two sectors of a wing have room, the first is used, unless the move names one. */
static void
test_lodge (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;

  enter_all (play, END (0), BEN (3), END (1), "{\"move\":\"income\",\"player\":0,\"gains\":{}}", END (0),
             "{\"move\":\"income\",\"player\":1,\"gains\":{}}", END (1),
             "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":0,\"cost\":0,"
             "\"sector\":\"teal\",\"tile\":211}", END (0), BEN (2), END (1),
             "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":0,\"trades\":[" ALIEN "]}",
             NULL);
  assert_sector (play, 1, "TTT");
  assert_sector (play, 2, "");
  prompt = purser_test_table_ask (play);
  g_assert_true (find_choice (prompt, "Teal: sector Teal 2")->complete);
  g_assert_null (find_choice (prompt, "Teal: sector Teal 1"));
  enter_all (play, "{\"move\":\"lodge\",\"player\":0,\"species\":\"teal\",\"from\":\"teal-1\",\"level\":2}", END (0), NULL);
  assert_sector (play, 1, "TT");
  assert_sector (play, 2, "T");
  assert_income (play, 3, 1, 1);
  purser_test_table_assert_refused (play,
                                    "{\"move\":\"lodge\",\"player\":0,\"species\":\"teal\",\"from\":\"teal-2\",\"level\":1}",
                                    "phoenix/placement");
}

/* A wing only has the sectors that were built, and no resident can move into another one. */
static void
test_lodge_nowhere (void)
{
  g_autoptr (PurserHistory) play = begin ();

  assert_sector (play, 1, "TT");
  purser_test_table_assert_refused (play,
                                    "{\"move\":\"lodge\",\"player\":0,\"species\":\"teal\",\"from\":\"teal-1\",\"level\":2}",
                                    "phoenix/room");
}

/* A quarter with a special power adds nothing to the income, so the income is known; after it the text says that the power may
 * be used, but not that of a quarter with a resident who moved in this turn. */
static void
test_powers (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) before = NULL;
  g_autoptr (PurserPrompt) prompt = NULL;

  enter_all (play, END (0), BEN (3), END (1),
             "{\"move\":\"learn\",\"item\":\"tile-111\",\"values\":{\"quarters\":[{\"water\":1},\"swap two residents\","
             "\"roll again\"]}}",
             "{\"move\":\"learn\",\"item\":\"hub-B-4\",\"values\":{\"power\":\"an expedition\"}}",
             "{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":1}", NULL);
  assert_income (play, 3, 0, 1);
  before = purser_test_table_ask (play);
  g_assert_null (strstr (before->text, "Special powers"));
  enter_all (play, "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":3,\"water\":1}}", NULL);
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (prompt->text, ==, "Aoi’s action is complete\nSpecial powers may be used now: hub B-4 · "
                                     "sector tile 111, quarter 2. Enter what they bring by hand.");
}

#define MOVE(from, to) "{\"move\":\"relocate\",\"player\":0,\"species\":\"teal\",\"from\":\"" from "\",\"to\":\"" to "\"}"

/* With two teal aliens in teal 1 and none in teal 2, which has one quarter, there is one way to move after an income; after
 * that one may move back, and nobody into the full sector. */
static void
test_relocations (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autoptr (PurserPrompt) after = NULL;
  const PurserChoice *way;

  enter_all (play, END (0), BEN (3), END (1), "{\"move\":\"income\",\"player\":0,\"gains\":{}}", END (0),
             "{\"move\":\"income\",\"player\":1,\"gains\":{}}", END (1),
             "{\"move\":\"act\",\"player\":0,\"ship\":\"construction\",\"level\":1,\"owner\":0,\"cost\":0,"
             "\"sector\":\"teal\",\"tile\":211}", END (0), BEN (2), END (1),
             "{\"move\":\"income\",\"player\":0,\"gains\":{\"gems\":4}}", NULL);
  prompt = purser_test_table_ask (play);
  way = find_choice (prompt, "Teal: Teal 1 → Teal 2");
  g_assert_true (way->complete);
  g_assert_cmpint (purser_choice_get_gain (way, 0, PURSER_PHOENIX_GEMS), ==, -1);
  g_assert_null (find_choice (prompt, "Teal: Teal 1 → Teal 1"));
  g_assert_cmpstr (prompt->text, ==, "Aoi’s action is complete\nResidents may now move to another sector, for 1 GEM each.");
  enter_all (play, MOVE ("teal-1", "teal-2"), NULL);
  assert_sector (play, 1, "T");
  assert_sector (play, 2, "T");
  after = purser_test_table_ask (play);
  g_assert_null (find_choice (after, "Teal: Teal 1 → Teal 2"));
  g_assert_nonnull (find_choice (after, "Teal: Teal 2 → Teal 1"));
  purser_test_table_assert_refused (play, MOVE ("teal-1", "teal-2"), "phoenix/room");
}

/* A resident who leaves makes room, and those to the right move up. */
static void
test_gap (void)
{
  g_autoptr (PurserHistory) play = begin ();

  enter_all (play, "{\"move\":\"residents\",\"player\":0,\"species\":\"gold\",\"by\":1,\"sector\":\"teal\"}", NULL);
  assert_sector (play, 1, "TTG");
  enter_all (play, "{\"move\":\"residents\",\"player\":0,\"species\":\"teal\",\"by\":-1}", NULL);
  assert_sector (play, 1, "TG");
}

/* If the tiles of two sectors are unknown, only the wing of a resident is stored, and the sector is asked for. */
static void
test_unknown_sector (void)
{
  static const char *const moves[] = {
    "{\"move\":\"supply\",\"aliens\":{\"teal\":13,\"pink\":13,\"brown\":12,\"gold\":12},\"humans\":16}",
    "{\"move\":\"start\",\"player\":0,\"gems\":9,\"food\":9,\"water\":9,\"sectors\":{\"teal\":2}}",
    "{\"move\":\"start\",\"player\":1,\"gems\":12}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1,\"trades\":[" ALIEN "]}",
    NULL
  };
  g_autoptr (PurserHistory) play = purser_test_table_new (HEADER);
  g_autoptr (PurserPrompt) prompt = NULL;

  purser_test_table_enter_all (play, (const char **) moves);
  assert_sector (play, 0, "T");
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (find_choice (prompt, "Teal: sector Teal 1")->heading, ==, "Moved into which sector?");
  enter_all (play, "{\"move\":\"lodge\",\"player\":0,\"species\":\"teal\",\"from\":\"teal\",\"level\":2}", NULL);
  assert_sector (play, 0, "");
  assert_sector (play, 2, "T");
  g_assert_cmpint (purser_phoenix_count_residents (get_state (play), 0, PURSER_PHOENIX_TEAL), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/homes/fill", test_fill);
  g_test_add_func ("/phoenix/homes/gap", test_gap);
  g_test_add_func ("/phoenix/homes/lodge", test_lodge);
  g_test_add_func ("/phoenix/homes/lodge-nowhere", test_lodge_nowhere);
  g_test_add_func ("/phoenix/homes/relocations", test_relocations);
  g_test_add_func ("/phoenix/homes/unknown-sector", test_unknown_sector);
  g_test_add_func ("/phoenix/income/known", test_income);
  g_test_add_func ("/phoenix/income/newcomer", test_income_newcomer);
  g_test_add_func ("/phoenix/income/powers", test_powers);
  g_test_add_func ("/phoenix/income/stated", test_income_stated);
  g_test_add_func ("/phoenix/income/with-and-without", test_income_with_and_without);
  g_test_add_func ("/phoenix/income/unknown", test_income_unknown);
  return g_test_run ();
}
