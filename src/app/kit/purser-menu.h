// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_menu_wrap      (GtkMenuButton *button);
void purser_menu_make_late (GtkMenuButton *button,
                            GMenuModel    *menu);

G_END_DECLS
