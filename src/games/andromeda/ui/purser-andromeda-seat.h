// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-setup.h"

G_BEGIN_DECLS

GtkWidget *purser_andromeda_seat_new (const PurserSetup *setup,
                                      int                player,
                                      int                size,
                                      const char        *text);

G_END_DECLS
