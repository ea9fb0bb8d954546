// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A removed child stays visible, at its height, until the next one is there; nothing else of it is kept. */

#include "config.h"

#include "purser-frozen-bin.h"

/* The heights of a prompt and of the next one. */
#define HIGH   60
#define HIGHER 90

typedef struct {
  GtkWidget *window;
  GtkWidget *bin;
} Fixture;

static void
put (Fixture    *self,
     const char *text,
     int         height)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_size_request (label, -1, height);
  adw_bin_set_child (ADW_BIN (self->bin), label);
}

static int
get_least (Fixture *self)
{
  int least;

  gtk_widget_measure (self->bin, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Waits until a frame with the bin is painted. */
static void
wait_drawn (Fixture *self)
{
  gtk_widget_queue_draw (self->bin);
  gtk_test_widget_wait_for_draw (self->bin);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->window = gtk_window_new ();
  self->bin = g_object_new (PURSER_TYPE_FROZEN_BIN, "valign", GTK_ALIGN_START, NULL);
  put (self, "Roll", HIGH);
  gtk_window_set_child (GTK_WINDOW (self->window), self->bin);
  gtk_window_present (GTK_WINDOW (self->window));
  while (gtk_widget_get_height (self->bin) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_drawn (self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Returns: (transfer full) (nullable): what the bin draws; %NULL if that is nothing */
static GBytes *
draw (Fixture *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes *bytes;

  GTK_WIDGET_GET_CLASS (self->bin)->snapshot (self->bin, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  return bytes;
}

static void
test_frozen (Fixture       *self,
             gconstpointer  data)
{
  g_autoptr (GBytes) question = draw (self);
  g_autoptr (GBytes) picture = NULL;

  g_assert_nonnull (question);
  purser_frozen_bin_freeze (PURSER_FROZEN_BIN (self->bin));
  adw_bin_set_child (ADW_BIN (self->bin), NULL);
  g_assert_cmpint (get_least (self), ==, HIGH);
  wait_drawn (self);
  picture = draw (self);
  g_assert_true (picture != NULL && g_bytes_equal (picture, question));
  purser_frozen_bin_thaw (PURSER_FROZEN_BIN (self->bin));
  g_assert_cmpint (get_least (self), ==, 0);
  g_assert_null (draw (self));
}

/* After the thaw the next prompt is measured and drawn. */
static void
test_thawed (Fixture       *self,
             gconstpointer  data)
{
  g_autoptr (GBytes) question = draw (self);
  g_autoptr (GBytes) next = NULL;

  purser_frozen_bin_freeze (PURSER_FROZEN_BIN (self->bin));
  put (self, "Pay", HIGHER);
  purser_frozen_bin_thaw (PURSER_FROZEN_BIN (self->bin));
  g_assert_cmpint (get_least (self), ==, HIGHER);
  wait_drawn (self);
  next = draw (self);
  g_assert_true (next != NULL && !g_bytes_equal (next, question));
}

/* After two moves in one frame the first picture stays, not what came between. */
static void
test_twice (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (GBytes) question = draw (self);
  g_autoptr (GBytes) picture = NULL;

  purser_frozen_bin_freeze (PURSER_FROZEN_BIN (self->bin));
  put (self, "Pay", HIGHER);
  purser_frozen_bin_freeze (PURSER_FROZEN_BIN (self->bin));
  picture = draw (self);
  g_assert_true (g_bytes_equal (picture, question));
}

/* What was hidden meanwhile is not drawn again. */
static void
test_out_of_sight (Fixture       *self,
                   gconstpointer  data)
{
  purser_frozen_bin_freeze (PURSER_FROZEN_BIN (self->bin));
  gtk_widget_set_visible (self->bin, FALSE);
  gtk_widget_set_visible (self->bin, TRUE);
  g_assert_null (draw (self));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/frozen-bin/frozen", Fixture, NULL, set_up, test_frozen, tear_down);
  g_test_add ("/frozen-bin/thawed", Fixture, NULL, set_up, test_thawed, tear_down);
  g_test_add ("/frozen-bin/twice", Fixture, NULL, set_up, test_twice, tear_down);
  g_test_add ("/frozen-bin/out-of-sight", Fixture, NULL, set_up, test_out_of_sight, tear_down);
  return g_test_run ();
}
