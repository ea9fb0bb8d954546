// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

void purser_announce         (GtkWidget  *widget,
                              const char *text);
void purser_announce_problem (GtkWidget  *widget,
                              const char *text);
