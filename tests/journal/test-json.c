// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-folder.h"

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "purser-error.h"
#include "purser-json.h"

static PurserValue *
parse (const char  *text,
       GError     **error)
{
  return purser_json_parse (text, -1, error);
}

static void
assert_no_json (const char *text,
                gssize      length)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_json_parse (text, length, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_JSON);
}

/* A written text is read back the same, and written again the same. */
static void
test_round_trip (void)
{
  static const char *const texts[] = {
    "null", "true", "-7", "0.5", "\"\"", "[]", "{}", "[1,[2,[null]],\"x\"]", "9223372036854775807", "-9223372036854775808",
    "{\"b\":1,\"a\":{\"千\":\"尋 \\\" \\\\ \\n\"},\"c\":[true,false]}", "\"\\u0001\"", "\"😀\"",
    "[\"\\b\\f\\r\\t\\u007f/\",[],{},null,1e300,-0.25]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PurserValue) value = parse (texts[i], &error);
      g_autofree char *once = purser_json_print (value, FALSE);
      g_autoptr (PurserValue) again = parse (once, &error);
      g_autofree char *pretty = purser_json_print (again, TRUE);
      g_autoptr (PurserValue) third = parse (pretty, &error);
      g_autoptr (JsonNode) node = json_from_string (once, &error);
      g_autofree char *theirs = json_to_string (node, FALSE);

      g_assert_no_error (error);
      g_assert_cmpstr (once, ==, theirs);
      g_assert_true (purser_value_equal (value, again));
      g_assert_true (purser_value_equal (value, third));
      g_assert_null (strchr (once, '\n'));
    }
}

static void
test_order_kept (void)
{
  g_autoptr (PurserValue) value = parse ("{\"z\":1,\"a\":2,\"m\":3}", NULL);
  g_autofree char *text = purser_json_print (value, FALSE);

  g_assert_cmpstr (text, ==, "{\"z\":1,\"a\":2,\"m\":3}");
}

static void
test_no_json (void)
{
  static const char *const texts[] = {
    "", " ", "{", "[1", "{\"a\"}", "{\"a\":}", "{'a':1}", "tru", "[1,]", "{\"a\":1,}", "1 2", "{}{}", "\"x", "// x", "[1] // x",
    "NaN", "[01]", "\"\\x\"", "\xff", "\"\xff\"", "[\"\xc0\x80\"]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_no_json (texts[i], -1);
  assert_no_json ("{}\0", 3);
  assert_no_json ("\0\0\0\0", 4);
}

/* Checks for an error of Purser's, not of JSON's: otherwise a strange last line would count as torn. */
static void
assert_too_deep (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (text, &error));
  g_assert_true (error->domain == PURSER_ERROR);
}

static char *
nest (const char *before,
      guint       depth)
{
  GString *text = g_string_new (before);

  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, '[');
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *deepest = nest ("", PURSER_JSON_MAX_DEPTH);
  g_autofree char *deeper = nest ("", PURSER_JSON_MAX_DEPTH + 1);
  g_autofree char *abyss = nest ("", 1000000);
  /* Quotes that JSON does not know must not hide the brackets after them. */
  g_autofree char *hidden = nest ("'\"'", 1000000);
  g_autofree char *escaped = nest ("[\"\\\\\",", 1000000);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = parse (deepest, &error);

  g_assert_no_error (error);
  g_assert_nonnull (value);
  assert_too_deep (deeper);
  assert_too_deep (abyss);
  assert_too_deep (hidden);
  assert_too_deep (escaped);
}

/* Brackets within a string do not add to the depth. */
static void
test_brackets_in_text (void)
{
  g_autofree char *brackets = g_strnfill (1000, '[');
  g_autofree char *text = g_strdup_printf ("[\"\\\"%s\"]", brackets);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (value);
}

static void
test_numbers (void)
{
  g_autoptr (PurserValue) real = parse ("3.0", NULL);
  g_autoptr (PurserValue) huge = parse ("99999999999999999999999999999", NULL);

  g_assert_true (purser_value_is (real, PURSER_VALUE_REAL));
  /* However it is parsed, it is not a small number. */
  g_assert_true (huge == NULL || purser_value_get_real (huge) > 1e18);
}

static void
test_file (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "x.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = parse ("{\"a\":[1,2]}", NULL);
  g_autofree char *text = purser_json_print_file (value);
  g_autoptr (PurserValue) read = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, &error));
  read = purser_json_read (path, &error);
  g_assert_no_error (error);
  g_assert_true (purser_value_equal (value, read));
  purser_test_folder_remove (folder);
}

static void
test_file_missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_json_read ("/nowhere/x.json", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (purser_json_read ("/", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_clear_error (&error);
  /* Reading it would never end. */
  g_assert_null (purser_json_read ("/dev/zero", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
}

static void
test_file_too_long (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "x.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "1", 1, NULL));
  g_assert_cmpint (truncate (path, PURSER_JSON_MAX_FILE + 1), ==, 0);
  g_assert_null (purser_json_read (path, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  purser_test_folder_remove (folder);
}

/* A line of a play may have four megabytes, and not a byte more. */
static void
test_text_too_long (void)
{
  g_autofree char *text = g_strnfill (PURSER_JSON_MAX_TEXT + 1, ' ');
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) longest = NULL;

  text[0] = '1';
  g_assert_null (purser_json_parse (text, PURSER_JSON_MAX_TEXT + 1, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  longest = purser_json_parse (text, PURSER_JSON_MAX_TEXT, NULL);
  g_assert_cmpint (purser_value_get_integer (longest), ==, 1);
}

/* Makes keys with the same hash: "Ez" and "FY" have one hash, and so do all words made of them. */
static char *
colliding_dup (guint n_keys)
{
  GString *text = g_string_new ("{\"n\":1,\"with\":[{");

  for (guint i = 0; i < n_keys; i++)
    {
      g_string_append (text, i > 0 ? ",\"" : "\"");
      for (guint bit = 0; bit < 18; bit++)
        g_string_append (text, (i >> bit & 1) != 0 ? "Ez" : "FY");
      g_string_append (text, "\":0");
    }
  g_string_append (text, "}]}");
  return g_string_free_and_steal (text);
}

static void
test_many_keys (void)
{
  g_autofree char *most = colliding_dup (PURSER_JSON_MAX_KEYS);
  g_autofree char *more = colliding_dup (PURSER_JSON_MAX_KEYS + 1);
  g_autofree char *forever = colliding_dup (90000);
  g_autofree char *colons = g_strnfill (5000, ':');
  g_autofree char *text = g_strconcat ("{\"a\":\"", colons, "\"}", NULL);
  g_autoptr (GString) objects = g_string_new ("[{}");
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = parse (most, &error);
  g_autoptr (PurserValue) quoted = NULL, many = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (value);
  g_assert_null (parse (more, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_assert_cmpstr (error->message, ==, "an object has more than 1024 keys");
  g_clear_error (&error);
  g_assert_null (parse (forever, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_clear_error (&error);
  /* Colons in strings are no keys, and each object is counted on its own. */
  quoted = parse (text, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < PURSER_JSON_MAX_KEYS; i++)
    g_string_append (objects, ",{\"a\":1,\"b\":2}");
  g_string_append_c (objects, ']');
  many = parse (objects->str, &error);
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/round-trip", test_round_trip);
  g_test_add_func ("/json/order-kept", test_order_kept);
  g_test_add_func ("/json/no-json", test_no_json);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/brackets-in-text", test_brackets_in_text);
  g_test_add_func ("/json/numbers", test_numbers);
  g_test_add_func ("/json/file", test_file);
  g_test_add_func ("/json/file-missing", test_file_missing);
  g_test_add_func ("/json/file-too-long", test_file_too_long);
  g_test_add_func ("/json/text-too-long", test_text_too_long);
  g_test_add_func ("/json/many-keys", test_many_keys);
  return g_test_run ();
}
