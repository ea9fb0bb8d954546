// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-gauge.h"

G_BEGIN_DECLS

#define PURSER_TYPE_WAIT_DIALOG (purser_wait_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserWaitDialog, purser_wait_dialog, PURSER, WAIT_DIALOG, AdwDialog)

PurserWaitDialog *purser_wait_dialog_new     (GtkWidget        *over,
                                              const char       *what,
                                              PurserGauge      *gauge,
                                              GCancellable     *cancellable);
void              purser_wait_dialog_hold_keys (PurserWaitDialog *self);
GtkWidget        *purser_wait_dialog_get_place (PurserWaitDialog *self);
gboolean          purser_wait_dialog_is_over (PurserWaitDialog *self,
                                              GtkWidget        *widget);
void              purser_wait_dialog_end     (PurserWaitDialog *self);

G_END_DECLS
