// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Answers from the first colony to the first roll. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-ask.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-home.h"
#include "purser-starfarers-setup.h"

/* How many of each upgrade the players choose from in turn (`starfarers/first-upgrade`). */
static const guint8 upgrade_pool[PURSER_STARFARERS_UPGRADES] = { 2, 1, 1 };

/* The third colony may become the spaceport; which one gets the ring is asked once all players have placed three. */
static void
settle_as (const PurserStarfarersAsking *self,
           PurserValue                  *move)
{
  int player = (int) purser_value_get_integer_of (move, "player", -1);
  gboolean colony = self->state->players[player].settled[0] < PURSER_STARFARERS_SETTLED_COLONIES;

  purser_value_set_string (move, "as", colony ? "colony" : "spaceport");
  if (!colony)
    purser_value_set_boolean (move, "later", TRUE);
}

static char *
tell_site (const PurserStarfarersHome *home,
           guint                       site)
{
  guint next = (site + 1) % PURSER_STARFARERS_HOME_PLANETS;
  g_autofree char *first = purser_starfarers_dup_number (home->discs[home->known[site] - 1]);
  g_autofree char *second = purser_starfarers_dup_number (home->discs[home->known[next] - 1]);

  /* Translators: two planets, each with its resource and the number on its disc */
  return g_strdup_printf (_("%s %s, %s %s"), purser_starfarers_resource_title (home->resources[site]), first,
                          purser_starfarers_resource_title (home->resources[next]), second);
}

static void
offer_site (const PurserStarfarersAsking *self,
            int                           player,
            const PurserStarfarersHome   *home,
            guint                         index,
            guint                         site)
{
  PurserValue *planets = home->taken[site] ? NULL : purser_starfarers_home_dup_site (home, site);
  PurserValue *move;

  if (planets == NULL)
    return;
  move = purser_move_value_new ("settle", player);
  settle_as (self, move);
  purser_value_set (move, "planets", planets);
  purser_starfarers_ask_try (self, move, tell_site (home, site), "site/%u",
                             index * PURSER_STARFARERS_HOME_PLANETS + site + 1);
}

/* Offers the free sites whose discs are known, and a form for any other. */
static void
offer_settle (const PurserStarfarersAsking *self,
              int                           player)
{
  PurserStarfarersHome homes[PURSER_STARFARERS_HOMES];
  PurserValue *form = purser_move_value_new ("settle", player);

  purser_starfarers_homes_read (self->setup, self->state, homes);
  settle_as (self, form);
  purser_starfarers_ask_form (self, form, _("Place a colony"), "site/other");
  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    for (guint site = 0; site < PURSER_STARFARERS_HOME_PLANETS; site++)
      offer_site (self, player, &homes[i], i, site);
}

static void
offer_ring (const PurserStarfarersAsking *self,
            int                           player,
            guint                         colony)
{
  PurserValue *move = purser_move_value_new ("ring", player);

  purser_value_set_integer (move, "colony", colony + 1);
  /* Translators: the number of a colony */
  purser_starfarers_ask_try (self, move, g_strdup_printf (_("Spaceport ring on colony %u"), colony + 1), "colony/%u",
                             colony + 1);
}

/* Asks which of three colonies becomes the spaceport (`starfarers/first-spaceport`). */
static void
ask_ring (const PurserStarfarersAsking *self,
          int                           player)
{
  purser_prompt_ask (self->prompt, "settle", player, "starfarers/first-spaceport",
                     g_strdup_printf (_("Which colony gets %s’s spaceport ring?"), purser_setup_get_name (self->setup, player)));
  for (guint i = 0; i < self->state->players[player].n_colonies; i++)
    offer_ring (self, player, i);
}

/* Asks who settles first. The first colony names the player, too; if lots were drawn, the player can be entered alone. */
static void
ask_first (const PurserStarfarersAsking *self)
{
  purser_prompt_ask (self->prompt, "settle", -1, "starfarers/setup-order",
                     g_strdup (_("Who rolled highest and settles first?")));
  for (int i = 0; i < self->state->turn.n_players; i++)
    offer_settle (self, i);
  for (int i = 0; i < self->state->turn.n_players; i++)
    /* Translators: a player's name */
    purser_starfarers_ask_try (self, purser_move_value_new ("first", i),
                               g_strdup_printf (_("%s begins"), purser_setup_get_name (self->setup, i)), "settler/%d", i);
}

/* Asks for the next colony of set-up, of any player before the first one, and then for the spaceport rings. */
void
purser_starfarers_ask_settle (const PurserStarfarersAsking *self)
{
  int player = purser_starfarers_who_settles (self->state), owner = purser_starfarers_who_rings (self->state);

  if (self->state->first < 0)
    ask_first (self);
  else if (owner >= 0)
    ask_ring (self, owner);
  else
    {
      purser_prompt_ask (self->prompt, "settle", player, "starfarers/settle",
                         g_strdup_printf (_("Where does %s settle?"), purser_setup_get_name (self->setup, player)));
      offer_settle (self, player);
    }
}

static gboolean
is_in_pool (const PurserStarfarersAsking *self,
            PurserStarfarersUpgrade       upgrade)
{
  int taken = 0;

  if (purser_setup_get_choice (self->setup, "layout") == PURSER_STARFARERS_LAYOUT_BEGINNER)
    return upgrade == PURSER_STARFARERS_BOOSTER;
  for (int i = 0; i < self->state->turn.n_players; i++)
    taken += purser_starfarers_get_upgrade (self->state, i, upgrade);
  return taken < upgrade_pool[upgrade];
}

/* Offers the first upgrade to a player who has none. */
static void
offer_upgrade (const PurserStarfarersAsking *self,
               int                           player)
{
  for (guint i = 0; !purser_starfarers_is_equipped (self->state, player) && i < PURSER_STARFARERS_UPGRADES; i++)
    if (is_in_pool (self, i))
      {
        PurserValue *move = purser_move_value_new ("equip", player);

        purser_value_set_string (move, "what", purser_starfarers_upgrades[i]);
        purser_value_set_integer (move, "by", 1);
        /* Translators: an upgrade, such as "Booster" */
        purser_starfarers_ask_try (self, move, g_strdup_printf (_("First upgrade: %s"),
                                                                purser_starfarers_upgrade_title (i)),
                                   "upgrade/%s", purser_starfarers_upgrades[i]);
      }
}

/* Returns who chooses next, in the order of the second round: the last to settle first (`starfarers/first-upgrade`). */
static int
find_chooser (const PurserStarfarersAsking *self)
{
  int n = self->state->turn.n_players, left = 0;

  for (guint i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    left += is_in_pool (self, i);
  for (int i = n - 1; left > 0 && i >= 0; i--)
    if (!purser_starfarers_is_equipped (self->state, (self->state->first + i) % n))
      return (self->state->first + i) % n;
  return -1;
}

/* Asks which upgrade the next player chooses at the end of set-up; beginners have a booster each instead.
 * Returns: whether it asks */
gboolean
purser_starfarers_ask_upgrade (const PurserStarfarersAsking *self)
{
  int player;

  if (!self->state->turn.set_up
      || purser_setup_get_choice (self->setup, "layout") == PURSER_STARFARERS_LAYOUT_BEGINNER)
    return FALSE;
  player = find_chooser (self);
  if (player < 0)
    return FALSE;
  purser_prompt_ask (self->prompt, "roll", player, "starfarers/first-upgrade",
                     g_strdup_printf (_("End of setup: which upgrade does %s choose?"),
                                      purser_setup_get_name (self->setup, player)));
  offer_upgrade (self, player);
  return TRUE;
}

/* Offers a form for each unknown disc of a player's colonies. */
void
purser_starfarers_offer_reveal (const PurserStarfarersAsking *self,
                                int                           player)
{
  const PurserStarfarersPlayer *owner = &self->state->players[player];

  for (guint i = 0; i < owner->n_colonies; i++)
    for (guint j = 0; j < 2; j++)
      {
        const PurserStarfarersPlanet *planet = &owner->colonies[i].planets[j];
        g_autofree char *label = NULL;
        PurserValue *move;

        if (planet->numbers[0] != 0)
          continue;
        move = purser_move_value_new ("reveal", player);
        purser_value_set_integer (move, "colony", i + 1);
        purser_value_set_integer (move, "planet", j + 1);
        /* Translators: the number of a colony, a resource */
        label = g_strdup_printf (_("Disc of colony %u, %s"), i + 1, purser_starfarers_resource_title (planet->resource));
        purser_starfarers_ask_form (self, move, label, "planet/%u-%u", i + 1, j + 1);
      }
}

/* Asks for the dice; before the first roll of the play also for what belongs to set-up. */
void
purser_starfarers_ask_roll (const PurserStarfarersAsking *self)
{
  const PurserStarfarersState *state = self->state;
  int n = state->turn.n_players, active = state->turn.active;

  purser_prompt_ask (self->prompt, "roll", active, "starfarers/roll",
                     g_strdup_printf (_("%s’s turn: what did you roll?"), purser_setup_get_name (self->setup, active)));
  purser_starfarers_ask_form (self, purser_move_value_new ("roll", active), _("Roll"), "%s", "");
  purser_starfarers_offer_cards (self, active);
  for (int i = 0; state->turn.set_up && i < n; i++)
    {
      int player = (active + i) % n;

      offer_upgrade (self, player);
      purser_starfarers_offer_reserve (self, player);
      purser_starfarers_offer_reveal (self, player);
    }
}
