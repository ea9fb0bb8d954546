// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-prompt-view.h"

G_BEGIN_DECLS

#define PURSER_TYPE_DICE_DIALOG (purser_dice_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserDiceDialog, purser_dice_dialog, PURSER, DICE_DIALOG, AdwDialog)

AdwDialog *purser_dice_dialog_new (PurserPromptView *view,
                                   PurserSession    *session);

G_END_DECLS
