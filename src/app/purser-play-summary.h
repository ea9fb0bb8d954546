// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAY_SUMMARY (purser_play_summary_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlaySummary, purser_play_summary, PURSER, PLAY_SUMMARY, GObject)

PurserPlaySummary *purser_play_summary_new           (const char        *path);
const char        *purser_play_summary_get_path      (PurserPlaySummary *self);
PurserPlay        *purser_play_summary_get_play      (PurserPlaySummary *self);
const char        *purser_play_summary_get_problem   (PurserPlaySummary *self);
gboolean           purser_play_summary_get_over      (PurserPlaySummary *self);
gint64             purser_play_summary_get_changed   (PurserPlaySummary *self);
char              *purser_play_summary_dup_title     (PurserPlaySummary *self);
char              *purser_play_summary_dup_subtitle  (PurserPlaySummary *self);

G_END_DECLS
