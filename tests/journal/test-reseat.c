// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Seats and start player that are corrected after the play has begun, with numbers worked out by hand. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-games.h"
#include "purser-reseat.h"

#define HEADER "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\",\"colour\":\"blue\"}," \
  "{\"name\":\"Ben\",\"colour\":\"red\"},{\"name\":\"千尋\",\"colour\":\"green\"},{\"name\":\"Dagny\"}]}\n"
/* 5 credits minus 5, 3, 4 and 3; Aoi, with the highest sector, begins, and the others get 1, 2 and an income of 1. */
#define DRAFTS "{\"n\":1,\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-09-a\"]}\n" \
  "{\"n\":2,\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-01-a\"]}\n" \
  "{\"n\":3,\"move\":\"draft\",\"player\":2,\"cards\":[\"L1-05-a\"]}\n" \
  "{\"n\":4,\"move\":\"draft\",\"player\":3,\"cards\":[\"L1-03-a\"]}\n"
/* The sum of 8 pays 3 to the active player, the dice 2; nobody has anything deployed in 2, 6 or 8. */
#define TURN "{\"n\":5,\"move\":\"roll\",\"player\":0,\"dice\":[6,2]}\n" \
  "{\"n\":6,\"move\":\"allocate\",\"player\":0,\"use\":\"sum\"}\n" \
  "{\"n\":7,\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}\n" \
  "{\"n\":8,\"move\":\"allocate\",\"player\":2,\"use\":\"dice\"}\n" \
  "{\"n\":9,\"move\":\"allocate\",\"player\":3,\"use\":\"dice\"}\n" \
  "{\"n\":10,\"move\":\"end-turn\",\"player\":0}\n"

typedef enum { CREDITS, INCOME } Account;

static PurserPlay *
open_play (const char *path)
{
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_APPEND, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

static void
assert_has (PurserPlay *play,
            int         seat,
            const char *name,
            gint64      credits,
            gint64      income)
{
  g_assert_cmpstr (purser_setup_get_name (purser_play_get_setup (play), seat), ==, name);
  g_assert_cmpint (purser_play_get_balance (play, seat, CREDITS), ==, credits);
  g_assert_cmpint (purser_play_get_balance (play, seat, INCOME), ==, income);
}

static void
assert_before (PurserPlay *play)
{
  assert_has (play, 0, "Aoi", 3, 0);
  assert_has (play, 1, "Ben", 3, 0);
  assert_has (play, 2, "千尋", 3, 0);
  assert_has (play, 3, "Dagny", 2, 1);
  g_assert_cmpint (purser_play_get_turn_info (play)->active, ==, 1);
}

/* Checks that the records from @from on are marked as changed. New seats alone change no move, so none is marked. */
static void
assert_changed (PurserPlay *play,
                guint       from)
{
  for (guint n = 1; n <= 10; n++)
    g_assert_cmpint (purser_preview_is_changed (play, n), ==, n >= from);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* 千尋 sits before Ben, which is noticed when it is her turn: she gets 1 for the second seat, and he 2 for the third. */
static void
test_seats (void)
{
  static const int order[] = { 0, 2, 1, 3 };
  g_autofree char *folder = toll_folder ("seats");
  g_autofree char *path = toll_write (folder, "play.purser", HEADER DRAFTS TURN);
  g_autoptr (PurserPlay) play = open_play (path);
  g_autoptr (PurserValue) record = NULL;
  g_autoptr (PurserPreview) preview = NULL;
  g_auto (PurserVerdict) verdict = { 0 };
  guint seated = 0;
  guint changed = 0;

  assert_before (play);
  g_signal_connect_swapped (play, "seated", G_CALLBACK (count_cb), &seated);
  g_signal_connect_swapped (play, "changed", G_CALLBACK (count_cb), &changed);
  record = purser_reseat_make_record (play, order, -1, PURSER_TURNS_AS_NAMED);
  preview = purser_reseat_preview (play, order, record, &verdict);
  g_assert_nonnull (preview);
  g_assert_cmpuint (preview->changes->len, ==, 2);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 0).player, ==, 2);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 0).after, ==, 2);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 1).player, ==, 1);
  g_assert_cmpint (g_array_index (preview->changes, PurserPreviewChange, 1).after, ==, 4);
  assert_before (play);

  g_assert_true (purser_play_enter (play, record, &verdict));
  g_assert_cmpuint (seated, ==, 1);
  assert_has (play, 1, "千尋", 2, 0);
  assert_has (play, 2, "Ben", 4, 0);
  assert_changed (play, 11);
  g_assert_cmpstr (purser_play_get_setup (play)->seats[1].colour, ==, "green");
  g_assert_cmpint (purser_play_get_turn_info (play)->active, ==, 1);
  g_assert_true (purser_play_undo (play, &verdict));
  g_assert_cmpuint (seated, ==, 2);
  assert_before (play);
  g_assert_true (purser_play_redo (play, &verdict));
  g_assert_cmpuint (changed, ==, 0);
  g_clear_object (&play);
  play = open_play (path);
  assert_has (play, 1, "千尋", 2, 0);
  assert_has (play, 2, "Ben", 4, 0);
  g_assert_cmpstr (purser_play_get_setup (play)->seats[2].colour, ==, "red");
}

/* Ben began, and the first turn was his: his sector 8 pays the 3, 千尋 gets 1 for the second seat and Dagny 2 for the third. The
 * rules refuse to keep the turn as Aoi’s, as it was entered. */
static void
test_starter (void)
{
  static const int order[] = { 0, 1, 2, 3 };
  g_autofree char *folder = toll_folder ("starter");
  g_autofree char *path = toll_write (folder, "play.purser", HEADER DRAFTS TURN);
  g_autoptr (PurserPlay) play = open_play (path);
  g_autoptr (PurserValue) named = purser_reseat_make_record (play, order, 1, PURSER_TURNS_AS_NAMED);
  g_autoptr (PurserValue) ordered = purser_reseat_make_record (play, order, 1, PURSER_TURNS_IN_ORDER);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_cmpint (purser_reseat_find_starter (play), ==, 0);
  g_assert_true (purser_reseat_can_start (play));
  g_assert_false (purser_play_enter (play, named, &verdict));
  g_assert_cmpuint (verdict.n, ==, 5);
  assert_before (play);
  purser_verdict_clear (&verdict);
  g_assert_true (purser_play_enter (play, ordered, &verdict));
  assert_has (play, 0, "Aoi", 0, 1);
  assert_has (play, 1, "Ben", 5, 0);
  assert_has (play, 2, "千尋", 2, 0);
  assert_has (play, 3, "Dagny", 4, 0);
  /* The last draft now tells who begins, and the turn is Ben's. */
  assert_changed (play, 4);
  g_assert_cmpint (purser_play_get_turn_info (play)->active, ==, 2);
  g_assert_cmpint (purser_reseat_find_starter (play), ==, 1);
  g_assert_true (purser_play_undo (play, &verdict));
  assert_before (play);
}

/* Before the first move a note corrects the seats. */
static void
test_at_once (void)
{
  static const int order[] = { 3, 0, 1, 2 };
  g_autofree char *folder = toll_folder ("at-once");
  g_autofree char *path = toll_write (folder, "play.purser", HEADER);
  g_autoptr (PurserPlay) play = open_play (path);
  g_autoptr (PurserValue) record = purser_reseat_make_record (play, order, -1, PURSER_TURNS_AS_NAMED);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_false (purser_reseat_has_turns (play));
  g_assert_true (purser_play_enter (play, record, &verdict));
  assert_has (play, 0, "Dagny", 5, 0);
  assert_has (play, 3, "千尋", 5, 0);
}

static int
compare_texts (const void *a,
               const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Returns: (transfer full): what a play says of its people, in the order of their names, wherever they sit */
static char *
dup_people (PurserPlay *play)
{
  const PurserSetup *setup = purser_play_get_setup (play);
  const PurserRules *rules = purser_play_get_rules (play);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) people = NULL;

  for (int seat = 0; seat < (int) setup->n_players; seat++)
    {
      GString *text = g_string_new (purser_setup_get_name (setup, seat));

      for (guint i = 0; i < rules->count_accounts (setup, purser_play_get_state (play)); i++)
        g_string_append_printf (text, " %" G_GINT64_FORMAT, purser_play_get_balance (play, seat, i));
      g_string_append (text, purser_play_get_turn_info (play)->active == seat ? ", plays" : "");
      g_string_append (text, purser_play_get_prompt (play)->player == seat ? ", is asked" : "");
      g_strv_builder_take (builder, g_string_free_and_steal (text));
    }
  people = g_strv_builder_end (builder);
  qsort (people, setup->n_players, sizeof *people, compare_texts);
  return g_strjoinv ("\n", people);
}

static void
assert_people (PurserPlay *play,
               const char *expected)
{
  g_autofree char *people = dup_people (play);

  g_assert_cmpstr (people, ==, expected);
}

/* The move after new seats is one of the new seats: undo takes back the move alone, and then the seats. */
static void
assert_undoes (PurserPlay *play,
               const char *before,
               const char *after)
{
  g_autoptr (PurserValue) note = purser_move_value_new ("note", -1);
  g_auto (PurserVerdict) verdict = { 0 };

  purser_value_set_string (note, "text", "Everybody sits well");
  g_assert_true (purser_play_enter (play, note, &verdict));
  g_assert_true (purser_play_undo (play, &verdict));
  assert_people (play, after);
  g_assert_true (purser_play_undo (play, &verdict));
  assert_people (play, before);
  g_assert_true (purser_play_redo (play, &verdict));
  assert_people (play, after);
}

/* Everybody sits one seat further on: the order of turns is the same, so nobody has, plays or is asked anything else. */
static void
reseat_at (const char *folder,
           const char *sample)
{
  static const int order[] = { 1, 2, 3, 0 }, of_three[] = { 1, 2, 0 };
  g_autofree char *path = toll_write (folder, "cut.purser", sample);
  g_autoptr (PurserPlay) play = open_play (path);
  g_autofree char *before = dup_people (play);
  g_autoptr (PurserValue) record = NULL;
  g_auto (PurserVerdict) verdict = { 0 };

  if (purser_play_get_turn_info (play)->round == 0)
    return;
  record = purser_reseat_make_record (play, purser_play_get_setup (play)->n_players == 3 ? of_three : order, -1,
                                      PURSER_TURNS_AS_NAMED);
  g_assert_true (purser_play_enter (play, record, &verdict));
  g_assert_cmpstr (purser_setup_get_name (purser_play_get_setup (play), 0), ==, "Ben");
  assert_people (play, before);
  assert_undoes (play, before, before);
  g_clear_object (&play);
  play = open_play (path);
  assert_people (play, before);
}

/* At every tenth record of the sample plays, and so in the middle of turns. */
static void
test_anywhere (gconstpointer sample)
{
  g_autofree char *folder = toll_folder (sample);
  g_autofree char *path = g_strdup_printf ("%s/data/samples/%s.purser", g_getenv ("PURSER_SOURCE"), (const char *) sample);
  g_autofree char *whole = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));
  for (const char *at = strchr (whole, '\n'); at != NULL; at = strchr (at + 1, '\n'))
    if (n++ % 10 == 5)
      {
        g_autofree char *cut = g_strndup (whole, (gsize) (at + 1 - whole));

        reseat_at (folder, cut);
      }
}

static const PurserField *
find_field (const PurserVerb *verb,
            const char       *name)
{
  const PurserField *field = verb->fields;

  while (field->name != NULL && g_strcmp0 (field->name, name) != 0)
    field++;
  return field;
}

/* The start player is a field for a player; some games have a move for it alone, which a draw of the start player can enter. */
static void
test_starter_verbs (void)
{
  static const struct { const char *game; const char *verb; } wanted[] = {
    { "space-base", "first" }, { "andromeda", "first" }, { "phoenix", "first" }, { "starfarers", "first" }, { "score-pad", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const PurserRules *rules = purser_games_find (wanted[i].game);
      const PurserVerb *found = purser_rules_find_starter_verb (rules);

      g_assert_cmpstr (found != NULL ? found->name : NULL, ==, wanted[i].verb);
      for (const PurserVerb *verb = rules->verbs; verb->name != NULL; verb++)
        if (verb->starter != NULL)
          g_assert_cmpint (find_field (verb, verb->starter)->shape->kind, ==, PURSER_SHAPE_PLAYER);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reseat/seats", test_seats);
  g_test_add_func ("/reseat/starter", test_starter);
  g_test_add_func ("/reseat/at-once", test_at_once);
  g_test_add_func ("/reseat/starter-verbs", test_starter_verbs);
  g_test_add_data_func ("/reseat/anywhere/space-base", "space-base", test_anywhere);
  g_test_add_data_func ("/reseat/anywhere/starfarers", "starfarers", test_anywhere);
  g_test_add_data_func ("/reseat/anywhere/andromeda", "andromeda", test_anywhere);
  g_test_add_data_func ("/reseat/anywhere/phoenix", "phoenix", test_anywhere);
  g_test_add_data_func ("/reseat/anywhere/score-pad", "score-pad", test_anywhere);
  return g_test_run ();
}
