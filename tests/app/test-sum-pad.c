// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The keys of a sum, its result, and its errors. */

#include "config.h"

#include "purser-sum-pad.h"

typedef struct {
  PurserSumPad *pad;
  guint         n_changed, n_entered;
} Fixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->pad = g_object_ref_sink (g_object_new (PURSER_TYPE_SUM_PAD, NULL));
  self->n_changed = self->n_entered = 0;
  g_signal_connect_swapped (self->pad, "changed", G_CALLBACK (count_cb), &self->n_changed);
  g_signal_connect_swapped (self->pad, "entered", G_CALLBACK (count_cb), &self->n_entered);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->pad);
}

/* Presses keys, which are words with spaces between them. */
static void
press (Fixture    *self,
       const char *keys)
{
  g_auto (GStrv) each = g_strsplit (keys, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->pad), "pad.press", "s", each[i]));
}

static GtkLabel *
get_label (Fixture    *self,
           const char *name)
{
  return GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (self->pad), PURSER_TYPE_SUM_PAD, name));
}

/* Checks the text, the result, and whether an error is shown. */
static void
check (Fixture    *self,
       const char *text,
       const char *sum,
       gboolean    wrong)
{
  g_assert_cmpstr (purser_sum_pad_get_text (self->pad), ==, text);
  g_assert_cmpstr (gtk_label_get_text (get_label (self, "sum_label")), ==, sum);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_label (self, "problem_label"))) == wrong);
}

static void
test_keys (Fixture       *self,
           gconstpointer  data)
{
  gint64 sum;

  press (self, "1 2 + 8");
  check (self, "12+8", "= 20", FALSE);
  press (self, "− 2 5");
  check (self, "12+8−25", "= −5", FALSE);
  g_assert_true (purser_sum_pad_get_sum (self->pad, &sum));
  g_assert_cmpint (sum, ==, -5);
  press (self, "< <");
  check (self, "12+8−", "", TRUE);
  g_assert_false (purser_sum_pad_get_sum (self->pad, &sum));
  press (self, "2 × 3");
  check (self, "12+8−2×3", "= 14", FALSE);
  press (self, "C");
  check (self, "", "", FALSE);
  press (self, "<");
  check (self, "", "", FALSE);
}

/* The last key enters the sum, and changes nothing. */
static void
test_signals (Fixture       *self,
              gconstpointer  data)
{
  press (self, "7 +");
  g_assert_cmpuint (self->n_changed, ==, 2);
  g_assert_cmpuint (self->n_entered, ==, 0);
  press (self, "=");
  g_assert_cmpuint (self->n_changed, ==, 2);
  g_assert_cmpuint (self->n_entered, ==, 1);
  check (self, "7+", "", TRUE);
}

/* A division by zero is no number. */
static void
test_zero (Fixture       *self,
           gconstpointer  data)
{
  gint64 sum;

  press (self, "8 ÷ 2");
  check (self, "8÷2", "= 4", FALSE);
  press (self, "C 8 ÷ 0");
  check (self, "8÷0", "", TRUE);
  g_assert_false (purser_sum_pad_get_sum (self->pad, &sum));
}

/* An empty sum is no number either; its error vanishes with the next key, or the next cell. */
static void
test_missing (Fixture       *self,
              gconstpointer  data)
{
  purser_sum_pad_tell_why (self->pad);
  check (self, "", "", TRUE);
  press (self, "4");
  check (self, "4", "= 4", FALSE);
  press (self, "C");
  purser_sum_pad_tell_why (self->pad);
  purser_sum_pad_set_text (self->pad, "");
  check (self, "", "", FALSE);
}

/* The first key replaces the given text, the second continues it; also after another program has removed the selection. */
static void
test_untouched (Fixture       *self,
                gconstpointer  data)
{
  purser_sum_pad_set_text (self->pad, "15");
  g_assert_true (purser_sum_pad_is_untouched (self->pad));
  gtk_editable_select_region (GTK_EDITABLE (purser_sum_pad_get_entry (self->pad)), 0, 0);
  press (self, "4");
  g_assert_false (purser_sum_pad_is_untouched (self->pad));
  press (self, "2");
  check (self, "42", "= 42", FALSE);
  purser_sum_pad_set_text (self->pad, "15");
  press (self, "<");
  g_assert_cmpstr (purser_sum_pad_get_text (self->pad), ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/sum-pad/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/sum-pad/signals", Fixture, NULL, set_up, test_signals, tear_down);
  g_test_add ("/sum-pad/zero", Fixture, NULL, set_up, test_zero, tear_down);
  g_test_add ("/sum-pad/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/sum-pad/untouched", Fixture, NULL, set_up, test_untouched, tear_down);
  return g_test_run ();
}
