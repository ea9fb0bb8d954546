// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-analysis.h"

G_BEGIN_DECLS

void purser_analysis_find_lead (PurserAnalysis *self,
                                gboolean        highest_wins);

G_END_DECLS
