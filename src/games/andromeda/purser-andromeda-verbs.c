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

static const char *
name_of (const PurserSetup *setup,
         const PurserMove  *move)
{
  return purser_setup_get_name (setup, move->player);
}

/* A move has only the number of a planet; its name is in the state. */
static char *
dup_planet (gconstpointer     state,
            const PurserMove *move)
{
  return purser_andromeda_dup_planet (state, purser_move_get_integer (move, "planet", 0));
}

static int
cards_of (const PurserMove *move)
{
  return purser_move_get_integer (move, "cards", 0) + purser_move_get_count (move, "bonus");
}

static char *
join (GPtrArray *words)
{
  if (words->len == 0)
    return g_strdup (C_("a list", "nothing"));
  g_ptr_array_add (words, NULL);
  /* Translators: between the entries of a list */
  return g_strjoinv (C_("a list", ", "), (char **) words->pdata);
}

static char *
list_kinds (const PurserMove *move,
            const char       *field)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  int kinds[PURSER_ANDROMEDA_BONUSES];

  purser_andromeda_bonus_read (move, field, kinds);
  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    for (int count = 0; count < kinds[i]; count++)
      g_ptr_array_add (words, (gpointer) purser_andromeda_get_bonus_word (i));
  return join (words);
}

static char *
list_drawn (const PurserSetup *setup,
            const PurserMove  *move)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; i < purser_move_get_count (move, "drawn"); i++)
    g_ptr_array_add (words, (gpointer) purser_setup_get_name (setup, purser_move_get_nth (move, "drawn", (guint) i)));
  return join (words);
}

static char *
describe_place (const PurserSetup *setup,
                const PurserMove  *move)
{
  int sum = 0;

  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    sum += purser_move_get_nth (move, "planets", i);
  return g_strdup_printf (ngettext ("%s placed %d station", "%s placed %d stations", (gulong) sum),
                          name_of (setup, move), sum);
}

static char *
describe_first (const PurserSetup *setup,
                const PurserMove  *move)
{
  return g_strdup_printf (_("%s is the start player"), name_of (setup, move));
}

static char *
tell_transport (const PurserSetup *setup,
                gconstpointer      state,
                const PurserMove  *move)
{
  g_autofree char *planet = dup_planet (state, move);
  int out = purser_move_get_integer (move, "out", 0);

  if (out == 0)
    /* Translators: a player, a planet, by its name or as “planet 4” */
    return g_strdup_printf (_("%s returned all stations on %s to Earth with a transport card"), name_of (setup, move), planet);
  /* Translators: a player, how many stations, a planet, by its name or as “planet 4” */
  return g_strdup_printf (ngettext ("%s sent %d station to %s with a transport card",
                                    "%s sent %d stations to %s with a transport card", (gulong) out),
                          name_of (setup, move), out, planet);
}

static char *
describe_trade (const PurserSetup *setup,
                const PurserMove  *move)
{
  g_autofree char *give = list_kinds (move, "give");
  g_autofree char *take = list_kinds (move, "take");

  /* Translators: a player, another player, bonus cards, bonus cards; either may be "nothing" */
  return g_strdup_printf (_("%s traded with %s: gave %s, got %s"), name_of (setup, move),
                          purser_setup_get_name (setup, purser_move_get_integer (move, "with", 0)), give, take);
}

static char *
describe_exchange (const PurserSetup *setup,
                   const PurserMove  *move)
{
  int cards = purser_move_get_integer (move, "cards", 0);

  return g_strdup_printf (ngettext ("%s exchanged %d card", "%s exchanged %d cards", (gulong) cards),
                          name_of (setup, move), cards);
}

static char *
tell_move (const PurserSetup *setup,
           gconstpointer      state,
           const PurserMove  *move)
{
  g_autofree char *planet = dup_planet (state, move);
  int stations = purser_move_get_integer (move, "stations", 0);

  /* Translators: a player, how many stations, a planet, by its name or as “planet 4”, how many cards */
  return g_strdup_printf (ngettext ("%s moved %d station to %s with %d cards",
                                    "%s moved %d stations to %s with %d cards", (gulong) stations),
                          name_of (setup, move), stations, planet, cards_of (move));
}

static char *
tell_challenge (const PurserSetup *setup,
                gconstpointer      state,
                const PurserMove  *move)
{
  g_autofree char *planet = dup_planet (state, move);
  g_autofree char *drawn = list_drawn (setup, move);

  /* Translators: a player, a planet, by its name or as “planet 4”, how many cards, whose stations or "nothing" */
  return g_strdup_printf (_("%s challenged on %s with %d cards; drawn: %s"), name_of (setup, move), planet, cards_of (move),
                          drawn);
}

static char *
describe_develop (const PurserSetup *setup,
                  const PurserMove  *move)
{
  if (purser_move_get_choice (move, "track") == PURSER_ANDROMEDA_SHIP)
    return g_strdup_printf (_("%s developed the spaceship"), name_of (setup, move));
  return g_strdup_printf (_("%s developed the technology"), name_of (setup, move));
}

static char *
describe_end_turn (const PurserSetup *setup,
                   const PurserMove  *move)
{
  return g_strdup_printf (_("%s ended the turn"), name_of (setup, move));
}

static char *
tell_learn (gconstpointer     state,
            const PurserMove *move)
{
  const char *item = purser_move_get_text (move, "item");
  int planet = purser_andromeda_find_planet (item);
  g_autofree char *title = planet >= 0 ? purser_andromeda_dup_title (state, planet) : NULL;

  /* The number of bonus cards is not printed anywhere. */
  if (strcmp (item, "bonus-supply") == 0)
    return g_strdup (_("How many bonus cards there are of each kind"));
  /* Translators: a component, or its id */
  return title != NULL ? g_strdup_printf (_("What is printed on %s"), title) : NULL;
}

/* Tells the moves that name a planet. */
char *
purser_andromeda_tell (const PurserSetup *setup,
                       gconstpointer      state,
                       const PurserMove  *move)
{
  const char *verb = move->verb->name;

  if (strcmp (verb, "transport") == 0)
    return tell_transport (setup, state, move);
  if (strcmp (verb, "move") == 0)
    return tell_move (setup, state, move);
  if (strcmp (verb, "challenge") == 0)
    return tell_challenge (setup, state, move);
  return strcmp (verb, "learn") == 0 ? tell_learn (state, move) : NULL;
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
  { "place", N_("Place the stations of drawn planet cards"), place_fields,
    purser_andromeda_setup_place, describe_place },
  { "first", N_("Name the start player"), first_fields,
    purser_andromeda_setup_first, describe_first, .starter = "player" },
  { "transport", N_("Use a transport card, before the first action of a round: either out or back"), transport_fields,
    purser_andromeda_phases_transport },
  { "trade", N_("Hand over bonus cards in the trade, before the first action of a round"), trade_fields,
    purser_andromeda_phases_trade, describe_trade },
  { "exchange", N_("Discard cards and draw as many"), exchange_fields,
    purser_andromeda_actions_exchange, describe_exchange },
  { "move", N_("Move stations from Earth to a planet"), move_fields,
    purser_andromeda_actions_move },
  { "challenge", N_("Challenge on a planet"), challenge_fields,
    purser_andromeda_actions_challenge },
  { "develop", N_("Take a step on a track"), develop_fields,
    purser_andromeda_actions_develop, describe_develop },
  { "end-turn", N_("End the turn, actions left or not"), end_turn_fields,
    purser_andromeda_turn_end, describe_end_turn, .unsaid = TRUE },
  { NULL }
};
