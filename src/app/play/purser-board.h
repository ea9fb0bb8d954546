// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_BOARD (purser_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserBoard, purser_board, PURSER, BOARD, AdwBin)

/**
 * PurserBoardClass:
 * @update: shows the present state
 * @get_summary: what of it stands beside the player's name; may be left out
 *
 * What lies in front of a player; the one widget that a game brings along.
 */
struct _PurserBoardClass
{
  AdwBinClass parent_class;

  void       (*update)      (PurserBoard *self);
  GtkWidget *(*get_summary) (PurserBoard *self);
};

PurserBoard   *purser_board_new         (PurserSession *session,
                                         int            player);
PurserSession *purser_board_get_session (PurserBoard   *self);
int            purser_board_get_player  (PurserBoard   *self);

G_END_DECLS
