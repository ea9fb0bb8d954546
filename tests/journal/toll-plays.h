// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-plays.h"

G_BEGIN_DECLS

/* Asynchronous calls, for tests that wait for them. */
void          toll_done_cb       (GObject        *object,
                                  GAsyncResult   *result,
                                  gpointer        data);
GAsyncResult *toll_wait          (GAsyncResult  **result);
gboolean      toll_plays_remove  (PurserPlays    *plays,
                                  const char     *path,
                                  GError        **error);
gboolean      toll_plays_restore (PurserPlays    *plays,
                                  const char     *path,
                                  GError        **error);
char         *toll_plays_import  (PurserPlays    *plays,
                                  const char     *path,
                                  GCancellable   *cancellable,
                                  GError        **error);

G_END_DECLS
