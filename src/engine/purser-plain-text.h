// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Text between these does not affect the direction of the text around it (FSI and PDI). */
#define PURSER_ISOLATE "\u2068"
#define PURSER_ISOLATE_END "\u2069"

gboolean  purser_plain_text_is_safe       (gunichar    letter);
char     *purser_plain_text_dup           (const char *text,
                                           guint       max_length);
char     *purser_plain_text_dup_name      (const char *text,
                                           guint       max_length);
char     *purser_plain_text_dup_sentence  (const char *text,
                                           guint       max_length);
char     *purser_plain_text_dup_lines     (const char *text);
gsize     purser_plain_text_find_end      (const char *text,
                                           gsize       most_bytes,
                                           guint       most_lines);
char     *purser_plain_text_dup_beginning (const char *text,
                                           gsize       most_bytes,
                                           guint       most_lines);

G_END_DECLS
