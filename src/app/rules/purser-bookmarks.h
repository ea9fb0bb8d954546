// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-section.h"

G_BEGIN_DECLS

gboolean purser_bookmarks_are_none (void);
gboolean purser_bookmarks_contain  (PurserSection  *section);
void     purser_bookmarks_set      (PurserSection  *section,
                                    gboolean        bookmarked);
void     purser_bookmarks_fill     (GtkBox         *box,
                                    PurserLanguage  language);

G_END_DECLS
