// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

void purser_disc_popover_popup (GtkWidget          *anchor,
                                const PurserChoice *choice);

G_END_DECLS
