// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

gboolean purser_farewell_is_due (void);
void     purser_farewell_ask    (GtkApplication *application);
void     purser_farewell_watch  (GtkApplication *application);
void     purser_farewell_wait   (GtkApplication *application);

G_END_DECLS
