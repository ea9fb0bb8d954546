// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-language.h"

G_BEGIN_DECLS

/* How a list of sections is shown. */
typedef struct {
  PurserLanguage language;
  gboolean       one_game; /* whether the game need not be named */
} PurserRulesLook;

GtkListItemFactory *purser_rules_row_factory_new (const PurserRulesLook *look);

G_END_DECLS
