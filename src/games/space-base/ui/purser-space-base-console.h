// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SPACE_BASE_CONSOLE (purser_space_base_console_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpaceBaseConsole, purser_space_base_console, PURSER, SPACE_BASE_CONSOLE, GtkWidget)

GtkWidget *purser_space_base_console_get_slot (PurserSpaceBaseConsole *self,
                                               guint                   sector);

G_END_DECLS
