// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-phoenix-printed.h"
#include "purser-phoenix-tile-box.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* There are eight tiles of each level and colour (phoenix/sectors). */
#define TILES_A_PILE 8
/* Runs after a living quarter has moved the focus on, and before the next key event. */
#define SOON (G_PRIORITY_HIGH + 1)

/* The sector tiles in their nine piles, the tiles of one pile, and the card of one tile. Once the card is complete, it shows
 * the next tile. */
struct _PurserPhoenixTileBox
{
  GtkBox parent_instance;

  PurserComponents *components;
  GtkGrid          *piles_grid;
  AdwWrapBox       *tiles_row;
  GtkWidget        *card;
  GtkLabel         *counts[PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_COLOURS];
  GtkWidget        *piles[PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_COLOURS];
  GtkWidget        *tiles[TILES_A_PILE];
  gboolean          known[PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_COLOURS][TILES_A_PILE];
  gboolean          was_known;
  gboolean          showing;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixTileBox, purser_phoenix_tile_box, GTK_TYPE_BOX)

/* Returns the printed number of a tile; level, colour and number count from 0. */
static int
get_tile (int level,
          int colour,
          int number)
{
  return 100 * (level + 1) + 10 * (colour + 1) + number + 1;
}

static int
box_get_tile (PurserPhoenixTileBox *self)
{
  return purser_phoenix_read_tile (purser_phoenix_component_get_item (PURSER_PHOENIX_COMPONENT (self->card)));
}

/* Returns whether the metal and the income of each living quarter are known. */
static gboolean
is_known (PurserPhoenixTileBox *self,
          int                   tile)
{
  g_autofree char *item = g_strdup_printf ("tile-%03d", tile);
  g_autoptr (PurserValue) values = purser_components_dup_values (self->components, item);
  PurserValue *quarters = purser_value_get (values, "quarters");
  gboolean known = purser_value_is (quarters, PURSER_VALUE_LIST) || purser_value_get_integer_of (values, "quarters", -1) == 0;

  for (guint i = 0; i < purser_value_get_size (quarters); i++)
    known &= !purser_value_is (purser_value_get_at (quarters, i), PURSER_VALUE_NULL);
  return known && purser_value_get_integer_of (values, "metal", -1) >= 0;
}

static void
box_show_piles (PurserPhoenixTileBox *self)
{
  for (int level = 0; level < PURSER_PHOENIX_LEVELS; level++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      {
        guint n = 0;
        g_autofree char *text = NULL;
        g_autofree char *told = NULL;

        for (int i = 0; i < TILES_A_PILE; i++)
          n += self->known[level][colour][i];
        /* Translators: how many are known, how many there are */
        text = g_strdup_printf (_("%u of %u"), n, TILES_A_PILE);
        gtk_label_set_label (self->counts[level][colour], text);
        told = g_strdup_printf ("%s %d: %s", purser_phoenix_colour_title (colour), level + 1, text);
        gtk_accessible_update_property (GTK_ACCESSIBLE (self->piles[level][colour]), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
        purser_set_style (self->piles[level][colour], "known", n == TILES_A_PILE);
      }
}

/* Shows the tiles of the pile of the present card. */
static void
box_show_pile (PurserPhoenixTileBox *self)
{
  int tile = box_get_tile (self);
  int level = tile / 100 - 1;
  int colour = tile / 10 % 10 - 1;

  self->showing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->piles[level][colour]), TRUE);
  for (int i = 0; i < TILES_A_PILE; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", get_tile (level, colour, i));

      gtk_button_set_label (GTK_BUTTON (self->tiles[i]), text);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tiles[i]), get_tile (level, colour, i) == tile);
      purser_set_style (self->tiles[i], "known", self->known[level][colour][i]);
    }
  self->showing = FALSE;
}

static void
box_show_card (PurserPhoenixTileBox *self)
{
  PurserPhoenixComponent *card = PURSER_PHOENIX_COMPONENT (self->card);
  g_autoptr (PurserValue) values = purser_components_dup_values (self->components, purser_phoenix_component_get_item (card));

  purser_phoenix_component_show (card, values);
  self->was_known = purser_phoenix_component_find_unknown (card) == NULL;
}

void
purser_phoenix_tile_box_update (PurserPhoenixTileBox *self)
{
  for (int level = 0; level < PURSER_PHOENIX_LEVELS; level++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      for (int i = 0; i < TILES_A_PILE; i++)
        self->known[level][colour][i] = is_known (self, get_tile (level, colour, i));
  box_show_piles (self);
  box_show_pile (self);
  box_show_card (self);
}

/* Keeps the edits of the present tile before the next one is shown. */
static void
box_go_to (PurserPhoenixTileBox *self,
           int                   tile)
{
  g_signal_emit_by_name (self->card, "left");
  purser_phoenix_tile_card_set_tile (PURSER_PHOENIX_TILE_CARD (self->card), tile);
  box_show_pile (self);
  box_show_card (self);
}

/* Returns the next incomplete tile after @after; 0 if there is none. */
static int
box_find_missing (PurserPhoenixTileBox *self,
                  int                   after)
{
  for (int i = 0; i < PURSER_PHOENIX_ALL_TILES; i++)
    {
      int level = i / (PURSER_PHOENIX_COLOURS * TILES_A_PILE);
      int colour = i / TILES_A_PILE % PURSER_PHOENIX_COLOURS;
      int number = i % TILES_A_PILE;

      if (get_tile (level, colour, number) > after && !self->known[level][colour][number])
        return get_tile (level, colour, number);
    }
  return 0;
}

static gboolean
go_on_cb (gpointer data)
{
  PurserPhoenixTileBox *self = data;
  int next = box_find_missing (self, box_get_tile (self));

  if (next > 0)
    box_go_to (self, next);
  else
    g_signal_emit_by_name (self->card, "left");
  if (next > 0)
    gtk_widget_grab_focus (purser_phoenix_tile_card_get_first (PURSER_PHOENIX_TILE_CARD (self->card)));
  return G_SOURCE_REMOVE;
}

static void
edited_cb (PurserPhoenixTileBox *self)
{
  gboolean known = purser_phoenix_component_find_unknown (PURSER_PHOENIX_COMPONENT (self->card)) == NULL;

  if (known && !self->was_known)
    g_idle_add_full (SOON, go_on_cb, g_object_ref (self), g_object_unref);
  self->was_known = known;
}

static void
tile_toggled_cb (GtkToggleButton      *button,
                 PurserPhoenixTileBox *self)
{
  if (self->showing || !gtk_toggle_button_get_active (button))
    return;
  box_go_to (self, atoi (gtk_button_get_label (GTK_BUTTON (button))));
  gtk_widget_grab_focus (purser_phoenix_tile_card_get_first (PURSER_PHOENIX_TILE_CARD (self->card)));
}

/* Shows the first incomplete tile of a pile.
 *
 * @colour: from 0
 *
 * Returns: (transfer none): its first entry */
GtkWidget *
purser_phoenix_tile_box_find (PurserPhoenixTileBox *self,
                              int                   level,
                              int                   colour)
{
  int first = get_tile (level, colour, 0);
  int missing = box_find_missing (self, first - 1);

  box_go_to (self, missing > 0 && missing < first + TILES_A_PILE ? missing : first);
  return purser_phoenix_tile_card_get_first (PURSER_PHOENIX_TILE_CARD (self->card));
}

static void
pile_toggled_cb (GtkToggleButton      *button,
                 PurserPhoenixTileBox *self)
{
  int first = atoi (gtk_widget_get_name (GTK_WIDGET (button)));

  if (!self->showing && gtk_toggle_button_get_active (button))
    gtk_widget_grab_focus (purser_phoenix_tile_box_find (self, first / 100 - 1, first / 10 % 10 - 1));
}

/* Moves the focus to the card, even if the clicked tile is shown already. */
static void
begin_cb (PurserPhoenixTileBox *self)
{
  gtk_widget_grab_focus (purser_phoenix_tile_card_get_first (PURSER_PHOENIX_TILE_CARD (self->card)));
}

static GtkWidget *
pile_new (PurserPhoenixTileBox *self,
          int                   level,
          int                   colour)
{
  g_autofree char *name = g_strdup_printf ("%d", get_tile (level, colour, 0));
  g_autofree char *title = g_strdup_printf ("%s %d", purser_phoenix_colour_title (colour), level + 1);
  GtkWidget *name_label = gtk_label_new (title);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->counts[level][colour] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->counts[level][colour]), "caption");
  purser_label_let_wrap (GTK_WIDGET (self->counts[level][colour]));
  purser_label_let_wrap (name_label);
  gtk_label_set_justify (self->counts[level][colour], GTK_JUSTIFY_CENTER);
  gtk_label_set_justify (GTK_LABEL (name_label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), name_label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->counts[level][colour]));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_name (button, name);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "tile-pile");
  gtk_widget_add_css_class (button, purser_phoenix_colour_words[colour]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (pile_toggled_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (button, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
box_add_pile (PurserPhoenixTileBox *self,
              int                   level,
              int                   colour)
{
  GtkWidget *pile = pile_new (self, level, colour);

  self->piles[level][colour] = pile;
  if (level + colour > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (pile), GTK_TOGGLE_BUTTON (self->piles[0][0]));
  gtk_grid_attach (self->piles_grid, pile, level, colour, 1, 1);
}

static void
box_add_tile (PurserPhoenixTileBox *self,
              int                   i)
{
  GtkWidget *tile = gtk_toggle_button_new ();

  self->tiles[i] = tile;
  if (i > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tile), GTK_TOGGLE_BUTTON (self->tiles[0]));
  gtk_widget_add_css_class (tile, "pile-tile");
  g_signal_connect_object (tile, "toggled", G_CALLBACK (tile_toggled_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->tiles_row, tile);
}

static void
purser_phoenix_tile_box_dispose (GObject *object)
{
  g_clear_object (&PURSER_PHOENIX_TILE_BOX (object)->components);
  G_OBJECT_CLASS (purser_phoenix_tile_box_parent_class)->dispose (object);
}

static void
purser_phoenix_tile_box_class_init (PurserPhoenixTileBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_phoenix_tile_box_dispose;
  g_type_ensure (PURSER_TYPE_PHOENIX_TILE_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-tile-box.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileBox, piles_grid);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileBox, tiles_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileBox, card);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
}

static void
purser_phoenix_tile_box_init (PurserPhoenixTileBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->tiles_row);
  for (int level = 0; level < PURSER_PHOENIX_LEVELS; level++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      box_add_pile (self, level, colour);
  for (int i = 0; i < TILES_A_PILE; i++)
    box_add_tile (self, i);
}

/* Begins with the first incomplete tile. */
void
purser_phoenix_tile_box_begin (PurserPhoenixTileBox *self,
                               PurserComponents     *components)
{
  int missing;

  self->components = g_object_ref (components);
  purser_phoenix_tile_card_set_tile (PURSER_PHOENIX_TILE_CARD (self->card), get_tile (0, 0, 0));
  purser_phoenix_tile_box_update (self);
  missing = box_find_missing (self, 0);
  if (missing > 0)
    box_go_to (self, missing);
}

GtkWidget *
purser_phoenix_tile_box_get_card (PurserPhoenixTileBox *self)
{
  return self->card;
}

guint
purser_phoenix_tile_box_count_known (PurserPhoenixTileBox *self)
{
  const gboolean *known = &self->known[0][0][0];
  guint n = 0;

  for (guint i = 0; i < PURSER_PHOENIX_ALL_TILES; i++)
    n += known[i];
  return n;
}
