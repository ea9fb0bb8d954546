// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The blocks of the ledger: a model that follows a play, with undo and redo, equals one that is built from the finished play.
 * The expected texts are worked out by hand. */

#include "config.h"

#include <string.h>

#include "purser-edits.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-ledger-line.h"
#include "purser-ledger-model.h"

static PurserPlay *
open_sample (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

static PurserPlay *
play_like (PurserPlay *sample)
{
  g_autoptr (GError) error = NULL;
  PurserPlay *play = purser_play_new (purser_play_get_rules (sample), purser_play_get_setup (sample)->header, NULL, &error);

  g_assert_no_error (error);
  return play;
}

static char *
dup_block (PurserPlay        *play,
           PurserLedgerBlock *block)
{
  g_autofree char *title = purser_ledger_block_dup_title (block, play);
  g_autoptr (GPtrArray) lines = purser_ledger_lines_new (play, block);
  GString *text = g_string_new (title);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *line = purser_ledger_line_dup_text (lines->pdata[i], play);

      g_string_append_printf (text, " | %s", line);
    }
  return g_string_free (text, FALSE);
}

/* A row, and its words since it was last looked at (NULL if it was told that they have changed since then). */
typedef struct {
  PurserLedgerBlock *block;
  char              *text;
} Row;

static void
row_forget (Row *self)
{
  g_clear_pointer (&self->text, g_free);
}

static Row *
row_new (PurserLedgerBlock *block)
{
  Row *self = g_new0 (Row, 1);

  self->block = block;
  g_signal_connect_swapped (block, "changed", G_CALLBACK (row_forget), self);
  return self;
}

static void
row_free (gpointer data)
{
  Row *self = data;

  g_signal_handlers_disconnect_by_data (self->block, self);
  g_object_unref (self->block);
  g_free (self->text);
  g_free (self);
}

/* Makes a model that takes up each change at once. */
static PurserLedgerModel *
following_model_new (PurserPlay *play)
{
  PurserLedgerModel *self = purser_ledger_model_new (play);

  g_signal_connect_object (play, "changed", G_CALLBACK (purser_ledger_model_update), self, G_CONNECT_SWAPPED);
  return self;
}

/* Rows that follow a model by its signals alone. */
typedef struct {
  PurserPlay *play;
  GPtrArray  *rows;
} Follower;

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Follower   *self)
{
  g_assert_cmpuint (position + removed, <=, self->rows->len);
  if (removed > 0)
    g_ptr_array_remove_range (self->rows, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->rows, (int) (position + i),
                        row_new (g_list_model_get_item (model, position + i)));
}

static void
assert_same (PurserLedgerBlock *block,
             PurserLedgerBlock *other)
{
  g_assert_true (purser_ledger_block_is_heading (block) == purser_ledger_block_is_heading (other));
  g_assert_true (purser_turn_equal (purser_ledger_block_get_turn (block), purser_ledger_block_get_turn (other)));
  g_assert_cmpuint (purser_ledger_block_get_first (block), ==, purser_ledger_block_get_first (other));
  g_assert_cmpuint (purser_ledger_block_get_last (block), ==, purser_ledger_block_get_last (other));
}

static void
assert_says (Row        *row,
             PurserPlay *play)
{
  char *text = dup_block (play, row->block);

  if (row->text != NULL)
    g_assert_cmpstr (row->text, ==, text);
  g_free (row->text);
  row->text = text;
}

/* Of the words every fifth is read, and others the next time, as reading all of them takes long. */
static void
assert_reads_like (const Follower *self)
{
  guint turn = purser_history_get_size (purser_play_get_history (self->play)) % 5;
  g_autoptr (PurserLedgerModel) read = purser_ledger_model_new (self->play);

  g_assert_cmpuint (self->rows->len, ==, g_list_model_get_n_items (G_LIST_MODEL (read)));
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autoptr (PurserLedgerBlock) block = g_list_model_get_item (G_LIST_MODEL (read), i);
      Row *row = self->rows->pdata[i];

      assert_same (row->block, block);
      if (i % 5 == turn)
        assert_says (row, self->play);
    }
}

/* Enters up to @n records from @from on in one tap; leaves out what is struck in the sample. */
static guint
enter_some (PurserPlay *play,
            PurserPlay *sample,
            guint       from,
            guint       n)
{
  PurserHistory *history = purser_play_get_history (sample);
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  for (; n > 0 && from <= purser_history_get_size (history); n--, from++)
    if (purser_history_get_move (history, from) != NULL)
      g_ptr_array_add (moves, purser_history_get_move (history, from)->value);
  if (moves->len > 0)
    g_assert_true (purser_play_enter_tap (play, moves, &refused, &verdict));
  return from;
}

static void
take_back_and_again (PurserPlay     *play,
                     const Follower *follower)
{
  g_auto (PurserVerdict) verdict = { 0 };

  if (!purser_play_get_can_undo (play))
    return;
  g_assert_true (purser_play_undo (play, &verdict));
  assert_reads_like (follower);
  g_assert_true (purser_play_redo (play, &verdict));
}

/* Removes each earlier move that later ones do not need, and restores it. */
static void
take_out_and_back (PurserPlay     *play,
                   const Follower *follower)
{
  guint n_taken = 0;

  for (guint n = purser_history_get_size (purser_play_get_history (play)); n > 0; n--)
    {
      g_auto (PurserVerdict) verdict = { 0 };

      if (purser_history_get_move (purser_play_get_history (play), n) == NULL ||
          !purser_play_remove_entry (play, n, FALSE, &verdict))
        continue;
      assert_reads_like (follower);
      g_assert_true (purser_play_redo (play, &verdict));
      assert_reads_like (follower);
      n_taken++;
    }
  g_assert_cmpuint (n_taken, >, 2);
}

static void
test_followed (gconstpointer data)
{
  g_autoptr (PurserPlay) sample = open_sample (data);
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (PurserLedgerModel) model = following_model_new (play);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);
  Follower follower = { play, rows };

  items_changed_cb (G_LIST_MODEL (model), 0, 0, g_list_model_get_n_items (G_LIST_MODEL (model)), &follower);
  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed_cb), &follower);
  for (guint from = 1, n = 1; from <= purser_history_get_size (purser_play_get_history (sample)); n = n % 4 + 1)
    {
      from = enter_some (play, sample, from, n);
      assert_reads_like (&follower);
      take_back_and_again (play, &follower);
      assert_reads_like (&follower);
    }
  g_assert_cmpuint (rows->len, >, 10);
  take_out_and_back (play, &follower);
  g_signal_handlers_disconnect_by_data (model, &follower);
}

static void
assert_blocks (PurserPlay        *play,
               guint              from,
               const char *const *wanted)
{
  g_autoptr (PurserLedgerModel) model = purser_ledger_model_new (play);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (model));

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      g_autoptr (PurserLedgerBlock) block = g_list_model_get_item (G_LIST_MODEL (model), n - 1 - from - i);
      g_autofree char *text = dup_block (play, block);

      g_assert_cmpstr (text, ==, wanted[i]);
    }
}

/* The end of the drafts: Dagny pays 3 for her ship and, being third after Ben, begins with 2 more: together -1; 千尋 gets 1 as
 * the second and Aoi a first income. Then Ben's 2 and 6: his sector 8 pays 3, and nobody has anything deployed. His payment
 * for his ship is a block of its own, and so is the end of his turn, which pays nothing. Then 千尋's 5 and 2: her sector 7 pays
 * 3, Dagny's deployed 7 pays 2, and Ben's deployed 5 pays 1. */
static void
test_space_base (void)
{
  static const char *const wanted[] = {
    "Dagny bought a level 1 ship of sector 7 before the first turn | "
    "Dagny: −1 Credit (a level 1 ship of sector 7 −3, the third seat +2) | 千尋: +1 Credit (the second seat) | "
    "Aoi: +1 Income (the fourth seat and later)",
    "Setup",
    "Ben rolled 2 and 6 | Ben: +3 Credits (sector 8)",
    "Ben bought a level 1 ship of sector 5 | Ben: −5 Credits (all credits)",
    "Ben ended the turn",
    "Round 1 · Ben",
    "千尋 rolled 5 and 2 | 千尋: +3 Credits (sector 7) | Dagny: +2 Credits (sector 7, deployed) | "
    "Ben: +1 Credit (sector 5, deployed)",
    NULL
  };
  g_autoptr (PurserPlay) play = open_sample ("space-base.purser");

  assert_blocks (play, 4, wanted);
}

/* A purchase that ends the turn is named after what was bought. */
static void
test_purchase (void)
{
  static const char *const wanted[] = { "Ben bought a level 1 ship of sector 5 | Ben: −5 Credits (all credits)", "Round 1 · Ben", NULL };
  g_autoptr (PurserPlay) sample = open_sample ("space-base.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (GPtrArray) tap = g_ptr_array_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused, n = 1;

  while (g_strcmp0 (purser_history_get_move (purser_play_get_history (sample), n)->verb->name, "buy") != 0)
    n = enter_some (play, sample, n, 1);
  for (guint i = n; i < n + 2; i++)
    g_ptr_array_add (tap, purser_history_get_move (purser_play_get_history (sample), i)->value);
  g_assert_true (purser_play_enter_tap (play, tap, &refused, &verdict));
  assert_blocks (play, 7, wanted);
}

/* The last roll, 1 and 1: of Dagny's deployed ships of sector 1 two pay 1 twice and one takes two charges, so each reason
 * names its gain; Aoi's sector 2 brings only VP, so it does not. */
static void
test_reasons (void)
{
  static const char *const wanted[] = {
    "Aoi rolled 1 and 1 | Aoi: +3 Victory points (sector 2) | Ben: +2 Credits (sector 1, deployed) | "
    "千尋: +6 Credits (sector 1, deployed) | "
    "Dagny: +4 Credits, +2 Charges (sector 1, deployed +4 Credits, sector 1 +2 Charges)",
    NULL
  };
  g_autoptr (PurserPlay) play = open_sample ("space-base.purser");
  g_autoptr (PurserLedgerModel) model = purser_ledger_model_new (play);

  assert_blocks (play, g_list_model_get_n_items (G_LIST_MODEL (model)) - 3, wanted);
}

/* A reason with the name of its account does not repeat it. */
static void
test_reason_of_account (void)
{
  static const char *const wanted[] = {
    "What everybody begins with | "
    "Aoi: +9 Hand limit, +4 Stations on Earth (Hand limit +9, Setup by number of players +4 Stations on Earth) | "
    "Ben: +9 Hand limit, +4 Stations on Earth (Hand limit +9, Setup by number of players +4 Stations on Earth) | "
    "千尋: +9 Hand limit, +4 Stations on Earth (Hand limit +9, Setup by number of players +4 Stations on Earth) | "
    "Dagny: +9 Hand limit, +4 Stations on Earth (Hand limit +9, Setup by number of players +4 Stations on Earth)",
    NULL
  };
  g_autoptr (PurserPlay) play = open_sample ("andromeda.purser");

  assert_blocks (play, 0, wanted);
}

/* One tap ends Ben's turn, which books nothing, and contains 千尋's roll: its block belongs to her turn, and is named after the
 * roll. */
static void
test_next_turn (void)
{
  static const char *const wanted[] = { "Ben bought a level 1 ship of sector 5 | Ben: −5 Credits (all credits)", "Round 1 · Ben",
                                        "千尋 rolled 5 and 2", "Round 1 · 千尋", NULL };
  g_autoptr (PurserPlay) sample = open_sample ("space-base.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (PurserLedgerModel) model = following_model_new (play);
  PurserHistory *history = purser_play_get_history (sample);
  guint n = 1;

  while (purser_history_get_move (history, n) == NULL ||
         strcmp (purser_history_get_move (history, n)->verb->name, "end-turn") != 0)
    n = enter_some (play, sample, n, 1);
  enter_some (play, sample, n, 2);
  assert_blocks (play, g_list_model_get_n_items (G_LIST_MODEL (model)) - 4, wanted);
}

/* A tap that records the printed values of a card, buys it and ends the turn is named after the purchase. */
static void
test_read_off (void)
{
  static const char *const wanted[] = { "Ben bought a level 1 ship of sector 5 | Ben: −5 Credits (all credits)", "Round 1 · Ben", NULL };
  g_autoptr (PurserPlay) sample = open_sample ("space-base.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (PurserLedgerModel) model = following_model_new (play);
  PurserHistory *history = purser_play_get_history (sample);
  g_autoptr (PurserValue) learn = purser_json_parse (
    "{\"move\":\"learn\",\"item\":\"L1-05-a\",\"values\":{\"cost\":5}}", -1, NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  guint refused;

  for (guint n = 1; n < 10; n++)
    enter_some (play, sample, n, 1);
  g_ptr_array_add (moves, learn);
  g_ptr_array_add (moves, purser_history_get_move (history, 10)->value);
  g_ptr_array_add (moves, purser_history_get_move (history, 11)->value);
  g_assert_true (purser_play_enter_tap (play, moves, &refused, &verdict));
  assert_blocks (play, g_list_model_get_n_items (G_LIST_MODEL (model)) - 2, wanted);
}

/* A pad has no turns: below the heading of its round is a line for each cell. A score that replaces another shows the
 * difference. */
static void
test_score_pad (void)
{
  static const char *const first[] = { "Aoi, Round 1: 4", "Ben, Round 1: 7+2 = 9", "千尋, Round 1: 0", "Dagny, Round 1: 13",
                                       "Round 1", "Aoi, Round 2: 3+10 = 13", NULL };
  static const char *const replaced[] = { "Aoi, Round 1: 7 | Aoi: +3 Round 1", "Round 2", NULL };
  g_autoptr (PurserPlay) sample = open_sample ("score-pad.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (PurserValue) move = purser_move_value_new ("score", 0);
  g_auto (PurserVerdict) verdict = { 0 };

  assert_blocks (sample, 0, first);
  for (guint n = 1; n <= 4; n++)
    enter_some (play, sample, n, 1);
  purser_value_set_integer (move, "round", 1);
  purser_value_set_integer (move, "value", 7);
  g_assert_true (purser_play_enter (play, move, &verdict));
  assert_blocks (play, 5, replaced);
}

/* A correction shows its note; one without a note says what it is. 5 and -2 in one tap are 3. */
static void
test_corrected (void)
{
  static const char *const wanted[] = {
    "Aoi: Credits corrected by +5 | Aoi: +3 Credits (miscounted +5, corrected by hand −2)",
    NULL
  };
  g_autoptr (PurserPlay) sample = open_sample ("space-base.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_auto (PurserVerdict) verdict = { 0 };
  static const gint64 by[] = { 5, -2 };
  guint refused;

  for (guint i = 0; i < G_N_ELEMENTS (by); i++)
    {
      g_ptr_array_add (moves, purser_move_value_new ("adjust", 0));
      purser_value_set_string (moves->pdata[i], "account", "credits");
      purser_value_set_integer (moves->pdata[i], "by", by[i]);
    }
  purser_value_set_string (moves->pdata[0], "note", "miscounted");
  g_assert_true (purser_play_enter_tap (play, moves, &refused, &verdict));
  assert_blocks (play, 1, wanted);
}

static PurserValue *
adjustment_new (int by)
{
  PurserValue *move = purser_move_value_new ("adjust", 0);

  purser_value_set_string (move, "account", "credits");
  purser_value_set_integer (move, "by", by);
  return move;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Both rows are told that the first correction is amended, as the numbers of the second may be others now; no row is made
 * anew for that. 0 is the heading, 1 the second correction, 2 the first. */
static void
test_amended (void)
{
  g_autoptr (PurserPlay) sample = open_sample ("space-base.purser");
  g_autoptr (PurserPlay) play = play_like (sample);
  g_autoptr (PurserLedgerModel) model = following_model_new (play);
  g_autoptr (PurserValue) first = adjustment_new (4);
  g_autoptr (PurserValue) second = adjustment_new (5);
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  g_autoptr (PurserLedgerBlock) above = NULL;
  g_autoptr (PurserLedgerBlock) below = NULL;
  g_auto (PurserVerdict) verdict = { 0 };
  guint changes[3] = { 0 };

  g_assert_true (purser_play_enter (play, first, &verdict));
  g_assert_true (purser_play_enter (play, second, &verdict));
  above = g_list_model_get_item (G_LIST_MODEL (model), 1);
  below = g_list_model_get_item (G_LIST_MODEL (model), 2);
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (count_cb), &changes[0]);
  g_signal_connect_swapped (above, "changed", G_CALLBACK (count_cb), &changes[1]);
  g_signal_connect_swapped (below, "changed", G_CALLBACK (count_cb), &changes[2]);
  purser_edits_put (edits, 1, adjustment_new (6));
  g_assert_true (purser_play_amend (play, edits->numbers, edits->moves, &verdict));
  g_assert_true (changes[0] == 0 && changes[1] == 1 && changes[2] == 1);
  g_assert_true (purser_play_undo (play, &verdict));
  g_assert_true (changes[0] == 0 && changes[1] == 2 && changes[2] == 2);
  g_signal_handlers_disconnect_by_data (above, &changes[1]);
  g_signal_handlers_disconnect_by_data (below, &changes[2]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/ledger-model/space-base", "space-base.purser", test_followed);
  g_test_add_data_func ("/ledger-model/starfarers", "starfarers.purser", test_followed);
  g_test_add_data_func ("/ledger-model/andromeda", "andromeda.purser", test_followed);
  g_test_add_data_func ("/ledger-model/phoenix", "phoenix.purser", test_followed);
  g_test_add_data_func ("/ledger-model/score-pad", "score-pad.purser", test_followed);
  g_test_add_func ("/ledger-model/sums", test_space_base);
  g_test_add_func ("/ledger-model/purchase", test_purchase);
  g_test_add_func ("/ledger-model/reasons", test_reasons);
  g_test_add_func ("/ledger-model/reason-of-account", test_reason_of_account);
  g_test_add_func ("/ledger-model/next-turn", test_next_turn);
  g_test_add_func ("/ledger-model/read-off", test_read_off);
  g_test_add_func ("/ledger-model/one-line-a-cell", test_score_pad);
  g_test_add_func ("/ledger-model/corrected", test_corrected);
  g_test_add_func ("/ledger-model/amended", test_amended);
  return g_test_run ();
}
