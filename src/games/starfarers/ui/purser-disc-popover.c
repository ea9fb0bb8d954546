// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Asks for the number on a revealed disc: a touch on a number enters it. */

#include "config.h"

#include "purser-disc-popover.h"
#include "purser-popover.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-setup.h"

/* Gives whole lines, and is no wider than a phone. */
#define COLUMNS 4

static void
disc_clicked_cb (GtkWidget   *button,
                 PurserValue *told)
{
  PurserSurface *surface = PURSER_SURFACE (gtk_widget_get_ancestor (button, PURSER_TYPE_SURFACE));
  g_autoptr (PurserValue) move = purser_value_ref (told);

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  purser_session_enter (purser_surface_get_session (surface), move);
}

static GtkWidget *
disc_new (const PurserChoice *choice,
          const guint8        numbers[2])
{
  g_autofree char *text = purser_starfarers_dup_number (numbers);
  GtkWidget *button = gtk_button_new_with_label (text);
  PurserValue *move = purser_value_copy (choice->move);

  purser_value_set (move, "number", purser_starfarers_make_number (numbers));
  g_signal_connect_data (button, "clicked", G_CALLBACK (disc_clicked_cb), move,
                         (GClosureNotify) (void (*) (void)) purser_value_unref, G_CONNECT_DEFAULT);
  return button;
}

void
purser_disc_popover_popup (GtkWidget          *anchor,
                           const PurserChoice *choice)
{
  GtkWidget *grid = gtk_grid_new (), *popover = gtk_popover_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; purser_starfarers_discs[i][0] != 0; i++)
    gtk_grid_attach (GTK_GRID (grid), disc_new (choice, purser_starfarers_discs[i]), (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  purser_popover_popup_at (GTK_POPOVER (popover), anchor);
}
