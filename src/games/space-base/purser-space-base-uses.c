// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The uses of charges and free ships that players have now: each is an answer that tells its effect, at the place of its card.
 * Only a choice among all cards of the game is left to be asked for. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-uses.h"
#include "purser-space-base-words.h"

typedef struct {
  const PurserSetup          *setup;
  const PurserSpaceBaseState *state;
  PurserPrompt               *prompt;
  int                         player;
  guint                       card;
  const PurserSpaceBaseSide  *side;
  gboolean                    offered;
} Uses;

static PurserValue *
use_move (const Uses *self,
          const char *verb)
{
  PurserValue *move = purser_move_value_new (verb, self->player);

  purser_value_set_string (move, "card", purser_space_base_card_id (self->card));
  return move;
}

static void
place_choice (Uses         *self,
              PurserChoice *choice)
{
  if (choice == NULL)
    return;
  purser_choice_place (choice, "card/%s", purser_space_base_card_id (self->card));
  self->offered = TRUE;
}

static PurserChoice *
try (Uses        *self,
     PurserValue *move,
     char        *label)
{
  PurserChoice *choice = purser_prompt_try (self->prompt, self->setup, self->state, move, label);

  place_choice (self, choice);
  return choice;
}

/* Offers to buy or claim; the cards are chosen among all there are. */
static PurserChoice *
offer_cards (Uses *self,
             char *label)
{
  PurserChoice *choice = purser_prompt_offer (self->prompt, self->player, use_move (self, "spend"), FALSE, label);

  purser_choice_want (choice, "cards");
  place_choice (self, choice);
  return choice;
}

static void
offer_swap (Uses *self,
            int   a,
            int   b)
{
  const int sectors[] = { a, b };
  PurserValue *move = use_move (self, "spend");

  purser_value_set (move, "sectors", purser_value_new_integers (sectors, 2));
  try (self, move, g_strdup_printf (_("Swap %d and %d"), a, b));
}

static void
offer_swaps (Uses                        *self,
             const PurserSpaceBaseEffect *effect)
{
  if (effect->a != 0)
    offer_swap (self, effect->a, effect->b);
  for (guint i = 0; effect->a == 0 && purser_space_base_swap_pairs[i][0] > 0; i++)
    offer_swap (self, purser_space_base_swap_pairs[i][0], purser_space_base_swap_pairs[i][1]);
}

typedef void (*EachCard) (Uses *self,
                          guint card,
                          guint other);

static void
for_each_own (Uses     *self,
              EachCard  visit,
              guint     other)
{
  for (int i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    {
      const PurserSpaceBaseSector *sector = &self->state->players[self->player].sectors[i];

      visit (self, sector->station, other);
      for (guint j = 0; j < sector->n_deployed; j++)
        visit (self, sector->deployed[j], other);
    }
}

static void
offer_exchange (Uses  *self,
                guint  card,
                guint  none)
{
  g_autofree char *own = NULL;
  PurserValue *move;

  if (card == self->card || purser_space_base_card_is_colony (card))
    return;
  own = purser_space_base_say_own (self->state, self->player, card);
  move = use_move (self, "spend");
  purser_value_set_string (move, "with", purser_space_base_card_id (card));
  try (self, move, g_strdup_printf (_("Trade places with %s"), own));
}

static gboolean
has_room (const Uses *self,
          guint       card)
{
  const PurserSpaceBaseSide *side = purser_space_base_find_side (self->state, self->player, card);

  return side != NULL && self->state->players[self->player].charges[card] < side->room;
}

static void
offer_placed (Uses  *self,
              guint  card,
              guint  none)
{
  g_autofree char *own = NULL;
  PurserValue *move;

  /* The card's own charge is spent first, so it has room. */
  if (!has_room (self, card) && card != self->card)
    return;
  own = purser_space_base_say_own (self->state, self->player, card);
  move = use_move (self, "spend");
  purser_value_set_string (move, "on", purser_space_base_card_id (card));
  try (self, move, g_strdup_printf (_("Place a charge: %s"), own));
}

static void
offer_moved_to (Uses  *self,
                guint  card,
                guint  from)
{
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;
  PurserValue *move;

  if (card == from || !has_room (self, card))
    return;
  here = purser_space_base_say_own (self->state, self->player, from);
  there = purser_space_base_say_own (self->state, self->player, card);
  move = use_move (self, "spend");
  purser_value_set_string (move, "from", purser_space_base_card_id (from));
  purser_value_set_string (move, "to", purser_space_base_card_id (card));
  try (self, move, g_strdup_printf (_("Move a charge from %s to %s"), here, there));
}

static void
offer_moved (Uses  *self,
             guint  card,
             guint  none)
{
  if (self->state->players[self->player].charges[card] > 0 && card != self->card)
    for_each_own (self, offer_moved_to, card);
}

/* Offers to place a charge and move another, which has too many combinations for an answer each. */
static void
offer_placed_and_moved (Uses *self)
{
  PurserChoice *choice = purser_prompt_offer (self->prompt, self->player, use_move (self, "spend"), FALSE,
                                              g_strdup (_("Place a charge and move another")));

  purser_choice_want (choice, "on");
  purser_choice_want (choice, "from");
  purser_choice_want (choice, "to");
  place_choice (self, choice);
}

static gboolean
has (const Uses *self,
     guint       kind)
{
  return purser_space_base_side_find (self->side, kind) != NULL;
}

static void
offer_charges (Uses *self)
{
  gboolean places = has (self, PURSER_SPACE_BASE_PLACE_CHARGE);
  gboolean moves = has (self, PURSER_SPACE_BASE_MOVE_CHARGE);

  if (places)
    for_each_own (self, offer_placed, 0);
  if (moves)
    for_each_own (self, offer_moved, 0);
  if (places && moves)
    offer_placed_and_moved (self);
}

static void
offer_ability (Uses *self)
{
  if (has (self, PURSER_SPACE_BASE_BUY_ANYWHERE))
    purser_choice_want (offer_cards (self, purser_space_base_say_ability (self->side)), "sectors");
  else if (has (self, PURSER_SPACE_BASE_BUY) || has (self, PURSER_SPACE_BASE_CLAIM))
    offer_cards (self, purser_space_base_say_ability (self->side));
  else if (has (self, PURSER_SPACE_BASE_SWAP))
    offer_swaps (self, purser_space_base_side_find (self->side, PURSER_SPACE_BASE_SWAP));
  else if (has (self, PURSER_SPACE_BASE_EXCHANGE))
    for_each_own (self, offer_exchange, 0);
  else if (has (self, PURSER_SPACE_BASE_PLACE_CHARGE) || has (self, PURSER_SPACE_BASE_MOVE_CHARGE))
    offer_charges (self);
  else
    try (self, use_move (self, "spend"), purser_space_base_say_ability (self->side));
}

/* Offers a card whose ability is charged and may be used now, or whose free ships are not taken yet. */
static void
offer_card (Uses *self)
{
  if (!purser_space_base_can_spend (self->state, self->player, self->card))
    return;
  if (self->state->players[self->player].claims[self->card] > 0)
    {
      offer_cards (self, purser_space_base_say_claims (purser_space_base_find_hit_side (self->state, self->player, self->card)));
      return;
    }
  self->side = purser_space_base_find_side (self->state, self->player, self->card);
  offer_ability (self);
}

/* Returns: whether the player has free ships that are not taken yet (`space-base/claim-reward`) */
gboolean
purser_space_base_has_claims (const PurserSpaceBaseState *state,
                              int                         player)
{
  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    if (state->players[player].claims[card] > 0)
      return TRUE;
  return FALSE;
}

/* Adds the uses of charges and free ships by all players now, never as proposals (`space-base/ability`).
 *
 * Returns: whether there is anything */
gboolean
purser_space_base_offer_uses (const PurserSetup          *setup,
                              const PurserSpaceBaseState *state,
                              PurserPrompt               *prompt)
{
  Uses self = { .setup = setup, .state = state, .prompt = prompt };

  for (self.player = 0; self.player < state->turn.n_players; self.player++)
    for (self.card = PURSER_SPACE_BASE_FIRST_SHIP; self.card < PURSER_SPACE_BASE_FIRST_COLONY; self.card++)
      if (state->owner[self.card] == self.player + 1 && !purser_turn_info_has_left (&state->turn, self.player))
        offer_card (&self);
  return self.offered;
}

static gboolean
find_charged (Uses  *self,
              guint  kind)
{
  for (; self->card < PURSER_SPACE_BASE_FIRST_COLONY; self->card++)
    if (purser_space_base_has_ability (self->state, self->player, self->card, kind))
      return TRUE;
  return FALSE;
}

/* Adds the six values that a charge can set a die to, for each card that can do so (`space-base/set-die`). */
void
purser_space_base_offer_sets (const PurserSetup          *setup,
                              const PurserSpaceBaseState *state,
                              PurserPrompt               *prompt)
{
  Uses self = { .setup = setup, .state = state, .prompt = prompt, .player = state->turn.active };

  for (; find_charged (&self, PURSER_SPACE_BASE_SET_DIE); self.card++)
    for (int value = 1; value <= 6; value++)
      {
        PurserValue *move = use_move (&self, "set-die");

        purser_value_set_integer (move, "value", value);
        try (&self, move, g_strdup_printf (_("Set a die to %d"), value));
      }
}

/* Adds a reroll for each card that can do so (`space-base/reroll`). */
void
purser_space_base_offer_reroll (const PurserSetup          *setup,
                                const PurserSpaceBaseState *state,
                                PurserPrompt               *prompt)
{
  Uses self = { .setup = setup, .state = state, .prompt = prompt, .player = state->turn.active };

  for (; find_charged (&self, PURSER_SPACE_BASE_REROLL); self.card++)
    place_choice (&self, purser_prompt_offer (prompt, self.player, use_move (&self, "reroll"), FALSE,
                                              g_strdup (_("Roll again, for a charge"))));
}
