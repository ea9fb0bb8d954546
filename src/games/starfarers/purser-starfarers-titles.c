// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-titles.h"

const PurserWord purser_starfarers_words[] = {
  { "at-once", NC_("word", "At once") },
  { "beginner", NC_("word", "Beginner") },
  { "black", NC_("word", "Black") },
  { "blue", NC_("word", "Blue") },
  { "booster", NC_("word", "Booster") },
  { "boosters", NC_("word", "Boosters") },
  { "cannon", NC_("word", "Cannon") },
  { "cannons", NC_("word", "Cannons") },
  { "carbon", NC_("word", "Carbon") },
  { "colony", NC_("word", "Colony") },
  { "colony-ship", NC_("word", "Colony ship") },
  { "diplomats", NC_("word", "Diplomats") },
  { "encounter", NC_("word", "Encounter") },
  { "explorer", NC_("word", "Explorer") },
  { "food", NC_("word", "Food") },
  { "fuel", NC_("word", "Fuel") },
  { "goods", NC_("word", "Goods") },
  { "green-folk", NC_("word", "Green Folk") },
  { "half_medals", NC_("word", "Half-medals") },
  { "hands", NC_("word", "Hands") },
  { "ice", NC_("word", "Ice") },
  { "layout", NC_("word", "Layout") },
  { "merchants", NC_("word", "Merchants") },
  { "nobody", NC_("word", "Nobody is paid") },
  { "number", NC_("word", "Number") },
  { "off", NC_("word", "Off") },
  { "on", NC_("word", "On") },
  { "ore", NC_("word", "Ore") },
  { "pirate", NC_("word", "Pirate") },
  { "pod", NC_("word", "Freight pod") },
  { "pods", NC_("word", "Freight pods") },
  { "red", NC_("word", "Red") },
  { "resource", NC_("word", "Resource") },
  { "rest", NC_("word", "A lone player takes the rest") },
  { "scientists", NC_("word", "Scientists") },
  { "shortage", NC_("word", "Short supply") },
  { "spaceport", NC_("word", "Spaceport") },
  { "strategic", NC_("word", "Strategic") },
  { "trade-ship", NC_("word", "Trade ship") },
  { "turn-end", NC_("word", "When a turn ends") },
  { "wild", NC_("word", "Wild") },
  { "win", NC_("word", "Win") },
  { "yellow", NC_("word", "Yellow") },
  { NULL }
};
