// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-fleet-panel.h"
#include "purser-label.h"
#include "purser-payments.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-tiles.h"
#include "purser-wrap-box.h"

/* What a player has: the mothership, stations and tokens, the colonies, and the friendship cards. */
struct _PurserFleetPanel
{
  AdwBin parent_instance;

  PurserSurface *surface;
  AdwWrapBox    *facts;
  AdwWrapBox    *colonies;
};

G_DEFINE_FINAL_TYPE (PurserFleetPanel, purser_fleet_panel, ADW_TYPE_BIN)

/* Adds the heading, in one line with the mothership. */
static void
panel_add_heading (PurserFleetPanel *self)
{
  GtkWidget *label = gtk_label_new (_("Colonies and Mothership"));

  purser_label_let_wrap (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_margin_end (label, 6);
  gtk_widget_add_css_class (label, "heading");
  adw_wrap_box_append (self->facts, label);
}

static const PurserStarfarersState *
panel_get_state (PurserFleetPanel *self)
{
  return purser_surface_get_state (self->surface);
}

static void
panel_add_stations (PurserFleetPanel *self,
                    int               player)
{
  const PurserStarfarersState *state = panel_get_state (self);

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    {
      int n = state->players[player].stations[i];
      gboolean marker = state->holder[i] == player;
      const char *people = purser_starfarers_people_title (i);
      g_autofree char *text = g_strdup_printf (marker ? "%s %d ★" : "%s %d", people, n);
      g_autofree char *title = g_strdup_printf (marker ? _("Trade stations, %s: %d, with the friendship marker")
                                                       : _("Trade stations, %s: %d"), people, n);

      if (n > 0 || marker)
        adw_wrap_box_append (self->facts, purser_fact_mark_new ("purser-station-symbolic", text, title));
    }
}

/* Returns whether the roll has paid at the colony, which then lights up. */
static gboolean
is_lit (PurserPayments *payments,
        int             player,
        guint           colony)
{
  const char *place = purser_starfarers_colony_place (colony);

  for (guint i = 0; i < payments->entries->len; i++)
    {
      const PurserEntry *entry = &g_array_index (payments->entries, PurserEntry, i);

      if (entry->player == player && g_strcmp0 (entry->place, place) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the answers that lie on colonies and their planets are about those of the player. */
static gboolean
panel_asks (PurserFleetPanel *self,
            int               player)
{
  GPtrArray *choices = purser_surface_get_prompt (self->surface)->choices;

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);

      if (choice->player == player && choice->place != NULL &&
          (g_str_has_prefix (choice->place, "colony/") || g_str_has_prefix (choice->place, "planet/")))
        return TRUE;
    }
  return FALSE;
}

/* Adds a tile. The colonies of somebody who is not asked are only looked at: their numbers are those of other colonies in the
 * answers, so no answer lies there. */
static void
panel_add_tile (PurserFleetPanel *self,
                GtkWidget        *tile,
                gboolean          asks)
{
  if (!asks)
    g_object_set (tile, "place", "looked-at/", NULL);
  adw_wrap_box_append (self->colonies, tile);
}

static void
panel_add_colonies (PurserFleetPanel *self,
                    int               player)
{
  const PurserStarfarersState *state = panel_get_state (self);
  g_autoptr (PurserPayments) payments = purser_payments_new (purser_surface_get_play (self->surface));
  gboolean asks = panel_asks (self, player);

  for (guint i = 0; i < state->players[player].n_colonies; i++)
    {
      GtkWidget *tile = purser_starfarers_colony_tile_new (state, player, i);

      purser_place_set_marked (PURSER_PLACE (tile), is_lit (payments, player, i));
      panel_add_tile (self, tile, asks);
      for (guint j = 0; j < 2; j++)
        if (state->players[player].colonies[i].planets[j].numbers[0] == 0)
          panel_add_tile (self, purser_starfarers_disc_tile_new (state, player, i, j), asks);
    }
}

/* Adds the effects of friendship cards, apart from those that can be used now, which have tiles elsewhere. */
static void
panel_add_cards (PurserFleetPanel *self,
                 int               player)
{
  const PurserStarfarersState *state = panel_get_state (self);
  PurserSetup *setup = purser_surface_get_setup (self->surface);

  for (guint i = 0; i < state->players[player].n_cards; i++)
    {
      guint card = state->players[player].cards[i];
      g_autofree char *effect = purser_starfarers_card_dup_effect (&state->cards[card]);
      /* Translators: the title of a card, what it does */
      g_autofree char *title = g_strdup_printf (_("%s: %s"), purser_starfarers_card_get_title (setup, card), effect);

      if (!purser_starfarers_card_is_offered (self->surface, card))
        adw_wrap_box_append (self->facts, purser_fact_mark_new (NULL, effect, title));
    }
}

static void
purser_fleet_panel_class_init (PurserFleetPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-fleet-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserFleetPanel, facts);
  gtk_widget_class_bind_template_child (widget_class, PurserFleetPanel, colonies);
}

static void
purser_fleet_panel_init (PurserFleetPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
purser_fleet_panel_update (PurserFleetPanel *self,
                           PurserSurface    *surface)
{
  int player = purser_surface_get_player (surface);

  self->surface = surface;
  purser_wrap_box_clear (self->facts);
  purser_wrap_box_clear (self->colonies);
  panel_add_heading (self);
  purser_starfarers_add_mothership (self->facts, panel_get_state (self), player);
  /* On a phone in flight, the outposts above show the stations already. */
  if (!purser_surface_get_compact (surface) || !purser_surface_offers (surface, "colony/new"))
    panel_add_stations (self, player);
  purser_starfarers_add_tokens (self->facts, &panel_get_state (self)->players[player]);
  panel_add_colonies (self, player);
  panel_add_cards (self, player);
}
