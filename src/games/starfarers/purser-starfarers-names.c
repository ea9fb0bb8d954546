// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-starfarers-names.h"

/* The keys of the accounts in the file, by [enum@StarfarersAccount]. */
const char *const purser_starfarers_accounts[] = {
  "vp", "half_medals", "boosters", "cannons", "pods", "ore", "fuel", "carbon", "food", "goods", NULL
};

/* The words for the resources in the file, by [enum@StarfarersResource]. */
const char *const purser_starfarers_resources[] = { "ore", "fuel", "carbon", "food", "goods", NULL };

/* The words for the upgrades in the file, by [enum@StarfarersUpgrade]. */
const char *const purser_starfarers_upgrades[] = { "booster", "cannon", "pod", NULL };

/* The words for what can be built in the file, by [enum@StarfarersBuilding]. */
const char *const purser_starfarers_buildings[] = {
  "colony-ship", "trade-ship", "spaceport", "booster", "cannon", "pod", NULL
};

/* The words for the peoples in the file, by [enum@StarfarersPeople]. */
const char *const purser_starfarers_peoples[] = { "green-folk", "scientists", "merchants", "diplomats", NULL };

/* The words for the kinds of tokens in the file, by [enum@StarfarersTokenKind]. */
const char *const purser_starfarers_token_kinds[] = { "pirate", "ice", NULL };

/* The words for the balls in the file, by [enum@StarfarersBall]. */
const char *const purser_starfarers_balls[] = { "black", "blue", "yellow", "red", NULL };

/* @names: (array zero-terminated=1): words
 * @name: (nullable): a word
 *
 * Returns: the index of @name in @names, from 0; -1 for none */
int
purser_starfarers_find (const char *const *names,
                        const char        *name)
{
  for (int i = 0; name != NULL && names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return i;
  return -1;
}

const char *
purser_starfarers_account_title (PurserStarfarersAccount account)
{
  static const char *const titles[] = {
    N_("Victory points"), N_("Half-medals"), N_("Boosters"), N_("Cannons"), N_("Freight pods")
  };

  if (account >= PURSER_STARFARERS_FIRST_RESOURCE)
    return purser_starfarers_resource_title (account - PURSER_STARFARERS_FIRST_RESOURCE);
  return _(titles[account]);
}

/* Returns: (nullable): the name of one of what is counted, marked for translation */
const char *
purser_starfarers_account_one (PurserStarfarersAccount account)
{
  static const char *const names[] = {
    N_("Victory point"), N_("Half-medal"), N_("Booster"), N_("Cannon"), N_("Freight pod")
  };

  return account < G_N_ELEMENTS (names) ? names[account] : NULL;
}

const char *
purser_starfarers_account_icon (PurserStarfarersAccount account)
{
  static const char *const icons[] = {
    "purser-vp-symbolic", "purser-half-medal-symbolic", "purser-booster-symbolic", "purser-cannon-symbolic",
    "purser-pod-symbolic", "purser-ore-symbolic", "purser-fuel-symbolic", "purser-carbon-symbolic",
    "purser-food-symbolic", "purser-goods-symbolic"
  };

  return icons[account];
}

const char *
purser_starfarers_resource_title (PurserStarfarersResource resource)
{
  static const char *const titles[] = { N_("Ore"), N_("Fuel"), N_("Carbon"), N_("Food"), N_("Goods") };

  return _(titles[resource]);
}

const char *
purser_starfarers_building_title (PurserStarfarersBuilding building)
{
  static const char *const titles[] = {
    N_("Colony ship"), N_("Trade ship"), N_("Spaceport"), N_("Booster"), N_("Cannon"), N_("Freight pod")
  };

  return _(titles[building]);
}

const char *
purser_starfarers_upgrade_title (PurserStarfarersUpgrade upgrade)
{
  return purser_starfarers_building_title (PURSER_STARFARERS_BUILD_BOOSTER + upgrade);
}

const char *
purser_starfarers_people_title (PurserStarfarersPeople people)
{
  static const char *const titles[] = { N_("Green Folk"), N_("Scientists"), N_("Merchants"), N_("Diplomats") };

  return _(titles[people]);
}

const char *
purser_starfarers_token_title (PurserStarfarersTokenKind kind)
{
  return kind == PURSER_STARFARERS_PIRATE ? _("Pirate base") : _("Ice planet");
}

/* Returns: its colour in the language of the interface */
const char *
purser_starfarers_ball_title (PurserStarfarersBall ball)
{
  static const char *const titles[] = {
    /* Translators: the colours of the balls in a mothership */
    N_("black"), N_("blue"), N_("yellow"), N_("red")
  };

  return _(titles[ball]);
}

/* @word: the kind of item: a colony in founding order, an encounter card, a token
 * @number: from 1
 *
 * Returns: the item in the ledger; lives as long as the program, as there are few of these */
const char *
purser_starfarers_numbered_item (const char *word,
                                 int         number)
{
  g_autofree char *name = g_strdup_printf ("%s-%d", word, number);

  return g_intern_string (name);
}

/* @colony: the index of a colony in founding order, from 0
 *
 * Returns: its place on the table; lives as long as the program */
const char *
purser_starfarers_colony_place (guint colony)
{
  g_autofree char *place = g_strdup_printf ("colony/%u", colony + 1);

  return g_intern_string (place);
}

/* @token: the index of a token in the table of tokens: pirates of strength 4 to 6, then ice 3 and 4
 *
 * Returns: the item in the ledger */
const char *
purser_starfarers_token_item (guint token)
{
  static const char *const items[] = { "pirate-4", "pirate-5", "pirate-6", "ice-3", "ice-4" };

  return items[token];
}
