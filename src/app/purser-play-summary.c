// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-games.h"
#include "purser-play-summary.h"

/* What the library tells about one file. The play is read, not kept open: nobody is kept out. */
struct _PurserPlaySummary
{
  GObject parent_instance;

  char       *path;
  PurserPlay *play;
  char       *problem;
  gint64      changed;
};

G_DEFINE_FINAL_TYPE (PurserPlaySummary, purser_play_summary, G_TYPE_OBJECT)

static void
purser_play_summary_finalize (GObject *object)
{
  PurserPlaySummary *self = PURSER_PLAY_SUMMARY (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (purser_play_summary_parent_class)->finalize (object);
}

static void
purser_play_summary_class_init (PurserPlaySummaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_play_summary_finalize;
}

static void
purser_play_summary_init (PurserPlaySummary *self)
{
}

/**
 * purser_play_summary_new:
 * @path: a `.purser` file
 *
 * Reads what the library tells about a play.
 *
 * Returns: (transfer full): a summary, of a file that cannot be read too
 */
PurserPlaySummary *
purser_play_summary_new (const char *path)
{
  PurserPlaySummary *self = g_object_new (PURSER_TYPE_PLAY_SUMMARY, NULL);
  g_autoptr (GError) error = NULL;
  GStatBuf status;
  guint line;

  self->path = g_strdup (path);
  if (g_stat (path, &status) == 0)
    self->changed = status.st_mtime;
  self->play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  if (self->play == NULL)
    self->problem = g_strdup (error->message);
  return self;
}

/**
 * purser_play_summary_get_path:
 * @self: a summary
 *
 * Returns: (transfer none): the file
 */
const char *
purser_play_summary_get_path (PurserPlaySummary *self)
{
  return self->path;
}

/**
 * purser_play_summary_get_play:
 * @self: a summary
 *
 * Returns: (transfer none) (nullable): the play as it was read; %NULL where it could not be
 */
PurserPlay *
purser_play_summary_get_play (PurserPlaySummary *self)
{
  return self->play;
}

/**
 * purser_play_summary_get_problem:
 * @self: a summary
 *
 * Returns: (transfer none) (nullable): why the play could not be read
 */
const char *
purser_play_summary_get_problem (PurserPlaySummary *self)
{
  return self->problem;
}

/**
 * purser_play_summary_get_over:
 * @self: a summary
 *
 * Returns: whether the play has ended
 */
gboolean
purser_play_summary_get_over (PurserPlaySummary *self)
{
  return self->play != NULL && purser_play_get_table (self->play)->over;
}

/**
 * purser_play_summary_get_changed:
 * @self: a summary
 *
 * Returns: when the file was written last, in seconds of the epoch
 */
gint64
purser_play_summary_get_changed (PurserPlaySummary *self)
{
  return self->changed;
}

/**
 * purser_play_summary_dup_title:
 * @self: a summary
 *
 * Returns: (transfer full): the game, or the file's name where it cannot be read
 */
char *
purser_play_summary_dup_title (PurserPlaySummary *self)
{
  if (self->play == NULL)
    return g_path_get_basename (self->path);
  return g_strdup (_(purser_play_get_rules (self->play)->title));
}

static char *
summary_dup_names (PurserPlaySummary *self,
                   gboolean           winners)
{
  PurserSetup *setup = purser_play_get_setup (self->play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autoptr (GString) names = g_string_new (NULL);

  purser_play_get_standings (self->play, standings);
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (winners && standings[i].rank != 1)
        continue;
      /* Translators: stands between the names of players */
      g_string_append_printf (names, "%s%s", names->len > 0 ? _(", ") : "", setup->seats[i].name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

static char *
summary_dup_date (PurserPlaySummary *self)
{
  PurserSetup *setup = purser_play_get_setup (self->play);
  const char *created = purser_value_get_text_of (setup->header, "created");
  g_autoptr (GDateTime) moment = created != NULL ? g_date_time_new_from_iso8601 (created, NULL) : NULL;
  g_autoptr (GDateTime) local = NULL;

  if (moment == NULL)
    moment = g_date_time_new_from_unix_utc (self->changed);
  local = g_date_time_to_local (moment);
  return g_date_time_format (local, "%x");
}

/**
 * purser_play_summary_dup_subtitle:
 * @self: a summary
 *
 * Returns: (transfer full): who plays, where the play stands or who won, and when it was
 */
char *
purser_play_summary_dup_subtitle (PurserPlaySummary *self)
{
  g_autofree char *names = NULL;
  g_autofree char *date = NULL;

  if (self->play == NULL)
    return g_strdup (self->problem);
  names = summary_dup_names (self, purser_play_summary_get_over (self));
  date = summary_dup_date (self);
  if (purser_play_summary_get_over (self))
    /* Translators: the winners of a play, then its date */
    return g_strdup_printf (_("Won by %s · %s"), names, date);
  /* Translators: the players, the round they are in, and the date of the play */
  return g_strdup_printf (_("%s · round %d · %s"), names, purser_play_get_table (self->play)->round, date);
}
