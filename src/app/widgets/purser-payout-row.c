// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-format.h"
#include "purser-payout-layout.h"
#include "purser-payout-row.h"
#include "purser-payout-why.h"
#include "purser-player-mark.h"
#include "purser-toggle-set.h"

/* One player's answers, each with what it pays; the best is picked beforehand. */
struct _PurserPayoutRow
{
  GtkWidget parent_instance;

  PurserPlay      *play;
  int              player;
  GtkWidget       *head;
  PurserToggleSet *set;
  GPtrArray       *choices;
};

G_DEFINE_FINAL_TYPE (PurserPayoutRow, purser_payout_row, GTK_TYPE_WIDGET)

static void
purser_payout_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (purser_payout_row_parent_class)->dispose (object);
}

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
  G_OBJECT_CLASS (klass)->dispose = purser_payout_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_payout_row_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), PURSER_TYPE_PAYOUT_LAYOUT);
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

/* Five letters of a name are readable; the name is given at most fourteen. */
static GtkWidget *
name_label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_widget_add_css_class (label, "heading");
  return label;
}

static void
row_add_head (PurserPayoutRow *self)
{
  PurserSetup *setup = purser_play_get_setup (self->play);

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->head), purser_player_mark_new_for_seat (setup, self->player, 28));
  gtk_box_append (GTK_BOX (self->head), name_label_new (purser_setup_get_name (setup, self->player)));
  gtk_box_append (GTK_BOX (self->head), purser_payout_why_new (self->play, get_picked, self));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
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

  self->play = g_object_ref (play);
  self->player = player;
  row_add_head (self);
  gtk_widget_set_parent (GTK_WIDGET (self->set), GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_setup_get_name (setup, player), -1);
  return GTK_WIDGET (self);
}

/**
 * purser_payout_row_join:
 * @self: a row
 * @names: a horizontal size group
 * @answers: another one
 *
 * Stands the row under others, so that all answers begin at the same place.
 */
void
purser_payout_row_join (PurserPayoutRow *self,
                        GtkSizeGroup    *names,
                        GtkSizeGroup    *answers)
{
  gtk_size_group_add_widget (names, self->head);
  gtk_size_group_add_widget (answers, GTK_WIDGET (self->set));
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
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
