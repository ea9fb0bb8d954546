// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves of Space Base as sentences, for the ledger and for "Undo: …". */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-space-base-describe.h"

static const char *
name_of (const PurserSetup *setup,
         const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

char *
purser_space_base_describe_draft (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (int i = 0; i < purser_move_get_count (move, "cards"); i++)
    g_string_append_printf (cards, "%s%s", i > 0 ? ", " : "", purser_move_get_nth_text (move, "cards", (guint) i));
  if (cards->len == 0)
    return g_strdup_printf (_("%s bought no first ship"), name_of (setup, move));
  return g_strdup_printf (_("%s bought %s before the first turn"), name_of (setup, move), cards->str);
}

char *
purser_space_base_describe_first (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s begins"), name_of (setup, move));
}

char *
purser_space_base_describe_set_die (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  return g_strdup_printf (_("%s set a die to %d with %s"), name_of (setup, move),
                          purser_move_get_integer (move, "value", 0), purser_move_get_text (move, "card"));
}

char *
purser_space_base_describe_roll (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  return g_strdup_printf (_("%s rolled %d and %d"), name_of (setup, move),
                          purser_move_get_nth (move, "dice", 0), purser_move_get_nth (move, "dice", 1));
}

char *
purser_space_base_describe_reroll (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  return g_strdup_printf (_("%s rolled again: %d and %d"), name_of (setup, move),
                          purser_move_get_nth (move, "dice", 0), purser_move_get_nth (move, "dice", 1));
}

char *
purser_space_base_describe_allocate (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  return g_strdup_printf (purser_move_get_choice (move, "use") == 1 ? _("%s used the sum") : _("%s used the two dice"),
                          name_of (setup, move));
}

char *
purser_space_base_describe_spend (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s used %s"), name_of (setup, move), purser_move_get_text (move, "card"));
}

char *
purser_space_base_describe_buy (const PurserSetup *setup,
                                const PurserMove  *move)
{
  return g_strdup_printf (_("%s bought %s"), name_of (setup, move), purser_move_get_text (move, "card"));
}

char *
purser_space_base_describe_end_turn (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), name_of (setup, move));
}
