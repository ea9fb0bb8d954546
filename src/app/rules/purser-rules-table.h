// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-markup.h"
#include "purser-section-label.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULES_TABLE (purser_rules_table_get_type ())

G_DECLARE_FINAL_TYPE (PurserRulesTable, purser_rules_table, PURSER, RULES_TABLE, GtkWidget)

GtkWidget *purser_rules_table_new (PurserBlock         *block,
                                   PurserBlock         *other,
                                   const PurserReading *reading);

G_END_DECLS
