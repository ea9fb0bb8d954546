// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_BOARD (purser_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserBoard, purser_board, PURSER, BOARD, AdwBin)

/* A part of the table that a game provides: what a player has, or what can be touched. */
struct _PurserBoardClass
{
  AdwBinClass parent_class;

  void       (*update)      (PurserBoard *self);
  /* Optional: returns the widget beside the player's name. */
  GtkWidget *(*get_summary) (PurserBoard *self);
};

PurserBoard   *purser_board_new         (GType          type,
                                         PurserSession *session,
                                         int            player);
void           purser_board_update      (PurserBoard   *self);
void           purser_board_update_soon (PurserBoard   *self);
gboolean       purser_board_hurry       (PurserBoard   *self);
PurserSession *purser_board_get_session (PurserBoard   *self);
int            purser_board_get_player  (PurserBoard   *self);
void           purser_board_set_player  (PurserBoard   *self,
                                         int            player);

G_END_DECLS
