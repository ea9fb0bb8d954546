// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-cli.h"

/* Checks files, and prints `FILE:LINE: what is wrong` for those with an error.
 *
 * @arguments: `FILE…`
 *
 * Returns: the exit status: 0 if all are right */
int
purser_cli_check (char **arguments)
{
  int status = 0;

  if (arguments[0] == NULL)
    return purser_cli_refuse (_("name one or more files"));
  for (guint i = 0; arguments[i] != NULL; i++)
    {
      g_autoptr (PurserPlay) play = purser_cli_open (arguments[i], PURSER_PLAY_READ);

      if (play == NULL)
        status = 1;
    }
  return status;
}
