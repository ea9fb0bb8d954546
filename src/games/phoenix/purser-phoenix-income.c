// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Works out the income of the hub and the occupied living quarters, as far as it is known (`phoenix/income-gains`). */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ask.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-turn.h"

/* GEM per ship can be counted only if the ships were stated. */
static void
read_hub (const PurserPhoenixState *state,
          int                       player,
          PurserPhoenixIncomePart  *part)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  const PurserPhoenixHub *hub = about->hub > 0 ? &state->printed.hubs[about->hub - 1] : NULL;
  g_autofree char *item = hub != NULL ? g_strconcat ("hub-", hub->name, NULL) : NULL;

  part->item = g_intern_string (item);
  part->known = hub != NULL && (about->ships_known || hub->gems_per_ship <= 1) &&
                purser_phoenix_printed_hub_income (&state->printed, about->hub - 1u,
                                                   about->ships_known ? purser_phoenix_count_ships (state, player) : 0,
                                                   part->gains);
  if (!part->known)
    memset (part->gains, 0, sizeof part->gains);
}

/* Residents who moved in this turn do not count yet. */
static void
read_sector (const PurserPhoenixState *state,
             int                       player,
             int                       colour,
             int                       level,
             PurserPhoenixIncomePart  *part)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  int tile = about->tiles[colour][level - 1] - 1;
  g_autofree char *item = tile >= 0 ? g_strdup_printf ("tile-%03d", tile) : NULL;

  part->item = g_intern_string (item);
  part->known = TRUE;
  for (int i = 0; i < purser_phoenix_count_homes (about, colour, level); i++)
    {
      gboolean fresh;

      purser_phoenix_get_home (about, colour, level, i, &fresh);
      if (!fresh && !purser_phoenix_printed_yield (&state->printed, tile, i, part->gains))
        part->known = FALSE;
    }
}

/* Returns whether the wing has residents of whom only the wing is kept, or more than there are quarters to keep. */
static gboolean
lives_somewhere (const PurserPhoenixPlayer *about,
                 int                        colour)
{
  int n_residents = 0;

  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    n_residents += about->residents[i][colour];
  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    n_residents -= purser_phoenix_count_homes (about, colour, level);
  return n_residents > 0;
}

/* Works out what each component gives as income (`phoenix/income-gains`).
 *
 * @parts: (out caller-allocates): the hub, then each sector by colour and level
 *
 * Returns: whether the whole income is known */
gboolean
purser_phoenix_list_income (const PurserPhoenixState *state,
                            int                       player,
                            PurserPhoenixIncomePart  *parts)
{
  gboolean known;

  memset (parts, 0, PURSER_PHOENIX_INCOME_PARTS * sizeof *parts);
  read_hub (state, player, &parts[0]);
  known = parts[0].known;
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      known = known && !lives_somewhere (&state->players[player], colour);
      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        {
          PurserPhoenixIncomePart *part = &parts[colour * PURSER_PHOENIX_LEVELS + level];

          read_sector (state, player, colour, level, part);
          known = known && part->known;
        }
    }
  return known;
}

/* Sums up the known income of the player's hub and occupied living quarters. Quarters occupied this turn do not count.
 *
 * @gains: (out) (array fixed-size=5): the known income, by account
 *
 * Returns: whether the whole income is known */
gboolean
purser_phoenix_get_known_income (const PurserPhoenixState *state,
                                 int                       player,
                                 int                      *gains)
{
  PurserPhoenixIncomePart parts[PURSER_PHOENIX_INCOME_PARTS];
  gboolean known = purser_phoenix_list_income (state, player, parts);

  memset (gains, 0, PURSER_PHOENIX_ACCOUNTS * sizeof *gains);
  for (guint i = 0; i < PURSER_PHOENIX_INCOME_PARTS; i++)
    for (guint j = 0; j < PURSER_PHOENIX_ACCOUNTS; j++)
      gains[j] += parts[i].gains[j];
  return known;
}

static void
add_sector_powers (const PurserPhoenixState *state,
                   int                       player,
                   int                       colour,
                   int                       level,
                   GString                  *powers)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  int tile = about->tiles[colour][level - 1] - 1;

  for (int i = 0; i < purser_phoenix_count_homes (about, colour, level); i++)
    {
      gboolean fresh;

      purser_phoenix_get_home (about, colour, level, i, &fresh);
      if (!fresh && purser_phoenix_printed_has_power (&state->printed, tile, i))
        {
          g_string_append (powers, powers->len > 0 ? " · " : "");
          /* Translators: the number of a sector tile, one of its living quarters from 1 on the left */
          g_string_append_printf (powers, _("sector tile %03d, quarter %d"), tile, i + 1);
        }
    }
}

/* Lists the hub and the occupied living quarters that are known to have a special power; quarters occupied this turn do not
 * count (`phoenix/income-gains`).
 * Returns: (transfer full): their names; empty if there are none */
char *
purser_phoenix_dup_powers (const PurserPhoenixState *state,
                           int                       player)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  const PurserPhoenixHub *hub = about->hub > 0 ? &state->printed.hubs[about->hub - 1] : NULL;
  GString *powers = g_string_new (NULL);

  if (hub != NULL && hub->power)
    /* Translators: the name of a station hub */
    g_string_append_printf (powers, _("hub %s"), hub->name);
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      add_sector_powers (state, player, colour, level, powers);
  return g_string_free_and_steal (powers);
}

static int
stated (PurserValue *gains,
        guint        account)
{
  return (int) purser_value_get_integer_of (gains, purser_phoenix_account_words[account], 0);
}

/* Returns whether the stated income covers the known one. If not, it is unclear which component gave less. */
static gboolean
covers (const PurserPhoenixState *state,
        int                       player,
        PurserValue              *gains)
{
  int known[PURSER_PHOENIX_ACCOUNTS];

  purser_phoenix_get_known_income (state, player, known);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (known[i] > stated (gains, i))
      return FALSE;
  return TRUE;
}

/* Credits the known income of the hub and each sector to that component, and the rest as one sum. */
void
purser_phoenix_book_income (PurserStep  *step,
                            int          player,
                            PurserValue *gains)
{
  PurserPhoenixIncomePart parts[PURSER_PHOENIX_INCOME_PARTS];
  gboolean split = covers (step->state, player, gains);
  int rest[PURSER_PHOENIX_ACCOUNTS];

  purser_phoenix_list_income (step->state, player, parts);
  for (guint j = 0; j < PURSER_PHOENIX_ACCOUNTS; j++)
    rest[j] = stated (gains, j);
  for (guint i = 0; split && i < PURSER_PHOENIX_INCOME_PARTS; i++)
    for (guint j = 0; j < PURSER_PHOENIX_ACCOUNTS; j++)
      {
        purser_phoenix_change (step, player, (PurserPhoenixAccount) j, parts[i].gains[j], "phoenix/income-gains",
                               parts[i].item);
        rest[j] -= parts[i].gains[j];
      }
  for (guint j = 0; j < PURSER_PHOENIX_ACCOUNTS; j++)
    purser_phoenix_change (step, player, (PurserPhoenixAccount) j, rest[j], "phoenix/income-gains", NULL);
}

static void
try_known_income (const PurserSetup        *setup,
                  const PurserPhoenixState *state,
                  PurserPrompt             *prompt)
{
  int active = state->turn.active;
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (state, active, gains);
  g_autoptr (PurserValue) value = purser_phoenix_gains_value (gains);
  PurserValue *move;
  PurserChoice *choice;

  if (!all && purser_value_get_size (value) == 0)
    return;
  move = purser_move_value_new ("income", active);
  purser_value_set (move, "gains", g_steal_pointer (&value));
  choice = purser_prompt_try (prompt, setup, state, move,
                              g_strdup (all ? _("Income: hub and occupied quarters") : _("Income: only what is known")));
  if (choice != NULL)
    purser_choice_place (choice, "hub/%d", active);
}

/* Returns whether the hub gives GEM per ship and the number of ships is not known. */
static gboolean
counts_ships (const PurserPhoenixState *state)
{
  const PurserPhoenixPlayer *player = &state->players[state->turn.active];

  return player->hub > 0 && !player->ships_known && state->printed.hubs[player->hub - 1].gems_per_ship > 1;
}

/* Offers to enter the values of each component whose income is not known yet. */
static void
offer_unknown (const PurserPhoenixState *state,
               PurserPrompt             *prompt)
{
  PurserPhoenixIncomePart parts[PURSER_PHOENIX_INCOME_PARTS];

  purser_phoenix_list_income (state, state->turn.active, parts);
  for (guint i = 0; i < PURSER_PHOENIX_INCOME_PARTS; i++)
    if (!parts[i].known && parts[i].item != NULL && !(i == 0 && counts_ships (state)))
      {
        PurserChoice *choice = purser_phoenix_offer_reading (prompt, parts[i].item);

        if (i == 0)
          purser_choice_place (choice, "hub/%d", state->turn.active);
      }
}

/* Offers the income action if it is allowed (`phoenix/income-allowed`): the known income, a form, and the components whose
 * values are still unknown. */
void
purser_phoenix_offer_income (const PurserSetup        *setup,
                             const PurserPhoenixState *state,
                             PurserPrompt             *prompt)
{
  int active = state->turn.active;

  if (!purser_phoenix_may_take_income (state, active))
    return;
  try_known_income (setup, state, prompt);
  purser_choice_place (purser_prompt_offer (prompt, active, purser_move_value_new ("income", active), FALSE,
                                            g_strdup (_("Income: enter it"))),
                       "hub/%d", active);
  offer_unknown (state, prompt);
}
