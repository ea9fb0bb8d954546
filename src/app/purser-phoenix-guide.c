// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the forms of Space Station Phoenix say beside their fields. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-guide.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-turn.h"

/* What a field is called, by the verb or the kind of ship it is for. */
static const struct {
  const char *use;
  const char *field;
  const char *title;
} titles[] = {
  { "act", "level", N_("level of the ship") },
  { "act", "cost", N_("GEM laid on the ship") },
  { "act", "fee", N_("GEM to its owner") },
  { "dismantle", "target", N_("the ship that is broken up") },
  { "dismantle", "metal", N_("metal gained, the extra included") },
  { "construction", "sector", N_("the colour that is built") },
  { "construction", "metal", N_("metal paid, after the discount") },
  { "construction", "tile", N_("number of the sector tile, if you like") },
  { "expedition", "rolled", N_("rolled") },
  { "expedition", "kept", N_("kept") },
  { "expedition", "humans", N_("humans kept: observed, or where they move in") },
  { "transport", "trades", N_("trades, in their order") },
  { "farm", "amount", N_("food it yields") },
  { "ice", "amount", N_("water it yields") },
  { "diplomacy", "tracks", N_("the track that is advanced, and the GEM for it") },
  { "start", "hub", N_("name of the hub") },
  { "start", "ships", N_("ships") },
  { "start", "sectors", N_("sectors built already") },
  { "start", "diplomacy", N_("steps on the diplomacy tracks") },
  { "relocate", "from", N_("from") },
  { "relocate", "to", N_("to") },
};

/**
 * purser_phoenix_guide_get_title:
 * @move: a move as far as it is settled
 * @field: the name of one of its fields
 *
 * Returns: (nullable): what the field is called here; %NULL where it has one name everywhere
 */
const char *
purser_phoenix_guide_get_title (PurserValue *move,
                                const char  *field)
{
  const char *verb = purser_value_get_text_of (move, "move");
  const char *ship = purser_value_get_text_of (move, "ship");

  /* phoenix/diplomacy-two */
  if (strcmp (field, "tracks") == 0 && purser_value_get_integer_of (move, "level", 0) == PURSER_PHOENIX_LEVELS)
    return _("one track or two different ones, and the GEM for each");
  /* phoenix/reward-x2 */
  if (g_strcmp0 (verb, "bonus") == 0 && strcmp (field, "gains") == 0 &&
      purser_value_get_size (purser_value_get (move, "levels")) == 2)
    return _("what both levels give together");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i].field, field) == 0 &&
        (g_strcmp0 (titles[i].use, verb) == 0 || g_strcmp0 (titles[i].use, ship) == 0))
      return _(titles[i].title);
  return NULL;
}

/* A place is a colour, or a sector by colour and level; only one that is built is of use, and where a wing has but one
 * sector its colour says enough. */
static gboolean
place_is_built (const PurserPhoenixState *state,
                int                       place)
{
  int level = place / PURSER_PHOENIX_COLOURS;
  int colour = place % PURSER_PHOENIX_COLOURS;
  int built = 0;

  for (int i = 0; i < state->table.n_players; i++)
    if (state->table.active < 0 || i == state->table.active)
      built = MAX (built, state->players[i].sectors[colour]);
  return level == 0 ? built == 1 : built > 1 && level <= built;
}

/**
 * purser_phoenix_guide_offers:
 * @play: a play of Space Station Phoenix
 * @shape: the shape of a word
 * @word: one of its words
 *
 * Returns: whether the word is of any use at present: a wing or a sector is where the player in turn has built it
 */
gboolean
purser_phoenix_guide_offers (PurserPlay        *play,
                             const PurserShape *shape,
                             const char        *word)
{
  const PurserPhoenixState *state = purser_play_get_state (play);
  int colour = purser_phoenix_find_word (purser_phoenix_colour_words, word);

  if (shape->choices == purser_phoenix_place_words)
    return place_is_built (state, purser_phoenix_find_word (purser_phoenix_place_words, word));
  if (shape->choices == purser_phoenix_human_words && colour >= 0)
    return state->table.active < 0 || state->players[state->table.active].sectors[colour] > 0;
  return TRUE;
}

/**
 * purser_phoenix_guide_get_printed:
 * @play: a play of Space Station Phoenix
 * @move: an `act` move as far as it is filled in
 * @field: the name of a field that states a printed number
 *
 * Returns: what counts where the field is left empty; -1 where nobody knows it
 */
int
purser_phoenix_guide_get_printed (PurserPlay  *play,
                                  PurserValue *move,
                                  const char  *field)
{
  const PurserPhoenixState *state = purser_play_get_state (play);
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_text_of (move, "ship"));
  int level = (int) purser_value_get_integer_of (move, "level", 0);
  PurserPhoenixShipValue value = strcmp (field, "cost") == 0 ? PURSER_PHOENIX_SHIP_COST
                                 : strcmp (field, "fee") == 0 ? PURSER_PHOENIX_SHIP_FEE : PURSER_PHOENIX_SHIP_AMOUNT;

  if (kind < 0 || level < 1 || level > PURSER_PHOENIX_LEVELS)
    return PURSER_PHOENIX_UNKNOWN;
  return purser_phoenix_printed_ship (&state->printed, (PurserPhoenixKind) kind, level, value);
}

/**
 * purser_phoenix_guide_dup_phase:
 * @play: a play of Space Station Phoenix
 *
 * Returns: (transfer full) (nullable): why the income is not among the answers, where it is not (`phoenix/income-allowed`)
 */
char *
purser_phoenix_guide_dup_phase (PurserPlay *play)
{
  const PurserPhoenixState *state = purser_play_get_state (play);

  if (state->table.active < 0 || state->table.round == 0 || state->table.over ||
      state->done != PURSER_PHOENIX_DONE_NOTHING || purser_phoenix_may_take_income (state, state->table.active))
    return NULL;
  return g_strdup (_("No income yet: it takes 7 GEM or fewer, an own used ship, or no ship that could be used."));
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

/**
 * purser_phoenix_guide_dup_income:
 * @play: a play of Space Station Phoenix
 * @move: an `income` move
 *
 * Returns: (transfer full): what is known of the income, by account
 */
PurserValue *
purser_phoenix_guide_dup_income (PurserPlay  *play,
                                 PurserValue *move)
{
  int gains[PURSER_PHOENIX_ACCOUNTS];
  PurserValue *value = purser_value_new_object ();

  purser_phoenix_get_known_income (purser_play_get_state (play), (int) purser_value_get_integer_of (move, "player", 0), gains);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      purser_value_set_integer (value, purser_phoenix_account_words[i], gains[i]);
  return value;
}

/* What is known of the hub and of the occupied quarters. */
static char *
advise_income (PurserPlay  *play,
               PurserValue *move)
{
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (purser_play_get_state (play),
                                                  (int) purser_value_get_integer_of (move, "player", 0), gains);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      g_string_append_printf (text, "%s%s +%d", text->len > 0 ? " · " : "",
                              purser_phoenix_account_title ((PurserPhoenixAccount) i), gains[i]);
  if (text->len > 0)
    /* Translators: accounts with what they gain */
    g_string_prepend (text, all ? _("Hub and quarters give: ") : _("Known so far: "));
  return g_string_free_and_steal (text);
}

/* phoenix/reward-x2: where a level is not known, only the sum of two is entered. */
static char *
advise_reward (PurserPlay  *play,
               PurserValue *move)
{
  const PurserPhoenixState *state = purser_play_get_state (play);
  PurserValue *levels = purser_value_get (move, "levels");
  int track = purser_phoenix_find_word (purser_phoenix_track_words, purser_value_get_text_of (move, "track"));
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };

  for (guint i = 0; track >= 0 && purser_value_get_size (levels) == 2 && i < 2; i++)
    if (!purser_phoenix_printed_reward (&state->printed, track,
                                        (int) purser_value_get_integer (purser_value_get_at (levels, i)), gains))
      return g_strdup (_("A sum of two is not kept, as it does not say what each level gives. Once the track is read off, "
                         "nobody has to enter it again."));
  return NULL;
}

/**
 * purser_phoenix_guide_dup_advice:
 * @play: a play of Space Station Phoenix
 * @move: a move as far as it is filled in
 * @verb: its verb
 *
 * Returns: (transfer full) (nullable): what the game has to say to it so far
 */
char *
purser_phoenix_guide_dup_advice (PurserPlay  *play,
                                 PurserValue *move,
                                 const char  *verb)
{
  const char *ship = purser_value_get_text_of (move, "ship");

  if (strcmp (verb, "supply") == 0)
    return advise_supply (play, move);
  if (strcmp (verb, "start") == 0)
    return g_strdup (_("Ships: five of level 1 are everybody’s; tap the two of level 2 and the two of level 3. Where none is "
                       "tapped, every ship is accepted. What is left empty is what the hub is known to give."));
  if (strcmp (verb, "income") == 0)
    return advise_income (play, move);
  if (strcmp (verb, "bonus") == 0)
    return advise_reward (play, move);
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
