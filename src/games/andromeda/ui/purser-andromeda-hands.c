// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-hands.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

#define MARK 18

/* The sizes to which hands are filled at the beginning of a round, as marks and numbers: the names of five players would take
 * a third of a phone. Screen readers get a sentence with the names. */
struct _PurserAndromedaHands
{
  AdwBin parent_instance;

  AdwWrapBox *box;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaHands, purser_andromeda_hands, ADW_TYPE_BIN)

/* "7+2" for seven planet cards beside two bonus cards. */
static GtkWidget *
hand_new (const PurserSetup          *setup,
          const PurserAndromedaState *state,
          int                         player)
{
  const PurserAndromedaPlayer *about = &state->players[player];
  int cards = purser_andromeda_bonus_leave (about), bonus = purser_andromeda_bonus_count (about->bonus);
  g_autofree char *text = bonus > 0 ? g_strdup_printf ("%d+%d", cards, bonus) : g_strdup_printf ("%d", cards);
  GtkWidget *hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3), *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "hand");
  gtk_box_append (GTK_BOX (hand), purser_player_mark_new_for_seat (setup, player, MARK));
  gtk_box_append (GTK_BOX (hand), label);
  return hand;
}

static void
hands_fill (PurserAndromedaHands *self,
            PurserSurface        *surface)
{
  const PurserAndromedaState *state = purser_surface_get_state (surface);
  const char *help = strchr (purser_surface_get_prompt (surface)->text, '\n');

  purser_wrap_box_clear (self->box);
  for (guint i = 0; i < state->turn.n_players; i++)
    adw_wrap_box_append (self->box, hand_new (purser_surface_get_setup (surface), state, (int) i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, help != NULL ? help + 1 : "", -1);
}

static void
purser_andromeda_hands_class_init (PurserAndromedaHandsClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_andromeda_hands_init (PurserAndromedaHands *self)
{
  self->box = ADW_WRAP_BOX (purser_wrap_box_new (8, 2));
  gtk_widget_add_css_class (GTK_WIDGET (self), "hands-to-fill");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* Shows the hands at the beginning of a round, except the first, as set-up has filled them. */
void
purser_andromeda_hands_show (PurserAndromedaHands *self,
                             PurserSurface        *surface)
{
  const PurserAndromedaState *state = purser_surface_get_state (surface);
  gboolean on = !state->turn.over && state->turn.round > 1 && !state->acted && state->turns == 0;

  gtk_widget_set_visible (GTK_WIDGET (self), on);
  purser_surface_set_help (surface, on ? _("Fill the hands. Transport cards and the trade come next.") : NULL);
  if (on)
    hands_fill (self, surface);
}
