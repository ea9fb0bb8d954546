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
#include "purser-phoenix-guide.h"
#include "purser-phoenix-words.h"
#include "purser-words.h"

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

static const char *
find_bonus_title (const char *word)
{
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    if (strcmp (purser_andromeda_bonus_names[kind], word) == 0)
      return purser_andromeda_get_bonus_title (kind);
  return NULL;
}

/**
 * purser_form_guide_dup_word:
 * @play: (nullable): a play
 * @word: a word of the table of verbs
 *
 * Returns: (transfer full): what to call it in this game, at the beginning of a line: gold is a metal here and a people
 *   there
 */
char *
purser_form_guide_dup_word (PurserPlay *play,
                            const char *word)
{
  const char *title = play_is (play, "andromeda") ? find_bonus_title (word) : NULL;
  g_autofree char *first = NULL;
  g_autofree char *capital = NULL;
  int account = play_is (play, "phoenix") ? purser_phoenix_find_word (purser_phoenix_account_words, word) : -1;

  if (account >= 0)
    return g_strdup (purser_phoenix_account_title ((PurserPhoenixAccount) account));
  first = title != NULL ? g_utf8_substring (title, 0, 1) : NULL;
  capital = title != NULL ? g_utf8_strup (first, -1) : NULL;

  return title != NULL ? g_strconcat (capital, g_utf8_offset_to_pointer (title, 1), NULL) : purser_words_dup_title (word);
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

/**
 * purser_form_guide_dup_gains:
 * @play: a play
 * @move: a move as far as it is settled
 *
 * Returns: (transfer full) (nullable): what its form begins with as gains: of an income of Space Station Phoenix what is
 *   known; %NULL where that is nothing
 */
PurserValue *
purser_form_guide_dup_gains (PurserPlay  *play,
                             PurserValue *move)
{
  if (!play_is (play, "phoenix") || g_strcmp0 (purser_value_get_text_of (move, "move"), "income") != 0 ||
      purser_value_get (move, "gains") != NULL)
    return NULL;
  return purser_phoenix_guide_dup_income (play, move);
}

static int
count_set (PurserValue *move)
{
  return (int) purser_value_get_integer_of (move, "cards", 0) + (int) purser_value_get_size (purser_value_get (move, "bonus"));
}

/**
 * purser_form_guide_get_proposal:
 * @play: a play
 * @move: a move as far as it is known
 * @field: the name of a field of a number
 *
 * Returns: the number to propose, which follows what else is entered; -1 where any is as good. A set of Andromeda moves
 *   as many stations as it can (`andromeda/move`)
 */
int
purser_form_guide_get_proposal (PurserPlay  *play,
                                PurserValue *move,
                                const char  *field)
{
  int player = (int) purser_value_get_integer_of (move, "player", -1);
  const PurserAndromedaState *state;

  if (!play_is (play, "andromeda") || strcmp (field, "stations") != 0 || player < 0)
    return -1;
  state = purser_play_get_state (play);
  return MIN (purser_andromeda_get_half (state, player, count_set (move)),
              MAX (0, state->players[player].accounts[PURSER_ANDROMEDA_EARTH]));
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
  chance = g_strdup_printf (C_("odds", "%.0f%%"), 100 * odds);
  /* Translators: how many draws, how many stations, how many of them, a chance such as "64 %" */
  return g_strdup_printf (ngettext ("%d draw from %d stations, %d of them yours: chance of a centre %s",
                                    "%d draws from %d stations, %d of them yours: chance of a centre %s", (gulong) draws),
                          draws, present, own, chance);
}

static int
count_placed (PurserValue *move)
{
  PurserValue *planets = purser_value_get (move, "planets");
  int sum = 0;

  for (guint i = 0; i < purser_value_get_size (planets); i++)
    sum += (int) purser_value_get_integer (purser_value_get_at (planets, i));
  return sum;
}

static char *
advise_place (PurserPlay  *play,
              PurserValue *move)
{
  int drawn = purser_andromeda_setup_get_drawn (purser_play_get_setup (play)->n_players);

  /* Translators: how many cards are entered, how many there must be */
  return g_strdup_printf (_("%d of %d cards"), count_placed (move), drawn);
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

/* Where the table of verbs says how it is written in the file. */
static const char *
get_andromeda_title (const char *field)
{
  static const struct {
    const char *field;
    const char *title;
  } titles[] = {
    { "planet", N_("Planet") },
    { "with", N_("Trade with") },
    { "give", N_("Bonus cards given") },
    { "take", N_("Bonus cards taken") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i].field, field) == 0)
      return _(titles[i].title);
  return NULL;
}

/**
 * purser_form_guide_get_title:
 * @play: a play
 * @move: the move as far as it is settled
 * @field: the name of one of its fields
 *
 * Returns: (nullable): what the field is called here; %NULL where it has one name everywhere
 */
const char *
purser_form_guide_get_title (PurserPlay  *play,
                             PurserValue *move,
                             const char  *field)
{
  if (play_is (play, "andromeda"))
    return get_andromeda_title (field);
  return play_is (play, "phoenix") ? purser_phoenix_guide_get_title (move, field) : NULL;
}

/**
 * purser_form_guide_offers:
 * @play: (nullable): a play
 * @shape: the shape of a word
 * @word: one of its words
 *
 * Returns: whether the word is of any use at present, such as a place where somebody can live
 */
gboolean
purser_form_guide_offers (PurserPlay        *play,
                          const PurserShape *shape,
                          const char        *word)
{
  return !play_is (play, "phoenix") || purser_phoenix_guide_offers (play, shape, word);
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
    return purser_phoenix_guide_dup_advice (play, move, verb);
  return NULL;
}

/**
 * purser_form_guide_dup_phase:
 * @play: a play
 *
 * Guides through what is done at the table and not recorded, where words are enough.
 *
 * Returns: (transfer full) (nullable): what to do now
 */
char *
purser_form_guide_dup_phase (PurserPlay *play)
{
  return play_is (play, "phoenix") ? purser_phoenix_guide_dup_phase (play) : NULL;
}

/* What is gained of an account in all, or what is paid, from the entry at @first on; 0 where an earlier one said it. */
static gint64
sum_up (PurserLedger *ledger,
        guint         first)
{
  const PurserEntry *entry = purser_ledger_get (ledger, first);
  gint64 sum = 0;

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *other = purser_ledger_get (ledger, i);

      if (other->player != entry->player || other->account != entry->account || (other->by > 0) != (entry->by > 0))
        continue;
      if (i < first)
        return 0;
      sum += other->by;
    }
  return sum;
}

/* What is paid in several places is paid out of one purse; what is gained is told apart from it. */
static char *
dup_gains (PurserPlay   *play,
           PurserLedger *ledger)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    {
      const PurserEntry *entry = purser_ledger_get (ledger, i);
      gint64 sum = sum_up (ledger, i);
      g_autofree char *by = purser_format_signed (sum);
      PurserAccount about = { 0 };

      if (sum == 0)
        continue;
      purser_play_get_rules (play)->get_account (purser_play_get_setup (play), (guint) entry->account, &about);
      if (text->len > 0)
        g_string_append (text, " · ");
      /* Translators: a player, an account, a change with its sign */
      g_string_append_printf (text, _("%s: %s %s"), purser_setup_get_name (purser_play_get_setup (play), entry->player),
                              about.title, by);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* While the cards of set-up are being counted, there is nothing to refuse yet (andromeda/place). */
static gboolean
is_counting (PurserPlay  *play,
             PurserValue *move)
{
  return play_is (play, "andromeda") && strcmp (purser_value_get_text_of (move, "move"), "place") == 0 &&
         count_placed (move) < purser_andromeda_setup_get_drawn (purser_play_get_setup (play)->n_players);
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

  *refused = FALSE;
  if (is_counting (play, move))
    return g_strdup ("");

  *refused = !purser_play_try (play, move, ledger, &verdict);
  return *refused ? g_strdup (verdict.text) : dup_gains (play, ledger);
}
