// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Scores the stations (`phoenix/scoring`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-majority.h"
#include "purser-phoenix-score.h"

/* Points of each resident (`phoenix/score-residents`). */
#define RESIDENT_POINTS 2

/* The majority of a species (`phoenix/score-majority`). */
#define MAJORITY_FIRST  10
#define MAJORITY_SECOND 5

/* GEM and goods for one point (`phoenix/score-gems`, `phoenix/score-goods`). */
#define POINT_GEMS  20
#define POINT_GOODS 5

/* Points of a wing by the level it is built to: 4, 6 and 10 a sector (`phoenix/score-sectors`). */
static const int wing_points[] = { 0, 4, 4 + 6, 4 + 6 + 10 };

enum {
  PART_TRACK,
  PART_SECTORS,
  PART_RESIDENTS,
  PART_MAJORITY,
  PART_ENDGAME = PART_MAJORITY + PURSER_PHOENIX_SPECIES,
  PART_GEMS,
  PART_GOODS,
  PARTS,
};

static const struct {
  const char *title;
  const char *rule;
} about_parts[] = {
  [PART_TRACK] = { N_("Points on the track"), "phoenix/score-track" },
  [PART_SECTORS] = { N_("Sectors"), "phoenix/score-sectors" },
  [PART_RESIDENTS] = { N_("Residents"), "phoenix/score-residents" },
  [PART_ENDGAME] = { N_("Endgame bonuses"), "phoenix/score-endgame" },
  [PART_GEMS] = { N_("GEM"), "phoenix/score-gems" },
  [PART_GOODS] = { N_("Food, water and metal"), "phoenix/score-goods" },
};

static int
score_sectors (const PurserPhoenixPlayer *player)
{
  int points = 0;

  for (guint i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    points += wing_points[player->sectors[i]];
  return points;
}

static int
score_residents (const PurserPhoenixState *state,
                 int                       player)
{
  return RESIDENT_POINTS * (purser_phoenix_count_aliens (state, player) +
                            purser_phoenix_count_residents (state, player, PURSER_PHOENIX_HUMAN));
}

static int
score_majority (const PurserPhoenixState *state,
                int                       player,
                PurserPhoenixSpecies      species)
{
  int counts[PURSER_PHOENIX_PLAYERS];
  int awards[PURSER_PHOENIX_PLAYERS];

  for (int i = 0; i < state->turn.n_players; i++)
    counts[i] = purser_phoenix_count_residents (state, i, species);
  purser_majority_award (counts, state->turn.n_players, MAJORITY_FIRST, MAJORITY_SECOND, awards);
  return awards[player];
}

static gint64
score_goods (const PurserPhoenixPlayer *player)
{
  return ((gint64) player->balances[PURSER_PHOENIX_FOOD] + player->balances[PURSER_PHOENIX_WATER] +
          player->balances[PURSER_PHOENIX_METAL]) / POINT_GOODS;
}

/* Works out each part of a score; the majorities begin at PART_MAJORITY, one for each species. */
static void
score_parts (const PurserPhoenixState *state,
             int                       player,
             gint64                   *parts)
{
  const PurserPhoenixPlayer *about = &state->players[player];

  parts[PART_TRACK] = about->balances[PURSER_PHOENIX_VP];
  parts[PART_SECTORS] = score_sectors (about);
  parts[PART_RESIDENTS] = score_residents (state, player);
  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    parts[PART_MAJORITY + i] = score_majority (state, player, (PurserPhoenixSpecies) i);
  parts[PART_ENDGAME] = about->endgame;
  parts[PART_GEMS] = about->balances[PURSER_PHOENIX_GEMS] / POINT_GEMS;
  parts[PART_GOODS] = score_goods (about);
}

static char *
part_title (guint part)
{
  if (part < PART_MAJORITY || part >= PART_ENDGAME)
    return g_strdup (_(about_parts[part].title));
  /* Translators: the majority of a species, such as teal aliens or humans */
  return g_strdup_printf (_("Most residents: %s"),
                          purser_phoenix_species_title ((PurserPhoenixSpecies) (part - PART_MAJORITY)));
}

static char *
count_sectors (const PurserPhoenixPlayer *player)
{
  static const char *const sums[] = { NULL, "4", "4 + 6", "4 + 6 + 10" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    if (player->sectors[i] > 0)
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? _(", ") : "", purser_phoenix_colour_title ((int) i),
                              sums[player->sectors[i]]);
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* Counts the players with more, and those with as many, including the player. */
static void
find_place (const int *counts,
            int        n,
            int        player,
            int       *n_more,
            int       *n_equal)
{
  *n_more = *n_equal = 0;
  for (int i = 0; i < n; i++)
    {
      *n_more += counts[i] > counts[player];
      *n_equal += counts[i] == counts[player];
    }
}

/* Players who tie for first share both awards, and then there is no second (`phoenix/score-majority`). */
static char *
describe_place (const int *counts,
                int        n,
                int        player)
{
  int n_more;
  int n_equal;
  int both = MAJORITY_FIRST + MAJORITY_SECOND;

  find_place (counts, n, player, &n_more, &n_equal);
  if (counts[player] == 0 || n_more > 1)
    return g_strdup (_("neither first nor second"));
  if (n_more == 1 && n_equal == 1)
    return g_strdup (_("second"));
  if (n_more == 1)
    return g_strdup_printf (_("second shared, %d ÷ %d = %d"), MAJORITY_SECOND, n_equal, MAJORITY_SECOND / n_equal);
  if (n_equal == 1)
    return g_strdup (_("first"));
  return g_strdup_printf (_("first shared, (%d + %d) ÷ %d = %d"), MAJORITY_FIRST, MAJORITY_SECOND, n_equal, both / n_equal);
}

static char *
count_majority (const PurserPhoenixState *state,
                int                       player,
                PurserPhoenixSpecies      species)
{
  int counts[PURSER_PHOENIX_PLAYERS];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *place = NULL;

  for (int i = 0; i < state->turn.n_players; i++)
    {
      counts[i] = purser_phoenix_count_residents (state, i, species);
      g_string_append_printf (text, "%s%d", i > 0 ? " – " : "", counts[i]);
    }
  place = describe_place (counts, state->turn.n_players, player);
  /* Translators: how many residents each player has, and what that means for one of them */
  return g_strdup_printf (_("%s; %s"), text->str, place);
}

/* Returns the calculation of a part, as players do it at the board; NULL if the number needs none. */
static char *
part_counts (const PurserPhoenixState *state,
             int                       player,
             guint                     part)
{
  const PurserPhoenixPlayer *about = &state->players[player];

  if (part >= PART_MAJORITY && part < PART_ENDGAME)
    return count_majority (state, player, (PurserPhoenixSpecies) (part - PART_MAJORITY));
  if (part == PART_SECTORS)
    return count_sectors (about);
  if (part == PART_RESIDENTS)
    return g_strdup_printf ("%d × %d", score_residents (state, player) / RESIDENT_POINTS, RESIDENT_POINTS);
  if (part == PART_GEMS)
    return g_strdup_printf ("%d ÷ %d", about->balances[PURSER_PHOENIX_GEMS], POINT_GEMS);
  if (part == PART_GOODS)
    return g_strdup_printf ("(%d + %d + %d) ÷ %d", about->balances[PURSER_PHOENIX_FOOD],
                            about->balances[PURSER_PHOENIX_WATER], about->balances[PURSER_PHOENIX_METAL], POINT_GOODS);
  return NULL;
}

/* Breaks a score down into lines, each with its rule.
 *
 * @shares: (inout) (element-type PurserShare): the lines that sum up to the score are added here */
void
purser_phoenix_break_down (const PurserSetup *setup,
                           gconstpointer      state,
                           int                player,
                           GArray            *shares)
{
  gint64 parts[PARTS];

  score_parts (state, player, parts);
  for (guint i = 0; i < PARTS; i++)
    {
      gboolean majority = i >= PART_MAJORITY && i < PART_ENDGAME;
      PurserShare share = { part_title (i), parts[i], majority ? "phoenix/score-majority" : about_parts[i].rule,
                            part_counts (state, player, i) };

      g_array_append_val (shares, share);
    }
}

static gint64
score_player (const PurserPhoenixState *state,
              int                       player)
{
  gint64 parts[PARTS];
  gint64 score = 0;

  score_parts (state, player, parts);
  for (guint i = 0; i < PARTS; i++)
    score += parts[i];
  return score;
}

/* Works out scores and ranks; ties go to the player with more aliens, then with more humans (`phoenix/ties`).
 *
 * @standings: (out caller-allocates): the standing of each player */
void
purser_phoenix_score (const PurserSetup *setup,
                      gconstpointer      state,
                      PurserStanding    *standings)
{
  const PurserPhoenixState *phoenix = state;

  for (int i = 0; i < phoenix->turn.n_players; i++)
    {
      standings[i].score = score_player (phoenix, i);
      standings[i].keys[0] = standings[i].score;
      standings[i].keys[1] = purser_phoenix_count_aliens (phoenix, i);
      standings[i].keys[2] = purser_phoenix_count_residents (phoenix, i, PURSER_PHOENIX_HUMAN);
    }
  purser_standings_rank (standings, phoenix->turn.n_players);
}

/* Adds an endgame bonus of the hub or of a level 3 sector to the score, not to the points on the track
 * (`phoenix/score-endgame`). */
gboolean
purser_phoenix_apply_endgame (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixPlayer *player = &state->players[step->move->player];
  gint64 sum = (gint64) player->endgame + purser_move_get_integer (step->move, "vp", 0);

  player->endgame = (gint32) CLAMP (sum, G_MININT32, G_MAXINT32);
  return TRUE;
}
