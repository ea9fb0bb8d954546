// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-statistics.h"

static void
person_free (gpointer data)
{
  PurserPersonTally *self = data;

  g_free (self->name);
  g_free (self->game);
  g_free (self);
}

static void
rival_free (gpointer data)
{
  PurserRivalTally *self = data;

  g_free (self->name);
  g_free (self->rival);
  g_free (self);
}

/* People write their names with and without capitals, half and full width, from play to play. */
static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *left = g_utf8_normalize (a, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *right = g_utf8_normalize (b, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *left_folded = g_utf8_casefold (left != NULL ? left : a, -1);
  g_autofree char *right_folded = g_utf8_casefold (right != NULL ? right : b, -1);

  return strcmp (left_folded, right_folded) == 0;
}

static gboolean
filter_has_person (const PurserStatisticsFilter *filter,
                   const PurserResult           *result)
{
  for (guint i = 0; i < result->n_seats; i++)
    if (is_same_name (result->seats[i].name, filter->person))
      return TRUE;
  return FALSE;
}

/* A play that goes on has no winner yet, and one that was ended early counts as it stood. */
static gboolean
filter_takes (const PurserStatisticsFilter *filter,
              const PurserResult           *result)
{
  if (!result->over)
    return FALSE;
  if (filter == NULL)
    return TRUE;
  return (filter->game == NULL || strcmp (filter->game, result->game) == 0) &&
         (filter->from == 0 || result->ended >= filter->from) &&
         (filter->to == 0 || result->ended < filter->to) &&
         (filter->person == NULL || filter_has_person (filter, result));
}

static PurserPersonTally *
get_person (GPtrArray  *people,
            const char *name,
            const char *game)
{
  PurserPersonTally *person;

  for (guint i = 0; i < people->len; i++)
    {
      person = g_ptr_array_index (people, i);
      if (g_strcmp0 (person->game, game) == 0 && is_same_name (person->name, name))
        return person;
    }
  person = g_new0 (PurserPersonTally, 1);
  person->name = g_strdup (name);
  person->game = g_strdup (game);
  g_ptr_array_add (people, person);
  return person;
}

static PurserRivalTally *
get_rival (GPtrArray  *rivals,
           const char *name,
           const char *other)
{
  PurserRivalTally *rival;

  for (guint i = 0; i < rivals->len; i++)
    {
      rival = g_ptr_array_index (rivals, i);
      if (is_same_name (rival->name, name) && is_same_name (rival->rival, other))
        return rival;
    }
  rival = g_new0 (PurserRivalTally, 1);
  rival->name = g_strdup (name);
  rival->rival = g_strdup (other);
  g_ptr_array_add (rivals, rival);
  return rival;
}

/* The place in turn order, from 0, counted from who began. */
static guint
get_turn_place (const PurserResult *result,
                guint               seat)
{
  guint start = 0;

  while (start + 1 < result->n_seats && !result->seats[start].starts)
    start++;
  return (seat + result->n_seats - start) % result->n_seats;
}

static void
person_add (PurserPersonTally  *self,
            const PurserResult *result,
            guint               seat)
{
  const PurserResultSeat *who = &result->seats[seat];
  PurserSeatTally *place = &self->seats[get_turn_place (result, seat)];
  gboolean won = who->wins;

  if (self->plays == 0 || (result->highest_wins ? who->score > self->best : who->score < self->best))
    self->best = who->score;
  self->sum += who->score;
  self->plays++;
  self->wins += won;
  place->plays++;
  place->wins += won;
}

static void
statistics_add_rivals (PurserStatistics   *self,
                       const PurserResult *result,
                       guint               seat)
{
  const PurserResultSeat *who = &result->seats[seat];

  for (guint i = 0; i < result->n_seats; i++)
    if (i != seat)
      {
        PurserRivalTally *rival = get_rival (self->rivals, who->name, result->seats[i].name);

        rival->plays++;
        rival->ahead += who->rank < result->seats[i].rank;
        rival->behind += who->rank > result->seats[i].rank;
      }
}

static void
statistics_add (PurserStatistics   *self,
                const PurserResult *result)
{
  self->n_plays++;
  self->seconds += result->seconds;
  for (guint i = 0; i < result->n_seats; i++)
    {
      const char *name = result->seats[i].name;

      person_add (get_person (self->people, name, NULL), result, i);
      person_add (get_person (self->games, name, result->game), result, i);
      statistics_add_rivals (self, result, i);
    }
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const PurserPersonTally *left = *(const PurserPersonTally *const *) a;
  const PurserPersonTally *right = *(const PurserPersonTally *const *) b;

  if (left->plays != right->plays)
    return left->plays < right->plays ? 1 : -1;
  if (left->wins != right->wins)
    return left->wins < right->wins ? 1 : -1;
  return g_utf8_collate (left->name, right->name);
}

static int
compare_rivals (gconstpointer a,
                gconstpointer b)
{
  const PurserRivalTally *left = *(const PurserRivalTally *const *) a;
  const PurserRivalTally *right = *(const PurserRivalTally *const *) b;
  int names = g_utf8_collate (left->name, right->name);

  if (left->plays != right->plays)
    return left->plays < right->plays ? 1 : -1;
  return names != 0 ? names : g_utf8_collate (left->rival, right->rival);
}

/**
 * purser_statistics_new:
 * @results: (element-type PurserResult): how plays went
 * @filter: (nullable): which of them count; %NULL for all that are finished
 *
 * Counts plays.
 *
 * Returns: (transfer full): the statistics
 */
PurserStatistics *
purser_statistics_new (GPtrArray                    *results,
                       const PurserStatisticsFilter *filter)
{
  PurserStatistics *self = g_new0 (PurserStatistics, 1);

  self->people = g_ptr_array_new_with_free_func (person_free);
  self->games = g_ptr_array_new_with_free_func (person_free);
  self->rivals = g_ptr_array_new_with_free_func (rival_free);
  for (guint i = 0; i < results->len; i++)
    if (filter_takes (filter, g_ptr_array_index (results, i)))
      statistics_add (self, g_ptr_array_index (results, i));
  g_ptr_array_sort (self->people, compare_people);
  g_ptr_array_sort (self->games, compare_people);
  g_ptr_array_sort (self->rivals, compare_rivals);
  return self;
}

/**
 * purser_statistics_free:
 * @self: (transfer full): statistics
 *
 * Frees statistics.
 */
void
purser_statistics_free (PurserStatistics *self)
{
  g_ptr_array_unref (self->people);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->rivals);
  g_free (self);
}

/**
 * purser_person_tally_get_average:
 * @self: a tally with at least one play
 *
 * Returns: the average score
 */
double
purser_person_tally_get_average (const PurserPersonTally *self)
{
  return (double) self->sum / self->plays;
}

/**
 * purser_person_tally_get_percent:
 * @self: a tally with at least one play
 *
 * Returns: how many plays of a hundred were won, rounded
 */
guint
purser_person_tally_get_percent (const PurserPersonTally *self)
{
  return (self->wins * 200 + self->plays) / (self->plays * 2);
}
