// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-describe.h"
#include "purser-andromeda-titles.h"

static const char *
name_of (const PurserSetup *setup,
         const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

/* People count from 1; a move knows no more of a planet than its number. */
static int
planet_of (const PurserMove *move)
{
  return purser_move_get_integer (move, "planet", 0) + 1;
}

static int
cards_of (const PurserMove *move)
{
  return purser_move_get_integer (move, "cards", 0) + purser_move_get_count (move, "bonus");
}

static char *
join (GPtrArray *words)
{
  if (words->len == 0)
    return g_strdup (C_("a list", "nothing"));
  g_ptr_array_add (words, NULL);
  /* Translators: between the entries of a list */
  return g_strjoinv (C_("a list", ", "), (char **) words->pdata);
}

static char *
list_kinds (const PurserMove *move,
            const char       *field)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  int kinds[PURSER_ANDROMEDA_BONUSES];

  purser_andromeda_bonus_read (move, field, kinds);
  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    for (int count = 0; count < kinds[i]; count++)
      g_ptr_array_add (words, (gpointer) purser_andromeda_get_bonus_word (i));
  return join (words);
}

static char *
list_drawn (const PurserSetup *setup,
            const PurserMove  *move)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; i < purser_move_get_count (move, "drawn"); i++)
    g_ptr_array_add (words, (gpointer) purser_setup_get_name (setup, purser_move_get_nth (move, "drawn", (guint) i)));
  return join (words);
}

char *
purser_andromeda_describe_place (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  int sum = 0;

  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    sum += purser_move_get_nth (move, "planets", i);
  return g_strdup_printf (ngettext ("%s placed %d station", "%s placed %d stations", (gulong) sum),
                          name_of (setup, move), sum);
}

char *
purser_andromeda_describe_first (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  return g_strdup_printf (_("%s is the start player"), name_of (setup, move));
}

char *
purser_andromeda_describe_transport (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  int out = purser_move_get_integer (move, "out", 0);

  if (out == 0)
    return g_strdup_printf (_("%s returned all stations on planet %d to Earth with a transport card"),
                            name_of (setup, move), planet_of (move));
  return g_strdup_printf (ngettext ("%s sent %d station to planet %d with a transport card",
                                    "%s sent %d stations to planet %d with a transport card", (gulong) out),
                          name_of (setup, move), out, planet_of (move));
}

char *
purser_andromeda_describe_trade (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  g_autofree char *give = list_kinds (move, "give");
  g_autofree char *take = list_kinds (move, "take");

  /* Translators: a player, another player, bonus cards, bonus cards; either may be "nothing" */
  return g_strdup_printf (_("%s traded with %s: gave %s, got %s"), name_of (setup, move),
                          purser_setup_get_name (setup, purser_move_get_integer (move, "with", 0)), give, take);
}

char *
purser_andromeda_describe_exchange (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  int cards = purser_move_get_integer (move, "cards", 0);

  return g_strdup_printf (ngettext ("%s exchanged %d card", "%s exchanged %d cards", (gulong) cards),
                          name_of (setup, move), cards);
}

char *
purser_andromeda_describe_move (const PurserSetup *setup,
                                const PurserMove  *move)
{
  int stations = purser_move_get_integer (move, "stations", 0);

  /* Translators: a player, how many stations, the number of a planet, how many cards */
  return g_strdup_printf (ngettext ("%s moved %d station to planet %d with %d cards",
                                    "%s moved %d stations to planet %d with %d cards", (gulong) stations),
                          name_of (setup, move), stations, planet_of (move), cards_of (move));
}

char *
purser_andromeda_describe_challenge (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  g_autofree char *drawn = list_drawn (setup, move);

  /* Translators: a player, the number of a planet, how many cards, whose stations or "nothing" */
  return g_strdup_printf (_("%s challenged on planet %d with %d cards; drawn: %s"),
                          name_of (setup, move), planet_of (move), cards_of (move), drawn);
}

char *
purser_andromeda_describe_develop (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  if (purser_move_get_choice (move, "track") == PURSER_ANDROMEDA_SHIP)
    return g_strdup_printf (_("%s developed the spaceship"), name_of (setup, move));
  return g_strdup_printf (_("%s developed the technology"), name_of (setup, move));
}

char *
purser_andromeda_describe_end_turn (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), name_of (setup, move));
}
