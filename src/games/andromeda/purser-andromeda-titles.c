// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-titles.h"

#define BONUS_CARD "bonus card"

/* The kinds of bonus cards come first, each at its number. */
const PurserWord purser_andromeda_words[] = {
  { "silver", NC_("bonus card", "Silver"), BONUS_CARD },
  { "gold", NC_("bonus card", "Gold"), BONUS_CARD },
  { "platinum", NC_("bonus card", "Platinum"), BONUS_CARD },
  { "diamond", NC_("bonus card", "Diamond"), BONUS_CARD },
  { "bonus", NC_("word", "Bonus") },
  { "planet", NC_("word", "Planet") },
  { "ship", NC_("word", "Spaceship") },
  { "technology", NC_("word", "Technology") },
  { NULL }
};

/* Returns: the name of the kind in the language of the interface, on its own */
const char *
purser_andromeda_get_bonus_title (guint kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, BONUS_CARD, purser_andromeda_words[kind].title);
}

/* Returns: the name of the kind within a sentence */
const char *
purser_andromeda_get_bonus_word (guint kind)
{
  static const char *const words[PURSER_ANDROMEDA_BONUSES] = {
    NC_("bonus card", "silver"),
    NC_("bonus card", "gold"),
    NC_("bonus card", "platinum"),
    NC_("bonus card", "diamond"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, BONUS_CARD, words[kind]);
}

const char *
purser_andromeda_get_track_title (guint track)
{
  return track == PURSER_ANDROMEDA_SHIP ? _("Spaceship") : _("Technology");
}

const char *
purser_andromeda_get_account_title (guint account)
{
  static const char *const titles[PURSER_ANDROMEDA_ACCOUNTS] = {
    N_("Hand limit"),
    N_("Stations on Earth"),
    N_("Economic centers"),
    N_("Technology"),
    N_("Bonus cards"),
  };

  return _(titles[account]);
}

/* Returns: (transfer full): the planet's name at this table, or its number from 1, on its own */
char *
purser_andromeda_dup_title (const PurserAndromedaState *self,
                            int                         planet)
{
  if (self->printed.names[planet][0] != '\0')
    return g_strdup (self->printed.names[planet]);
  return g_strdup_printf (_("Planet %d"), planet + 1);
}
