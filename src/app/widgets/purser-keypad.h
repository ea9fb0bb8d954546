// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_KEYPAD (purser_keypad_get_type ())

G_DECLARE_FINAL_TYPE (PurserKeypad, purser_keypad, PURSER, KEYPAD, AdwBin)

GtkWidget *purser_keypad_new     (void);
gboolean   purser_keypad_get_sum (PurserKeypad *self,
                                  gint64       *sum);

G_END_DECLS
