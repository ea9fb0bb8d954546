// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The shapes that tell seats apart where colours cannot. */
typedef enum {
  PURSER_SEAT_CIRCLE,
  PURSER_SEAT_DIAMOND,
  PURSER_SEAT_SQUARE,
  PURSER_SEAT_TRIANGLE,
  PURSER_SEAT_HEXAGON,
  PURSER_SEAT_SHIELD,
  PURSER_SEAT_N_SHAPES
} PurserSeatShape;

/* One of the colours that a player's pieces may have. */
typedef struct {
  const char *id;     /* the word in the file */
  const char *title;  /* marked for translation */
  GdkRGBA     fill;
  GdkRGBA     letter; /* with a contrast of at least 4.5 to 1 */
} PurserSeatColour;

const PurserSeatColour *purser_seat_colours_get     (guint       index);
guint                   purser_seat_colours_count   (void);
const PurserSeatColour *purser_seat_colours_find    (const char *id,
                                                     guint       seat);
GskPath                *purser_seat_shape_path      (guint       seat,
                                                     float       size);
char                   *purser_seat_dup_letter      (const char *name);

G_END_DECLS
