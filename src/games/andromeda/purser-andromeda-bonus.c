// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"

static const PurserShape kind_shape = {
  .kind = PURSER_SHAPE_CHOICE, .choices = purser_andromeda_bonus_names
};

/* Returns: the number of bonus cards of all kinds */
int
purser_andromeda_bonus_count (const gint32 kinds[PURSER_ANDROMEDA_BONUSES])
{
  int bonus = 0;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    bonus += kinds[i];
  return bonus;
}

/* Bonus cards count as cards in hand, so whoever holds some fills up to fewer planet cards (andromeda/card-phase).
 *
 * Returns: up to how many planet cards the hand is filled */
int
purser_andromeda_bonus_leave (const PurserAndromedaPlayer *player)
{
  return MAX (0, player->accounts[PURSER_ANDROMEDA_HAND_LIMIT] - purser_andromeda_bonus_count (player->bonus));
}

/* Counts the bonus cards that a move names.
 *
 * @kinds: (out caller-allocates): how many of each kind are in the list
 *
 * Returns: how many there are in all; 0 if the move has no such field */
int
purser_andromeda_bonus_read (const PurserMove *move,
                             const char       *field,
                             int              *kinds)
{
  int count = purser_move_get_count (move, field);

  memset (kinds, 0, PURSER_ANDROMEDA_BONUSES * sizeof *kinds);
  for (int i = 0; i < count; i++)
    kinds[purser_shape_choice (&kind_shape, purser_move_get_nth_text (move, field, (guint) i))]++;
  return count;
}

/* Checks whether a player has the bonus cards that a move needs. */
gboolean
purser_andromeda_bonus_holds (PurserStep *step,
                              int         player,
                              const int  *kinds)
{
  const PurserAndromedaState *self = step->state;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (kinds[i] > self->players[player].bonus[i] &&
        purser_step_refuses (step, "andromeda/bonus-joker", _("%s does not hold these bonus cards"),
                             purser_setup_get_name (step->setup, player)))
      return FALSE;
  return TRUE;
}

/* Gives bonus cards to a player or takes them, and changes the points by their worth (`andromeda/bonus-score`), down to 0
 * cards. The piles need no count, as they hold all cards that no player holds.
 *
 * @sign: 1 to give the cards, -1 to take them */
void
purser_andromeda_bonus_add (PurserStep *step,
                            int         player,
                            const int  *kinds,
                            int         sign,
                            const char *rule)
{
  PurserAndromedaState *self = step->state;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    {
      gint32 *held = &self->players[player].bonus[i];
      int by = MAX (sign * kinds[i], -*held);

      *held += by;
      purser_andromeda_change (step, player, PURSER_ANDROMEDA_BONUS_POINTS, by * self->printed.bonus_points[i],
                               rule, purser_andromeda_bonus_names[i]);
    }
}

/* Returns: how many cards are on the pile; [const@ANDROMEDA_UNLIMITED] while that is not known */
int
purser_andromeda_bonus_left (const PurserAndromedaState *self,
                             guint                       kind)
{
  int left = self->printed.bonus_supply[kind];

  if (left == PURSER_ANDROMEDA_UNLIMITED)
    return left;
  for (guint i = 0; i < self->turn.n_players; i++)
    left -= self->players[i].bonus[kind];
  return MAX (0, left);
}

/* Gives the bonus card that a set of exactly this size earns, if its pile has any left (`andromeda/bonus-gain`). */
void
purser_andromeda_bonus_earn (PurserStep *step,
                             int         cards)
{
  PurserAndromedaState *self = step->state;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (cards == self->printed.bonus_cards[i] && purser_andromeda_bonus_left (self, i) != 0)
      {
        int kinds[PURSER_ANDROMEDA_BONUSES] = { 0 };

        kinds[i] = 1;
        self->players[step->move->player].hand++;
        purser_andromeda_bonus_add (step, step->move->player, kinds, 1, "andromeda/bonus-gain");
      }
}
