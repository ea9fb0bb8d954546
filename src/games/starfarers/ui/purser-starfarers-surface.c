// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-cards-panel.h"
#include "purser-disc-popover.h"
#include "purser-encounter-dialog.h"
#include "purser-fleet-panel.h"
#include "purser-hand-row.h"
#include "purser-landing-dialog.h"
#include "purser-payments.h"
#include "purser-settings.h"
#include "purser-settle-panel.h"
#include "purser-shaker.h"
#include "purser-starfarers-flight.h"
#include "purser-starfarers-friendship.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-tiles.h"
#include "purser-starfarers-types.h"
#include "purser-trade-panel.h"
#include "purser-two-columns.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The number of tiles in a line; the draws with an encounter come in the second line. */
#define BUILDINGS_IN_LINE 3
#define DRAWS_IN_LINE 4

/* The table of CATAN: Starfarers: the hand, what can be built and traded, the balls, and what has been founded. The prompt's
 * answers decide which parts show. */
struct _PurserStarfarersSurface
{
  PurserSurface parent_instance;

  PurserHandRow           *hand;
  PurserTwoColumns        *columns;
  GtkWidget               *cards_column;
  GtkWidget               *build_column;
  PurserSettlePanel       *settle_panel;
  PurserCardsPanel        *cards_panel;
  AdwWrapBox              *steal_row;
  GtkWidget               *encounter_panel;
  GtkWidget               *build_panel;
  GtkLabel                *build_title;
  GtkGrid                 *tiles;
  PurserTradePanel        *trade;
  GtkGrid                 *draws;
  AdwWrapBox              *flights;
  GtkGrid                 *outposts;
  AdwWrapBox              *friendship_row;
  PurserFleetPanel        *fleet;
};

G_DEFINE_FINAL_TYPE (PurserStarfarersSurface, purser_starfarers_surface, PURSER_TYPE_SURFACE)

static const PurserStarfarersState *
surface_get_state (PurserStarfarersSurface *self)
{
  return purser_surface_get_state (PURSER_SURFACE (self));
}

static gboolean
surface_offers (PurserStarfarersSurface *self,
                const char              *place)
{
  return purser_surface_offers (PURSER_SURFACE (self), place);
}

static void
grid_clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static void
surface_update_steal (PurserStarfarersSurface *self)
{
  const PurserStarfarersState *state = surface_get_state (self);
  PurserSetup *setup = purser_surface_get_setup (PURSER_SURFACE (self));
  gboolean steals = strcmp (purser_surface_get_prompt (PURSER_SURFACE (self))->kind, "steal") == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->steal_row), steals);
  purser_wrap_box_clear (self->steal_row);
  for (int i = 1; steals && i < state->turn.n_players; i++)
    {
      int player = (state->turn.active + i) % state->turn.n_players;
      const char *name = purser_setup_get_name (setup, player);
      g_autofree char *text = state->hands_on ? g_strdup_printf ("%s · %d", name, purser_starfarers_count_hand (state, player))
                                              : g_strdup (name);

      adw_wrap_box_append (self->steal_row, purser_starfarers_person_tile_new (setup, "player", player, text));
    }
}

static GtkWidget *
surface_make_tile (PurserStarfarersSurface *self,
                   guint                    what)
{
  GtkWidget *tile = purser_starfarers_build_tile_new (surface_get_state (self), surface_get_state (self)->turn.active, what);

  if (what == PURSER_STARFARERS_BUILD_SPACEPORT)
    {
      purser_place_set_own_offer (PURSER_PLACE (tile), TRUE);
      purser_place_set_offer (PURSER_PLACE (tile), surface_offers (self, "colony/") ? _("choose a colony") : NULL);
    }
  return g_object_ref_sink (tile);
}

/* Returns whether building and trading wait until all cards are drawn, as they do on a phone. */
static gboolean
surface_waits_for_draw (PurserStarfarersSurface *self)
{
  return purser_surface_get_compact (PURSER_SURFACE (self)) && gtk_widget_get_visible (GTK_WIDGET (self->cards_panel));
}

/* Returns whether the player builds; before a draw only trade partners are offered, and no balls. */
static gboolean
surface_builds (PurserStarfarersSurface *self)
{
  gboolean turns = strcmp (purser_surface_get_prompt (PURSER_SURFACE (self))->kind, "turn") == 0;

  return surface_offers (self, "ball/") || (turns && surface_offers (self, "player/"));
}

/* Returns whether the first upgrade is chosen, which is free. */
static gboolean
surface_chooses (PurserStarfarersSurface *self)
{
  return purser_surface_get_player (PURSER_SURFACE (self)) >= 0 && !surface_builds (self) && surface_offers (self, "upgrade/");
}

static GtkWidget *
surface_make_upgrade (PurserStarfarersSurface *self,
                      guint                    upgrade)
{
  g_autofree char *place = g_strdup_printf ("upgrade/%s", purser_starfarers_upgrades[upgrade]);

  return g_object_ref_sink (purser_starfarers_upgrade_tile_new (upgrade, surface_offers (self, place)));
}

static void
surface_update_build (PurserStarfarersSurface *self)
{
  gboolean chooses = surface_chooses (self);
  gboolean builds = purser_surface_get_player (PURSER_SURFACE (self)) >= 0 && surface_builds (self)
                    && !surface_waits_for_draw (self);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func (g_object_unref);

  grid_clear (self->tiles);
  gtk_widget_set_visible (self->build_panel, builds || chooses);
  gtk_label_set_label (self->build_title, chooses ? _("First Upgrade") : _("Build"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->build_panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->build_title), -1);
  for (guint what = 0; builds && what < PURSER_STARFARERS_BUILDINGS; what++)
    g_ptr_array_add (tiles, surface_make_tile (self, what));
  for (guint upgrade = 0; chooses && upgrade < PURSER_STARFARERS_UPGRADES; upgrade++)
    g_ptr_array_add (tiles, surface_make_upgrade (self, upgrade));
  purser_starfarers_tiles_arrange (self->tiles, tiles, BUILDINGS_IN_LINE);
}

static void
surface_update_trade (PurserStarfarersSurface *self)
{
  gboolean trades = surface_get_state (self)->hands_on && surface_offers (self, "ball/") && surface_offers (self, "player/")
                    && !surface_waits_for_draw (self);

  gtk_widget_set_visible (GTK_WIDGET (self->trade), trades);
  if (trades)
    purser_trade_panel_update (self->trade, PURSER_SURFACE (self));
}

static void
shake_clicked_cb (PurserStarfarersSurface *self)
{
  adw_dialog_present (purser_shaker_dialog_new (purser_surface_get_session (PURSER_SURFACE (self))), GTK_WIDGET (self));
}

static void
surface_update_shake (PurserStarfarersSurface *self)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *shaker;

  grid_clear (self->draws);
  gtk_widget_set_visible (GTK_WIDGET (self->draws), surface_offers (self, "ball/"));
  if (!surface_offers (self, "ball/"))
    return;
  for (guint i = 0; i < PURSER_STARFARERS_DRAWS; i++)
    g_ptr_array_add (tiles, g_object_ref_sink (purser_starfarers_draw_tile_new (surface_get_state (self),
                                                                                &purser_starfarers_draws[i])));
  shaker = g_object_ref_sink (purser_starfarers_shaker_button_new ());
  g_signal_connect_object (shaker, "clicked", G_CALLBACK (shake_clicked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (tiles, shaker);
  purser_starfarers_tiles_arrange (self->draws, tiles, DRAWS_IN_LINE);
}

static void
read_clicked_cb (PurserStarfarersSurface *self)
{
  adw_dialog_present (purser_encounter_dialog_new (purser_surface_get_session (PURSER_SURFACE (self))), GTK_WIDGET (self));
}

static void
surface_update_flight (PurserStarfarersSurface *self)
{
  const PurserStarfarersState *state = surface_get_state (self);
  PurserSetup *setup = purser_surface_get_setup (PURSER_SURFACE (self));
  gboolean flies = surface_offers (self, "colony/new");

  gtk_widget_set_visible (GTK_WIDGET (self->flights), flies);
  purser_wrap_box_clear (self->flights);
  grid_clear (self->outposts);
  if (!flies)
    return;
  adw_wrap_box_append (self->flights, purser_starfarers_landing_tile_new ());
  /* Tokens that are too strong are left out, as nothing can be done about them here. */
  for (guint i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    {
      g_autofree char *place = g_strdup_printf ("token/%s", purser_starfarers_token_item (i));

      if (surface_offers (self, place))
        adw_wrap_box_append (self->flights, purser_starfarers_token_tile_new (i));
    }
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    {
      g_autofree char *place = g_strdup_printf ("station/%s", purser_starfarers_peoples[i]);
      GtkWidget *tile = purser_starfarers_outpost_tile_new (setup, state, i);

      purser_set_style (tile, "short", !surface_offers (self, place));
      gtk_grid_attach (self->outposts, tile, (int) i % 2, (int) i / 2, 1, 1);
    }
}

/* Shows the friendship cards that can be used now. */
static void
surface_update_friendship (PurserStarfarersSurface *self)
{
  const PurserStarfarersState *state = surface_get_state (self);
  int player = purser_surface_get_player (PURSER_SURFACE (self));
  gboolean any = FALSE;

  purser_wrap_box_clear (self->friendship_row);
  for (guint i = 0; player >= 0 && i < state->players[player].n_cards; i++)
    {
      guint card = state->players[player].cards[i];

      if (!purser_starfarers_card_is_offered (PURSER_SURFACE (self), card))
        continue;
      adw_wrap_box_append (self->friendship_row,
                           purser_starfarers_card_tile_new (purser_surface_get_setup (PURSER_SURFACE (self)), state, card));
      any = TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->friendship_row), any);
}

/* Shows the player's hand if hands are tracked, but no single hand while several players enter cards. */
static void
surface_update_hand (PurserStarfarersSurface *self)
{
  const PurserStarfarersState *state = surface_get_state (self);
  int player = purser_surface_get_player (PURSER_SURFACE (self)), gains[PURSER_STARFARERS_RESOURCES] = { 0 };
  g_autoptr (PurserPayments) payments = purser_payments_new (purser_surface_get_play (PURSER_SURFACE (self)));
  gboolean shown = player >= 0 && state->hands_on && state->phase != PURSER_STARFARERS_SETUP
                   && !purser_cards_panel_tells_several (self->cards_panel)
                   && !(surface_chooses (self) && purser_starfarers_count_hand (state, player) == 0);

  gtk_widget_set_visible (GTK_WIDGET (self->hand), shown);
  if (!shown)
    return;
  for (guint i = 0; i < payments->entries->len; i++)
    {
      const PurserEntry *entry = &g_array_index (payments->entries, PurserEntry, i);

      if (entry->player == player && entry->account >= (int) PURSER_STARFARERS_FIRST_RESOURCE)
        gains[entry->account - (int) PURSER_STARFARERS_FIRST_RESOURCE] += (int) entry->by;
    }
  purser_hand_row_show (self->hand, purser_setup_get_name (purser_surface_get_setup (PURSER_SURFACE (self)), player),
                        state->players[player].balances + PURSER_STARFARERS_FIRST_RESOURCE, gains);
}

/* Hides a column without visible parts, which would take up width. */
static gboolean
column_update (GtkWidget *column)
{
  gboolean any = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (column); child != NULL; child = gtk_widget_get_next_sibling (child))
    any |= gtk_widget_get_visible (child);
  gtk_widget_set_visible (column, any);
  return any;
}

static void
purser_starfarers_surface_update (PurserSurface *surface)
{
  PurserStarfarersSurface *self = PURSER_STARFARERS_SURFACE (surface);
  gboolean tells, builds;

  purser_settle_panel_update (self->settle_panel, surface);
  purser_cards_panel_update (self->cards_panel, surface);
  surface_update_hand (self);
  surface_update_steal (self);
  gtk_widget_set_visible (self->encounter_panel, surface_offers (self, "encounter"));
  surface_update_build (self);
  surface_update_trade (self);
  surface_update_shake (self);
  surface_update_flight (self);
  surface_update_friendship (self);
  /* The surface takes the spare height while several players enter cards, or one chooses the first upgrade. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), purser_cards_panel_tells_several (self->cards_panel) || surface_chooses (self));
  /* Half of a tablet is too narrow for three places of a home system in a line, each with its two planets. */
  purser_two_columns_set_stacked (self->columns, surface_chooses (self) || surface_offers (self, "site/"));
  gtk_widget_set_visible (GTK_WIDGET (self->fleet), purser_surface_get_player (surface) >= 0
                                                    && !purser_cards_panel_tells_several (self->cards_panel));
  if (purser_surface_get_player (surface) >= 0)
    purser_fleet_panel_update (self->fleet, surface);
  /* There is room for large cards while nothing is built. Planets keep their size during the turn. */
  tells = column_update (self->cards_column);
  builds = column_update (self->build_column) && !surface_chooses (self);
  purser_set_style (GTK_WIDGET (self), "roomy", tells && !builds);
}

/* Returns whether the surface shows an answer itself, with a control of its own. */
static gboolean
purser_starfarers_surface_shows (PurserSurface      *surface,
                                 const PurserChoice *choice)
{
  PurserStarfarersSurface *self = PURSER_STARFARERS_SURFACE (surface);
  const char *place = choice->place;

  if (place == NULL)
    return FALSE;
  if (g_str_has_prefix (place, "ball/") || g_str_has_prefix (place, "site/") || g_str_has_prefix (place, "supply/"))
    return TRUE;
  /* The tile of spaceports offers all colonies, also while those of another player are looked at. */
  if (g_str_has_prefix (place, "colony/") && purser_surface_find_place (surface, "spaceport") != NULL)
    return TRUE;
  /* While hands are not tracked, cards are drawn with the next tap, and nobody enters which they are. */
  if (g_str_has_prefix (place, "reserve/"))
    return !choice->complete || !surface_get_state (self)->hands_on;
  /* The panel of cards asks several players on one sheet, which has no room for proposals. And while hands are hidden, a
   * proposal would show which card a player has most of. */
  if (g_str_has_prefix (place, "hand/"))
    return !choice->complete || purser_cards_panel_tells_several (self->cards_panel) || purser_starfarers_hides_hands ();
  if (g_str_has_prefix (place, "player/") && !choice->complete)
    return TRUE;
  if (strcmp (place, "encounter") == 0)
    return !choice->complete;
  return PURSER_SURFACE_CLASS (purser_starfarers_surface_parent_class)->shows (surface, choice);
}

/* Returns the first free card of a people; which one it is makes no difference to who may dock. */
static guint
find_card (const PurserStarfarersState *state,
           PurserStarfarersPeople       people)
{
  guint found = 0;

  for (guint i = PURSER_STARFARERS_CARDS; i-- > 0;)
    if (purser_starfarers_card_people (i) == people
        && (purser_starfarers_who_has_card (state, i) < 0 || purser_starfarers_card_people (found) != people))
      found = i;
  return found;
}

static void
surface_explain_dock (PurserStarfarersSurface *self,
                      PurserStarfarersPeople   people)
{
  const PurserStarfarersState *state = surface_get_state (self);
  g_autoptr (PurserValue) move = purser_move_value_new ("found-station", state->turn.active);

  purser_value_set_string (move, "people", purser_starfarers_peoples[people]);
  purser_value_set_string (move, "card", purser_starfarers_card_id (find_card (state, people)));
  purser_session_explain (purser_surface_get_session (PURSER_SURFACE (self)), move);
}

static void
surface_explain_build (PurserStarfarersSurface *self,
                       const char              *what)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("build", surface_get_state (self)->turn.active);

  purser_value_set_string (move, "what", what);
  purser_session_explain (purser_surface_get_session (PURSER_SURFACE (self)), move);
}

/* Explains why a place does nothing, as it looks like the others. */
static void
surface_explain (PurserStarfarersSurface *self,
                 const char              *place)
{
  const char *what = strchr (place, '/') + 1;

  if (g_str_has_prefix (place, "station/"))
    surface_explain_dock (self, (guint) purser_starfarers_find (purser_starfarers_peoples, what));
  else if (!surface_chooses (self))
    surface_explain_build (self, what);
}

static gboolean
can_explain (const char *place)
{
  return g_str_has_prefix (place, "station/") || g_str_has_prefix (place, "ship/") || g_str_has_prefix (place, "upgrade/");
}

static void
purser_starfarers_surface_touch (PurserSurface *surface,
                                 const char    *place)
{
  PurserStarfarersSurface *self = PURSER_STARFARERS_SURFACE (surface);
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (surface, strcmp (place, "spaceport") == 0 ? "colony/" : place);

  if (g_str_has_prefix (place, "settler/"))
    purser_settle_panel_begin (self->settle_panel, place);
  else if (g_str_has_prefix (place, "planet/") && choices->len > 0)
    purser_disc_popover_popup (GTK_WIDGET (purser_surface_find_place (surface, place)), g_ptr_array_index (choices, 0));
  else if (strcmp (place, "colony/new") == 0 && choices->len > 0)
    adw_dialog_present (purser_landing_dialog_new (surface, g_ptr_array_index (choices, 0)), GTK_WIDGET (surface));
  else if (strcmp (place, "spaceport") == 0 && choices->len > 0)
    purser_surface_offer (surface, place, choices);
  else if (choices->len == 0 && can_explain (place))
    surface_explain (self, place);
  else
    PURSER_SURFACE_CLASS (purser_starfarers_surface_parent_class)->touch (surface, place);
}

/* While hands are hidden, offers answers for any hand: a missing one would reveal that the hand cannot pay it, or lacks a
 * card. */
static PurserPrompt *
purser_starfarers_surface_make_prompt (PurserSurface *surface)
{
  const PurserStarfarersState *state = purser_surface_get_state (surface);
  PurserStarfarersState open = *state;

  if (!state->hands_on || !purser_starfarers_hides_hands () || purser_starfarers_who_discards (state) >= 0)
    return NULL;
  purser_starfarers_open_hands (&open);
  return purser_rules_ask (purser_surface_get_setup (surface), &open);
}

static void
purser_starfarers_surface_class_init (PurserStarfarersSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_SURFACE_CLASS (klass)->update = purser_starfarers_surface_update;
  PURSER_SURFACE_CLASS (klass)->shows = purser_starfarers_surface_shows;
  PURSER_SURFACE_CLASS (klass)->make_prompt = purser_starfarers_surface_make_prompt;
  PURSER_SURFACE_CLASS (klass)->touch = purser_starfarers_surface_touch;
  g_type_ensure (PURSER_TYPE_CARDS_PANEL);
  g_type_ensure (PURSER_TYPE_FLEET_PANEL);
  g_type_ensure (PURSER_TYPE_HAND_ROW);
  g_type_ensure (PURSER_TYPE_SETTLE_PANEL);
  g_type_ensure (PURSER_TYPE_TRADE_PANEL);
  g_type_ensure (PURSER_TYPE_TWO_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-starfarers-surface.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, hand);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, columns);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, cards_column);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, build_column);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, settle_panel);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, cards_panel);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, steal_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, encounter_panel);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, build_panel);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, build_title);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, tiles);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, trade);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, draws);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, flights);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, outposts);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, friendship_row);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersSurface, fleet);
  gtk_widget_class_bind_template_callback (widget_class, read_clicked_cb);
}

static void
purser_starfarers_surface_init (PurserStarfarersSurface *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_trade_panel_set_hand (self->trade, self->hand);
  /* The setting changes everything that would reveal a hand. */
  g_signal_connect_object (purser_settings_get (), "changed::" PURSER_STARFARERS_PRIVATE_HANDS,
                           G_CALLBACK (purser_board_update), self, G_CONNECT_SWAPPED);
}
