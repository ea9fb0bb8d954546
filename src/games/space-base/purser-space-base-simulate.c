// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-advice.h"
#include "purser-space-base-setup.h"
#include "purser-space-base-simulate.h"
#include "purser-space-base-turn.h"

#define ON_OFFER 6

typedef struct {
  guint8 cards[48];
  guint8 n_cards;
  guint8 offer[ON_OFFER];
  guint8 n_offer;
} Deck;

struct _PurserSpaceBaseSimulation
{
  PurserSetup          *setup;
  guint64               random;
  /* The state after the set-up, with which each play begins. */
  PurserSpaceBaseState  opening;
  PurserSpaceBaseState  state;
  Deck                  decks[3];
  guint8                colonies[PURSER_SPACE_BASE_SECTORS];
  guint                 n_colonies;
  guint8                strategies[PURSER_SPACE_BASE_PLAYERS];
  /* The value of each card for each strategy, before the play. */
  float                 worth[PURSER_SPACE_BASE_STRATEGIES][PURSER_SPACE_BASE_CARDS];
  guint64               moves;
};

/* A good and small generator (SplitMix64): the seed alone decides what happens. */
static guint64
next_random (PurserSpaceBaseSimulation *self)
{
  guint64 z = (self->random += 0x9E3779B97F4A7C15);

  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static guint
random_below (PurserSpaceBaseSimulation *self,
              guint                      limit)
{
  return (guint) (((next_random (self) >> 32) * limit) >> 32);
}

/* How often a sector is hit, out of 36, if the sum is used for 7 to 12 and single dice for the rest. */
static const float hits[] = { 11, 11, 11, 11, 11, 11, 6, 5, 4, 3, 2, 1 };

static float
side_worth (const PurserSpaceBaseSide *side,
            float                      credits,
            float                      income,
            float                      vp)
{
  return side->credits * credits + side->income * income + side->vp * vp +
         (side->arrow != PURSER_SPACE_BASE_NO_ARROW ? 2 * credits : 0) + (side->n_effects > 0 ? 2 * credits : 0);
}

static void
weigh_cards (PurserSpaceBaseSimulation *self)
{
  static const float weights[PURSER_SPACE_BASE_STRATEGIES][3] = { { 1, 4, 1 }, { 0.5f, 1, 3 }, { 1.5f, 5, 0.5f }, { 1, 1, 1 } };

  for (guint i = 0; i < PURSER_SPACE_BASE_STRATEGIES; i++)
    for (guint card = 0; card < PURSER_SPACE_BASE_CARDS; card++)
      {
        const PurserSpaceBaseCard *about = &self->opening.cards[card];
        const float *w = weights[i];

        self->worth[i][card] = hits[about->sector] * (side_worth (&about->station, w[0], w[1], w[2]) +
                                                      1.5f * side_worth (&about->deployed, w[0], w[1], w[2]));
      }
}

static gboolean
is_known (const PurserSpaceBaseCard *card)
{
  return card->cost > 0 && card->station.known && card->deployed.known;
}

/* Makes a simulation of simple players on the real rules, with the cards whose values are known.
 * Returns: (transfer full): a simulation */
PurserSpaceBaseSimulation *
purser_space_base_simulation_new (PurserSetup *setup,
                                  guint32      seed)
{
  PurserSpaceBaseSimulation *self = g_new0 (PurserSpaceBaseSimulation, 1);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean begun;

  self->setup = purser_setup_ref (setup);
  self->random = seed;
  begun = purser_rules_begin (setup, &self->opening, NULL, &verdict);
  g_assert (begun);
  weigh_cards (self);
  return self;
}

void
purser_space_base_simulation_free (PurserSpaceBaseSimulation *self)
{
  purser_setup_unref (self->setup);
  g_free (self);
}

/* Returns: (transfer none): the final state of the last play */
const PurserSpaceBaseState *
purser_space_base_simulation_get_state (PurserSpaceBaseSimulation *self)
{
  return &self->state;
}

const char *
purser_space_base_strategy_name (PurserSpaceBaseStrategy strategy)
{
  static const char *const names[] = { N_("steady: income first"), N_("hasty: VP from the start"),
                                       N_("settler: saves for colonies"), N_("casual: the first card it can") };

  return _(names[strategy]);
}

static int
draw (PurserSpaceBaseSimulation *self,
      Deck                      *deck)
{
  guint place = random_below (self, deck->n_cards);
  int card = deck->cards[place];

  deck->cards[place] = deck->cards[--deck->n_cards];
  return card;
}

static void
refill (PurserSpaceBaseSimulation *self,
        Deck                      *deck)
{
  while (deck->n_offer < ON_OFFER && deck->n_cards > 0)
    deck->offer[deck->n_offer++] = (guint8) draw (self, deck);
}

static void
shuffle (PurserSpaceBaseSimulation *self)
{
  memset (self->decks, 0, sizeof self->decks);
  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    if (is_known (&self->opening.cards[card]))
      {
        Deck *deck = &self->decks[self->opening.cards[card].level - 1];

        deck->cards[deck->n_cards++] = (guint8) card;
      }
  self->n_colonies = PURSER_SPACE_BASE_SECTORS;
  for (guint i = 0; i < self->n_colonies; i++)
    self->colonies[i] = (guint8) (PURSER_SPACE_BASE_FIRST_COLONY + i);
}

static void
set_up (PurserSpaceBaseSimulation *self,
        PurserStep                *step)
{
  int players[PURSER_SPACE_BASE_PLAYERS];

  memcpy (&self->state, &self->opening, sizeof self->state);
  shuffle (self);
  for (int i = 0; i < self->state.turn.n_players; i++)
    {
      guint card = (guint) draw (self, &self->decks[0]);

      self->strategies[i] = (guint8) random_below (self, PURSER_SPACE_BASE_STRATEGIES);
      purser_space_base_draft (step, i, &card, 1);
    }
  if (!purser_space_base_has_started (&self->state))
    {
      guint n = purser_space_base_list_first (&self->state, players);

      purser_space_base_first (step, players[random_below (self, n)]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->decks); i++)
    refill (self, &self->decks[i]);
}

static void
roll_and_allocate (PurserSpaceBaseSimulation *self,
                   PurserStep                *step,
                   int                        active)
{
  const int dice[2] = { (int) random_below (self, 6) + 1, (int) random_below (self, 6) + 1 };
  int n = self->state.turn.n_players;

  purser_space_base_roll (step, active, dice);
  for (int i = 0; i < n; i++)
    {
      int player = (active + i) % n;
      PurserSpaceBaseAllocation allocation;
      PurserSpaceBasePayout payout;

      if (!self->state.players[player].contends)
        continue;
      purser_space_base_best (&self->state, player, i == 0, self->state.dice, &allocation, &payout);
      purser_space_base_allocate (step, player, &allocation);
      self->moves++;
    }
}

static gboolean
wants_colony (const PurserSpaceBaseSimulation *self,
              int                              player,
              guint                            card)
{
  const PurserSpaceBaseCard *colony = &self->state.cards[card];
  int vp = self->state.players[player].balances[PURSER_SPACE_BASE_VP];

  if (vp + colony->vp >= 40 || self->state.turn.last_round)
    return TRUE;
  return self->strategies[player] == PURSER_SPACE_BASE_SETTLER ? colony->vp >= 6 : self->state.turn.round > 14;
}

static int
choose_colony (PurserSpaceBaseSimulation *self,
               int                        player)
{
  int credits = self->state.players[player].balances[PURSER_SPACE_BASE_CREDITS];
  int best = -1;

  for (guint i = 0; i < self->n_colonies; i++)
    {
      guint card = self->colonies[i];
      const PurserSpaceBaseCard *about = &self->state.cards[card];

      if (about->cost <= credits && !purser_space_base_is_closed (&self->state, player, about->sector) &&
          wants_colony (self, player, card) && (best < 0 || about->vp > self->state.cards[self->colonies[best]].vp))
        best = (int) i;
    }
  return best;
}

static int
choose_ship (PurserSpaceBaseSimulation *self,
             int                        player,
             guint                     *level,
             guint                     *place)
{
  int credits = self->state.players[player].balances[PURSER_SPACE_BASE_CREDITS];
  const float *worth = self->worth[self->strategies[player]];
  int best = -1;

  for (guint l = 0; l < G_N_ELEMENTS (self->decks); l++)
    for (guint i = 0; i < self->decks[l].n_offer; i++)
      {
        guint card = self->decks[l].offer[i];
        const PurserSpaceBaseCard *about = &self->state.cards[card];

        if (about->cost > credits || purser_space_base_is_closed (&self->state, player, about->sector) ||
            (best >= 0 && worth[card] <= worth[best]))
          continue;
        best = (int) card;
        *level = l;
        *place = i;
      }
  return best;
}

static void
buy (PurserSpaceBaseSimulation *self,
     PurserStep                *step,
     int                        player)
{
  int colony = choose_colony (self, player);
  guint level = 0, place = 0;
  int card;

  if (colony >= 0)
    {
      purser_space_base_buy (step, player, self->colonies[colony]);
      self->colonies[colony] = self->colonies[--self->n_colonies];
      self->moves++;
      return;
    }
  card = choose_ship (self, player, &level, &place);
  if (card < 0)
    return;
  purser_space_base_buy (step, player, (guint) card);
  self->decks[level].offer[place] = self->decks[level].offer[--self->decks[level].n_offer];
  refill (self, &self->decks[level]);
  self->moves++;
}

static void
take_turn (PurserSpaceBaseSimulation *self,
           PurserStep                *step)
{
  int active = self->state.turn.active;

  roll_and_allocate (self, step, active);
  buy (self, step, active);
  purser_space_base_settle (step);
  purser_space_base_end_turn (step, active);
  self->moves += 2;
}

static void
count (PurserSpaceBaseSimulation *self,
       PurserSpaceBaseTally      *tally)
{
  PurserStanding standings[PURSER_SPACE_BASE_PLAYERS] = { 0 };
  int n = self->state.turn.n_players;
  int n_winners = 0;

  self->setup->rules->score (self->setup, &self->state, standings);
  for (int i = 0; i < n; i++)
    n_winners += standings[i].rank == 1;
  for (int i = 0; i < n; i++)
    {
      tally->strategy_plays[self->strategies[i]]++;
      if (standings[i].rank != 1)
        continue;
      tally->seat_wins[(i - self->state.start + n) % n] += 1.0 / n_winners;
      tally->strategy_wins[self->strategies[i]] += 1.0 / n_winners;
    }
  tally->plays++;
  tally->rounds[self->state.turn.round]++;
  tally->unfinished += !self->state.turn.over;
  tally->moves += self->moves;
}

/* Plays one play from the set-up to the end. It allocates nothing on the heap.
 *
 * @tally: (inout): counts the result */
void
purser_space_base_simulation_play (PurserSpaceBaseSimulation *self,
                                   PurserSpaceBaseTally      *tally)
{
  PurserVerdict verdict = { 0 };
  PurserStep step = { &self->state, self->setup, NULL, NULL, &verdict };

  self->moves = 0;
  set_up (self, &step);
  while (!self->state.turn.over && self->state.turn.round < PURSER_SPACE_BASE_MAX_ROUNDS)
    take_turn (self, &step);
  g_assert (!verdict.refused);
  count (self, tally);
}
