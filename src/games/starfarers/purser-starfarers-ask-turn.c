// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Answers from the roll to the shake. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-ask.h"
#include "purser-starfarers-friendship.h"
#include "purser-starfarers-reserve.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-shaker.h"
#include "purser-starfarers-trade.h"

/* Proposes cards to discard, each from the resource of which most are left. */
static PurserValue *
propose_discard (const PurserStarfarersState *state,
                 int                          player,
                 int                          n)
{
  PurserValue *list = purser_value_new_list ();
  int left[PURSER_STARFARERS_RESOURCES];

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    left[i] = purser_starfarers_get_held (state, player, i);
  for (; n > 0; n--)
    {
      int most = 0;

      for (int i = 1; i < PURSER_STARFARERS_RESOURCES; i++)
        if (left[i] > left[most])
          most = i;
      left[most]--;
      purser_value_append (list, purser_value_new_string (purser_starfarers_resources[most]));
    }
  return list;
}

static void
offer_discard (const PurserStarfarersAsking *self,
               int                           player)
{
  int n = purser_starfarers_count_discard (self->state, player);
  PurserValue *move;

  if (n == 0)
    return;
  move = purser_move_value_new ("discard", player);
  purser_starfarers_ask_form (self, move, _("Choose what to discard"), "hand/%d", player);
  move = purser_move_value_new ("discard", player);
  purser_value_set (move, "cards", propose_discard (self->state, player, n));
  purser_starfarers_ask_try (self, move, g_strdup (_("Discard the most plentiful")), "hand/%d", player)->best = TRUE;
}

/* Asks everybody whose hand is too large, in the order of seats, so that nobody is forgotten (`starfarers/discard`). */
void
purser_starfarers_ask_discard (const PurserStarfarersAsking *self)
{
  int player = purser_starfarers_who_discards (self->state);
  g_autofree char *list = purser_starfarers_ask_dup_counts (self, player, purser_starfarers_count_discard);

  /* Translators: a list of players, each with a number of cards */
  purser_prompt_ask (self->prompt, "discard", player, "starfarers/discard",
                     g_strdup_printf (_("A seven! To discard:\n%s"), list));
  for (guint i = 0; i < self->setup->n_players; i++)
    offer_discard (self, (int) i);
}

/* Names the cost only while hands are not tracked: otherwise the changes of the answer show it. */
static char *
label_building (const PurserStarfarersState *state,
                PurserStarfarersBuilding     what,
                int                          colony)
{
  const char *title = purser_starfarers_building_title (what);
  PurserStarfarersCards cards = purser_starfarers_get_cost (state, what);
  g_autofree char *cost = purser_starfarers_cards_dup_text (&cards);

  if (colony > 0)
    /* Translators: "Spaceport", the number of a colony, what it costs */
    return state->hands_on ? g_strdup_printf (_("%s at colony %d"), title, colony)
                           : g_strdup_printf (_("%s at colony %d: %s"), title, colony, cost);
  /* Translators: what can be built, what it costs */
  return state->hands_on ? g_strdup (title) : g_strdup_printf (_("%s: %s"), title, cost);
}

static void
offer_building (const PurserStarfarersAsking *self,
                PurserStarfarersBuilding      what,
                int                           colony)
{
  PurserValue *move = purser_move_value_new ("build", self->state->turn.active);

  purser_value_set_string (move, "what", purser_starfarers_buildings[what]);
  if (colony > 0)
    purser_value_set_integer (move, "colony", colony);
  if (colony > 0)
    purser_starfarers_ask_try (self, move, label_building (self->state, what, colony), "colony/%d", colony);
  else
    purser_starfarers_ask_try (self, move, label_building (self->state, what, colony), "%s/%s",
                               what < PURSER_STARFARERS_BUILD_SPACEPORT ? "ship" : "upgrade",
                               purser_starfarers_buildings[what]);
}

static void
offer_buildings (const PurserStarfarersAsking *self)
{
  int n_colonies = self->state->players[self->state->turn.active].n_colonies;

  for (guint what = 0; what < PURSER_STARFARERS_BUILDINGS; what++)
    if (what != PURSER_STARFARERS_BUILD_SPACEPORT)
      offer_building (self, what, 0);
    else
      for (int i = 1; i <= n_colonies; i++)
        offer_building (self, what, i);
}

static PurserValue *
make_count (int resource,
            int n)
{
  PurserValue *map = purser_value_new_object ();

  purser_value_set_integer (map, purser_starfarers_resources[resource], n);
  return map;
}

static void
offer_trades (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;
  int active = state->turn.active;

  if (!state->hands_on)
    return;
  for (int give = 0; give < PURSER_STARFARERS_RESOURCES; give++)
    for (int take = 0; take < PURSER_STARFARERS_RESOURCES; take++)
      {
        PurserValue *move = purser_move_value_new ("trade", active);
        int rate = purser_starfarers_get_rate (state, active, give);

        purser_value_set (move, "give", make_count (give, rate));
        purser_value_set (move, "take", make_count (take, 1));
        /* Translators: a trade: how many cards of a resource for one of another */
        purser_starfarers_ask_try (self, move, g_strdup_printf (_("%d %s for 1 %s"), rate,
                                                                purser_starfarers_resource_title ((guint) give),
                                                                purser_starfarers_resource_title ((guint) take)),
                                   "supply/%s", purser_starfarers_resources[give]);
      }
}

/* The form names the partner from the beginning, so that no trade is booked with the supply. */
static void
offer_partners (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;

  for (int i = 1; state->hands_on && i < state->turn.n_players; i++)
    {
      int with = (state->turn.active + i) % state->turn.n_players;
      PurserValue *move = purser_move_value_new ("trade", state->turn.active);
      /* Translators: a player's name */
      g_autofree char *label = g_strdup_printf (_("Trade with %s"), purser_setup_get_name (self->setup, with));

      purser_value_set_integer (move, "with", with);
      purser_starfarers_ask_form (self, move, label, "player/%d", with);
    }
}

static void
offer_shake (const PurserStarfarersAsking *self,
             const PurserStarfarersDraw   *draw)
{
  PurserValue *move = purser_move_value_new ("shake", self->state->turn.active);
  PurserValue *balls = purser_value_new_list ();
  const char *first = purser_starfarers_ball_title (draw->balls[0]);
  const char *second = purser_starfarers_ball_title (draw->balls[1]);
  char *label;

  for (guint i = 0; i < 2; i++)
    purser_value_append (balls, purser_value_new_string (purser_starfarers_balls[draw->balls[i]]));
  purser_value_set (move, "balls", balls);
  if (purser_starfarers_has_black (draw->balls))
    /* Translators: the colours of two balls */
    label = g_strdup_printf (_("%s and %s: an encounter"), first, second);
  else
    /* Translators: the colours of two balls, their sum */
    label = g_strdup_printf (_("%s and %s: base speed %d"), first, second, purser_starfarers_base_speed (draw->balls));
  purser_starfarers_ask_try (self, move, label, "ball/%s-%s", purser_starfarers_balls[draw->balls[0]],
                             purser_starfarers_balls[draw->balls[1]]);
}

static void
offer_card (const PurserStarfarersAsking *self,
            int                           player,
            guint                         card,
            int                           resource)
{
  PurserValue *move = purser_move_value_new ("card", player);
  const char *title = purser_starfarers_card_get_title (self->setup, card), *id = purser_starfarers_card_id (card);
  /* Translators: the title of a card, what is taken with it */
  char *label = resource < 0 ? g_strdup (title)
                             : g_strdup_printf (_("%s: %s"), title, purser_starfarers_resource_title ((guint) resource));

  purser_value_set_string (move, "card", id);
  if (resource >= 0)
    purser_value_set_string (move, "resource", purser_starfarers_resources[resource]);
  purser_starfarers_ask_try (self, move, label, "card/%s", id);
}

/* Offers A Helping Hand: from a single player while hands are not tracked, and a form for everything else. */
static void
offer_help (const PurserStarfarersAsking *self,
            int                           player,
            guint                         card)
{
  PurserValue *form = purser_move_value_new ("card", player);
  const char *title = purser_starfarers_card_get_title (self->setup, card);

  for (guint i = 0; i < self->setup->n_players; i++)
    {
      PurserValue *move = purser_move_value_new ("card", player);
      PurserValue *from = purser_value_new_list ();

      purser_value_append (from, purser_value_new_integer (i));
      purser_value_set_string (move, "card", purser_starfarers_card_id (card));
      purser_value_set (move, "from", from);
      /* Translators: the title of a card, a player's name */
      purser_starfarers_ask_try (self, move, g_strdup_printf (_("%s: from %s"), title,
                                                              purser_setup_get_name (self->setup, (int) i)),
                                 "card/%s", purser_starfarers_card_id (card));
    }
  purser_value_set_string (form, "card", purser_starfarers_card_id (card));
  purser_starfarers_ask_form (self, form, title, "card/%s", purser_starfarers_card_id (card));
}

/* Offers the friendship cards that a player can use by hand now. */
void
purser_starfarers_offer_cards (const PurserStarfarersAsking *self,
                               int                           player)
{
  const PurserStarfarersState *state = self->state;

  for (guint i = 0; i < state->players[player].n_cards; i++)
    {
      guint card = state->players[player].cards[i];
      guint8 effect = state->cards[card].effect;

      if (!purser_starfarers_is_by_hand (state, card))
        continue;
      if (effect == PURSER_STARFARERS_MEDAL)
        offer_card (self, player, card, -1);
      else if (effect == PURSER_STARFARERS_DRAW && player == state->turn.active && !state->used[effect])
        offer_help (self, player, card);
      else if (effect != PURSER_STARFARERS_DRAW)
        for (int r = 0; r < PURSER_STARFARERS_RESOURCES; r++)
          offer_card (self, player, card, r);
    }
}

void
purser_starfarers_offer_end (const PurserStarfarersAsking *self,
                             gboolean                      best)
{
  gboolean wins = purser_starfarers_ask_wins (self->state);
  PurserChoice *choice = purser_starfarers_ask_try (self, purser_move_value_new ("end-turn", self->state->turn.active),
                                                    g_strdup (wins ? _("End the turn and win") : _("End the turn")), "%s", "");

  choice->best = best || wins;
}

/* Offers what the other players may do in this turn: a reserve card after a seven, the Relief Fund. */
void
purser_starfarers_offer_others (const PurserStarfarersAsking *self)
{
  int n = self->state->turn.n_players;

  for (int i = 1; i < n; i++)
    {
      int player = (self->state->turn.active + i) % n;

      purser_starfarers_offer_reserve (self, player);
      purser_starfarers_offer_cards (self, player);
    }
}

/* Returns whether the next step would forfeit reserve cards; while hands are not tracked, that step draws them. */
static gboolean
must_draw (const PurserStarfarersAsking *self)
{
  return self->state->hands_on
         && (purser_starfarers_count_reserve (self->state, self->state->turn.active) > 0
             || purser_starfarers_ask_others_draw (self));
}

/* Offers the balls, and the end of the turn for a player without a ship: after either it is too late to draw
 * (`starfarers/reserve-late`). */
static void
offer_next (const PurserStarfarersAsking *self)
{
  if (must_draw (self))
    return;
  for (guint i = 0; i < PURSER_STARFARERS_DRAWS; i++)
    offer_shake (self, &purser_starfarers_draws[i]);
  purser_starfarers_offer_end (self, FALSE);
}

/* Offers everything between the roll and the shake. */
static void
offer_turn (const PurserStarfarersAsking *self)
{
  int active = self->state->turn.active;

  purser_starfarers_offer_reserve (self, active);
  offer_buildings (self);
  offer_trades (self);
  offer_partners (self);
  purser_starfarers_offer_cards (self, active);
  purser_starfarers_offer_reveal (self, active);
  offer_next (self);
  purser_starfarers_offer_others (self);
}

static void
offer_steal (const PurserStarfarersAsking *self,
             int                           from,
             int                           resource)
{
  PurserValue *move = purser_move_value_new ("steal", self->state->turn.active);
  const char *name = purser_setup_get_name (self->setup, from);
  /* Translators: a player's name; a resource */
  char *label = resource < 0 ? g_strdup_printf (_("From %s"), name)
                             : g_strdup_printf (_("From %s: %s"), name, purser_starfarers_resource_title ((guint) resource));

  purser_value_set_integer (move, "from", from);
  if (resource >= 0)
    purser_value_set_string (move, "resource", purser_starfarers_resources[resource]);
  purser_starfarers_ask_try (self, move, label, "player/%d", from);
}

/* Asks from whom the active player takes a card after a seven (`starfarers/steal`). While hands are not tracked, the turn may go
 * on without an answer. */
void
purser_starfarers_ask_steal (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;
  int active = state->turn.active;

  purser_prompt_ask (self->prompt, "steal", active, "starfarers/steal",
                     g_strdup_printf (state->hands_on
                                        ? _("A seven: who does %s take a card from?")
                                        : _("A seven: who does %s take a card from?\n"
                                            "First, everybody with more than 7 cards discards half of them, rounded down"),
                                      purser_setup_get_name (self->setup, active)));
  for (int i = 0; i < state->turn.n_players; i++)
    for (int r = state->hands_on ? 0 : -1; i != active && r < (state->hands_on ? PURSER_STARFARERS_RESOURCES : 0); r++)
      offer_steal (self, i, r);
  if (!state->hands_on)
    offer_turn (self);
}

/* Reminds that the other players draw: while hands are not tracked, nobody enters their cards. */
static char *
dup_others_draw (const PurserStarfarersAsking *self,
                 const char                   *text)
{
  if (!purser_starfarers_ask_others_draw (self))
    return g_strdup (text);
  /* Translators: a question */
  return g_strdup_printf (_("%s\nAfter a seven each other player draws a reserve card"), text);
}

/* Asks what is traded and built, and for the balls; reminds of reserve cards (`starfarers/reserve-late`). */
void
purser_starfarers_ask_turn (const PurserStarfarersAsking *self)
{
  int active = self->state->turn.active;
  int n = purser_starfarers_count_reserve (self->state, active);
  const char *name = purser_setup_get_name (self->setup, active);
  g_autofree char *text = NULL;

  if (n > 0)
    text = g_strdup_printf (ngettext ("%s trades and builds, then shakes\nDraw %d reserve card first",
                                      "%s trades and builds, then shakes\nDraw %d reserve cards first", (gulong) n), name, n);
  else
    text = g_strdup_printf (_("%s trades and builds, then shakes"), name);
  purser_prompt_ask (self->prompt, "turn", active, n > 0 ? "starfarers/reserve" : "starfarers/build",
                     purser_starfarers_ask_dup_win (self, dup_others_draw (self, text)));
  offer_turn (self);
}
