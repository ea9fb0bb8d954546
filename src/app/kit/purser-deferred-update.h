// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _PurserDeferredUpdate PurserDeferredUpdate;

typedef void (*PurserDeferredUpdateFunc) (GtkWidget *widget);

PurserDeferredUpdate *purser_deferred_update_new      (GtkWidget                *widget,
                                                       PurserDeferredUpdateFunc  run);
void                  purser_deferred_update_free     (PurserDeferredUpdate     *self);

gboolean              purser_deferred_update_ask      (PurserDeferredUpdate     *self);
void                  purser_deferred_update_ask_soon (PurserDeferredUpdate     *self);
gboolean              purser_deferred_update_hurry    (PurserDeferredUpdate     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserDeferredUpdate, purser_deferred_update_free)

G_END_DECLS
