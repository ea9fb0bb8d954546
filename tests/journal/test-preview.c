// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The effects of changing an earlier move, against numbers worked out by hand. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-preview.h"
#include "purser-rehearsal.h"
#include "purser-revision.h"

static PurserPreview *
preview_amend (PurserPlay    *play,
               guint          n,
               PurserValue   *move,
               PurserVerdict *verdict)
{
  g_autoptr (PurserEdits) edits = purser_edits_new ();

  purser_edits_put (edits, n, purser_value_ref (move));
  return purser_preview_new_amend (play, edits, verdict);
}

/* Aoi's 6 and 6 are changed to 1 and 1: ten coins fewer, so the end at 20 is not reached. */
static void
test_preview (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserValue) move = purser_value_new_object ();
  const int dice[] = { 1, 1 };
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = NULL;
  const PurserPreviewChange *change;

  purser_value_set_string (move, "move", "roll");
  purser_value_set_integer (move, "player", 0);
  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  preview = preview_amend (play, 1, move, &verdict);
  g_assert_nonnull (preview);
  g_assert_cmpuint (preview->changes->len, ==, 1);
  change = &g_array_index (preview->changes, PurserPreviewChange, 0);
  g_assert_cmpint (change->player, ==, 0);
  g_assert_cmpint (change->before, ==, 20);
  g_assert_cmpint (change->after, ==, 10);
  g_assert_true (preview->over_before);
  g_assert_false (preview->over_after);
  g_assert_false (purser_preview_is_changed (play, 1));
  g_assert_false (purser_preview_is_changed (play, 0));
}

/* A roll of 9 instead of 3 ends the play two turns early, so the moves after it are not possible. */
static void
test_preview_refused (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserValue) move = purser_value_new_object ();
  const int dice[] = { 4, 5 };
  g_auto (PurserVerdict) verdict = { 0 };

  purser_value_set_string (move, "move", "roll");
  purser_value_set_integer (move, "player", 0);
  purser_value_set (move, "dice", purser_value_new_integers (dice, 2));
  g_assert_null (preview_amend (play, 5, move, &verdict));
  g_assert_cmpstr (verdict.text, ==, "record 7 would no longer be possible: the play is over");
  g_assert_cmpuint (verdict.n, ==, 7);
  g_assert_cmpstr (verdict.reason, ==, "the play is over");
}

/* Dagny's 1 and 4 paid her a credit from each of two sectors, which made 8, and she spent them on a ship that costs 8. Used as
 * a 5 they pay a single credit, and 7 are too few. The table may keep the purchase anyway: then both moves are changed. */
static void
test_preview_way (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", "space-base.purser", NULL);
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open (path, PURSER_PLAY_READ, toll_find, &line, NULL);
  g_autoptr (PurserValue) move = purser_move_value_new ("allocate", 3);
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = NULL;
  const guint n = 45;

  purser_value_set_string (move, "use", "sum");
  g_assert_null (preview_amend (play, n, move, &verdict));
  g_assert_cmpuint (verdict.n, ==, 49);
  purser_edits_put (edits, n, purser_value_ref (move));
  preview = purser_preview_find_way (play, edits);
  g_assert_nonnull (preview);
  g_assert_cmpuint (edits->numbers->len, >=, 2);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 1), ==, 49);
  g_assert_true (purser_value_get_boolean (purser_value_get (edits->moves->pdata[1], "anyway")));
  g_assert_cmpstr (purser_value_get_string_of (edits->moves->pdata[1], "move"), ==, "buy");
}

/* Opens the sample up to 千尋's 5 and 2, where Aoi, whom it pays nothing, chose “sum”. */
static PurserPlay *
open_first_rolls (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", "space-base.purser", NULL);
  g_autofree char *folder = g_dir_make_tmp ("purser-analysis-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *start = NULL;
  PurserPlay *play;
  char *use;
  guint line;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", 18);
  *lines[17] = '\0';
  use = strstr (lines[15], "\"dice\"");
  g_assert_nonnull (use);
  memcpy (use, "\"sum\" ", 6);
  start = g_strjoinv ("\n", lines);
  g_assert_true (g_file_set_contents (file, start, -1, NULL));
  play = purser_play_open (file, PURSER_PLAY_READ, toll_find, &line, NULL);
  g_assert_nonnull (play);
  g_unlink (file);
  g_rmdir (folder);
  return play;
}

/* 5 and 2 paid 千尋 3 credits by the sum and Dagny 2, and Ben 1 by a die; Aoi chose “sum”, which was not proposed. With 1 and 3
 * the dice pay 千尋 2 credits and the sum pays one, and Dagny gets nothing either way, so the dice are proposed: both follow.
 * Ben keeps the dice, and Aoi the sum. */
static void
test_preview_follows (void)
{
  g_autoptr (PurserPlay) play = open_first_rolls ();
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_autoptr (PurserPreview) preview = NULL;
  g_auto (PurserVerdict) verdict = { 0 };
  const int dice[] = { 1, 3 };
  const guint n = 12;

  purser_edits_put (edits, n, purser_move_value_new ("roll", 2));
  purser_value_set (edits->moves->pdata[0], "dice", purser_value_new_integers (dice, 2));
  purser_preview_follow (play, edits, TRUE);
  g_assert_cmpuint (edits->numbers->len, ==, 3);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 1), ==, 13);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 2), ==, 14);
  g_assert_cmpstr (purser_value_get_string_of (edits->moves->pdata[1], "use"), ==, "dice");
  g_assert_cmpstr (purser_value_get_string_of (edits->moves->pdata[2], "use"), ==, "dice");
  preview = purser_preview_new_amend (play, edits, &verdict);
  g_assert_nonnull (preview);
}

/* The roll of record 12 is used in 13 to 16. A payout is no roll; once all of those are undone, the roll is unused. */
static void
test_preview_uses_roll (void)
{
  g_autoptr (PurserPlay) play = open_first_rolls ();
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_false (purser_preview_uses_roll (play, 13));
  for (guint n = 16; n > 12; n--)
    {
      g_assert_true (purser_preview_uses_roll (play, 12));
      g_assert_true (purser_play_undo (play, &verdict));
    }
  g_assert_false (purser_preview_uses_roll (play, 12));
}

static void
put_note (PurserEdits *edits,
          guint        n,
          const char  *text)
{
  PurserValue *note = purser_move_value_new ("note", -1);

  purser_value_set_string (note, "text", text);
  purser_edits_put (edits, n, note);
}

/* Moves are sorted by number, in whatever order they are added; adding a number again replaces its move. */
static void
test_edits (void)
{
  g_autoptr (PurserEdits) edits = purser_edits_new ();

  g_assert_cmpuint (purser_edits_step (edits, 5, -1), ==, 0);
  put_note (edits, 7, "seven");
  put_note (edits, 3, "three");
  put_note (edits, 5, "five");
  put_note (edits, 7, "seven again");
  g_assert_cmpuint (edits->numbers->len, ==, 3);
  g_assert_cmpuint (edits->moves->len, ==, 3);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 0), ==, 3);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 1), ==, 5);
  g_assert_cmpstr (purser_value_get_string_of (purser_edits_get (edits, 7), "text"), ==, "seven again");
  g_assert_null (purser_edits_get (edits, 6));
  g_assert_cmpuint (purser_edits_step (edits, 5, 1), ==, 7);
  g_assert_cmpuint (purser_edits_step (edits, 5, -1), ==, 3);
  g_assert_cmpuint (purser_edits_step (edits, 6, -1), ==, 5);
  g_assert_cmpuint (purser_edits_step (edits, 7, 1), ==, 0);
}

/* 5 and 2 paid 千尋 3 credits by the sum; 1 and 3 pay a single one. Her payout is booked before record 14. */
static void
test_preview_state (void)
{
  g_autoptr (PurserPlay) play = open_first_rolls ();
  g_autoptr (PurserEdits) none = purser_edits_new ();
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  const PurserRules *rules = purser_play_get_rules (play);
  PurserSetup *setup = purser_play_get_setup (play);
  g_autofree gpointer was = purser_preview_dup_state (play, none, 14);
  g_autofree gpointer then = NULL;
  const int dice[] = { 1, 3 };

  purser_edits_put (edits, 12, purser_move_value_new ("roll", 2));
  purser_value_set (edits->moves->pdata[0], "dice", purser_value_new_integers (dice, 2));
  then = purser_preview_dup_state (play, edits, 14);
  g_assert_cmpint (rules->get_balance (setup, was, 2, 0) - rules->get_balance (setup, then, 2, 0), ==, 2);
}

/* The end of a play cannot be overruled. */
static void
test_preview_no_way (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_autoptr (PurserPreview) preview = NULL;
  const int dice[] = { 4, 5 };
  const guint n = 5;

  purser_edits_put (edits, n, purser_move_value_new ("roll", 0));
  purser_value_set (edits->moves->pdata[0], "dice", purser_value_new_integers (dice, 2));
  preview = purser_preview_find_way (play, edits);
  g_assert_null (preview);
}

#define PAYMENTS 500

/* Reads a play in which Aoi got 500 coins by hand and paid them one by one. */
static PurserPlay *
play_paid (void)
{
  g_autoptr (GString) text = g_string_new ("{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n");

  g_string_append_printf (text, "{\"n\":1,\"move\":\"adjust\",\"player\":0,\"account\":\"coins\",\"by\":%d}\n", PAYMENTS);
  for (guint n = 2; n <= PAYMENTS + 1; n++)
    g_string_append_printf (text, "{\"n\":%u,\"move\":\"pay\",\"player\":0}\n", n);
  return toll_play (text->str);
}

/* Aoi got a single coin: all payments but the first overrule the rules. To find that out takes no more than a few passes over
 * the play, however many they are. */
static void
test_preview_way_is_short (void)
{
  g_autoptr (PurserPlay) play = play_paid ();
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_autoptr (PurserPreview) preview = NULL;
  PurserValue *move = purser_move_value_new ("adjust", 0);

  purser_value_set_string (move, "account", "coins");
  purser_value_set_integer (move, "by", 1);
  purser_edits_put (edits, 1, move);
  toll_n_made = 0;
  preview = purser_preview_find_way (play, edits);
  g_assert_nonnull (preview);
  g_assert_cmpuint (edits->numbers->len, ==, PAYMENTS);
  g_assert_cmpuint (g_array_index (edits->numbers, guint, 1), ==, 3);
  g_assert_cmpuint (toll_n_made, <=, 4 * (PAYMENTS + 1));
}

static PurserRevision *
lower (int by)
{
  g_autoptr (PurserEdits) none = purser_edits_new ();
  PurserRevision *revision = purser_revision_new (1, none);
  PurserValue *move = purser_move_value_new ("adjust", 0);

  purser_value_set_string (move, "account", "coins");
  purser_value_set_integer (move, "by", by);
  purser_edits_put (revision->edits, 1, move);
  return revision;
}

/* What somebody is asked and shown when a change is refused is known after a few passes, too. */
static void
test_revision (void)
{
  g_autoptr (PurserPlay) play = play_paid ();
  g_autoptr (PurserRevision) refused = lower (1);
  g_autoptr (PurserRevision) kept = lower (1);
  g_autoptr (PurserRevision) same = lower (PAYMENTS);

  toll_n_made = 0;
  purser_revision_work_out (refused, play);
  g_assert_null (refused->preview);
  g_assert_cmpuint (refused->verdict.n, ==, 3);
  g_assert_true (refused->has_way);
  g_assert_cmpuint (refused->edits->numbers->len, ==, 1);
  g_assert_cmpuint (toll_n_made, <=, 8 * (PAYMENTS + 1));

  kept->keeps_later = TRUE;
  purser_revision_work_out (kept, play);
  g_assert_nonnull (kept->preview);
  g_assert_cmpuint (kept->edits->numbers->len, ==, PAYMENTS);
  g_assert_false (kept->same);

  purser_revision_work_out (same, play);
  g_assert_true (same->same);
}

typedef struct {
  GMainLoop *loop;
  GThread   *main;
  GMutex     gate;
  int        told;
} Stage;

static Stage stage;

static void
rehearse (PurserPlay *copy,
          gpointer    change)
{
  g_mutex_lock (&stage.gate);
  g_mutex_unlock (&stage.gate);
  g_assert_true (g_thread_self () != stage.main);
  *(int *) change += purser_play_get_balance (copy, 0, 0) == 0 ? 100 : 0;
}

static void
rehearsed (gpointer owner,
           gpointer change)
{
  g_assert_true (g_thread_self () == stage.main);
  stage.told = *(int *) change;
  g_main_loop_quit (stage.loop);
}

static int *
change_new (int value)
{
  return g_memdup2 (&value, sizeof value);
}

/* While a thread tries the first change, the play goes on, and two more are asked for: the last one alone is told, of the play
 * as it was when it was asked for or later. After the end nothing is told. */
static void
test_rehearsal (void)
{
  g_autoptr (PurserPlay) play = play_paid ();
  PurserRehearsal *rehearsal = purser_rehearsal_new (rehearse, g_free, rehearsed, NULL);
  g_autoptr (PurserValue) note = purser_move_value_new ("note", -1);
  g_auto (PurserVerdict) verdict = { 0 };

  stage = (Stage) { .loop = g_main_loop_new (NULL, FALSE), .main = g_thread_self () };
  g_mutex_lock (&stage.gate);
  for (int i = 1; i <= 3; i++)
    purser_rehearsal_try (rehearsal, play, change_new (i));
  purser_setup_set_name (purser_play_get_setup (play), 0, "千尋");
  purser_value_set_string (note, "text", "meanwhile");
  g_assert_true (purser_play_enter (play, note, &verdict));
  g_mutex_unlock (&stage.gate);
  g_main_loop_run (stage.loop);
  g_assert_cmpint (stage.told, ==, 103);

  purser_rehearsal_try (rehearsal, play, change_new (4));
  purser_rehearsal_forget (rehearsal);
  purser_rehearsal_try (rehearsal, play, change_new (5));
  purser_rehearsal_end (rehearsal);
  for (int i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpint (stage.told, ==, 103);
  g_main_loop_unref (stage.loop);
}

static void
test_preview_remove_entry (void)
{
  g_autoptr (PurserPlay) play = toll_play (toll_race);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPreview) preview = purser_preview_new_remove_entry (play, 3, FALSE, &verdict);

  g_assert_nonnull (preview);
  g_assert_cmpuint (preview->changes->len, ==, 1);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 0).after, ==, 13);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/preview/amend", test_preview);
  g_test_add_func ("/preview/refused", test_preview_refused);
  g_test_add_func ("/preview/way", test_preview_way);
  g_test_add_func ("/preview/way-is-short", test_preview_way_is_short);
  g_test_add_func ("/preview/revision", test_revision);
  g_test_add_func ("/preview/rehearsal", test_rehearsal);
  g_test_add_func ("/preview/follows", test_preview_follows);
  g_test_add_func ("/preview/uses-roll", test_preview_uses_roll);
  g_test_add_func ("/preview/edits", test_edits);
  g_test_add_func ("/preview/state", test_preview_state);
  g_test_add_func ("/preview/no-way", test_preview_no_way);
  g_test_add_func ("/preview/remove-entry", test_preview_remove_entry);

  return g_test_run ();
}
