// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void purser_test_look_begin (void);
void purser_test_look_end   (void);
void purser_test_look       (GtkWidget  *widget,
                             const char *what);

G_END_DECLS
