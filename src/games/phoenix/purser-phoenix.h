// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* Space Station Phoenix for two to four players. */
extern const PurserRules purser_phoenix_rules;

G_END_DECLS
