// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The newest items of a list, back to front: what a view hears of changes is all that there is to know. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-newest-list.h"
#include "purser-newest-slot.h"

#define MOST 6

typedef struct {
  GListStore       *store;
  PurserNewestList *list;
  GPtrArray        *seen; /* the slots, as a view that only follows the signals has them */
  guint             n_told;
  guint             next;
} Fixture;

static void
items_changed_cb (GListModel *list,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Fixture    *self)
{
  if (removed > 0)
    g_ptr_array_remove_range (self->seen, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->seen, (int) (position + i), g_list_model_get_item (list, position + i));
  self->n_told++;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  self->list = purser_newest_list_new (G_LIST_MODEL (self->store), MOST);
  self->seen = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (self->list, "items-changed", G_CALLBACK (items_changed_cb), self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (self->list, self);
  g_clear_pointer (&self->seen, g_ptr_array_unref);
  g_clear_object (&self->list);
  g_clear_object (&self->store);
}

/* Puts @added new items in place of @removed, named 0, 1, 2, … in the order in which they came. */
static void
splice (Fixture *self,
        guint    position,
        guint    removed,
        guint    added)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < added; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", self->next++);

      g_ptr_array_add (items, gtk_string_object_new (name));
    }
  g_list_store_splice (self->store, position, removed, items->pdata, items->len);
}

static char *
dup_names (Fixture *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->seen->len; i++)
    {
      GObject *item = purser_newest_slot_get_item (g_ptr_array_index (self->seen, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
assert_names (Fixture    *self,
              const char *names)
{
  g_autofree char *seen = dup_names (self);

  g_assert_cmpstr (seen, ==, names);
}

static void
test_newest_first (Fixture      *self,
                   gconstpointer data)
{
  splice (self, 0, 0, 3);
  assert_names (self, "2 1 0");
  g_assert_true (purser_newest_list_is_whole (self->list));
  splice (self, 3, 0, 5);
  assert_names (self, "7 6 5 4 3 2");
  g_assert_false (purser_newest_list_is_whole (self->list));
  purser_newest_list_set_most (self->list, 2 * MOST);
  assert_names (self, "7 6 5 4 3 2 1 0");
  purser_newest_list_set_most (self->list, 2);
  assert_names (self, "7 6");
}

/* What a view would have to style and measure anew is nothing at all once all slots are there. */
static void
test_move_on (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GObject) first = NULL;

  splice (self, 0, 0, 10);
  first = g_object_ref (g_ptr_array_index (self->seen, 0));
  self->n_told = 0;
  splice (self, 10, 0, 2);
  assert_names (self, "11 10 9 8 7 6");
  g_assert_true (g_ptr_array_index (self->seen, 0) == first);
  g_assert_cmpuint (self->n_told, ==, 0);
}

static void
test_hold (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GObject) first = NULL;

  splice (self, 0, 0, 10);
  first = g_object_ref (g_ptr_array_index (self->seen, 0));
  purser_newest_list_set_held (self->list, TRUE);
  splice (self, 10, 0, 2);
  assert_names (self, "11 10 9 8 7 6");
  g_assert_true (g_ptr_array_index (self->seen, 2) == first);
  splice (self, 10, 2, 0);
  assert_names (self, "9 8 7 6 5 4");
  g_assert_true (g_ptr_array_index (self->seen, 0) == first);
}

/* A move that is mended replaces everything from it on. */
static void
test_mend (Fixture      *self,
           gconstpointer data)
{
  for (int held = 0; held < 2; held++)
    {
      purser_newest_list_set_held (self->list, held);
      splice (self, 0, g_list_model_get_n_items (G_LIST_MODEL (self->store)), 0);
      self->next = 0;
      splice (self, 0, 0, 8);
      splice (self, 5, 3, 1);
      assert_names (self, "8 4 3 2 1 0");
      splice (self, 1, 5, 0);
      assert_names (self, "0");
      splice (self, 1, 0, 20);
      assert_names (self, "28 27 26 25 24 23");
    }
}

static void
assert_right (Fixture *self)
{
  GListModel *store = G_LIST_MODEL (self->store);
  guint n = g_list_model_get_n_items (store);

  g_assert_cmpuint (self->seen->len, ==, MIN (n, purser_newest_list_get_most (self->list)));
  for (guint i = 0; i < self->seen->len; i++)
    {
      g_autoptr (GObject) slot = g_list_model_get_item (G_LIST_MODEL (self->list), i);
      g_autoptr (GObject) item = g_list_model_get_item (store, n - 1 - i);

      g_assert_true (g_ptr_array_index (self->seen, i) == slot);
      g_assert_true (purser_newest_slot_get_item (PURSER_NEWEST_SLOT (slot)) == item);
    }
}

static void
test_anything (Fixture      *self,
               gconstpointer data)
{
  for (int i = 0; i < 5000; i++)
    {
      guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));
      guint position = (guint) g_test_rand_int_range (0, (int) n + 1);

      purser_newest_list_set_held (self->list, g_test_rand_bit ());
      if (g_test_rand_int_range (0, 10) == 0)
        purser_newest_list_set_most (self->list, (guint) g_test_rand_int_range (1, 3 * MOST));
      splice (self, position, (guint) g_test_rand_int_range (0, (int) MIN (n - position, 8) + 1),
              (guint) g_test_rand_int_range (0, 8));
      assert_right (self);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/newest-list/newest-first", Fixture, NULL, set_up, test_newest_first, tear_down);
  g_test_add ("/newest-list/move-on", Fixture, NULL, set_up, test_move_on, tear_down);
  g_test_add ("/newest-list/hold", Fixture, NULL, set_up, test_hold, tear_down);
  g_test_add ("/newest-list/mend", Fixture, NULL, set_up, test_mend, tear_down);
  g_test_add ("/newest-list/anything", Fixture, NULL, set_up, test_anything, tear_down);
  return g_test_run ();
}
