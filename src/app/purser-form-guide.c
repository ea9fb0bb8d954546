// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a form says beside its fields: names for numbers, advice that a game has for a move while it is filled in, and
 * what the move would do. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-form-guide.h"
#include "purser-format.h"
#include "purser-phoenix-setup.h"

static gboolean
play_is (PurserPlay *play,
         const char *game)
{
  return play != NULL && strcmp (purser_play_get_rules (play)->id, game) == 0;
}

static char *
dup_planet (PurserPlay *play,
            int         planet)
{
  return purser_andromeda_dup_title (purser_play_get_state (play), planet);
}

/**
 * purser_form_guide_dup_number:
 * @play: (nullable): a play
 * @shape: the shape of a number
 * @number: one of the numbers it takes
 *
 * Returns: (transfer full): what to call the number: the planets of Andromeda have names
 */
char *
purser_form_guide_dup_number (PurserPlay        *play,
                              const PurserShape *shape,
                              gint64             number)
{
  if (play_is (play, "andromeda") && shape->min == 0 && shape->max == PURSER_ANDROMEDA_PLANETS - 1)
    return dup_planet (play, (int) number);
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/**
 * purser_form_guide_dup_place:
 * @play: (nullable): a play
 * @shape: the shape of a list of fixed length
 * @place: a place in it, from 0
 *
 * Returns: (transfer full): what to call the place
 */
char *
purser_form_guide_dup_place (PurserPlay        *play,
                             const PurserShape *shape,
                             guint              place)
{
  if (play_is (play, "andromeda") && shape->max == PURSER_ANDROMEDA_PLANETS)
    return dup_planet (play, (int) place);
  return g_strdup_printf ("%u", place + 1);
}

/* andromeda/set-size */
#define SMALLEST_SET 3

/**
 * purser_form_guide_get_least:
 * @play: a play
 * @move: a move as far as it is known
 * @field: the name of a field of a number
 *
 * Returns: where the number is to start; 0 where any start is as good
 */
int
purser_form_guide_get_least (PurserPlay  *play,
                             PurserValue *move,
                             const char  *field)
{
  const char *verb = purser_value_get_text_of (move, "move");

  if (!play_is (play, "andromeda") || strcmp (field, "cards") != 0)
    return 0;
  return strcmp (verb, "move") == 0 || strcmp (verb, "challenge") == 0 ? SMALLEST_SET : 0;
}

static int
count_set (PurserValue *move)
{
  return (int) purser_value_get_integer_of (move, "cards", 0) + (int) purser_value_get_size (purser_value_get (move, "bonus"));
}

/* andromeda/challenge-odds */
static char *
advise_challenge (PurserPlay  *play,
                  PurserValue *move,
                  int          player)
{
  const PurserAndromedaState *state = purser_play_get_state (play);
  int planet = (int) purser_value_get_integer_of (move, "planet", 0);
  int cards = count_set (move);
  int draws = purser_andromeda_get_half (state, player, cards);
  int present = purser_andromeda_get_present (state, planet);
  int own = state->players[player].stations[planet];
  double odds = purser_andromeda_get_odds (state, player, planet, cards);
  g_autofree char *chance = NULL;

  if (cards < SMALLEST_SET)
    return g_strdup (_("A set has at least 3 cards."));
  chance = g_strdup_printf (C_("odds", "%.0f %%"), 100 * odds);
  /* Translators: how many draws, how many stations, how many of them, a chance such as "64 %" */
  return g_strdup_printf (ngettext ("%d draw from %d stations, %d of them yours: chance of a centre %s",
                                    "%d draws from %d stations, %d of them yours: chance of a centre %s", (gulong) draws),
                          draws, present, own, chance);
}

static char *
advise_place (PurserPlay  *play,
              PurserValue *move)
{
  PurserValue *planets = purser_value_get (move, "planets");
  int drawn = purser_andromeda_setup_get_drawn (purser_play_get_setup (play)->n_players);
  int sum = 0;

  for (guint i = 0; i < purser_value_get_size (planets); i++)
    sum += (int) purser_value_get_integer (purser_value_get_at (planets, i));
  /* Translators: how many cards are entered, how many there must be */
  return g_strdup_printf (_("%d of %d cards"), sum, drawn);
}

static char *
advise_andromeda (PurserPlay  *play,
                  PurserValue *move,
                  const char  *verb,
                  int          player)
{
  const PurserAndromedaState *state = purser_play_get_state (play);

  if (strcmp (verb, "challenge") == 0 && player >= 0)
    return advise_challenge (play, move, player);
  if (strcmp (verb, "move") == 0 && player >= 0)
    return g_strdup_printf (ngettext ("This set moves up to %d station.", "This set moves up to %d stations.",
                                      (gulong) purser_andromeda_get_half (state, player, count_set (move))),
                            purser_andromeda_get_half (state, player, count_set (move)));
  if (strcmp (verb, "place") == 0)
    return advise_place (play, move);
  if (strcmp (verb, "trade") == 0)
    return g_strdup (_("Planet cards are not recorded: enter only the bonus cards that changed hands, or nothing."));
  return NULL;
}

static char *
advise_supply (PurserPlay  *play,
               PurserValue *move)
{
  PurserValue *aliens = purser_value_get (move, "aliens");
  int sum = 0;

  for (guint i = 0; i < purser_value_get_size (aliens); i++)
    sum += (int) purser_value_get_integer (purser_value_get_at (aliens, i));
  /* Translators: how many aliens are entered, how many there must be */
  return g_strdup_printf (_("%d of %d aliens"), sum, purser_phoenix_aliens_drawn ((int) purser_play_get_setup (play)->n_players));
}

/* A printed number of the ship that is used; -1 where nobody knows it. */
static int
get_printed (PurserPlay             *play,
             PurserValue            *move,
             PurserPhoenixShipValue  value)
{
  const PurserPhoenixState *state = purser_play_get_state (play);
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_text_of (move, "ship"));
  int level = (int) purser_value_get_integer_of (move, "level", 0);

  if (kind < 0 || level < 1 || level > PURSER_PHOENIX_LEVELS)
    return PURSER_PHOENIX_UNKNOWN;
  return purser_phoenix_printed_ship (&state->printed, (PurserPhoenixKind) kind, level, value);
}

/* phoenix/expedition, phoenix/cargo */
static char *
advise_expedition (PurserPlay  *play,
                   PurserValue *move)
{
  int dice = get_printed (play, move, PURSER_PHOENIX_SHIP_DICE);
  int cargo = get_printed (play, move, PURSER_PHOENIX_SHIP_CARGO);
  guint n_rolled = purser_value_get_size (purser_value_get (move, "rolled"));
  guint n_kept = purser_value_get_size (purser_value_get (move, "kept"));
  GString *text = g_string_new (NULL);

  if (dice >= 0)
    /* Translators: how many dice are entered, how many there must be */
    g_string_append_printf (text, _("Rolled: %u of %d dice. "), n_rolled, dice);
  if (cargo >= 0)
    /* Translators: how many dice are kept, how many may be */
    g_string_append_printf (text, _("Kept: %u of up to %d. "), n_kept, cargo);
  g_string_append (text, _("A human kept is observed for 1 point, or befriended for 1 food, 1 water and 1 metal: then "
                           "name the colour of its sector."));
  return g_string_free_and_steal (text);
}

static char *
advise_phoenix (PurserPlay  *play,
                PurserValue *move,
                const char  *verb)
{
  const char *ship = purser_value_get_text_of (move, "ship");

  if (strcmp (verb, "supply") == 0)
    return advise_supply (play, move);
  if (strcmp (verb, "act") != 0 || ship == NULL)
    return NULL;
  if (strcmp (ship, "expedition") == 0)
    return advise_expedition (play, move);
  if (strcmp (ship, "transport") == 0)
    return g_strdup (_("1 food and 1 water bring an alien, with 1 GEM a gold one. 2 goods or 3 GEM bring a good."));
  if (strcmp (ship, "construction") == 0)
    return g_strdup (_("The metal is what is paid after the discount. The tile’s number is on the sector."));
  return NULL;
}

/**
 * purser_form_guide_dup_advice:
 * @play: a play
 * @move: a move as far as it is filled in
 *
 * Returns: (transfer full) (nullable): what the game has to say to it so far
 */
char *
purser_form_guide_dup_advice (PurserPlay  *play,
                              PurserValue *move)
{
  const char *verb = purser_value_get_text_of (move, "move");
  int player = (int) purser_value_get_integer_of (move, "player", -1);

  if (play_is (play, "andromeda"))
    return advise_andromeda (play, move, verb, player);
  if (play_is (play, "phoenix"))
    return advise_phoenix (play, move, verb);
  return NULL;
}

/**
 * purser_form_guide_dup_phase:
 * @play: a play
 *
 * Guides through what is done at the table and not recorded: the trade of Andromeda, before the first action of a round
 * (`andromeda/trade`).
 *
 * Returns: (transfer full) (nullable): what to do now
 */
char *
purser_form_guide_dup_phase (PurserPlay *play)
{
  const PurserAndromedaState *state = purser_play_get_state (play);
  const char *name;
  gboolean fourth;

  if (!play_is (play, "andromeda") || state->table.over || state->table.round == 0 || state->acted || state->turns > 0)
    return NULL;
  name = purser_setup_get_name (purser_play_get_setup (play), state->start);
  fourth = state->players[state->start].tracks[PURSER_ANDROMEDA_TECHNOLOGY] >= 1;
  /* Translators: the start player, the largest number of cards, the start player twice more */
  return g_strdup_printf (_("Trade: %s lays from 2 to %d cards, one at a time. After each, the others answer together with a "
                            "card unlike every card %s has laid; whoever has none takes all back and is out. Then whole sets "
                            "are swapped: %s has to and is done, each partner keeps the set or swaps on with somebody "
                            "whose set still lies there."), name, fourth ? 4 : 3, name, name);
}

static char *
dup_gains (PurserPlay   *play,
           PurserLedger *ledger)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      g_autofree char *by = purser_format_signed (entry->by);
      PurserAccount about = { 0 };

      purser_play_get_rules (play)->get_account (purser_play_get_setup (play), (guint) entry->account, &about);
      if (i > 0)
        g_string_append (text, " · ");
      /* Translators: a player, an account, a change with its sign */
      g_string_append_printf (text, _("%s: %s %s"), purser_setup_get_name (purser_play_get_setup (play), entry->player),
                              about.title, by);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * purser_form_guide_dup_effect:
 * @play: a play
 * @move: a move, complete
 * @refused: (out): whether the rules would refuse it
 *
 * Tries a move out.
 *
 * Returns: (transfer full): what it would change, or why not
 */
char *
purser_form_guide_dup_effect (PurserPlay  *play,
                              PurserValue *move,
                              gboolean    *refused)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_auto (PurserVerdict) verdict = { 0 };

  *refused = !purser_play_try (play, move, ledger, &verdict);
  return *refused ? g_strdup (verdict.text) : dup_gains (play, ledger);
}
