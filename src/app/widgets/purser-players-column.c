// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board.h"
#include "purser-later.h"
#include "purser-player-card.h"
#include "purser-players-column.h"

/* All players one below the other; the one in turn, or the one that was tapped, with the board. */
struct _PurserPlayersColumn
{
  AdwBin parent_instance;

  PurserSession *session;
  PurserLater   *later;
  GtkBox        *box;
  GPtrArray     *boards;
  int            active;
};

G_DEFINE_FINAL_TYPE (PurserPlayersColumn, purser_players_column, ADW_TYPE_BIN)

static gboolean
column_is_open (PurserPlayersColumn *self,
                int                  player)
{
  return gtk_revealer_get_reveal_child (g_ptr_array_index (self->boards, (guint) player));
}

static void
column_open (PurserPlayersColumn *self,
             int                  player,
             gboolean             open)
{
  GtkRevealer *revealer = g_ptr_array_index (self->boards, (guint) player);

  /* Boards are made when they are first looked at. */
  if (open && gtk_revealer_get_child (revealer) == NULL)
    gtk_revealer_set_child (revealer, GTK_WIDGET (purser_board_new (self->session, player)));
  gtk_revealer_set_reveal_child (revealer, open);
  purser_player_card_tell_open (PURSER_PLAYER_CARD (gtk_widget_get_prev_sibling (GTK_WIDGET (revealer))), open);
}

static void
card_clicked_cb (PurserPlayerCard    *card,
                 PurserPlayersColumn *self)
{
  int player = purser_player_card_get_player (card);

  column_open (self, player, !column_is_open (self, player));
}

static void
column_follow (PurserPlayersColumn *self)
{
  int active = purser_play_get_table (purser_session_get_play (self->session))->active;

  if (active == self->active)
    return;
  if (self->active >= 0)
    column_open (self, self->active, FALSE);
  self->active = active;
  if (active >= 0)
    column_open (self, active, TRUE);
}

/* The numbers of a move need not wait for a board that comes into sight. */
static void
column_move_on (PurserPlayersColumn *self)
{
  if (purser_play_get_table (purser_session_get_play (self->session))->active != self->active)
    purser_later_ask (self->later);
}

static void
column_add (PurserPlayersColumn *self,
            int                  player)
{
  GtkWidget *card = purser_player_card_new (self->session, player, FALSE);
  GtkWidget *revealer = gtk_revealer_new ();

  purser_player_card_tell_open (PURSER_PLAYER_CARD (card), FALSE);
  g_signal_connect (card, "head-clicked", G_CALLBACK (card_clicked_cb), self);
  gtk_box_append (self->box, card);
  gtk_box_append (self->box, revealer);
  g_ptr_array_add (self->boards, revealer);
}

/* What belongs to nobody lies below. */
static void
column_add_table (PurserPlayersColumn *self)
{
  PurserBoard *table = purser_board_new (self->session, -1);

  if (table != NULL)
    gtk_box_append (self->box, GTK_WIDGET (table));
}

static void
purser_players_column_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_PLAYERS_COLUMN (object)->later, purser_later_free);
  G_OBJECT_CLASS (purser_players_column_parent_class)->dispose (object);
}

static void
purser_players_column_finalize (GObject *object)
{
  PurserPlayersColumn *self = PURSER_PLAYERS_COLUMN (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->boards, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_players_column_parent_class)->finalize (object);
}

static void
purser_players_column_class_init (PurserPlayersColumnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_players_column_dispose;
  G_OBJECT_CLASS (klass)->finalize = purser_players_column_finalize;
}

static void
purser_players_column_init (PurserPlayersColumn *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();

  self->active = -1;
  self->later = purser_later_new (GTK_WIDGET (self), (PurserLaterFunc) column_follow);
  self->boards = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "players");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), window);
}

/**
 * purser_players_column_set_session:
 * @self: a column
 * @session: a session
 *
 * Shows the players of a session.
 */
void
purser_players_column_set_session (PurserPlayersColumn *self,
                                   PurserSession       *session)
{
  g_set_object (&self->session, session);
  for (guint i = 0; i < purser_session_get_setup (session)->n_players; i++)
    column_add (self, (int) i);
  column_add_table (self);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (column_move_on), self, G_CONNECT_SWAPPED);
  column_follow (self);
}
