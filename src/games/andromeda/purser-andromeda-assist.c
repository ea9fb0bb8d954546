// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Refines the forms of Andromeda beyond the table of verbs, and tells the odds of challenges (`andromeda/challenge-odds`). */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-assist.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-chance.h"
#include "purser-form.h"

static int
count_set (PurserValue *draft)
{
  return (int) purser_value_get_integer_of (draft, "cards", 0) + (int) purser_value_get_size (purser_value_get (draft, "bonus"));
}

static void
call_planets (const PurserAndromedaState *state,
              PurserForm                 *form,
              const char                 *field)
{
  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    {
      g_autofree char *title = purser_andromeda_dup_title (state, (int) i);

      purser_form_call_option (form, field, i, title);
    }
}

static int
count_placed (PurserValue *draft)
{
  PurserValue *planets = purser_value_get (draft, "planets");
  int sum = 0;

  for (guint i = 0; i < purser_value_get_size (planets); i++)
    sum += (int) purser_value_get_integer (purser_value_get_at (planets, i));
  return sum;
}

/* While the cards of set-up are being counted, too few of them are not refused yet (andromeda/place). */
static void
assist_place (const PurserSetup *setup,
              PurserValue       *draft,
              PurserForm        *form)
{
  int drawn = purser_andromeda_setup_get_drawn (setup->n_players);
  int placed = count_placed (draft);

  form->counting = placed < drawn;
  /* Translators: how many cards are entered, how many there must be */
  purser_form_advise (form, g_strdup_printf (_("%d of %d cards"), placed, drawn));
}

/* Proposes as many stations as the set moves, but no more than there are on Earth (andromeda/move). */
static void
assist_move (const PurserAndromedaState *state,
             int                         player,
             PurserValue                *draft,
             PurserForm                 *form)
{
  int half = purser_andromeda_get_half (state, player, count_set (draft));
  int stations = MIN (half, MAX (0, state->players[player].accounts[PURSER_ANDROMEDA_EARTH]));

  purser_form_propose (form, "stations", purser_value_new_integer (stations));
  purser_form_advise (form, g_strdup_printf (ngettext ("This set moves up to %d station.",
                                                       "This set moves up to %d stations.", (gulong) half), half));
}

static void
advise_one_more (const PurserAndromedaState *state,
                 int                         player,
                 int                         planet,
                 int                         cards,
                 PurserForm                 *form)
{
  g_autofree char *chance = purser_chance_dup_text (purser_andromeda_get_odds (state, player, planet, cards));

  /* Translators: a chance such as "64 %" */
  purser_form_advise (form, g_strdup_printf (_("With one more card: %s"), chance));
}

/* andromeda/full-planet */
static void
advise_full (int         draws,
             PurserForm *form)
{
  purser_form_advise (form, g_strdup_printf (ngettext ("No center is free there: the %d station drawn goes to Earth.",
                                                       "No center is free there: the %d stations drawn go to Earth.",
                                                       (gulong) draws), draws));
}

/* andromeda/challenge-odds */
static void
assist_challenge (const PurserAndromedaState *state,
                  int                         player,
                  PurserValue                *draft,
                  PurserForm                 *form)
{
  int planet = CLAMP ((int) purser_value_get_integer_of (draft, "planet", 0), 0, PURSER_ANDROMEDA_PLANETS - 1);
  int cards = count_set (draft);
  int draws = purser_andromeda_get_half (state, player, cards);
  g_autofree char *chance = NULL;

  if (cards < PURSER_ANDROMEDA_SMALLEST_SET)
    {
      purser_form_advise (form, g_strdup (_("A set has at least 3 cards.")));
      return;
    }
  if (purser_andromeda_get_free_orbit (state, planet) < 0)
    {
      advise_full (MIN (draws, purser_andromeda_get_present (state, planet)), form);
      return;
    }
  chance = purser_chance_dup_text (purser_andromeda_get_odds (state, player, planet, cards));
  /* Translators: how many draws, how many stations, how many of them, a chance such as "64 %" */
  purser_form_advise (form, g_strdup_printf (ngettext ("%d draw from %d stations, %d of them yours: chance of a center %s",
                                                       "%d draws from %d stations, %d of them yours: chance of a center %s",
                                                       (gulong) draws),
                                             draws, purser_andromeda_get_present (state, planet),
                                             state->players[player].stations[planet], chance));
  if (cards < PURSER_ANDROMEDA_LARGEST_SET)
    advise_one_more (state, player, planet, cards + 1, form);
}

/* Names the fields whose titles in the table of verbs describe the file format. */
static void
call_fields (PurserForm *form)
{
  purser_form_call (form, "planet", _("Planet"));
  purser_form_call (form, "with", _("Trade with"));
  purser_form_call (form, "give", _("Bonus cards given"));
  purser_form_call (form, "take", _("Bonus cards taken"));
}

static void
limit_kind (PurserForm *form,
            const char *field,
            guint       kind,
            int         most)
{
  PurserFormOption *option = purser_form_find_option (form, field, purser_andromeda_bonus_names[kind]);

  if (option == NULL)
    return;
  option->most = most;
  option->shown = most > 0;
}

/* Only bonus cards that the player holds can be played or handed over. */
static void
limit_bonus (const PurserAndromedaState *state,
             int                         player,
             PurserForm                 *form,
             const char                 *field)
{
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    limit_kind (form, field, kind, state->players[player].bonus[kind]);
}

/* Limits the bonus cards taken while the partner is not known yet. */
static void
limit_bonus_of_others (const PurserAndromedaState *state,
                       int                         player,
                       PurserForm                 *form,
                       const char                 *field)
{
  for (guint kind = 0; kind < PURSER_ANDROMEDA_BONUSES; kind++)
    {
      int most = 0;

      for (int i = 0; i < state->turn.n_players; i++)
        if (i != player)
          most = MAX (most, state->players[i].bonus[kind]);
      limit_kind (form, field, kind, most);
    }
}

/* A trade is between two players (andromeda/trade-swap). */
static void
assist_trade (const PurserAndromedaState *state,
              int                         player,
              PurserValue                *draft,
              PurserForm                 *form)
{
  int with = (int) purser_value_get_integer_of (draft, "with", -1);
  PurserFormField *partners = purser_form_find (form, "with");

  if (partners != NULL && partners->options != NULL && (guint) player < partners->options->len)
    ((PurserFormOption *) g_ptr_array_index (partners->options, player))->shown = FALSE;
  limit_bonus (state, player, form, "give");
  if (with >= 0 && with < state->turn.n_players)
    limit_bonus (state, with, form, "take");
  else
    limit_bonus_of_others (state, player, form, "take");
}

void
purser_andromeda_assist (const PurserSetup *setup,
                         gconstpointer      state,
                         PurserValue       *draft,
                         PurserForm        *form)
{
  const PurserAndromedaState *self = state;
  int player = (int) purser_value_get_integer_of (draft, "player", -1);
  const char *verb = form->verb->name;
  gboolean seated = player >= 0 && player < self->turn.n_players;

  call_fields (form);
  call_planets (self, form, "planet");
  if (strcmp (verb, "place") == 0)
    {
      call_planets (self, form, "planets");
      assist_place (setup, draft, form);
    }
  if (strcmp (verb, "move") == 0 || strcmp (verb, "challenge") == 0)
    purser_form_propose (form, "cards", purser_value_new_integer (PURSER_ANDROMEDA_SMALLEST_SET));
  if (seated && strcmp (verb, "move") == 0)
    assist_move (self, player, draft, form);
  if (seated && strcmp (verb, "challenge") == 0)
    assist_challenge (self, player, draft, form);
  if (seated)
    limit_bonus (self, player, form, "bonus");
  if (seated && strcmp (verb, "trade") == 0)
    assist_trade (self, player, draft, form);
  if (strcmp (verb, "trade") == 0)
    purser_form_advise (form, g_strdup (_("Planet cards are not recorded: enter only the bonus cards that changed hands, or "
                                          "nothing.")));
}

/* @setup: (nullable): the play's set-up
 * @state: (nullable): its present state
 *
 * Returns: (transfer full) (nullable): the title of a component; planets count from 0 in the file and from 1 at the table */
char *
purser_andromeda_name_item (const PurserSetup *setup,
                            gconstpointer      state,
                            const char        *item)
{
  int planet = purser_andromeda_find_planet (item);

  if (strcmp (item, "bonus-supply") == 0)
    return g_strdup (_("Bonus cards of each kind"));
  if (planet < 0)
    return NULL;
  return state != NULL ? purser_andromeda_dup_title (state, planet) : g_strdup_printf (_("Planet %d"), planet + 1);
}

/* " · Planet 1: 3 cards 43%, 4 cards 71%": a set that gives no more draws than the one before it is left out. */
static void
tell_planet (const PurserAndromedaState *state,
             int                         player,
             int                         planet,
             GString                    *text)
{
  g_autofree char *name = purser_andromeda_dup_planet (state, planet);
  int draws = 0;

  g_string_append_printf (text, " · %s: ", name);
  for (int cards = PURSER_ANDROMEDA_SMALLEST_SET; cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    {
      g_autofree char *chance = purser_chance_dup_text (purser_andromeda_get_odds (state, player, planet, cards));

      if (purser_andromeda_get_half (state, player, cards) == draws)
        continue;
      if (draws > 0)
        g_string_append (text, _(", "));
      draws = purser_andromeda_get_half (state, player, cards);
      /* Translators: how many cards a set has, and a chance such as "64%" */
      g_string_append_printf (text, _("%d cards %s"), cards, chance);
    }
}

/* Tells for each planet where a challenge can win a centre the chance of each set size.
 * Returns: (transfer full) (nullable): a line; %NULL if there is no such planet, before the first round and after the end */
char *
purser_andromeda_advise (const PurserSetup *setup,
                         gconstpointer      state,
                         int                player)
{
  const PurserAndromedaState *self = state;
  g_autoptr (GString) text = g_string_new (_("chance of a center"));
  gsize intro = text->len;

  if (self->turn.round == 0 || self->turn.over)
    return NULL;
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (self->players[player].stations[planet] > 0 && purser_andromeda_get_free_orbit (self, planet) >= 0)
      tell_planet (self, player, planet, text);
  return text->len > intro ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}
