// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-cli.h"

int
main (int    argc,
      char **argv)
{
  return purser_cli_run (argc, argv);
}
