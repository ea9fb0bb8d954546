// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_WORDS (purser_words_get_type ())

G_DECLARE_FINAL_TYPE (PurserWords, purser_words, PURSER, WORDS, GtkWidget)

void purser_words_set (PurserWords *self,
                       const char  *words,
                       int          lines);

G_END_DECLS
