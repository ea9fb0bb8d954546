// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "purser-cli.h"
#include "purser-export.h"

/* Prints a play for other programs. Nothing is written.
 *
 * @arguments: `--format csv|bgstats|bgsplay|text FILE`
 *
 * Returns: the exit status */
int
purser_cli_export (char **arguments)
{
  g_autofree char *word = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &word, N_("output format"), "csv|bgstats|bgsplay|text" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PurserPlay) play = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) rest = NULL;
  PurserExportFormat format;

  if (!purser_cli_parse (&arguments, entries))
    return 2;
  rest = arguments;
  if (word == NULL || !purser_export_find_format (word, &format))
    return purser_cli_refuse (_("--format is one of csv, bgstats, bgsplay and text"));
  if (g_strv_length (rest) != 1)
    return purser_cli_refuse (_("name one file"));
  play = purser_cli_open (rest[0], PURSER_PLAY_READ);
  if (play == NULL)
    return 1;
  text = purser_export (play, format);
  /* Not g_print (): the formats are UTF-8 in every locale. */
  fputs (text, stdout);
  return 0;
}
