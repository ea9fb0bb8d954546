// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-setup.h"

G_BEGIN_DECLS

#define PURSER_TYPE_JOIN_DIALOG (purser_join_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserJoinDialog, purser_join_dialog, PURSER, JOIN_DIALOG, AdwDialog)

AdwDialog *purser_join_dialog_new (PurserSetup *setup);

G_END_DECLS
