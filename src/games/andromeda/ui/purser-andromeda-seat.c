// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-seat.h"
#include "purser-player-mark.h"

/* Shows a player's mark beside a name or a number. A long name is ellipsized, but keeps at least three letters.
 *
 * @size: the size of the mark */
GtkWidget *
purser_andromeda_seat_new (const PurserSetup *setup,
                           int                player,
                           int                size,
                           const char        *text)
{
  GtkWidget *seat = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (seat, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (3, (int) g_utf8_strlen (text, -1)));
  gtk_box_append (GTK_BOX (seat), purser_player_mark_new_for_seat (setup, player, size));
  gtk_box_append (GTK_BOX (seat), label);
  return seat;
}
