// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-actions.h"
#include "purser-andromeda-bonus.h"
#include "purser-andromeda-phases.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-andromeda-turn.h"
#include "purser-andromeda-verbs.h"

static int
cards_of (const PurserMove *move)
{
  return purser_move_get_integer (move, "cards", 0) + purser_move_get_count (move, "bonus");
}

static int
stations_of (const PurserMove *move)
{
  int sum = 0;

  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    sum += purser_move_get_nth (move, "planets", i);
  return sum;
}

static char *
say_kinds (const PurserMove *move,
           const char       *field)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (0, NULL, TRUE);
  int kinds[PURSER_ANDROMEDA_BONUSES];

  purser_andromeda_bonus_read (move, field, kinds);
  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    for (int count = 0; count < kinds[i]; count++)
      g_ptr_array_add (words, (gpointer) purser_andromeda_get_bonus_word (i));
  /* Translators: between the entries of a list */
  return words->len > 0 ? g_strjoinv (C_("a list", ", "), (char **) words->pdata) : g_strdup (C_("a list", "nothing"));
}

static char *
say_component (gconstpointer state,
               const char   *item)
{
  int planet = purser_andromeda_find_planet (item);

  return planet >= 0 ? purser_andromeda_dup_title (state, planet) : NULL;
}

/* Says planets by their names, of which the move has only the numbers, and all cards of a set together. */
char *
purser_andromeda_say (const PurserSetup *setup,
                      gconstpointer      state,
                      const PurserMove  *move,
                      const char        *field)
{
  if (strcmp (field, "planet") == 0)
    return purser_andromeda_dup_planet (state, purser_move_get_integer (move, field, 0));
  if (strcmp (field, "item") == 0)
    return say_component (state, purser_move_get_text (move, field));
  if (strcmp (field, "planets") == 0)
    return g_strdup_printf ("%d", stations_of (move));
  if (strcmp (field, "cards") == 0)
    return g_strdup_printf ("%d", cards_of (move));
  if (strcmp (field, "give") == 0 || strcmp (field, "take") == 0)
    return say_kinds (move, field);
  return strcmp (field, "drawn") == 0 && purser_move_get_count (move, field) == 0 ? g_strdup (C_("a list", "nothing")) : NULL;
}

static const char *
pick_place (const PurserSetup *setup,
            const PurserMove  *move)
{
  /* Translators: {planets} is how many stations */
  return ngettext ("{player} placed {planets} station", "{player} placed {planets} stations", (gulong) stations_of (move));
}

static const char *
pick_transport (const PurserSetup *setup,
                const PurserMove  *move)
{
  int out = purser_move_get_integer (move, "out", 0);

  if (out == 0)
    /* Translators: {planet} is its name, or as “planet 4” */
    return _("{player} returned all their stations on {planet} to Earth with a transport card");
  return ngettext ("{player} sent {out} station to {planet} with a transport card",
                   "{player} sent {out} stations to {planet} with a transport card", (gulong) out);
}

static const char *
pick_exchange (const PurserSetup *setup,
               const PurserMove  *move)
{
  return ngettext ("{player} exchanged {cards} card", "{player} exchanged {cards} cards", (gulong) cards_of (move));
}

static const char *
pick_move (const PurserSetup *setup,
           const PurserMove  *move)
{
  return ngettext ("{player} moved {stations} station to {planet} with {cards} cards",
                   "{player} moved {stations} stations to {planet} with {cards} cards",
                   (gulong) purser_move_get_integer (move, "stations", 0));
}

static const char *
pick_develop (const PurserSetup *setup,
              const PurserMove  *move)
{
  return purser_move_get_choice (move, "track") == PURSER_ANDROMEDA_SHIP ? _("{player} took a step on the spaceship track")
                                                                         : _("{player} took a step on the technology track");
}

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape planet_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = PURSER_ANDROMEDA_PLANETS - 1 };
/* There are 12 cards of each planet (andromeda/planet-cards). */
static const PurserShape count_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 12 };
static const PurserShape planets_shape = {
  .kind = PURSER_SHAPE_LIST, .min = PURSER_ANDROMEDA_PLANETS, .max = PURSER_ANDROMEDA_PLANETS, .of = &count_shape
};
static const PurserShape out_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 2 };
static const PurserShape truth_shape = { .kind = PURSER_SHAPE_BOOLEAN };
static const PurserShape kind_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_andromeda_bonus_names };
static const PurserShape kinds_shape = { .kind = PURSER_SHAPE_LIST, .min = 0, .max = 16, .of = &kind_shape };
static const PurserShape exchange_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 3 };
static const PurserShape cards_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 1, .max = 12 };
static const PurserShape stations_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 26 };
static const PurserShape drawn_shape = { .kind = PURSER_SHAPE_LIST, .min = 0, .max = 12, .of = &player_shape };
static const PurserShape track_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = purser_andromeda_track_names };

static const PurserField place_fields[] = {
  { "player", &player_shape, TRUE, N_("who places") },
  { "planets", &planets_shape, TRUE, N_("how many cards of each planet were drawn") },
  { NULL }
};

static const PurserField first_fields[] = {
  { "player", &player_shape, TRUE, N_("the start player") },
  { NULL }
};

static const PurserField transport_fields[] = {
  { "player", &player_shape, TRUE, N_("whose transport card") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "out", &out_shape, FALSE, N_("how many stations go there from Earth") },
  { "back", &truth_shape, FALSE, N_("all of the player’s stations on the planet return to Earth") },
  { NULL }
};

static const PurserField trade_fields[] = {
  { "player", &player_shape, TRUE, N_("one of the two") },
  { "with", &player_shape, TRUE, N_("the other one") },
  { "give", &kinds_shape, TRUE, N_("bonus cards that the first gives; may be empty") },
  { "take", &kinds_shape, TRUE, N_("bonus cards that the first gets; may be empty") },
  { NULL }
};

static const PurserField exchange_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "cards", &exchange_shape, TRUE, N_("how many cards") },
  { NULL }
};

static const PurserField move_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "cards", &cards_shape, TRUE, N_("planet cards in the set") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { "stations", &stations_shape, TRUE, N_("how many stations are moved") },
  { NULL }
};

static const PurserField challenge_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "planet", &planet_shape, TRUE, N_("the planet; 0 is the first one, 6 the seventh") },
  { "cards", &cards_shape, TRUE, N_("planet cards in the set") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { "drawn", &drawn_shape, TRUE, N_("whose stations came out of the ring, in order") },
  { NULL }
};

static const PurserField develop_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { "track", &track_shape, TRUE, N_("which track") },
  { "bonus", &kinds_shape, FALSE, N_("bonus cards in the set") },
  { NULL }
};

static const PurserField end_turn_fields[] = {
  { "player", &player_shape, TRUE, N_("the active player") },
  { NULL }
};

/* The moves of Andromeda, in the order of a round. */
const PurserVerb purser_andromeda_verbs[] = {
  { "place", N_("Place the stations of drawn planet cards"), place_fields, purser_andromeda_setup_place, .pick = pick_place },
  { "first", N_("Choose the start player"), first_fields, purser_andromeda_setup_first,
    { N_("{player} is the start player") }, .starter = "player" },
  { "transport", N_("Use a transport card, before the first action of a round: either out or back"), transport_fields,
    purser_andromeda_phases_transport, .pick = pick_transport },
  { "trade", N_("Hand over bonus cards in the trade, before the first action of a round"), trade_fields,
    /* Translators: {give} and {take} are bonus cards, or "nothing" */
    purser_andromeda_phases_trade, { N_("{player} traded with {with}: gave {give}, got {take}") } },
  { "exchange", N_("Discard cards and draw as many"), exchange_fields, purser_andromeda_actions_exchange,
    .pick = pick_exchange },
  { "move", N_("Move stations from Earth to a planet"), move_fields, purser_andromeda_actions_move, .pick = pick_move },
  { "challenge", N_("Challenge on a planet"), challenge_fields, purser_andromeda_actions_challenge,
    /* Translators: {cards} is a number, {drawn} is whose stations, or "nothing" */
    { N_("{player} challenged on {planet} with {cards} cards; drawn: {drawn}") } },
  { "develop", N_("Take a step on a track"), develop_fields, purser_andromeda_actions_develop, .pick = pick_develop },
  { "end-turn", N_("End the turn, actions left or not"), end_turn_fields, purser_andromeda_turn_end,
    { N_("{player} ended the turn") }, .unsaid = TRUE },
  { NULL }
};
