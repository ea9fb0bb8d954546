// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SHAKER_DIALOG (purser_shaker_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserShakerDialog, purser_shaker_dialog, PURSER, SHAKER_DIALOG, AdwDialog)

AdwDialog *purser_shaker_dialog_new         (PurserSession *session);
GtkWidget *purser_shaker_dialog_make_shaker (PurserSession *session);

G_END_DECLS
