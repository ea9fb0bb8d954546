// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RULE_DIALOG (purser_rule_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserRuleDialog, purser_rule_dialog, PURSER, RULE_DIALOG, AdwDialog)

AdwDialog *purser_rule_dialog_new (PurserSession *session,
                                   const char    *rule,
                                   const char    *item);

G_END_DECLS
