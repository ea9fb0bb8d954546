// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is done to the disk beside the main loop: in the order in which it was wanted, and on a list until it is done. */

#include "config.h"

#include "purser-errand.h"

/* A disk that stands still while this is held. */
static GMutex disk;
/* What was done, letter by letter; only errands write to it, one at a time. */
static GString *done;
/* How many errands were on the list when somebody was told of the end of one. */
static guint listed;

static gboolean
write_letter (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  g_mutex_lock (&disk);
  g_string_append (done, data);
  g_mutex_unlock (&disk);
  if (g_strcmp0 (data, "x") != 0)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "the disk is full");
  return FALSE;
}

static guint
count (void)
{
  return g_list_model_get_n_items (purser_errand_list ());
}

static void
begin (const char          *letter,
       GAsyncReadyCallback  callback,
       gpointer             data)
{
  purser_errand_run_async (NULL, write_letter, g_strdup (letter), g_free, NULL, callback, data);
}

static void
settle (void)
{
  while (count () > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Fifty that are begun at once are done in that order, also by a machine that could do several. */
static void
test_order (void)
{
  g_autoptr (GString) wanted = g_string_new (NULL);

  done = g_string_new (NULL);
  g_mutex_lock (&disk);
  for (guint i = 0; i < 50; i++)
    {
      const char letter[] = { (char) ('A' + i), '\0' };

      g_string_append (wanted, letter);
      begin (letter, NULL, NULL);
    }
  g_assert_cmpuint (count (), ==, 50);
  g_assert_cmpstr (done->str, ==, "");
  g_mutex_unlock (&disk);
  settle ();
  g_assert_cmpstr (done->str, ==, wanted->str);
  g_string_free (done, TRUE);
}

static void
told_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (purser_errand_get_data (result), ==, "x");
  g_assert_false (purser_errand_run_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  listed = count ();
  begin ("y", NULL, NULL);
}

/* Who is told that something failed may begin something else, and there is no moment without an errand between the two. */
static void
test_again (void)
{
  done = g_string_new (NULL);
  begin ("x", told_cb, NULL);
  settle ();
  g_assert_cmpuint (listed, ==, 1);
  g_assert_cmpstr (done->str, ==, "xy");
  g_string_free (done, TRUE);
}

/* What somebody else writes is on the list as long as they say. */
static void
test_of_others (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere");

  purser_errand_begin (file);
  g_assert_cmpuint (count (), ==, 1);
  purser_errand_end (file);
  g_assert_cmpuint (count (), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/errand/order", test_order);
  g_test_add_func ("/errand/again", test_again);
  g_test_add_func ("/errand/of-others", test_of_others);
  return g_test_run ();
}
