// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-value.h"

G_BEGIN_DECLS

GtkWidget *purser_space_base_card_new        (PurserValue *facts);
void       purser_space_base_card_fill_sides (AdwWrapBox  *sides,
                                              PurserValue *facts);

G_END_DECLS
