// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-seat.h"
#include "purser-player-mark.h"

/* A player's mark, beside a name or a number. */
struct _PurserAndromedaSeat
{
  GtkBox parent_instance;

  PurserPlayerMark *mark;
  GtkLabel         *label;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaSeat, purser_andromeda_seat, GTK_TYPE_BOX)

static void
purser_andromeda_seat_class_init (PurserAndromedaSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaSeat, mark);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaSeat, label);
}

static void
purser_andromeda_seat_init (PurserAndromedaSeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A long name is cut off, but never to less than three letters.
 *
 * @size: of the mark */
GtkWidget *
purser_andromeda_seat_new (const PurserSetup *setup,
                           int                player,
                           int                size,
                           const char        *text)
{
  PurserAndromedaSeat *self = g_object_new (PURSER_TYPE_ANDROMEDA_SEAT, NULL);

  gtk_widget_set_size_request (GTK_WIDGET (self->mark), size, size);
  purser_player_mark_set_seat (self->mark, setup, player);
  gtk_label_set_label (self->label, text);
  gtk_label_set_width_chars (self->label, MIN (3, (int) g_utf8_strlen (text, -1)));
  return GTK_WIDGET (self);
}
