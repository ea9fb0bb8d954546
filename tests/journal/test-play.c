// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-folder.h"
#include "purser-test-game.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "purser-error.h"
#include "purser-play.h"
#include "purser-result.h"

#define GAIN(player, by) "{\"move\":\"gain\",\"player\":" #player ",\"by\":" #by "}"
#define FIND(player, by) "{\"move\":\"find\",\"player\":" #player ",\"by\":" #by "}"

typedef struct {
  char       *folder;
  char       *path;
  PurserPlay *play;
  guint       n_changed;
} Table;

static void
changed_cb (Table *self)
{
  self->n_changed++;
}

static void
set_up (Table         *self,
        gconstpointer  data)
{
  g_autofree char *header = purser_test_header_dup (2);
  g_autoptr (PurserValue) value = purser_test_value (header);
  g_autoptr (GError) error = NULL;

  self->folder = purser_test_folder_new ();
  self->path = g_build_filename (self->folder, "play.purser", NULL);
  self->play = purser_play_new (&purser_test_rules, value, self->path, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (self->play, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  if (self->play != NULL)
    g_assert_finalize_object (self->play);
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static void
enter (Table      *self,
       const char *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = purser_test_value (move);

  g_assert_true (purser_play_enter (self->play, value, &verdict));
  g_assert_null (verdict.text);
}

static char *
contents (Table *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  return text;
}

static void
test_changed (Table         *self,
              gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };

  enter (self, GAIN (0, 4));
  enter (self, GAIN (1, 5));
  enter (self, GAIN (0, 6));
  g_assert_true (purser_play_undo (self->play, &verdict));
  g_assert_true (purser_play_remove_entry (self->play, 1, FALSE, &verdict));
  enter (self, "{\"amend\":2,\"with\":" GAIN (1, 9) "}");
  enter (self, "{\"redo\":3}");
  enter (self, "{\"redo\":1}");
  g_assert_cmpuint (self->n_changed, ==, 8);
}

static GPtrArray *
list_moves (const char *const *moves)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (; *moves != NULL; moves++)
    g_ptr_array_add (list, purser_test_value (*moves));
  return list;
}

static void
enter_tap (Table             *self,
           const char *const *moves)
{
  g_autoptr (GPtrArray) list = list_moves (moves);
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  g_assert_true (purser_play_enter_tap (self->play, list, &refused, &verdict));
}

static void
assert_last_line (Table      *self,
                  const char *end)
{
  g_autofree char *text = contents (self);

  g_assert_true (g_str_has_suffix (g_strchomp (text), end));
}

/* A tap writes all its moves in one go with one signal, and one undo takes it back. */
static void
test_tap (Table         *self,
          gconstpointer  data)
{
  static const char *const both[] = { GAIN (0, 4), GAIN (1, 5), NULL };
  static const char *const one[] = { GAIN (0, 1), NULL };
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *text = NULL;

  enter_tap (self, one);
  assert_last_line (self, ",\"move\":\"gain\",\"player\":0,\"by\":1}");
  text = contents (self);
  g_assert_null (strstr (text, "tap"));
  enter_tap (self, both);
  g_assert_cmpuint (self->n_changed, ==, 2);
  assert_last_line (self, ",\"tap\":2,\"move\":\"gain\",\"player\":1,\"by\":5}");
  g_assert_true (purser_play_undo (self->play, &verdict));
  assert_last_line (self, ",\"undo\":[2,3]}");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_last_line (self, ",\"redo\":[2,3]}");
  g_assert_true (purser_play_remove_entry (self->play, 3, FALSE, &verdict));
  assert_last_line (self, ",\"undo\":[2,3]}");
  g_assert_cmpint (purser_play_get_balance (self->play, 1, 0), ==, 3);
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_last_line (self, ",\"redo\":[2,3]}");
  g_assert_true (purser_play_remove_entry (self->play, 1, FALSE, &verdict));
  assert_last_line (self, ",\"undo\":1}");
  g_assert_false (purser_play_remove_entry (self->play, 99, FALSE, &verdict));
}

/* A refusal in the middle leaves nothing, and tells which move was refused. */
static void
test_tap_refused (Table         *self,
                  gconstpointer  data)
{
  static const char *const moves[] = { GAIN (0, 4), "{\"move\":\"pay\",\"player\":0,\"by\":8}", GAIN (1, 5), NULL };
  g_autoptr (GPtrArray) list = list_moves (moves);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *before = contents (self);
  g_autofree char *after = NULL;
  guint refused;

  g_assert_false (purser_play_enter_tap (self->play, list, &refused, &verdict));
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpstr (verdict.rule, ==, "test/pay");
  g_assert_cmpuint (self->n_changed, ==, 0);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 3);
  after = contents (self);
  g_assert_cmpstr (before, ==, after);
}

/* A tap with a roll is named after the roll, whatever precedes it; one without payments after its first move. */
static void
test_tap_text (Table         *self,
               gconstpointer  data)
{
  static const char *const plain[] = { "{\"move\":\"note\",\"text\":\"x\"}", GAIN (0, 4), GAIN (1, 5), NULL };
  static const char *const rolled[] = { GAIN (0, 4), "{\"move\":\"roll\",\"player\":1,\"by\":5}", NULL };
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *struck = NULL;
  g_autofree char *brought = NULL;

  enter_tap (self, plain);
  first = purser_play_dup_undo_text (self->play);
  g_assert_cmpstr (first, ==, "Note: x (and 2 more)");
  enter_tap (self, rolled);
  second = purser_play_dup_undo_text (self->play);
  g_assert_cmpstr (second, ==, "Ben rolls for 5 (and 1 more)");
  g_assert_true (purser_play_undo (self->play, &verdict));
  third = purser_play_dup_redo_text (self->play);
  g_assert_cmpstr (third, ==, second);
  struck = purser_play_describe (self->play, 6);
  g_assert_cmpstr (struck, ==, "Entries 4–5 removed");
  g_assert_true (purser_play_redo (self->play, &verdict));
  brought = purser_play_describe (self->play, 7);
  g_assert_cmpstr (brought, ==, "Entries 4–5 restored");
}

/* A note about a record names its round and its text; a note about the play is only its own text. */
static void
test_note_about (Table         *self,
                 gconstpointer  data)
{
  static const char *const gain[] = { GAIN (0, 4), NULL };
  static const char *const about[] = { "{\"move\":\"note\",\"text\":\"Counted twice\",\"about\":1}", NULL };
  static const char *const astray[] = { "{\"move\":\"note\",\"text\":\"x\",\"about\":77}", NULL };
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  g_autoptr (PurserResult) result = NULL;

  enter_tap (self, gain);
  enter_tap (self, about);
  text = purser_play_describe (self->play, 2);
  g_assert_cmpstr (text, ==, "Note (Round 1, Aoi: Gains coins): Counted twice");
  enter_tap (self, astray);
  other = purser_play_describe (self->play, 3);
  g_assert_cmpstr (other, ==, "Note: x");
  result = purser_result_new (self->play);
  g_assert_cmpstr (result->notes, ==, "Counted twice (Round 1, Aoi: Gains coins)\nx");
}

/* A tap is named after the move that was meant, wherever it is and however much the others pay; if each could have been added
 * automatically, after the last one. */
static void
test_tap_text_of_what_was_meant (Table         *self,
                                 gconstpointer  data)
{
  static const char *const before[] = { FIND (0, 4), GAIN (1, 5), NULL };
  static const char *const behind[] = { GAIN (0, 2), FIND (1, 3), NULL };
  static const char *const rolled[] = { FIND (0, 4), GAIN (0, 1), "{\"move\":\"roll\",\"player\":1,\"by\":6}", NULL };
  static const char *const read_off[] = { "{\"move\":\"learn\",\"item\":\"purse-1\",\"values\":{}}", GAIN (0, 3), NULL };
  static const char *const alone[] = { FIND (0, 4), FIND (1, 7), NULL };
  static const struct { const char *const *moves; const char *text; } cases[] = {
    { before, "Ben gains 5 (and 1 more)" },
    { behind, "Aoi gains 2 (and 1 more)" },
    { rolled, "Ben rolls for 6 (and 2 more)" },
    { read_off, "Aoi gains 3 (and 1 more)" },
    { alone, "Ben finds 7 (and 1 more)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      enter_tap (self, cases[i].moves);
      text = purser_play_dup_undo_text (self->play);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Values that a new play takes from your copy are no slip, and are not undone. One that is read off before the first move may be
 * one, and is, as it belongs to a tap. */
static void
test_undo_of_what_was_read_off (Table         *self,
                                gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) typed = purser_test_value ("{\"move\":\"learn\",\"item\":\"purse-2\",\"values\":{}}");

  enter (self, "{\"move\":\"learn\",\"item\":\"purse-1\",\"values\":{}}");
  g_assert_false (purser_play_get_can_undo (self->play));
  g_assert_true (purser_play_enter_in_tap (self->play, typed, 2, &verdict));
  g_assert_true (purser_play_get_can_undo (self->play));
  g_assert_true (purser_play_undo (self->play, &verdict));
  g_assert_false (purser_play_get_can_undo (self->play));
}

/* A pasted line has a number and a tap of its own, which are replaced. */
static void
test_pasted (Table         *self,
             gconstpointer  data)
{
  g_autofree char *text = NULL;

  enter (self, "{\"n\":99,\"at\":\"yesterday\",\"tap\":98,\"move\":\"note\",\"text\":\"x\"}");
  text = contents (self);
  g_assert_nonnull (strstr (text, "\n{\"n\":1,"));
  g_assert_null (strstr (text, "yesterday"));
  g_assert_null (strstr (text, "tap"));
}

static void
count_cb (PurserPlay *play,
          GParamSpec *property,
          guint      *n)
{
  *n += 1;
}

/* A move that is saved at once does not notify. */
static void
test_notified (Table         *self,
               gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  guint n = 0;

  g_signal_connect (self->play, "notify", G_CALLBACK (count_cb), &n);
  enter (self, GAIN (0, 4));
  g_assert_true (purser_play_undo (self->play, &verdict));
  enter (self, "{\"move\":\"finish\"}");
  g_assert_cmpuint (n, ==, 0);
}

static void
test_refused (Table         *self,
              gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) pay = purser_test_value ("{\"move\":\"pay\",\"player\":0,\"by\":50}");
  g_autofree char *before = contents (self);
  g_autofree char *after = NULL;

  g_assert_false (purser_play_enter (self->play, pay, &verdict));
  g_assert_cmpstr (verdict.rule, ==, "test/pay");
  g_assert_cmpuint (self->n_changed, ==, 0);
  after = contents (self);
  g_assert_cmpstr (before, ==, after);
}

static void
test_undo_text (Table         *self,
                gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *nothing = purser_play_dup_undo_text (self->play);
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  g_autofree char *words = NULL;

  g_assert_false (purser_play_get_can_undo (self->play));
  g_assert_null (nothing);
  enter (self, GAIN (1, 5));
  undo = purser_play_dup_undo_text (self->play);
  g_assert_nonnull (strstr (undo, "Ben gains 5"));
  g_assert_true (purser_play_undo (self->play, &verdict));
  g_assert_true (purser_play_get_can_redo (self->play));
  redo = purser_play_dup_redo_text (self->play);
  g_assert_nonnull (strstr (redo, "Ben gains 5"));
  g_assert_true (purser_play_redo (self->play, &verdict));
  g_assert_false (purser_play_get_can_redo (self->play));
  words = purser_play_describe (self->play, 1);
  g_assert_cmpstr (words, ==, "Ben gains 5");
}

static void
test_try_and_preview (Table         *self,
                      gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_autoptr (PurserValue) gain = purser_test_value (GAIN (1, 5));
  g_autoptr (PurserValue) undo = purser_test_value ("{\"undo\":1}");
  g_autoptr (PurserHistory) without = NULL;
  g_autoptr (PurserHistory) with = NULL;

  enter (self, GAIN (0, 4));
  g_assert_true (purser_history_try (purser_play_get_history (self->play), gain, ledger, &verdict));
  g_assert_cmpint (purser_ledger_sum (ledger, 1, 0), ==, 5);
  without = purser_play_preview (self->play, undo, &verdict);
  g_assert_cmpint (purser_test_coins (without, 0), ==, 3);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 7);
  with = purser_play_preview (self->play, gain, &verdict);
  g_assert_cmpint (purser_test_coins (with, 1), ==, 8);
  g_assert_cmpuint (self->n_changed, ==, 1);
}

static void
test_over (Table         *self,
           gconstpointer  data)
{
  g_assert_false (purser_play_get_turn_info (self->play)->over);
  enter (self, "{\"move\":\"finish\"}");
  g_assert_true (purser_play_get_turn_info (self->play)->over);
  g_assert_cmpstr (purser_play_get_prompt (self->play)->kind, ==, "nothing");
}

/* Every record has a text. */
static void
test_told (Table         *self,
           gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  gboolean saved;
  static const char *const told[] = { "Aoi gains 4", "Ben gains 9", "Entry 1 removed", "Entry 1 restored",
                                      "Entry 2 changed: Ben gains 9", "Entry 5 removed" };

  enter (self, GAIN (0, 4));
  enter (self, GAIN (1, 5));
  g_assert_true (purser_play_remove_entry (self->play, 1, FALSE, &verdict));
  enter (self, "{\"redo\":1}");
  enter (self, "{\"amend\":2,\"with\":" GAIN (1, 9) "}");
  for (guint n = 1; n <= 5; n++)
    {
      g_autofree char *words = purser_play_describe (self->play, n);

      g_assert_cmpstr (words, ==, told[n - 1]);
    }
  g_assert_true (purser_play_undo (self->play, &verdict));
  undo = purser_play_dup_undo_text (self->play);
  redo = purser_play_dup_redo_text (self->play);
  g_object_get (self->play, "saved", &saved, NULL);
  g_assert_true (saved);
  g_assert_nonnull (strstr (undo, "Ben gains 5"));
  g_assert_nonnull (strstr (redo, "Ben gains 9"));
  g_assert_cmpstr (purser_play_get_path (self->play), ==, self->path);
}

static PurserPlay *
open_play (Table          *self,
           PurserPlayMode  mode,
           guint          *line,
           GError        **error)
{
  return purser_play_open (self->path, mode, purser_test_find, line, error);
}

static void
test_reopen (Table         *self,
             gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) again = NULL;
  gsize size = purser_test_rules.state_size;
  guint line;

  enter (self, GAIN (0, 4));
  enter (self, GAIN (1, 4));
  g_assert_true (purser_play_undo (self->play, &verdict));
  again = open_play (self, PURSER_PLAY_READ, &line, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (purser_play_get_state (again), size, purser_play_get_state (self->play), size);
  g_assert_true (purser_test_same_ledger (purser_history_get_ledger (purser_play_get_history (again)),
                                          purser_history_get_ledger (purser_play_get_history (self->play))));
  g_assert_true (purser_play_get_can_redo (again));
}

static void
test_opened_twice (Table         *self,
                   gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) second = NULL;
  guint line;

  g_assert_null (open_play (self, PURSER_PLAY_APPEND, &line, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
  g_assert_cmpuint (line, ==, 0);
  g_clear_object (&self->play);
  g_clear_error (&error);
  second = open_play (self, PURSER_PLAY_APPEND, &line, &error);
  g_assert_no_error (error);
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* If nothing can be written, the play goes on in memory, reports the problem, and saves itself later. */
static void
test_goes_on_unsaved (Table         *self,
                      gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autoptr (PurserPlay) again = NULL;
  gboolean saved;
  guint line;

  enter (self, GAIN (0, 4));
  before = contents (self);
  limit_files (strlen (before) + 10);
  enter (self, GAIN (0, 5));
  g_assert_false (purser_play_get_saved (self->play));
  g_assert_nonnull (purser_play_get_problem (self->play));
  g_assert_false (purser_play_save (self->play));
  enter (self, GAIN (0, 6));
  limit_files (RLIM_INFINITY);
  during = contents (self);
  g_assert_cmpstr (during, ==, before);
  g_assert_cmpint (purser_play_get_balance (self->play, 0, 0), ==, 18);
  g_assert_true (purser_play_save (self->play));
  g_object_get (self->play, "saved", &saved, NULL);
  g_assert_true (saved);
  g_assert_null (purser_play_get_problem (self->play));
  again = open_play (self, PURSER_PLAY_READ, &line, NULL);
  g_assert_cmpint (purser_play_get_balance (again, 0, 0), ==, 18);
}

static GBytes *
dup_bytes (Table *self)
{
  char *text = contents (self);

  return g_bytes_new_take (text, strlen (text));
}

/* Nobody joins a file that another program has put in the place of what was played: its copy would be shown, without a move
 * that was saved. */
static void
test_join_replaced (Table         *self,
                    gconstpointer  data)
{
  g_autofree char *older = NULL, *kept = NULL;
  g_autoptr (GBytes) played = NULL;
  g_autoptr (GError) error = NULL;

  enter (self, GAIN (0, 4));
  older = contents (self);
  enter (self, GAIN (1, 5));
  played = dup_bytes (self);
  purser_play_set_released (self->play, TRUE);
  g_assert_true (g_file_set_contents (self->path, older, -1, NULL));
  g_assert_false (purser_play_join (self->path, played, purser_test_find, "Dagny", NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  kept = contents (self);
  g_assert_cmpstr (kept, ==, older);
}

#define ADD(name, function) g_test_add ("/play/" name, Table, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  ADD ("changed", test_changed);
  ADD ("tap", test_tap);
  ADD ("tap-refused", test_tap_refused);
  ADD ("tap-text", test_tap_text);
  ADD ("note-about", test_note_about);
  ADD ("tap-text-of-what-was-meant", test_tap_text_of_what_was_meant);
  ADD ("undo-of-what-was-read-off", test_undo_of_what_was_read_off);
  ADD ("pasted", test_pasted);
  ADD ("notified", test_notified);
  ADD ("refused", test_refused);
  ADD ("undo-text", test_undo_text);
  ADD ("try-and-preview", test_try_and_preview);
  ADD ("over", test_over);
  ADD ("told", test_told);
  ADD ("reopen", test_reopen);
  ADD ("opened-twice", test_opened_twice);
  ADD ("goes-on-unsaved", test_goes_on_unsaved);
  ADD ("join-replaced", test_join_replaced);
  return g_test_run ();
}
