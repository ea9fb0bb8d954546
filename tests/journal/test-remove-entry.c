// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Going back to before a move: later moves that need it are undone with it, and one redo restores all. */

#include "config.h"

#include "purser-play.h"
#include "purser-preview.h"
#include "purser-test-game.h"

static void
enter (PurserPlay *play,
       const char *text)
{
  g_autoptr (PurserValue) move = purser_test_value (text);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

/* Aoi and Ben have 3 coins each. Ben gains 5, Aoi gains 4 and pays 6, and Ben gains 2 more. */
static PurserPlay *
make_play (void)
{
  g_autofree char *text = purser_test_header_dup (2);
  g_autoptr (PurserValue) header = purser_test_value (text);
  PurserPlay *play = purser_play_new (&purser_test_rules, header, NULL, NULL);

  enter (play, "{\"move\":\"gain\",\"player\":1,\"by\":5}");
  enter (play, "{\"move\":\"gain\",\"player\":0,\"by\":4}");
  enter (play, "{\"move\":\"pay\",\"player\":0,\"by\":6}");
  enter (play, "{\"move\":\"note\",\"text\":\"x\"}");
  enter (play, "{\"move\":\"gain\",\"player\":1,\"by\":2}");
  return play;
}

static void
assert_coins (PurserPlay *play,
              gint64      of_aoi,
              gint64      of_ben)
{
  g_assert_cmpint (purser_play_get_balance (play, 0, 0), ==, of_aoi);
  g_assert_cmpint (purser_play_get_balance (play, 1, 0), ==, of_ben);
}

/* Without the 4, 3 coins are not enough for 6. The note stays. */
static void
test_from (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *struck = NULL;
  g_autofree char *redo = NULL;

  assert_coins (play, 1, 10);
  g_assert_false (purser_play_remove_entry (play, 2, FALSE, &verdict));
  g_assert_cmpuint (verdict.n, ==, 3);
  purser_verdict_clear (&verdict);
  g_assert_true (purser_play_remove_entry (play, 2, TRUE, &verdict));
  assert_coins (play, 3, 8);
  struck = purser_play_describe (play, 6);
  g_assert_cmpstr (struck, ==, "Entries 2–3, 5 removed");
  redo = purser_play_dup_redo_text (play);
  g_assert_cmpstr (redo, ==, "Aoi gains 4 (and 2 more)");
  g_assert_true (purser_play_redo (play, &verdict));
  assert_coins (play, 1, 10);
}

static void
amend (PurserPlay *play,
       guint       n,
       const char *text)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_auto (PurserVerdict) verdict = { 0 };

  g_array_append_val (numbers, n);
  g_ptr_array_add (moves, purser_test_value (text));
  g_assert_true (purser_play_amend (play, numbers, moves, &verdict));
}

/* The note was changed into a gain of 7, and the gain of 2 into a note: the former is undone, the latter stays. */
static void
test_from_changed (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *struck = NULL;

  amend (play, 4, "{\"move\":\"gain\",\"player\":1,\"by\":7}");
  amend (play, 5, "{\"move\":\"note\",\"text\":\"y\"}");
  assert_coins (play, 1, 15);
  g_assert_true (purser_play_remove_entry (play, 2, TRUE, &verdict));
  assert_coins (play, 3, 8);
  struck = purser_play_describe (play, 8);
  g_assert_cmpstr (struck, ==, "Entries 2–4 removed");
}

/* The preview equals the result. */
static void
test_preview (void)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = purser_preview_new_remove_entry (play, 2, TRUE, &verdict);

  g_assert_nonnull (preview);
  g_assert_cmpuint (preview->changes->len, ==, 2);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 0).after, ==, 3);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 1).after, ==, 8);
  assert_coins (play, 1, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strike/from", test_from);
  g_test_add_func ("/strike/from-changed", test_from_changed);
  g_test_add_func ("/strike/preview", test_preview);
  return g_test_run ();
}
