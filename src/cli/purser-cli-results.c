// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-bgstats.h"
#include "purser-cli.h"

static void
print_result (PurserResult *result)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (result->ended);
  g_autofree char *day = g_date_time_format (time, "%F");

  g_print ("%s  %s\n", day, purser_result_get_subject (result));
  for (guint i = 0; i < result->n_seats; i++)
    {
      const PurserResultSeat *seat = &result->seats[i];

      if (seat->unscored)
        g_print ("  %2u. %s%s\n", seat->rank, seat->name, seat->wins ? " *" : "");
      else
        g_print ("  %2u. %s %" G_GINT64_FORMAT "%s\n", seat->rank, seat->name, seat->score, seat->wins ? " *" : "");
    }
}

static void
print_found (const PurserBgStats *found)
{
  for (guint i = 0; i < found->results->len; i++)
    print_result (g_ptr_array_index (found->results, i));
  if (found->n_left_out > 0)
    g_printerr ("purser-cli: %u × %s\n", found->n_left_out, _("left out"));
}

static void
print_found_as_json (const PurserBgStats *found)
{
  g_autoptr (PurserValue) list = purser_value_new_list ();

  for (guint i = 0; i < found->results->len; i++)
    purser_value_append (list, purser_result_to_value (g_ptr_array_index (found->results, i)));
  purser_cli_print_json (list);
}

/* Prints the results of the plays in a file of BG Stats. Nothing is written.
 *
 * @arguments: `[--json] FILE`
 *
 * Returns: the exit status */
int
purser_cli_results (char **arguments)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PurserBgStats) found = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;

  if (!purser_cli_parse (&arguments, entries))
    return 2;
  rest = arguments;
  if (g_strv_length (rest) != 1)
    return purser_cli_refuse (_("name one file"));
  found = purser_bgstats_read (rest[0], purser_games_list (), NULL, &error);
  if (found == NULL)
    {
      g_printerr ("purser-cli: %s\n", error->message);
      return 1;
    }
  if (json)
    print_found_as_json (found);
  else
    print_found (found);
  return 0;
}
