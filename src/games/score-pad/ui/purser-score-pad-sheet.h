// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_SHEET (purser_score_pad_sheet_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadSheet, purser_score_pad_sheet, PURSER, SCORE_PAD_SHEET, AdwBin)

void     purser_score_pad_sheet_set_session   (PurserScorePadSheet *self,
                                               PurserSession       *session);
guint    purser_score_pad_sheet_count_lines   (PurserScorePadSheet *self);
void     purser_score_pad_sheet_select        (PurserScorePadSheet *self,
                                               int                  player,
                                               int                  line);
int      purser_score_pad_sheet_get_player    (PurserScorePadSheet *self);
int      purser_score_pad_sheet_get_line      (PurserScorePadSheet *self);
char    *purser_score_pad_sheet_dup_cell_name (PurserScorePadSheet *self,
                                               int                  player,
                                               int                  line);
gboolean purser_score_pad_sheet_is_scored     (PurserScorePadSheet *self,
                                               int                  player,
                                               int                  line);
gboolean purser_score_pad_sheet_is_computed   (PurserScorePadSheet *self,
                                               int                  line);
guint    purser_score_pad_sheet_find_record   (PurserScorePadSheet *self,
                                               int                  player,
                                               int                  line);
void     purser_score_pad_sheet_set_low       (PurserScorePadSheet *self,
                                               gboolean             low);

G_END_DECLS
