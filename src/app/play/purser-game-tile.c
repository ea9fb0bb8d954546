// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-game-tile.h"
#include "purser-game-ui.h"
#include "purser-icon.h"
#include "purser-seat-look.h"

/* The picture of a game: its piece on its colour. A game that only has a title has its first letter, and a colour that
 * comes of the title, so that it is the same everywhere. */
struct _PurserGameTile
{
  GtkWidget  parent_instance;

  int         size;
  const char *icon;
  char       *letter;
  GdkRGBA     colour;
};

enum {
  PROP_SIZE = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (PurserGameTile, purser_game_tile, GTK_TYPE_WIDGET)

static const GdkRGBA white = { 1, 1, 1, 1 };

static void
purser_game_tile_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = PURSER_GAME_TILE (widget)->size;
}

/* Lighter above than below, as if lit from there. */
static void
tile_draw_ground (PurserGameTile *self,
                  GtkSnapshot    *snapshot)
{
  float size = (float) self->size;
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
tile_draw_letter (PurserGameTile *self,
                  GtkSnapshot    *snapshot)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->letter);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Bold");
  int width, height;

  pango_font_description_set_absolute_size (font, self->size * 0.5 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->size - width) / 2, (float) (self->size - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &white);
}

static void
purser_game_tile_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  PurserGameTile *self = PURSER_GAME_TILE (widget);
  int icon = self->size * 5 / 8;
  float edge = (float) ((self->size - icon) / 2);

  tile_draw_ground (self, snapshot);
  gtk_snapshot_save (snapshot);
  if (self->icon != NULL)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, edge));
      purser_icon_paint (widget, snapshot, self->icon, icon, &white);
    }
  else
    tile_draw_letter (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
purser_game_tile_finalize (GObject *object)
{
  g_free (PURSER_GAME_TILE (object)->letter);
  G_OBJECT_CLASS (purser_game_tile_parent_class)->finalize (object);
}

static void
purser_game_tile_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  PURSER_GAME_TILE (object)->size = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
purser_game_tile_class_init (PurserGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_game_tile_finalize;
  G_OBJECT_CLASS (klass)->set_property = purser_game_tile_set_property;
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  widget_class->measure = purser_game_tile_measure;
  widget_class->snapshot = purser_game_tile_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_game_tile_init (PurserGameTile *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns: (transfer floating): a tile that shows no game yet */
GtkWidget *
purser_game_tile_new (int size)
{
  return g_object_new (PURSER_TYPE_GAME_TILE, "size", size, NULL);
}

/* Dark enough for a white letter, whatever the title is; titles that are alike have colours that are not. */
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

/* Shows the picture of a game.
 *
 * @title: (nullable): what is played, where the game is a pad for any */
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
