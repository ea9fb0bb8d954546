// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-section.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_CONTENTS (purser_rules_contents_get_type ())
G_DECLARE_FINAL_TYPE (PurserRulesContents, purser_rules_contents, PURSER, RULES_CONTENTS, AdwBin)

void purser_rules_contents_fill (PurserRulesContents *self,
                                 const char          *game,
                                 PurserLanguage       language);
void purser_rules_contents_show (PurserRulesContents *self,
                                 PurserSection       *section);

G_END_DECLS
