// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* Andromeda for three to five players. */
extern const PurserRules purser_andromeda_rules;

G_END_DECLS
