// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-payout-row.h"
#include "purser-payout-why.h"
#include "purser-player-mark.h"
#include "purser-toggle-set.h"
#include "purser-wrap-box.h"

/* One player's answers, each with what it pays; the best is picked beforehand. */
struct _PurserPayoutRow
{
  AdwBin parent_instance;

  PurserPlay      *play;
  int              player;
  PurserToggleSet *set;
  GPtrArray       *choices;
};

G_DEFINE_FINAL_TYPE (PurserPayoutRow, purser_payout_row, ADW_TYPE_BIN)

static void
purser_payout_row_finalize (GObject *object)
{
  PurserPayoutRow *self = PURSER_PAYOUT_ROW (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_payout_row_parent_class)->finalize (object);
}

static void
purser_payout_row_class_init (PurserPayoutRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_payout_row_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_payout_row_init (PurserPayoutRow *self)
{
  self->choices = g_ptr_array_new ();
  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
}

static const PurserChoice *
get_picked (gpointer row)
{
  return purser_payout_row_get_choice (row);
}

/**
 * purser_payout_row_new:
 * @play: a play
 * @player: a player's index
 *
 * Returns: (transfer floating): a row for the player's answers
 */
GtkWidget *
purser_payout_row_new (PurserPlay *play,
                       int         player)
{
  PurserPayoutRow *self = g_object_new (PURSER_TYPE_PAYOUT_ROW, NULL);
  PurserSetup *setup = purser_play_get_setup (play);
  GtkWidget *box = purser_wrap_box_new ();
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (purser_setup_get_name (setup, player));

  self->play = g_object_ref (play);
  self->player = player;
  gtk_widget_set_size_request (head, 122, -1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_hexpand (head, FALSE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (head), purser_player_mark_new_for_seat (setup, player, 28));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), purser_payout_why_new (play, get_picked, self));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (box), head);
  adw_wrap_box_append (ADW_WRAP_BOX (box), GTK_WIDGET (self->set));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_setup_get_name (setup, player), -1);
  return GTK_WIDGET (self);
}

/**
 * purser_payout_row_add:
 * @self: a row
 * @choice: an answer of its player; it must outlive the row
 *
 * Adds an answer.
 */
void
purser_payout_row_add (PurserPayoutRow    *self,
                       const PurserChoice *choice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (choice->label);
  g_autofree char *gains = purser_format_gains (self->play, choice);
  g_autofree char *name = g_strdup_printf ("%s: %s: %s", purser_setup_get_name (purser_play_get_setup (self->play), self->player),
                                           choice->label, gains);

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), purser_gains_new (self->play, choice));
  purser_toggle_set_add (self->set, name, box);
  g_ptr_array_add (self->choices, (gpointer) choice);
  if (choice->best || self->choices->len == 1)
    purser_toggle_set_select (self->set, self->choices->len - 1, TRUE);
}

/**
 * purser_payout_row_get_choice:
 * @self: a row with answers
 *
 * Returns: the answer that is picked
 */
const PurserChoice *
purser_payout_row_get_choice (PurserPayoutRow *self)
{
  int index = purser_toggle_set_get_selected (self->set);

  return g_ptr_array_index (self->choices, (guint) MAX (index, 0));
}

/**
 * purser_payout_row_get_player:
 * @self: a row
 *
 * Returns: the player's index
 */
int
purser_payout_row_get_player (PurserPayoutRow *self)
{
  return self->player;
}
