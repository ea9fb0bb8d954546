// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-space-base-console.h"
#include "purser-space-base-slot.h"
#include "purser-space-base-types.h"

/* Shows the console of a player without interaction. */
struct _PurserSpaceBaseBoardView
{
  PurserBoard parent_instance;

  PurserSpaceBaseConsole *console;
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseBoardView, purser_space_base_board_view, PURSER_TYPE_BOARD)

static void
purser_space_base_board_view_update (PurserBoard *board)
{
  PurserSpaceBaseBoardView *self = PURSER_SPACE_BASE_BOARD_VIEW (board);
  PurserPlay *play = purser_session_get_play (purser_board_get_session (board));

  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    purser_space_base_slot_show (PURSER_SPACE_BASE_SLOT (purser_space_base_console_get_slot (self->console, i)),
                                 purser_play_get_state (play), purser_board_get_player (board));
}

static void
purser_space_base_board_view_class_init (PurserSpaceBaseBoardViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_space_base_board_view_update;
}

static void
purser_space_base_board_view_init (PurserSpaceBaseBoardView *self)
{
  self->console = g_object_new (PURSER_TYPE_SPACE_BASE_CONSOLE, "can-target", FALSE, "can-focus", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->console), "small");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->console));
}
