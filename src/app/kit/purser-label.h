// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void purser_label_let_wrap  (GtkWidget *label);
void purser_label_let_break (GtkWidget *label);

G_END_DECLS
