// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Answers from the shake to the end of the turn. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-dice.h"
#include "purser-starfarers-ask.h"
#include "purser-starfarers-flight.h"

/* Asks what the encounter after a black ball brought (`starfarers/encounter`). */
void
purser_starfarers_ask_encounter (const PurserStarfarersAsking *self)
{
  int n = self->state->turn.n_players, active = self->state->turn.active;
  PurserValue *nothing = purser_move_value_new ("encounter", active);

  /* Translators: the name of the player on the left, the name of the player at turn */
  purser_prompt_ask (self->prompt, "encounter", active, "starfarers/encounter",
                     g_strdup_printf (_("An encounter: %s reads a card to %s"),
                                      purser_setup_get_name (self->setup, (active + 1) % n),
                                      purser_setup_get_name (self->setup, active)));
  purser_starfarers_ask_form (self, purser_move_value_new ("encounter", active), _("Enter what it brought"), "encounter");
  purser_value_set (nothing, "gains", purser_value_new_object ());
  purser_starfarers_ask_try (self, nothing, g_strdup (_("Nothing to record")), "encounter");
}

/* Returns whether the label is there already: some cards are alike, and the first one left stands for the others. */
static gboolean
is_offered (PurserPrompt *prompt,
            const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    if (g_strcmp0 (((const PurserChoice *) g_ptr_array_index (prompt->choices, i))->label, label) == 0)
      return TRUE;
  return FALSE;
}

static void
offer_station (const PurserStarfarersAsking *self,
               guint                         card)
{
  PurserStarfarersPeople people = purser_starfarers_card_people (card);
  g_autofree char *effect = purser_starfarers_card_dup_effect (&self->state->cards[card]);
  /* Translators: a people, what the friendship card does */
  g_autofree char *label = g_strdup_printf (_("Trade station, %s (%s)"), purser_starfarers_people_title (people), effect);
  PurserValue *move;

  if (is_offered (self->prompt, label))
    return;
  move = purser_move_value_new ("found-station", self->state->turn.active);
  purser_value_set_string (move, "people", purser_starfarers_peoples[people]);
  purser_value_set_string (move, "card", purser_starfarers_card_id (card));
  purser_starfarers_ask_try (self, move, g_steal_pointer (&label), "station/%s", purser_starfarers_peoples[people]);
}

static void
offer_token (const PurserStarfarersAsking *self,
             guint                         token)
{
  PurserValue *move = purser_move_value_new ("clear", self->state->turn.active);
  PurserStarfarersTokenKind kind = purser_starfarers_get_token_kind (token);
  int strength = purser_starfarers_get_strength (token);

  purser_value_set_string (move, "kind", purser_starfarers_token_kinds[kind]);
  purser_value_set_integer (move, "strength", strength);
  /* Translators: "Pirate base" or "Ice planet", its number */
  purser_starfarers_ask_try (self, move, g_strdup_printf (_("%s %d cleared"), purser_starfarers_token_title (kind),
                                                          strength),
                             "token/%s", purser_starfarers_token_item (token));
}

/* Asks what was revealed, cleared and founded (`starfarers/flight`). */
void
purser_starfarers_ask_flight (const PurserStarfarersAsking *self)
{
  int active = self->state->turn.active;
  const char *name = purser_setup_get_name (self->setup, active);
  int speed = purser_starfarers_get_speed (self->state, active);

  purser_prompt_ask (self->prompt, "flight", active, "starfarers/flight",
                     purser_starfarers_ask_dup_win (self, speed >= 0
                                                            ? g_strdup_printf (_("%s’s ships fly with speed %d"), name, speed)
                                                            : g_strdup_printf (_("%s’s ships fly"), name)));
  /* This comes first: most turns end here, and a phone does not show all the answers below. */
  purser_starfarers_offer_end (self, TRUE);
  purser_starfarers_offer_reveal (self, active);
  for (guint i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    offer_token (self, i);
  purser_starfarers_ask_form (self, purser_move_value_new ("found-colony", active), _("Found a colony"),
                              "colony/new");
  for (guint i = 0; i < PURSER_STARFARERS_CARDS; i++)
    offer_station (self, i);
  purser_starfarers_offer_cards (self, active);
  purser_starfarers_offer_others (self);
  purser_prompt_offer_next_roll (self->prompt, self->setup, self->state, purser_prompt_get_best (self->prompt, active));
}
