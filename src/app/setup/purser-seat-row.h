// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SEAT_ROW (purser_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserSeatRow, purser_seat_row, PURSER, SEAT_ROW, AdwEntryRow)

GtkWidget  *purser_seat_row_new        (const char    *name,
                                        const char    *colour);
const char *purser_seat_row_get_name   (PurserSeatRow *self);
const char *purser_seat_row_get_colour (PurserSeatRow *self);
void        purser_seat_row_set_person (PurserSeatRow *self,
                                        const char    *name,
                                        const char    *colour);
void        purser_seat_row_set_seat   (PurserSeatRow *self,
                                        guint          seat);
void        purser_seat_row_list_buttons (PurserSeatRow *self,
                                        GPtrArray     *buttons);

G_END_DECLS
