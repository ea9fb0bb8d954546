// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-markup.h"
#include "purser-section.h"

G_BEGIN_DECLS

guint      purser_cli_get_width     (void);
guint      purser_cli_measure       (const char     *text);
GPtrArray *purser_cli_wrap          (const char     *text,
                                     guint           width);
void       purser_cli_print_wrapped (const char     *lead,
                                     const char     *text);
void       purser_cli_print_table   (PurserBlock    *table,
                                     PurserLanguage  language);
void       purser_cli_print_section (PurserSection  *section,
                                     PurserLanguage  language);

G_END_DECLS
