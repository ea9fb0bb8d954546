// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-cli.h"

G_BEGIN_DECLS

PurserPlay *purser_cli_start (const PurserRules *rules,
                              const char        *path);

G_END_DECLS
