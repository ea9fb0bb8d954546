// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

/* @PURSER_SCORE_PAD_SHEET_ALL: marks, names, totals and ranks
 * @PURSER_SCORE_PAD_SHEET_MARKS: the same, with names of two lines
 * @PURSER_SCORE_PAD_SHEET_RANKS: all but the marks
 * @PURSER_SCORE_PAD_SHEET_TOTALS: names and totals
 * @PURSER_SCORE_PAD_SHEET_CELLS: names alone
 *
 * What the head of a sheet has room for. */
typedef enum {
  PURSER_SCORE_PAD_SHEET_ALL,
  PURSER_SCORE_PAD_SHEET_MARKS,
  PURSER_SCORE_PAD_SHEET_RANKS,
  PURSER_SCORE_PAD_SHEET_TOTALS,
  PURSER_SCORE_PAD_SHEET_CELLS,
} PurserScorePadSheetRoom;

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
guint    purser_score_pad_sheet_find_record   (PurserScorePadSheet *self,
                                               int                  player,
                                               int                  line);
void     purser_score_pad_sheet_set_room      (PurserScorePadSheet    *self,
                                               PurserScorePadSheetRoom room);

G_END_DECLS
