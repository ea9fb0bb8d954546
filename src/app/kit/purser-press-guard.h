// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _PurserPressGuard PurserPressGuard;

PurserPressGuard *purser_press_guard_new   (GtkWidget        *area);
void              purser_press_guard_watch (PurserPressGuard *self,
                                            GtkWidget        *area);
void              purser_press_guard_renew (PurserPressGuard *self);

G_END_DECLS
