// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Whoever writes a file cannot make a table slow: keys that were chosen to be the same for GLib's hash differ in ours. */

#include "purser-hash.h"

#define N_PAIRS 10
#define N_KEYS (1u << N_PAIRS)

static guint
count_hashes (GHashTable *hashes,
              guint       hash)
{
  g_hash_table_add (hashes, GUINT_TO_POINTER (hash));
  return g_hash_table_size (hashes);
}

/* "Ez" and "FY" have one hash, and so has every text of ten of them. A shared hash among a thousand of ours is a matter of one
 * draw in two hundred, three shared ones are not to be expected. */
static void
test_strings (void)
{
  g_autoptr (GHashTable) hashes = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint key = 0; key < N_KEYS; key++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint i = 0; i < N_PAIRS; i++)
        g_string_append (text, key & 1u << i ? "Ez" : "FY");
      g_assert_cmpuint (g_str_hash (text->str), ==, g_str_hash ("FYFYFYFYFYFYFYFYFYFY"));
      g_assert_cmpuint (purser_hash_string (text->str), ==, purser_hash_string (text->str));
      n = count_hashes (hashes, purser_hash_string (text->str));
    }
  g_assert_cmpuint (n, >, N_KEYS - 3);
}

/* Numbers of two equal halves have the hash 0. */
static void
test_numbers (void)
{
  g_autoptr (GHashTable) hashes = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (gint64 key = 0; key < N_KEYS; key++)
    {
      gint64 number = key << 32 | key;

      n = count_hashes (hashes, purser_hash_int64 (&number));
    }
  g_assert_cmpuint (n, >, N_KEYS - 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hash/strings", test_strings);
  g_test_add_func ("/hash/numbers", test_numbers);
  return g_test_run ();
}
