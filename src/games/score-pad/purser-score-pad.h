// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* The Score Pad for every game that has no rules of its own here. */
extern const PurserRules purser_score_pad_rules;

G_END_DECLS
