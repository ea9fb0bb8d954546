// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-section.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_ENTRY (purser_rules_entry_get_type ())
G_DECLARE_FINAL_TYPE (PurserRulesEntry, purser_rules_entry, PURSER, RULES_ENTRY, GObject)

PurserRulesEntry *purser_rules_entry_new         (const char       *title,
                                                  PurserSection    *section);
PurserSection    *purser_rules_entry_get_section (PurserRulesEntry *self);
GListStore       *purser_rules_entry_get_entries (PurserRulesEntry *self);
void              purser_rules_entry_append      (PurserRulesEntry *self,
                                                  PurserSection    *section,
                                                  PurserLanguage    language);
gboolean          purser_rules_entry_holds       (PurserRulesEntry *self,
                                                  PurserSection    *section);

G_END_DECLS
