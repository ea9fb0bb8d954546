// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-score-pad-state.h"

G_BEGIN_DECLS

gboolean    purser_score_pad_columns_begin       (PurserStep        *step);
void        purser_score_pad_columns_settle      (PurserStep        *step);
const char *purser_score_pad_columns_get_formula (const PurserSetup *setup,
                                                  guint              line);

G_END_DECLS
