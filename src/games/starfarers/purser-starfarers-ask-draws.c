// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Prompts for cards from the reserve pile: opening hands, draws after a seven, and the draw of a turn. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-ask.h"
#include "purser-starfarers-reserve.h"

/* Offers a form for the reserve cards that are due. While hands are not tracked, [func@starfarers_list_tap] enters them with the
 * move after which it is too late to draw. */
void
purser_starfarers_offer_reserve (const PurserStarfarersAsking *self,
                                 int                           player)
{
  const PurserStarfarersState *state = self->state;
  int n = purser_starfarers_count_reserve (state, player);

  if (n == 0)
    return;
  purser_starfarers_ask_form (self, purser_move_value_new ("reserve", player), _("Reserve cards, one by one"),
                              "reserve/%d", player);
}

/* Returns: how many cards each player but the active one draws; 0 if the numbers differ */
static int
count_for_others (const PurserStarfarersAsking *self)
{
  int n_players = self->state->turn.n_players, active = self->state->turn.active;
  int n = purser_starfarers_count_reserve (self->state, (active + 1) % n_players);

  for (int i = 0; i < n_players; i++)
    if (i != active && purser_starfarers_count_reserve (self->state, i) != n)
      return 0;
  return n;
}

/* Returns who draws how many cards, with few names if most players draw the same number. */
static char *
dup_drawers (const PurserStarfarersAsking *self)
{
  int active = self->state->turn.active, own = purser_starfarers_count_reserve (self->state, active);
  int others = count_for_others (self);
  g_autofree char *first = NULL, *second = NULL;

  if (others == 0 || own == 0)
    return purser_starfarers_ask_dup_counts (self, active + 1, purser_starfarers_count_reserve);
  if (own == others)
    return g_strdup_printf (ngettext ("%d card each", "%d cards each", (gulong) own), own);
  first = g_strdup_printf (ngettext ("%s %d card", "%s %d cards", (gulong) own), purser_setup_get_name (self->setup, active),
                           own);
  second = g_strdup_printf (ngettext ("everybody else %d card", "everybody else %d cards", (gulong) others), others);
  return g_strjoin (_(", "), first, second, NULL);
}

/* Returns: whether a player other than the active one may draw a card from the reserve pile */
gboolean
purser_starfarers_ask_others_draw (const PurserStarfarersAsking *self)
{
  for (int i = 0; i < self->state->turn.n_players; i++)
    if (i != self->state->turn.active && purser_starfarers_count_reserve (self->state, i) > 0)
      return TRUE;
  return FALSE;
}

/* Returns whether opening hands are due: only these let the active player draw before the roll. */
static gboolean
is_opening (const PurserStarfarersAsking *self)
{
  return self->state->phase == PURSER_STARFARERS_ROLL
         && purser_starfarers_count_reserve (self->state, self->state->turn.active) > 0;
}

/* Asks all players in one step if hands are tracked: for the opening hands (`starfarers/opening-hand`), and after a seven
 * (`starfarers/reserve-others`) before anything else. If a roll is changed to a seven later, it asks then, unless the mothership
 * was shaken.
 * Returns: whether it asks */
gboolean
purser_starfarers_ask_draws (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;
  int n = state->turn.n_players;
  gboolean opening = is_opening (self);
  g_autofree char *drawers = NULL;

  if (!state->hands_on || !(opening || purser_starfarers_ask_others_draw (self)))
    return FALSE;
  drawers = dup_drawers (self);
  /* Translators: a list of players, each with a number of cards */
  purser_prompt_ask (self->prompt, state->phase == PURSER_STARFARERS_ROLL ? "roll" : "turn", state->turn.active,
                     state->phase == PURSER_STARFARERS_ROLL ? "starfarers/opening-hand" : "starfarers/reserve-others",
                     g_strdup_printf (_("Everybody draws reserve cards\n%s"), drawers));
  for (int i = 1; i <= n; i++)
    purser_starfarers_offer_reserve (self, (state->turn.active + i) % n);
  return TRUE;
}
