// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-cards.h"

static const char *const card_ids[] = {
  "green_folk_ore", "green_folk_fuel", "green_folk_carbon", "green_folk_food", "green_folk_goods",
  "scientists_mix_1", "scientists_mix_2", "scientists_mix_3", "scientists_boosters", "scientists_cannons",
  "merchants_ore", "merchants_fuel", "merchants_carbon", "merchants_food", "merchants_goods",
  "diplomats_reduced_tribute", "diplomats_fame_for_sale_1", "diplomats_fame_for_sale_2",
  "diplomats_helping_hand", "diplomats_galactic_relief_fund", NULL
};

/* The titles as printed in English; translations use the words of the rulebook. */
static const char *const titles[] = {
  N_("Production Increase"), N_("Improved Upgrades"), N_("Improved Boosters"), N_("Improved Cannons"), N_("Trade Advantage"),
  N_("Reduced Tribute"), N_("Fame for Sale"), N_("A Helping Hand"), N_("Galactic Relief Fund"), NULL
};

static const char *const effect_names[] = {
  "production", "upgrades", "rate", "hand-limit", "medal", "draw", "relief", NULL
};

/* Returns: the id of a friendship card, such as `merchants_ore`; lives as long as the program */
const char *
purser_starfarers_card_id (guint card)
{
  g_assert (card < PURSER_STARFARERS_CARDS);
  return card_ids[card];
}

/* @id: (nullable): an id, perhaps an invalid one
 *
 * Returns: the friendship card of that id; -1 for none */
int
purser_starfarers_card_find (const char *id)
{
  return purser_starfarers_find (card_ids, id);
}

PurserStarfarersPeople
purser_starfarers_card_people (guint card)
{
  return card / 5;
}

/* Reads the effect of a friendship card (`starfarers/friendship-list`).
 *
 * @effect: (nullable): the effect in the table of cards */
gboolean
purser_starfarers_card_read (PurserStarfarersCard *self,
                             PurserValue          *effect)
{
  int kind = purser_starfarers_find (effect_names, purser_value_get_string_of (effect, "kind"));
  int resource = purser_starfarers_find (purser_starfarers_resources,
                                         purser_value_get_string_of (effect, "resource"));

  self->effect = (guint8) MAX (kind, 0);
  self->resource = (guint8) MAX (resource, 0);
  self->amount = (guint8) purser_value_get_integer_of (effect, "amount", 0);
  self->boosters = (guint8) purser_value_get_integer_of (effect, "boosters", 0);
  self->cannons = (guint8) purser_value_get_integer_of (effect, "cannons", 0);
  return kind >= 0;
}

/* Returns: the title of a card in the language of the interface, or as in the table of cards, or the card's id */
const char *
purser_starfarers_card_get_title (const PurserSetup *setup,
                                  guint              card)
{
  PurserValue *cards = purser_value_get (setup->facts, "cards");
  const char *title = purser_value_get_string_of (purser_value_get_at (cards, card), "en");
  int known = purser_starfarers_find (titles, title);

  if (known >= 0)
    return _(titles[known]);
  return title != NULL ? title : purser_starfarers_card_id (card);
}

static char *
tell_virtual (const PurserStarfarersCard *self)
{
  if (self->cannons == 0)
    return g_strdup_printf (ngettext ("+%d booster", "+%d boosters", self->boosters), self->boosters);
  if (self->boosters == 0)
    return g_strdup_printf (ngettext ("+%d cannon", "+%d cannons", self->cannons), self->cannons);
  /* Translators: how many boosters, how many cannons */
  return g_strdup_printf (_("boosters +%d, cannons +%d"), self->boosters, self->cannons);
}

/* Returns: (transfer full): what it does, in a few words in the language of the interface */
char *
purser_starfarers_card_dup_effect (const PurserStarfarersCard *self)
{
  const char *resource = purser_starfarers_resource_title (self->resource);

  switch (self->effect)
    {
    case PURSER_STARFARERS_PRODUCTION:
      /* Translators: what a card does: one more of a resource whenever a roll pays some of it */
      return g_strdup_printf (_("%s: +%d per roll"), resource, self->amount);
    case PURSER_STARFARERS_VIRTUAL:
      return tell_virtual (self);
    case PURSER_STARFARERS_RATE:
      /* Translators: what a card does: so many cards of a resource for one of another kind */
      return g_strdup_printf (_("%s: %d for 1"), resource, self->amount);
    case PURSER_STARFARERS_HAND_LIMIT:
      return g_strdup_printf (_("hand limit of %d on a seven"), self->amount);
    case PURSER_STARFARERS_MEDAL:
      return g_strdup_printf (_("once a turn: %d goods for a half-medal"), self->amount);
    case PURSER_STARFARERS_DRAW:
      return g_strdup_printf (_("once a turn: a card each from up to %d players who are ahead"), self->amount);
    default:
      return g_strdup_printf (ngettext ("%d card after a roll that paid nothing",
                                        "%d cards after a roll that paid nothing", self->amount), self->amount);
    }
}
