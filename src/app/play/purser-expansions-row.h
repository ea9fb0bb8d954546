// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_EXPANSIONS_ROW (purser_expansions_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserExpansionsRow, purser_expansions_row, PURSER, EXPANSIONS_ROW, AdwEntryRow)

void         purser_expansions_row_show      (PurserExpansionsRow *self,
                                              const char *const   *names);
void         purser_expansions_row_know      (PurserExpansionsRow *self,
                                              PurserPlays         *plays,
                                              const char          *subject);
PurserValue *purser_expansions_row_dup_value (PurserExpansionsRow *self);

G_END_DECLS
