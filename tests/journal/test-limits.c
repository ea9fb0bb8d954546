// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is written can be read again: a move that was shown as saved opens the next day, whatever it carries along. */

#include "purser-test-folder.h"
#include "purser-test-game.h"

#include <string.h>

#include "purser-json.h"
#include "purser-move.h"
#include "purser-play.h"

#define TEN "[[[[[[[[[["
#define TEN_ENDS "]]]]]]]]]]"

typedef struct {
  char       *folder;
  char       *path;
  PurserPlay *play;
} Table;

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
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->play);
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

/* Opens the file as the next start of Purser does. */
static void
assert_opens (Table *self,
              guint  n_records)
{
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) again = purser_play_open (self->path, PURSER_PLAY_READ, purser_test_find, &line, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (purser_history_get_size (purser_play_get_history (again)), ==, n_records);
}

/* @refusal: (nullable): why it is refused; %NULL if it is entered */
static void
enter (Table       *self,
       PurserValue *move,
       const char  *refusal)
{
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (self->play, move, &verdict) == (refusal == NULL));
  g_assert_cmpstr (verdict.text, ==, refusal);
}

static void
enter_text (Table      *self,
            const char *move,
            const char *refusal)
{
  g_autoptr (PurserValue) value = purser_test_value (move);

  enter (self, value, refusal);
}

/* Returns: (transfer full): a note whose record takes a number of bytes besides its own fields */
static PurserValue *
make_long_note (gsize length)
{
  PurserValue *move = purser_move_value_new ("note", -1);
  g_autofree char *text = g_strnfill (length, 'x');

  purser_value_set_string (move, "text", "x");
  purser_value_set_string (move, "unknown", text);
  return move;
}

/* A line of more than four mebibytes is refused, alone or in a tap. */
static void
test_length (Table         *self,
             gconstpointer  data)
{
  g_autoptr (PurserValue) fits = make_long_note (PURSER_JSON_MAX_TEXT - 200);
  g_autoptr (PurserValue) too_long = make_long_note (PURSER_JSON_MAX_TEXT);
  g_autoptr (GPtrArray) tap = g_ptr_array_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  enter (self, too_long, "this changes more at once than one record can hold");
  g_ptr_array_add (tap, fits);
  g_ptr_array_add (tap, too_long);
  g_assert_false (purser_play_enter_tap (self->play, tap, &refused, &verdict));
  g_assert_cmpuint (refused, ==, 1);
  enter (self, fits, NULL);
  assert_opens (self, 1);
}

/* Seven notes leave the file of 32 mebibytes less than two of them; the next one fits, the one after it does not, not even in
 * the middle of a tap. A short one still does. */
static void
test_file (Table         *self,
           gconstpointer  data)
{
  g_autoptr (PurserValue) note = make_long_note (PURSER_JSON_MAX_TEXT - 4096);
  g_autoptr (GPtrArray) tap = g_ptr_array_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  for (guint i = 0; i < 7; i++)
    enter (self, note, NULL);
  g_ptr_array_add (tap, note);
  g_ptr_array_add (tap, note);
  g_assert_false (purser_play_enter_tap (self->play, tap, &refused, &verdict));
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpstr (verdict.text, ==, "the file of this play is as long as Purser can read");
  enter (self, note, NULL);
  enter (self, note, "the file of this play is as long as Purser can read");
  enter_text (self, "{\"move\":\"note\",\"text\":\"short\"}", NULL);
  assert_opens (self, 9);
}

/* A record may be 32 levels deep. A move with 31 lists in each other is, and its edit, which has the move in its own record,
 * would be 33. */
static void
test_depth (Table         *self,
            gconstpointer  data)
{
  g_autoptr (PurserValue) deep = purser_test_value ("{\"move\":\"note\",\"text\":\"x\",\"y\":" TEN TEN TEN "["
                                                    TEN_ENDS TEN_ENDS TEN_ENDS "]}");
  g_autoptr (PurserValue) less_deep = purser_test_value ("{\"move\":\"note\",\"text\":\"x\",\"y\":" TEN TEN TEN
                                                         TEN_ENDS TEN_ENDS TEN_ENDS "}");
  g_autoptr (PurserValue) edit = purser_test_value ("{\"amend\":1}");

  enter (self, deep, NULL);
  purser_value_set (edit, "with", purser_value_ref (deep));
  enter (self, edit, "lists and objects are nested too deeply");
  purser_value_set (edit, "with", purser_value_ref (less_deep));
  enter (self, edit, NULL);
  assert_opens (self, 2);
}

/* A record may have 1,024 keys, two of which are its number and its time. */
static void
test_keys (Table         *self,
           gconstpointer  data)
{
  g_autoptr (PurserValue) move = purser_test_value ("{\"move\":\"note\",\"text\":\"x\"}");

  for (guint i = 0; i < 1020; i++)
    {
      g_autofree char *key = g_strdup_printf ("unknown-%u", i);

      purser_value_set_integer (move, key, i);
    }
  enter (self, move, NULL);
  purser_value_set_integer (move, "one-more", 1);
  enter (self, move, "an object has more than 1024 keys");
  assert_opens (self, 1);
}

/* Numbers that a computer takes for infinite are as large as they can be when they are written again, and the move after them is
 * kept as well. */
static void
test_numbers (Table         *self,
              gconstpointer  data)
{
  enter_text (self, "{\"move\":\"note\",\"text\":\"x\",\"hint\":[1e400,-1e400]}", NULL);
  enter_text (self, "{\"move\":\"note\",\"text\":\"after\"}", NULL);
  assert_opens (self, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/limits/" name, Table, NULL, set_up, function, tear_down)
  ADD ("length", test_length);
  ADD ("file", test_file);
  ADD ("depth", test_depth);
  ADD ("keys", test_keys);
  ADD ("numbers", test_numbers);

  return g_test_run ();
}
