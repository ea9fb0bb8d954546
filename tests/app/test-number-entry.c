// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A number is typed where it is printed: only digits are accepted, and after the last one the focus moves to the next number. */

#include "config.h"

#include "purser-number-entry.h"

typedef struct {
  GtkWidget *window;
  GtkWidget *entry; /* of two digits */
  GtkWidget *next;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->entry = purser_number_entry_new ("Cost", 2);
  self->next = purser_number_entry_new ("Points", 1);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->next);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (self->entry);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Inserts text as a key or the clipboard does. */
static void
type (Fixture    *self,
      const char *text)
{
  int position = -1;

  gtk_editable_insert_text (GTK_EDITABLE (self->entry), text, -1, &position);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
has_focus (Fixture   *self,
           GtkWidget *entry)
{
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), entry);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
check (Fixture    *self,
       const char *text,
       int         value)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (self->entry)), ==, text);
  g_assert_cmpint (purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->entry)), ==, value);
}

/* The first Enter after the last digit belongs to the number that moved the focus by itself; the second one moves on. */
static void
test_enter (Fixture       *self,
            gconstpointer  data)
{
  guint n_entered = 0;

  g_signal_connect_swapped (self->next, "activate", G_CALLBACK (count_cb), &n_entered);
  type (self, "12");
  g_assert_true (has_focus (self, self->next));
  g_signal_emit_by_name (self->next, "activate");
  g_assert_cmpuint (n_entered, ==, 0);
  g_signal_emit_by_name (self->next, "activate");
  g_assert_cmpuint (n_entered, ==, 1);
}

static void
test_digits (Fixture       *self,
             gconstpointer  data)
{
  check (self, "", -1);
  type (self, "a");
  type (self, "-");
  type (self, "1a");
  type (self, "１");
  check (self, "", -1);
  type (self, "7");
  check (self, "7", 7);
}

/* An unknown value is no number. Setting a value is no typing: the focus stays. */
static void
test_shown (Fixture       *self,
            gconstpointer  data)
{
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->entry), 12);
  check (self, "12", 12);
  type (self, "");
  g_assert_true (has_focus (self, self->entry));
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->entry), 0);
  check (self, "0", 0);
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->entry), -1);
  check (self, "", -1);
}

static void
test_goes_on (Fixture       *self,
              gconstpointer  data)
{
  type (self, "1");
  g_assert_true (has_focus (self, self->entry));
  type (self, "5");
  g_assert_true (has_focus (self, self->next));
  check (self, "15", 15);
}

/* A number of more digits than usual is entered by coming back to it: it waits for all of them. */
static void
test_corrected (Fixture       *self,
                gconstpointer  data)
{
  type (self, "12");
  g_assert_true (has_focus (self, self->next));
  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  type (self, "1");
  type (self, "2");
  type (self, "3");
  g_assert_true (has_focus (self, self->entry));
  check (self, "123", 123);
}

/* Typing goes on over a number that was known. */
static void
test_known (Fixture       *self,
            gconstpointer  data)
{
  int position = 0;

  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->next), 0);
  type (self, "15");
  g_assert_true (has_focus (self, self->next));
  gtk_editable_set_text (GTK_EDITABLE (self->next), "");
  gtk_editable_insert_text (GTK_EDITABLE (self->next), "4", -1, &position);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (has_focus (self, self->entry));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/number-entry/digits", Fixture, NULL, set_up, test_digits, tear_down);
  g_test_add ("/number-entry/shown", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/number-entry/goes-on", Fixture, NULL, set_up, test_goes_on, tear_down);
  g_test_add ("/number-entry/corrected", Fixture, NULL, set_up, test_corrected, tear_down);
  g_test_add ("/number-entry/known", Fixture, NULL, set_up, test_known, tear_down);
  g_test_add ("/number-entry/enter", Fixture, NULL, set_up, test_enter, tear_down);
  return g_test_run ();
}
