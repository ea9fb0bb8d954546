// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Counts victory points anew after every move, and books what changed. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-starfarers-score.h"
#include "purser-starfarers-turn.h"

/* What things are worth (`starfarers/vp`); a colony, a ring, a token and two half-medals are worth 1. */
#define MARKER_POINTS 2
#define HALF_MEDALS_A_POINT 2

#define RULE_VP "starfarers/vp"
#define RULE_MARKER "starfarers/marker"
#define RULE_CLEAR "starfarers/clear"
#define RULE_HALF_MEDALS "starfarers/half-medals"
#define RULE_ADJUST "table/adjust"

/* Counts a player's victory points (`starfarers/vp`).
 *
 * @points: (out caller-allocates): the points by source */
void
purser_starfarers_count_points (const PurserStarfarersState *state,
                                int                          player,
                                PurserStarfarersPoints      *points)
{
  const PurserStarfarersPlayer *self = &state->players[player];

  *points = (PurserStarfarersPoints) { 0 };
  points->colonies = self->n_colonies + purser_starfarers_count_spaceports (state, player);
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    points->markers[i] = state->holder[i] == player ? MARKER_POINTS : 0;
  for (guint i = 0; i < self->n_tokens; i++)
    points->tokens[self->tokens[i]] = 1;
  points->medals = self->balances[PURSER_STARFARERS_HALF_MEDALS] / HALF_MEDALS_A_POINT;
  points->adjusted = self->points.adjusted;
}

static void
book_points (PurserStep *step,
             int         player,
             gint32     *booked,
             gint32      counted,
             const char *rule,
             const char *item)
{
  PurserStarfarersState *state = step->state;
  gint32 *vp = &state->players[player].balances[PURSER_STARFARERS_VP];
  gint32 by = counted - *booked;

  *booked = counted;
  *vp += by;
  purser_step_book (step, player, PURSER_STARFARERS_VP, by, *vp, rule, item);
}

static gboolean
is_ring (const PurserMove *move)
{
  const char *verb = move != NULL ? move->verb->name : "";

  return strcmp (verb, "ring") == 0 || strcmp (verb, "build") == 0;
}

/* Books what has changed since the last move, in other players' turns too (`starfarers/vp-change`). */
static void
settle_points (PurserStep *step,
               int         player)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPoints *booked = &state->players[player].points;
  PurserStarfarersPoints counted;

  purser_starfarers_count_points (state, player, &counted);
  /* The point of an older colony comes from its ring. */
  if (is_ring (step->move))
    purser_step_led (step);
  book_points (step, player, &booked->colonies, counted.colonies, RULE_VP, NULL);
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    book_points (step, player, &booked->markers[i], counted.markers[i], RULE_MARKER, purser_starfarers_peoples[i]);
  for (guint i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    book_points (step, player, &booked->tokens[i], counted.tokens[i], RULE_CLEAR, purser_starfarers_token_item (i));
  book_points (step, player, &booked->medals, counted.medals, RULE_HALF_MEDALS, NULL);
}

/* Adds a correction to the counted points (`starfarers/adjust`), which may go below 0. */
void
purser_starfarers_adjust_vp (PurserStep *step,
                             int         player,
                             gint64      by)
{
  PurserStarfarersState *state = step->state;
  gint32 *adjusted = &state->players[player].points.adjusted;
  gint32 counted = (gint32) CLAMP (*adjusted + by, -PURSER_STARFARERS_MOST_ADJUSTED, PURSER_STARFARERS_MOST_ADJUSTED);

  book_points (step, player, adjusted, counted, RULE_ADJUST, NULL);
}

/* Ends the play (`starfarers/win`). */
void
purser_starfarers_finish (PurserStarfarersState *state,
                          int                    winner)
{
  state->turn.over = TRUE;
  state->winner = (gint8) winner;
  state->turn.active = -1;
}

/* Runs after every move: books changed points, starts the first turn after set-up, and with the option `win` at-once ends the
 * play if the active player has won (`starfarers/win-at-once`). */
void
purser_starfarers_settle (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  const PurserTurnInfo *turn = &state->turn;

  for (int i = 0; i < turn->n_players; i++)
    settle_points (step, i);
  if (state->phase == PURSER_STARFARERS_SETUP && purser_starfarers_all_settled (state))
    purser_starfarers_start (state, state->first);
  if (state->win_at_once && turn->active >= 0 && !turn->over
      && state->players[turn->active].balances[PURSER_STARFARERS_VP] >= PURSER_STARFARERS_TARGET)
    purser_starfarers_finish (state, turn->active);
}

/* Ranks by victory points, but puts the winner first, which moves nobody else (`starfarers/ranks`).
 *
 * @standings: (out caller-allocates): room for all players */
void
purser_starfarers_score (const PurserSetup *setup,
                         gconstpointer      state,
                         PurserStanding    *standings)
{
  const PurserStarfarersState *self = state;

  for (guint i = 0; i < setup->n_players; i++)
    {
      standings[i].score = self->players[i].balances[PURSER_STARFARERS_VP];
      standings[i].keys[0] = standings[i].score;
    }
  purser_standings_rank (standings, setup->n_players);
  if (self->winner < 0)
    return;
  for (guint i = 0; i < setup->n_players; i++)
    standings[i].wins = (int) i == self->winner;
  standings[self->winner].rank = 1;
}

static void
add_share (GArray     *shares,
           gint32      amount,
           const char *rule,
           const char *title,
           char       *counts)
{
  PurserShare share = { NULL, amount, rule, counts };

  if (amount == 0)
    {
      g_free (counts);
      return;
    }
  share.title = g_strdup (title);
  g_array_append_val (shares, share);
}

/* Each colony is a point, and each ring of a spaceport one more. */
static char *
count_colonies (const PurserStarfarersState *self,
                int                          player)
{
  int n_colonies = self->players[player].n_colonies;
  int n_rings = purser_starfarers_count_spaceports (self, player);

  if (n_rings == 0)
    return g_strdup_printf (ngettext ("%d colony", "%d colonies", (gulong) n_colonies), n_colonies);
  /* Translators: how many colonies, and how many of them have a spaceport ring */
  return g_strdup_printf (_("Colonies: %d, spaceport rings: %d"), n_colonies, n_rings);
}

/* Tells where a player's victory points come from.
 *
 * @shares: (element-type PurserShare): where to put the lines */
void
purser_starfarers_breakdown (const PurserSetup *setup,
                             gconstpointer      state,
                             int                player,
                             GArray            *shares)
{
  PurserStarfarersPoints points;
  gint32 tokens = 0;

  purser_starfarers_count_points (state, player, &points);
  for (guint i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    tokens += points.tokens[i];
  add_share (shares, points.colonies, RULE_VP, _("Colonies and spaceports"), count_colonies (state, player));
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    {
      /* Translators: whose friendship marker, such as "Merchants" */
      g_autofree char *title = g_strdup_printf (_("Friendship marker: %s"), purser_starfarers_people_title (i));

      add_share (shares, points.markers[i], RULE_MARKER, title, NULL);
    }
  add_share (shares, tokens, RULE_CLEAR, _("Pirate bases and ice planets"), NULL);
  add_share (shares, points.medals, RULE_HALF_MEDALS, _("Pairs of half-medals"),
             g_strdup_printf ("%d ÷ %d", ((const PurserStarfarersState *) state)->players[player]
                                           .balances[PURSER_STARFARERS_HALF_MEDALS], HALF_MEDALS_A_POINT));
  add_share (shares, points.adjusted, RULE_ADJUST, _("Corrected by hand"), NULL);
}
