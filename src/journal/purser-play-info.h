// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-result.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAY_INFO (purser_play_info_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayInfo, purser_play_info, PURSER, PLAY_INFO, GObject)

PurserPlayInfo *purser_play_info_new          (const char      *path,
                                               gint64           changed,
                                               gint64           size);
PurserPlayInfo *purser_play_info_new_for_play (PurserPlay      *play);
PurserPlayInfo *purser_play_info_new_kept     (const char      *path,
                                               gint64           changed,
                                               gint64           size,
                                               PurserResult    *result);
PurserPlayInfo *purser_play_info_dup          (PurserPlayInfo  *self);
gboolean        purser_play_info_swap         (PurserPlayInfo  *self,
                                               PurserPlayInfo  *other);
PurserPlayInfo *purser_play_info_from_value   (const char      *path,
                                               PurserValue     *value);
PurserValue    *purser_play_info_to_value     (PurserPlayInfo  *self);
void            purser_play_info_read         (PurserPlayInfo  *self,
                                               PurserFindRules  find,
                                               GCancellable    *cancellable);

const char     *purser_play_info_get_path     (PurserPlayInfo  *self);
PurserResult   *purser_play_info_get_result   (PurserPlayInfo  *self);
gboolean        purser_play_info_has_ledger   (PurserPlayInfo  *self);
const char     *purser_play_info_get_problem  (PurserPlayInfo  *self);
gint64          purser_play_info_get_changed  (PurserPlayInfo  *self);
gint64          purser_play_info_get_time     (PurserPlayInfo  *self);
gint64          purser_play_info_get_size     (PurserPlayInfo  *self);

G_END_DECLS
