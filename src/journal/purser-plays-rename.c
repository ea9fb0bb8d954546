// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Renames a person in all plays: each of them gets a record with the new name, as nothing in a file is overwritten. If one
 * of them cannot be written, or this is cancelled midway, the record is undone in those before it. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-error.h"
#include "purser-kept-results.h"
#include "purser-move.h"
#include "purser-plays-private.h"
#include "purser-plays-reader.h"

typedef struct {
  char            *folder;
  PurserFindRules  find;
  GHashTable      *known;
  PurserGauge     *gauge;
  char            *from;
  char            *to;
  /* The names as [func@Result.dup_key] makes them comparable. */
  char            *from_key;
  char            *to_key;
} Renaming;

static void
renaming_free (gpointer data)
{
  Renaming *self = data;

  g_free (self->folder);
  g_hash_table_unref (self->known);
  purser_gauge_unref (self->gauge);
  g_free (self->from);
  g_free (self->to);
  g_free (self->from_key);
  g_free (self->to_key);
  g_free (self);
}

static PurserValue *
renaming_make_move (Renaming    *self,
                    PurserSetup *setup)
{
  PurserValue *move = purser_move_value_new ("note", -1);
  PurserValue *names = purser_value_new_list ();

  for (guint i = 0; i < setup->n_players; i++)
    {
      const char *name = setup->seats[i].full_name;
      g_autofree char *key = purser_result_dup_key (name);

      purser_value_append (names, purser_value_new_string (strcmp (key, self->from_key) == 0 ? self->to : name));
    }
  purser_value_set_string (move, "text", "");
  purser_value_set (move, "names", names);
  return move;
}

static gboolean
play_is_written (PurserPlay     *play,
                 PurserVerdict  *verdict,
                 gboolean        entered,
                 GError        **error)
{
  if (entered && purser_play_get_saved (play))
    return TRUE;
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE, "%s", entered ? purser_play_get_problem (play) : verdict->text);
  return FALSE;
}

/* @n: (out): the number of the record with the new name */
static gboolean
renaming_do (Renaming      *self,
             const char    *path,
             guint         *n,
             GCancellable  *cancellable,
             GError       **error)
{
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_slowly (path, PURSER_PLAY_APPEND, self->find, NULL, cancellable, &line,
                                                           error);
  g_autoptr (PurserValue) move = NULL;
  g_auto (PurserVerdict) verdict = { 0 };

  if (play == NULL)
    return FALSE;
  move = renaming_make_move (self, purser_play_get_setup (play));
  *n = purser_history_get_size (purser_play_get_history (play)) + 1;
  return play_is_written (play, &verdict, purser_play_enter (play, move, &verdict), error);
}

/* Fails if another record follows that of the new name, as an undo would take back that one.
 *
 * @n: the number of the record with the new name */
static gboolean
renaming_undo (Renaming   *self,
               const char *path,
               guint       n)
{
  guint line;
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserPlay) play = purser_play_open (path, PURSER_PLAY_APPEND, self->find, &line, NULL);

  return play != NULL && purser_history_get_size (purser_play_get_history (play)) == n && purser_play_undo (play, &verdict) &&
         purser_play_get_saved (play);
}

/* Undoes what was renamed; @error tells also how many plays keep the new name, such as on a full disk. */
static void
renaming_undo_all (Renaming   *self,
                   GPtrArray  *paths,
                   GArray     *records,
                   GError    **error)
{
  g_autoptr (GError) problem = g_steal_pointer (error);
  guint left = 0;

  for (guint i = records->len; i > 0; i--)
    left += !renaming_undo (self, g_ptr_array_index (paths, i - 1), g_array_index (records, guint, i - 1));
  if (left == 0)
    g_propagate_error (error, g_steal_pointer (&problem));
  else
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE,
                 /* Translators: why the others could not be renamed */
                 ngettext ("%s. %u play keeps the new name; rename again to finish",
                           "%s. %u plays keep the new name; rename again to finish", left),
                 problem->message, left);
}

/* Lists the plays to rename in. Two people who have played together cannot become one. */
static gboolean
renaming_list (Renaming   *self,
               GPtrArray  *infos,
               GPtrArray  *paths,
               GError    **error)
{
  for (guint i = 0; i < infos->len; i++)
    {
      PurserPlayInfo *info = g_ptr_array_index (infos, i);
      PurserResult *result = purser_play_info_get_result (info);

      if (result == NULL || !purser_result_has_player (result, self->from_key))
        continue;
      if (strcmp (self->from_key, self->to_key) != 0 && purser_result_has_player (result, self->to_key))
        {
          g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("%s and %s have played together, so they cannot be one person"),
                       self->from, self->to);
          return FALSE;
        }
      if (purser_play_info_has_ledger (info))
        g_ptr_array_add (paths, g_strdup (purser_play_info_get_path (info)));
    }
  return TRUE;
}

static gboolean
renaming_run (Renaming      *self,
              GPtrArray     *paths,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n;

  while (records->len < paths->len && !g_cancellable_set_error_if_cancelled (cancellable, error) &&
         renaming_do (self, g_ptr_array_index (paths, records->len), &n, cancellable, error))
    {
      g_array_append_val (records, n);
      purser_gauge_set (self->gauge, records->len, paths->len);
    }
  if (records->len == paths->len && !g_cancellable_set_error_if_cancelled (cancellable, error) &&
      purser_kept_results_rename (self->folder, self->from, self->to, error))
    return TRUE;
  renaming_undo_all (self, paths, records, error);
  return FALSE;
}

static gboolean
rename_all (gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  Renaming *self = data;
  g_autoptr (GPtrArray) infos = purser_plays_read (self->folder, self->find, self->known, NULL, cancellable, error);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  return infos != NULL && renaming_list (self, infos, paths, error) && renaming_run (self, paths, cancellable, error);
}

/**
 * purser_plays_rename_async:
 * @self: a list of plays
 * @from: the present name of a person
 * @to: the new name; a person who has it already becomes the same person
 * @gauge: where to report the progress
 * @cancellable: (nullable): cancels it, and undoes what was renamed by then; too late once the results are renamed
 * @callback: called when that is done
 * @data: for @callback
 *
 * Renames a person in all plays and results, or in none. It fails if one of the plays is open. If not even the old names can be
 * put back, as on a full disk, the error tells how many plays keep the new one.
 */
void
purser_plays_rename_async (PurserPlays         *self,
                           const char          *from,
                           const char          *to,
                           PurserGauge         *gauge,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Renaming *renaming = g_new0 (Renaming, 1);

  renaming->folder = g_strdup (self->folder);
  renaming->find = self->find;
  renaming->known = purser_plays_list_known (self);
  renaming->gauge = purser_gauge_ref (gauge);
  renaming->from = g_strdup (from);
  renaming->to = g_strdup (to);
  renaming->from_key = purser_result_dup_key (from);
  renaming->to_key = purser_result_dup_key (to);
  purser_errand_run_async (self, rename_all, renaming, renaming_free, cancellable, callback, data);
}

/**
 * purser_plays_rename_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: whether all plays and results have the new name
 */
gboolean
purser_plays_rename_finish (PurserPlays   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  gboolean done = purser_errand_run_finish (result, error);

  purser_plays_reload_later (self);
  return done;
}
