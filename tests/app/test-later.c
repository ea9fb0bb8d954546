// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a move changes is shown at once, and what is asked next one frame later; nothing is lost between the two. */

#include "config.h"

#include "purser-application.h"
#include "purser-deferred-update.h"
#include "purser-dice-pad.h"
#include "purser-frozen-bin.h"
#include "purser-payouts.h"
#include "purser-prompt-view.h"
#include "purser-test-folder.h"
#include "purser-test-sample.h"
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
  self->window = GTK_WIDGET (purser_window_new (application));
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

/* The answered question cannot be answered again, but its place is not given up before the next one is there. */
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

/* Whoever types faster than frames are drawn is understood: Enter after the dice takes the payouts that are proposed. */
static void
test_typing_ahead (Fixture       *self,
                   gconstpointer  data)
{
  roll (self);
  g_assert_true (purser_prompt_view_confirm (PURSER_PROMPT_VIEW (self->view)));
  /* Four players are paid. */
  g_assert_cmpuint (count (self), ==, 9);
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

/* What nobody sees need not wait for a frame, which would not come. */
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
  g_test_add ("/prompt/picture", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_picture, tear_down);
  g_test_add ("/prompt/typing-ahead", Fixture, GUINT_TO_POINTER (LINES_BEFORE_ROLL), set_up, test_typing_ahead, tear_down);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
