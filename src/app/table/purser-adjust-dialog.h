// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ADJUST_DIALOG (purser_adjust_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserAdjustDialog, purser_adjust_dialog, PURSER, ADJUST_DIALOG, AdwDialog)

AdwDialog *purser_adjust_dialog_new (PurserSession *session,
                                     int            player,
                                     int            account);

G_END_DECLS
