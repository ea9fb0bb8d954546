// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Values that are read off a card are kept in your copy of the game, whatever happens to its file meanwhile, and the main loop
 * never waits for the disk. */

#include "config.h"

#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-components-file.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-components.h"
#include "purser-session.h"
#include "purser-errand.h"
#include "purser-test-components.h"

#define HEADER "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"

static guint n_fsyncs;
/* How often the main loop waited for the disk. */
static guint n_waited;
static GThread *main_thread;
/* Blocks the disk while it is locked. */
static GMutex disk;

/* Replaces the system's fsync. */
int
fsync (int fd)
{
  if (g_thread_self () == main_thread)
    n_waited++;
  g_atomic_int_inc (&n_fsyncs);
  g_mutex_lock (&disk);
  g_mutex_unlock (&disk);
  return 0;
}

static guint
count_unsaved (void)
{
  return g_list_model_get_n_items (purser_errand_list ());
}

/* Waits until everything has been written, or has failed. */
static void
settle (void)
{
  while (count_unsaved () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  *(gboolean *) data = TRUE;
}

/* Waits until the present attempts to write your copy of the game have failed; later ones follow. */
static void
fail (void)
{
  PurserCopy *copy = purser_copy_get ("space-base");
  gboolean tried = FALSE;

  purser_copy_settle_async (copy, tried_cb, &tried);
  while (!tried)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (purser_copy_get_problem (copy));
}

static PurserSession *
begin (void)
{
  g_autoptr (PurserValue) header = purser_json_parse (HEADER, -1, NULL);
  g_autoptr (PurserPlay) play = purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);

  return purser_session_new (play);
}

static void
enter (PurserSession *session,
       const char    *text)
{
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);

  g_assert_true (purser_session_enter (session, move));
}

/* Returns: the cost of a card in your copy on the disk; -1 if it has none */
static gint64
read_cost (const char *item)
{
  g_autoptr (PurserValue) copy = purser_components_file_load ("space-base", NULL);
  PurserValue *known = purser_value_get (copy, item);

  return purser_value_get_integer_of (known, "cost", -1);
}

/* A folder with the name of the file makes writing fail, as a full disk does. */
static void
block (gboolean blocked)
{
  g_autofree char *path = purser_components_file_dup_path ("space-base");
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);

  if (blocked)
    {
      g_rename (path, aside);
      g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
      return;
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_rename (aside, path);
}

static void
test_kept (void)
{
  g_autoptr (PurserSession) session = begin ();

  enter (session, "{\"move\":\"learn\",\"item\":\"L1-01-a\",\"values\":{\"cost\":4}}");
  settle ();
  g_assert_cmpint (read_cost ("L1-01-a"), ==, 4);
}

/* Moves go on while the disk is blocked, and the value counts as unsaved; the last value read off is kept in the end. */
static void
test_beside (void)
{
  g_autoptr (PurserSession) session = begin ();

  settle ();
  g_assert_cmpuint (count_unsaved (), ==, 0);
  g_mutex_lock (&disk);
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-10-a\",\"values\":{\"cost\":4}}");
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-10-a\",\"values\":{\"cost\":5}}");
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-11-a\",\"values\":{\"cost\":7}}");
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-10-a\",\"values\":{\"cost\":6}}");
  g_assert_cmpuint (count_unsaved (), ==, 1);
  g_assert_cmpint (read_cost ("L1-10-a"), ==, -1);
  g_clear_object (&session);
  g_mutex_unlock (&disk);
  settle ();
  g_assert_cmpuint (count_unsaved (), ==, 0);
  g_assert_cmpint (read_cost ("L1-10-a"), ==, 6);
  g_assert_cmpint (read_cost ("L1-11-a"), ==, 7);
  g_assert_cmpuint (n_waited, ==, 0);
}

/* Aoi types 7 for a cost of 5 that another play has read off, and 8 for one that nobody has read off. Undone, the copy says 5 and
 * nothing again, so that no later play begins with the mistakes; what is done again, it says again. */
static void
test_undone (void)
{
  g_autoptr (PurserSession) earlier = begin ();
  g_autoptr (PurserSession) session = begin ();

  enter (earlier, "{\"move\":\"learn\",\"item\":\"L1-10-b\",\"values\":{\"cost\":5}}");
  enter (session, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}");
  settle ();
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-10-b\",\"values\":{\"cost\":7}}");
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-11-b\",\"values\":{\"cost\":8}}");
  purser_session_undo (session);
  settle ();
  g_assert_cmpint (read_cost ("L1-11-b"), ==, -1);
  g_assert_cmpint (read_cost ("L1-10-b"), ==, 7);
  purser_session_undo (session);
  settle ();
  g_assert_cmpint (read_cost ("L1-10-b"), ==, 5);
  purser_session_redo (session);
  settle ();
  g_assert_cmpint (read_cost ("L1-10-b"), ==, 7);
}

/* A mistake that is corrected in the ledger is corrected in the copy, too: 7, then 6. */
static void
test_corrected (void)
{
  g_autoptr (PurserSession) session = begin ();
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  guint first = 1;

  enter (session, "{\"move\":\"learn\",\"item\":\"L1-12-a\",\"values\":{\"cost\":7}}");
  g_array_append_val (numbers, first);
  g_ptr_array_add (moves, purser_json_parse ("{\"move\":\"learn\",\"item\":\"L1-12-a\",\"values\":{\"cost\":6}}", -1, NULL));
  purser_session_amend (session, numbers, moves);
  settle ();
  g_assert_cmpint (read_cost ("L1-12-a"), ==, 6);
}

/* A value that could not be written counts as unsaved, and is written by itself once that works, without another move. */
static void
test_kept_later (void)
{
  g_autoptr (PurserSession) session = begin ();

  block (TRUE);
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-02-a\",\"values\":{\"cost\":5}}");
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-03-a\",\"values\":{\"cost\":6}}");
  fail ();
  g_assert_cmpuint (count_unsaved (), >, 0);
  block (FALSE);
  g_assert_cmpint (read_cost ("L1-02-a"), ==, -1);
  settle ();
  g_assert_cmpint (read_cost ("L1-02-a"), ==, 5);
  g_assert_cmpint (read_cost ("L1-03-a"), ==, 6);
}

/* A page does not overwrite what was learned elsewhere after it was opened. */
static void
test_caught_up (void)
{
  const PurserRules *rules = purser_games_find ("space-base");
  g_autoptr (PurserComponents) components = purser_test_components_new (rules, NULL);
  g_autoptr (PurserSession) session = begin ();
  g_autoptr (PurserValue) values = purser_json_parse ("{\"cost\":8}", -1, NULL);

  enter (session, "{\"move\":\"learn\",\"item\":\"L1-04-a\",\"values\":{\"cost\":7}}");
  g_assert_true (purser_components_learn (components, "L1-05-a", values));
  settle ();
  g_assert_cmpint (read_cost ("L1-04-a"), ==, 7);
  g_assert_cmpint (read_cost ("L1-05-a"), ==, 8);
  purser_components_forget (components, "L1-05-a");
  settle ();
  g_assert_null (purser_components_get_problem (components));
  g_assert_cmpint (read_cost ("L1-05-a"), ==, -1);
  g_assert_cmpint (read_cost ("L1-04-a"), ==, 7);
}

/* A value that a page reads off is written once, by the current play. The page still reports a full disk. */
static void
test_kept_once (void)
{
  g_autoptr (PurserSession) session = begin ();
  g_autoptr (PurserComponents) components = purser_test_components_new (purser_games_find ("space-base"), session);
  g_autoptr (PurserValue) four = purser_json_parse ("{\"cost\":4}", -1, NULL);
  g_autoptr (PurserValue) five = purser_json_parse ("{\"cost\":5}", -1, NULL);
  guint before, once;

  /* The first value makes the folder as well. */
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-07-a\",\"values\":{\"cost\":4}}");
  settle ();
  before = n_fsyncs;
  enter (session, "{\"move\":\"learn\",\"item\":\"L1-08-a\",\"values\":{\"cost\":4}}");
  settle ();
  once = n_fsyncs - before;
  g_assert_cmpuint (once, >, 0);
  before = n_fsyncs;
  g_assert_true (purser_components_learn (components, "L1-09-a", four));
  settle ();
  g_assert_cmpuint (n_fsyncs - before, ==, once);
  g_assert_cmpint (read_cost ("L1-09-a"), ==, 4);
  g_assert_true (purser_components_is_learned (components, "L1-09-a"));
  block (TRUE);
  g_assert_true (purser_components_learn (components, "L1-09-a", five));
  fail ();
  g_assert_nonnull (purser_components_get_problem (components));
  block (FALSE);
  g_assert_cmpint (read_cost ("L1-09-a"), ==, 4);
  g_assert_true (purser_components_learn (components, "L1-09-a", five));
  settle ();
  g_assert_null (purser_components_get_problem (components));
  g_assert_cmpint (read_cost ("L1-09-a"), ==, 5);
}

static void
assert_source (const char *game,
               const char *item,
               const char *wanted)
{
  g_autoptr (PurserComponents) components = purser_test_components_new (purser_games_find (game), NULL);
  g_autofree char *source = purser_components_dup_source (components, item);

  g_assert_cmpstr (source, ==, wanted);
}

/* The certainty of a value follows the rulebook's mark for its card, whatever the tables of a game call it. */
static void
test_source (void)
{
  assert_source ("space-base", "L1-08-b", "Included with Purser, likely correct");
  /* One good source says what it pays; two contradict each other about its cost. */
  assert_source ("space-base", "L2-03-a", "Included with Purser, unconfirmed");
  assert_source ("space-base", "C-01", "Included with Purser, likely correct");
  assert_source ("phoenix", "ship-dismantle-1", "Included with Purser, unconfirmed");
  assert_source ("phoenix", "ship-dismantle-2", "Unknown");
}

/* After an error the next value is written with those that failed before. */
static void
test_told (void)
{
  g_autoptr (PurserComponents) components = purser_test_components_new (purser_games_find ("space-base"), NULL);
  g_autoptr (PurserValue) values = purser_json_parse ("{\"cost\":9}", -1, NULL);

  block (TRUE);
  g_assert_true (purser_components_learn (components, "L1-06-a", values));
  fail ();
  g_assert_true (g_str_has_prefix (purser_components_get_problem (components), "Could not save your copy of the game: "));
  block (FALSE);
  g_assert_true (purser_components_learn (components, "L1-07-a", values));
  settle ();
  g_assert_null (purser_components_get_problem (components));
  g_assert_cmpint (read_cost ("L1-06-a"), ==, 9);
  g_assert_cmpint (read_cost ("L1-07-a"), ==, 9);
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GError) error = NULL;

  *(PurserValue **) data = purser_copy_import_finish (PURSER_COPY (object), result, &error);
  g_assert_no_error (error);
}

/* A shared copy contains values that are not on the disk yet, is waited for at exit, and can be imported unchanged. */
static void
test_shared (void)
{
  g_autoptr (PurserComponents) components = purser_test_components_new (purser_games_find ("space-base"), NULL);
  PurserCopy *copy = purser_components_get_copy (components);
  g_autoptr (PurserValue) values = purser_json_parse ("{\"cost\":3}", -1, NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "shared.json", NULL);
  g_autoptr (PurserValue) shared = NULL;
  g_autofree char *text = NULL;

  /* Each test has folders of its own, without values of other tests. */
  settle ();
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_mutex_lock (&disk);
  purser_components_learn (components, "L1-12-a", values);
  g_assert_cmpuint (count_unsaved (), ==, 1);
  /* The shared text contains the value, though the disk does not have it yet. */
  text = purser_components_file_dup_text ("space-base", purser_copy_get_items (copy));
  g_mutex_unlock (&disk);
  settle ();
  g_assert_cmpuint (count_unsaved (), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  purser_components_forget (components, "L1-12-a");
  purser_copy_import_async (copy, path, NULL, imported_cb, &shared);
  while (shared == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (purser_components_merge (components, shared), ==, 1);
  settle ();
  g_assert_cmpint (read_cost ("L1-12-a"), ==, 3);
  g_assert_cmpuint (n_waited, ==, 0);
}

/* One tap buys and ends the turn. As 5 credits do not pay for 7, neither is entered; the table may overrule the price, and
 * then both are entered, and undone together. */
static void
test_tap (void)
{
  static const char *const before[] = {
    "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}", "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-03-b\"]}",
    "{\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}", "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}",
    "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}",
  };
  g_autoptr (PurserSession) session = begin ();
  PurserHistory *history = purser_play_get_history (purser_session_get_play (session));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    enter (session, before[i]);
  g_ptr_array_add (moves, purser_json_parse ("{\"move\":\"buy\",\"player\":0,\"card\":\"L2-01-a\"}", -1, NULL));
  g_ptr_array_add (moves, purser_json_parse ("{\"move\":\"end-turn\",\"player\":0}", -1, NULL));
  g_assert_false (purser_session_enter_all (session, moves));
  g_assert_cmpuint (purser_history_get_size (history), ==, 5);
  g_assert_true (purser_session_can_enter_anyway (session));
  g_assert_true (purser_session_enter_anyway (session));
  g_assert_null (purser_session_get_refusal (session));
  g_assert_cmpuint (purser_history_get_size (history), ==, 7);
  g_assert_cmpint (purser_play_get_turn_info (purser_session_get_play (session))->active, ==, 1);
  purser_session_undo (session);
  g_assert_null (purser_history_get_move (history, 6));
  g_assert_null (purser_history_get_move (history, 7));
  g_assert_cmpint (purser_play_get_turn_info (purser_session_get_play (session))->active, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  main_thread = g_thread_self ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/session/kept", test_kept);
  g_test_add_func ("/session/beside", test_beside);
  g_test_add_func ("/session/undone", test_undone);
  g_test_add_func ("/session/corrected", test_corrected);
  g_test_add_func ("/session/kept-later", test_kept_later);
  g_test_add_func ("/session/caught-up", test_caught_up);
  g_test_add_func ("/session/kept-once", test_kept_once);
  g_test_add_func ("/session/source", test_source);
  g_test_add_func ("/session/told", test_told);
  g_test_add_func ("/session/shared", test_shared);
  g_test_add_func ("/session/tap", test_tap);
  return g_test_run ();
}
