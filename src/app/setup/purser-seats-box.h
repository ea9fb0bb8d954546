// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SEATS_BOX (purser_seats_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserSeatsBox, purser_seats_box, PURSER, SEATS_BOX, AdwBin)

void        purser_seats_box_set_limits    (PurserSeatsBox *self,
                                            guint           least,
                                            guint           most);
void        purser_seats_box_seat          (PurserSeatsBox *self,
                                            GVariant       *players);
void        purser_seats_box_add_empty     (PurserSeatsBox *self);
guint       purser_seats_box_get_size      (PurserSeatsBox *self);
guint       purser_seats_box_count         (PurserSeatsBox *self);
const char *purser_seats_box_find_repeated (PurserSeatsBox *self);
char       *purser_seats_box_dup_alike     (PurserSeatsBox *self);
GVariant   *purser_seats_box_dup_players   (PurserSeatsBox *self);
const char *purser_seats_box_draw_first    (PurserSeatsBox *self);

G_END_DECLS
