// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-search.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_FINDER (purser_rules_finder_get_type ())
G_DECLARE_FINAL_TYPE (PurserRulesFinder, purser_rules_finder, PURSER, RULES_FINDER, AdwBin)

void          purser_rules_finder_start        (PurserRulesFinder *self,
                                                const char        *game);
void          purser_rules_finder_choose_game  (PurserRulesFinder *self,
                                                const char        *game);
void          purser_rules_finder_set_language (PurserRulesFinder *self,
                                                PurserLanguage     language);
const char   *purser_rules_finder_get_game     (PurserRulesFinder *self);
PurserSearch *purser_rules_finder_get_search   (PurserRulesFinder *self);
const char   *purser_rules_finder_get_words    (PurserRulesFinder *self);
void          purser_rules_finder_look_for     (PurserRulesFinder *self,
                                                const char        *words);

void purser_rules_finder_show (PurserRulesFinder *self,
                               PurserSection     *section);

G_END_DECLS
