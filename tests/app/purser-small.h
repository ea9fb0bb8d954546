// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void  purser_small_find     (GtkWidget  *widget,
                             GHashTable *small);
char *purser_small_dup_path (GtkWidget  *widget);

G_END_DECLS
