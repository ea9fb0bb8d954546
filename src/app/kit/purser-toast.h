// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void purser_toast      (GtkWidget       *widget,
                        const char      *format,
                        ...) G_GNUC_PRINTF (2, 3);
void purser_toast_show (AdwToastOverlay *overlay,
                        const char      *text);
void purser_toast_undo (GtkWidget       *widget,
                        const char      *text,
                        GCallback        undo,
                        gpointer         data,
                        GClosureNotify   free_data);

G_END_DECLS
