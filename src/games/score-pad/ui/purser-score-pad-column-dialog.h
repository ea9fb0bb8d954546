// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-score-pad-plan.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_COLUMN_DIALOG (purser_score_pad_column_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadColumnDialog, purser_score_pad_column_dialog, PURSER, SCORE_PAD_COLUMN_DIALOG, AdwDialog)

AdwDialog *purser_score_pad_column_dialog_new (PurserScorePadPlan *plan,
                                               guint               column);

G_END_DECLS
