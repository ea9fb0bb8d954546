// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_EDIT_ENTRY_DIALOG (purser_edit_entry_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserEditEntryDialog, purser_edit_entry_dialog, PURSER, EDIT_ENTRY_DIALOG, AdwDialog)

AdwDialog *purser_edit_entry_dialog_new (PurserSession *session,
                                         guint          n);

G_END_DECLS
