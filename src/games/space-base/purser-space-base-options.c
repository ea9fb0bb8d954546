// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Lists every way in which a player can use a roll, with its payout and the reason, and finds the best. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-turn.h"
#include "purser-space-base-uses.h"
#include "purser-space-base-words.h"

/* More two-way arrows than this in one sector are left to the form. */
#define MAX_ARROWS 3

typedef struct {
  const PurserSetup          *setup;
  /* A copy without the turn order, so that the payouts of all players can be shown at once. */
  PurserSpaceBaseState        state;
  int                         player;
  PurserPrompt               *prompt;
  guint                       arrows[MAX_ARROWS];
  guint                       n_arrows;
  /* Whether the directions of those arrows make no difference. */
  gboolean                    idle_arrows;
  /* (element-type PurserChoice): the printed values that must be entered before a use can be chosen. */
  GPtrArray                  *readings;
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
  gboolean active = self->state.turn.active == self->player;

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
    purser_value_set_string (arrows, purser_space_base_card_id (self->arrows[i]), lefts >> i & 1 ? "left" : "right");
  purser_value_set (move, "arrows", arrows);
}

/* ---- Labels and reasons ---- */

static char *
say_use (const Options                   *self,
         const PurserSpaceBaseAllocation *allocation)
{
  const guint8 *dice = self->state.dice;
  int sum = dice[0] + dice[1];

  if (allocation->shift_card >= 0)
    return g_strdup_printf (_("sum %d raised to %d"), sum, sum + allocation->shift);
  if (allocation->sum)
    return g_strdup_printf (allocation->twice_card >= 0 ? _("sum %d twice") : _("sum %d"), sum);
  if (allocation->twice_card < 0)
    return dice[0] == dice[1] ? g_strdup_printf (_("%d twice"), dice[0]) : g_strdup_printf (_("%d and %d"), dice[0], dice[1]);
  if (dice[0] == dice[1])
    return g_strdup_printf (_("%d three times"), dice[0]);
  return g_strdup_printf (_("%d twice and %d"), dice[allocation->twice - 1], dice[2 - allocation->twice]);
}

static char *
say_cost (const PurserSpaceBaseAllocation *allocation)
{
  if (allocation->shift_card >= 0)
    return g_strdup (_("a charge raises the sum"));
  return allocation->twice_card >= 0 ? g_strdup (_("a charge for 2X")) : NULL;
}

static char *
say_option (Options                         *self,
            const PurserSpaceBaseAllocation *allocation,
            const PurserSpaceBaseTrace      *trace,
            guint                            lefts)
{
  g_autofree char *use = say_use (self, allocation);
  g_autofree char *why = purser_space_base_say_trace (trace);
  g_autofree char *cost = say_cost (allocation);
  GString *text = g_string_new (use);

  for (guint i = 0; i < self->n_arrows && !self->idle_arrows; i++)
    g_string_append (text, lefts >> i & 1 ? " ←" : " →");
  if (cost != NULL || *why != '\0')
    g_string_append_printf (text, "\n%s%s%s", why, cost != NULL && *why != '\0' ? _("; ") : "", cost != NULL ? cost : "");
  return g_string_free (text, FALSE);
}

/* ---- Values ---- */

/* Weighs tokens in halves of a credit, as later uses of a charge or a free ship have a value now. */
static gint64
weigh_tokens (const PurserChoice *choice)
{
  static const int worth[] = { 3, 6, 14, 24 };
  gint64 sum = 0;

  for (guint i = 0; i < choice->tokens->len; i++)
    {
      const PurserGain *gain = &g_array_index (choice->tokens, PurserGain, i);

      if (gain->player == choice->player)
        sum += gain->by * worth[gain->account];
    }
  return sum;
}

/* Weighs a choice: income pays again every round, VP win; in the last round VP count before all else. */
static gint64
weigh (const PurserSpaceBaseState *state,
       const PurserChoice         *choice)
{
  int player = choice->player;
  gint64 credits = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_CREDITS);
  gint64 income = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_INCOME);
  gint64 vp = purser_choice_get_gain (choice, player, PURSER_SPACE_BASE_VP);

  if (state->turn.last_round)
    return 200 * vp + 2 * credits + weigh_tokens (choice);
  return 2 * (credits + 3 * income + 2 * vp) + weigh_tokens (choice);
}

/* Returns whether a choice spends a charge: only the player decides that, never a proposal. */
static gboolean
spends_charge (const PurserChoice *choice)
{
  return purser_value_get (choice->move, "shift") != NULL || purser_value_get (choice->move, "twice") != NULL;
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

      if (!choice->complete || spends_charge (choice) || worth <= most)
        continue;
      most = worth;
      best = choice;
    }
  if (best != NULL)
    best->best = TRUE;
}

/* ---- Options ---- */

/* Asks for the printed values of a card if they are unknown, as a use that hits the card cannot be chosen before. The heading
 * names that use, so that it is known to exist. */
static void
ask_reading (Options                         *self,
             const PurserSpaceBaseAllocation *allocation,
             guint                            card)
{
  g_autofree char *use = say_use (self, allocation);
  g_autofree char *name = purser_space_base_say_card (card);
  const char *item = purser_space_base_card_id (card);
  PurserValue *move;
  PurserChoice *choice;

  for (guint i = 0; i < self->readings->len; i++)
    if (strcmp (item, purser_value_get_string_of (((PurserChoice *) g_ptr_array_index (self->readings, i))->move, "item")) == 0)
      return;
  move = purser_move_value_new ("learn", -1);
  purser_value_set_string (move, "item", item);
  choice = purser_choice_new (self->player, move, FALSE, g_strdup_printf (_("What is printed on %s?"), name));
  purser_choice_head (choice, use);
  purser_choice_place (choice, "card/%s", item);
  g_ptr_array_add (self->readings, choice);
}

static void
read_allocation (Options                   *self,
                 PurserValue               *move,
                 PurserSpaceBaseAllocation *allocation)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = purser_move_new (self->setup, move, &verdict);

  g_assert (read != NULL);
  purser_space_base_read_allocation (read, allocation);
}

static void
offer_one (Options     *self,
           PurserValue *move,
           guint        lefts)
{
  gboolean active = self->state.turn.active == self->player;
  PurserSpaceBaseAllocation allocation;
  PurserSpaceBaseTrace trace;
  PurserChoice *choice;

  read_allocation (self, move, &allocation);
  purser_space_base_trace (&self->state, self->player, active, self->state.dice, &allocation, &trace);
  if (trace.unknown >= 0)
    ask_reading (self, &allocation, (guint) trace.unknown);
  choice = purser_prompt_try (self->prompt, self->setup, &self->state, move, say_option (self, &allocation, &trace, lefts));
  if (choice == NULL)
    return;
  choice->nothing = choice->gains->len == 0 && choice->tokens->len == 0;
  purser_choice_place (choice, "player/%d", self->player);
}

/* Returns what makes a use of the roll different from another: the sectors that pay, and a card whose values are missing. */
static char *
dup_outcome (Options     *self,
             PurserValue *move)
{
  PurserSpaceBaseAllocation allocation;
  PurserSpaceBaseTrace trace;
  g_autofree char *why = NULL;

  read_allocation (self, move, &allocation);
  purser_space_base_trace (&self->state, self->player, self->state.turn.active == self->player, self->state.dice, &allocation,
                           &trace);
  why = purser_space_base_say_trace (&trace);
  return g_strdup_printf ("%s %d", why, trace.unknown);
}

/* Offers each way in which the arrows can point, except those that pay the same from the same sectors as another. */
static void
offer (Options     *self,
       PurserValue *move)
{
  g_autoptr (GPtrArray) outcomes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autoptr (GArray) directions = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint lefts = 0; lefts < 1u << self->n_arrows; lefts++)
    {
      g_autoptr (PurserValue) one = purser_value_copy (move);
      g_autofree char *outcome = NULL;

      set_arrows (self, one, lefts);
      outcome = dup_outcome (self, one);
      if (g_ptr_array_find_with_equal_func (outcomes, outcome, g_str_equal, NULL))
        continue;
      g_ptr_array_add (outcomes, g_steal_pointer (&outcome));
      g_ptr_array_add (moves, g_steal_pointer (&one));
      g_array_append_val (directions, lefts);
    }
  self->idle_arrows = moves->len == 1;
  for (guint i = 0; i < moves->len; i++)
    offer_one (self, purser_value_ref (g_ptr_array_index (moves, i)), g_array_index (directions, guint, i));
}

static PurserValue *
allocate_move (Options    *self,
               const char *use)
{
  PurserValue *move = purser_move_value_new ("allocate", self->player);

  purser_value_set_string (move, "use", use);
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

  list_dice_arrows (self);
  offer (self, move);
}

static void
offer_sum (Options *self)
{
  g_autoptr (PurserValue) move = allocate_move (self, "sum");

  list_sum_arrows (self, self->state.dice[0] + self->state.dice[1]);
  offer (self, move);
}

static void
offer_shift (Options *self,
             guint    card,
             int      by)
{
  g_autoptr (PurserValue) move = allocate_move (self, "sum");
  PurserValue *shift;

  if (self->state.dice[0] + self->state.dice[1] + by > PURSER_SPACE_BASE_SECTORS)
    return;
  shift = purser_value_new_object ();
  purser_value_set_string (shift, "card", purser_space_base_card_id (card));
  purser_value_set_integer (shift, "by", by);
  purser_value_set (move, "shift", shift);
  list_sum_arrows (self, self->state.dice[0] + self->state.dice[1] + by);
  offer (self, move);
}

static void
offer_twice (Options *self,
             guint    card,
             guint    which)
{
  static const char *const names[] = { "sum", "first", "second" };
  g_autoptr (PurserValue) move = allocate_move (self, which == 0 ? "sum" : "dice");
  PurserValue *twice = purser_value_new_object ();

  purser_value_set_string (twice, "card", purser_space_base_card_id (card));
  purser_value_set_string (twice, "which", names[which]);
  purser_value_set (move, "twice", twice);
  if (which == 0)
    list_sum_arrows (self, self->state.dice[0] + self->state.dice[1]);
  else
    list_dice_arrows (self);
  offer (self, move);
}

/* Offers the uses with charges. Of two cards with the same effect, one is offered, as the others keep their charge. With a
 * double, either die may be repeated, so one is offered. */
static void
offer_charged (Options *self)
{
  gboolean doubles = self->state.dice[0] == self->state.dice[1];
  gboolean shifts[3] = { FALSE };
  gboolean repeats = FALSE;

  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    {
      if (self->state.owner[card] != self->player + 1 || self->state.players[self->player].charges[card] == 0)
        continue;
      if (purser_space_base_has_ability (&self->state, self->player, card, PURSER_SPACE_BASE_SHIFT))
        for (int by = 1; by <= 2; by++)
          {
            guint before = self->prompt->choices->len;

            if (!shifts[by])
              offer_shift (self, card, by);
            shifts[by] |= self->prompt->choices->len > before;
          }
      if (purser_space_base_has_ability (&self->state, self->player, card, PURSER_SPACE_BASE_TWICE) && !repeats)
        {
          for (guint which = 0; which < (doubles ? 2 : 3); which++)
            offer_twice (self, card, which);
          repeats = TRUE;
        }
    }
}

/* Adds every use of the roll by a player, with its payout and the reason, and marks the best of those that spend no charge
 * (`space-base/use-dice`, `space-base/use-sum`). */
void
purser_space_base_offer_allocations (const PurserSetup          *setup,
                                     const PurserSpaceBaseState *state,
                                     int                         player,
                                     PurserPrompt               *prompt)
{
  g_autoptr (GPtrArray) readings = g_ptr_array_new ();
  Options self = { .setup = setup, .state = *state, .player = player, .prompt = prompt, .readings = readings };
  guint from = prompt->choices->len;

  if (player != state->turn.active)
    self.state.players[state->turn.active].allocated = TRUE;
  offer_dice (&self);
  offer_sum (&self);
  offer_charged (&self);
  g_ptr_array_extend_and_steal (prompt->choices, g_steal_pointer (&readings));
  mark_best (&self, from);
}
