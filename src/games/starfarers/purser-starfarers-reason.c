// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Reasons for ledger entries, if the title of the rule would only repeat the entry. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-names.h"
#include "purser-starfarers-reason.h"

/* The ledger names a colony in founding order: "colony-3". */
#define COLONY "colony-"

/* Names the resource and the colony of a planet that paid; the roll itself is listed above. */
static char *
tell_planet (const PurserEntry *entry)
{
  guint resource = (guint) entry->account - PURSER_STARFARERS_FIRST_RESOURCE;
  const char *colony = entry->item != NULL && g_str_has_prefix (entry->item, COLONY) ? entry->item + sizeof COLONY - 1 : NULL;

  if (colony == NULL)
    return NULL;
  /* Translators: why cards come in: a resource, the number of the colony at whose planet it was */
  return g_strdup_printf (_("%s at colony %s"), purser_starfarers_resource_title (resource), colony);
}

/* A colony is worth a point, and so is the ring of a spaceport; a player who settles with a spaceport gets both at once. */
static char *
tell_points (const PurserEntry *entry)
{
  if (entry->by == 1)
    return g_strdup (entry->led ? _("1 for the spaceport ring") : _("1 for the colony"));
  return entry->by == 2 ? g_strdup (_("1 for the colony, 1 for the spaceport ring")) : g_strdup (_("colonies and spaceports"));
}

static char *
tell_half_medals (const PurserEntry *entry)
{
  if (entry->account == PURSER_STARFARERS_VP)
    return g_strdup (_("1 for each pair of half-medals"));
  return entry->n == 0 ? g_strdup (_("everybody begins with one")) : NULL;
}

static char *
tell_upgrade (const PurserEntry *entry)
{
  if (entry->by < 0)
    return g_strdup (_("taken off the mothership"));
  return g_strdup (entry->led ? _("free at the end of setup") : _("free, as it was not built"));
}

/* Returns: (transfer full) (nullable): the reason; %NULL if the rule, or the component that paid, says enough */
char *
purser_starfarers_reason (const PurserSetup *setup,
                          const PurserEntry *entry)
{
  if (g_strcmp0 (entry->rule, "starfarers/supply-short") == 0)
    return g_strdup (_("too few are left in the supply"));
  if (g_strcmp0 (entry->rule, "starfarers/production") == 0)
    return tell_planet (entry);
  if (g_strcmp0 (entry->rule, "starfarers/vp") == 0)
    return tell_points (entry);
  if (g_strcmp0 (entry->rule, "starfarers/half-medals") == 0)
    return tell_half_medals (entry);
  if (g_strcmp0 (entry->rule, "starfarers/equip") == 0)
    return tell_upgrade (entry);
  return NULL;
}
