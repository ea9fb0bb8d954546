// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LANDING_DIALOG (purser_landing_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserLandingDialog, purser_landing_dialog, PURSER, LANDING_DIALOG, AdwDialog)

AdwDialog *purser_landing_dialog_new (PurserSurface      *surface,
                                      const PurserChoice *choice);

G_END_DECLS
