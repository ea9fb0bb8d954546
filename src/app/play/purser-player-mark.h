// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-setup.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_MARK (purser_player_mark_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerMark, purser_player_mark, PURSER, PLAYER_MARK, GtkWidget)

GtkWidget *purser_player_mark_new          (int                size);
GtkWidget *purser_player_mark_new_for_seat (const PurserSetup *setup,
                                            int                seat,
                                            int                size);
void       purser_player_mark_set          (PurserPlayerMark  *self,
                                            const char        *name,
                                            const char        *colour,
                                            guint              seat);
void       purser_player_mark_set_seat     (PurserPlayerMark  *self,
                                            const PurserSetup *setup,
                                            int                seat);
void       purser_player_mark_paint        (GtkWidget         *on,
                                            GtkSnapshot       *snapshot,
                                            const char        *name,
                                            const char        *colour,
                                            guint              seat,
                                            int                size);
void       purser_player_mark_draw         (GtkWidget         *on,
                                            GtkSnapshot       *snapshot,
                                            const char        *name,
                                            const char        *colour,
                                            guint              seat,
                                            float              size,
                                            const GdkRGBA     *outline);

G_END_DECLS
