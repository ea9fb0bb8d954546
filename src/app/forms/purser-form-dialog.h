// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-move-form.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_FORM_DIALOG (purser_form_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserFormDialog, purser_form_dialog, PURSER, FORM_DIALOG, AdwDialog)

AdwDialog *purser_form_dialog_new (PurserSession  *session,
                                   PurserValue    *move,
                                   const char     *title,
                                   PurserMoveLabel dup_label);
AdwDialog *purser_form_dialog_new_for_choice (PurserSession      *session,
                                              const PurserChoice *choice);

G_END_DECLS
