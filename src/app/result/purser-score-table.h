// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_TABLE (purser_score_table_get_type ())

G_DECLARE_FINAL_TYPE (PurserScoreTable, purser_score_table, PURSER, SCORE_TABLE, AdwBin)

void purser_score_table_show (PurserScoreTable *self,
                              PurserSession    *session);

G_END_DECLS
