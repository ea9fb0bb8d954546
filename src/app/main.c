// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <locale.h>
#include <signal.h>

#include <glib/gi18n.h>

#include "purser-application.h"

int
main (int    argc,
      char **argv)
{
  const char *folder = g_getenv ("PURSER_LOCALEDIR");
  g_autoptr (PurserApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* A file that is longer than this program may write fails as on a full disk. */
  signal (SIGXFSZ, SIG_IGN);

  application = purser_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
