// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-course.h"
#include "purser-number-table.h"

G_BEGIN_DECLS

GtkWidget *purser_chart_section_new (const char *title,
                                     GtkWidget  *picture,
                                     GtkWidget  *table);
void       purser_chart_section_fill_dice (PurserNumberTable      *table,
                                           const PurserCourseDice *dice);

G_END_DECLS
