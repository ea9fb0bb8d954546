// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-key.h"

#include <string.h>

#define LONG_KEY "a key that is far too long to be kept for ever"

/* A key that was used before takes no more memory. */
static void
test_kept (void)
{
  char *first = purser_key_dup ("player");
  char *again = purser_key_dup ("player");
  char *other = purser_key_dup ("dice");

  g_assert_true (first == again);
  g_assert_true (first != other);
  g_assert_cmpstr (first, ==, "player");
  g_assert_cmpstr (other, ==, "dice");
  purser_key_free (first);
  purser_key_free (other);
  g_assert_cmpstr (again, ==, "player");
  purser_key_free (again);
}

static void
test_long (void)
{
  char *first = purser_key_dup (LONG_KEY);
  char *again = purser_key_dup (LONG_KEY);

  g_assert_true (first != again);
  g_assert_cmpstr (first, ==, again);
  purser_key_free (first);
  g_assert_cmpstr (again, ==, LONG_KEY);
  purser_key_free (again);
}

/* More unknown keys than the table has places: each is still distinct, and those stored before stay. */
static void
test_strangers (void)
{
  char *known = purser_key_dup ("known before");
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_key_free);

  for (guint i = 0; i < 10 * PURSER_KEY_TABLE_SIZE; i++)
    {
      g_autofree char *word = g_strdup_printf ("%u", i);

      g_assert_cmpuint (purser_key_hash (word, strlen (word)), <, PURSER_KEY_TABLE_SIZE);
      g_ptr_array_add (keys, purser_key_dup (word));
    }
  for (guint i = 0; i < keys->len; i++)
    {
      g_autofree char *word = g_strdup_printf ("%u", i);

      g_assert_cmpstr (g_ptr_array_index (keys, i), ==, word);
    }
  g_assert_true (purser_key_dup ("known before") == known);
}

static void
test_empty (void)
{
  char *key = purser_key_dup ("");

  g_assert_cmpstr (key, ==, "");
  purser_key_free (key);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/key/kept", test_kept);
  g_test_add_func ("/key/long", test_long);
  g_test_add_func ("/key/empty", test_empty);
  g_test_add_func ("/key/strangers", test_strangers);
  return g_test_run ();
}
