// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The words in the file for what the state counts by number, and their names in the language of the interface. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-words.h"

const char *const purser_phoenix_account_words[] = { "gems", "food", "water", "metal", "vp", NULL };
const char *const purser_phoenix_account_icons[] = {
  "purser-gem-symbolic", "purser-food-symbolic", "purser-water-symbolic", "purser-metal-symbolic", "purser-vp-symbolic"
};
const char *const purser_phoenix_kind_words[] = {
  "dismantle", "construction", "expedition", "transport", "farm", "ice", "diplomacy", NULL
};
const char *const purser_phoenix_track_words[] = { "dismantle", "construction", "expedition", "transport", NULL };
const char *const purser_phoenix_species_words[] = { "teal", "pink", "brown", "gold", "human", NULL };
const char *const purser_phoenix_alien_words[] = { "teal", "pink", "brown", "gold", NULL };
const char *const purser_phoenix_colour_words[] = { "teal", "pink", "brown", NULL };
const char *const purser_phoenix_face_words[] = { "food", "water", "metal", "human", NULL };

/* What is paid for a trade. */
const char *const purser_phoenix_give_words[] = { "gems", "food", "water", "metal", NULL };

/* What a trade brings: the goods, then the species. */
const char *const purser_phoenix_take_words[] = {
  "food", "water", "metal", "teal", "pink", "brown", "gold", "human", NULL
};

/* The uses of a human on a die: a sector's colour befriends it; "observe" only observes it. */
const char *const purser_phoenix_human_words[] = { "teal", "pink", "brown", "observe", NULL };

/* Where a resident moves: a colour, or a sector by colour and level. */
const char *const purser_phoenix_place_words[] = {
  "teal", "pink", "brown",
  "teal-1", "pink-1", "brown-1",
  "teal-2", "pink-2", "brown-2",
  "teal-3", "pink-3", "brown-3",
  NULL
};

const PurserWord purser_phoenix_words[] = {
  { "brown", NC_("word", "Brown") },
  { "construction", NC_("word", "Construction") },
  { "diplomacy", NC_("word", "Diplomacy") },
  { "dismantle", NC_("word", "Dismantle") },
  { "expedition", NC_("word", "Expedition") },
  { "farm", NC_("word", "Farm") },
  { "food", NC_("word", "Food") },
  { "gems", NC_("word", "GEM") },
  { "gold", NC_("word", "Gold") },
  { "human", NC_("word", "Human") },
  { "ice", NC_("word", "Ice") },
  { "metal", NC_("word", "Metal") },
  { "neutral", NC_("word", "Neutral") },
  { "observe", NC_("word", "Observe") },
  { "pink", NC_("word", "Pink") },
  { "teal", NC_("word", "Teal") },
  { "transport", NC_("word", "Transport") },
  { "vp", NC_("word", "Points") },
  { "water", NC_("word", "Water") },
  { "x2", NC_("word", "Two other levels") },
  { NULL }
};

static const char *const account_titles[] = {
  N_("GEM"), N_("Food"), N_("Water"), N_("Metal"), N_("Points"),
};

static const char *const kind_titles[] = {
  N_("Dismantle"), N_("Construction"), N_("Expedition"), N_("Transport"), N_("Farm"), N_("Ice"), N_("Diplomacy"),
};

static const char *const species_titles[] = {
  N_("Teal"), N_("Pink"), N_("Brown"), N_("Gold"), N_("Human"),
};

/* The titles of printed values, by the field of a move that states them. */
static const struct {
  const char *field;
  const char *title;
} value_titles[] = {
  { "cost", N_("GEM onto the ship") },
  { "fee", N_("GEM to another owner") },
  { "amount", N_("what it yields") },
  { "metal", N_("metal") },
};

/* @word: (nullable): the word to look for
 *
 * Returns: the index of @word; -1 if it is not among them */
int
purser_phoenix_find_word (const char *const *words,
                          const char        *word)
{
  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
}

/* @gains: (array fixed-size=5): amounts by account
 *
 * Returns: (transfer full): the amounts above 0, as a move states them */
PurserValue *
purser_phoenix_gains_value (const int *gains)
{
  PurserValue *value = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      purser_value_set_integer (value, purser_phoenix_account_words[i], gains[i]);
  return value;
}

const char *
purser_phoenix_account_title (PurserPhoenixAccount account)
{
  return _(account_titles[account]);
}

const char *
purser_phoenix_kind_title (PurserPhoenixKind kind)
{
  return _(kind_titles[kind]);
}

const char *
purser_phoenix_species_title (PurserPhoenixSpecies species)
{
  return _(species_titles[species]);
}

const char *
purser_phoenix_colour_title (int colour)
{
  return purser_phoenix_species_title ((PurserPhoenixSpecies) colour);
}

/* Returns: (transfer full): the name of a wing, or of a sector with its level, as in purser_phoenix_place_words */
char *
purser_phoenix_dup_place_title (int place)
{
  const char *colour = purser_phoenix_colour_title (place % PURSER_PHOENIX_COLOURS);
  int level = place / PURSER_PHOENIX_COLOURS;

  /* Translators: the colour of a wing, a level */
  return level > 0 ? g_strdup_printf (_("%s %d"), colour, level) : g_strdup (colour);
}

/* Returns: the id under which the values printed on such a ship are learned, such as `ship-farm-2` */
const char *
purser_phoenix_ship_id (PurserPhoenixKind kind,
                        int               level)
{
  g_autofree char *id = g_strdup_printf ("ship-%s-%d", purser_phoenix_kind_words[kind], level);

  return g_intern_string (id);
}

/* Returns: the id under which the values printed on the track are learned, such as `track-transport` */
const char *
purser_phoenix_track_id (int track)
{
  g_autofree char *id = g_strdup_printf ("track-%s", purser_phoenix_track_words[track]);

  return g_intern_string (id);
}

static char *
dup_ship_title (const char *name)
{
  const char *dash = strrchr (name, '-');
  g_autofree char *word = dash != NULL ? g_strndup (name, (gsize) (dash - name)) : NULL;
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, word);

  /* Translators: a kind of ship, its level */
  return kind >= 0 ? g_strdup_printf (_("Ship: %s %s"), purser_phoenix_kind_title ((PurserPhoenixKind) kind), dash + 1) : NULL;
}

static char *
dup_track_title (const char *name)
{
  int track = purser_phoenix_find_word (purser_phoenix_track_words, name);

  /* Translators: a diplomacy track */
  return track >= 0 ? g_strdup_printf (_("Diplomacy: %s"), purser_phoenix_kind_title ((PurserPhoenixKind) track)) : NULL;
}

/* @item: the id of a component, such as `ship-farm-2`, `track-transport`, `tile-215` or `hub-A-2`
 *
 * Returns: (transfer full) (nullable): its name in the language of the interface; %NULL if it is not a component */
char *
purser_phoenix_dup_item_title (const char *item)
{
  if (g_str_has_prefix (item, "ship-"))
    return dup_ship_title (item + strlen ("ship-"));
  if (g_str_has_prefix (item, "track-"))
    return dup_track_title (item + strlen ("track-"));
  if (g_str_has_prefix (item, "tile-"))
    /* Translators: the number of a sector tile */
    return g_strdup_printf (_("Sector tile %s"), item + strlen ("tile-"));
  /* Translators: the name of a station hub */
  return g_str_has_prefix (item, "hub-") ? g_strdup_printf (_("Hub %s"), item + strlen ("hub-")) : NULL;
}

const char *
purser_phoenix_value_title (const char *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (value_titles); i++)
    if (strcmp (value_titles[i].field, field) == 0)
      return _(value_titles[i].title);
  return field;
}
