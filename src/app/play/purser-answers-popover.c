// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Offers the answers of a place that has several. */

#include "config.h"

#include "purser-answer-button.h"
#include "purser-answers-popover.h"
#include "purser-popover.h"

/* The width that a popover needs beside its child, for both sides together. */
#define MARGINS 32
#define LEAST 200

/* Limits the width to that of the window, as a popover may reach beyond it. Long answers wrap. */
static GtkWidget *
hold_width (GtkWidget *anchor,
            GtkWidget *box)
{
  GtkWidget *clamp = adw_clamp_new ();
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (anchor))) - MARGINS, LEAST);

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return clamp;
}

/* @picked: called with the [class@AnswerButton] that was clicked and @object */
void
purser_answers_popover_popup (GtkWidget  *anchor,
                              PurserPlay *play,
                              GPtrArray  *choices,
                              GCallback   picked,
                              gpointer    object)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *button = purser_answer_button_new (play, g_ptr_array_index (choices, i));

      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
      g_signal_connect_object (button, "clicked", picked, object, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), hold_width (anchor, box));
  purser_popover_popup_at (GTK_POPOVER (popover), anchor);
}
