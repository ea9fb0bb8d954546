// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-components-file.h"
#include "purser-disk.h"
#include "purser-error.h"
#include "purser-facts.h"
#include "purser-folder.h"
#include "purser-json.h"

/**
 * purser_components_file_dup_path:
 * @game: the word of a game
 *
 * Returns: (transfer full): the path of your copy of the game; the file need not exist yet
 */
char *
purser_components_file_dup_path (const char *game)
{
  g_autofree char *name = g_strconcat (game, ".json", NULL);

  return g_build_filename (g_get_user_data_dir (), "purser", "copies", name, NULL);
}

/* Sets an error about a file, as "FILE: SENTENCE". */
static gboolean
refuse (GError     **error,
        const char  *path,
        const char  *format,
        ...) G_GNUC_PRINTF (3, 4);

static gboolean
refuse (GError     **error,
        const char  *path,
        const char  *format,
        ...)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, "%s: %s", name, text);
  return FALSE;
}

static gboolean
check_items (PurserValue  *items,
             const char   *path,
             GError      **error)
{
  if (!purser_value_is (items, PURSER_VALUE_OBJECT))
    return refuse (error, path, _("“%s” must be an object"), "items");
  for (guint i = 0; i < purser_value_get_size (items); i++)
    if (!purser_value_is (purser_value_get_at (items, i), PURSER_VALUE_OBJECT))
      return refuse (error, path, _("what is printed on “%.80s” must be an object"), purser_value_get_key_at (items, i));
  return TRUE;
}

static gboolean
check_head (PurserValue  *value,
            const char   *game,
            const char   *path,
            GError      **error)
{
  const char *of = purser_value_get_string_of (value, "game");

  if (purser_value_get_integer_of (value, "purser_copy", 0) != 1)
    return refuse (error, path, _("this is not a copy of a game, or it is from a newer version of Purser"));
  if (of == NULL || *of == '\0')
    return refuse (error, path, _("the file does not name its game"));
  if (game != NULL && strcmp (of, game) != 0)
    return refuse (error, path, _("this is a copy of another game, “%.80s”"), of);
  return TRUE;
}

/**
 * purser_components_file_read:
 * @path: a file that was saved or shared
 * @game: (nullable): the game it must be of; %NULL for any
 * @error: what is wrong, beginning with the name of the file
 *
 * Reads a copy. An invalid file is left untouched.
 *
 * Returns: (transfer full) (nullable): the copy
 */
PurserValue *
purser_components_file_read (const char *path,
                             const char *game,
                             GError    **error)
{
  g_autoptr (PurserValue) value = purser_json_read (path, error);
  PurserValue *items = purser_value_get (value, "items");

  if (value == NULL || !check_head (value, game, path, error) || !check_items (items, path, error))
    return NULL;
  return purser_value_ref (items);
}

/**
 * purser_components_file_load:
 * @game: the word of a game
 * @error: what is wrong, beginning with the name of the file
 *
 * Reads your copy of a game; if it has no file yet, it has no values.
 *
 * Returns: (transfer full) (nullable): the copy; %NULL if its file is invalid
 */
PurserValue *
purser_components_file_load (const char *game,
                             GError    **error)
{
  g_autofree char *path = purser_components_file_dup_path (game);

  if (purser_folder_has_gone (path, error))
    return NULL;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return purser_value_new_object ();
  return purser_components_file_read (path, game, error);
}

/* Returns those of @values that differ from @known or are missing there. */
static PurserValue *
list_differences (PurserValue *values,
                  PurserValue *known)
{
  PurserValue *differences = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (values); i++)
    {
      const char *key = purser_value_get_key_at (values, i);
      PurserValue *value = purser_value_get_at (values, i);

      if (!purser_value_equal (purser_value_get (known, key), value))
        purser_value_set (differences, key, purser_value_ref (value));
    }
  return differences;
}

/**
 * purser_components_file_learn:
 * @item: the id of a component
 * @values: the printed values, by field; ignored if it is no object
 *
 * Adds the printed values of a component; fields that are not in @values stay as they were.
 *
 * Returns: how many values have changed
 */
guint
purser_components_file_learn (PurserValue *copy,
                              const char  *item,
                              PurserValue *values)
{
  PurserValue *before = purser_value_get (copy, item);
  g_autoptr (PurserValue) news = NULL;
  PurserValue *known;

  if (!purser_value_is (values, PURSER_VALUE_OBJECT))
    return 0;
  news = list_differences (values, before);
  /* Values may be shared with records of a play, so known values are copied and never changed in place. */
  known = before != NULL ? purser_value_copy (before) : purser_value_new_object ();
  for (guint i = 0; i < purser_value_get_size (news); i++)
    purser_value_set (known, purser_value_get_key_at (news, i), purser_value_ref (purser_value_get_at (news, i)));
  purser_value_set (copy, item, known);
  return purser_value_get_size (news);
}

static PurserValue *
learn_new (const char  *item,
           PurserValue *values)
{
  PurserValue *move = purser_move_value_new ("learn", -1);

  purser_value_set_string (move, "item", item);
  purser_value_set (move, "values", values);
  return move;
}

/**
 * purser_components_file_list_moves:
 * @facts: (nullable): the tables that ship with the game
 *
 * Lists the moves that begin a new play: a `learn` for each component with other printed values than the shipped ones, so
 * that the file of the play needs no other.
 *
 * Returns: (transfer full) (element-type PurserValue): the moves
 */
GPtrArray *
purser_components_file_list_moves (PurserValue *copy,
                                   PurserValue *facts)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (guint i = 0; i < purser_value_get_size (copy); i++)
    {
      const char *item = purser_value_get_key_at (copy, i);
      PurserValue *shipped = purser_facts_find_component (facts, item);
      g_autoptr (PurserValue) values = list_differences (purser_value_get_at (copy, i), shipped);

      if (purser_value_get_size (values) > 0)
        g_ptr_array_add (moves, learn_new (item, g_steal_pointer (&values)));
    }
  return moves;
}

/**
 * purser_components_file_enter:
 * @play: a play of the same game that has just begun
 *
 * Enters the moves that begin a new play. Those that the rules refuse are skipped, as the file may come from anybody.
 *
 * Returns: how many components were skipped
 */
guint
purser_components_file_enter (PurserValue *copy,
                              PurserPlay  *play)
{
  g_autoptr (GPtrArray) moves = purser_components_file_list_moves (copy, purser_play_get_setup (play)->facts);
  guint n_refused = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };

      n_refused += !purser_play_enter (play, g_ptr_array_index (moves, i), &verdict);
    }
  return n_refused;
}

/**
 * purser_components_file_dup_text:
 * @game: the word of a game
 *
 * Returns: (transfer full): the text of its file, to be saved or shared
 */
char *
purser_components_file_dup_text (const char  *game,
                                 PurserValue *copy)
{
  g_autoptr (PurserValue) value = purser_value_new_object ();

  purser_value_set_integer (value, "purser_copy", 1);
  purser_value_set_string (value, "game", game);
  purser_value_set (value, "items", purser_value_ref (copy));
  return purser_json_print_file (value);
}

/**
 * purser_components_file_save:
 * @game: the word of a game
 *
 * Saves your copy of the game: the old file stays until the new one is safely on disk.
 *
 * Returns: whether it was written
 */
gboolean
purser_components_file_save (const char  *game,
                             PurserValue *copy,
                             GError     **error)
{
  g_autofree char *path = purser_components_file_dup_path (game);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = purser_components_file_dup_text (game, copy);

  return purser_folder_make (folder, error) && purser_disk_replace (path, text, strlen (text), NULL, error);
}
