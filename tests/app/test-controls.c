// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Every control of every page and dialog has a name, lies within the window, and is as large as a finger. The plays are the
 * samples, stopped at each kind of prompt. */

#include "config.h"

#include "purser-adjust-dialog.h"
#include "purser-chart-page.h"
#include "purser-components-dialog.h"
#include "purser-dice-dialog.h"
#include "purser-edit-entry-dialog.h"
#include "purser-encounter-dialog.h"
#include "purser-form-dialog.h"
#include "purser-games.h"
#include "purser-help-dialog.h"
#include "purser-import-results.h"
#include "purser-join-dialog.h"
#include "purser-json.h"
#include "purser-learn-dialog.h"
#include "purser-ledger-dialog.h"
#include "purser-ledger-model.h"
#include "purser-library-page.h"
#include "purser-library.h"
#include "purser-new-play-page.h"
#include "purser-people-page.h"
#include "purser-person-dialog.h"
#include "purser-preferences-dialog.h"
#include "purser-result-page.h"
#include "purser-rule-dialog.h"
#include "purser-rules-page.h"
#include "purser-score-pad-column-dialog.h"
#include "purser-scoreboard-window.h"
#include "purser-settings.h"
#include "purser-shaker.h"
#include "purser-seats-dialog.h"
#include "purser-share-dialog.h"
#include "purser-shortcuts-dialog.h"
#include "purser-statistics-page.h"
#include "purser-table-page.h"
#include "purser-test-components.h"
#include "purser-test-folder.h"
#include "purser-test-look.h"
#include "purser-test-sample.h"
#include "purser-application.h"
#include "purser-window.h"

typedef struct {
  PurserApplication *application;
  PurserWindow      *window;
  char              *folder;
  gboolean           large; /* whether text is twice as large */
} Room;

static Room room;

static PurserPlay *
open_cut (const char *sample,
          guint       n_lines)
{
  return purser_test_sample_open (room.folder, sample, n_lines);
}

/* Returns the kind of the prompt, and the moves that answer it. */
static char *
dup_question (PurserPlay *play)
{
  PurserPrompt *prompt = purser_play_get_prompt (play);
  g_autoptr (GString) text = g_string_new (prompt->kind);

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);
      g_autofree char *word = g_strdup_printf (" %s%s", purser_value_get_string_of (choice->move, "move"),
                                               choice->complete ? "" : "…");

      if (strstr (text->str, word) == NULL)
        g_string_append (text, word);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
test_tables (gconstpointer data)
{
  const char *sample = data;
  g_autoptr (GHashTable) asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_lines = purser_test_sample_count (sample);

  for (guint i = 1; i <= n_lines; i++)
    {
      g_autoptr (PurserPlay) play = open_cut (sample, i);
      g_autofree char *question = dup_question (play);

      if (!g_hash_table_add (asked, g_strdup (question)))
        continue;
      purser_window_show_play (room.window, play);
      purser_test_look (GTK_WIDGET (room.window), question);
    }
  g_test_message ("%s: %u kinds of questions", sample, g_hash_table_size (asked));
  g_assert_cmpuint (g_hash_table_size (asked), >, 1);
}

static void
look_at_dialog (AdwDialog  *dialog,
                const char *what)
{
  adw_dialog_present (dialog, GTK_WIDGET (room.window));
  purser_test_look (GTK_WIDGET (dialog), what);
  adw_dialog_force_close (dialog);
}

static void
look_at_page (gpointer    page,
              const char *what)
{
  purser_window_push (room.window, ADW_NAVIGATION_PAGE (page));
  purser_test_look (GTK_WIDGET (room.window), what);
}

static void
look_at_form (PurserSession *session,
              const char    *verb)
{
  g_autoptr (PurserValue) move = purser_move_value_new (verb, -1);

  look_at_dialog (purser_form_dialog_new (session, move, verb, NULL), verb);
}

static void
look_at_entries (PurserSession *session,
                 PurserPlay    *play)
{
  PurserHistory *history = purser_play_get_history (play);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);
      const char *verb = move != NULL ? move->verb->name : NULL;

      if (verb != NULL && g_hash_table_add (seen, (gpointer) verb))
        look_at_dialog (purser_edit_entry_dialog_new (session, n), verb);
    }
}

/* Looks at the dialog of each ledger block, with its rules. */
static void
look_at_ledger (PurserSession *session,
                PurserPlay    *play)
{
  g_autoptr (PurserLedgerModel) model = purser_ledger_model_new (play);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (PurserLedgerBlock) block = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (purser_ledger_block_is_heading (block))
        continue;
      look_at_dialog (purser_ledger_dialog_new (session, block), "ledger");
      return;
    }
}

static void
test_dialogs (gconstpointer data)
{
  const char *sample = data;
  g_autoptr (PurserPlay) play = open_cut (sample, purser_test_sample_count (sample) / 2);
  g_autoptr (PurserSession) session = purser_session_new (play);
  const PurserRules *rules = purser_play_get_rules (play);

  purser_window_show_play (room.window, play);
  look_at_dialog (purser_adjust_dialog_new (session, -1, 0), "balance");
  look_at_dialog (purser_components_dialog_new (rules, session, NULL), "copy");
  look_at_dialog (purser_share_dialog_new (session), "share");
  look_at_dialog (purser_seats_dialog_new (session), "seats");
  look_at_dialog (purser_rule_dialog_new (session, purser_play_get_prompt (play)->rule, NULL), "rule");
  look_at_form (session, "note");
  look_at_form (session, "stop");
  look_at_ledger (session, play);
  look_at_entries (session, play);
}

static void
test_items (void)
{
  g_autoptr (PurserPlay) space_base = open_cut ("space-base", 200);
  g_autoptr (PurserSession) base = purser_session_new (space_base);
  g_autoptr (PurserComponents) components = purser_test_components_new (purser_play_get_rules (space_base), base);
  g_autoptr (PurserPlay) starfarers = open_cut ("starfarers", 200);
  g_autoptr (PurserSession) far = purser_session_new (starfarers);

  look_at_dialog (purser_learn_dialog_new (components, "L1-01-a", FALSE), "learn");
  look_at_dialog (purser_rule_dialog_new (base, NULL, "L1-01-a"), "card");
  look_at_dialog (purser_shaker_dialog_new (far), "shaker");
  look_at_dialog (purser_encounter_dialog_new (far), "encounter");
}

/* Looks at a category of a pad that has a formula, and at one that is entered. */
static void
test_pad (void)
{
  g_autoptr (PurserPlay) pad = open_cut ("score-pad", 5);
  g_autoptr (PurserValue) options = purser_json_parse ("{\"categories\":[\"Gears\",\"Science\"],"
                                                       "\"formulas\":{\"Science\":\"rank(x, A, 2, split)\"}}", -1, NULL);
  g_autoptr (PurserScorePadPlan) plan = purser_score_pad_plan_new (options);

  for (guint i = 0; i < purser_score_pad_plan_count (plan); i++)
    look_at_dialog (purser_score_pad_column_dialog_new (plan, i), "category");
  look_at_dialog (purser_join_dialog_new (purser_play_get_setup (pad)), "join");
}

/* Looks at the scoreboard, which is a second window. */
static void
look_at_scoreboard (PurserSession *session)
{
  GtkWidget *window = NULL;

  purser_scoreboard_window_present (session, GTK_APPLICATION (room.application));
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (room.application)); l != NULL; l = l->next)
    if (PURSER_IS_SCOREBOARD_WINDOW (l->data))
      window = l->data;
  purser_test_look (window, "scoreboard");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Looks at the contents of a rulebook, and at the results of a search. */
static void
look_at_rules (const char *game)
{
  PurserRulesPage *page = purser_rules_page_new (game);

  look_at_page (page, "rules");
  purser_rules_page_search (page, "player");
  purser_test_look (GTK_WIDGET (room.window), "rules that were found");
}

static void
test_pages (gconstpointer data)
{
  const char *sample = data;
  g_autoptr (PurserPlay) play = open_cut (sample, purser_test_sample_count (sample));
  g_autoptr (PurserSession) session = purser_session_new (play);

  purser_window_show_play (room.window, play);
  look_at_page (purser_result_page_new (session, NULL), "result");
  look_at_page (purser_chart_page_new (session), "charts");
  look_at_rules (sample);
  look_at_scoreboard (session);
}

/* Selects each game by its radio button, and looks at its form. */
static void
choose_games (GtkWidget *widget)
{
  if (GTK_IS_CHECK_BUTTON (widget) && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_RADIO)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), TRUE);
      purser_test_look (GTK_WIDGET (room.window), "new play");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    choose_games (child);
}

static void
test_beginning (void)
{
  PurserNewPlayPage *page = purser_new_play_page_new (NULL);
  g_autoptr (PurserPromptView) view = g_object_ref_sink (g_object_new (PURSER_TYPE_PROMPT_VIEW, NULL));

  purser_test_look (GTK_WIDGET (room.window), "library");
  look_at_page (page, "new play");
  choose_games (GTK_WIDGET (page));
  look_at_dialog (g_object_new (PURSER_TYPE_PREFERENCES_DIALOG, NULL), "preferences");
  look_at_dialog (g_object_new (PURSER_TYPE_SHORTCUTS_DIALOG, NULL), "shortcuts");
  look_at_dialog (purser_dice_dialog_new (view, NULL), "dice");
  look_at_dialog (purser_help_dialog_new ("index"), "help");
  look_at_dialog (purser_help_dialog_new ("start"), "help on a topic");
  look_at_rules (NULL);
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    found = found != NULL ? found : find_type (child, type);
  return found;
}

static void
fill_library (void)
{
  g_autofree char *folder = purser_library_dup_folder ();

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    purser_test_sample_copy (folder, (*rules)->id);
}

static void
empty_library (void)
{
  g_autofree char *folder = purser_library_dup_folder ();
  g_autofree char *above = g_path_get_dirname (folder);

  purser_test_folder_remove (folder);
  purser_test_folder_remove (above);
}

/* The dialog about an imported file opens by itself, once the file has been examined. */
static void
look_at_found (void)
{
  AdwDialog *dialog = NULL;

  while (!ADW_IS_ALERT_DIALOG (dialog) || adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (dialog)) == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (room.window));
    }
  purser_test_look (GTK_WIDGET (dialog), "plays of BG Stats");
  adw_dialog_force_close (dialog);
}

/* Looks at the dialog before an import from BG Stats. */
static void
look_at_import (PurserPlays *plays)
{
  static const char text[] =
    "{\"games\":[{\"id\":1,\"name\":\"A game with a name that needs more than a line\"}],"
    "\"players\":[{\"id\":1,\"name\":\"Aoi\"}],\"plays\":[{\"uuid\":\"a\",\"gameRefId\":1,\"playDate\":\"2026-11-20 20:30:00\","
    "\"playerScores\":[{\"playerRefId\":1,\"score\":\"5\"}]}]}";
  g_autofree char *path = g_build_filename (room.folder, "plays.bgsplay", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  purser_import_results (GTK_WIDGET (room.window), plays, path);
  look_at_found ();
}

static void
test_library (void)
{
  GtkWidget *view = find_type (GTK_WIDGET (room.window), ADW_TYPE_NAVIGATION_VIEW);
  GtkWidget *page = GTK_WIDGET (adw_navigation_view_find_page (ADW_NAVIGATION_VIEW (view), "library"));
  PurserPlays *plays = purser_library_page_get_plays (PURSER_LIBRARY_PAGE (page));

  fill_library ();
  adw_navigation_view_pop_to_tag (ADW_NAVIGATION_VIEW (view), "library");
  purser_plays_reload (plays);
  purser_test_look (GTK_WIDGET (room.window), "library with plays");
  gtk_widget_activate_action (page, "library.search", NULL);
  purser_test_look (GTK_WIDGET (room.window), "search");
  look_at_page (purser_people_page_new (plays), "people");
  look_at_dialog (purser_person_dialog_new (plays, "Aoi"), "person");
  look_at_page (purser_statistics_page_new (plays), "statistics");
  /* libadwaita measures the heading of an alert in one line, too, even if only two fit, and GTK warns of that. */
  if (!room.large)
    look_at_import (plays);
  empty_library ();
}

static void
add_for_each_game (const char    *folder,
                   GTestDataFunc  test)
{
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    {
      g_autofree char *path = g_strdup_printf ("/controls/%s/%s", folder, (*rules)->id);

      g_test_add_data_func (path, (*rules)->id, test);
    }
}

/* Opens the window with the given size, text size and direction. */
static void
open_window (int      width,
             int      height,
             gboolean large,
             gboolean mirrored)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  room.large = large;
  if (large)
    g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  /* A phone needs only the close button, and has no room for more. */
  if (width < 600)
    g_object_set (settings, "gtk-decoration-layout", ":close", NULL);
  g_settings_set_int (purser_settings_get (), "window-width", width);
  g_settings_set_int (purser_settings_get (), "window-height", height);
  gtk_widget_set_default_direction (mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  room.window = purser_window_new (GTK_APPLICATION (room.application));
  gtk_window_present (GTK_WINDOW (room.window));
}

static void
add_tests (void)
{
  g_test_add_func ("/controls/beginning", test_beginning);
  add_for_each_game ("tables", test_tables);
  add_for_each_game ("dialogs", test_dialogs);
  add_for_each_game ("pages", test_pages);
  g_test_add_func ("/controls/items", test_items);
  g_test_add_func ("/controls/pad", test_pad);
  g_test_add_func ("/controls/library", test_library);
}

int
main (int    argc,
      char **argv)
{
  int width = 1100, height = 700, status;
  gboolean large = FALSE, mirrored = FALSE;
  const GOptionEntry entries[] = {
    { "width", 0, 0, G_OPTION_ARG_INT, &width, "of the window", "PIXELS" },
    { "height", 0, 0, G_OPTION_ARG_INT, &height, "of the window", "PIXELS" },
    { "large", 0, 0, G_OPTION_ARG_NONE, &large, "text twice as large", NULL },
    { "mirrored", 0, 0, G_OPTION_ARG_NONE, &mirrored, "from right to left", NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  purser_test_look_begin ();
  room.folder = purser_test_folder_new ();
  g_setenv ("XDG_DATA_HOME", room.folder, TRUE);
  room.application = purser_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (room.application), NULL, NULL));
  g_application_set_default (G_APPLICATION (room.application));
  open_window (width, height, large, mirrored);
  add_tests ();
  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (room.window));
  g_object_unref (room.application);
  purser_test_look_end ();
  purser_test_folder_remove (room.folder);
  g_free (room.folder);
  return status;
}
