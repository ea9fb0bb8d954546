// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-language.h"

G_BEGIN_DECLS

GtkListItemFactory *purser_rules_row_factory_new (const PurserLanguage *language);

G_END_DECLS
