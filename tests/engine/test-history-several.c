// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Several records that are undone, redone or amended at once, and the records of a tap. All players begin with 3 coins. */

#include "purser-test-game.h"

#define GAIN(player, by) "{\"move\":\"gain\",\"player\":" #player ",\"by\":" #by "}"
#define PAY(player, by) "{\"move\":\"pay\",\"player\":" #player ",\"by\":" #by "}"
#define TAPPED(tap, player, by) "{\"tap\":" #tap ",\"move\":\"gain\",\"player\":" #player ",\"by\":" #by "}"
#define UNDO(...) "{\"undo\":" #__VA_ARGS__ "}"
#define REDO(...) "{\"redo\":" #__VA_ARGS__ "}"
#define AMEND(with, ...) "{\"amend\":" #__VA_ARGS__ ",\"with\":" with "}"

/* A step adds a record, or tries one that is refused with this text, and compares Aoi's coins, and the records that undo and
 * redo would affect. */
typedef struct {
  const char *record;
  const char *refused;
  int         coins;
  const char *undo;
  const char *redo;
} Step;

typedef struct {
  const char *name;
  Step        steps[16];
} Script;

static const Script scripts[] = {
  /* Without 1 the payment of 3 is impossible; without both, all is well. */
  { "one-needs-the-other", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { GAIN (1, 1), NULL, 7, "2", "" },
    { PAY (0, 6), NULL, 1, "3", "" },
    { UNDO (1), "record 3 would no longer be possible: only 3", 1, "3", "" },
    { UNDO ([1, 2]), "record 3 would no longer be possible: only 3", 1, "3", "" },
    { UNDO ([1, 3]), NULL, 3, "2", "1 3" },
    { REDO (3), "only 3", 3, "2", "1 3" },
    { REDO ([1, 3]), NULL, 1, "3", "" },
    { UNDO ([2]), NULL, 1, "3", "2" },
  } },
  { "a-bad-list", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { GAIN (0, 2), NULL, 9, "2", "" },
    { UNDO ([2, 1]), "“undo” must list", 9, "2", "" },
    { UNDO ([1, 1]), "“undo” must list", 9, "2", "" },
    { UNDO ([]), "“undo” must list", 9, "2", "" },
    { UNDO ([0, 1]), "“undo” must list", 9, "2", "" },
    { UNDO ([1, 2.0]), "“undo” must list", 9, "2", "" },
    { UNDO ([1, [2]]), "“undo” must list", 9, "2", "" },
    { UNDO ([-1, 2]), "“undo” must list", 9, "2", "" },
    { UNDO ([1, 4294967298]), "“undo” must list", 9, "2", "" },
    { UNDO ([1, 3]), "there is no record 3 before this one", 9, "2", "" },
    { REDO ([2, 1]), "“redo” must list", 9, "2", "" },
    { UNDO ([1, 2]), NULL, 3, "", "1 2" },
  } },
  { "struck-already", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { GAIN (0, 2), NULL, 9, "2", "" },
    { GAIN (0, 1), NULL, 10, "3", "" },
    { UNDO (2), NULL, 8, "3", "2" },
    { UNDO ([1, 2, 3]), "record 2 has been removed already", 8, "3", "2" },
    { REDO ([1, 2]), "record 1 has not been removed", 8, "3", "2" },
    { UNDO ([1, 4]), "record 4 is an undo or a redo", 8, "3", "2" },
    { UNDO ([1, 3]), NULL, 3, "", "1 3" },
    { REDO ([1, 2]), NULL, 9, "2", "3" },
    { REDO ([2, 3]), "record 2 has not been removed", 9, "2", "3" },
    { REDO ([3, 4]), "record 4 is an undo or a redo", 9, "2", "3" },
    { REDO ([3]), NULL, 10, "3", "" },
  } },
  /* 4 coins become 6 by the amendment, and only then 3 can be paid; undo strikes the amended move or the amendment, in either
   * order. */
  { "amendments-among-moves", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { GAIN (1, 4), NULL, 7, "2", "" },
    { AMEND (GAIN (0, 6), 1), NULL, 9, "3", "" },
    { PAY (0, 9), NULL, 0, "4", "" },
    { UNDO (3), "record 4 would no longer be possible: only 7", 0, "4", "" },
    { UNDO ([2, 3]), "record 4 would no longer be possible: only 7", 0, "4", "" },
    { UNDO ([2, 3, 4]), NULL, 7, "1", "2 3 4" },
    { REDO ([3, 4]), NULL, 0, "4", "2" },
    { UNDO ([1, 3]), "record 4 would no longer be possible", 0, "4", "2" },
    { UNDO ([1, 3, 4]), NULL, 3, "", "1 3 4" },
    { REDO (1), NULL, 7, "1", "3 4" },
    { UNDO (1), NULL, 3, "", "1" },
    { REDO ([1, 3]), NULL, 9, "3", "4" },
  } },
  { "amended-together", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { PAY (0, 6), NULL, 1, "2", "" },
    { GAIN (0, 2), NULL, 3, "3", "" },
    { AMEND (GAIN (0, 1), 1), "record 2 would no longer be possible: only 4", 3, "3", "" },
    { AMEND ("[" GAIN (0, 1) "," PAY (0, 4) "]", [1, 2]), NULL, 2, "4", "" },
    { UNDO (4), NULL, 3, "3", "4" },
    { REDO (4), NULL, 2, "4", "" },
    { AMEND ("[" GAIN (0, 9) "]", [1]), NULL, 10, "7", "" },
    /* The later amendment of 1 counts, and the earlier one of 2 still does. */
    { UNDO (4), NULL, 8, "7", "4" },
    { REDO (4), NULL, 10, "7", "" },
    { UNDO ([4, 7]), NULL, 3, "3", "4 7" },
  } },
  { "bad-amendments", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { PAY (0, 6), NULL, 1, "2", "" },
    { AMEND (GAIN (0, 5), [1, 2]), "“with” must list one move", 1, "2", "" },
    { AMEND ("[" GAIN (0, 5) "]", [1, 2]), "“with” must list one move", 1, "2", "" },
    { AMEND ("[" GAIN (0, 5) "]", 1), "“with” must be an object", 1, "2", "" },
    { AMEND ("[" GAIN (0, 5) ",7]", [1, 2]), "“with” must be an object", 1, "2", "" },
    { AMEND ("[" GAIN (0, 5) "," GAIN (0, 500) "]", [1, 2]), "by", 1, "2", "" },
    { AMEND ("[" PAY (0, 5) "," GAIN (0, 5) "]", [2, 1]), "“amend” must list", 1, "2", "" },
    { AMEND ("[" GAIN (0, 5) "," PAY (0, 9) "]", [1, 2]), "record 2 would no longer be possible: only 8", 1, "2", "" },
    { AMEND ("[" PAY (0, 4) "," PAY (0, 9) "]", [1, 2]), "record 1 would no longer be possible: only 3", 1, "2", "" },
    { "{\"amend\":[1,2]}", "“with” must list one move", 1, "2", "" },
  } },
  /* One tap entered 2 to 4. A record that only looks like part of a tap is none, and changes nothing. */
  { "taps", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { TAPPED (2, 0, 1), NULL, 8, "2", "" },
    { TAPPED (2, 0, 1), NULL, 9, "2 3", "" },
    { TAPPED (2, 1, 1), NULL, 9, "2 3 4", "" },
    { AMEND (GAIN (0, 3), 3), NULL, 11, "5", "" },
    { UNDO (5), NULL, 9, "2 3 4", "5" },
    { UNDO ([2, 3, 4]), NULL, 7, "1", "2 3 4" },
    { REDO ([2, 3, 4]), NULL, 9, "2 3 4", "5" },
    { UNDO (3), NULL, 8, "2 4", "3" },
    { UNDO ([2, 4]), NULL, 7, "1", "2 4" },
    { GAIN (0, 1), NULL, 8, "11", "" },
    { TAPPED (2, 0, 1), NULL, 9, "12", "" },
  } },
  { "no-taps", {
    { TAPPED (2, 0, 1), NULL, 4, "1", "" },
    { AMEND (GAIN (0, 2), 1), NULL, 5, "2", "" },
    { TAPPED (2, 0, 1), NULL, 6, "3", "" },
    { TAPPED (5, 0, 1), NULL, 7, "4", "" },
    { TAPPED (4, 0, 1), NULL, 8, "5", "" },
    { TAPPED (0, 0, 1), NULL, 9, "6", "" },
    { TAPPED (-1, 0, 1), NULL, 10, "7", "" },
    { TAPPED ("8", 0, 1), NULL, 11, "8", "" },
    { TAPPED ([9], 0, 1), NULL, 12, "9", "" },
    { TAPPED (99999999999, 0, 1), NULL, 13, "10", "" },
    { TAPPED (11, 0, 1), NULL, 14, "11", "" },
    { TAPPED (11, 0, 1), NULL, 15, "11 12", "" },
  } },
  /* The payment is only possible without 1 because it is 2 now and not 6: the amendment cannot be undone before it. */
  { "undo-finds-a-way", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { PAY (0, 6), NULL, 1, "2", "" },
    { AMEND (PAY (0, 2), 2), NULL, 5, "3", "" },
    { UNDO (1), NULL, 1, "2", "1" },
    { UNDO (3), "only 3", 1, "2", "1" },
    { UNDO (2), NULL, 3, "", "2" },
    { REDO (2), NULL, 1, "2", "1" },
    { REDO (1), NULL, 5, "3", "" },
  } },
  /* The record that was undone last needs one that was undone before: it is redone after that. */
  { "redo-finds-a-way", {
    { GAIN (0, 4), NULL, 7, "1", "" },
    { PAY (0, 6), NULL, 1, "2", "" },
    { AMEND (GAIN (0, 3), 1), NULL, 0, "3", "" },
    { UNDO (2), NULL, 6, "3", "2" },
    { UNDO (3), NULL, 7, "1", "3" },
    { UNDO (1), NULL, 3, "", "1" },
    { REDO (3), NULL, 3, "", "1" },
    { REDO (1), NULL, 6, "3", "2" },
    { REDO (2), NULL, 0, "3", "" },
  } },
};

static void
assert_numbers (const GArray *numbers,
                const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (numbers, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_script (gconstpointer data)
{
  const Script *script = data;
  g_autoptr (PurserHistory) history = purser_test_history_new (2);

  for (const Step *step = script->steps; step->record != NULL; step++)
    {
      if (step->refused != NULL)
        purser_test_refuse (history, step->record, step->refused);
      else
        purser_test_add (history, step->record);
      g_assert_cmpint (purser_test_coins (history, 0), ==, step->coins);
      assert_numbers (purser_history_get_undo (history), step->undo);
      assert_numbers (purser_history_get_redo (history), step->redo);
      g_assert_cmpint (purser_test_coins (history, 0), ==, step->coins);
      purser_test_assert_fold (history);
    }
}

static GPtrArray *
list_moves (const char *const *moves)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (; *moves != NULL; moves++)
    g_ptr_array_add (list, purser_test_value (*moves));
  return list;
}

/* A tap is entered as a whole or not at all; a refused one leaves redo possible. */
static void
test_add_tap (void)
{
  static const char *const good[] = { TAPPED (3, 0, 4), TAPPED (3, 0, 2), NULL };
  static const char *const bad[] = { TAPPED (3, 0, 4), PAY (0, 6), PAY (0, 6), GAIN (0, 1), NULL };
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (GPtrArray) taken = list_moves (good);
  static const char *const mixed[] = { TAPPED (3, 0, 4), UNDO (3), NULL };
  static const char *const alone[] = { REDO (1), NULL };
  g_autoptr (GPtrArray) refused = list_moves (bad);
  g_autoptr (GPtrArray) unlike = list_moves (mixed);
  g_autoptr (GPtrArray) other = list_moves (alone);
  g_auto (PurserVerdict) verdict = { 0 };
  guint which;

  purser_test_add (history, GAIN (0, 1));
  purser_test_add (history, UNDO (1));
  g_assert_false (purser_history_add_tap (history, refused, &which, &verdict));
  g_assert_cmpuint (which, ==, 2);
  g_assert_cmpstr (verdict.rule, ==, "test/pay");
  g_assert_cmpuint (purser_history_get_size (history), ==, 2);
  g_assert_cmpint (purser_test_coins (history, 0), ==, 3);
  assert_numbers (purser_history_get_redo (history), "1");
  purser_test_assert_fold (history);
  g_assert_false (purser_history_add_tap (history, unlike, &which, &verdict));
  g_assert_cmpstr (verdict.text, ==, "only moves can be entered together");
  g_assert_cmpuint (purser_history_get_size (history), ==, 2);
  g_assert_true (purser_history_add_tap (history, taken, &which, &verdict));
  g_assert_cmpint (purser_test_coins (history, 0), ==, 9);
  assert_numbers (purser_history_get_undo (history), "3 4");
  assert_numbers (purser_history_get_redo (history), "");
  g_assert_true (purser_history_add_tap (history, other, &which, &verdict));
  g_assert_cmpint (purser_test_coins (history, 0), ==, 10);
}

/* Records added to a copy do not affect the original. */
static void
test_copy (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserHistory) copy = NULL;

  for (guint i = 0; i < 300; i++)
    purser_test_add (history, GAIN (0, 1));
  purser_test_add (history, AMEND ("[" GAIN (0, 2) "," GAIN (0, 3) "]", [1, 299]));
  copy = purser_history_copy (history, purser_history_get_setup (history));
  purser_test_assert_fold (copy);
  purser_test_add (copy, UNDO ([299, 301]));
  g_assert_cmpint (purser_test_coins (copy, 0), ==, 302);
  g_assert_cmpint (purser_test_coins (history, 0), ==, 306);
  purser_test_assert_fold (copy);
  purser_test_assert_fold (history);
  purser_test_add (history, UNDO (301));
  g_assert_cmpint (purser_test_coins (history, 0), ==, 303);
}

/* The work is limited, not the number of changes: a play of one move may change it without limit, one of 1,000 moves may
 * change its first 500 times, and after that not even its last, which is replayed from the 768th on. */
static void
test_work (void)
{
  g_autoptr (PurserHistory) small = purser_test_history_new (2);
  g_autoptr (PurserHistory) large = purser_test_history_new (2);

  purser_test_add (small, GAIN (0, 1));
  for (guint i = 0; i < 10000; i++)
    purser_test_add (small, i % 2 == 0 ? UNDO (1) : REDO (1));
  for (guint i = 0; i < 1000; i++)
    purser_test_add (large, GAIN (0, 1));
  for (guint i = 0; i < 500; i++)
    purser_test_add (large, AMEND (GAIN (0, 2), 1));
  purser_test_refuse (large, AMEND (GAIN (0, 3), 1), "edited so often");
  purser_test_refuse (large, UNDO (1000), "edited so often");
  purser_test_add (large, GAIN (0, 1));
  g_assert_cmpint (purser_test_coins (large, 0), ==, 1005);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strconcat ("/history-several/", scripts[i].name, NULL);

      g_test_add_data_func (path, &scripts[i], test_script);
    }
  g_test_add_func ("/history-several/add-tap", test_add_tap);
  g_test_add_func ("/history-several/copy", test_copy);
  g_test_add_func ("/history-several/work", test_work);
  return g_test_run ();
}
