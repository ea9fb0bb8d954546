// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The two tracks of Andromeda: each space with what it gives and the players who have reached it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-titles.h"
#include "purser-andromeda-tracks.h"
#include "purser-place.h"
#include "purser-player-mark.h"

#define MARKS_A_LINE 3

static GtkWidget *
marks_new (const PurserSetup          *setup,
           const PurserAndromedaState *state,
           guint                       track,
           int                         step,
           GString                    *told)
{
  GtkWidget *grid = gtk_grid_new ();
  int n = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 1);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].tracks[track] == step)
      {
        GtkWidget *mark = purser_player_mark_new_for_seat (setup, i, 16);

        gtk_grid_attach (GTK_GRID (grid), mark, n % MARKS_A_LINE, n / MARKS_A_LINE, 1, 1);
        g_string_append_printf (told, _(", %s"), purser_setup_get_name (setup, i));
        n++;
      }
  return grid;
}

static GtkWidget *
space_content_new (const char *worth,
                   const char *cost,
                   GtkWidget  *marks)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (worth);

  gtk_widget_add_css_class (label, "track-worth");
  gtk_box_append (GTK_BOX (box), label);
  if (cost != NULL)
    {
      GtkWidget *price = gtk_label_new (cost);

      gtk_label_set_wrap (GTK_LABEL (price), TRUE);
      gtk_label_set_justify (GTK_LABEL (price), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (price, "caption");
      gtk_box_append (GTK_BOX (box), price);
    }
  gtk_box_append (GTK_BOX (box), marks);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  return box;
}

/* Only the next space can be touched. */
static GtkWidget *
space_new (const PurserSetup          *setup,
           const PurserAndromedaState *state,
           guint                       track,
           int                         step,
           int                         player)
{
  static const char *const places[] = { "track/ship", "track/technology" };
  int reached = player >= 0 ? state->players[player].tracks[track] : 0;
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *worth = g_strdup_printf ("%d", state->printed.worth[track][step]);
  int price = step > 0 ? state->printed.costs[track][step - 1] : 0;
  /* Translators: how many equal cards a step on a track takes */
  g_autofree char *cost = step > 0 ? g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) price), price) : NULL;
  gboolean next = player >= 0 && step == reached + 1;
  GtkWidget *space;

  g_string_append_printf (told, "%s %s", purser_andromeda_get_track_title (track), worth);
  if (next)
    {
      GtkWidget *marks = marks_new (setup, state, track, step, told);

      space = purser_place_new (places[track], told->str, space_content_new (worth, cost, marks), NULL);
    }
  else
    {
      space = space_content_new (worth, cost, marks_new (setup, state, track, step, told));
      gtk_widget_set_valign (space, GTK_ALIGN_FILL);
    }
  gtk_widget_add_css_class (space, "track-space");
  if (player >= 0 && step <= reached)
    gtk_widget_add_css_class (space, "passed");
  gtk_widget_set_hexpand (space, TRUE);
  return space;
}

/* @player: the player whose next step can be touched; -1 for none */
GtkWidget *
purser_andromeda_track_new (const PurserSetup          *setup,
                            const PurserAndromedaState *state,
                            guint                       track,
                            int                         player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *spaces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *title = gtk_label_new (purser_andromeda_get_track_title (track));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_box_set_homogeneous (GTK_BOX (spaces), TRUE);
  for (int step = 0; step <= PURSER_ANDROMEDA_STEPS; step++)
    gtk_box_append (GTK_BOX (spaces), space_new (setup, state, track, step, player));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), spaces);
  gtk_widget_set_size_request (box, 260, -1);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}
