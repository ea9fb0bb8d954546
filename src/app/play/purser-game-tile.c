// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-game-tile.h"
#include "purser-game-ui.h"
#include "purser-icon.h"
#include "purser-letter.h"
#include "purser-seat-look.h"

/* The picture of a game: its piece on its colour. A game that only has a title has its first letter, on a colour that is computed
 * from the title, so that it is the same everywhere. */
struct _PurserGameTile
{
  GtkWidget parent_instance;

  const char *icon;
  char       *letter;
  GdkRGBA     colour;
};

G_DEFINE_FINAL_TYPE (PurserGameTile, purser_game_tile, GTK_TYPE_WIDGET)

static const GdkRGBA white = { 1, 1, 1, 1 };

/* Draws the ground, lighter at the top, as if lit from there. */
static void
tile_draw_ground (PurserGameTile *self,
                  GtkSnapshot    *snapshot,
                  float           size)
{
  GdkRGBA light = self->colour;
  GskRoundedRect ground;
  GskColorStop stops[2];

  light.red += (1 - light.red) * 0.25f;
  light.green += (1 - light.green) * 0.25f;
  light.blue += (1 - light.blue) * 0.25f;
  stops[0] = (GskColorStop) { 0, light };
  stops[1] = (GskColorStop) { 1, self->colour };
  gsk_rounded_rect_init_from_rect (&ground, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.24f);
  gtk_snapshot_push_rounded_clip (snapshot, &ground);
  gtk_snapshot_append_linear_gradient (snapshot, &ground.bounds, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (0, size), stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
}

static void
purser_game_tile_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  PurserGameTile *self = PURSER_GAME_TILE (widget);
  int size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  int icon = size * 5 / 8;
  float edge = (float) ((size - icon) / 2);

  tile_draw_ground (self, snapshot, (float) size);
  if (self->icon == NULL)
    {
      purser_letter_paint (widget, snapshot, self->letter, size * 0.5, (float) size / 2, (float) size / 2, &white);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, edge));
  purser_icon_paint (widget, snapshot, self->icon, icon, &white);
  gtk_snapshot_restore (snapshot);
}

static void
purser_game_tile_finalize (GObject *object)
{
  g_free (PURSER_GAME_TILE (object)->letter);
  G_OBJECT_CLASS (purser_game_tile_parent_class)->finalize (object);
}

static void
purser_game_tile_class_init (PurserGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_game_tile_finalize;
  widget_class->snapshot = purser_game_tile_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_game_tile_init (PurserGameTile *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Computes a colour from the title, dark enough for a white letter. Similar titles have different colours. */
static void
tile_take_title (PurserGameTile *self,
                 const char     *title)
{
  float hue = (float) ((g_str_hash (title) * 2654435769u) >> 16) / 65536;

  self->icon = NULL;
  g_free (self->letter);
  self->letter = purser_seat_dup_letter (title);
  gtk_hsv_to_rgb (hue, 0.55f, 0.5f, &self->colour.red, &self->colour.green, &self->colour.blue);
  self->colour.alpha = 1;
}

/* @title: (nullable): the title of what is played, if the game is a pad for any game */
void
purser_game_tile_set (PurserGameTile *self,
                      const char     *game,
                      const char     *title)
{
  const PurserGameUi *ui = purser_game_ui_find (game);

  if (title != NULL && *title != '\0')
    tile_take_title (self, title);
  else if (ui != NULL && ui->icon != NULL)
    {
      self->icon = ui->icon;
      self->colour = ui->colour;
    }
  else
    tile_take_title (self, game);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
