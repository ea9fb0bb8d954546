// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-formula.h"
#include "purser-score-pad-plan.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_TRIAL (purser_score_pad_trial_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadTrial, purser_score_pad_trial, PURSER, SCORE_PAD_TRIAL, AdwBin)

void purser_score_pad_trial_show (PurserScorePadTrial *self,
                                  PurserFormula       *formula,
                                  PurserScorePadPlan  *plan);

G_END_DECLS
