// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PURSER_KEY_TABLE_SIZE:
 *
 * The number of slots: about three times as many as there are words in the files of all games, so that words seldom share one.
 */
#define PURSER_KEY_TABLE_SIZE 1024

/**
 * PURSER_KEY_LONGEST:
 *
 * The most bytes of a word that is kept, with its terminator.
 */
#define PURSER_KEY_LONGEST 24

guint purser_key_hash  (const char *key,
                        gsize       length);
char *purser_key_dup   (const char *key);
void  purser_key_free  (char       *key);

G_END_DECLS
