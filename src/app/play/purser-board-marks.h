// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *purser_fact_mark_new (const char *icon,
                                 const char *text,
                                 const char *title);
GtkWidget *purser_step_mark_new (int         number,
                                 gboolean    passed,
                                 gboolean    reached);

G_END_DECLS
