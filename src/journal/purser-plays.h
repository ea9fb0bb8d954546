// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-bgstats.h"
#include "purser-gauge.h"
#include "purser-play-info.h"

G_BEGIN_DECLS

/**
 * PURSER_PLAYS_DAYS_IN_TRASH:
 *
 * The least number of days in which a deleted play can still be brought back by hand.
 */
#define PURSER_PLAYS_DAYS_IN_TRASH 30

#define PURSER_TYPE_PLAYS (purser_plays_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlays, purser_plays, PURSER, PLAYS, GObject)

PurserPlays *purser_plays_new           (const char           *folder,
                                         PurserFindRules       find);
void         purser_plays_reload        (PurserPlays          *self);
void         purser_plays_reload_later  (PurserPlays          *self);
void         purser_plays_stop          (PurserPlays          *self);
gboolean     purser_plays_get_reading   (PurserPlays          *self);
double       purser_plays_get_fraction  (PurserPlays          *self);
void         purser_plays_set_waiting   (PurserPlays          *self,
                                         GPtrArray            *waiting);
void         purser_plays_empty_trash   (const char           *folder,
                                         gint64                now);
GPtrArray   *purser_plays_dup_results   (PurserPlays          *self);
void         purser_plays_import_async  (PurserPlays          *self,
                                         const char           *path,
                                         PurserGauge          *gauge,
                                         GCancellable         *cancellable,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
char        *purser_plays_import_finish (PurserPlays          *self,
                                         GAsyncResult         *result,
                                         GError              **error);

void           purser_plays_remove_async        (PurserPlays          *self,
                                                 const char           *path,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
gboolean       purser_plays_remove_finish       (PurserPlays          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);
void           purser_plays_restore_async       (PurserPlays          *self,
                                                 const char           *path,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
gboolean       purser_plays_restore_finish      (PurserPlays          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

void           purser_plays_read_results_async  (PurserPlays               *self,
                                                 const char                *path,
                                                 const PurserRules *const  *games,
                                                 PurserGauge               *gauge,
                                                 GCancellable              *cancellable,
                                                 GAsyncReadyCallback        callback,
                                                 gpointer                   data);
PurserBgStats *purser_plays_read_results_finish (GAsyncResult              *result,
                                                 GError                   **error);
void           purser_plays_keep_results_async  (PurserPlays          *self,
                                                 GPtrArray            *results,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
gboolean       purser_plays_keep_results_finish (PurserPlays          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

void           purser_plays_rename_async        (PurserPlays          *self,
                                                 const char           *from,
                                                 const char           *to,
                                                 PurserGauge          *gauge,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
gboolean       purser_plays_rename_finish       (PurserPlays          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

G_END_DECLS
