// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Errands, which write to the disk in worker threads: they run in the order they were begun, and are listed until they are
 * done. */

#include "config.h"

#include "purser-errand.h"

/* Blocks the disk while it is locked. */
static GMutex disk;
/* The letters of the errands that ran; only errands write to it, one at a time. */
static GString *done;
/* How many errands were listed when the callback of one was called. */
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

/* Fifty errands that are begun at once run in that order, even on a machine that could run several. */
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

/* The callback of a failed errand may begin another one, and the list is never empty between the two. */
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

/* A file that is written elsewhere is listed until the writer ends that. */
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
