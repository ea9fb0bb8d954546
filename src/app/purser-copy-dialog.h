// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COPY_DIALOG (purser_copy_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserCopyDialog, purser_copy_dialog, PURSER, COPY_DIALOG, AdwDialog)

AdwDialog *purser_copy_dialog_new (const PurserRules *rules,
                                   PurserSession     *session,
                                   const char        *words);

G_END_DECLS
