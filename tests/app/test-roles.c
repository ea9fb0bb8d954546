// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What screen readers get from Purser's own widgets: role, name and state. The play is the sample of Space Base. */

#include "config.h"

#include "purser-application.h"
#include "purser-chart-page.h"
#include "purser-clock-bar.h"
#include "purser-dice-pad.h"
#include "purser-ledger-list.h"
#include "purser-next-step.h"
#include "purser-payouts.h"
#include "purser-place.h"
#include "purser-play-row.h"
#include "purser-player-strip.h"
#include "purser-prompt-view.h"
#include "purser-scoreboard.h"
#include "purser-seat-row.h"
#include "purser-sum-pad.h"
#include "purser-test-folder.h"
#include "purser-test-sample.h"
#include "purser-toggle-set.h"
#include "purser-words.h"

/* How many lines of the sample to open: before its first roll, after it, after Ben has used it, and before Ben ends his turn. */
#define BEFORE_ROLL 5
#define AFTER_ROLL 6
#define AFTER_PAYOUT 7
#define BEFORE_END 11

static char *folder;

#define assert_role(widget, role) \
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_##role)
#define assert_named(widget, name) \
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name)
#define assert_described(widget, text) \
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
#define assert_pressed(widget) \
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE)
#define assert_up(widget) g_assert_false (is_pressed (widget))
#define assert_expanded(widget, expanded) \
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded)
#define assert_invalid(widget, invalid) \
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID, invalid)

static PurserSession *
open_session (guint n_lines)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", n_lines);

  return purser_session_new (play);
}

static gboolean
is_named (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

/* GTK has no state for a toggle button that was never pressed, and “not pressed” for one that was. */
static gboolean
is_pressed (GtkWidget *button)
{
  g_autofree char *other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                                                            GTK_ACCESSIBLE_TRISTATE_TRUE);

  return other == NULL;
}

/* Finds the widget with a role and a name; any name if none is given. */
static GtkWidget *
look (GtkWidget         *widget,
      GtkAccessibleRole  role,
      const char        *name)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role && (name == NULL || is_named (widget, name)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = look (child, role, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
tell (GtkWidget *widget,
      int        depth)
{
  g_autofree char *told = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  g_test_message ("%*s%s, role %d, %s", depth, "", G_OBJECT_TYPE_NAME (widget),
                  (int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)), told);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell (child, depth + 2);
}

static GtkWidget *
find (GtkWidget         *widget,
      GtkAccessibleRole  role,
      const char        *name)
{
  GtkWidget *found = look (widget, role, name);

  if (found == NULL)
    {
      tell (widget, 0);
      g_error ("nothing of role %d is called “%s”", (int) role, name);
    }
  return found;
}

static void
test_dice_pad (void)
{
  g_autoptr (GtkWidget) pad = g_object_ref_sink (g_object_new (PURSER_TYPE_DICE_PAD, NULL));
  GtkWidget *three = find (pad, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, "First die: 3");
  GtkWidget *other = find (pad, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, "Second die: 3");

  assert_role (pad, GROUP);
  assert_named (pad, "Dice");
  assert_up (three);
  purser_dice_pad_press (PURSER_DICE_PAD (pad), 3);
  assert_pressed (three);
  assert_up (other);
  purser_dice_pad_press (PURSER_DICE_PAD (pad), 3);
  assert_pressed (other);
  purser_dice_pad_clear (PURSER_DICE_PAD (pad), 0);
  assert_up (three);
}

static void
check_sum (GtkWidget                 *pad,
           const char                *text,
           const char                *told,
           GtkAccessibleInvalidState  invalid)
{
  GtkWidget *entry = find (pad, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Number or sum");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  assert_described (entry, told);
  assert_invalid (entry, invalid);
}

static void
test_sum_pad (void)
{
  static const char *const keys[] = { "7", "Plus", "Minus", "Times", "Divided by", "Delete the Last Digit", "Clear", "Enter" };
  g_autoptr (GtkWidget) pad = g_object_ref_sink (g_object_new (PURSER_TYPE_SUM_PAD, NULL));

  assert_role (pad, GROUP);
  check_sum (pad, "12+8-3", "= 17", GTK_ACCESSIBLE_INVALID_FALSE);
  check_sum (pad, "12+", "At character 4: a number is missing here", GTK_ACCESSIBLE_INVALID_TRUE);
  check_sum (pad, "", "", GTK_ACCESSIBLE_INVALID_FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    find (pad, GTK_ACCESSIBLE_ROLE_BUTTON, keys[i]);
}

static void
check_toggle_set (gboolean many)
{
  g_autoptr (GtkWidget) set = g_object_ref_sink (purser_toggle_set_new (many));
  GtkWidget *ore = purser_toggle_set_add (PURSER_TOGGLE_SET (set), "Ore", NULL);
  GtkWidget *fuel = purser_toggle_set_add (PURSER_TOGGLE_SET (set), "Fuel", gtk_image_new ());

  assert_role (set, GROUP);
  assert_role (ore, TOGGLE_BUTTON);
  assert_named (ore, "Ore");
  assert_named (fuel, "Fuel");
  purser_toggle_set_select (PURSER_TOGGLE_SET (set), 0, TRUE);
  assert_pressed (ore);
  assert_up (fuel);
  purser_toggle_set_select (PURSER_TOGGLE_SET (set), 1, TRUE);
  assert_pressed (fuel);
  g_assert_true (is_pressed (ore) == many);
}

static void
test_toggle_set (void)
{
  check_toggle_set (FALSE);
  check_toggle_set (TRUE);
}

/* The name of a place is its title and its offer; if both are the same, it only says that something can be done. */
static void
test_place (void)
{
  g_autoptr (PurserPlace) place = g_object_ref_sink (g_object_new (PURSER_TYPE_PLACE, "title", "Booster", NULL));

  assert_named (place, "Booster");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  purser_place_set_offer (place, "Booster");
  assert_named (place, "Booster");
  assert_described (place, "Can be done now");
  purser_place_set_offer (place, "build one");
  assert_named (place, "Booster: build one");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* A player's name for screen readers is one sentence, and the state tells whether the player's board is shown. */
static void
test_player_tile (void)
{
  g_autoptr (PurserSession) session = open_session (BEFORE_ROLL);
  g_autoptr (GtkWidget) strip = g_object_ref_sink (g_object_new (PURSER_TYPE_PLAYER_STRIP, NULL));
  GtkWidget *ben;

  purser_player_strip_set_session (PURSER_PLAYER_STRIP (strip), session);
  ben = find (strip, GTK_ACCESSIBLE_ROLE_BUTTON, "Ben, score 0, Credits 2, Income 0, Victory points 0, active player");
  find (strip, GTK_ACCESSIBLE_ROLE_BUTTON, "Aoi, score 0, Credits 1, Income 1, Victory points 0");
  assert_expanded (ben, FALSE);
  g_signal_emit_by_name (ben, "clicked");
  assert_expanded (ben, TRUE);
  g_object_set (strip, "shown", 0, NULL);
  assert_expanded (ben, FALSE);
}

/* Ben rolled 2 and 6 with the starting ships. */
static void
test_payouts (void)
{
  g_autoptr (PurserSession) session = open_session (AFTER_ROLL);
  g_autoptr (GtkWidget) payouts = g_object_ref_sink (purser_payouts_new (session));
  GtkWidget *card = find (payouts, GTK_ACCESSIBLE_ROLE_GROUP, "Ben");
  GtkWidget *dice = find (card, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, "Ben: 2 and 6: +2 Credits; sector 2 +1, sector 6 +1");
  GtkWidget *sum = find (card, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, "Ben: sum 8: +3 Credits; sector 8 +3");

  assert_role (payouts, GROUP);
  assert_pressed (sum);
  assert_up (dice);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (dice), TRUE);
  assert_pressed (dice);
  assert_up (sum);
  find (card, GTK_ACCESSIBLE_ROLE_BUTTON, "Why? Ben");
}

/* The button of the next step, for the proposed answer. */
static void
test_next_step (void)
{
  g_autoptr (PurserSession) session = open_session (BEFORE_END);
  PurserPlay *play = purser_session_get_play (session);
  g_autoptr (GtkWidget) step = g_object_ref_sink (g_object_new (PURSER_TYPE_NEXT_STEP, NULL));

  purser_next_step_offer (PURSER_NEXT_STEP (step), play, g_ptr_array_index (purser_play_get_prompt (play)->choices, 0));
  find (step, GTK_ACCESSIBLE_ROLE_BUTTON, "Ben: End the turn");
}

static void
run_until_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 800);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  run_until_mapped (child);
  return window;
}

/* Rows are created when they come into view. */
static void
test_ledger (void)
{
  g_autoptr (PurserSession) session = open_session (AFTER_PAYOUT);
  GtkWidget *list = g_object_new (PURSER_TYPE_LEDGER_LIST, NULL);
  GtkWidget *window;

  purser_ledger_list_set_session (PURSER_LEDGER_LIST (list), session);
  window = show (list);
  find (list, GTK_ACCESSIBLE_ROLE_LIST, "Ledger");
  while (look (list, GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
  find (list, GTK_ACCESSIBLE_ROLE_LIST_ITEM, "Ben rolled 2 and 6. Ben: +3 Credits (sector 8)");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
open_details (GtkWidget *chart)
{
  GtkWidget *expander = gtk_widget_get_next_sibling (chart);

  assert_role (expander, BUTTON);
  assert_expanded (expander, FALSE);
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_RELATION_DETAILS, expander, NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  assert_expanded (expander, TRUE);
}

/* Checks that a chart's values are also in a table of named rows and cells. */
static void
check_table (GtkWidget *table,
             guint      n_cells)
{
  GtkWidget *row = find (table, GTK_ACCESSIBLE_ROLE_ROW, NULL);
  guint n = 0;

  find (row, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, NULL);
  row = gtk_widget_get_next_sibling (row);
  assert_role (row, ROW);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL));
  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    n += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (cell)) == GTK_ACCESSIBLE_ROLE_CELL;
  g_assert_cmpuint (n, ==, n_cells);
}

static void
check_chart (GtkWidget  *page,
             const char *name,
             const char *table_name,
             guint       n_cells)
{
  GtkWidget *chart = find (page, GTK_ACCESSIBLE_ROLE_IMG, name);

  assert_described (chart, "The table below has the same numbers");
  open_details (chart);
  check_table (find (page, GTK_ACCESSIBLE_ROLE_TABLE, table_name), n_cells);
}

static void
test_charts (void)
{
  g_autoptr (PurserSession) session = open_session (40);
  g_autoptr (GtkWidget) page = g_object_ref_sink (GTK_WIDGET (purser_chart_page_new (session)));

  check_chart (page, "Chart of the scores", "Scores turn by turn", 4);
  check_chart (page, "Chart of the dice", "How Often Each Number Was Rolled", 2);
}

static void
test_prompt_view (void)
{
  g_autoptr (GtkWidget) step = g_object_ref_sink (g_object_new (PURSER_TYPE_NEXT_STEP, NULL));
  g_autoptr (PurserSession) session = open_session (BEFORE_ROLL);
  g_autoptr (GtkWidget) view = g_object_ref_sink (g_object_new (PURSER_TYPE_PROMPT_VIEW, NULL));

  purser_prompt_view_set_session (PURSER_PROMPT_VIEW (view), session, PURSER_NEXT_STEP (step));
  assert_role (view, GROUP);
  assert_named (view, "Ben’s turn: what did you roll?");
  find (view, GTK_ACCESSIBLE_ROLE_HEADING, "Ben’s turn: what did you roll?");
  find (view, GTK_ACCESSIBLE_ROLE_GROUP, "Dice");
}

static GtkWidget *
find_clock (GtkWidget  *bar,
            const char *who)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, who);

  if (other == NULL)
    return bar;
  for (GtkWidget *child = gtk_widget_get_first_child (bar); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_clock (child, who);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_clock_bar (void)
{
  g_autoptr (PurserSession) session = open_session (BEFORE_ROLL);
  g_autoptr (GtkWidget) bar = g_object_ref_sink (g_object_new (PURSER_TYPE_CLOCK_BAR, NULL));
  GtkWidget *pause = find (bar, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, "Pause the Clocks");

  purser_clock_bar_set_session (PURSER_CLOCK_BAR (bar), session);
  assert_role (bar, GROUP);
  assert_named (bar, "Clocks");
  assert_up (pause);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pause), TRUE);
  assert_pressed (pause);
  assert_named (pause, "Pause the Clocks");
  g_assert_nonnull (find_clock (bar, "Aoi"));
  g_assert_nonnull (find_clock (bar, "Ben, active player"));
}

static void
test_scoreboard (void)
{
  g_autoptr (PurserSession) session = open_session (BEFORE_ROLL);
  g_autoptr (GtkWidget) board = g_object_ref_sink (g_object_new (PURSER_TYPE_SCOREBOARD, NULL));

  purser_scoreboard_set_session (PURSER_SCOREBOARD (board), session);
  assert_role (board, IMG);
  assert_named (board, "Space Base. Round 1 · Ben · Dice. Aoi 0, Credits 1, Income 1. Ben 0, active player, Credits 2, Income 0. "
                       "千尋 0, Credits 3, Income 0. Dagny 0, Credits 4, Income 0");
}

/* Each row of the library names the play that its button deletes. */
static void
test_play_row (void)
{
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "space-base", AFTER_ROLL);
  g_autoptr (PurserPlayInfo) info = purser_play_info_new_for_play (play);
  g_autoptr (GtkWidget) row = g_object_ref_sink (g_object_new (PURSER_TYPE_PLAY_ROW, NULL));
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (purser_play_info_get_time (info));
  g_autofree char *name = g_date_time_format (moment, "Delete: Space Base, %x");

  purser_play_row_set_info (PURSER_PLAY_ROW (row), info);
  find (row, GTK_ACCESSIBLE_ROLE_BUTTON, name);
}

static void
test_seat_row (void)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (purser_seat_row_new ("Aoi", "blue"));

  find (row, GTK_ACCESSIBLE_ROLE_BUTTON, "Color of Aoi: Blue");
  find (row, GTK_ACCESSIBLE_ROLE_BUTTON, "Remove Aoi");
  gtk_editable_set_text (GTK_EDITABLE (row), "");
  purser_seat_row_set_seat (PURSER_SEAT_ROW (row), 2);
  find (row, GTK_ACCESSIBLE_ROLE_BUTTON, "Color of Player 3: Blue");
  find (row, GTK_ACCESSIBLE_ROLE_BUTTON, "Remove Player 3");
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Words take as many lines for a width as a label does, up to their limit, and have the same role. */
static void
test_words (void)
{
  const char *text = "Won by Aoi · 11/21/2026 · 89 minutes";
  g_autoptr (GtkWidget) words = g_object_ref_sink (g_object_new (PURSER_TYPE_WORDS, NULL));
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (text));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  purser_words_set (PURSER_WORDS (words), text, 9);
  assert_role (words, LABEL);
  assert_named (words, text);
  /* Where a date is wider than the line, a label breaks it elsewhere, as it has hyphens. */
  for (int width = 120; width <= 600; width += 60)
    g_assert_cmpint (measure_height (words, width), ==, measure_height (label, width));
  g_assert_cmpint (measure_height (words, 60), >, measure_height (words, 600));
  purser_words_set (PURSER_WORDS (words), text, 1);
  g_assert_cmpint (measure_height (words, 60), ==, measure_height (words, 600));
  assert_named (words, text);
  purser_words_set (PURSER_WORDS (words), "Won", 9);
  g_assert_cmpint (measure_height (words, 60), ==, measure_height (words, 600));
}

static void
add_tests (void)
{
  g_test_add_func ("/roles/dice-pad", test_dice_pad);
  g_test_add_func ("/roles/sum-pad", test_sum_pad);
  g_test_add_func ("/roles/toggle-set", test_toggle_set);
  g_test_add_func ("/roles/place", test_place);
  g_test_add_func ("/roles/player-tile", test_player_tile);
  g_test_add_func ("/roles/payouts", test_payouts);
  g_test_add_func ("/roles/next-step", test_next_step);
  g_test_add_func ("/roles/ledger", test_ledger);
  g_test_add_func ("/roles/charts", test_charts);
  g_test_add_func ("/roles/prompt-view", test_prompt_view);
  g_test_add_func ("/roles/clock-bar", test_clock_bar);
  g_test_add_func ("/roles/scoreboard", test_scoreboard);
  g_test_add_func ("/roles/play-row", test_play_row);
  g_test_add_func ("/roles/seat-row", test_seat_row);
  g_test_add_func ("/roles/words", test_words);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PurserApplication) application = NULL;
  int failed;

  g_test_init (&argc, &argv, NULL);
  folder = purser_test_folder_new ();
  application = purser_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_set_default (G_APPLICATION (application));
  add_tests ();
  failed = g_test_run ();
  purser_test_folder_remove (folder);
  g_free (folder);
  return failed;
}
