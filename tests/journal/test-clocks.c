// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Plays on machines whose clock was set back and forward, that changed the time zone, or slept. Each record has the local time
 * of its moment; time that cannot have passed at the table does not count. */

#include "config.h"

#include "fixtures.h"
#include "purser-result.h"
#include "purser-times.h"

#define HEAD "{\"purser\":1,\"game\":\"toll\",\"created\":\"2026-11-21T19:00:00+09:00\"," \
             "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n"
#define ROLL(n, at) "{\"n\":" #n ",\"at\":\"" at "\",\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}\n"

static void
assert_seconds (const char *text,
                gint64      seconds)
{
  g_autoptr (PurserPlay) play = toll_play (text);
  g_autoptr (PurserResult) result = purser_result_new (play);
  PurserTimes times = purser_times_measure (play);
  gint64 of_all = 0;

  g_assert_cmpint (result->seconds, ==, seconds);
  /* The time before the first move is in nobody's turn. */
  g_assert_cmpint (times.seconds, >=, 0);
  g_assert_cmpint (times.seconds, <=, seconds);
  for (guint i = 0; i < PURSER_MAX_PLAYERS; i++)
    {
      g_assert_cmpint (times.seconds_of[i], >=, 0);
      of_all += times.seconds_of[i];
    }
  g_assert_cmpint (of_all, <=, times.seconds);
}

/* A minute; an hour back, which counts as nothing; two minutes. */
static void
test_set_back (void)
{
  assert_seconds (HEAD ROLL (1, "2026-11-21T19:01:00+09:00") ROLL (2, "2026-11-21T18:01:00+09:00")
                  ROLL (3, "2026-11-21T18:03:00+09:00"), 180);
}

/* A minute; five years forward, which is a break; half a minute. */
static void
test_set_forward (void)
{
  assert_seconds (HEAD ROLL (1, "2026-11-21T19:01:00+09:00") ROLL (2, "2031-11-21T19:01:00+09:00")
                  ROLL (3, "2031-11-21T19:01:30+09:00"), 90);
}

/* 19:01 in Tokyo is 10:01 in London, and a minute later is the same minute everywhere. The same holds at the end of summer
 * time. */
static void
test_zones (void)
{
  assert_seconds (HEAD ROLL (1, "2026-11-21T19:01:00+09:00") ROLL (2, "2026-11-21T10:02:00+00:00")
                  ROLL (3, "2026-11-21T05:03:00-05:00"), 180);
  assert_seconds (HEAD ROLL (1, "2026-10-25T02:59:00+02:00") ROLL (2, "2026-10-25T02:01:00+01:00"), 120);
}

/* A machine that sleeps while a player thinks: half an hour counts, and a second more does not. */
static void
test_sleep (void)
{
  assert_seconds (HEAD ROLL (1, "2026-11-21T19:30:00+09:00"), 1800);
  assert_seconds (HEAD ROLL (1, "2026-11-21T19:30:01+09:00"), 0);
}

/* Invalid times, times at the ends of the range, and missing ones. */
static void
test_odd (void)
{
  assert_seconds (HEAD ROLL (1, "0001-01-01T00:00:00Z") ROLL (2, "9999-12-31T23:59:59Z") ROLL (3, "yesterday") ROLL (4, ""), 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clocks/set-back", test_set_back);
  g_test_add_func ("/clocks/set-forward", test_set_forward);
  g_test_add_func ("/clocks/zones", test_zones);
  g_test_add_func ("/clocks/sleep", test_sleep);
  g_test_add_func ("/clocks/odd", test_odd);
  return g_test_run ();
}
