// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Offers where residents may live and move (`phoenix/placement`, `phoenix/relocate`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-homes.h"

/* The most moves listed as answers; if there are more, one form is offered instead. */
#define MANY_WAYS 9

static int
get_place (int colour,
           int level)
{
  return level * PURSER_PHOENIX_COLOURS + colour;
}

/* Offers the other sectors of a wing in which a newcomer may live. */
static void
offer_sectors (const PurserSetup        *setup,
               const PurserPhoenixState *state,
               PurserPhoenixSpecies      species,
               int                       colour,
               int                       from,
               PurserPrompt             *prompt)
{
  for (int level = 1; level <= state->players[state->turn.active].sectors[colour]; level++)
    {
      PurserValue *move;
      PurserChoice *choice;

      if (level == from)
        continue;
      move = purser_move_value_new ("lodge", state->turn.active);
      purser_value_set_string (move, "species", purser_phoenix_species_words[species]);
      purser_value_set_string (move, "from", purser_phoenix_place_words[get_place (colour, from)]);
      purser_value_set_integer (move, "level", level);
      choice = purser_prompt_try (prompt, setup, state, move,
                                  /* Translators: a species, the colour of a sector, its level */
                                  g_strdup_printf (_("%s: sector %s %d"), purser_phoenix_species_title (species),
                                                   purser_phoenix_colour_title (colour), level));
      if (choice == NULL)
        continue;
      purser_choice_head (choice, from > 0 ? _("Moved into another sector than the first") : _("Moved into which sector?"));
      purser_choice_place (choice, "sector/%s", purser_phoenix_place_words[get_place (colour, level)]);
    }
}

/* Asks in which sector the active player's newcomers live, if the wing does not determine it (`phoenix/placement`). */
void
purser_phoenix_offer_lodging (const PurserSetup        *setup,
                              const PurserPhoenixState *state,
                              PurserPrompt             *prompt)
{
  const PurserPhoenixPlayer *player = &state->players[state->turn.active];

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    for (int level = 0; level <= player->sectors[colour]; level++)
      for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
        if (purser_phoenix_find_newcomer (player, (PurserPhoenixSpecies) i, colour, level) >= 0)
          offer_sectors (setup, state, (PurserPhoenixSpecies) i, colour, level, prompt);
}

static gboolean
lives_in (const PurserPhoenixPlayer *player,
          PurserPhoenixSpecies       species,
          int                        colour,
          int                        level)
{
  for (int i = 0; i < purser_phoenix_count_homes (player, colour, level); i++)
    if (purser_phoenix_get_home (player, colour, level, i, NULL) == (int) species)
      return TRUE;
  return FALSE;
}

static PurserChoice *
try_way (const PurserSetup        *setup,
         const PurserPhoenixState *state,
         PurserPhoenixSpecies      species,
         int                       from,
         int                       to,
         PurserPrompt             *prompt)
{
  PurserValue *move = purser_move_value_new ("relocate", state->turn.active);
  g_autofree char *left = purser_phoenix_dup_place_title (from);
  g_autofree char *right = purser_phoenix_dup_place_title (to);

  purser_value_set_string (move, "species", purser_phoenix_species_words[species]);
  purser_value_set_string (move, "from", purser_phoenix_place_words[from]);
  purser_value_set_string (move, "to", purser_phoenix_place_words[to]);
  return purser_prompt_try (prompt, setup, state, move,
                            /* Translators: a species, the sector it moves from, the one it moves to */
                            g_strdup_printf (_("%s: %s → %s"), purser_phoenix_species_title (species), left, right));
}

/* If only the wing of a resident is known, a move within it would mean nothing. */
static void
try_ways (const PurserSetup        *setup,
          const PurserPhoenixState *state,
          PurserPhoenixSpecies      species,
          int                       colour,
          int                       level,
          PurserPrompt             *prompt)
{
  const PurserPhoenixPlayer *player = &state->players[state->turn.active];

  for (int wing = 0; wing < PURSER_PHOENIX_COLOURS; wing++)
    for (int to = 1; to <= player->sectors[wing]; to++)
      if (wing != colour || (to != level && level > 0))
        {
          PurserChoice *choice = try_way (setup, state, species, get_place (colour, level), get_place (wing, to), prompt);

          if (choice == NULL)
            continue;
          purser_choice_head (choice, _("Move a resident for 1 GEM"));
          purser_choice_place (choice, "sector/%s", purser_phoenix_place_words[get_place (colour, level)]);
        }
}

/* Offers the moves of the active player's residents, for 1 GEM each (`phoenix/relocate`); one form if there are too many. */
void
purser_phoenix_offer_relocations (const PurserSetup        *setup,
                                  const PurserPhoenixState *state,
                                  PurserPrompt             *prompt)
{
  guint n_before = prompt->choices->len;

  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      for (int level = 0; level <= PURSER_PHOENIX_LEVELS; level++)
        if (lives_in (&state->players[state->turn.active], (PurserPhoenixSpecies) i, colour, level))
          try_ways (setup, state, (PurserPhoenixSpecies) i, colour, level, prompt);
  if (prompt->choices->len - n_before <= MANY_WAYS)
    return;
  g_ptr_array_set_size (prompt->choices, (int) n_before);
  purser_prompt_offer (prompt, state->turn.active, purser_move_value_new ("relocate", state->turn.active), FALSE,
                       g_strdup (_("Move a resident for 1 GEM")));
}
