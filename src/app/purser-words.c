// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-words.h"

/* How the words of the file are called on the screen. A word that is not here is shown as it is written there. */
static const struct {
  const char *word;
  const char *title;
} words[] = {
  { "ability", NC_("word", "Ability") },
  { "aliens", NC_("word", "Aliens") },
  { "all", NC_("word", "Everybody plays") },
  { "amount", NC_("word", "Amount") },
  { "andromeda", NC_("word", "Andromeda") },
  { "arrows", NC_("word", "Arrows") },
  { "at-least", NC_("word", "At least as many") },
  { "at-once", NC_("word", "At once") },
  { "back", NC_("word", "Back") },
  { "balls", NC_("word", "Balls") },
  { "beginner", NC_("word", "Beginner") },
  { "black", NC_("word", "Black") },
  { "blue", NC_("word", "Blue") },
  { "bonus", NC_("word", "Bonus") },
  { "booster", NC_("word", "Booster") },
  { "boosters", NC_("word", "Boosters") },
  { "brown", NC_("word", "Brown") },
  { "build", NC_("word", "Build") },
  { "buy", NC_("word", "Buy further cards") },
  { "buy_place_any", NC_("word", "Buy cards for either of two sectors") },
  { "cannon", NC_("word", "Cannon") },
  { "cannons", NC_("word", "Cannons") },
  { "carbon", NC_("word", "Carbon") },
  { "card", NC_("word", "Card") },
  { "cards", NC_("word", "Cards") },
  { "cargo", NC_("word", "Cargo") },
  { "categories", NC_("word", "Categories") },
  { "centres", NC_("word", "Centres") },
  { "charge", NC_("word", "Charge") },
  { "claim", NC_("word", "Claim ships without paying") },
  { "claim_combo", NC_("word", "Claim ships of several levels") },
  { "claims", NC_("word", "Ships") },
  { "clear", NC_("word", "Clear") },
  { "colonies", NC_("word", "Colonies") },
  { "colony", NC_("word", "Colony") },
  { "colony-ship", NC_("word", "Colony ship") },
  { "construction", NC_("word", "Construction") },
  { "cost", NC_("word", "Cost") },
  { "count", NC_("word", "How many") },
  { "credits", NC_("word", "Credits") },
  { "diamond", NC_("word", "Diamond") },
  { "dice", NC_("word", "Dice") },
  { "diplomacy", NC_("word", "Diplomacy") },
  { "diplomats", NC_("word", "Diplomats") },
  { "discard", NC_("word", "Discard") },
  { "dismantle", NC_("word", "Dismantle") },
  { "earth", NC_("word", "Earth") },
  { "either", NC_("word", "Either") },
  { "encounter", NC_("word", "Encounter") },
  { "end-turn", NC_("word", "End turn") },
  { "equal", NC_("word", "Equal") },
  { "exchange_self", NC_("word", "Trade places with another of your cards") },
  { "expedition", NC_("word", "Expedition") },
  { "explorer", NC_("word", "Explorer") },
  { "farm", NC_("word", "Farm") },
  { "fee", NC_("word", "Fee") },
  { "first", NC_("word", "First") },
  { "food", NC_("word", "Food") },
  { "fuel", NC_("word", "Fuel") },
  { "gain", NC_("word", "Gain credits, income or VP") },
  { "gains", NC_("word", "Gains") },
  { "gems", NC_("word", "Gems") },
  { "give", NC_("word", "Give") },
  { "gold", NC_("word", "Gold") },
  { "goods", NC_("word", "Goods") },
  { "green", NC_("word", "Green") },
  { "green-folk", NC_("word", "Green Folk") },
  { "half_medals", NC_("word", "Half-medals") },
  { "hands", NC_("word", "Hands") },
  { "highest_wins", NC_("word", "Highest total wins") },
  { "hub", NC_("word", "Hub") },
  { "human", NC_("word", "Human") },
  { "humans", NC_("word", "Humans") },
  { "ice", NC_("word", "Ice") },
  { "income", NC_("word", "Income") },
  { "instant_win", NC_("word", "Win at once") },
  { "kept", NC_("word", "Kept") },
  { "kind", NC_("word", "Kind") },
  { "layout", NC_("word", "Layout") },
  { "left", NC_("word", "Left") },
  { "level", NC_("word", "Level") },
  { "level-1", NC_("word", "Level 1") },
  { "level-2", NC_("word", "Level 2") },
  { "level-3", NC_("word", "Level 3") },
  { "levels", NC_("word", "Levels") },
  { "light-speed", NC_("word", "Light Speed") },
  { "lobby", NC_("word", "Lobby") },
  { "max", NC_("word", "Sectors at the most") },
  { "merchants", NC_("word", "Merchants") },
  { "metal", NC_("word", "Metal") },
  { "move_charge", NC_("word", "Move charge tokens") },
  { "neutral", NC_("word", "Neutral") },
  { "nobody", NC_("word", "Nobody is paid") },
  { "note", NC_("word", "Note") },
  { "number", NC_("word", "Number") },
  { "observe", NC_("word", "Observe") },
  { "off", NC_("word", "Off") },
  { "on", NC_("word", "On") },
  { "ore", NC_("word", "Ore") },
  { "other", NC_("word", "Something else, worked out at the table") },
  { "others_lose_vp", NC_("word", "All others lose VP") },
  { "out", NC_("word", "Out") },
  { "owner", NC_("word", "Owner") },
  { "pair", NC_("word", "Which two") },
  { "pink", NC_("word", "Pink") },
  { "pips", NC_("word", "Pips") },
  { "pips-2", NC_("word", "2 pips") },
  { "pips-3", NC_("word", "3 pips") },
  { "pips-4", NC_("word", "4 pips") },
  { "pips-5", NC_("word", "5 pips") },
  { "pirate", NC_("word", "Pirate") },
  { "place_charge", NC_("word", "Put charge tokens on your cards") },
  { "plain", NC_("word", "Without pips") },
  { "planet", NC_("word", "Planet") },
  { "planets", NC_("word", "Planets") },
  { "platinum", NC_("word", "Platinum") },
  { "pod", NC_("word", "Pod") },
  { "pods", NC_("word", "Pods") },
  { "quarters", NC_("word", "Quarters") },
  { "red", NC_("word", "Red") },
  { "repeat_sector", NC_("word", "2X: collect a sector once more") },
  { "reroll", NC_("word", "Roll again") },
  { "residents", NC_("word", "Residents") },
  { "resource", NC_("word", "Resource") },
  { "resources", NC_("word", "Resources") },
  { "rest", NC_("word", "Who is alone takes the rest") },
  { "rewards", NC_("word", "Rewards") },
  { "right", NC_("word", "Right") },
  { "rolled", NC_("word", "Rolled") },
  { "rounds", NC_("word", "Rounds") },
  { "scientists", NC_("word", "Scientists") },
  { "second", NC_("word", "Second") },
  { "sector", NC_("word", "Sector") },
  { "sectors", NC_("word", "Sectors") },
  { "set_die", NC_("word", "Choose the number on one die") },
  { "ship", NC_("word", "Ship") },
  { "ships", NC_("word", "Ships") },
  { "shortage", NC_("word", "Short supply") },
  { "silver", NC_("word", "Silver") },
  { "spaceport", NC_("word", "Spaceport") },
  { "standard", NC_("word", "Standard") },
  { "start", NC_("word", "Start") },
  { "station", NC_("word", "Station") },
  { "stations", NC_("word", "Stations") },
  { "strategic", NC_("word", "Strategic") },
  { "strength", NC_("word", "Strength") },
  { "sum", NC_("word", "Sum") },
  { "sum_shift", NC_("word", "Use the sum as if it were higher") },
  { "swap_sectors", NC_("word", "Swap two sectors") },
  { "take", NC_("word", "Take") },
  { "target", NC_("word", "Target") },
  { "teal", NC_("word", "Teal") },
  { "technology", NC_("word", "Technology") },
  { "tie_round", NC_("word", "Tie round") },
  { "tied", NC_("word", "Only those tied") },
  { "tile", NC_("word", "Tile") },
  { "track", NC_("word", "Track") },
  { "trade", NC_("word", "Trade") },
  { "trade-ship", NC_("word", "Trade ship") },
  { "trades", NC_("word", "Trades") },
  { "transport", NC_("word", "Transport") },
  { "turn-end", NC_("word", "When a turn ends") },
  { "twice", NC_("word", "Twice") },
  { "values", NC_("word", "Values") },
  { "variant", NC_("word", "Variant") },
  { "vp", NC_("word", "VP") },
  { "water", NC_("word", "Water") },
  { "which", NC_("word", "Which") },
  { "white", NC_("word", "White") },
  { "wild", NC_("word", "Wild") },
  { "win", NC_("word", "Win") },
  { "yellow", NC_("word", "Yellow") },
};

static char *
dup_spelled (const char *word)
{
  char *title = g_strdup (word);

  title[0] = g_ascii_toupper (title[0]);
  for (char *c = title; *c != '\0'; c++)
    if (*c == '_' || *c == '-')
      *c = ' ';
  return title;
}

/**
 * purser_words_has:
 * @word: a word of the file
 *
 * Returns: whether there is a name for it
 */
gboolean
purser_words_has (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, word) == 0)
      return TRUE;
  return FALSE;
}

/**
 * purser_words_dup_title:
 * @word: a word of the file, such as a choice or the name of a field
 *
 * Returns: (transfer full): what to call it on the screen
 */
char *
purser_words_dup_title (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, word) == 0)
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "word", words[i].title));
  return dup_spelled (word);
}

/**
 * purser_words_kind:
 * @shape: a shape
 *
 * Returns: what the kind of value is called where one of several has to be picked
 */
const char *
purser_words_kind (const PurserShape *shape)
{
  if (shape->title != NULL)
    return _(shape->title);
  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return _("A number");
    case PURSER_SHAPE_BOOLEAN:
      return _("Yes or no");
    case PURSER_SHAPE_CHOICE:
      return _("One of these");
    case PURSER_SHAPE_ITEM:
      return _("A component");
    case PURSER_SHAPE_PLAYER:
      return _("A player");
    case PURSER_SHAPE_NOTHING:
      return _("Not known");
    case PURSER_SHAPE_LIST:
      return _("Several");
    case PURSER_SHAPE_MAP:
    case PURSER_SHAPE_RECORD:
      return _("In detail");
    case PURSER_SHAPE_EITHER:
    case PURSER_SHAPE_TEXT:
    case PURSER_SHAPE_ANY:
    default:
      return _("A text");
    }
}
