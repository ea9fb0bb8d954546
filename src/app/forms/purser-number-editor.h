// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_NUMBER_EDITOR (purser_number_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserNumberEditor, purser_number_editor, PURSER, NUMBER_EDITOR, PurserEditor)

void purser_spin_button_follow     (GtkSpinButton *button);
void purser_spin_button_follow_for (GtkSpinButton *button,
                                    PurserEditor  *editor);

G_END_DECLS
