// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Sets up a play: the supply, what the hubs give, and the start player (`phoenix/setup`). */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-setup.h"
#include "purser-phoenix-turn.h"

/* Returns: how many aliens are drawn from the bag: 50, 70 or 90 (`phoenix/supply`) */
int
purser_phoenix_aliens_drawn (int n_players)
{
  return 10 + 20 * n_players;
}

/* Returns: how many humans there are: 16, 20 or 24 (`phoenix/supply`) */
int
purser_phoenix_humans_drawn (int n_players)
{
  return 8 + 4 * n_players;
}

/* Begins the first turn once the supply is drawn and each player has taken what the hub gives. */
static void
open_when_ready (PurserPhoenixState *state)
{
  if (!state->supplied || state->turn.round > 0)
    return;
  for (int i = 0; i < state->turn.n_players; i++)
    if (!state->players[i].started)
      return;
  purser_phoenix_open (state);
}

/* Takes the aliens drawn from the bag, by colour, and the humans (`phoenix/supply`). */
gboolean
purser_phoenix_apply_supply (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  PurserValue *aliens = purser_move_get (step->move, "aliens");
  int due = purser_phoenix_aliens_drawn (state->turn.n_players);
  int humans_due = purser_phoenix_humans_drawn (state->turn.n_players);

  if (state->supplied && purser_step_refuses (step, "phoenix/supply", _("the supply was drawn already")))
    return FALSE;
  for (guint i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    state->supply[i] = (gint32) purser_value_get_integer_of (aliens, purser_phoenix_alien_words[i], 0);
  state->supply[PURSER_PHOENIX_HUMAN] = purser_move_get_integer (step->move, "humans", 0);
  if (purser_phoenix_aliens_left (state) != due &&
      purser_step_refuses (step, "phoenix/supply", _("%d aliens are drawn, not %d"), due,
                           purser_phoenix_aliens_left (state)))
    return FALSE;
  if (state->supply[PURSER_PHOENIX_HUMAN] != humans_due &&
      purser_step_refuses (step, "phoenix/supply", _("there are %d humans, not %d"), humans_due,
                           state->supply[PURSER_PHOENIX_HUMAN]))
    return FALSE;
  state->supplied = TRUE;
  open_when_ready (state);
  return TRUE;
}

/* Stores the hub if the move names one and there is room for its name. */
static void
take_hub (PurserStep          *step,
          PurserPhoenixPlayer *player)
{
  PurserPhoenixState *state = step->state;
  const char *name = purser_move_get_text (step->move, "hub");
  guint hub = PURSER_PHOENIX_HUBS;

  if (name != NULL && name[0] != '\0')
    hub = purser_phoenix_printed_find_hub (&state->printed, name);
  if (hub < PURSER_PHOENIX_HUBS)
    player->hub = (guint8) (hub + 1);
}

/* Amounts that the move does not state come from the hub it names, if they are known (`phoenix/start`). */
static void
gain_start (PurserStep                *step,
            const PurserPhoenixPlayer *player)
{
  const PurserPhoenixState *state = step->state;
  gboolean hub_known = player->hub > 0 && purser_move_has (step->move, "hub");

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      PurserPhoenixAccount account = (PurserPhoenixAccount) i;
      int printed = hub_known ? purser_phoenix_printed_hub_start (&state->printed, player->hub - 1u, account) : 0;

      purser_phoenix_change (step, step->move->player, account,
                             purser_move_get_integer (step->move, purser_phoenix_account_words[i], MAX (printed, 0)),
                             "phoenix/start", NULL);
    }
}

/* A second start, recorded anyway, keeps the ships if it states none. */
static void
take_ships (const PurserMove    *move,
            PurserPhoenixPlayer *player)
{
  PurserValue *ships = purser_move_get (move, "ships");

  if (ships == NULL)
    return;
  player->ships_known = TRUE;
  memset (player->owned, 0, sizeof player->owned);
  for (guint i = 0; i < purser_value_get_size (ships); i++)
    {
      PurserValue *ship = purser_value_get_at (ships, i);
      int kind = purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_string_of (ship, "ship"));

      purser_phoenix_ships_add (player->owned, (PurserPhoenixKind) kind,
                                (int) purser_value_get_integer_of (ship, "level", 1));
    }
}

/* The tiles are named level by level, so at least that many sectors are built. */
static void
take_sectors (const PurserMove    *move,
              PurserPhoenixPlayer *player)
{
  PurserValue *sectors = purser_move_get (move, "sectors");
  PurserValue *tiles = purser_move_get (move, "tiles");

  for (guint i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    {
      const char *colour = purser_phoenix_colour_words[i];
      PurserValue *named = purser_value_get (tiles, colour);
      guint n_named = purser_value_get_size (named);

      player->sectors[i] = (guint8) MAX (purser_value_get_integer_of (sectors, colour, player->sectors[i]), (gint64) n_named);
      for (guint level = 0; level < n_named; level++)
        if (purser_value_is (purser_value_get_at (named, level), PURSER_VALUE_INTEGER))
          player->tiles[i][level] = (gint16) (purser_value_get_integer (purser_value_get_at (named, level)) + 1);
    }
}

/* Gives a player the start of the hub and the ships (`phoenix/start`, `phoenix/draft`). */
gboolean
purser_phoenix_apply_start (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixPlayer *player = &state->players[step->move->player];
  PurserValue *diplomacy = purser_move_get (step->move, "diplomacy");

  if (player->started && purser_step_refuses (step, "phoenix/start", _("%s has started already"),
                                              purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  take_hub (step, player);
  gain_start (step, player);
  take_ships (step->move, player);
  take_sectors (step->move, player);
  for (guint i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    player->diplomacy[i] = (guint8) purser_value_get_integer_of (diplomacy, purser_phoenix_track_words[i],
                                                                 player->diplomacy[i]);
  player->started = TRUE;
  open_when_ready (state);
  return TRUE;
}

/* Names the start player, at any time before the first action (`phoenix/first-player`). */
gboolean
purser_phoenix_apply_first (PurserStep *step)
{
  PurserPhoenixState *state = step->state;

  if (state->played && purser_step_refuses (step, "phoenix/first-player", _("the first turn has been taken")))
    return FALSE;
  state->first = (guint8) step->move->player;
  if (state->turn.round > 0)
    state->turn.active = (gint8) state->first;
  return TRUE;
}
