// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-hands.h"
#include "purser-andromeda-panel.h"
#include "purser-andromeda-planet.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-sky.h"
#include "purser-andromeda-tracks.h"
#include "purser-andromeda-trade-guide.h"
#include "purser-andromeda-types.h"

/* The table of Andromeda: the hands to be filled, the guide through the trade, seven planets with the tracks below, and in
 * their middle the actions on the touched planet, or Earth with transport cards and the exchange.
 * A move of several touches is kept in the intent until it is complete. */
struct _PurserAndromedaSurface
{
  PurserSurface parent_instance;

  PurserAndromedaHands      *hands;
  PurserAndromedaTradeGuide *guide;
  PurserAndromedaSky        *sky;
  GtkWidget                 *planets[PURSER_ANDROMEDA_PLANETS];
  PurserAndromedaPanel      *panel;
  PurserAndromedaIntent      intent;
  int                        asked; /* the player of the prompt when the intent began */
};

G_DEFINE_FINAL_TYPE (PurserAndromedaSurface, purser_andromeda_surface, PURSER_TYPE_SURFACE)

static const PurserAndromedaState *
surface_get_state (PurserAndromedaSurface *self)
{
  return purser_surface_get_state (PURSER_SURFACE (self));
}

static gboolean
surface_asks (PurserAndromedaSurface *self,
              const char             *kind)
{
  return strcmp (purser_surface_get_prompt (PURSER_SURFACE (self))->kind, kind) == 0;
}

/* Returns what a touch on a planet would do now, or %NULL. */
static const char *
surface_get_planet_offer (PurserAndromedaSurface *self,
                          int                     planet)
{
  g_autofree char *place = g_strdup_printf ("planet/%d", planet);

  if (self->intent.stage == PURSER_ANDROMEDA_STAGE_PLACING)
    return _("one more card");
  if (self->intent.stage == PURSER_ANDROMEDA_STAGE_TRANSPORT)
    return _("transport");
  if (purser_surface_find_choice (PURSER_SURFACE (self), place, "challenge") != NULL)
    return _("challenge or move");
  return purser_surface_find_choice (PURSER_SURFACE (self), place, "move") != NULL ? _("move") : NULL;
}

static void
surface_show_planets (PurserAndromedaSurface *self)
{
  int placer = self->intent.stage == PURSER_ANDROMEDA_STAGE_PLACING ? self->intent.player : -1;

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    {
      PurserPlace *place = PURSER_PLACE (self->planets[planet]);

      purser_andromeda_planet_show (PURSER_ANDROMEDA_PLANET (place), purser_surface_get_setup (PURSER_SURFACE (self)),
                                    surface_get_state (self), placer, self->intent.placed[planet]);
      purser_place_set_offer (place, surface_get_planet_offer (self, planet));
      purser_place_set_marked (place, planet == self->intent.planet);
    }
}

/* Shows the intent; the focus goes to what it has brought up. */
static void
surface_show_intent (PurserAndromedaSurface *self,
                     gboolean                focus)
{
  gboolean placing = self->intent.stage == PURSER_ANDROMEDA_STAGE_PLACING;

  purser_surface_set_unfinished (PURSER_SURFACE (self), self->intent.n_drawn > 0);
  surface_show_planets (self);
  purser_andromeda_panel_show (self->panel, PURSER_SURFACE (self), &self->intent);
  purser_surface_mark (PURSER_SURFACE (self));
  purser_andromeda_sky_set_chosen (self->sky, self->intent.planet);
  purser_andromeda_sky_set_middle_first (self->sky,
                                         strcmp (purser_surface_get_prompt (PURSER_SURFACE (self))->kind, "first") == 0);
  if (focus && !placing)
    purser_andromeda_panel_focus (self->panel);
}

static void
surface_begin (PurserAndromedaSurface *self)
{
  PurserPrompt *prompt = purser_surface_get_prompt (PURSER_SURFACE (self));
  gboolean places = surface_asks (self, "place");

  self->asked = prompt->player;
  purser_andromeda_intent_begin (&self->intent, places ? PURSER_ANDROMEDA_STAGE_PLACING : PURSER_ANDROMEDA_STAGE_NOTHING,
                                 prompt->player, -1);
}

static void
surface_show_tracks (PurserAndromedaSurface *self)
{
  const PurserAndromedaState *state = surface_get_state (self);
  PurserSetup *setup = purser_surface_get_setup (PURSER_SURFACE (self));

  for (guint i = 0; i < PURSER_ANDROMEDA_TRACKS; i++)
    purser_andromeda_sky_set_track (self->sky, i, state->turn.round > 0
                                                    ? purser_andromeda_track_new (setup, state, i, state->turn.active) : NULL);
}

/* Printed values may be entered while cards are drawn: the touches for those stay, unless another player is to place now. */
static gboolean
surface_still_places (PurserAndromedaSurface *self)
{
  return self->intent.stage == PURSER_ANDROMEDA_STAGE_PLACING && surface_asks (self, "place") &&
         purser_surface_get_prompt (PURSER_SURFACE (self))->player == self->asked &&
         !surface_get_state (self)->players[self->intent.player].placed;
}

static void
purser_andromeda_surface_update (PurserSurface *surface)
{
  PurserAndromedaSurface *self = PURSER_ANDROMEDA_SURFACE (surface);

  if (!surface_still_places (self))
    surface_begin (self);
  purser_andromeda_hands_show (self->hands, surface);
  purser_andromeda_trade_guide_show (self->guide, surface);
  surface_show_tracks (self);
  surface_show_intent (self, FALSE);
}

/* Answers with a control of their own here are not in the list. */
static gboolean
purser_andromeda_surface_shows (PurserSurface      *surface,
                                const PurserChoice *choice)
{
  if (choice->place == NULL || purser_choice_is (choice, "learn"))
    return FALSE;
  return g_str_has_prefix (choice->place, "planet/") || g_str_has_prefix (choice->place, "hand/") ||
         purser_choice_is (choice, "place") ||
         PURSER_SURFACE_CLASS (purser_andromeda_surface_parent_class)->shows (surface, choice);
}

static void
surface_enter_taken (PurserAndromedaSurface *self,
                     PurserValue            *move)
{
  g_autoptr (PurserValue) taken = move;

  purser_session_enter (purser_surface_get_session (PURSER_SURFACE (self)), taken);
}

/* Folds the trade guide, as the trade comes before the first action (andromeda/trade). */
static void
surface_begin_action (PurserAndromedaSurface *self,
                      int                     planet)
{
  purser_andromeda_trade_guide_fold (self->guide);
  purser_andromeda_intent_begin (&self->intent, PURSER_ANDROMEDA_STAGE_PLANET, surface_get_state (self)->turn.active, planet);
}

static void
surface_touch_planet (PurserAndromedaSurface *self,
                      int                     planet)
{
  PurserAndromedaIntent *intent = &self->intent;
  int drawn = purser_andromeda_setup_get_drawn (surface_get_state (self)->turn.n_players);

  if (surface_get_planet_offer (self, planet) == NULL)
    return;
  if (intent->stage == PURSER_ANDROMEDA_STAGE_PLACING)
    {
      intent->placed[planet]++;
      purser_andromeda_intent_draw (intent, planet);
      if (intent->n_drawn == drawn)
        surface_enter_taken (self, purser_andromeda_intent_dup_place (intent));
      else
        surface_show_intent (self, FALSE);
      return;
    }
  if (intent->stage == PURSER_ANDROMEDA_STAGE_TRANSPORT)
    intent->planet = planet;
  else
    surface_begin_action (self, planet);
  surface_show_intent (self, TRUE);
}

static void
surface_touch_close (PurserAndromedaSurface *self,
                     int                     unused)
{
  int planet = self->intent.planet;

  surface_begin (self);
  surface_show_intent (self, FALSE);
  if (planet >= 0)
    gtk_widget_grab_focus (self->planets[planet]);
}

static void
surface_touch_transport (PurserAndromedaSurface *self,
                         int                     player)
{
  purser_andromeda_intent_begin (&self->intent, PURSER_ANDROMEDA_STAGE_TRANSPORT, player, -1);
  surface_show_intent (self, TRUE);
}

/* Begins the draws of a challenge with a set of this size. */
static void
surface_touch_challenge (PurserAndromedaSurface *self,
                         int                     cards)
{
  self->intent.stage = PURSER_ANDROMEDA_STAGE_DRAWS;
  self->intent.cards = cards;
  surface_show_intent (self, TRUE);
}

static void
surface_touch_move (PurserAndromedaSurface *self,
                    int                     cards)
{
  surface_enter_taken (self, purser_andromeda_intent_dup_move (&self->intent, surface_get_state (self), cards));
}

static void
surface_touch_joker (PurserAndromedaSurface *self,
                     int                     kind)
{
  int held = surface_get_state (self)->players[self->intent.player].bonus[kind];

  self->intent.jokers[kind] = (self->intent.jokers[kind] + 1) % (held + 1);
  surface_show_intent (self, TRUE);
}

static void
surface_touch_draw (PurserAndromedaSurface *self,
                    int                     player)
{
  purser_andromeda_intent_draw (&self->intent, player);
  if (purser_andromeda_intent_is_drawn (&self->intent, surface_get_state (self)))
    surface_enter_taken (self, purser_andromeda_intent_dup_challenge (&self->intent));
  else
    surface_show_intent (self, TRUE);
}

static void
surface_touch_enough (PurserAndromedaSurface *self,
                      int                     unused)
{
  surface_enter_taken (self, purser_andromeda_intent_dup_challenge (&self->intent));
}

/* Takes back one touch; before the first draw, returns to the sets. */
static void
surface_touch_take_back (PurserAndromedaSurface *self,
                         int                     unused)
{
  if (!purser_andromeda_intent_take_back (&self->intent))
    self->intent.stage = PURSER_ANDROMEDA_STAGE_PLANET;
  surface_show_intent (self, TRUE);
}

static void
purser_andromeda_surface_take_back (PurserSurface *surface)
{
  surface_touch_take_back (PURSER_ANDROMEDA_SURFACE (surface), 0);
}

static void
surface_touch_out (PurserAndromedaSurface *self,
                   int                     out)
{
  surface_enter_taken (self, purser_andromeda_intent_dup_transport (&self->intent, out));
}

static void
surface_touch_placer (PurserAndromedaSurface *self,
                      int                     player)
{
  purser_andromeda_intent_begin (&self->intent, PURSER_ANDROMEDA_STAGE_PLACING, player, -1);
  surface_show_intent (self, FALSE);
}

/* Opens a form, for example to move fewer stations than possible. */
static void
surface_touch_form (PurserAndromedaSurface *self,
                    int                     unused)
{
  g_autofree char *place = g_strdup_printf ("planet/%d", self->intent.planet);
  const PurserChoice *choice = purser_surface_find_choice (PURSER_SURFACE (self), place, "move");

  if (choice == NULL)
    choice = purser_surface_find_choice (PURSER_SURFACE (self), place, "challenge");
  if (choice != NULL)
    purser_surface_open_form (PURSER_SURFACE (self), choice);
}

static void
surface_touch_exchange (PurserAndromedaSurface *self,
                        int                     cards)
{
  PurserValue *move = purser_move_value_new ("exchange", surface_get_state (self)->turn.active);

  purser_value_set_integer (move, "cards", cards);
  surface_enter_taken (self, move);
}

static const struct {
  const char *kind;
  void      (*touch) (PurserAndromedaSurface *self,
                      int                     index);
} touches[] = {
  { "planet/", surface_touch_planet },
  { "transport/", surface_touch_transport },
  { "challenge/", surface_touch_challenge },
  { "move/", surface_touch_move },
  { "joker/", surface_touch_joker },
  { "draw/", surface_touch_draw },
  { "enough/", surface_touch_enough },
  { "take-back/", surface_touch_take_back },
  { "out/", surface_touch_out },
  { "back/", surface_touch_out },
  { "placer/", surface_touch_placer },
  { "close/", surface_touch_close },
  { "form/", surface_touch_form },
  { "exchange/", surface_touch_exchange },
};

static void
purser_andromeda_surface_touch (PurserSurface *surface,
                                const char    *place)
{
  for (guint i = 0; i < G_N_ELEMENTS (touches); i++)
    if (g_str_has_prefix (place, touches[i].kind))
      {
        touches[i].touch (PURSER_ANDROMEDA_SURFACE (surface), (int) g_ascii_strtoll (strchr (place, '/') + 1, NULL, 10));
        return;
      }
  PURSER_SURFACE_CLASS (purser_andromeda_surface_parent_class)->touch (surface, place);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  PurserAndromedaSurface *self = PURSER_ANDROMEDA_SURFACE (widget);

  if (self->intent.stage == PURSER_ANDROMEDA_STAGE_NOTHING || self->intent.stage == PURSER_ANDROMEDA_STAGE_PLACING)
    return GDK_EVENT_PROPAGATE;
  surface_touch_close (self, 0);
  return GDK_EVENT_STOP;
}

static void
purser_andromeda_surface_class_init (PurserAndromedaSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_SURFACE_CLASS (klass)->update = purser_andromeda_surface_update;
  PURSER_SURFACE_CLASS (klass)->shows = purser_andromeda_surface_shows;
  PURSER_SURFACE_CLASS (klass)->touch = purser_andromeda_surface_touch;
  PURSER_SURFACE_CLASS (klass)->take_back = purser_andromeda_surface_take_back;
  g_type_ensure (PURSER_TYPE_ANDROMEDA_HANDS);
  g_type_ensure (PURSER_TYPE_ANDROMEDA_SKY);
  g_type_ensure (PURSER_TYPE_ANDROMEDA_TRADE_GUIDE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-surface.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaSurface, hands);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaSurface, guide);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaSurface, sky);
}

static void
purser_andromeda_surface_init (PurserAndromedaSurface *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    {
      self->planets[i] = purser_andromeda_planet_new (i);
      purser_andromeda_sky_add (self->sky, self->planets[i]);
    }
  self->panel = g_object_new (PURSER_TYPE_ANDROMEDA_PANEL, NULL);
  purser_andromeda_sky_set_middle (self->sky, GTK_WIDGET (self->panel));
}
