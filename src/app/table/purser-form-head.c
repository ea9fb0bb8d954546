// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-form-head.h"
#include "purser-label.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"

/* Makes a heading for what is asked besides the question itself.
 *
 * @title: (nullable): the heading; the player's name if %NULL
 * @player: the player whose mark is shown before it; -1 for none */
GtkWidget *
purser_form_head_new (PurserSession *session,
                      const char    *title,
                      int            player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), title != NULL ? title
                                                            : purser_setup_get_name (purser_session_get_setup (session), player));
  purser_label_let_wrap (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  if (player >= 0)
    gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (purser_session_get_setup (session), player, 24));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}
