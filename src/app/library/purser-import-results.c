// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Reads the plays that BG Stats kept, shows them by game, and imports them into the library on request. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-games.h"
#include "purser-hash.h"
#include "purser-import-results.h"
#include "purser-line-breaks.h"
#include "purser-people.h"
#include "purser-plain-text.h"
#include "purser-settings.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* The most games listed in the dialog; nobody looks through more. */
#define MOST_ROWS 60
#define TITLE_LENGTH 80

typedef struct {
  GtkWidget        *over;
  PurserPlays      *plays;
  char             *path;
  PurserBgStats    *found;
  PurserWaitDialog *wait;
} Import;

/* Files chosen together are asked about one after the other; the first one is being imported. */
static GQueue imports = G_QUEUE_INIT;

static void import_begin (Import *import);

static void
import_end (Import *import)
{
  g_queue_remove (&imports, import);
  g_clear_pointer (&import->wait, purser_wait_dialog_end);
  g_clear_pointer (&import->found, purser_bgstats_free);
  g_object_unref (import->plays);
  g_object_unref (import->over);
  g_free (import->path);
  g_free (import);
  if (!g_queue_is_empty (&imports))
    import_begin (g_queue_peek_head (&imports));
}

/* Returns: whether the file has the name of a BG Stats file */
gboolean
purser_import_results_takes (const char *path)
{
  return g_str_has_suffix (path, ".bgsplay") || g_str_has_suffix (path, ".json");
}

/* The plays of one game. */
typedef struct {
  const char *title;
  guint       plays;
  GHashTable *names;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_hash_table_unref (game->names);
  g_free (game);
}

static const char *
get_title (PurserResult *result)
{
  return result->title != NULL ? purser_result_get_subject (result) : purser_games_find_title (result->game);
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  const Game *left = *(const Game *const *) a;
  const Game *right = *(const Game *const *) b;

  return left->plays != right->plays ? (left->plays < right->plays) - (left->plays > right->plays)
                                     : g_utf8_collate (left->title, right->title);
}

static void
game_add (Game         *game,
          PurserResult *result)
{
  game->plays++;
  for (guint i = 0; i < result->n_seats; i++)
    g_hash_table_add (game->names, purser_result_dup_key (result->seats[i].name));
}

static GPtrArray *
list_games (GPtrArray *results)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (game_free);
  g_autoptr (GHashTable) by_title = g_hash_table_new (purser_hash_string, g_str_equal);

  for (guint i = 0; i < results->len; i++)
    {
      PurserResult *result = g_ptr_array_index (results, i);
      Game *game = g_hash_table_lookup (by_title, get_title (result));

      if (game == NULL)
        {
          game = g_new0 (Game, 1);
          game->title = get_title (result);
          game->names = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
          g_ptr_array_add (games, game);
          g_hash_table_insert (by_title, (gpointer) game->title, game);
        }
      game_add (game, result);
    }
  g_ptr_array_sort (games, compare_games);
  return games;
}

/* Lists each player once, those of the last plays first. */
static char **
list_names (GPtrArray *results)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = results->len; i > 0; i--)
    {
      PurserResult *result = g_ptr_array_index (results, i - 1);

      for (guint k = 0; k < result->n_seats; k++)
        if (g_hash_table_add (known, purser_result_dup_key (result->seats[k].name)))
          g_strv_builder_add (names, result->seats[k].name);
    }
  return g_strv_builder_end (names);
}

static void
add_row (GtkListBox *list,
         const char *title,
         const char *subtitle)
{
  GtkWidget *row = purser_action_row_new (title, subtitle);

  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_append (list, row);
}

static void
add_game (GtkListBox *list,
          const Game *game)
{
  guint n = g_hash_table_size (game->names);
  g_autofree char *title = purser_plain_text_dup (game->title, TITLE_LENGTH);
  g_autofree char *plays = g_strdup_printf (ngettext ("%u play", "%u plays", game->plays), game->plays);
  g_autofree char *people = g_strdup_printf (ngettext ("%u person", "%u people", n), n);
  /* Translators: how many plays, and how many people played them */
  g_autofree char *text = g_strdup_printf (_("%s · %s"), plays, people);

  add_row (list, title, text);
}

static GtkWidget *
games_list_new (GPtrArray *games)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  for (guint i = 0; i < games->len && i < MOST_ROWS; i++)
    add_game (GTK_LIST_BOX (list), g_ptr_array_index (games, i));
  if (games->len > MOST_ROWS)
    {
      guint n = games->len - MOST_ROWS;
      g_autofree char *more = g_strdup_printf (ngettext ("and %u more game", "and %u more games", n), n);

      add_row (GTK_LIST_BOX (list), more, "");
    }
  return list;
}

static void
add_sentence (GString *text,
              char    *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
  g_free (sentence);
}

static char *
describe (const PurserBgStats *found,
          guint                n_games,
          guint                n_people)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *plays = g_strdup_printf (ngettext ("%u play", "%u plays", found->results->len), found->results->len);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  g_autofree char *people = g_strdup_printf (ngettext ("%u person", "%u people", n_people), n_people);

  if (found->results->len > 0)
    /* Translators: how many plays, games and people; only the results come in */
    add_sentence (text, g_strdup_printf (_("%s of %s with %s: who won, and the scores."), plays, games, people));
  else
    add_sentence (text, g_strdup (_("There is nothing new in this file.")));
  if (found->n_here > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u play is in the library already.", "%u plays are in the library already.",
                                                   found->n_here), found->n_here));
  if (found->n_left_out > 0)
    add_sentence (text, g_strdup_printf (
      ngettext ("%u play is left out: it has no date, no game or no players, more than %d players, or is set to be ignored.",
                "%u plays are left out: they have no date, no game or no players, more than %d players, or are set to be ignored.",
                found->n_left_out), found->n_left_out, PURSER_MAX_PLAYERS));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
import_tell_problem (Import       *import,
                     const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (import->over, _("Could not import the plays: %s"), error->message);
}

static void
kept_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  Import *import = data;
  g_autoptr (GError) error = NULL;
  guint n = import->found->results->len;
  g_auto (GStrv) names = list_names (import->found->results);

  if (!purser_plays_keep_results_finish (PURSER_PLAYS (object), result, &error))
    import_tell_problem (import, error);
  else
    {
      purser_people_add (purser_settings_get (), (const char *const *) names);
      purser_toast (import->over, ngettext ("%u play imported", "%u plays imported", n), n);
    }
  import_end (import);
}

static void
import_keep (Import *import)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  import->wait = purser_wait_dialog_new (import->over, _("Importing Plays…"), NULL, cancellable);
  purser_plays_keep_results_async (import->plays, import->found->results, cancellable, kept_cb, import);
}

static void
response_cb (AdwAlertDialog *dialog,
             const char     *response,
             Import         *import)
{
  if (g_str_equal (response, "import"))
    import_keep (import);
  else
    import_end (import);
}

static void
show_found (Import *import)
{
  g_autoptr (GPtrArray) games = list_games (import->found->results);
  g_auto (GStrv) names = list_names (import->found->results);
  g_autofree char *body = describe (import->found, games->len, g_strv_length (names));
  AdwDialog *dialog = adw_alert_dialog_new (_("Import From BG Stats"), body);

  if (games->len > 0)
    {
      adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), games_list_new (games));
      adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "import", _("_Import"), NULL);
      adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "import", ADW_RESPONSE_SUGGESTED);
      adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "import");
    }
  else
    adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _("_Close"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), import);
  adw_dialog_present (dialog, import->over);
  purser_line_breaks_show_all (GTK_WIDGET (dialog));
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  Import *import = data;
  g_autoptr (GError) error = NULL;

  import->found = purser_plays_read_results_finish (result, &error);
  g_clear_pointer (&import->wait, purser_wait_dialog_end);
  if (import->found != NULL && gtk_widget_get_root (import->over) != NULL)
    {
      show_found (import);
      return;
    }
  if (error != NULL)
    import_tell_problem (import, error);
  import_end (import);
}

static void
import_begin (Import *import)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  import->wait = purser_wait_dialog_new (import->over, _("Loading Plays…"), gauge, cancellable);
  purser_plays_read_results_async (import->plays, import->path, purser_games_list (), gauge, cancellable, read_cb, import);
}

/* Reads a file, shows its new plays, and imports them into the library if the user confirms. */
void
purser_import_results (GtkWidget   *over,
                       PurserPlays *plays,
                       const char  *path)
{
  Import *import = g_new0 (Import, 1);

  import->over = g_object_ref (over);
  import->plays = g_object_ref (plays);
  import->path = g_strdup (path);
  g_queue_push_tail (&imports, import);
  if (imports.length == 1)
    import_begin (import);
}
