// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What screen readers are told: the numbers of moves that are entered or come back, and nothing of what a change of the past
 * does to all that came after it. */

#include "config.h"

#include "purser-announcer.h"
#include "purser-edits.h"
#include "purser-games.h"
#include "purser-json.h"

typedef struct {
  PurserPlay      *play;
  PurserAnnouncer *announcer;
} Fixture;

static PurserValue *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  PurserValue *value = purser_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return value;
}

static void
enter (Fixture    *self,
       const char *text)
{
  g_autoptr (PurserValue) move = parse (text);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (self->play, move, &verdict));
}

static void
assert_news (Fixture    *self,
             const char *wanted)
{
  g_autofree char *news = purser_announcer_dup_news (self->announcer, NULL);
  g_autofree char *all = g_strconcat (wanted, purser_play_get_prompt (self->play)->text, NULL);

  g_assert_cmpstr (news, ==, all);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (PurserValue) header = parse ("{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}");
  g_autoptr (GError) error = NULL;

  self->play = purser_play_new (purser_games_find ("space-base"), header, NULL, &error);
  g_assert_no_error (error);
  self->announcer = purser_announcer_new (self->play);
  enter (self, "{\"move\":\"note\",\"text\":\"Aoi\"}");
  enter (self, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":4}");
  enter (self, "{\"move\":\"adjust\",\"player\":1,\"account\":\"credits\",\"by\":5}");
  assert_news (self, "Aoi +4 Credits. Ben +5 Credits. ");
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  purser_announcer_free (self->announcer);
  g_object_unref (self->play);
}

static void
test_undone (Fixture       *self,
             gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_undo (self->play, &verdict));
  assert_news (self, "");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_news (self, "Ben +5 Credits. ");
}

/* The entry of Aoi's correction comes back; the one of Ben's, which is after it, was there all the time. */
static void
test_restored (Fixture       *self,
               gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_remove_entry (self->play, 2, FALSE, &verdict));
  assert_news (self, "");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_news (self, "Aoi +4 Credits. ");
}

/* Going back to before the first entry, and forward again. */
static void
test_all_restored (Fixture       *self,
                   gconstpointer  data)
{
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_remove_entry (self->play, 2, TRUE, &verdict));
  assert_news (self, "");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_news (self, "");
}

static guint
count_entries (Fixture *self)
{
  return purser_ledger_get_size (purser_history_get_ledger (purser_play_get_history (self->play)));
}

/* The note turns into a correction. */
static void
test_amended (Fixture       *self,
              gconstpointer  data)
{
  guint n_entries = count_entries (self);
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_auto (PurserVerdict) verdict = { 0 };

  purser_edits_put (edits, 1, parse ("{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":3}"));
  g_assert_true (purser_play_amend (self->play, edits->numbers, edits->moves, &verdict));
  g_assert_cmpuint (count_entries (self), ==, n_entries + 1);
  assert_news (self, "");
  g_assert_true (purser_play_undo (self->play, &verdict));
  assert_news (self, "");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_news (self, "");
}

static void
test_tap (Fixture       *self,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  g_ptr_array_add (moves, parse ("{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":1}"));
  g_ptr_array_add (moves, parse ("{\"move\":\"adjust\",\"player\":1,\"account\":\"credits\",\"by\":2}"));
  g_assert_true (purser_play_enter_tap (self->play, moves, &refused, &verdict));
  assert_news (self, "Aoi +1 Credit. Ben +2 Credits. ");
  g_assert_true (purser_play_undo (self->play, &verdict));
  assert_news (self, "");
  g_assert_true (purser_play_redo (self->play, &verdict));
  assert_news (self, "Aoi +1 Credit. Ben +2 Credits. ");
}

#define ADD(name, test) g_test_add ("/announcer/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("undone", test_undone);
  ADD ("restored", test_restored);
  ADD ("all-restored", test_all_restored);
  ADD ("amended", test_amended);
  ADD ("tap", test_tap);
  return g_test_run ();
}
