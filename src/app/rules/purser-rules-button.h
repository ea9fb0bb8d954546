// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *purser_rules_button_new (const char *title,
                                    const char *action,
                                    const char *id);

G_END_DECLS
