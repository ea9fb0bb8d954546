// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

GtkWidget *purser_choice_button_new (PurserPlay         *play,
                                     const PurserChoice *choice,
                                     GCallback           clicked,
                                     gpointer            data);
GtkWidget *purser_choice_head_new   (PurserPlay         *play,
                                     const PurserChoice *choice);
GtkWidget *purser_choice_line_new   (const char         *text,
                                     const char         *style);

G_END_DECLS
