// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

guint purser_nameless_find       (GtkWidget  *widget,
                                  GHashTable *nameless);
void  purser_nameless_find_twins (GtkWidget  *widget,
                                  GHashTable *twins);

G_END_DECLS
