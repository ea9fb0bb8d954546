// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The words of this game in the sentences of its moves. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-setup.h"

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
say_planets (PurserValue *planets)
{
  PurserStarfarersPlanet first_planet = purser_starfarers_read_planet (purser_value_get_at (planets, 0));
  PurserStarfarersPlanet second_planet = purser_starfarers_read_planet (purser_value_get_at (planets, 1));
  g_autofree char *first = purser_starfarers_dup_planet (&first_planet);
  g_autofree char *second = purser_starfarers_dup_planet (&second_planet);

  /* Translators: the two planets of a colony, such as "Ore 8 and Fuel 10" */
  return g_strdup_printf (_("%s and %s"), first, second);
}

static char *
say_number (PurserValue *number)
{
  PurserStarfarersPlanet planet;

  purser_starfarers_read_number (&planet, number);
  return purser_starfarers_dup_number (planet.numbers);
}

static char *
say_ball (const PurserMove *move,
          guint             nth)
{
  int ball = purser_starfarers_find (purser_starfarers_balls, purser_move_get_nth_text (move, "balls", nth));

  return g_strdup (purser_starfarers_ball_title ((guint) ball));
}

static char *
say_cards (PurserValue *value)
{
  PurserStarfarersCards cards;
  g_autofree char *text = NULL;

  if (purser_value_is (value, PURSER_VALUE_LIST))
    purser_starfarers_cards_from_list (&cards, value);
  else
    purser_starfarers_cards_from_map (&cards, value);
  text = purser_starfarers_cards_dup_text (&cards);
  return *text != '\0' ? g_steal_pointer (&text) : g_strdup (_("nothing"));
}

static char *
say_gains (PurserValue *gains)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  for (guint i = PURSER_STARFARERS_HALF_MEDALS; i < PURSER_STARFARERS_ACCOUNTS; i++)
    {
      gint64 by = purser_value_get_integer_of (gains, purser_starfarers_accounts[i], 0);
      g_autofree char *change = purser_number_dup_signed (by);

      if (by != 0)
        /* Translators: an account, a change with its sign, such as "Half-medals +1" */
        g_ptr_array_add (parts, g_strdup_printf (C_("change", "%s %s"), purser_starfarers_account_title (i), change));
    }
  return parts->len > 0 ? g_strjoinv (_(", "), (char **) parts->pdata) : NULL;
}

/* Several cards of a people share a title, so where one is chosen their effects tell them apart. */
static char *
say_card (const PurserSetup *setup,
          const PurserMove  *move)
{
  guint card = (guint) purser_starfarers_card_find (purser_move_get_text (move, "card"));
  PurserValue *facts = purser_value_get_at (purser_value_get (setup->facts, "cards"), card);
  PurserStarfarersCard read = { 0 };

  if (purser_move_has (move, "people") && purser_starfarers_card_read (&read, purser_value_get (facts, "effect")))
    return purser_starfarers_card_dup_effect (&read);
  return g_strdup (purser_starfarers_card_get_title (setup, card));
}

/* Says what neither a word nor a number alone does. */
char *
purser_starfarers_say (const PurserSetup *setup,
                       gconstpointer      state,
                       const PurserMove  *move,
                       const char        *field)
{
  static const struct {
    const char *field;
    char     *(*say) (PurserValue *value);
  } sayings[] = {
    { "planets", say_planets }, { "number", say_number }, { "gains", say_gains }, { "cards", say_cards },
    { "resources", say_cards }, { "give", say_cards }, { "take", say_cards },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sayings); i++)
    if (strcmp (sayings[i].field, field) == 0)
      return sayings[i].say (purser_move_get (move, field));
  if (g_str_has_prefix (field, "balls."))
    return say_ball (move, field[strlen ("balls.")] == '1');
  if (strcmp (field, "kind") == 0)
    return g_strdup (purser_starfarers_token_title ((guint) purser_move_get_choice (move, field)));
  return strcmp (field, "card") == 0 ? say_card (setup, move) : NULL;
}

const char *
purser_starfarers_pick_settle (const PurserSetup *setup,
                               const PurserMove  *move)
{
  gboolean spaceport = purser_move_get_choice (move, "as") == 1;

  if (spaceport && purser_move_has (move, "colony"))
    /* Translators: {colony} is a number */
    return _("{player} placed a colony between {planets}, and the spaceport ring on colony {colony}");
  return spaceport && !purser_value_get_boolean (purser_move_get (move, "later"))
           ? _("{player} placed a spaceport between {planets}") : _("{player} placed a colony between {planets}");
}

/* A draw without named cards adds none to a tracked hand, so the sentence says that they were not entered. */
const char *
purser_starfarers_pick_reserve (const PurserSetup *setup,
                                const PurserMove  *move)
{
  if (purser_move_has (move, "resources"))
    return NULL;
  return purser_setup_get_choice (setup, "hands") == PURSER_STARFARERS_HANDS_ON
           ? _("{player} drew from the reserve pile, cards not entered") : _("{player} drew from the reserve pile");
}
