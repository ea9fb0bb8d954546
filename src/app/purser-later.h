// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _PurserLater PurserLater;

typedef void (*PurserLaterFunc) (GtkWidget *widget);

PurserLater *purser_later_new   (GtkWidget       *widget,
                                 PurserLaterFunc  run);
void         purser_later_free  (PurserLater     *self);

gboolean     purser_later_ask   (PurserLater     *self);
gboolean     purser_later_hurry (PurserLater     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserLater, purser_later_free)

G_END_DECLS
