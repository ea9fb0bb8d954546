// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MEND_DIALOG (purser_mend_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserMendDialog, purser_mend_dialog, PURSER, MEND_DIALOG, AdwDialog)

AdwDialog *purser_mend_dialog_new (PurserSession *session,
                                   guint          n);

G_END_DECLS
