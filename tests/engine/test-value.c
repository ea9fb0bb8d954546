// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-value.h"

static void
test_kinds (void)
{
  g_autoptr (PurserValue) nothing = purser_value_new_null ();
  g_autoptr (PurserValue) truth = purser_value_new_boolean (TRUE);
  g_autoptr (PurserValue) integer = purser_value_new_integer (G_MININT64);
  g_autoptr (PurserValue) real = purser_value_new_real (0.5);
  g_autoptr (PurserValue) text = purser_value_new_string ("千尋");

  g_assert_true (purser_value_is (nothing, PURSER_VALUE_NULL));
  g_assert_true (purser_value_get_boolean (truth));
  g_assert_cmpint (purser_value_get_integer (integer), ==, G_MININT64);
  g_assert_cmpfloat (purser_value_get_real (real), ==, 0.5);
  g_assert_cmpstr (purser_value_get_string (text), ==, "千尋");
  g_assert_cmpint (purser_value_get_kind (text), ==, PURSER_VALUE_STRING);
}

/* A number keeps its value, and differs from all others, however it is stored. */
static void
test_integers (void)
{
  const gint64 numbers[] = { 0, 1, -1, 255, 256, -16, -17, 10000, G_MAXINT32, G_MININT32, G_MAXINT64, G_MININT64,
                             G_MAXINT64 / 2, G_MAXINT64 / 2 + 1, -(G_MAXINT64 / 2), -(G_MAXINT64 / 2) - 1 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (PurserValue) number = purser_value_new_integer (numbers[i]);
      g_autoptr (PurserValue) held = purser_value_ref (number);
      g_autoptr (PurserValue) copy = purser_value_copy (number);

      g_assert_true (purser_value_is (held, PURSER_VALUE_INTEGER));
      g_assert_cmpint (purser_value_get_integer (copy), ==, numbers[i]);
      g_assert_cmpuint (purser_value_get_size (number), ==, 0);
      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        {
          g_autoptr (PurserValue) other = purser_value_new_integer (numbers[j]);

          g_assert_true (purser_value_equal (number, other) == (i == j));
        }
    }
}

/* A foreign file may have any type anywhere: getters of another type return nothing. */
static void
test_other_kinds (void)
{
  g_autoptr (PurserValue) text = purser_value_new_string ("7");
  g_autoptr (PurserValue) integer = purser_value_new_integer (7);

  g_assert_cmpint (purser_value_get_integer (text), ==, 0);
  g_assert_false (purser_value_get_boolean (text));
  g_assert_cmpuint (purser_value_get_size (text), ==, 0);
  g_assert_null (purser_value_get_string (integer));
  g_assert_cmpfloat (purser_value_get_real (integer), ==, 7);
  g_assert_null (purser_value_get (integer, "a"));
  g_assert_null (purser_value_get (NULL, "a"));
  g_assert_null (purser_value_get_string (NULL));
  g_assert_false (purser_value_is (NULL, PURSER_VALUE_NULL));
  g_assert_cmpuint (purser_value_get_size (NULL), ==, 0);
  g_assert_cmpint (purser_value_get_integer_of (NULL, "a", 9), ==, 9);
  g_assert_null (purser_value_get_string_of (integer, "a"));
  purser_value_remove (integer, "a");
  purser_value_remove (text, "a");
  g_assert_cmpint (purser_value_get_integer (integer), ==, 7);
}

static void
test_list (void)
{
  const int numbers[] = { 3, -1, 4 };
  g_autoptr (PurserValue) list = purser_value_new_integers (numbers, 3);

  purser_value_append (list, purser_value_new_string ("x"));
  g_assert_cmpuint (purser_value_get_size (list), ==, 4);
  g_assert_cmpint (purser_value_get_integer (purser_value_get_at (list, 1)), ==, -1);
  g_assert_cmpstr (purser_value_get_string (purser_value_get_at (list, 3)), ==, "x");
}

static void
test_object (void)
{
  g_autoptr (PurserValue) object = purser_value_new_object ();

  purser_value_set_integer (object, "b", 1);
  purser_value_set_string (object, "a", "x");
  purser_value_set_boolean (object, "c", TRUE);
  purser_value_set_integer (object, "b", 2);
  g_assert_cmpuint (purser_value_get_size (object), ==, 3);
  g_assert_cmpstr (purser_value_get_key_at (object, 0), ==, "b");
  g_assert_cmpint (purser_value_get_integer_of (object, "b", 0), ==, 2);
  g_assert_cmpint (purser_value_get_integer_of (object, "a", 5), ==, 5);
  g_assert_cmpstr (purser_value_get_string_of (object, "a"), ==, "x");
  purser_value_remove (object, "b");
  purser_value_remove (object, "none");
  g_assert_null (purser_value_get (object, "b"));
  g_assert_cmpstr (purser_value_get_key_at (object, 0), ==, "a");
}

static void
test_many_keys (void)
{
  g_autoptr (PurserValue) object = purser_value_new_object ();

  for (int i = 0; i < 1000; i++)
    {
      g_autofree char *key = g_strdup_printf ("k%d", i);

      purser_value_set_integer (object, key, i);
    }
  g_assert_cmpuint (purser_value_get_size (object), ==, 1000);
  g_assert_cmpint (purser_value_get_integer_of (object, "k999", 0), ==, 999);
}

/* The size in the constructor is only a hint: a value can have fewer or more members. */
static void
test_made_for (void)
{
  for (guint size = 0; size < 10; size++)
    for (guint wanted = 0; wanted < 10; wanted++)
      {
        g_autoptr (PurserValue) list = purser_value_new_list_of (wanted);
        g_autoptr (PurserValue) object = purser_value_new_object_of (wanted);

        for (guint i = 0; i < size; i++)
          {
            g_autofree char *key = g_strdup_printf ("k%u", i);

            purser_value_append (list, purser_value_new_string (key));
            purser_value_add (object, key, purser_value_new_integer (i));
          }
        g_assert_cmpuint (purser_value_get_size (list), ==, size);
        g_assert_cmpuint (purser_value_get_size (object), ==, size);
        for (guint i = 0; i < size; i++)
          g_assert_cmpint (purser_value_get_integer_of (object, purser_value_get_string (purser_value_get_at (list, i)),
                                                        -1), ==, i);
      }
}

/* Keys with a common beginning are distinct, and a key may be empty. */
static void
test_like_keys (void)
{
  const char *const keys[] = { "", "a", "at", "am", "amend", "amends", "b" };
  g_autoptr (PurserValue) object = purser_value_new_object ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_null (purser_value_get (object, keys[i]));
      purser_value_set_integer (object, keys[i], i);
    }
  g_assert_cmpuint (purser_value_get_size (object), ==, G_N_ELEMENTS (keys));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_cmpint (purser_value_get_integer_of (object, keys[i], -1), ==, i);
}

static PurserValue *
nested_new (int number)
{
  PurserValue *object = purser_value_new_object ();
  PurserValue *list = purser_value_new_list ();

  purser_value_append (list, purser_value_new_integer (number));
  purser_value_append (list, purser_value_new_null ());
  purser_value_set (object, "list", list);
  purser_value_set (object, "real", purser_value_new_real (1.5));
  return object;
}

static void
test_equal (void)
{
  g_autoptr (PurserValue) a = nested_new (1);
  g_autoptr (PurserValue) b = nested_new (1);
  g_autoptr (PurserValue) c = nested_new (2);
  g_autoptr (PurserValue) one = purser_value_new_integer (1);
  g_autoptr (PurserValue) true_one = purser_value_new_boolean (TRUE);

  g_assert_true (purser_value_equal (a, b));
  g_assert_false (purser_value_equal (a, c));
  g_assert_false (purser_value_equal (a, one));
  g_assert_false (purser_value_equal (one, true_one));
  g_assert_false (purser_value_equal (one, NULL));
  g_assert_true (purser_value_equal (NULL, NULL));
}

static void
test_copy (void)
{
  g_autoptr (PurserValue) a = nested_new (1);
  g_autoptr (PurserValue) copy = purser_value_copy (a);

  g_assert_true (purser_value_equal (a, copy));
  purser_value_set_integer (copy, "new", 1);
  g_assert_null (purser_value_get (a, "new"));
}

static PurserValue *
egg_new (void)
{
  PurserValue *texts = purser_value_new_object ();

  purser_value_set_string (texts, "en", "Egg");
  purser_value_set_string (texts, "ja", "卵");
  return texts;
}

/* Translated text is read in the person's language, else in the first. */
static void
test_translated (void)
{
  g_autoptr (PurserValue) plain = purser_value_new_string ("Egg");
  g_autoptr (PurserValue) both = egg_new ();
  g_autoptr (PurserValue) number = purser_value_new_integer (5);

  g_assert_cmpstr (purser_value_get_translated (plain), ==, "Egg");
  g_assert_cmpstr (purser_value_get_translated (both), ==, "Egg");
  g_assert_null (purser_value_get_translated (number));
  g_setenv ("LANGUAGE", "ja", TRUE);
  g_assert_cmpstr (purser_value_get_translated (both), ==, "卵");
  g_setenv ("LANGUAGE", "fi", TRUE);
  g_assert_cmpstr (purser_value_get_translated (both), ==, "Egg");
  g_unsetenv ("LANGUAGE");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/value/kinds", test_kinds);
  g_test_add_func ("/value/integers", test_integers);
  g_test_add_func ("/value/other-kinds", test_other_kinds);
  g_test_add_func ("/value/list", test_list);
  g_test_add_func ("/value/object", test_object);
  g_test_add_func ("/value/many-keys", test_many_keys);
  g_test_add_func ("/value/made-for", test_made_for);
  g_test_add_func ("/value/like-keys", test_like_keys);
  g_test_add_func ("/value/equal", test_equal);
  g_test_add_func ("/value/copy", test_copy);
  g_test_add_func ("/value/translated", test_translated);
  return g_test_run ();
}
