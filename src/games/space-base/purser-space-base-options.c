// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Every way a player can use a roll, with what it pays, and which of them looks best. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-options.h"

/* More either-way arrows than this in one sector are left to the form. */
#define MAX_ARROWS 3

typedef struct {
  const PurserSetup          *setup;
  /* With the turn order taken out, so that everybody's payouts can be shown at once. */
  PurserSpaceBaseState        state;
  int                         player;
  PurserPrompt               *prompt;
  guint                       arrows[MAX_ARROWS];
  guint                       n_arrows;
} Options;

static void
list_arrows_of (Options      *self,
                const guint8 *cards,
                guint         n_cards,
                gboolean      active)
{
  for (guint i = 0; i < n_cards && self->n_arrows < MAX_ARROWS; i++)
    {
      const PurserSpaceBaseCard *card = &self->state.cards[cards[i]];

      if ((active ? card->station.arrow : card->deployed.arrow) == PURSER_SPACE_BASE_EITHER)
        self->arrows[self->n_arrows++] = cards[i];
    }
}

static void
list_arrows (Options *self,
             int      sector)
{
  const PurserSpaceBaseSector *place;
  gboolean active = self->state.table.active == self->player;

  if (sector < 1 || sector > PURSER_SPACE_BASE_SECTORS)
    return;
  place = &self->state.players[self->player].sectors[sector - 1];
  if (active)
    list_arrows_of (self, &place->station, 1, TRUE);
  else
    list_arrows_of (self, place->deployed, place->n_deployed, FALSE);
}

static void
set_arrows (Options     *self,
            PurserValue *move,
            guint        lefts)
{
  PurserValue *arrows;

  if (self->n_arrows == 0)
    return;
  arrows = purser_value_new_object ();
  for (guint i = 0; i < self->n_arrows; i++)
    purser_value_set_text (arrows, purser_space_base_card_id (self->arrows[i]), lefts >> i & 1 ? "left" : "right");
  purser_value_set (move, "arrows", arrows);
}

static char *
label_with_arrows (Options    *self,
                   const char *label,
                   guint       lefts)
{
  GString *text = g_string_new (label);

  for (guint i = 0; i < self->n_arrows; i++)
    g_string_append (text, lefts >> i & 1 ? " ←" : " →");
  return g_string_free (text, FALSE);
}

/* One option for each way the arrows can point. */
static void
offer (Options     *self,
       PurserValue *move,
       const char  *label)
{
  for (guint lefts = 0; lefts < 1u << self->n_arrows; lefts++)
    {
      PurserValue *one = purser_value_copy (move);

      set_arrows (self, one, lefts);
      purser_prompt_try (self->prompt, self->setup, &self->state, one, label_with_arrows (self, label, lefts));
    }
}

static PurserValue *
allocate_move (Options    *self,
               const char *use)
{
  PurserValue *move = purser_move_value_new ("allocate", self->player);

  purser_value_set_text (move, "use", use);
  return move;
}

static void
list_sum_arrows (Options *self,
                 int      sector)
{
  self->n_arrows = 0;
  list_arrows (self, sector);
}

static void
list_dice_arrows (Options *self)
{
  self->n_arrows = 0;
  list_arrows (self, self->state.dice[0]);
  if (self->state.dice[0] != self->state.dice[1])
    list_arrows (self, self->state.dice[1]);
}

static void
offer_dice (Options *self)
{
  g_autoptr (PurserValue) move = allocate_move (self, "dice");
  g_autofree char *label = g_strdup_printf ("%d + %d", self->state.dice[0], self->state.dice[1]);

  list_dice_arrows (self);
  offer (self, move, label);
}

static void
offer_sum (Options *self)
{
  int sum = self->state.dice[0] + self->state.dice[1];
  g_autoptr (PurserValue) move = allocate_move (self, "sum");
  g_autofree char *label = g_strdup_printf ("%d", sum);

  list_sum_arrows (self, sum);
  offer (self, move, label);
}

static void
offer_shift (Options *self,
             guint    card,
             int      by)
{
  int sum = self->state.dice[0] + self->state.dice[1];
  g_autoptr (PurserValue) move = allocate_move (self, "sum");
  PurserValue *shift = purser_value_new_object ();
  g_autofree char *label = g_strdup_printf ("%d ⇒ %d (%s)", sum, sum + by, purser_space_base_card_id (card));

  purser_value_set_text (shift, "card", purser_space_base_card_id (card));
  purser_value_set_integer (shift, "by", by);
  purser_value_set (move, "shift", shift);
  list_sum_arrows (self, sum + by);
  offer (self, move, label);
}

static void
offer_twice (Options *self,
             guint    card,
             guint    which)
{
  static const char *const names[] = { "sum", "first", "second" };
  int die = which == 0 ? self->state.dice[0] + self->state.dice[1] : self->state.dice[which - 1];
  g_autoptr (PurserValue) move = allocate_move (self, which == 0 ? "sum" : "dice");
  PurserValue *twice = purser_value_new_object ();
  g_autofree char *label = which == 0
    ? g_strdup_printf ("%d × 2 (%s)", die, purser_space_base_card_id (card))
    : g_strdup_printf ("%d + %d, %d × 2 (%s)", self->state.dice[0], self->state.dice[1], die, purser_space_base_card_id (card));

  purser_value_set_text (twice, "card", purser_space_base_card_id (card));
  purser_value_set_text (twice, "which", names[which]);
  purser_value_set (move, "twice", twice);
  if (which == 0)
    list_sum_arrows (self, die);
  else
    list_dice_arrows (self);
  offer (self, move, label);
}

static void
offer_charged (Options *self)
{
  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    {
      if (self->state.owner[card] != self->player + 1 || self->state.players[self->player].charges[card] == 0)
        continue;
      if (purser_space_base_has_ability (&self->state, self->player, card, PURSER_SPACE_BASE_SHIFT))
        for (int by = 1; by <= 2; by++)
          offer_shift (self, card, by);
      if (purser_space_base_has_ability (&self->state, self->player, card, PURSER_SPACE_BASE_TWICE))
        for (guint which = 0; which < 3; which++)
          offer_twice (self, card, which);
    }
}

/* What an option is worth to a player: income pays again every round, VP win; once the last round has
 * begun only VP count. A charge that would be spent is kept for when it brings more than a credit. */
static gint64
weigh (const PurserSpaceBaseState *state,
       const PurserChoice         *choice)
{
  int player = choice->player;
  gint64 credits = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_CREDITS);
  gint64 income = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_INCOME);
  gint64 vp = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_VP);
  gboolean charged = purser_value_get (choice->move, "shift") != NULL || purser_value_get (choice->move, "twice") != NULL;

  if (state->table.last_round)
    return 100 * vp + credits - charged;
  return 2 * (credits + 3 * income + 2 * vp) - 3 * charged;
}

static void
mark_best (Options *self,
           guint    from)
{
  PurserChoice *best = NULL;
  gint64 most = G_MININT64;

  for (guint i = from; i < self->prompt->choices->len; i++)
    {
      PurserChoice *choice = g_ptr_array_index (self->prompt->choices, i);
      gint64 worth = weigh (&self->state, choice);

      if (worth > most)
        {
          most = worth;
          best = choice;
        }
    }
  if (best != NULL)
    best->best = TRUE;
}

/**
 * purser_space_base_offer_allocations:
 * @setup: what the play started from
 * @state: the state; there is a roll
 * @player: who has not used it yet
 * @prompt: (inout): where to add the choices
 *
 * Adds every way a player can use the roll, with its payout, and marks the one that looks best
 * (`space-base/use-dice`, `space-base/use-sum`).
 */
void
purser_space_base_offer_allocations (const PurserSetup          *setup,
                                     const PurserSpaceBaseState *state,
                                     int                         player,
                                     PurserPrompt               *prompt)
{
  Options self = { .setup = setup, .state = *state, .player = player, .prompt = prompt };
  guint from = prompt->choices->len;

  if (player != state->table.active)
    self.state.players[state->table.active].allocated = TRUE;
  offer_dice (&self);
  offer_sum (&self);
  offer_charged (&self);
  mark_best (&self, from);
}
