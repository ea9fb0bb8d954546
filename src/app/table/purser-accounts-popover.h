// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-session.h"

G_BEGIN_DECLS

void purser_accounts_popover_popup (GtkWidget     *anchor,
                                    PurserSession *session,
                                    int            player);

G_END_DECLS
