// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-andromeda-board-view.h"
#include "purser-andromeda-table-view.h"
#include "purser-board.h"
#include "purser-later.h"
#include "purser-phoenix-board-view.h"
#include "purser-phoenix-table-view.h"
#include "purser-space-base-board-view.h"
#include "purser-starfarers-board-view.h"
#include "purser-starfarers-table-view.h"

typedef struct {
  PurserSession *session;
  PurserLater   *later;
  int            player;
  gboolean       stale;
} PurserBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserBoard, purser_board, ADW_TYPE_BIN)

#define PRIVATE(self) ((PurserBoardPrivate *) purser_board_get_instance_private (self))

/* The games that have a board, and those that have one for what belongs to nobody. A game without one is played by its
 * prompts and accounts alone. */
static const struct {
  const char *game;
  GType     (*get_type) (void);
  GType     (*get_table_type) (void);
} boards[] = {
  { "andromeda", purser_andromeda_board_view_get_type, purser_andromeda_table_view_get_type },
  { "phoenix", purser_phoenix_board_view_get_type, purser_phoenix_table_view_get_type },
  { "space-base", purser_space_base_board_view_get_type, NULL },
  { "starfarers", purser_starfarers_board_view_get_type, purser_starfarers_table_view_get_type },
};

static void
board_update (PurserBoard *self)
{
  PRIVATE (self)->stale = FALSE;
  PURSER_BOARD_GET_CLASS (self)->update (self);
}

/* A board that nobody sees waits until somebody looks, and one that is seen until the numbers are. */
static void
play_changed_cb (PurserBoard *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    purser_later_ask (PRIVATE (self)->later);
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
  g_clear_pointer (&PRIVATE (PURSER_BOARD (object))->later, purser_later_free);
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
  PRIVATE (self)->later = purser_later_new (GTK_WIDGET (self), (PurserLaterFunc) board_update);
}

static PurserBoard *
board_make (const char *game,
            int         player)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (strcmp (boards[i].game, game) == 0)
      {
        GType (*get_type) (void) = player >= 0 ? boards[i].get_type : boards[i].get_table_type;

        return get_type != NULL ? g_object_new (get_type (), NULL) : NULL;
      }
  return NULL;
}

/**
 * purser_board_new:
 * @session: a session
 * @player: a player's index; -1 for what belongs to nobody
 *
 * Makes the board of a player, or that of the table.
 *
 * Returns: (transfer floating) (nullable): a board that follows the play; %NULL where the game has none
 */
PurserBoard *
purser_board_new (PurserSession *session,
                  int            player)
{
  PurserPlay *play = purser_session_get_play (session);
  PurserBoard *self = board_make (purser_play_get_rules (play)->id, player);

  if (self == NULL)
    return NULL;
  PRIVATE (self)->session = g_object_ref (session);
  PRIVATE (self)->player = player;
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  board_update (self);
  return self;
}

/**
 * purser_board_get_session:
 * @self: a board
 *
 * Returns: (transfer none): the session
 */
PurserSession *
purser_board_get_session (PurserBoard *self)
{
  return PRIVATE (self)->session;
}

/**
 * purser_board_get_player:
 * @self: a board
 *
 * Returns: whose board it is; -1 for what belongs to nobody
 */
int
purser_board_get_player (PurserBoard *self)
{
  return PRIVATE (self)->player;
}

/**
 * purser_board_dup_value:
 * @self: a board
 *
 * Returns: (transfer full): what lies on it, as `replay --json` tells it
 */
PurserValue *
purser_board_dup_value (PurserBoard *self)
{
  PurserPlay *play = purser_session_get_play (PRIVATE (self)->session);

  return purser_play_get_rules (play)->board (purser_play_get_setup (play), purser_play_get_state (play),
                                              PRIVATE (self)->player);
}
