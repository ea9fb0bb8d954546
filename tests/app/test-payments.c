// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the last roll paid: from the roll on, until another kind of move follows. */

#include "config.h"

#include "purser-payments.h"
#include "purser-test-folder.h"
#include "purser-test-game.h"

#include "purser-test-sample.h"

/* In the sample four players draft and Ben, who is 1, rolls 2 and 6; then he, 千尋, Dagny and Aoi choose how to use that, and he
 * buys and ends his turn. One more line is the header. */
#define BEN  1
#define ROLL 5
#define RECORDS(n) ((n) + 1)

static char *folder;

static void
check (PurserPlay *play,
       guint       first,
       guint       last)
{
  g_autoptr (PurserPayments) payments = purser_payments_new (play);

  g_assert_cmpuint (payments->first, ==, first);
  g_assert_cmpuint (payments->last, ==, last);
  g_assert_cmpint (payments->roller, ==, first == ROLL ? BEN : -1);
  g_assert_cmpint (payments->dice[0], ==, first == ROLL ? 2 : 0);
  g_assert_cmpint (payments->dice[1], ==, first == ROLL ? 6 : 0);
  for (guint i = 0; i < payments->entries->len; i++)
    {
      guint n = g_array_index (payments->entries, PurserEntry, i).n;

      g_assert_true (first <= n && n <= last);
    }
}

static void
test_moves (void)
{
  /* The number of records, and the first and the last of them that pay; the end of a turn pays on its own. */
  static const guint moves[][3] = {
    { 0, 0, 0 }, { 4, 0, 0 }, { 5, 5, 5 }, { 7, 5, 7 }, { 9, 5, 9 }, { 10, 0, 0 }, { 11, 11, 11 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", RECORDS (moves[i][0]));

      check (play, moves[i][1], moves[i][2]);
    }
}

/* The eighth sector pays Ben three credits, as he has no other card there. */
static void
test_entries (void)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", RECORDS (6));
  g_autoptr (PurserPayments) payments = purser_payments_new (play);
  const PurserEntry *entry = &g_array_index (payments->entries, PurserEntry, 0);

  g_assert_cmpuint (payments->entries->len, ==, 1);
  g_assert_cmpint (entry->player, ==, BEN);
  g_assert_cmpint (entry->by, ==, 3);
}

/* One tap may enter the last payment and the move after it: the payments still show. */
static void
test_tap (void)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", RECORDS (8));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  g_ptr_array_add (moves, purser_test_value ("{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}"));
  g_ptr_array_add (moves, purser_test_value ("{\"move\":\"buy\",\"player\":1,\"card\":\"L1-05-a\"}"));
  g_assert_true (purser_play_enter_tap (play, moves, &refused, &verdict));
  check (play, 5, 9);
}

/* The end of a turn pays, too, but the next roll begins new payments. */
static void
test_next_roll (void)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", RECORDS (13));
  g_autoptr (PurserPayments) payments = purser_payments_new (play);

  g_assert_cmpuint (payments->first, ==, 12);
  g_assert_cmpuint (payments->last, ==, 13);
  g_assert_cmpint (payments->roller, ==, 2);
  g_assert_cmpint (payments->dice[0], ==, 5);
  g_assert_cmpint (payments->dice[1], ==, 2);
}

/* Undone payments do not count, but those entered in their place do. */
static void
test_undo (void)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", RECORDS (9));
  g_autoptr (PurserValue) move = purser_test_value ("{\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}");
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_undo (play, &verdict));
  check (play, 5, 8);
  g_assert_true (purser_play_enter (play, move, &verdict));
  check (play, 5, 11);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = purser_test_folder_new ();
  g_test_add_func ("/payments/moves", test_moves);
  g_test_add_func ("/payments/entries", test_entries);
  g_test_add_func ("/payments/tap", test_tap);
  g_test_add_func ("/payments/next-roll", test_next_roll);
  g_test_add_func ("/payments/undo", test_undo);
  status = g_test_run ();
  purser_test_folder_remove (folder);
  g_free (folder);
  return status;
}
