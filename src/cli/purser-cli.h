// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

#include "purser-games.h"
#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserCliCommand:
 * @name: the word on the command line
 * @usage: what may follow it
 * @what: what it prints; marked for translation
 * @run: carries it out; @arguments holds what follows the word, ended by %NULL; returns the exit status
 *
 * A command of purser-cli. Adding one is a file and a line in the table.
 */
typedef struct {
  const char *name;
  const char *usage;
  const char *what;
  int       (*run) (char **arguments);
} PurserCliCommand;

int         purser_cli_run     (int                argc,
                                char             **argv);
gboolean    purser_cli_parse   (char            ***arguments,
                                const GOptionEntry *entries);
int         purser_cli_refuse  (const char        *why);
PurserPlay *purser_cli_open    (const char        *path,
                                PurserPlayMode     mode);
PurserPlay *purser_cli_open_only (char           **arguments,
                                const GOptionEntry *entries,
                                int               *status);
const PurserRules *purser_cli_find_game (const char *id);
void        purser_cli_print_json (PurserValue    *value);

int         purser_cli_replay  (char             **arguments);
int         purser_cli_ledger  (char             **arguments);
int         purser_cli_check   (char             **arguments);
int         purser_cli_play    (char             **arguments);
int         purser_cli_simulate (char           **arguments);
int         purser_cli_verbs   (char             **arguments);
int         purser_cli_rules   (char             **arguments);
int         purser_cli_cards   (char             **arguments);
int         purser_cli_export  (char             **arguments);
int         purser_cli_results (char             **arguments);

G_END_DECLS
