// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_sample_open (GtkWidget  *widget,
                         const char *game);

G_END_DECLS
