// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the forms of Starfarers say beyond the table of verbs. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-assist.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-odds.h"
#include "purser-starfarers-setup.h"

/* What a colony would add (`starfarers/production`); nothing of a planet whose disc nobody has seen. */
static void
tell_planet (PurserValue *value,
             PurserForm  *form)
{
  g_autofree char *title = NULL;
  PurserStarfarersPlanet planet = purser_starfarers_read_planet (value);

  if (planet.resource >= PURSER_STARFARERS_RESOURCES || planet.numbers[0] == 0)
    return;
  title = purser_starfarers_dup_planet (&planet);
  /* Translators: a planet such as "Ore 6", how many of how many ways in which two dice lie */
  purser_form_advise (form, g_strdup_printf (_("%s pays in %d of %d rolls."), title, purser_starfarers_count_ways (&planet),
                                             PURSER_STARFARERS_ROLLS));
}

/* Refines a form.
 *
 * @draft: the move as far as it is filled in */
void
purser_starfarers_assist (const PurserSetup *setup,
                          gconstpointer      state,
                          PurserValue       *draft,
                          PurserForm        *form)
{
  PurserValue *planets = purser_value_get (draft, "planets");

  for (guint i = 0; i < purser_value_get_size (planets); i++)
    tell_planet (purser_value_get_at (planets, i), form);
}
