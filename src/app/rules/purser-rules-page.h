// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-section.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_PAGE (purser_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (PurserRulesPage, purser_rules_page, PURSER, RULES_PAGE, AdwNavigationPage)

PurserRulesPage *purser_rules_page_new          (const char      *game);
void             purser_rules_page_set_session  (PurserRulesPage *self,
                                                 PurserSession   *session);
void             purser_rules_page_show         (PurserRulesPage *self,
                                                 const char      *rule,
                                                 const char      *item);
void             purser_rules_page_show_section (PurserRulesPage *self,
                                                 PurserSection   *section);
void             purser_rules_page_search       (PurserRulesPage *self,
                                                 const char      *words);

G_END_DECLS
