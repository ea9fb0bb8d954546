// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play-info.h"

G_BEGIN_DECLS

char     *purser_play_words_dup_title    (PurserPlayInfo *info);
char     *purser_play_words_dup_who      (PurserPlayInfo *info);
char     *purser_play_words_dup_when     (PurserPlayInfo *info);
char     *purser_play_words_dup_subtitle (PurserPlayInfo *info);
char     *purser_play_words_dup_date     (PurserPlayInfo *info);
gboolean  purser_play_words_match        (PurserPlayInfo *info,
                                          const char     *words);

G_END_DECLS
