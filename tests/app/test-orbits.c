// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The painted orbits of a planet: each place is at its position, and shows the value and the owner of its centre. */

#include "config.h"

#include <string.h>

#include <gtk/gtk.h>

#include "purser-games.h"
#include "purser-json.h"
#include "purser-letter.h"
#include "purser-orbits.h"
#include "purser-play.h"

#define HEADER "{\"purser\":1,\"game\":\"andromeda\",\"players\":[{\"name\":\"Aoi\",\"colour\":\"yellow\"}," \
               "{\"name\":\"Ben\",\"colour\":\"red\"},{\"name\":\"千尋\"}]}"
#define YELLOW 0xfff5c211
#define RED    0xffc01c28

/* The natural size: the places are at 54, 88 and 122, with the middle of a centre 17 below the top, and of its value 37. */
#define WIDTH  138
#define HEIGHT 44

typedef struct {
  PurserPlay  *play;
  PurserSetup *setup;
  GtkWidget   *orbits;
  GskRenderer *renderer;
} Fixture;

typedef struct {
  int     width;
  guint32 pixels[WIDTH * 2 * HEIGHT * 2]; /* as ARGB */
} Picture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (PurserValue) header = purser_json_parse (HEADER, -1, NULL);

  self->play = purser_play_new (purser_games_find ("andromeda"), header, NULL, NULL);
  self->setup = purser_play_get_setup (self->play);
  self->orbits = g_object_ref_sink (g_object_new (PURSER_TYPE_ORBITS, NULL));
  self->renderer = gsk_cairo_renderer_new ();
  g_assert_true (gsk_renderer_realize_for_display (self->renderer, gdk_display_get_default (), NULL));
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gsk_renderer_unrealize (self->renderer);
  g_clear_object (&self->renderer);
  g_assert_finalize_object (self->orbits);
  g_clear_object (&self->play);
}

static void
render (Fixture       *self,
        GskRenderNode *node,
        int            width,
        int            height,
        Picture       *picture)
{
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (self->renderer, node,
                                                                &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  memset (picture, 0, sizeof *picture);
  picture->width = width;
  gdk_texture_download (texture, (guchar *) picture->pixels, (gsize) width * 4);
}

static void
paint (Fixture *self,
       int      width,
       int      height,
       Picture *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_allocate (self->orbits, width, height, -1, NULL);
  GTK_WIDGET_GET_CLASS (self->orbits)->snapshot (self->orbits, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  render (self, node, width, height, picture);
}

/* Paints a number alone, at its position below the first place. */
static void
paint_number (Fixture    *self,
              const char *text,
              Picture    *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GdkRGBA colour;

  gtk_widget_get_color (self->orbits, &colour);
  purser_letter_paint (self->orbits, snapshot, text, 14, 54, 37, &colour);
  node = gtk_snapshot_free_to_node (snapshot);
  render (self, node, WIDTH, HEIGHT, picture);
}

static guint32
get (const Picture *picture,
     int            x,
     int            y)
{
  return picture->pixels[y * picture->width + x];
}

/* Compares the area below the first place, where no orbit runs. */
static gboolean
have_same_number (const Picture *one,
                  const Picture *other)
{
  for (int y = 31; y < HEIGHT; y++)
    for (int x = 44; x < 64; x++)
      if (get (one, x, y) != get (other, x, y))
        return FALSE;
  return TRUE;
}

/* The height grows with the width, 172 / 138 × 44 = 54.8, but to no more than 1.5 times its size. */
static void
test_size (Fixture       *self,
           gconstpointer  data)
{
  static const int heights[][2] = { { -1, 44 }, { 138, 44 }, { 172, 54 }, { 207, 66 }, { 900, 66 } };
  int least;

  gtk_widget_measure (self->orbits, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, WIDTH);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      int natural;

      gtk_widget_measure (self->orbits, GTK_ORIENTATION_VERTICAL, heights[i][0], &least, &natural, NULL, NULL);
      g_assert_cmpint (least, ==, heights[i][1]);
      g_assert_cmpint (natural, ==, least);
    }
}

/* Nine pixels left of the middle is the mark of the centre's owner, but not its letter; a place without an owner is a ring. */
static void
test_owner (Fixture       *self,
            gconstpointer  data)
{
  Picture picture;

  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 0, 5, self->setup, 0);
  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 1, 5, self->setup, -1);
  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 2, 5, self->setup, 1);
  paint (self, WIDTH, HEIGHT, &picture);
  g_assert_cmphex (get (&picture, 54 - 9, 17), ==, YELLOW);
  g_assert_cmphex (get (&picture, 88 - 9, 17), ==, 0);
  g_assert_cmphex (get (&picture, 88, 17), ==, 0);
  g_assert_cmphex (get (&picture, 122 - 9, 17), ==, RED);
  /* The letter in the middle is not yellow. */
  g_assert_cmphex (get (&picture, 54, 14), !=, YELLOW);
  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 0, 5, self->setup, -1);
  paint (self, WIDTH, HEIGHT, &picture);
  g_assert_cmphex (get (&picture, 54 - 9, 17), ==, 0);
}

/* At 1.5 times the size: 81 and 25.5 instead of 54 and 17. */
static void
test_larger (Fixture       *self,
             gconstpointer  data)
{
  Picture picture;

  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 0, 5, self->setup, 0);
  paint (self, 207, 66, &picture);
  g_assert_cmphex (get (&picture, 81 - 14, 25), ==, YELLOW);
  g_assert_cmphex (get (&picture, 81 - 20, 25), ==, 0);
}

/* The value of a centre, and a question mark if it is unknown. */
static void
test_value (Fixture       *self,
            gconstpointer  data)
{
  Picture picture, five, unknown;

  paint_number (self, "5", &five);
  paint_number (self, "?", &unknown);
  g_assert_false (have_same_number (&five, &unknown));
  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 0, 5, NULL, -1);
  paint (self, WIDTH, HEIGHT, &picture);
  g_assert_true (have_same_number (&picture, &five));
  purser_orbits_set_place (PURSER_ORBITS (self->orbits), 0, 0, NULL, -1);
  paint (self, WIDTH, HEIGHT, &picture);
  g_assert_true (have_same_number (&picture, &unknown));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/orbits/size", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/orbits/owner", Fixture, NULL, set_up, test_owner, tear_down);
  g_test_add ("/orbits/larger", Fixture, NULL, set_up, test_larger, tear_down);
  g_test_add ("/orbits/value", Fixture, NULL, set_up, test_value, tear_down);
  return g_test_run ();
}
