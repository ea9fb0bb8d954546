// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-preview.h"

G_BEGIN_DECLS

/**
 * PurserTurns:
 * @PURSER_TURNS_AS_NAMED: each turn was taken by the player for whom it was entered
 * @PURSER_TURNS_IN_ORDER: each turn was taken by the player who is in turn in the new order
 *
 * Who took the turns that were entered before the seats were found to be wrong.
 */
typedef enum {
  PURSER_TURNS_AS_NAMED,
  PURSER_TURNS_IN_ORDER,
} PurserTurns;

gboolean       purser_reseat_is_possible  (PurserPlay      *play);
int            purser_reseat_find_starter (PurserPlay      *play);
gboolean       purser_reseat_can_start    (PurserPlay      *play);
gboolean       purser_reseat_has_turns    (PurserPlay      *play);

gboolean       purser_reseat_keeps        (PurserPlay       *play,
                                           guint             amendment,
                                           const PurserMove *before,
                                           const PurserMove *after);

PurserValue   *purser_reseat_make_record  (PurserPlay      *play,
                                           const int       *order,
                                           int              starter,
                                           PurserTurns      turns);
PurserPreview *purser_reseat_preview      (PurserPlay      *play,
                                           const int       *order,
                                           PurserValue     *record,
                                           PurserVerdict   *verdict);

G_END_DECLS
