// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

char    *purser_format_signed   (gint64      amount);
char    *purser_format_amount   (gint64      amount);
char    *purser_format_sentence (const char *text);
gboolean purser_has_text        (GObject    *object,
                                 const char *text);

G_END_DECLS
