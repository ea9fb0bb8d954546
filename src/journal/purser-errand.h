// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PurserErrand:
 * @data: what to work on; nothing else uses it meanwhile
 * @cancellable: (nullable): cancels it
 * @error: why it failed
 *
 * Work on the disk that runs in a worker thread.
 *
 * Returns: whether it was done
 */
typedef gboolean (*PurserErrand) (gpointer       data,
                                  GCancellable  *cancellable,
                                  GError       **error);

void        purser_errand_run_async  (gpointer             source,
                                      PurserErrand         errand,
                                      gpointer             data,
                                      GDestroyNotify       free_data,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             callback_data);
gpointer    purser_errand_get_data   (GAsyncResult        *result);
gboolean    purser_errand_run_finish (GAsyncResult        *result,
                                      GError             **error);
void        purser_errand_begin      (gpointer             errand);
void        purser_errand_end        (gpointer             errand);
GListModel *purser_errand_list       (void);

G_END_DECLS
