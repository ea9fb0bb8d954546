// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-intent.h"

void
purser_andromeda_intent_begin (PurserAndromedaIntent *self,
                               PurserAndromedaStage   stage,
                               int                    player,
                               int                    planet)
{
  memset (self, 0, sizeof *self);
  self->stage = stage;
  self->player = player;
  self->planet = planet;
}

/* Returns how many stations of a player are still in the bag. */
int
purser_andromeda_intent_get_left (const PurserAndromedaIntent *self,
                                  const PurserAndromedaState  *state,
                                  int                          player)
{
  int left = state->players[player].stations[self->planet];

  for (int i = 0; i < self->n_drawn; i++)
    left -= self->drawn[i] == player;
  return MAX (0, left);
}

static gboolean
has_won (const PurserAndromedaIntent *self,
         const PurserAndromedaState  *state)
{
  return self->n_drawn > 0 && self->drawn[self->n_drawn - 1] == self->player &&
         purser_andromeda_get_free_orbit (state, self->planet) >= 0;
}

/* Returns whether the drawing is over: the challenge is won, the set allows no more draws, or the bag is empty. */
gboolean
purser_andromeda_intent_is_drawn (const PurserAndromedaIntent *self,
                                  const PurserAndromedaState  *state)
{
  int left = 0;

  for (guint i = 0; i < state->turn.n_players; i++)
    left += purser_andromeda_intent_get_left (self, state, (int) i);
  return has_won (self, state) || left == 0 ||
         self->n_drawn >= purser_andromeda_get_half (state, self->player, self->cards);
}

/* Returns the chance that the draws left win a centre. */
double
purser_andromeda_intent_get_odds (const PurserAndromedaIntent *self,
                                  const PurserAndromedaState  *state)
{
  PurserAndromedaState after = *state;
  int draws = purser_andromeda_get_half (state, self->player, self->cards) - self->n_drawn;

  for (guint i = 0; i < state->turn.n_players; i++)
    after.players[i].stations[self->planet] = purser_andromeda_intent_get_left (self, state, (int) i);
  return purser_andromeda_get_draw_odds (&after, self->player, self->planet, draws);
}

void
purser_andromeda_intent_draw (PurserAndromedaIntent *self,
                              int                    player)
{
  if (self->n_drawn < PURSER_ANDROMEDA_MAX_DRAWN)
    self->drawn[self->n_drawn++] = player;
}

/* Takes back the last touch; returns whether there was one. */
gboolean
purser_andromeda_intent_take_back (PurserAndromedaIntent *self)
{
  if (self->n_drawn == 0)
    return FALSE;
  self->n_drawn--;
  if (self->stage == PURSER_ANDROMEDA_STAGE_PLACING)
    self->placed[self->drawn[self->n_drawn]]--;
  return TRUE;
}

static PurserValue *
set_new (const PurserAndromedaIntent *self,
         const char                  *verb,
         int                          cards)
{
  PurserValue *move = purser_move_value_new (verb, self->player);
  PurserValue *bonus = purser_value_new_list ();

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    for (int n = 0; n < self->jokers[i]; n++)
      purser_value_append (bonus, purser_value_new_string (purser_andromeda_bonus_names[i]));
  purser_value_set_integer (move, "planet", self->planet);
  purser_value_set_integer (move, "cards", cards - purser_andromeda_bonus_count (self->jokers));
  purser_value_set (move, "bonus", bonus);
  return move;
}

PurserValue *
purser_andromeda_intent_dup_challenge (const PurserAndromedaIntent *self)
{
  PurserValue *move = set_new (self, "challenge", self->cards);

  purser_value_set (move, "drawn", purser_value_new_integers (self->drawn, (guint) self->n_drawn));
  return move;
}

/* A set moves as many stations as it can, but no more than there are on Earth (andromeda/move). */
PurserValue *
purser_andromeda_intent_dup_move (const PurserAndromedaIntent *self,
                                  const PurserAndromedaState  *state,
                                  int                          cards)
{
  PurserValue *move = set_new (self, "move", cards);
  int earth = MAX (0, state->players[self->player].accounts[PURSER_ANDROMEDA_EARTH]);

  purser_value_set_integer (move, "stations", MIN (earth, purser_andromeda_get_half (state, self->player, cards)));
  return move;
}

/* @out: how many stations go there; 0 if all come back */
PurserValue *
purser_andromeda_intent_dup_transport (const PurserAndromedaIntent *self,
                                       int                          out)
{
  PurserValue *move = purser_move_value_new ("transport", self->player);

  purser_value_set_integer (move, "planet", self->planet);
  if (out > 0)
    purser_value_set_integer (move, "out", out);
  else
    purser_value_set_boolean (move, "back", TRUE);
  return move;
}

PurserValue *
purser_andromeda_intent_dup_place (const PurserAndromedaIntent *self)
{
  PurserValue *move = purser_move_value_new ("place", self->player);

  purser_value_set (move, "planets", purser_value_new_integers (self->placed, PURSER_ANDROMEDA_PLANETS));
  return move;
}
