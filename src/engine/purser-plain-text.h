// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean  purser_plain_text_is_safe   (gunichar    letter);
char     *purser_plain_text_dup       (const char *text,
                                       guint       max_length);
char     *purser_plain_text_dup_lines (const char *text);

G_END_DECLS
