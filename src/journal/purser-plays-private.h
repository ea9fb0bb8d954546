// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-plays.h"

G_BEGIN_DECLS

/* The plays of a folder, the one that was played last first. */
struct _PurserPlays
{
  GObject          parent_instance;

  char            *folder;
  PurserFindRules  find;
  GPtrArray       *infos;
  /* Plays that wait to be saved; some have no file yet. */
  GPtrArray       *waiting;
  /* Removed plays, which can be restored without reading them again. */
  GPtrArray       *removed;
  /* Cancels the present reading, NULL if there is none; and the progress of the last reading. */
  GCancellable    *reading;
  gboolean         missing;
  PurserGauge     *gauge;
};

gboolean   purser_plays_has_path   (gconstpointer  info,
                                    gconstpointer  path);
GPtrArray *purser_plays_copy_infos (PurserPlays   *self,
                                    const char    *without);
GHashTable *purser_plays_list_known (PurserPlays  *self);
void       purser_plays_take       (PurserPlays   *self,
                                    GPtrArray     *infos);
char      *purser_plays_dup_free_path (const char *folder,
                                       const char *path);
char      *purser_plays_dup_trash  (const char    *folder);
void       purser_plays_doubt_trash (const char   *folder);
void       purser_plays_empty_trash_later (PurserPlays *self);

G_END_DECLS
