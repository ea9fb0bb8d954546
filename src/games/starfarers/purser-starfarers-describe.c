// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Each move in a sentence, for the list of moves and for undo. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-setup.h"

static const char *
get_name (const PurserSetup *setup,
          const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

/* Returns: (transfer full): what is on a disc, such as "8" or "3/12"; a question mark while unknown */
char *
purser_starfarers_dup_number (const guint8 numbers[2])
{
  if (numbers[0] == 0)
    return g_strdup ("?");
  return numbers[1] == 0 ? g_strdup_printf ("%d", numbers[0]) : g_strdup_printf ("%d/%d", numbers[0], numbers[1]);
}

/* Returns: (transfer full): what a planet produces, and the number on its disc */
char *
purser_starfarers_dup_planet (const PurserStarfarersPlanet *planet)
{
  g_autofree char *number = purser_starfarers_dup_number (planet->numbers);

  /* Translators: a planet: what it produces and the number on its disc, such as "Ore 8" */
  return g_strdup_printf (_("%s %s"), purser_starfarers_resource_title (planet->resource), number);
}

static char *
tell_planets (const PurserMove *move)
{
  PurserValue *planets = purser_move_get (move, "planets");
  PurserStarfarersPlanet first_planet = purser_starfarers_read_planet (purser_value_get_at (planets, 0));
  PurserStarfarersPlanet second_planet = purser_starfarers_read_planet (purser_value_get_at (planets, 1));
  g_autofree char *first = purser_starfarers_dup_planet (&first_planet);
  g_autofree char *second = purser_starfarers_dup_planet (&second_planet);

  /* Translators: the two planets of a colony, such as "Ore 8 and Fuel 10" */
  return g_strdup_printf (_("%s and %s"), first, second);
}

static char *
tell_cards (const PurserStarfarersCards *cards)
{
  g_autofree char *text = purser_starfarers_cards_dup_text (cards);

  return *text != '\0' ? g_steal_pointer (&text) : g_strdup (_("nothing"));
}

static char *
tell_list (const PurserMove *move,
           const char       *field)
{
  PurserStarfarersCards cards;

  purser_starfarers_cards_from_list (&cards, purser_move_get (move, field));
  return tell_cards (&cards);
}

static char *
tell_map (const PurserMove *move,
          const char       *field)
{
  PurserStarfarersCards cards;

  purser_starfarers_cards_from_map (&cards, purser_move_get (move, field));
  return tell_cards (&cards);
}

char *
purser_starfarers_describe_settle (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  g_autofree char *planets = tell_planets (move);

  if (purser_move_get_choice (move, "as") == 1 && purser_move_has (move, "colony"))
    /* Translators: a player's name, the planets, the number of a colony */
    return g_strdup_printf (_("%s placed a colony between %s, and the ring at colony %d"), get_name (setup, move), planets,
                            purser_move_get_integer (move, "colony", 0));
  if (purser_move_get_choice (move, "as") == 1 && !purser_value_get_boolean (purser_move_get (move, "later")))
    /* Translators: a player's name, the planets */
    return g_strdup_printf (_("%s placed a spaceport between %s"), get_name (setup, move), planets);
  /* Translators: a player's name, the planets */
  return g_strdup_printf (_("%s placed a colony between %s"), get_name (setup, move), planets);
}

char *
purser_starfarers_describe_ring (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  /* Translators: a player's name, the number of a colony */
  return g_strdup_printf (_("%s placed the spaceport ring at colony %d"), get_name (setup, move),
                          purser_move_get_integer (move, "colony", 0));
}

char *
purser_starfarers_describe_first (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s begins"), get_name (setup, move));
}

char *
purser_starfarers_describe_equip (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  guint upgrade = (guint) purser_move_get_choice (move, "what");
  g_autofree char *by = purser_number_dup_signed (purser_move_get_integer (move, "by", 0));

  /* Translators: a player's name, an upgrade, a change with its sign */
  return g_strdup_printf (C_("change", "%s: %s %s"), get_name (setup, move), purser_starfarers_upgrade_title (upgrade), by);
}

char *
purser_starfarers_describe_roll (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  return g_strdup_printf (_("%s rolled %d and %d"), get_name (setup, move), purser_move_get_nth (move, "dice", 0),
                          purser_move_get_nth (move, "dice", 1));
}

char *
purser_starfarers_describe_discard (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  g_autofree char *cards = tell_list (move, "cards");

  /* Translators: a player's name, some cards */
  return g_strdup_printf (_("%s discarded %s"), get_name (setup, move), cards);
}

/* Returns: (transfer full): a sentence that does not name the card, which is secret */
char *
purser_starfarers_describe_steal (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  return g_strdup_printf (_("%s took a card from %s"), get_name (setup, move),
                          purser_setup_get_name (setup, purser_move_get_integer (move, "from", 0)));
}

/* A draw without named cards adds none to a tracked hand, so the sentence says that they were not entered. */
char *
purser_starfarers_describe_reserve (const PurserSetup *setup,
                                    const PurserMove  *move)
{
  g_autofree char *cards = NULL;

  if (!purser_move_has (move, "resources"))
    return purser_setup_get_choice (setup, "hands") == PURSER_STARFARERS_HANDS_ON
             ? g_strdup_printf (_("%s drew from the reserve pile, cards not entered"), get_name (setup, move))
             : g_strdup_printf (_("%s drew from the reserve pile"), get_name (setup, move));
  cards = tell_list (move, "resources");
  /* Translators: a player's name, some cards */
  return g_strdup_printf (_("%s drew %s from the reserve pile"), get_name (setup, move), cards);
}

char *
purser_starfarers_describe_trade (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  g_autofree char *give = tell_map (move, "give");
  g_autofree char *take = tell_map (move, "take");

  if (!purser_move_has (move, "with"))
    /* Translators: a player's name, some cards, some cards */
    return g_strdup_printf (_("%s traded %s for %s"), get_name (setup, move), give, take);
  /* Translators: a player's name, another player's, some cards, some cards */
  return g_strdup_printf (_("%s traded with %s: %s for %s"), get_name (setup, move),
                          purser_setup_get_name (setup, purser_move_get_integer (move, "with", 0)), give, take);
}

char *
purser_starfarers_describe_build (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  const char *title = purser_starfarers_building_title ((guint) purser_move_get_choice (move, "what"));

  /* Translators: a player's name, what was built, such as "Colony ship" */
  return g_strdup_printf (_("%s built: %s"), get_name (setup, move), title);
}

char *
purser_starfarers_describe_shake (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  int first = purser_starfarers_find (purser_starfarers_balls, purser_move_get_nth_text (move, "balls", 0));
  int second = purser_starfarers_find (purser_starfarers_balls, purser_move_get_nth_text (move, "balls", 1));

  /* Translators: a player's name, the colours of two balls */
  return g_strdup_printf (_("%s shook %s and %s"), get_name (setup, move),
                          purser_starfarers_ball_title ((guint) first), purser_starfarers_ball_title ((guint) second));
}

char *
purser_starfarers_describe_encounter (const PurserSetup *setup,
                                      const PurserMove  *move)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  PurserValue *gains = purser_move_get (move, "gains");
  g_autofree char *brought = NULL;

  for (guint i = PURSER_STARFARERS_HALF_MEDALS; i < PURSER_STARFARERS_ACCOUNTS; i++)
    {
      gint64 by = purser_value_get_integer_of (gains, purser_starfarers_accounts[i], 0);
      g_autofree char *change = purser_number_dup_signed (by);

      if (by != 0)
        /* Translators: an account, a change with its sign, such as "Half-medals +1" */
        g_ptr_array_add (parts, g_strdup_printf (C_("change", "%s %s"), purser_starfarers_account_title (i), change));
    }
  /* Without changes, an encounter may still have brought a free ship, so this does not say "nothing". */
  if (parts->len == 0)
    /* Translators: a player's name */
    return g_strdup_printf (_("%s had an encounter"), get_name (setup, move));
  g_ptr_array_add (parts, NULL);
  brought = g_strjoinv (_(", "), (char **) parts->pdata);
  /* Translators: a player's name, what an encounter brought */
  return g_strdup_printf (_("%s had an encounter: %s"), get_name (setup, move), brought);
}

char *
purser_starfarers_describe_reveal (const PurserSetup *setup,
                                   const PurserMove  *move)
{
  PurserStarfarersPlanet planet;
  g_autofree char *number = NULL;

  purser_starfarers_read_number (&planet, purser_move_get (move, "number"));
  number = purser_starfarers_dup_number (planet.numbers);
  /* Translators: a player's name, the number of a colony, 1 or 2, what a disc shows */
  return g_strdup_printf (_("%s: colony %d, planet %d shows %s"), get_name (setup, move),
                          purser_move_get_integer (move, "colony", 0), purser_move_get_integer (move, "planet", 0),
                          number);
}

static const char *
get_card_title (const PurserSetup *setup,
                const PurserMove  *move)
{
  int card = purser_starfarers_card_find (purser_move_get_text (move, "card"));

  return purser_starfarers_card_get_title (setup, (guint) card);
}

/* Several cards of a people share a title, so their effects tell them apart. */
static char *
dup_card_words (const PurserSetup *setup,
                const PurserMove  *move)
{
  int card = purser_starfarers_card_find (purser_move_get_text (move, "card"));
  PurserValue *facts = purser_value_get_at (purser_value_get (setup->facts, "cards"), (guint) card);
  PurserStarfarersCard read = { 0 };

  if (!purser_starfarers_card_read (&read, purser_value_get (facts, "effect")))
    return g_strdup (get_card_title (setup, move));
  return purser_starfarers_card_dup_effect (&read);
}

char *
purser_starfarers_describe_card (const PurserSetup *setup,
                                 const PurserMove  *move)
{
  /* Translators: a player's name, the title of a card */
  return g_strdup_printf (_("%s used %s"), get_name (setup, move), get_card_title (setup, move));
}

char *
purser_starfarers_describe_clear (const PurserSetup *setup,
                                  const PurserMove  *move)
{
  guint kind = (guint) purser_move_get_choice (move, "kind");

  /* Translators: a player's name, "Pirate base" or "Ice planet", its number */
  return g_strdup_printf (_("%s cleared: %s %d"), get_name (setup, move), purser_starfarers_token_title (kind),
                          purser_move_get_integer (move, "strength", 0));
}

char *
purser_starfarers_describe_found_colony (const PurserSetup *setup,
                                         const PurserMove  *move)
{
  g_autofree char *planets = tell_planets (move);

  /* Translators: a player's name, the planets */
  return g_strdup_printf (_("%s founded a colony between %s"), get_name (setup, move), planets);
}

char *
purser_starfarers_describe_found_station (const PurserSetup *setup,
                                          const PurserMove  *move)
{
  guint people = (guint) purser_move_get_choice (move, "people");
  g_autofree char *card = dup_card_words (setup, move);

  /* Translators: a player's name, a people, what a card does */
  return g_strdup_printf (_("%s founded a trade station (%s) and chose %s"), get_name (setup, move),
                          purser_starfarers_people_title (people), card);
}

char *
purser_starfarers_describe_end_turn (const PurserSetup *setup,
                                     const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), get_name (setup, move));
}
