// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-shape.h"

G_BEGIN_DECLS

gboolean    purser_words_has       (const char        *word);
char       *purser_words_dup_title (const char        *word);
const char *purser_words_kind      (const PurserShape *shape);

G_END_DECLS
