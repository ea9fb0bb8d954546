// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play.h"

G_BEGIN_DECLS

void purser_card_side_fill (GtkBox      *box,
                            PurserPlay  *play,
                            PurserValue *facts,
                            const char  *side,
                            int          charges);

G_END_DECLS
