// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-section.h"

G_BEGIN_DECLS

#define PURSER_TYPE_BOOKMARKS_BOX (purser_bookmarks_box_get_type ())
G_DECLARE_FINAL_TYPE (PurserBookmarksBox, purser_bookmarks_box, PURSER, BOOKMARKS_BOX, GtkBox)

gboolean purser_bookmarks_are_none      (GSettings          *settings);
gboolean purser_bookmarks_contain       (GSettings          *settings,
                                         PurserSection      *section);
void     purser_bookmarks_set           (GSettings          *settings,
                                         PurserSection      *section,
                                         gboolean            bookmarked);

void     purser_bookmarks_box_fill      (PurserBookmarksBox *self,
                                         GSettings          *settings,
                                         PurserLanguage      language);

GtkWidget *purser_rules_button_new      (const char         *title,
                                         const char         *action,
                                         const char         *id);

G_END_DECLS
