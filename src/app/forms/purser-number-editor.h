// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_NUMBER_EDITOR (purser_number_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserNumberEditor, purser_number_editor, PURSER, NUMBER_EDITOR, PurserEditor)

void  purser_spin_button_follow      (GtkSpinButton *button);
void  purser_spin_button_follow_for  (GtkSpinButton *button,
                                      PurserEditor  *editor);
void  purser_spin_button_show        (GtkSpinButton *button,
                                      gint64         value);
char *purser_spin_button_dup_problem (GtkSpinButton *button);
char *purser_number_dup_problem      (const char    *typed,
                                      gint64         least,
                                      gint64         most);

G_END_DECLS
