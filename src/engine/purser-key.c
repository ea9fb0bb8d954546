// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-key.h"

#include <string.h>

/* Every line of a file has the same keys. Each is kept once for the life of the program, in one block, so that a pointer alone
 * shows whether it is one of these. A key has two slots and a slot has one key, so unknown keys cannot fill the memory. */
#define WAYS 2

enum { FREE, WRITING, READY };

static char known[PURSER_KEY_TABLE_SIZE][PURSER_KEY_LONGEST];
static int states[PURSER_KEY_TABLE_SIZE];

/**
 * purser_key_hash:
 * @key: a word
 * @length: its length in bytes
 *
 * Returns: its index, below [const@KEY_TABLE_SIZE], which it may share with other words
 */
guint
purser_key_hash (const char *key,
                 gsize       length)
{
  guchar first = (guchar) key[0], middle = (guchar) key[length / 2], last = (guchar) key[length - (length > 0)];

  return (guint) (length * 37 + first * 7u + middle * 53u + last * 101u) % PURSER_KEY_TABLE_SIZE;
}

/* Finds a key, or keeps it if its slot is free; %NULL if others have its slots. */
static char *
find_known (const char *key,
            gsize       length)
{
  guint index = purser_key_hash (key, length);

  for (guint way = 0; way < WAYS; way++, index = (index + 1) % PURSER_KEY_TABLE_SIZE)
    {
      if (g_atomic_int_get (&states[index]) == FREE &&
          g_atomic_int_compare_and_exchange (&states[index], FREE, WRITING))
        {
          memcpy (known[index], key, length + 1);
          g_atomic_int_set (&states[index], READY);
        }
      if (g_atomic_int_get (&states[index]) == READY && strcmp (known[index], key) == 0)
        return known[index];
    }
  return NULL;
}

/**
 * purser_key_dup:
 *
 * Returns: (transfer full): a copy, to be freed with [func@key_free]
 */
char *
purser_key_dup (const char *key)
{
  gsize length = strlen (key);
  char *found = length < PURSER_KEY_LONGEST ? find_known (key, length) : NULL;

  return found != NULL ? found : g_strdup (key);
}

/**
 * purser_key_free:
 * @key: (transfer full): a key from [func@key_dup]
 *
 * Frees a key, unless it is kept for the life of the program.
 */
void
purser_key_free (char *key)
{
  const char *first = (const char *) known;

  if (key < first || key >= first + sizeof known)
    g_free (key);
}
