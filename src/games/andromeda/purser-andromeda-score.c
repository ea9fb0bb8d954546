// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-score.h"
#include "purser-andromeda-titles.h"

/* andromeda/scoring: every account counts but the hand limit. */
static gint64
score_player (const PurserAndromedaPlayer *player)
{
  gint64 score = 0;

  for (guint i = PURSER_ANDROMEDA_EARTH; i < PURSER_ANDROMEDA_ACCOUNTS; i++)
    score += player->accounts[i];
  return score;
}

/* Sums up the scores (`andromeda/scoring`) and breaks ties by the technology track, then by the spaceship track
 * (`andromeda/ties`). */
void
purser_andromeda_score_rank (const PurserSetup *setup,
                             gconstpointer      state,
                             PurserStanding    *standings)
{
  const PurserAndromedaState *self = state;

  for (guint i = 0; i < self->turn.n_players; i++)
    {
      const PurserAndromedaPlayer *player = &self->players[i];

      standings[i].score = score_player (player);
      standings[i].keys[0] = standings[i].score;
      standings[i].keys[1] = player->tracks[PURSER_ANDROMEDA_TECHNOLOGY];
      standings[i].keys[2] = player->tracks[PURSER_ANDROMEDA_SHIP];
    }
  purser_standings_rank (standings, self->turn.n_players);
}

static void
append_part (GString *text,
             char    *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? _(", ") : "", part);
  g_free (part);
}

/* Lists the value of each centre that the player owns. */
static void
append_centres (GString                    *text,
                const PurserAndromedaState *self,
                int                         player)
{
  for (guint i = 0; i < PURSER_ANDROMEDA_PLANETS; i++)
    for (guint k = 0; k < PURSER_ANDROMEDA_ORBITS; k++)
      if (self->owners[i][k] == player)
        {
          g_autofree char *planet = purser_andromeda_dup_title (self, (int) i);

          append_part (text, g_strdup_printf (_("%s: %d"), planet, self->printed.centres[i][k]));
        }
}

static void
append_bonus (GString                     *text,
              const PurserAndromedaState  *self,
              const PurserAndromedaPlayer *player)
{
  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (player->bonus[i] > 0)
      append_part (text, g_strdup_printf (_("%s: %d × %d"), purser_andromeda_get_bonus_title (i), player->bonus[i],
                                          self->printed.bonus_points[i]));
}

/* Returns what players count on the table for an account, or NULL; it does not show corrections by hand. */
static char *
dup_counts (const PurserAndromedaState *self,
            int                         player,
            guint                       account)
{
  const PurserAndromedaPlayer *about = &self->players[player];
  g_autoptr (GString) text = g_string_new (NULL);

  if (account == PURSER_ANDROMEDA_CENTRES)
    append_centres (text, self, player);
  else if (account == PURSER_ANDROMEDA_BONUS_POINTS)
    append_bonus (text, self, about);
  else if (account == PURSER_ANDROMEDA_TECHNOLOGY_POINTS)
    append_part (text, g_strdup_printf (_("level %d of the track"), about->tracks[PURSER_ANDROMEDA_TECHNOLOGY]));
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* Breaks a score down into its parts, which include corrections.
 *
 * @shares: (element-type PurserShare): the parts of the score are added here */
void
purser_andromeda_score_break_down (const PurserSetup *setup,
                                   gconstpointer      state,
                                   int                player,
                                   GArray            *shares)
{
  static const char *const rules[PURSER_ANDROMEDA_ACCOUNTS] = {
    [PURSER_ANDROMEDA_EARTH] = "andromeda/earth",
    [PURSER_ANDROMEDA_CENTRES] = "andromeda/centres",
    [PURSER_ANDROMEDA_TECHNOLOGY_POINTS] = "andromeda/technology",
    [PURSER_ANDROMEDA_BONUS_POINTS] = "andromeda/bonus-score",
  };
  const PurserAndromedaState *self = state;

  for (guint i = PURSER_ANDROMEDA_EARTH; i < PURSER_ANDROMEDA_ACCOUNTS; i++)
    {
      PurserShare share = { g_strdup (purser_andromeda_get_account_title (i)),
                            self->players[player].accounts[i], rules[i], dup_counts (self, player, i) };

      g_array_append_val (shares, share);
    }
}
