// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-seat-look.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SEAT_ROW (purser_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserSeatRow, purser_seat_row, PURSER, SEAT_ROW, AdwEntryRow)

GtkWidget  *purser_seat_row_new        (const char    *name,
                                        const char    *colour);
const char *purser_seat_row_get_name   (PurserSeatRow *self);
const char *purser_seat_row_get_colour (PurserSeatRow *self);
const PurserSeatColour *purser_seat_row_get_look (PurserSeatRow *self);
gboolean    purser_seat_row_is_alike   (PurserSeatRow *self,
                                        const PurserSeatColour *colour);
void        purser_seat_row_set_colour (PurserSeatRow *self,
                                        const char    *colour);
void        purser_seat_row_set_person (PurserSeatRow *self,
                                        const char    *name,
                                        const char    *colour);
void        purser_seat_row_set_seat   (PurserSeatRow *self,
                                        guint          seat);
void        purser_seat_row_list_buttons (PurserSeatRow *self,
                                        GPtrArray     *buttons);

G_END_DECLS
