// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* CATAN: Starfarers (2019) for three or four players. */
extern const PurserRules purser_starfarers_rules;

G_END_DECLS
