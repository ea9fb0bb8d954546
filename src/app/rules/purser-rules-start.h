// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-language.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_START (purser_rules_start_get_type ())
G_DECLARE_FINAL_TYPE (PurserRulesStart, purser_rules_start, PURSER, RULES_START, AdwBin)

void purser_rules_start_fill (PurserRulesStart *self,
                              PurserLanguage    language);

G_END_DECLS
