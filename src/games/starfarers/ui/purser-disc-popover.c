// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is on a disc that was turned up, by its picture: one touch tells it. */

#include "config.h"

#include "purser-disc-popover.h"
#include "purser-popover.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-setup.h"

/* Whole lines, and no wider than a phone. */
#define COLUMNS 4

typedef struct {
  PurserSurface *surface;
  PurserValue   *move;
} Disc;

static const guint8 discs[][2] = {
  { 2, 0 }, { 3, 0 }, { 4, 0 }, { 5, 0 }, { 6, 0 }, { 8, 0 }, { 9, 0 }, { 10, 0 }, { 11, 0 }, { 12, 0 }, { 2, 11 }, { 3, 12 }
};

static void
disc_free (gpointer  data,
           GClosure *closure)
{
  Disc *self = data;

  purser_value_unref (self->move);
  g_free (self);
}

static void
disc_clicked_cb (GtkWidget *button,
                 Disc      *self)
{
  g_autoptr (PurserValue) move = purser_value_ref (self->move);
  PurserSurface *surface = self->surface;

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  purser_session_enter (purser_surface_get_session (surface), move);
}

static PurserValue *
make_move (const PurserChoice *choice,
           const guint8        numbers[2])
{
  PurserValue *move = purser_value_copy (choice->move);

  purser_value_set (move, "number", purser_starfarers_make_number (numbers));
  return move;
}

static GtkWidget *
disc_new (PurserSurface      *surface,
          const PurserChoice *choice,
          const guint8        numbers[2])
{
  PurserStarfarersPlanet planet = { .numbers = { numbers[0], numbers[1] } };
  g_autofree char *text = purser_starfarers_planet_dup_number (&planet);
  GtkWidget *button = gtk_button_new_with_label (text);
  Disc *disc = g_new (Disc, 1);

  *disc = (Disc) { surface, make_move (choice, numbers) };
  gtk_widget_add_css_class (button, "disc");
  g_signal_connect_data (button, "clicked", G_CALLBACK (disc_clicked_cb), disc, disc_free, G_CONNECT_DEFAULT);
  return button;
}

void
purser_disc_popover_popup (GtkWidget          *anchor,
                           PurserSurface      *surface,
                           const PurserChoice *choice)
{
  GtkWidget *grid = gtk_grid_new (), *popover = gtk_popover_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < G_N_ELEMENTS (discs); i++)
    gtk_grid_attach (GTK_GRID (grid), disc_new (surface, choice, discs[i]), (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  purser_popover_popup_at (GTK_POPOVER (popover), anchor);
}
