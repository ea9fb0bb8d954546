// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

void purser_answers_popover_popup (GtkWidget  *anchor,
                                   PurserPlay *play,
                                   GPtrArray  *choices,
                                   GCallback   picked,
                                   gpointer    object);

G_END_DECLS
