// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <locale.h>

#include "purser-search-provider.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (PurserSearchProvider) provider = NULL;

  setlocale (LC_ALL, "");
  provider = purser_search_provider_new ();
  return g_application_run (G_APPLICATION (provider), argc, argv);
}
