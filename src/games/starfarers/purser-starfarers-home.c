// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Helps to enter planets: lists the printed home systems, and the discs that can lie on a kind of planet. */

#include "purser-starfarers-home.h"

#include <string.h>

#include "purser-starfarers-setup.h"

#define NO_PLACE (-1)

static void
read_home (PurserStarfarersHome *self,
           PurserValue          *facts)
{
  PurserValue *resources = purser_value_get (facts, "resources");
  PurserValue *discs = purser_value_get (facts, "discs");

  for (guint i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    {
      PurserValue *disc = purser_value_get_at (discs, i);

      self->resources[i] = (guint8) purser_starfarers_find (purser_starfarers_resources,
                                                            purser_value_get_string (purser_value_get_at (resources, i)));
      for (guint j = 0; j < purser_value_get_size (disc); j++)
        self->discs[i][j] = (guint8) purser_value_get_integer (purser_value_get_at (disc, j));
    }
}

static int
find_planet (const PurserStarfarersHome *self,
             guint                       resource)
{
  for (int i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    if (self->resources[i] == resource)
      return i;
  return NO_PLACE;
}

static int
find_disc (const PurserStarfarersHome *self,
           const guint8                numbers[2])
{
  for (int i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    if (memcmp (self->discs[i], numbers, sizeof self->discs[i]) == 0)
      return i;
  return NO_PLACE;
}

/* Returns whether a colony can lie in this system, which needs both resources and the known discs. */
static gboolean
home_holds (const PurserStarfarersHome   *self,
            const PurserStarfarersPlanet  planets[2])
{
  for (guint i = 0; i < 2; i++)
    if (find_planet (self, planets[i].resource) < 0
        || (planets[i].numbers[0] != 0 && find_disc (self, planets[i].numbers) < 0))
      return FALSE;
  return planets[0].resource != planets[1].resource;
}

/* Returns the site between two planets, numbered by the planet before it: 0 and 1, 1 and 2, 2 and 0. */
static guint
find_site (int a,
           int b)
{
  if ((a + 1) % PURSER_STARFARERS_HOME_PLANETS == b)
    return (guint) a;
  return (guint) b;
}

static void
note_colony (PurserStarfarersHome         *self,
             const PurserStarfarersPlanet  planets[2])
{
  int places[2];

  for (guint i = 0; i < 2; i++)
    {
      places[i] = find_planet (self, planets[i].resource);
      if (planets[i].numbers[0] != 0)
        self->known[places[i]] = (guint8) (find_disc (self, planets[i].numbers) + 1);
    }
  self->taken[find_site (places[0], places[1])] = TRUE;
}

/* Two known discs tell the third, unless players entered the same disc for two planets. */
static void
complete (PurserStarfarersHome *self)
{
  gboolean told[PURSER_STARFARERS_HOME_PLANETS + 1] = { TRUE };
  guint sum = 0, n_told = 0;

  for (guint i = 0; i < PURSER_STARFARERS_HOME_PLANETS; i++)
    if (!told[self->known[i]])
      {
        told[self->known[i]] = TRUE;
        sum += self->known[i];
        n_told++;
      }
  for (guint i = 0; n_told == 2 && i < PURSER_STARFARERS_HOME_PLANETS; i++)
    if (self->known[i] == 0)
      self->known[i] = (guint8) (1 + 2 + 3 - sum);
}

/* Notes a colony in the only system that it fits; if it fits several, nothing is concluded. */
static void
note_in_one (PurserStarfarersHome          homes[PURSER_STARFARERS_HOMES],
             const PurserStarfarersPlanet  planets[2])
{
  PurserStarfarersHome *only = NULL;
  guint n = 0;

  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    if (home_holds (&homes[i], planets))
      {
        only = &homes[i];
        n++;
      }
  if (n == 1)
    note_colony (only, planets);
}

static void
read_facts (const PurserSetup    *setup,
            PurserStarfarersHome  homes[PURSER_STARFARERS_HOMES])
{
  PurserValue *facts = purser_value_get (setup->facts, "home_systems");

  memset (homes, 0, PURSER_STARFARERS_HOMES * sizeof *homes);
  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    read_home (&homes[i], purser_value_get_at (facts, i));
}

/* Reads the home systems, and works out their discs from the colonies placed so far.
 *
 * @homes: (out caller-allocates): the four home systems */
void
purser_starfarers_homes_read (const PurserSetup           *setup,
                              const PurserStarfarersState *state,
                              PurserStarfarersHome         homes[PURSER_STARFARERS_HOMES])
{
  read_facts (setup, homes);
  for (int i = 0; i < state->turn.n_players; i++)
    for (guint j = 0; j < MIN (state->players[i].n_colonies, 3); j++)
      note_in_one (homes, state->players[i].colonies[j].planets);
  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    complete (&homes[i]);
}

/* @first_disc: the index of the disc on the site's first planet, from 0
 *
 * Returns: (transfer full): the two planets as in a move */
PurserValue *
purser_starfarers_home_planets (const PurserStarfarersHome *self,
                                guint                       site,
                                guint                       first_disc,
                                guint                       second_disc)
{
  const guint8 *first = self->discs[first_disc], *second = self->discs[second_disc];
  const PurserStarfarersPlanet planets[] = {
    { self->resources[site], { first[0], first[1] } },
    { self->resources[(site + 1) % PURSER_STARFARERS_HOME_PLANETS], { second[0], second[1] } },
  };

  return purser_starfarers_make_planets (planets);
}

/* Returns: (transfer full) (nullable): the two planets of a site as in a move; %NULL while one of its discs is unknown */
PurserValue *
purser_starfarers_home_dup_site (const PurserStarfarersHome *self,
                                 guint                       site)
{
  int first = self->known[site] - 1, second = self->known[(site + 1) % PURSER_STARFARERS_HOME_PLANETS] - 1;

  return first >= 0 && second >= 0 ? purser_starfarers_home_planets (self, site, (guint) first, (guint) second) : NULL;
}

/* Checks whether a colony of set-up can lie between these planets; the interface questions impossible ones.
 * Returns: whether a home system has both planets, and their discs if they are known */
gboolean
purser_starfarers_home_fits (const PurserSetup            *setup,
                             const PurserStarfarersPlanet  planets[2])
{
  PurserStarfarersHome homes[PURSER_STARFARERS_HOMES];

  read_facts (setup, homes);
  for (guint i = 0; i < PURSER_STARFARERS_HOMES; i++)
    if (home_holds (&homes[i], planets))
      return TRUE;
  return FALSE;
}

static gboolean
list_has (PurserValue *list,
          gint64       number)
{
  for (guint i = 0; i < purser_value_get_size (list); i++)
    if (purser_value_get_integer (purser_value_get_at (list, i)) == number)
      return TRUE;
  return FALSE;
}

/* Returns whether a disc with this back has the number; if a token can be among them, reserve discs count too. */
static gboolean
back_has (PurserValue *facts,
          const char  *back,
          gint64       number)
{
  PurserValue *discs = purser_value_get (facts, "discs");

  for (guint i = 0; i < purser_value_get_size (discs); i++)
    {
      PurserValue *disc = purser_value_get_at (discs, i);

      if (strcmp (purser_value_get_string_of (disc, "back"), back) != 0)
        continue;
      if (list_has (purser_value_get (disc, "numbers"), number))
        return TRUE;
      if (purser_value_get (disc, "token") != NULL && list_has (purser_value_get (facts, "reserve_discs"), number))
        return TRUE;
    }
  return FALSE;
}

static gboolean
system_fits (PurserValue                  *facts,
             PurserValue                  *planets,
             const PurserStarfarersPlanet *planet)
{
  for (guint i = 0; i < purser_value_get_size (planets); i++)
    {
      PurserValue *other = purser_value_get_at (planets, i);

      if (purser_starfarers_find (purser_starfarers_resources, purser_value_get_string_of (other, "resource"))
          == planet->resource
          && back_has (facts, purser_value_get_string_of (other, "discs"), planet->numbers[0]))
        return TRUE;
    }
  return FALSE;
}

/* Checks whether a disc can lie on a kind of planet (`starfarers/systems`, `starfarers/discs`); the interface questions
 * impossible ones.
 * Returns: whether there is such a system; always %TRUE while the number is unknown */
gboolean
purser_starfarers_planet_fits (const PurserSetup            *setup,
                               const PurserStarfarersPlanet *planet)
{
  PurserValue *systems = purser_value_get (setup->facts, "systems");

  if (planet->numbers[0] == 0)
    return TRUE;
  if (planet->numbers[1] != 0)
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (systems); i++)
    if (system_fits (setup->facts, purser_value_get (purser_value_get_at (systems, i), "planets"), planet))
      return TRUE;
  return FALSE;
}
