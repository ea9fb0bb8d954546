// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Refines the forms of Space Station Phoenix beyond the table of verbs. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-form.h"
#include "purser-phoenix-ask.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-odds.h"
#include "purser-phoenix-setup.h"
#include "purser-phoenix-turn.h"

/* The titles of fields, by verb or kind of ship. */
static const struct {
  const char *use;
  const char *field;
  const char *title;
} titles[] = {
  { "act", "level", N_("Level of the ship") },
  { "act", "cost", N_("GEM onto the ship") },
  { "act", "fee", N_("GEM to its owner") },
  { "dismantle", "target", N_("The ship to dismantle") },
  { "dismantle", "metal", N_("Metal gained, the extra included") },
  { "construction", "sector", N_("The color that is built") },
  { "construction", "metal", N_("Metal paid, after the discount") },
  { "construction", "tile", N_("Number of the sector tile, if you like") },
  { "expedition", "rolled", N_("Rolled") },
  { "expedition", "kept", N_("Kept") },
  { "expedition", "humans", N_("Humans kept: observed, or where they move in") },
  { "transport", "trades", N_("Trades, in their order") },
  { "farm", "amount", N_("Food it yields") },
  { "ice", "amount", N_("Water it yields") },
  { "diplomacy", "tracks", N_("The track that is advanced, and the GEM for it") },
  { "start", "hub", N_("Name of the hub") },
  { "start", "ships", N_("Ships") },
  { "start", "sectors", N_("Sectors built already") },
  { "start", "tiles", N_("Numbers of these sector tiles") },
  { "start", "diplomacy", N_("Steps on the diplomacy tracks") },
  { "relocate", "from", N_("From") },
  { "relocate", "to", N_("To") },
};

static void
call_fields (PurserForm  *form,
             PurserValue *draft)
{
  const char *ship = purser_value_get_string_of (draft, "ship");

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i].use, form->verb->name) == 0 || g_strcmp0 (titles[i].use, ship) == 0)
      purser_form_call (form, titles[i].field, _(titles[i].title));
}

/* A place is a colour, or a built sector by colour and level. The only sector of a wing is named by its colour alone. */
static gboolean
place_is_built (const PurserPhoenixState *state,
                int                       place)
{
  int level = place / PURSER_PHOENIX_COLOURS;
  int colour = place % PURSER_PHOENIX_COLOURS;
  int built = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    if (state->turn.active < 0 || i == state->turn.active)
      built = MAX (built, state->players[i].sectors[colour]);
  return level == 0 ? built == 1 : built > 1 && level <= built;
}

static void
offer_places (const PurserPhoenixState *state,
              PurserForm               *form,
              const char               *name)
{
  for (int i = 0; purser_phoenix_place_words[i] != NULL; i++)
    {
      PurserFormOption *option = purser_form_find_option (form, name, purser_phoenix_place_words[i]);
      g_autofree char *title = purser_phoenix_dup_place_title (i);

      if (option == NULL)
        continue;
      option->shown = place_is_built (state, i);
      purser_form_call_option (form, name, (guint) i, title);
    }
}

/* Returns a printed number of the ship used, or PURSER_PHOENIX_UNKNOWN. */
static int
get_printed (const PurserPhoenixState *state,
             PurserValue              *draft,
             PurserPhoenixShipValue    value)
{
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, purser_value_get_string_of (draft, "ship"));
  int level = (int) purser_value_get_integer_of (draft, "level", 0);

  if (kind < 0 || level < 1 || level > PURSER_PHOENIX_LEVELS)
    return PURSER_PHOENIX_UNKNOWN;
  return purser_phoenix_printed_ship (&state->printed, (PurserPhoenixKind) kind, level, value);
}

/* Shows the printed number, or "?", as the hint of an empty field. */
static void
hint_printed (const PurserPhoenixState *state,
              PurserValue              *draft,
              PurserForm               *form)
{
  static const struct {
    const char             *field;
    PurserPhoenixShipValue  value;
  } hints[] = {
    { "cost", PURSER_PHOENIX_SHIP_COST },
    { "fee", PURSER_PHOENIX_SHIP_FEE },
    { "amount", PURSER_PHOENIX_SHIP_AMOUNT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      int printed = get_printed (state, draft, hints[i].value);

      purser_form_hint (form, hints[i].field, printed >= 0 ? g_strdup_printf ("%d", printed) : g_strdup ("?"));
    }
}

static guint
count_word (PurserValue *list,
            const char  *word)
{
  guint count = 0;

  for (guint i = 0; i < purser_value_get_size (list); i++)
    count += g_strcmp0 (purser_value_get_string (purser_value_get_at (list, i)), word) == 0;
  return count;
}

/* Only dice that were rolled can be kept. */
static void
limit_kept (PurserValue *draft,
            PurserForm  *form)
{
  for (guint i = 0; purser_phoenix_face_words[i] != NULL; i++)
    {
      PurserFormOption *option = purser_form_find_option (form, "kept", purser_phoenix_face_words[i]);

      option->most = count_word (purser_value_get (draft, "rolled"), option->name);
    }
}

/* Humans kept are observed unless the draft names their sector (`phoenix/human-dice`). The field is hidden if none is kept. */
static void
match_humans (const PurserPhoenixState *state,
              PurserValue              *draft,
              PurserForm               *form)
{
  PurserValue *met = purser_value_get (draft, "humans");
  guint n_humans = count_word (purser_value_get (draft, "kept"), "human");
  guint n_friends = purser_value_get_size (met) - count_word (met, "observe");
  PurserValue *all = purser_value_new_list ();

  for (guint i = 0; i < purser_value_get_size (met); i++)
    if (strcmp (purser_value_get_string (purser_value_get_at (met, i)), "observe") != 0 && purser_value_get_size (all) < n_humans)
      purser_value_append (all, purser_value_ref (purser_value_get_at (met, i)));
  for (guint i = n_friends; i < n_humans; i++)
    purser_value_append (all, purser_value_new_string ("observe"));
  purser_form_propose (form, "humans", all);
  purser_form_find (form, "humans")->settled = TRUE;
  if (n_humans == 0)
    purser_form_hide (form, "humans");
  for (int i = 0; i < PURSER_PHOENIX_COLOURS && state->turn.active >= 0; i++)
    purser_form_find_option (form, "humans", purser_phoenix_colour_words[i])->shown =
      state->players[state->turn.active].sectors[i] > 0;
}

/* phoenix/expedition, phoenix/cargo */
static void
assist_expedition (const PurserPhoenixState *state,
                   PurserValue              *draft,
                   PurserForm               *form)
{
  int dice = get_printed (state, draft, PURSER_PHOENIX_SHIP_DICE);
  int cargo = get_printed (state, draft, PURSER_PHOENIX_SHIP_CARGO);

  limit_kept (draft, form);
  match_humans (state, draft, form);
  if (dice >= 0)
    /* Translators: how many dice are entered, how many there must be */
    purser_form_advise (form, g_strdup_printf (_("Rolled: %u of %d dice."),
                                               purser_value_get_size (purser_value_get (draft, "rolled")), dice));
  if (cargo >= 0)
    /* Translators: how many dice are kept, how many may be */
    purser_form_advise (form, g_strdup_printf (_("Kept: %u of up to %d."),
                                               purser_value_get_size (purser_value_get (draft, "kept")), cargo));
  if (dice > 0)
    purser_form_advise (form, purser_phoenix_dup_expectation (dice, cargo));
  purser_form_advise (form, g_strdup (_("A human kept is observed for 1 point, or befriended for 1 food, 1 water and 1 "
                                        "metal: then name the color of its sector.")));
}

/* phoenix/diplomacy-two */
static void
assist_diplomacy (PurserValue *draft,
                  PurserForm  *form)
{
  gboolean two = purser_value_get_integer_of (draft, "level", 0) == PURSER_PHOENIX_LEVELS;

  purser_form_limit (form, "tracks", 1, two ? 2 : 1);
  if (two)
    purser_form_call (form, "tracks", _("One track or two different ones, and the GEM for each"));
}

/* A wing has three sectors (`phoenix/build-order`). The second digit of a tile's number stands for its colour, so a built
 * tile with the same digit tells it. */
static void
assist_construction (const PurserPhoenixState *state,
                     PurserValue              *draft,
                     PurserForm               *form)
{
  int player = (int) purser_value_get_integer_of (draft, "player", -1);
  PurserValue *tile = purser_value_get (draft, "tile");
  int colour = purser_value_is (tile, PURSER_VALUE_INTEGER)
                 ? purser_phoenix_find_tile_colour (state, (int) purser_value_get_integer (tile)) : -1;

  for (int i = 0; i < PURSER_PHOENIX_COLOURS && player >= 0 && player < state->turn.n_players; i++)
    purser_form_find_option (form, "sector", purser_phoenix_colour_words[i])->shown =
      state->players[player].sectors[i] < PURSER_PHOENIX_LEVELS;
  if (colour >= 0)
    purser_form_propose (form, "sector", purser_value_new_string (purser_phoenix_colour_words[colour]));
  if (purser_value_is (tile, PURSER_VALUE_INTEGER))
    purser_form_advise (form, purser_phoenix_dup_yields (state, (int) purser_value_get_integer (tile)));
  purser_form_advise (form, g_strdup (_("Enter the metal paid after the discount. The tile’s number is on the "
                                        "sector.")));
}

/* Hides the fields that only other kinds of ships need. */
static void
hide_others (const char *ship,
             PurserForm *form)
{
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, ship);

  for (guint i = 0; kind >= 0 && i < form->fields->len; i++)
    {
      const char *name = ((PurserFormField *) g_ptr_array_index (form->fields, i))->field->name;

      for (guint other = 0; other < PURSER_PHOENIX_KINDS; other++)
        if (purser_phoenix_ship_wants ((PurserPhoenixKind) other, name) &&
            !purser_phoenix_ship_wants ((PurserPhoenixKind) kind, name))
          purser_form_hide (form, name);
    }
}

static void
assist_act (const PurserPhoenixState *state,
            PurserValue              *draft,
            PurserForm               *form)
{
  const char *ship = purser_value_get_string_of (draft, "ship");
  int kind = purser_phoenix_find_word (purser_phoenix_kind_words, ship);

  purser_form_find_option (form, "level", "1")->shown = kind < 0 || purser_phoenix_ship_exists ((PurserPhoenixKind) kind, 1);
  hint_printed (state, draft, form);
  hide_others (ship, form);
  if (g_strcmp0 (ship, "expedition") == 0)
    assist_expedition (state, draft, form);
  if (g_strcmp0 (ship, "diplomacy") == 0)
    assist_diplomacy (draft, form);
  if (g_strcmp0 (ship, "transport") == 0)
    purser_form_advise (form, g_strdup (_("1 food and 1 water buy an alien; add 1 GEM for a gold one. Any 2 goods, "
                                          "or 3 GEM, buy 1 good.")));
  if (g_strcmp0 (ship, "construction") == 0)
    assist_construction (state, draft, form);
}

static void
assist_supply (const PurserSetup *setup,
               PurserValue       *draft,
               PurserForm        *form)
{
  PurserValue *aliens = purser_value_get (draft, "aliens");
  int drawn = purser_phoenix_aliens_drawn ((int) setup->n_players);
  int sum = 0;

  for (guint i = 0; i < purser_value_get_size (aliens); i++)
    sum += (int) purser_value_get_integer (purser_value_get_at (aliens, i));
  form->counting = sum < drawn;
  /* Translators: how many aliens are entered, how many there must be */
  purser_form_advise (form, g_strdup_printf (_("%d of %d aliens"), sum, drawn));
}

/* Only built sectors have tile numbers to enter. */
static gboolean
has_sectors (PurserValue *draft)
{
  PurserValue *sectors = purser_value_get (draft, "sectors");

  for (guint i = 0; i < purser_value_get_size (sectors); i++)
    if (purser_value_get_integer (purser_value_get_at (sectors, i)) > 0)
      return TRUE;
  return purser_value_get_size (purser_value_get (draft, "tiles")) > 0;
}

/* Returns whether the hub would give nothing, which no hub does. */
static gboolean
gives_nothing (PurserValue *draft)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (purser_value_get_integer_of (draft, purser_phoenix_account_words[i], 0) > 0)
      return FALSE;
  return TRUE;
}

/* Makes the ships optional; the hub is only needed if its gains are not entered. */
static void
assist_start (PurserValue *draft,
              PurserForm  *form)
{
  gboolean nothing = gives_nothing (draft);

  purser_form_find (form, "ships")->needed = FALSE;
  purser_form_find (form, "hub")->needed = nothing;
  if (nothing && purser_value_get (draft, "hub") == NULL)
    purser_form_advise (form, g_strdup (_("Enter what the hub gives, or the name of a hub whose values are known.")));
  purser_form_find (form, "tiles")->shown = has_sectors (draft);
  purser_form_advise (form, g_strdup (_("Tap two ships of level 2 and two of level 3; if none is tapped, every ship is "
                                        "accepted. Empty fields use the known values of the hub.")));
}

/* Proposes the known income of the hub and of the occupied quarters (`phoenix/income-gains`). */
static void
assist_income (const PurserPhoenixState *state,
               PurserValue              *draft,
               PurserForm               *form)
{
  int player = CLAMP ((int) purser_value_get_integer_of (draft, "player", 0), 0, PURSER_PHOENIX_PLAYERS - 1);
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (state, player, gains);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      g_string_append_printf (text, "%s%s +%d", text->len > 0 ? " · " : "",
                              purser_phoenix_account_title ((PurserPhoenixAccount) i), gains[i]);
  if (text->len > 0)
    /* Translators: accounts with what they gain */
    g_string_prepend (text, all ? _("Hub and quarters give: ") : _("Known so far: "));
  purser_form_propose (form, "gains", purser_phoenix_gains_value (gains));
  purser_form_advise (form, g_string_free_and_steal (text));
}

/* phoenix/reward-x2: if a level is not known, only the sum of two is entered. */
static void
assist_bonus (const PurserPhoenixState *state,
              PurserValue              *draft,
              PurserForm               *form)
{
  PurserValue *levels = purser_value_get (draft, "levels");
  int track = purser_phoenix_find_word (purser_phoenix_track_words, purser_value_get_string_of (draft, "track"));
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  gboolean known = track >= 0;

  if (purser_value_get_size (levels) != 2)
    return;
  purser_form_call (form, "gains", _("What both levels give together"));
  for (guint i = 0; known && i < 2; i++)
    known = purser_phoenix_printed_reward (&state->printed, track,
                                           CLAMP ((int) purser_value_get_integer (purser_value_get_at (levels, i)), 1,
                                                  PURSER_PHOENIX_TRACK_LEVELS), gains);
  if (track >= 0 && !known)
    purser_form_advise (form, g_strdup (_("A sum of two is not saved, as it does not say what each level gives. Once the "
                                          "track’s values are entered, nobody has to enter them again.")));
}

void
purser_phoenix_assist (const PurserSetup *setup,
                       gconstpointer      state,
                       PurserValue       *draft,
                       PurserForm        *form)
{
  const char *verb = form->verb->name;

  call_fields (form, draft);
  if (strcmp (verb, "act") == 0)
    assist_act (state, draft, form);
  if (strcmp (verb, "supply") == 0)
    assist_supply (setup, draft, form);
  if (strcmp (verb, "start") == 0)
    assist_start (draft, form);
  if (strcmp (verb, "income") == 0)
    assist_income (state, draft, form);
  if (strcmp (verb, "bonus") == 0)
    assist_bonus (state, draft, form);
  if (strcmp (verb, "relocate") == 0 || strcmp (verb, "lodge") == 0)
    {
      offer_places (state, form, "from");
      offer_places (state, form, "to");
    }
}
