// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-facts.h"
#include "purser-folder.h"
#include "purser-json.h"
#include "purser-template.h"

static const char *const shipped[] = {
  "rounds", "tricks", "categories",
  "agricola", "alhambra", "azul", "catan", "dominion", "everdell", "golf",
  "patchwork", "sagrada", "scythe", "seven-wonders", "splendor", "stone-age",
  "terraforming-mars", "ticket-to-ride", "wingspan", "yahtzee",
};

/**
 * purser_template_dup_folder:
 *
 * Returns: (transfer full): the folder of the user's own score pads; it may not exist yet
 */
char *
purser_template_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "purser", "score-pads", NULL);
}

static void
template_clear (gpointer data)
{
  PurserTemplate *self = data;

  g_free (self->title);
  g_free (self->titles);
  g_free (self->about);
  g_clear_pointer (&self->options, purser_value_unref);
  g_free (self->path);
}

/**
 * purser_template_ref:
 *
 * Returns: (transfer full): the same one
 */
PurserTemplate *
purser_template_ref (PurserTemplate *self)
{
  return g_atomic_rc_box_acquire (self);
}

/**
 * purser_template_unref:
 * @self: (transfer full): a score pad
 *
 * Releases a reference to a score pad; its file stays.
 */
void
purser_template_unref (PurserTemplate *self)
{
  g_atomic_rc_box_release_full (self, template_clear);
}

/* Returns a text in all its languages, one per line. */
static char *
join_texts (PurserValue *value)
{
  GString *texts = g_string_new (purser_value_get_string (value));

  for (guint i = 0; purser_value_is (value, PURSER_VALUE_OBJECT) && i < purser_value_get_size (value); i++)
    {
      const char *text = purser_value_get_string (purser_value_get_at (value, i));

      if (text != NULL)
        g_string_append_printf (texts, "%s%s", texts->len > 0 ? "\n" : "", text);
    }
  return g_string_free_and_steal (texts);
}

static PurserValue *
make_options (const PurserRules *rules,
              PurserValue       *options)
{
  return rules->make_options != NULL ? rules->make_options (options) : purser_value_ref (options);
}

/* Begins a play with the options, as the rules know which ones are valid together. */
static gboolean
check_options (const PurserRules  *rules,
               PurserValue        *options,
               GError            **error)
{
  g_autoptr (PurserValue) header = purser_play_header_new (rules->id);
  g_autoptr (PurserPlay) play = NULL;

  for (guint i = 0; i < rules->min_players; i++)
    purser_play_header_seat (header, "A", NULL);
  purser_value_set (header, "options", purser_value_ref (options));
  play = purser_play_new (rules, header, NULL, error);
  return play != NULL;
}

static PurserTemplate *
template_parse (const PurserRules  *rules,
                PurserValue        *value,
                GError            **error)
{
  g_autoptr (PurserTemplate) self = NULL;
  const char *title = purser_value_get_translated (purser_value_get (value, "title"));
  PurserValue *options = purser_value_get (value, "options");

  if (purser_value_get_integer_of (value, "purser_score_pad", 0) != 1)
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this is not a score pad, or it is from a newer version of Purser"));
      return NULL;
    }
  if (title == NULL || *title == '\0')
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the score pad has no title"));
      return NULL;
    }
  if (!purser_value_is (options, PURSER_VALUE_OBJECT))
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("“%s” must be an object"), "options");
      return NULL;
    }
  self = g_atomic_rc_box_new0 (PurserTemplate);
  self->title = g_strdup (title);
  self->titles = join_texts (purser_value_get (value, "title"));
  self->about = g_strdup (purser_value_get_translated (purser_value_get (value, "about")));
  self->options = make_options (rules, options);
  self->general = purser_value_get_boolean (purser_value_get (value, "general"));
  return check_options (rules, self->options, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * purser_template_new:
 * @title: what it is for
 * @options: the options of a new pad
 *
 * Makes a score pad from options that the user chose, to be used again.
 *
 * Returns: (transfer full) (nullable): the score pad
 */
PurserTemplate *
purser_template_new (const PurserRules  *rules,
                     const char         *title,
                     PurserValue        *options,
                     GError            **error)
{
  g_autoptr (PurserValue) value = purser_value_new_object ();

  purser_value_set_integer (value, "purser_score_pad", 1);
  purser_value_set_string (value, "title", title);
  purser_value_set (value, "options", purser_value_ref (options));
  return template_parse (rules, value, error);
}

/**
 * purser_template_read:
 * @path: a file that somebody saved or shared
 * @error: why it failed, beginning with the name of the file
 *
 * Reads a score pad. An invalid file is left untouched.
 *
 * Returns: (transfer full) (nullable): the score pad, in the language of the interface if available
 */
PurserTemplate *
purser_template_read (const PurserRules  *rules,
                      const char         *path,
                      GError            **error)
{
  g_autoptr (PurserValue) value = purser_json_read (path, error);
  g_autofree char *name = g_path_get_basename (path);
  PurserTemplate *self;

  if (value == NULL)
    return NULL;
  self = template_parse (rules, value, error);
  if (self != NULL)
    self->path = g_strdup (path);
  else
    g_prefix_error (error, "%s: ", name);
  return self;
}

/**
 * purser_template_list_shipped:
 *
 * Returns: (transfer full) (element-type PurserTemplate): the score pads that ship with Purser; no disk is read for them
 */
GPtrArray *
purser_template_list_shipped (const PurserRules *rules)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_template_unref);

  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *name = g_strdup_printf ("score-pads/%s.json", shipped[i]);
      g_autoptr (PurserValue) value = purser_facts_find (name, NULL);
      PurserTemplate *self = template_parse (rules, value, NULL);

      g_assert (self != NULL);
      g_ptr_array_add (list, self);
    }
  return list;
}

static int
compare_titles (gconstpointer a,
                gconstpointer b)
{
  return g_utf8_collate ((*(PurserTemplate **) a)->title, (*(PurserTemplate **) b)->title);
}

static GPtrArray *
list_own (const PurserRules *rules)
{
  GPtrArray *own = g_ptr_array_new ();
  g_autofree char *folder = purser_template_dup_folder ();
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      PurserTemplate *self = g_str_has_suffix (name, ".json") ? purser_template_read (rules, path, &error) : NULL;

      if (self != NULL)
        g_ptr_array_add (own, self);
      else if (error != NULL)
        g_message ("%s", error->message);
    }
  g_ptr_array_sort (own, compare_titles);
  return own;
}

/**
 * purser_template_list:
 *
 * Lists the score pads that ship with Purser, then the user's own. Invalid files are skipped.
 *
 * Returns: (transfer full) (element-type PurserTemplate): the score pads
 */
GPtrArray *
purser_template_list (const PurserRules *rules)
{
  GPtrArray *list = purser_template_list_shipped (rules);
  g_autoptr (GPtrArray) own = list_own (rules);

  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (list, g_ptr_array_index (own, i));
  return list;
}

/**
 * purser_template_remove:
 * @self: one of the user's own score pads
 *
 * Deletes the file of a score pad. It can be saved again as long as there is a reference to @self.
 *
 * Returns: whether the file was deleted
 */
gboolean
purser_template_remove (PurserTemplate  *self,
                        GError         **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  return g_file_delete (file, NULL, error);
}

/**
 * purser_template_dup_text:
 *
 * Returns: (transfer full): the text of its file, to be saved or shared
 */
char *
purser_template_dup_text (PurserTemplate *self)
{
  g_autoptr (PurserValue) value = purser_value_new_object ();

  purser_value_set_integer (value, "purser_score_pad", 1);
  purser_value_set_string (value, "title", self->title);
  purser_value_set_string (value, "about", self->about);
  purser_value_set (value, "options", purser_value_ref (self->options));
  return purser_json_print_file (value);
}

/* Returns a title without the characters that a file name cannot have. */
static char *
dup_stem (const char *title)
{
  char *stem = g_strdelimit (g_strdup (title), "/\\:*?\"<>|", '-');

  if (*stem == '.')
    *stem = '-';
  return stem;
}

static gboolean
has_title (const char *path,
           const char *title)
{
  g_autoptr (PurserValue) value = purser_json_read (path, NULL);

  return value != NULL && g_strcmp0 (purser_value_get_translated (purser_value_get (value, "title")), title) == 0;
}

/* Returns a path for the file; titles that give the same name do not replace each other's file. */
static char *
template_dup_path (PurserTemplate *self,
                   const char     *folder)
{
  g_autofree char *stem = dup_stem (self->title);
  char *path = NULL;

  for (guint n = 1; path == NULL || (g_file_test (path, G_FILE_TEST_EXISTS) && !has_title (path, self->title)); n++)
    {
      g_autofree char *name = purser_folder_dup_name (stem, n, ".json");

      g_free (path);
      path = g_build_filename (folder, name, NULL);
    }
  return path;
}

/**
 * purser_template_save:
 *
 * Saves a score pad among the user's own; one with the same title is replaced.
 *
 * Returns: whether it was written
 */
gboolean
purser_template_save (PurserTemplate  *self,
                      GError         **error)
{
  g_autofree char *folder = purser_template_dup_folder ();
  g_autofree char *path = template_dup_path (self, folder);
  g_autofree char *text = purser_template_dup_text (self);

  if (!purser_folder_make (folder, error) || !purser_disk_replace (path, text, strlen (text), NULL, error))
    return FALSE;
  g_set_str (&self->path, path);
  return TRUE;
}

static PurserTemplate *
find_title (GPtrArray  *list,
            const char *title)
{
  for (guint i = 0; i < list->len; i++)
    if (strcmp (((PurserTemplate *) g_ptr_array_index (list, i))->title, title) == 0)
      return g_ptr_array_index (list, i);
  return NULL;
}

/**
 * purser_template_take_in:
 * @self: a score pad from elsewhere
 *
 * Saves a score pad among the user's own. If one with the same title has other options, the new one gets a number after
 * its title; if it has the same options, nothing is saved.
 *
 * Returns: whether it is among the score pads now
 */
gboolean
purser_template_take_in (PurserTemplate     *self,
                         const PurserRules  *rules,
                         GError            **error)
{
  g_autoptr (GPtrArray) list = purser_template_list (rules);
  g_autofree char *title = g_strdup (self->title);
  PurserTemplate *other;

  for (guint n = 2; (other = find_title (list, self->title)) != NULL; n++)
    {
      if (purser_value_equal (other->options, self->options))
        return TRUE;
      g_free (self->title);
      self->title = g_strdup_printf ("%s (%u)", title, n);
    }
  return purser_template_save (self, error);
}
