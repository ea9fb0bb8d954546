// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENTS_DIALOG (purser_components_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponentsDialog, purser_components_dialog, PURSER, COMPONENTS_DIALOG, AdwDialog)

AdwDialog *purser_components_dialog_new (const PurserRules *rules,
                                         PurserSession     *session,
                                         const char        *card);

G_END_DECLS
