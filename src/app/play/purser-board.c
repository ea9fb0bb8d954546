// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-board.h"
#include "purser-deferred-update.h"
#include "purser-game-ui.h"

typedef struct {
  PurserSession        *session;
  PurserDeferredUpdate *later;
  int                   player;
  gboolean              stale;
} PurserBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserBoard, purser_board, ADW_TYPE_BIN)

#define PRIVATE(self) ((PurserBoardPrivate *) purser_board_get_instance_private (self))

static void
board_update (PurserBoard *self)
{
  PRIVATE (self)->stale = FALSE;
  PURSER_BOARD_GET_CLASS (self)->update (self);
}

/* A hidden board is updated when it is shown, and a visible one in the frame after the numbers. */
static void
play_changed_cb (PurserBoard *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    purser_deferred_update_ask (PRIVATE (self)->later);
  else
    PRIVATE (self)->stale = TRUE;
}

static void
purser_board_map (GtkWidget *widget)
{
  PurserBoard *self = PURSER_BOARD (widget);

  if (PRIVATE (self)->stale)
    board_update (self);
  GTK_WIDGET_CLASS (purser_board_parent_class)->map (widget);
}

static void
purser_board_dispose (GObject *object)
{
  g_clear_pointer (&PRIVATE (PURSER_BOARD (object))->later, purser_deferred_update_free);
  G_OBJECT_CLASS (purser_board_parent_class)->dispose (object);
}

static void
purser_board_finalize (GObject *object)
{
  g_clear_object (&PRIVATE (PURSER_BOARD (object))->session);
  G_OBJECT_CLASS (purser_board_parent_class)->finalize (object);
}

static void
purser_board_class_init (PurserBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_board_finalize;
  GTK_WIDGET_CLASS (klass)->map = purser_board_map;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_board_init (PurserBoard *self)
{
  PRIVATE (self)->later = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) board_update);
}

/* Returns: (transfer floating): the board of a player, which follows the play */
PurserBoard *
purser_board_new (PurserSession *session,
                  int            player)
{
  PurserPlay *play = purser_session_get_play (session);
  PurserBoard *self = g_object_new (purser_game_ui_get (purser_play_get_rules (play))->get_board_type (), NULL);

  PRIVATE (self)->session = g_object_ref (session);
  PRIVATE (self)->player = player;
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  board_update (self);
  return self;
}

/* Returns: (transfer none): the session */
PurserSession *
purser_board_get_session (PurserBoard *self)
{
  return PRIVATE (self)->session;
}

/* Returns: whose board it is */
int
purser_board_get_player (PurserBoard *self)
{
  return PRIVATE (self)->player;
}
