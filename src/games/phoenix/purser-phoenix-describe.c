// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves told in a sentence, for the history. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-phoenix-describe.h"
#include "purser-phoenix-words.h"

static const char *
mover (const PurserSetup *setup,
       const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

char *
purser_phoenix_describe_supply (const PurserSetup *setup,
                                const PurserMove  *move)
{
  PurserValue *aliens = purser_move_get (move, "aliens");

  return g_strdup_printf (_("Supply: %d teal, %d pink, %d brown, %d gold, %d humans"),
                          (int) purser_value_get_integer_of (aliens, "teal", 0),
                          (int) purser_value_get_integer_of (aliens, "pink", 0),
                          (int) purser_value_get_integer_of (aliens, "brown", 0),
                          (int) purser_value_get_integer_of (aliens, "gold", 0),
                          purser_move_get_integer (move, "humans", 0));
}

char *
purser_phoenix_describe_start (const PurserSetup *setup,
                               const PurserMove  *move)
{
  const char *hub = purser_move_get_text (move, "hub");

  if (hub == NULL)
    return g_strdup_printf (_("%s is set up"), mover (setup, move));
  /* Translators: a player's name, the name of a station hub */
  return g_strdup_printf (_("%s is set up with hub %s"), mover (setup, move), hub);
}

char *
purser_phoenix_describe_first (const PurserSetup *setup,
                               const PurserMove  *move)
{
  return g_strdup_printf (_("%s begins"), mover (setup, move));
}

char *
purser_phoenix_describe_act (const PurserSetup *setup,
                             const PurserMove  *move)
{
  const char *kind = purser_phoenix_kind_title ((PurserPhoenixKind) purser_move_get_choice (move, "ship"));
  int level = purser_move_get_integer (move, "level", 1);
  int owner = purser_move_get_integer (move, "owner", -1);

  if (owner < 0)
    /* Translators: a player's name, a kind of ship, its level */
    return g_strdup_printf (_("%s used a neutral ship: %s %d"), mover (setup, move), kind, level);
  if (owner == move->player)
    /* Translators: a player's name, a kind of ship, its level */
    return g_strdup_printf (_("%s used their own ship: %s %d"), mover (setup, move), kind, level);
  /* Translators: a player's name, the owner's name, a kind of ship, its level */
  return g_strdup_printf (_("%s used %s’s ship: %s %d"), mover (setup, move), purser_setup_get_name (setup, owner),
                          kind, level);
}

char *
purser_phoenix_describe_bonus (const PurserSetup *setup,
                               const PurserMove  *move)
{
  const char *track = purser_phoenix_kind_title ((PurserPhoenixKind) purser_move_get_choice (move, "track"));

  if (purser_move_get_count (move, "levels") == 2)
    /* Translators: a player's name, a diplomacy track, two of its levels */
    return g_strdup_printf (_("%s took diplomacy rewards: %s %d and %d"), mover (setup, move), track,
                            purser_move_get_nth (move, "levels", 0), purser_move_get_nth (move, "levels", 1));
  /* Translators: a player's name, a diplomacy track, one of its levels */
  return g_strdup_printf (_("%s took a diplomacy reward: %s %d"), mover (setup, move), track,
                          purser_move_get_nth (move, "levels", 0));
}

char *
purser_phoenix_describe_income (const PurserSetup *setup,
                                const PurserMove  *move)
{
  return g_strdup_printf (_("%s took income"), mover (setup, move));
}

char *
purser_phoenix_describe_relocate (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  int from = purser_move_get_choice (move, "from");
  int to = purser_move_get_choice (move, "to");

  /* Translators: a player's name, a species, the colours of two wings of the station */
  return g_strdup_printf (_("%s moved a resident: %s, from %s to %s"), mover (setup, move),
                          purser_phoenix_species_title ((PurserPhoenixSpecies) purser_move_get_choice (move, "species")),
                          purser_phoenix_colour_title (from % PURSER_PHOENIX_COLOURS),
                          purser_phoenix_colour_title (to % PURSER_PHOENIX_COLOURS));
}

char *
purser_phoenix_describe_lodge (const PurserSetup *setup,
                               const PurserMove  *move)
{
  int wing = purser_move_get_choice (move, "from") % PURSER_PHOENIX_COLOURS;

  /* Translators: a player's name, a species, the colour of a wing of the station, the level of a sector */
  return g_strdup_printf (_("%s: a resident lives there: %s, sector %s %d"), mover (setup, move),
                          purser_phoenix_species_title ((PurserPhoenixSpecies) purser_move_get_choice (move, "species")),
                          purser_phoenix_colour_title (wing), purser_move_get_integer (move, "level", 1));
}

char *
purser_phoenix_describe_residents (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  g_autofree char *by = purser_number_dup_signed (purser_move_get_integer (move, "by", 0));

  /* Translators: a player's name, how many more or fewer with its sign, a species */
  return g_strdup_printf (_("%s: residents %s, %s"), mover (setup, move), by,
                          purser_phoenix_species_title ((PurserPhoenixSpecies) purser_move_get_choice (move, "species")));
}

char *
purser_phoenix_describe_endgame (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  const char *note = purser_move_get_text (move, "note");
  g_autofree char *points = purser_number_dup_signed (purser_move_get_integer (move, "vp", 0));

  if (note == NULL)
    /* Translators: a player's name, points with their sign */
    return g_strdup_printf (_("%s: endgame bonus %s"), mover (setup, move), points);
  /* Translators: a player's name, points with their sign, a note */
  return g_strdup_printf (_("%s: endgame bonus %s, %s"), mover (setup, move), points, note);
}

char *
purser_phoenix_describe_end_turn (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), mover (setup, move));
}
