// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-cli-form.h"
#include "purser-cli.h"
#include "purser-components-file.h"
#include "purser-disk.h"

static gboolean
ask_players (const PurserRules *rules,
             PurserValue       *header)
{
  g_autofree char *question = g_strdup_printf (_("Who plays? (%u to %u names, separated by commas)"),
                                               rules->min_players, rules->max_players);
  g_autofree char *line = purser_cli_read_line (question);
  g_auto (GStrv) names = NULL;

  if (line == NULL)
    return FALSE;
  names = g_strsplit_set (line, ",、", -1);
  for (guint i = 0; names[i] != NULL; i++)
    purser_play_header_seat (header, g_strstrip (names[i]), NULL);
  return TRUE;
}

/* Asks for the options with a set-up without players, as there is no real one before the options are read. */
static gboolean
ask_options (const PurserRules *rules,
             PurserValue       *header)
{
  const PurserSetup nobody = { .rules = rules };
  PurserValue *options = purser_value_new_object ();

  purser_value_set (header, "options", options);
  return rules->options == NULL || purser_cli_fill_fields (&nobody, rules->options, options);
}

static char *
dup_new_path (PurserValue *header)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "purser", "plays", NULL);
  g_autofree char *name = g_strconcat (purser_value_get_string_of (header, "id"), ".purser", NULL);

  purser_disk_make_folder (folder);
  return g_build_filename (folder, name, NULL);
}

/* Enters the known values of the user's copy into a new play, so that its file is complete. */
static void
enter_copy (PurserPlay *play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) copy = purser_components_file_load (purser_play_get_rules (play)->id, &error);

  if (copy != NULL)
    purser_components_file_enter (copy, play);
  else
    g_printerr ("purser-cli: %s\n", error->message);
}

static PurserPlay *
start_new (const PurserRules *rules,
           const char        *path)
{
  g_autoptr (PurserValue) header = purser_play_header_new (rules->id);
  g_autofree char *own = path == NULL ? dup_new_path (header) : NULL;
  g_autoptr (GError) error = NULL;
  PurserPlay *play;

  if (!ask_players (rules, header) || !ask_options (rules, header))
    return NULL;
  play = purser_play_new (rules, header, path != NULL ? path : own, &error);
  if (play == NULL)
    g_printerr ("purser-cli: %s\n", error->message);
  else
    enter_copy (play);
  return play;
}

/* Opens a play to continue it, or asks for players and options and begins one.
 *
 * @path: (nullable): the file to continue or to make; %NULL for one in the user's data folder
 *
 * Returns: (transfer full) (nullable): the play; an error was printed to standard error */
PurserPlay *
purser_cli_start (const PurserRules *rules,
                  const char        *path)
{
  g_autoptr (PurserPlay) play = NULL;

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return start_new (rules, path);
  play = purser_cli_open (path, PURSER_PLAY_APPEND);
  if (play == NULL || purser_play_get_rules (play) == rules)
    return g_steal_pointer (&play);
  g_printerr ("purser-cli: %s\n", _("this file holds a play of another game"));
  return NULL;
}
