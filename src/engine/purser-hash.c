// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Hashes for tables whose keys come from strangers' files. Whoever writes a file can choose thousands of names that have one
 * hash of g_str_hash, and each of them then takes as long as the table has names already. These depend on a number that is drawn
 * when Purser starts: two keys of n bytes have the same hash in n of two thousand million draws. */

#include "config.h"

#include <string.h>

#include "purser-hash.h"

/* A prime: the bytes are the coefficients of a polynomial, which has no more zeros modulo a prime than it has bytes. */
#define PRIME 2147483647u

static guint64
get_factor (void)
{
  static gsize factor = 0;

  if (g_once_init_enter (&factor))
    g_once_init_leave (&factor, (gsize) g_random_int_range (1, PRIME));
  return factor;
}

static guint
hash_bytes (const guchar *bytes,
            gsize         length)
{
  guint64 hash = 0, factor = get_factor ();

  for (gsize i = 0; i < length; i++)
    hash = (hash * factor + bytes[i] + 1) % PRIME;
  return (guint) hash;
}

/**
 * purser_hash_string:
 * @text: (type utf8): a text
 *
 * Returns: its hash in this run of the program, to be used with [func@GLib.str_equal]
 */
guint
purser_hash_string (gconstpointer text)
{
  return hash_bytes (text, strlen (text));
}

/**
 * purser_hash_int64:
 * @number: (type gint64): a pointer to a number
 *
 * Returns: its hash in this run of the program, to be used with [func@GLib.int64_equal]
 */
guint
purser_hash_int64 (gconstpointer number)
{
  return hash_bytes (number, sizeof (gint64));
}
