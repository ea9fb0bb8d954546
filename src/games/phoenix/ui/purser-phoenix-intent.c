// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-phoenix-intent.h"

static const char *const fields[] = { "cost", "fee", "amount", "metal", "tile", NULL };

void
purser_phoenix_intent_clear (PurserPhoenixIntent *self)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < PURSER_PHOENIX_TOLD_NUMBERS; i++)
    self->told[i] = PURSER_PHOENIX_NOT_TOLD;
  self->colour = -1;
  self->target_kind = -1;
}

/* @move: an `act` move with the fields that the touched answer states */
void
purser_phoenix_intent_begin (PurserPhoenixIntent *self,
                             PurserValue         *move)
{
  PurserValue *owner = purser_value_get (move, "owner");

  purser_phoenix_intent_clear (self);
  self->active = TRUE;
  self->use.player = (int) purser_value_get_integer_of (move, "player", 0);
  self->use.owner = purser_value_is (owner, PURSER_VALUE_INTEGER) ? (int) purser_value_get_integer (owner)
                                                                  : PURSER_PHOENIX_NEUTRAL;
  self->use.kind = (PurserPhoenixKind) purser_phoenix_find_word (purser_phoenix_kind_words,
                                                                 purser_value_get_string_of (move, "ship"));
  self->use.level = (int) purser_value_get_integer_of (move, "level", 0);
}

static gboolean
needs_metal (const PurserPhoenixIntent *self,
             const PurserPhoenixState  *state)
{
  if (self->use.kind == PURSER_PHOENIX_CONSTRUCTION)
    return self->colour >= 0 && (self->told[PURSER_PHOENIX_TOLD_TILE] < PURSER_PHOENIX_FIRST_TILE ||
                                 purser_phoenix_printed_tile_metal (&state->printed, self->told[PURSER_PHOENIX_TOLD_TILE]) < 0);
  if (self->use.kind != PURSER_PHOENIX_DISMANTLE || self->target_kind < 0)
    return FALSE;
  return purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_AMOUNT) < 0 ||
         purser_phoenix_printed_ship (&state->printed, (PurserPhoenixKind) self->target_kind, self->target_level,
                                      PURSER_PHOENIX_SHIP_METAL) < 0;
}

static gboolean
needs_lobby (const PurserPhoenixIntent *self,
             const PurserPhoenixState  *state,
             int                        index)
{
  int track;

  if (self->use.kind != PURSER_PHOENIX_DIPLOMACY || index >= self->n_tracks)
    return FALSE;
  track = self->tracks[index];
  return purser_phoenix_printed_lobby (&state->printed, track, state->players[self->use.player].diplomacy[track] + 1) < 0;
}

/* Returns: whether the move has to state a number because it is not known */
gboolean
purser_phoenix_intent_needs (const PurserPhoenixIntent *self,
                             const PurserPhoenixState  *state,
                             PurserPhoenixTold          number)
{
  gboolean gathers = self->use.kind == PURSER_PHOENIX_FARM || self->use.kind == PURSER_PHOENIX_ICE;

  if (self->use.level == 0)
    return FALSE;
  switch (number)
    {
    case PURSER_PHOENIX_TOLD_COST:
      return purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_COST) < 0;
    case PURSER_PHOENIX_TOLD_FEE:
      return purser_phoenix_use_is_hired (&self->use) &&
             purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_FEE) < 0;
    case PURSER_PHOENIX_TOLD_AMOUNT:
      return gathers && purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_AMOUNT) < 0;
    case PURSER_PHOENIX_TOLD_METAL:
      return needs_metal (self, state);
    case PURSER_PHOENIX_TOLD_LOBBY:
      return needs_lobby (self, state, 0);
    case PURSER_PHOENIX_TOLD_SECOND_LOBBY:
      return needs_lobby (self, state, 1);
    case PURSER_PHOENIX_TOLD_TILE:
    case PURSER_PHOENIX_TOLD_CARGO:
    case PURSER_PHOENIX_TOLD_NUMBERS:
    default:
      return FALSE;
    }
}

static gboolean
has_parts (const PurserPhoenixIntent *self,
           const PurserPhoenixState  *state,
           PurserValue               *trades)
{
  int dice = purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_DICE);

  if (self->use.kind == PURSER_PHOENIX_DISMANTLE)
    return self->target_kind >= 0;
  if (self->use.kind == PURSER_PHOENIX_CONSTRUCTION)
    return self->colour >= 0;
  if (self->use.kind == PURSER_PHOENIX_EXPEDITION)
    return self->n_rolled > 0 && (dice < 0 || self->n_rolled == dice);
  if (self->use.kind == PURSER_PHOENIX_TRANSPORT)
    return purser_value_get_size (trades) > 0;
  return self->use.kind != PURSER_PHOENIX_DIPLOMACY || self->n_tracks > 0;
}

/* @trades: (nullable): the trades of a transport ship */
gboolean
purser_phoenix_intent_is_complete (const PurserPhoenixIntent *self,
                                   const PurserPhoenixState  *state,
                                   PurserValue               *trades)
{
  if (self->use.level == 0 || !has_parts (self, state, trades))
    return FALSE;
  for (guint i = 0; i < PURSER_PHOENIX_TOLD_NUMBERS; i++)
    if (self->told[i] < 0 && purser_phoenix_intent_needs (self, state, (PurserPhoenixTold) i))
      return FALSE;
  return TRUE;
}

int
purser_phoenix_intent_count_kept (const PurserPhoenixIntent *self)
{
  int kept = 0;

  for (int i = 0; i < self->n_rolled; i++)
    kept += self->kept[i];
  return kept;
}

/* Humans bring points, so they come first; of goods, the one the player has least of. */
static int
weigh (const PurserPhoenixIntent *self,
       const PurserPhoenixState  *state,
       int                        die)
{
  int face = self->rolled[die];

  if (face == PURSER_PHOENIX_FACE_HUMAN)
    return -1;
  return state->players[self->use.player].balances[PURSER_PHOENIX_FOOD + face];
}

/* Proposes dice up to the cargo once all are rolled, in addition to those kept before. */
static void
propose_kept (PurserPhoenixIntent      *self,
              const PurserPhoenixState *state,
              int                       cargo)
{
  for (int n = purser_phoenix_intent_count_kept (self); n < MIN (cargo, self->n_rolled); n++)
    {
      int best = -1;

      for (int i = 0; i < self->n_rolled; i++)
        if (!self->kept[i] && (best < 0 || weigh (self, state, i) < weigh (self, state, best)))
          best = i;
      self->kept[best] = TRUE;
    }
}

void
purser_phoenix_intent_roll (PurserPhoenixIntent      *self,
                            const PurserPhoenixState *state,
                            int                       face)
{
  int dice = purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_DICE);
  int cargo = purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_CARGO);

  if (self->n_rolled >= (dice < 0 ? PURSER_PHOENIX_MAX_DICE : MIN (dice, PURSER_PHOENIX_MAX_DICE)))
    return;
  self->rolled[self->n_rolled] = face;
  self->homes[self->n_rolled] = -1;
  self->kept[self->n_rolled++] = FALSE;
  if (self->n_rolled == dice && cargo >= 0)
    propose_kept (self, state, cargo);
}

/* Takes the last die back. If all were rolled, the kept dice are proposed anew. */
void
purser_phoenix_intent_unroll (PurserPhoenixIntent      *self,
                              const PurserPhoenixState *state)
{
  int dice = purser_phoenix_use_get_printed (&self->use, state, PURSER_PHOENIX_SHIP_DICE);

  if (self->n_rolled == dice)
    memset (self->kept, 0, sizeof self->kept);
  if (self->n_rolled > 0)
    self->n_rolled--;
}

/* A ship of level 3 advances two tracks, any other one (phoenix/diplomacy); one track too many replaces the last. */
void
purser_phoenix_intent_touch_track (PurserPhoenixIntent *self,
                                   int                  track)
{
  int most = self->use.level == PURSER_PHOENIX_LEVELS ? 2 : 1;

  for (int i = 0; i < self->n_tracks; i++)
    if (self->tracks[i] == track)
      {
        self->tracks[i] = self->tracks[--self->n_tracks];
        return;
      }
  if (self->n_tracks == most)
    self->n_tracks--;
  self->tracks[self->n_tracks++] = track;
}

static void
add_dice (const PurserPhoenixIntent *self,
          PurserValue               *move)
{
  PurserValue *rolled = purser_value_new_list ();
  PurserValue *kept = purser_value_new_list ();
  PurserValue *humans = purser_value_new_list ();

  for (int i = 0; i < self->n_rolled; i++)
    {
      const char *face = purser_phoenix_face_words[self->rolled[i]];

      purser_value_append (rolled, purser_value_new_string (face));
      if (self->kept[i])
        purser_value_append (kept, purser_value_new_string (face));
      if (self->kept[i] && self->rolled[i] == PURSER_PHOENIX_FACE_HUMAN)
        purser_value_append (humans, purser_value_new_string (self->homes[i] < 0 ? "observe"
                                                                               : purser_phoenix_colour_words[self->homes[i]]));
    }
  purser_value_set (move, "rolled", rolled);
  purser_value_set (move, "kept", kept);
  purser_value_set (move, "humans", humans);
}

static void
add_tracks (const PurserPhoenixIntent *self,
            PurserValue               *move)
{
  PurserValue *tracks = purser_value_new_list ();

  for (int i = 0; i < self->n_tracks; i++)
    {
      PurserValue *track = purser_value_new_object ();
      int cost = self->told[PURSER_PHOENIX_TOLD_LOBBY + i];

      purser_value_set_string (track, "track", purser_phoenix_track_words[self->tracks[i]]);
      if (cost >= 0)
        purser_value_set_integer (track, "cost", cost);
      purser_value_append (tracks, track);
    }
  purser_value_set (move, "tracks", tracks);
}

static void
add_target (const PurserPhoenixIntent *self,
            PurserValue               *move)
{
  PurserValue *target = purser_value_new_object ();

  purser_value_set_string (target, "ship", purser_phoenix_kind_words[self->target_kind]);
  purser_value_set_integer (target, "level", self->target_level);
  purser_value_set (move, "target", target);
}

static PurserValue *
dup_act (const PurserPhoenixIntent *self,
         const PurserPhoenixState  *state,
         PurserValue               *trades)
{
  PurserValue *move = purser_move_value_new ("act", self->use.player);

  purser_value_set_string (move, "ship", purser_phoenix_kind_words[self->use.kind]);
  purser_value_set_integer (move, "level", self->use.level);
  if (self->use.owner == PURSER_PHOENIX_NEUTRAL)
    purser_value_set_string (move, "owner", "neutral");
  else
    purser_value_set_integer (move, "owner", self->use.owner);
  for (guint i = 0; fields[i] != NULL; i++)
    if (i == PURSER_PHOENIX_TOLD_TILE ? self->told[i] >= PURSER_PHOENIX_FIRST_TILE
                                      : self->told[i] >= 0 && purser_phoenix_intent_needs (self, state, (PurserPhoenixTold) i))
      purser_value_set_integer (move, fields[i], self->told[i]);
  if (self->use.kind == PURSER_PHOENIX_EXPEDITION)
    add_dice (self, move);
  if (self->use.kind == PURSER_PHOENIX_DIPLOMACY)
    add_tracks (self, move);
  if (self->use.kind == PURSER_PHOENIX_DISMANTLE && self->target_kind >= 0)
    add_target (self, move);
  if (self->use.kind == PURSER_PHOENIX_CONSTRUCTION && self->colour >= 0)
    purser_value_set_string (move, "sector", purser_phoenix_colour_words[self->colour]);
  if (self->use.kind == PURSER_PHOENIX_TRANSPORT && trades != NULL)
    purser_value_set (move, "trades", purser_value_copy (trades));
  return move;
}

/* The cargo is printed on the ship and in no move, so a `learn` move before the action states it, as the rules check how many
 * dice are kept. */
static PurserValue *
dup_cargo (const PurserPhoenixIntent *self)
{
  PurserValue *move = purser_move_value_new ("learn", -1);
  PurserValue *values = purser_value_new_object ();

  purser_value_set_integer (values, "cargo", self->told[PURSER_PHOENIX_TOLD_CARGO]);
  purser_value_set_string (move, "item", purser_phoenix_use_id (&self->use));
  purser_value_set (move, "values", values);
  return move;
}

/* Returns: (transfer full) (element-type PurserValue): the moves that one tap enters, the action last */
GPtrArray *
purser_phoenix_intent_dup_moves (const PurserPhoenixIntent *self,
                                 const PurserPhoenixState  *state,
                                 PurserValue               *trades)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  if (self->use.kind == PURSER_PHOENIX_EXPEDITION && self->told[PURSER_PHOENIX_TOLD_CARGO] >= 0)
    g_ptr_array_add (moves, dup_cargo (self));
  g_ptr_array_add (moves, dup_act (self, state, trades));
  return moves;
}
