// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Any bytes as a file of BG Stats, and any line as a stored result: results stay within their limits, survive a round trip,
 * and are not imported twice. */

#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "purser-bgstats.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-statistics.h"

#define LARGEST G_GINT64_CONSTANT (1000000000000)
#define LONGEST (60 * 60 * 24 * 30)

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static void
hold_words (const char *words)
{
  g_assert (words == NULL || g_utf8_validate (words, -1, NULL));
}

static void
hold_seats (PurserResult *result)
{
  g_assert (result->n_seats >= 1 && result->n_seats <= PURSER_MAX_PLAYERS);
  for (guint i = 0; i < result->n_seats; i++)
    {
      const PurserResultSeat *seat = &result->seats[i];

      g_assert (seat->name != NULL && *seat->name != '\0' && strpbrk (seat->name, "\n\r\t") == NULL);
      hold_words (seat->name);
      g_assert (ABS (seat->score) <= LARGEST);
      g_assert (!seat->unscored || seat->score == 0);
      g_assert (seat->rank <= PURSER_MAX_PLAYERS);
    }
}

static char *
print (PurserResult *result)
{
  g_autoptr (PurserValue) value = purser_result_to_value (result);

  return purser_json_print (value, FALSE);
}

/* Checks that a written result is read back the same. */
static void
hold_line (PurserResult *result)
{
  g_autofree char *line = print (result);
  g_autoptr (PurserValue) value = purser_json_parse (line, -1, NULL);
  g_autoptr (PurserResult) again = purser_result_from_value (value);
  g_autofree char *same = again != NULL ? print (again) : NULL;

  g_assert_cmpstr (line, ==, same);
}

static void
hold_result (PurserResult *result)
{
  g_assert (result->over && result->imported && result->id != NULL && *result->id != '\0');
  g_assert (result->seconds >= 0 && result->seconds <= LONGEST);
  g_assert (result->ended - result->begun == result->seconds);
  hold_words (purser_result_get_subject (result));
  hold_words (result->place);
  hold_words (result->notes);
  hold_seats (result);
  hold_line (result);
}

/* Checks that people win at most as often as they played, and that every play counts. */
static void
hold_statistics (GPtrArray *results)
{
  PurserStatisticsFilter all = { 0 };
  g_autoptr (PurserStatistics) statistics = purser_statistics_new (results, &all);

  g_assert (statistics->plays->len == results->len);
  for (guint i = 0; i < statistics->people->len; i++)
    {
      const PurserPersonTally *tally = g_ptr_array_index (statistics->people, i);

      g_assert (tally->wins <= tally->contests && tally->contests <= tally->plays && tally->scored <= tally->plays);
      g_assert (tally->contests == 0 || purser_person_tally_get_percent (tally) <= 100);
    }
}

static PurserBgStats *
read_bytes (const guint8 *data,
            gsize         size)
{
  int fd = memfd_create ("fuzz", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  PurserBgStats *found = NULL;

  if (fd >= 0 && write (fd, data, size) == (gssize) size)
    found = purser_bgstats_read (path, purser_games_list (), NULL, NULL);
  close (fd);
  return found;
}

/* Checks that results in the library are not imported again. */
static void
hold_once (PurserBgStats *found,
           const guint8  *data,
           gsize          size)
{
  g_autoptr (PurserBgStats) again = read_bytes (data, size);

  g_assert (again->results->len == found->results->len && again->n_left_out == found->n_left_out);
  purser_bgstats_sift (again, found->results);
  g_assert (again->results->len == 0);
  g_assert (again->n_here == found->results->len);
}

static void
read_line (const guint8 *data,
           gsize         size)
{
  g_autoptr (PurserValue) value = purser_json_parse ((const char *) data, (gssize) size, NULL);
  g_autoptr (PurserResult) result = value != NULL ? purser_result_from_value (value) : NULL;

  if (result != NULL)
    hold_line (result);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (PurserBgStats) found = read_bytes (data, size);

  read_line (data, size);
  if (found == NULL)
    return 0;
  for (guint i = 0; i < found->results->len; i++)
    hold_result (g_ptr_array_index (found->results, i));
  hold_statistics (found->results);
  hold_once (found, data, size);
  return 0;
}
