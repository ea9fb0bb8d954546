// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEARN_DIALOG (purser_learn_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserLearnDialog, purser_learn_dialog, PURSER, LEARN_DIALOG, AdwDialog)

AdwDialog *purser_learn_dialog_new (PurserComponents *components,
                                    const char       *item,
                                    gboolean          confirms);

G_END_DECLS
