// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

GtkWidget *purser_phoenix_supply_new (const PurserPhoenixState *state);

G_END_DECLS
