// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-errand.h"
#include "purser-template.h"

G_BEGIN_DECLS

/* A task on the file of a pad, after which the pads are listed again. */
typedef struct {
  const PurserRules *rules;
  PurserTemplate    *pad; /* (nullable) */
  char              *path; /* (nullable): the file to read */
  GPtrArray         *pads; /* (element-type PurserTemplate): the pads after the task */
} PurserPadErrand;

PurserPadErrand *purser_pad_errand_new  (const PurserRules    *rules,
                                         PurserTemplate       *pad);
void             purser_pad_errand_run  (PurserPadErrand      *self,
                                         PurserErrand          what,
                                         gpointer              source,
                                         GAsyncReadyCallback   callback);

gboolean purser_pad_errand_list    (gpointer       data,
                                    GCancellable  *cancellable,
                                    GError       **error);
gboolean purser_pad_errand_save    (gpointer       data,
                                    GCancellable  *cancellable,
                                    GError       **error);
gboolean purser_pad_errand_remove  (gpointer       data,
                                    GCancellable  *cancellable,
                                    GError       **error);
gboolean purser_pad_errand_take_in (gpointer       data,
                                    GCancellable  *cancellable,
                                    GError       **error);

void            purser_pad_errand_read_async  (const PurserRules    *rules,
                                               const char           *path,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
PurserTemplate *purser_pad_errand_read_finish (GAsyncResult         *result,
                                               GError              **error);

G_END_DECLS
