// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-board.h"
#include "purser-deferred-update.h"

typedef struct {
  PurserSession        *session;
  PurserDeferredUpdate *deferred_update;
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

/* Updates the board in the frame after the one that shows the numbers, or when it is mapped. */
void
purser_board_update_soon (PurserBoard *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    purser_deferred_update_ask (PRIVATE (self)->deferred_update);
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
  g_clear_pointer (&PRIVATE (PURSER_BOARD (object))->deferred_update, purser_deferred_update_free);
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
  PRIVATE (self)->deferred_update = purser_deferred_update_new (GTK_WIDGET (self), (PurserDeferredUpdateFunc) board_update);
}

/* Returns: (transfer floating): a board of a player, which follows the play */
PurserBoard *
purser_board_new (GType          type,
                  PurserSession *session,
                  int            player)
{
  PurserBoard *self = g_object_new (type, NULL);

  PRIVATE (self)->session = g_object_ref (session);
  PRIVATE (self)->player = player;
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (purser_board_update_soon), self,
                           G_CONNECT_SWAPPED);
  board_update (self);
  return self;
}

/* Updates the board between two moves; does nothing before it has a session. */
void
purser_board_update (PurserBoard *self)
{
  if (PRIVATE (self)->session != NULL)
    board_update (self);
}

/* Runs a pending update now.
 * Returns: whether it was due in the next frame */
gboolean
purser_board_hurry (PurserBoard *self)
{
  if (purser_deferred_update_hurry (PRIVATE (self)->deferred_update))
    return TRUE;
  if (PRIVATE (self)->stale)
    board_update (self);
  return FALSE;
}

PurserSession *
purser_board_get_session (PurserBoard *self)
{
  return PRIVATE (self)->session;
}

int
purser_board_get_player (PurserBoard *self)
{
  return PRIVATE (self)->player;
}

void
purser_board_set_player (PurserBoard *self,
                         int          player)
{
  if (PRIVATE (self)->player == player)
    return;
  PRIVATE (self)->player = player;
  purser_board_update_soon (self);
}
