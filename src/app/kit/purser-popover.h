// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_popover_popup_at (GtkPopover *popover,
                              GtkWidget  *anchor);

G_END_DECLS
