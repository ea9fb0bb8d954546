// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The table shows a move at once and the next prompt one frame later; no input between the two is lost. Payments fly to their
 * players if animations are enabled, and block nothing. */

#include "config.h"

#include "purser-application.h"
#include "purser-deferred-update.h"
#include "purser-dice-pad.h"
#include "purser-frozen-bin.h"
#include "purser-payout-flight.h"
#include "purser-payouts.h"
#include "purser-player-tile.h"
#include "purser-prompt-view.h"
#include "purser-test-folder.h"
#include "purser-test-sample.h"
#include "purser-application.h"
#include "purser-window.h"

/* The lines of the sample after which Ben rolls. */
#define LINES_BEFORE_ROLL 5

static PurserApplication *application;

typedef struct {
  char       *folder;
  PurserPlay *play;
  GtkWidget  *window;
  GtkWidget  *view;
} Fixture;

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
wait_for (GtkWidget *widget,
          GType      type)
{
  while (find (widget, type) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count (Fixture *self)
{
  return purser_history_get_size (purser_play_get_history (self->play));
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->folder = purser_test_folder_new ();
  self->play = purser_test_sample_open (self->folder, "space-base", GPOINTER_TO_UINT (data));
  self->window = GTK_WIDGET (purser_window_new (GTK_APPLICATION (application)));
  purser_window_show_play (PURSER_WINDOW (self->window), self->play);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_for (self->window, PURSER_TYPE_PROMPT_VIEW);
  self->view = find (self->window, PURSER_TYPE_PROMPT_VIEW);
  while (!gtk_widget_get_mapped (self->view) || gtk_widget_get_height (self->view) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->play);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
}

static void
roll (Fixture *self)
{
  g_assert_true (purser_prompt_view_press_digit (PURSER_PROMPT_VIEW (self->view), 2));
  g_assert_true (purser_prompt_view_press_digit (PURSER_PROMPT_VIEW (self->view), 6));
}

/* The answered prompt cannot be answered again, but keeps its height until the next one is there. */
static void
test_picture (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *still = find (self->view, PURSER_TYPE_FROZEN_BIN);
  int height = gtk_widget_get_height (still);
  int least;

  g_assert_nonnull (find (self->view, PURSER_TYPE_DICE_PAD));
  roll (self);
  g_assert_cmpuint (count (self), ==, 5);
  g_assert_null (find (self->view, PURSER_TYPE_DICE_PAD));
  gtk_widget_measure (still, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, height);
  wait_for (self->view, PURSER_TYPE_PAYOUTS);
}

/* Input that is faster than the frames counts: Enter right after the dice accepts the proposed payouts. */
static void
test_typing_ahead (Fixture       *self,
                   gconstpointer  data)
{
  roll (self);
  g_assert_true (purser_prompt_view_confirm (PURSER_PROMPT_VIEW (self->view)));
  /* Four players are paid. */
  g_assert_cmpuint (count (self), ==, 9);
}

/* ---- Payments ---- */

typedef struct {
  GtkWidget *flight;
  GtkWidget *tile;
  guint      n_frames;
  guint      n_seen;
  gint64     first, last; /* the frame times, in microseconds */
} Watch;

static gboolean
is_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  gsk_render_node_unref (node);
  return TRUE;
}

/* Returns whether a tap on the middle of a widget reaches it. */
static gboolean
is_reached (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget)), *picked;
  graphene_rect_t bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  picked = gtk_widget_pick (root, middle.x, middle.y, GTK_PICK_DEFAULT);
  return picked == widget || (picked != NULL && gtk_widget_is_ancestor (picked, widget));
}

static void
painted_cb (GdkFrameClock *clock,
            Watch         *watch)
{
  watch->n_frames++;
  if (!is_drawn (watch->flight))
    return;
  g_assert_true (is_reached (watch->tile));
  watch->last = gdk_frame_clock_get_frame_time (clock);
  if (watch->n_seen++ == 0)
    watch->first = watch->last;
}

static gboolean
again_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  return G_SOURCE_CONTINUE;
}

/* Pays all players, and examines every frame that follows. */
static void
pay (Fixture  *self,
     gboolean  motion,
     Watch    *watch)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->window);
  guint tick = gtk_widget_add_tick_callback (self->window, again_cb, NULL, NULL);
  gulong handler;

  *watch = (Watch) { find (self->window, PURSER_TYPE_PAYOUT_FLIGHT), find (self->window, PURSER_TYPE_PLAYER_TILE) };
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion, NULL);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), watch);
  roll (self);
  g_assert_true (purser_prompt_view_confirm (PURSER_PROMPT_VIEW (self->view)));
  while (watch->n_frames < 10 || (motion && watch->n_seen == 0) || is_drawn (watch->flight))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (self->window, tick);
  g_signal_handler_disconnect (clock, handler);
}

/* Measures in frame time, as a busy machine draws fewer frames. */
static void
test_flight (Fixture       *self,
             gconstpointer  data)
{
  Watch watch;

  pay (self, TRUE, &watch);
  g_test_message ("%u frames, %d ms", watch.n_seen, (int) ((watch.last - watch.first) / 1000));
  g_assert_cmpint (watch.last - watch.first, <, 250 * 1000);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (watch.flight), GTK_ACCESSIBLE_ROLE_NONE);
  /* Showing the same line again is no payment. */
  purser_prompt_view_clear (PURSER_PROMPT_VIEW (self->view));
  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_queue_draw (self->view);
      gtk_test_widget_wait_for_draw (self->view);
      g_assert_false (is_drawn (watch.flight));
    }
}

static void
test_no_flight (Fixture       *self,
                gconstpointer  data)
{
  Watch watch;

  pay (self, FALSE, &watch);
  g_assert_cmpuint (watch.n_seen, ==, 0);
}

static guint n_runs;

static void
run_cb (GtkWidget *widget)
{
  n_runs++;
}

static GtkWidget *
present_window (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
test_once (void)
{
  GtkWidget *window = present_window ();
  g_autoptr (PurserDeferredUpdate) later = purser_deferred_update_new (window, run_cb);

  n_runs = 0;
  g_assert_true (purser_deferred_update_ask (later));
  g_assert_true (purser_deferred_update_ask (later));
  g_assert_cmpuint (n_runs, ==, 0);
  while (n_runs == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (purser_deferred_update_hurry (later));
  g_assert_cmpuint (n_runs, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_hurry (void)
{
  GtkWidget *window = present_window ();
  g_autoptr (PurserDeferredUpdate) later = purser_deferred_update_new (window, run_cb);

  n_runs = 0;
  g_assert_false (purser_deferred_update_hurry (later));
  g_assert_true (purser_deferred_update_ask (later));
  g_assert_true (purser_deferred_update_hurry (later));
  g_assert_cmpuint (n_runs, ==, 1);
  g_assert_false (purser_deferred_update_hurry (later));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A widget that is not mapped is updated at once, as no frame would come. */
static void
test_out_of_sight (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (PurserDeferredUpdate) later = purser_deferred_update_new (label, run_cb);

  n_runs = 0;
  g_assert_false (purser_deferred_update_ask (later));
  g_assert_cmpuint (n_runs, ==, 1);
  g_object_unref (label);
}

/* What is asked for twice in a turn of the main loop runs once in the next, also out of sight; an end before that cancels it, as
 * does one while the widget is disposed of. */
static void
test_soon (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  PurserDeferredUpdate *soon = purser_deferred_update_new (label, run_cb);

  n_runs = 0;
  purser_deferred_update_ask_soon (soon);
  purser_deferred_update_ask_soon (soon);
  g_assert_cmpuint (n_runs, ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_runs, ==, 1);
  purser_deferred_update_ask_soon (soon);
  purser_deferred_update_free (soon);
  purser_deferred_update_ask_soon (NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_runs, ==, 1);
  g_object_unref (label);
}

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  application = purser_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_set_default (G_APPLICATION (application));
  g_test_add_func ("/later/once", test_once);
  g_test_add_func ("/later/hurry", test_hurry);
  g_test_add_func ("/later/out-of-sight", test_out_of_sight);
  g_test_add_func ("/later/soon", test_soon);
  g_test_add ("/prompt/picture", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_picture, tear_down);
  g_test_add ("/prompt/typing-ahead", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_typing_ahead, tear_down);
  g_test_add ("/paid/flight", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_flight, tear_down);
  g_test_add ("/paid/no-flight", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_no_flight, tear_down);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
