// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SHARE_DIALOG (purser_share_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserShareDialog, purser_share_dialog, PURSER, SHARE_DIALOG, AdwDialog)

AdwDialog *purser_share_dialog_new (PurserSession *session);

G_END_DECLS
