// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Compares a play with the claims of its case. */

#include <string.h>

#include "purser-claims.h"
#include "purser-json.h"

static char *match (PurserValue *want,
                    PurserValue *got);

static char *
say_difference (PurserValue *want,
                PurserValue *got)
{
  g_autofree char *wanted = purser_json_print (want, FALSE);
  g_autofree char *had = got != NULL ? purser_json_print (got, FALSE) : g_strdup ("nothing");

  return g_strdup_printf ("wanted %s, got %s", wanted, had);
}

/* Charges are compared as a whole: cards without one are left out, so another card would be another charge. */
static char *
match_whole (PurserValue *want,
             PurserValue *got)
{
  gboolean equal = got != NULL ? purser_value_equal (want, got) : purser_value_get_size (want) == 0;

  return equal ? NULL : say_difference (want, got);
}

static char *
match_object (PurserValue *want,
              PurserValue *got)
{
  for (guint i = 0; i < purser_value_get_size (want); i++)
    {
      const char *key = purser_value_get_key_at (want, i);
      PurserValue *wanted = purser_value_get_at (want, i);
      PurserValue *had = purser_value_get (got, key);
      g_autofree char *bad = strcmp (key, "charges") == 0 ? match_whole (wanted, had) : match (wanted, had);

      if (bad != NULL)
        return g_strdup_printf ("%s: %s", key, bad);
    }
  return NULL;
}

static char *
match_list (PurserValue *want,
            PurserValue *got)
{
  for (guint i = 0; i < purser_value_get_size (want); i++)
    {
      g_autofree char *bad = match (purser_value_get_at (want, i), purser_value_get_at (got, i));

      if (bad != NULL)
        return g_strdup_printf ("%u: %s", i, bad);
    }
  return NULL;
}

/* Returns: (nullable): the first difference of @got from the members of @want */
static char *
match (PurserValue *want,
       PurserValue *got)
{
  if (got != NULL && g_strcmp0 (purser_value_get_string (want), "*") == 0)
    return NULL;
  if (purser_value_is (want, PURSER_VALUE_OBJECT) && purser_value_is (got, PURSER_VALUE_OBJECT))
    return match_object (want, got);
  if (purser_value_is (want, PURSER_VALUE_LIST) && purser_value_is (got, PURSER_VALUE_LIST) &&
      purser_value_get_size (want) == purser_value_get_size (got))
    return match_list (want, got);
  return got != NULL && purser_value_equal (want, got) ? NULL : say_difference (want, got);
}

static PurserValue *
look_up (PurserValue *report,
         const char  *path)
{
  g_auto (GStrv) steps = g_strsplit (strcmp (path, ".") == 0 ? "" : path, ".", -1);

  for (guint i = 0; steps[i] != NULL && report != NULL; i++)
    if (purser_value_is (report, PURSER_VALUE_LIST))
      {
        guint64 index = g_ascii_strtoull (steps[i], NULL, 10);

        report = index < purser_value_get_size (report) ? purser_value_get_at (report, (guint) index) : NULL;
      }
    else
      report = purser_value_get (report, steps[i]);
  return report;
}

static char *
hold_report (const PurserClaim *claim,
             PurserValue       *report)
{
  PurserValue *got = look_up (report, claim->where);

  if (strcmp (claim->word, "is") == 0)
    return g_str_has_suffix (claim->where, ".charges") ? match_whole (claim->value, got) : match (claim->value, got);
  if (purser_value_is (got, PURSER_VALUE_LIST) &&
      purser_value_get_size (got) == purser_value_get_integer (claim->value))
    return NULL;
  return say_difference (claim->value, got);
}

static char *
hold_entry (PurserValue *want,
            PurserValue *ledger)
{
  for (guint i = 0; i < purser_value_get_size (ledger); i++)
    {
      g_autofree char *bad = match (want, purser_value_get_at (ledger, i));

      if (bad == NULL)
        return NULL;
    }
  return say_difference (want, NULL);
}

static char *
hold_entries (const PurserClaim *claim,
              PurserValue       *ledger)
{
  g_autoptr (PurserValue) own = purser_value_new_list ();
  gint64 n = g_ascii_strtoll (claim->where, NULL, 10);

  for (guint i = 0; i < purser_value_get_size (ledger); i++)
    if (purser_value_get_integer_of (purser_value_get_at (ledger, i), "n", 0) == n)
      purser_value_append (own, purser_value_ref (purser_value_get_at (ledger, i)));
  return match (claim->value, own);
}

static char *
hold (const PurserClaim *claim,
      PurserValue       *report,
      PurserValue       *ledger)
{
  if (strcmp (claim->word, "entry") == 0)
    return hold_entry (claim->value, ledger);
  if (strcmp (claim->word, "entries") == 0)
    return hold_entries (claim, ledger);
  return hold_report (claim, report);
}

/**
 * purser_claims_hold:
 * @claims: (element-type PurserClaim): the expected result of a play
 * @play: the play
 *
 * Fails the test for each claim that does not hold.
 */
void
purser_claims_hold (GPtrArray  *claims,
                    PurserPlay *play)
{
  g_autoptr (PurserValue) report = purser_play_report (play);
  g_autoptr (PurserValue) ledger = purser_play_report_ledger (play, -1);

  for (guint i = 0; i < claims->len; i++)
    {
      const PurserClaim *claim = g_ptr_array_index (claims, i);
      g_autofree char *bad = hold (claim, report, ledger);

      if (bad != NULL)
        g_test_fail_printf ("%s %s: %s", claim->word, claim->where, bad);
    }
}
