// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* Space Base for two to five players, standard and Light Speed. */
extern const PurserRules purser_space_base_rules;

G_END_DECLS
