// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-value.h"

G_BEGIN_DECLS

void        purser_card_side_fill        (GtkBox      *box,
                                          PurserValue *facts,
                                          const char  *side,
                                          int          charges);
void        purser_card_side_add_gains   (GtkBox      *box,
                                          PurserValue *object);
void        purser_card_side_add_charges (GtkBox      *box,
                                          PurserValue *side,
                                          int          charges);
const char *purser_card_side_get_arrow   (PurserValue *side);

G_END_DECLS
