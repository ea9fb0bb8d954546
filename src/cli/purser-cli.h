// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

#include "purser-games.h"
#include "purser-play.h"

G_BEGIN_DECLS

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
PurserPlay *purser_cli_start   (const PurserRules *rules,
                                const char        *path);
const PurserRules *purser_cli_find_game (const char *id);
void        purser_cli_print_json (PurserValue    *value);

/* The commands take the words after their name, ended by NULL, and return the exit status. */
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
