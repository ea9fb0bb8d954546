// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-components-file.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COPY (purser_copy_get_type ())

G_DECLARE_FINAL_TYPE (PurserCopy, purser_copy, PURSER, COPY, GObject)

PurserCopy  *purser_copy_get           (const char           *game);
void         purser_copy_sync          (PurserCopy           *self);
void         purser_copy_open_async    (PurserCopy           *self,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
gboolean     purser_copy_open_finish   (PurserCopy           *self,
                                        GAsyncResult         *result,
                                        GError              **error);
PurserValue *purser_copy_get_items     (PurserCopy           *self);
const char  *purser_copy_get_problem   (PurserCopy           *self);
void         purser_copy_learn         (PurserCopy           *self,
                                        const char           *item,
                                        PurserValue          *values);
void         purser_copy_put           (PurserCopy           *self,
                                        const char           *item,
                                        PurserValue          *values);
guint        purser_copy_merge         (PurserCopy           *self,
                                        PurserValue          *other);
void         purser_copy_settle_async  (PurserCopy           *self,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
void         purser_copy_import_async  (PurserCopy           *self,
                                        const char           *path,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
PurserValue *purser_copy_import_finish (PurserCopy           *self,
                                        GAsyncResult         *result,
                                        GError              **error);

G_END_DECLS
