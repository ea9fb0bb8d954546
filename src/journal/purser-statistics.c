// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-hash.h"
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

static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *left = purser_result_dup_key (a);
  g_autofree char *right = purser_result_dup_key (b);

  return strcmp (left, right) == 0;
}

static gboolean
result_has (const PurserResult *result,
            const char         *person)
{
  for (guint i = 0; i < result->n_seats; i++)
    if (is_same_name (result->seats[i].name, person))
      return TRUE;
  return FALSE;
}

static gboolean
filter_is_group (const PurserStatisticsFilter *filter,
                 const PurserResult           *result)
{
  guint n = 0;

  for (; filter->group[n] != NULL; n++)
    if (!result_has (result, filter->group[n]))
      return FALSE;
  return n == result->n_seats;
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
  return (filter->game == NULL || strcmp (filter->game, purser_result_get_subject (result)) == 0) &&
         (filter->from == 0 || result->ended >= filter->from) &&
         (filter->to == 0 || result->ended < filter->to) &&
         (filter->person == NULL || result_has (result, filter->person)) &&
         (filter->group == NULL || filter_is_group (filter, result));
}

static PurserPersonTally *
statistics_get_person (PurserStatistics *self,
                       const char       *name,
                       const char       *game)
{
  g_autofree char *who = purser_result_dup_key (name);
  g_autofree char *key = g_strconcat (who, "\n", game, NULL);
  PurserPersonTally *person = g_hash_table_lookup (self->tallies, key);

  if (person != NULL)
    return person;
  person = g_new0 (PurserPersonTally, 1);
  person->name = g_strdup (name);
  person->game = g_strdup (game);
  g_ptr_array_add (game != NULL ? self->games : self->people, person);
  g_hash_table_insert (self->tallies, g_steal_pointer (&key), person);
  return person;
}

static PurserRivalTally *
statistics_get_rival (PurserStatistics *self,
                      const char       *name,
                      const char       *other)
{
  g_autofree char *who = purser_result_dup_key (name);
  g_autofree char *whom = purser_result_dup_key (other);
  g_autofree char *key = g_strconcat (who, "\r", whom, NULL);
  PurserRivalTally *rival = g_hash_table_lookup (self->tallies, key);

  if (rival != NULL)
    return rival;
  rival = g_new0 (PurserRivalTally, 1);
  rival->name = g_strdup (name);
  rival->rival = g_strdup (other);
  g_ptr_array_add (self->rivals, rival);
  g_hash_table_insert (self->tallies, g_steal_pointer (&key), rival);
  return rival;
}

static void
person_add_turn (PurserPersonTally  *self,
                 const PurserResult *result,
                 guint               seat)
{
  int turn = purser_result_get_turn_place (result, seat);

  if (turn < 0)
    return;
  self->seats[turn].plays++;
  self->seats[turn].wins += result->seats[seat].wins;
}

static void
person_add_contest (PurserPersonTally  *self,
                    const PurserResult *result,
                    guint               seat)
{
  self->contests++;
  self->wins += result->seats[seat].wins;
  person_add_turn (self, result, seat);
}

static void
person_add_score (PurserPersonTally      *self,
                  const PurserResultSeat *who,
                  gboolean                highest_wins)
{
  if (self->scored == 0 || (highest_wins ? who->score > self->best : who->score < self->best))
    self->best = who->score;
  self->sum += who->score;
  self->scored++;
}

static void
person_add (PurserPersonTally  *self,
            const PurserResult *result,
            guint               seat)
{
  const PurserResultSeat *who = &result->seats[seat];

  if (!who->unscored)
    person_add_score (self, who, result->highest_wins);
  self->plays++;
  if (result->n_seats > 1)
    person_add_contest (self, result, seat);
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
        PurserRivalTally *rival = statistics_get_rival (self, who->name, result->seats[i].name);

        rival->plays++;
        rival->ahead += !result->undecided && who->rank < result->seats[i].rank;
        rival->behind += !result->undecided && who->rank > result->seats[i].rank;
      }
}

static void
statistics_add_length (PurserStatistics   *self,
                       const PurserResult *result)
{
  if (result->seconds == 0)
    return;
  if (self->longest == NULL || result->seconds > self->longest->seconds)
    self->longest = result;
  if (self->shortest == NULL || result->seconds < self->shortest->seconds)
    self->shortest = result;
}

static void
statistics_add_dice (PurserStatistics   *self,
                     const PurserResult *result)
{
  self->dice.n_rolls += result->dice.n_rolls;
  for (guint sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    self->dice.sums[sum] += result->dice.sums[sum];
}

static void
statistics_add (PurserStatistics   *self,
                const PurserResult *result)
{
  self->seconds += result->seconds;
  g_ptr_array_add (self->plays, (gpointer) result);
  statistics_add_length (self, result);
  statistics_add_dice (self, result);
  for (guint i = 0; i < result->n_seats; i++)
    {
      const char *name = result->seats[i].name;

      person_add (statistics_get_person (self, name, NULL), result, i);
      person_add (statistics_get_person (self, name, purser_result_get_subject (result)), result, i);
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
compare_plays (gconstpointer a,
               gconstpointer b)
{
  const PurserResult *left = *(const PurserResult *const *) a;
  const PurserResult *right = *(const PurserResult *const *) b;

  return (left->ended > right->ended) - (left->ended < right->ended);
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
 * @results: (element-type PurserResult): results of plays
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

  self->plays = g_ptr_array_new ();
  self->tallies = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  self->people = g_ptr_array_new_with_free_func (person_free);
  self->games = g_ptr_array_new_with_free_func (person_free);
  self->rivals = g_ptr_array_new_with_free_func (rival_free);
  for (guint i = 0; i < results->len; i++)
    if (filter_takes (filter, g_ptr_array_index (results, i)))
      statistics_add (self, g_ptr_array_index (results, i));
  purser_analysis_dice_expect (&self->dice);
  g_ptr_array_sort (self->plays, compare_plays);
  g_ptr_array_sort (self->people, compare_people);
  g_ptr_array_sort (self->games, compare_people);
  g_ptr_array_sort (self->rivals, compare_rivals);
  return self;
}

/**
 * purser_statistics_free:
 * @self: (transfer full): statistics
 */
void
purser_statistics_free (PurserStatistics *self)
{
  g_hash_table_unref (self->tallies);
  g_ptr_array_unref (self->plays);
  g_ptr_array_unref (self->people);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->rivals);
  g_free (self);
}

/**
 * purser_person_tally_get_average:
 * @self: a tally with at least one score
 *
 * Returns: the average score
 */
double
purser_person_tally_get_average (const PurserPersonTally *self)
{
  return (double) self->sum / self->scored;
}

/**
 * purser_person_tally_get_percent:
 * @self: a tally with at least one contest
 *
 * Returns: how many contests of a hundred were won, rounded
 */
guint
purser_person_tally_get_percent (const PurserPersonTally *self)
{
  return (self->wins * 200 + self->contests) / (self->contests * 2);
}
