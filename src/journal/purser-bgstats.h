// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-result.h"

G_BEGIN_DECLS

/**
 * PURSER_BGSTATS_MAX_FILE:
 *
 * The longest file of BG Stats that is read, in bytes: about ten thousand plays.
 */
#define PURSER_BGSTATS_MAX_FILE (16 * 1024 * 1024)

/**
 * PurserBgStats:
 * @results: (element-type PurserResult): the results of its plays, in the order of the file
 * @n_here: how many are in the library already
 * @n_left_out: how many cannot be kept
 *
 * The contents of a file of BG Stats.
 */
typedef struct {
  GPtrArray *results;
  guint      n_here;
  guint      n_left_out;
} PurserBgStats;

PurserBgStats *purser_bgstats_read (const char                *path,
                                    const PurserRules *const  *games,
                                    GCancellable              *cancellable,
                                    GError                   **error);
void           purser_bgstats_sift (PurserBgStats    *self,
                                    GPtrArray        *here);
void           purser_bgstats_free (PurserBgStats    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserBgStats, purser_bgstats_free)

G_END_DECLS
