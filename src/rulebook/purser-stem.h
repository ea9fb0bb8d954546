// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The size of the longest stem, with its null byte; of a longer word, only the beginning counts. */
#define PURSER_STEM_SIZE 24

void   purser_stem        (const char *word,
                           gsize       length,
                           char       *stem);
char  *purser_stem_romaji (const char *word);

G_END_DECLS
