// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Makes the answers to choose from: complete if the printed numbers are known, otherwise as forms. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-turn.h"
#include "purser-phoenix-use.h"

/* The fields that each kind of ship needs besides its price. */
static const char *const wanted[][4] = {
  [PURSER_PHOENIX_DISMANTLE] = { "target", "metal" },
  [PURSER_PHOENIX_CONSTRUCTION] = { "sector", "metal", "tile" },
  [PURSER_PHOENIX_EXPEDITION] = { "rolled", "kept", "humans" },
  [PURSER_PHOENIX_TRANSPORT] = { "trades" },
  [PURSER_PHOENIX_FARM] = { "amount" },
  [PURSER_PHOENIX_ICE] = { "amount" },
  [PURSER_PHOENIX_DIPLOMACY] = { "tracks" },
};

/* Returns: whether using this kind of ship needs the field, besides its price */
gboolean
purser_phoenix_ship_wants (PurserPhoenixKind  kind,
                           const char        *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (wanted[kind]) && wanted[kind][i] != NULL; i++)
    if (g_str_equal (wanted[kind][i], field))
      return TRUE;
  return FALSE;
}

static PurserValue *
act_value (const PurserPhoenixUse *use)
{
  PurserValue *move = purser_move_value_new ("act", use->player);

  purser_value_set_string (move, "ship", purser_phoenix_kind_words[use->kind]);
  purser_value_set_integer (move, "level", use->level);
  purser_value_set_integer (move, "owner", use->owner);
  return move;
}

static void
want_details (PurserChoice      *choice,
              PurserPhoenixKind  kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (wanted[kind]) && wanted[kind][i] != NULL; i++)
    purser_choice_want (choice, wanted[kind][i]);
}

/* Returns whether the metal of each ship that could be dismantled is known. */
static gboolean
metal_is_known (const PurserPhoenixState *state,
                const PurserPhoenixUse   *use)
{
  if (purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_AMOUNT) < 0)
    return FALSE;
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      {
        PurserPhoenixUse target = { use->player, use->player, (PurserPhoenixKind) i, level };

        if (!purser_phoenix_use_is_same_ship (use, &target) && purser_phoenix_use_is_free (&target, state) &&
            purser_phoenix_use_get_printed (&target, state, PURSER_PHOENIX_SHIP_METAL) < 0)
          return FALSE;
      }
  return TRUE;
}

/* Places an answer on an own ship or on another owner's; level 0 means unknown. */
static void
place_ship (PurserChoice      *choice,
            int                active,
            int                owner,
            PurserPhoenixKind  kind,
            int                level)
{
  const char *word = purser_phoenix_kind_words[kind];
  g_autofree char *ship = level > 0 ? g_strdup_printf ("%s-%d", word, level) : g_strdup (word);

  if (owner == active)
    purser_choice_place (choice, "ship/%s", ship);
  else if (owner == PURSER_PHOENIX_NEUTRAL)
    purser_choice_place (choice, "hire/neutral-%s", ship);
  else
    purser_choice_place (choice, "hire/%d-%s", owner, ship);
}

/* Offers each track whose lobby cost is known. */
static void
try_tracks (const PurserSetup        *setup,
            const PurserPhoenixState *state,
            const PurserPhoenixUse   *use,
            PurserPrompt             *prompt)
{
  for (guint i = 0; i < PURSER_PHOENIX_TRACKS; i++)
    {
      PurserValue *move = act_value (use);
      PurserValue *tracks = purser_value_new_list ();
      PurserValue *track = purser_value_new_object ();
      PurserChoice *choice;

      purser_value_set_string (track, "track", purser_phoenix_track_words[i]);
      purser_value_append (tracks, track);
      purser_value_set (move, "tracks", tracks);
      choice = purser_prompt_try (prompt, setup, state, move,
                                  /* Translators: a diplomacy track, the level that is reached */
                                  g_strdup_printf (_("Diplomacy: %s to level %d"),
                                                   purser_phoenix_kind_title ((PurserPhoenixKind) i),
                                                   state->players[use->player].diplomacy[i] + 1));
      if (choice != NULL)
        purser_choice_place (choice, "track/%s", purser_phoenix_track_words[i]);
    }
}

/* Asks for the unknown parts of the price and for what is done. */
static void
want_unknown (const PurserPhoenixState *state,
              const PurserPhoenixUse   *use,
              PurserChoice             *choice)
{
  if (purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_COST) < 0)
    purser_choice_want (choice, "cost");
  if (use->owner != use->player && purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_FEE) < 0)
    purser_choice_want (choice, "fee");
  if (use->kind == PURSER_PHOENIX_DISMANTLE && metal_is_known (state, use))
    purser_choice_want (choice, "target");
  else
    want_details (choice, use->kind);
}

/* Offers a ship of a known kind and level. */
static void
offer_ship (const PurserSetup        *setup,
            const PurserPhoenixState *state,
            const PurserPhoenixUse   *use,
            const char               *heading,
            PurserPrompt             *prompt)
{
  g_autofree char *label = g_strdup_printf ("%s %d", purser_phoenix_kind_title (use->kind), use->level);
  PurserChoice *choice;

  if (use->kind == PURSER_PHOENIX_DIPLOMACY && use->owner == use->player)
    try_tracks (setup, state, use, prompt);
  choice = purser_prompt_try (prompt, setup, state, act_value (use), g_strdup (label));
  if (choice == NULL)
    {
      choice = purser_prompt_offer (prompt, use->player, act_value (use), FALSE, g_steal_pointer (&label));
      want_unknown (state, use, choice);
    }
  place_ship (choice, use->player, use->owner, use->kind, use->level);
  if (heading != NULL)
    purser_choice_head (choice, heading);
}

static gboolean
can_use_any_level (const PurserPhoenixState *state,
                   int                       owner,
                   PurserPhoenixKind         kind)
{
  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    {
      PurserPhoenixUse use = { state->turn.active, owner, kind, level };

      if (purser_phoenix_can_use (state, &use))
        return TRUE;
    }
  return FALSE;
}

/* Offers ships of unknown levels, and neutral ones, by kind, as there can be very many. */
static void
offer_kind (const PurserPhoenixState *state,
            int                       owner,
            PurserPhoenixKind         kind,
            const char               *heading,
            PurserPrompt             *prompt)
{
  int active = state->turn.active;
  PurserValue *move = purser_move_value_new ("act", active);
  PurserChoice *choice;

  purser_value_set_string (move, "ship", purser_phoenix_kind_words[kind]);
  if (owner == PURSER_PHOENIX_NEUTRAL)
    purser_value_set_string (move, "owner", "neutral");
  else
    purser_value_set_integer (move, "owner", owner);
  choice = purser_prompt_offer (prompt, active, move, FALSE, g_strdup (purser_phoenix_kind_title (kind)));
  place_ship (choice, active, owner, kind, 0);
  if (heading != NULL)
    purser_choice_head (choice, heading);
  purser_choice_want (choice, "level");
  purser_choice_want (choice, "cost");
  if (owner != PURSER_PHOENIX_NEUTRAL && owner != active)
    purser_choice_want (choice, "fee");
  want_details (choice, kind);
}

static void
offer_levels (const PurserSetup        *setup,
              const PurserPhoenixState *state,
              int                       owner,
              PurserPhoenixKind         kind,
              const char               *heading,
              PurserPrompt             *prompt)
{
  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    {
      PurserPhoenixUse use = { state->turn.active, owner, kind, level };

      if (purser_phoenix_can_use (state, &use))
        offer_ship (setup, state, &use, heading, prompt);
    }
}

/* Places an answer on a component: on `ship/farm-2` for `ship-farm-2`. */
void
purser_phoenix_place_item (PurserChoice *choice,
                           const char   *item)
{
  const char *dash = strchr (item, '-');

  purser_choice_place (choice, "%.*s/%s", (int) (dash - item), item, dash + 1);
}

/* Offers to enter the values printed on a component. */
PurserChoice *
purser_phoenix_offer_reading (PurserPrompt *prompt,
                              const char   *item)
{
  PurserValue *move = purser_move_value_new ("learn", -1);
  g_autofree char *title = purser_phoenix_dup_item_title (item);
  PurserChoice *choice;

  purser_value_set_string (move, "item", item);
  /* Translators: a component, such as a hub */
  choice = purser_prompt_offer (prompt, -1, move, FALSE, g_strdup_printf (_("Enter the values of %s"), title));
  purser_phoenix_place_item (choice, item);
  return choice;
}

/* Offers the own ships that the active player may use (`phoenix/ship-use`). */
void
purser_phoenix_offer_own (const PurserSetup        *setup,
                          const PurserPhoenixState *state,
                          PurserPrompt             *prompt)
{
  gboolean known = state->players[state->turn.active].ships_known;

  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    if (known)
      offer_levels (setup, state, state->turn.active, (PurserPhoenixKind) i, NULL, prompt);
    else
      offer_kind (state, state->turn.active, (PurserPhoenixKind) i, NULL, prompt);
}

/* Offers the ships of other players and the neutral ones that the active player may use, by owner
 * (`phoenix/ship-use`, `phoenix/neutral`). */
void
purser_phoenix_offer_others (const PurserSetup        *setup,
                             const PurserPhoenixState *state,
                             PurserPrompt             *prompt)
{
  for (int i = 1; i <= state->turn.n_players; i++)
    {
      int owner = i < state->turn.n_players ? (state->turn.active + i) % state->turn.n_players : PURSER_PHOENIX_NEUTRAL;
      g_autofree char *heading = owner == PURSER_PHOENIX_NEUTRAL
                                   ? g_strdup (_("A neutral ship"))
                                   : g_strdup_printf (_("%s’s ship"), purser_setup_get_name (setup, owner));

      for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
        if (owner != PURSER_PHOENIX_NEUTRAL && state->players[owner].ships_known)
          offer_levels (setup, state, owner, (PurserPhoenixKind) kind, heading, prompt);
        else if (can_use_any_level (state, owner, (PurserPhoenixKind) kind))
          offer_kind (state, owner, (PurserPhoenixKind) kind, heading, prompt);
    }
}
