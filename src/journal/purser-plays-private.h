// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-plays.h"

G_BEGIN_DECLS

/* The plays of a folder, the one written last first. */
struct _PurserPlays
{
  GObject          parent_instance;

  char            *folder;
  PurserFindRules  find;
  GPtrArray       *infos;
  /* Plays that wait to be saved; some have no file yet. */
  GPtrArray       *waiting;
  /* What was removed, to be brought back without reading it again. */
  GPtrArray       *removed;
  /* The way to leave what is being read, and how far that is; nothing while nothing is read. */
  GCancellable    *reading;
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
