// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void purser_window_keys_install   (GtkWidgetClass *window_class);
void purser_window_keys_show_menu (GtkWidget      *page);

G_END_DECLS
