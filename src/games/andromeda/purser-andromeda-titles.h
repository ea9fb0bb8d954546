// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

extern const PurserWord purser_andromeda_words[];

const char *purser_andromeda_get_bonus_title   (guint kind);
const char *purser_andromeda_get_bonus_word    (guint kind);
const char *purser_andromeda_get_track_title   (guint track);
const char *purser_andromeda_get_account_title (guint account);
char       *purser_andromeda_dup_title         (const PurserAndromedaState *self,
                                                int                         planet);

G_END_DECLS
