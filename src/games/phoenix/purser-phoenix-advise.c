// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Describes the income and what a resident, a sector or a hire would add, as far as the printed values are known
 * (`phoenix/income-gains`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-odds.h"

static char *
dup_gains (const int *gains)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    if (gains[i] > 0)
      g_string_append_printf (text, "%s%s +%d", text->len > 0 ? _(", ") : "",
                              purser_phoenix_account_title ((PurserPhoenixAccount) i), gains[i]);
  if (text->len == 0)
    g_string_append (text, _("nothing"));
  return g_string_free_and_steal (text);
}

/* Living quarters are occupied from the left, so the quarter of the next resident is known. */
static void
tell_resident (const PurserPhoenixState *state,
               int                       player,
               int                       colour,
               int                       level,
               GString                  *text)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  int tile = about->tiles[colour][level - 1] - 1, living = purser_phoenix_count_homes (about, colour, level);
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  g_autofree char *told = NULL;

  if (level > about->sectors[colour] || living >= purser_phoenix_printed_quarters (&state->printed, tile)
      || !purser_phoenix_printed_yield (&state->printed, tile, living, gains))
    return;
  told = dup_gains (gains);
  /* Translators: the colour of a sector, its level, what income brings more */
  g_string_append_printf (text, _(" · one more in %s %d: %s"), purser_phoenix_colour_title (colour), level, told);
}

/* Adds up what all living quarters of the tile give. Returns: whether that is known */
static gboolean
sum_quarters (const PurserPhoenixState *state,
              int                       tile,
              int                      *gains)
{
  int n = purser_phoenix_printed_quarters (&state->printed, tile);

  for (int i = 0; i < n; i++)
    if (!purser_phoenix_printed_yield (&state->printed, tile, i, gains))
      return FALSE;
  return n > 0;
}

/* Appends what a sector adds to each income, with its present residents and fully occupied. */
static void
tell_sector (const PurserPhoenixState      *state,
             int                            player,
             int                            colour,
             int                            level,
             const PurserPhoenixIncomePart *part,
             GString                       *text)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  int tile = about->tiles[colour][level - 1] - 1;
  int full[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  g_autofree char *now = NULL, *then = NULL;

  if (level > about->sectors[colour] || !part->known || !sum_quarters (state, tile, full))
    return;
  now = dup_gains (part->gains);
  then = dup_gains (full);
  /* Translators: the colour of a sector, its level, what it gives in an income, what it gives when somebody lives in all
   * of its quarters */
  g_string_append_printf (text, _(" · sector %s %d adds %s, fully occupied %s"), purser_phoenix_colour_title (colour), level,
                          now, then);
}

static void
tell_sectors (const PurserPhoenixState *state,
              int                       player,
              GString                  *text)
{
  PurserPhoenixIncomePart parts[PURSER_PHOENIX_INCOME_PARTS];

  purser_phoenix_list_income (state, player, parts);
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      {
        tell_sector (state, player, colour, level, &parts[colour * PURSER_PHOENIX_LEVELS + level], text);
        tell_resident (state, player, colour, level, text);
      }
}

/* Describes a player's income, what each sector adds to it and would add for its next resident, and the ships of other
 * players that bring most.
 * Returns: (transfer full) (nullable): a line; %NULL before the player's start and after the end */
char *
purser_phoenix_advise (const PurserSetup *setup,
                       gconstpointer      data,
                       int                player)
{
  const PurserPhoenixState *state = data;
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (state, player, gains);
  g_autofree char *told = dup_gains (gains);
  g_autofree char *hires = NULL;
  GString *text;

  if (!state->players[player].started || state->turn.over)
    return NULL;
  text = g_string_new (NULL);
  /* Translators: goods with what they gain */
  g_string_append_printf (text, all ? _("income brings %s") : _("income brings, as far as is known, %s"), told);
  tell_sectors (state, player, text);
  hires = purser_phoenix_dup_hires (setup, state, player);
  g_string_append (text, hires);
  return g_string_free_and_steal (text);
}

/* Describes what a sector adds to the income once all of its living quarters are occupied.
 * Returns: (transfer full): a sentence; empty if not all of it is known */
char *
purser_phoenix_dup_yields (const PurserPhoenixState *state,
                           int                       tile)
{
  int gains[PURSER_PHOENIX_ACCOUNTS] = { 0 };
  g_autofree char *told = NULL;

  if (tile < 0 || tile >= PURSER_PHOENIX_TILES || !sum_quarters (state, tile, gains))
    return g_strdup ("");
  told = dup_gains (gains);
  /* Translators: the number of a sector tile, what it gives */
  return g_strdup_printf (_("Tile %03d, fully occupied: income brings %s more."), tile, told);
}
