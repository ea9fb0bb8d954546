// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "toll-plays.h"

/* @data: the location for the result, %NULL until then */
void
toll_done_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_set_object ((GAsyncResult **) data, result);
}

GAsyncResult *
toll_wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

gboolean
toll_plays_remove (PurserPlays  *plays,
                   const char   *path,
                   GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  purser_plays_remove_async (plays, path, toll_done_cb, &result);
  return purser_plays_remove_finish (plays, toll_wait (&result), error);
}

gboolean
toll_plays_restore (PurserPlays  *plays,
                    const char   *path,
                    GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  gboolean restored;

  purser_plays_restore_async (plays, path, toll_done_cb, &result);
  restored = purser_plays_restore_finish (plays, toll_wait (&result), error);
  while (purser_plays_get_reading (plays))
    g_main_context_iteration (NULL, TRUE);
  return restored;
}

char *
toll_plays_import (PurserPlays   *plays,
                   const char    *path,
                   GCancellable  *cancellable,
                   GError       **error)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GAsyncResult) result = NULL;
  char *target;

  purser_plays_import_async (plays, path, gauge, cancellable, toll_done_cb, &result);
  target = purser_plays_import_finish (plays, toll_wait (&result), error);
  purser_plays_reload (plays);
  return target;
}
