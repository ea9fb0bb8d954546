// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-seat-look.h"

#define RGB(hex) { (float) (((hex) >> 16) & 255) / 255.0f, (float) (((hex) >> 8) & 255) / 255.0f, \
                   (float) ((hex) & 255) / 255.0f, 1.0f }

static const PurserSeatColour colours[] = {
  { "blue", N_("Blue"), RGB (0x1a5fb4), RGB (0xffffff) },
  { "red", N_("Red"), RGB (0xc01c28), RGB (0xffffff) },
  { "green", N_("Green"), RGB (0x1b7742), RGB (0xffffff) },
  { "yellow", N_("Yellow"), RGB (0xf5c211), RGB (0x241f31) },
  { "purple", N_("Purple"), RGB (0x813d9c), RGB (0xffffff) },
  { "orange", N_("Orange"), RGB (0xff9f4a), RGB (0x241f31) },
  { "white", N_("White"), RGB (0xffffff), RGB (0x241f31) },
  { "black", N_("Black"), RGB (0x241f31), RGB (0xffffff) },
  { "teal", N_("Teal"), RGB (0x13707f), RGB (0xffffff) },
  { "pink", N_("Pink"), RGB (0xf5a8c8), RGB (0x241f31) },
  { "brown", N_("Brown"), RGB (0x75461f), RGB (0xffffff) },
  { "grey", N_("Gray"), RGB (0x9a9996), RGB (0x1a1623) },
};

guint
purser_seat_colours_count (void)
{
  return G_N_ELEMENTS (colours);
}

const PurserSeatColour *
purser_seat_colours_get (guint index)
{
  return &colours[index % G_N_ELEMENTS (colours)];
}

/* @id: (nullable): the word in the file
 * @seat: chooses the colour if @id is not one of these */
const PurserSeatColour *
purser_seat_colours_find (const char *id,
                          guint       seat)
{
  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (colours); i++)
    if (g_ascii_strcasecmp (colours[i].id, id) == 0)
      return &colours[i];
  return purser_seat_colours_get (seat);
}

/* Adds corners on a circle round the middle, beginning at an angle counted from the top. */
static void
add_polygon (GskPathBuilder *builder,
             guint           n_corners,
             double          begin,
             float           middle,
             float           radius)
{
  for (guint i = 0; i < n_corners; i++)
    {
      double angle = begin + 2 * G_PI * i / n_corners - G_PI / 2;
      float x = middle + radius * (float) cos (angle);
      float y = middle + radius * (float) sin (angle);

      if (i == 0)
        gsk_path_builder_move_to (builder, x, y);
      else
        gsk_path_builder_line_to (builder, x, y);
    }
  gsk_path_builder_close (builder);
}

static void
add_shield (GskPathBuilder *builder,
            float           s)
{
  gsk_path_builder_move_to (builder, 0.08f * s, 0.06f * s);
  gsk_path_builder_line_to (builder, 0.92f * s, 0.06f * s);
  gsk_path_builder_line_to (builder, 0.92f * s, 0.55f * s);
  gsk_path_builder_quad_to (builder, 0.86f * s, 0.84f * s, 0.5f * s, 0.98f * s);
  gsk_path_builder_quad_to (builder, 0.14f * s, 0.84f * s, 0.08f * s, 0.55f * s);
  gsk_path_builder_close (builder);
}

GskPath *
purser_seat_shape_path (guint seat,
                        float size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  float half = size / 2;

  switch ((PurserSeatShape) (seat % PURSER_SEAT_N_SHAPES))
    {
    case PURSER_SEAT_DIAMOND:
      add_polygon (builder, 4, 0, half, half);
      break;
    case PURSER_SEAT_SQUARE:
      add_polygon (builder, 4, G_PI / 4, half, half * 1.2f);
      break;
    case PURSER_SEAT_TRIANGLE:
      add_polygon (builder, 3, 0, half * 1.06f, half * 1.15f);
      break;
    case PURSER_SEAT_HEXAGON:
      add_polygon (builder, 6, 0, half, half);
      break;
    case PURSER_SEAT_SHIELD:
      add_shield (builder, size);
      break;
    case PURSER_SEAT_CIRCLE:
    case PURSER_SEAT_N_SHAPES:
    default:
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (half, half), half);
    }
  return gsk_path_builder_free_to_path (builder);
}

/* Returns: (transfer full): the first letter of the name, as a capital if there is one */
char *
purser_seat_dup_letter (const char *name)
{
  g_autofree char *whole = g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  const char *first = whole;
  char letter[8] = "";

  /* Some names begin with marks of direction, which are invisible. */
  while (first != NULL && g_unichar_type (g_utf8_get_char (first)) == G_UNICODE_FORMAT)
    first = g_utf8_next_char (first);
  if (first == NULL || *first == '\0')
    return g_strdup ("?");
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (first)), letter);
  return g_strdup (letter);
}
