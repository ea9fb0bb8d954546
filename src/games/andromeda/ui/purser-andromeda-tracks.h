// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

GtkWidget *purser_andromeda_track_new (const PurserSetup          *setup,
                                       const PurserAndromedaState *state,
                                       guint                       track,
                                       int                         player);

G_END_DECLS
