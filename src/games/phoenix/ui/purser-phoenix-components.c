// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-components.h"
#include "purser-phoenix-hub-card.h"
#include "purser-phoenix-ship-row.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-tile-box.h"
#include "purser-phoenix-track-card.h"
#include "purser-wrap-box.h"

#define ALL_HUBS 24
#define HUB_PREFIX "hub-"

/* Enters the values printed on the components: ships, tracks, hubs and sector tiles. The values of a component are kept as
 * soon as the focus goes on to the next one. */
struct _PurserPhoenixComponents
{
  AdwBin parent_instance;

  PurserComponents     *components;
  GPtrArray            *cards;
  GtkLabel             *progress;
  GtkProgressBar       *bar;
  AdwWrapBox           *ships;
  AdwWrapBox           *tracks;
  GtkBox               *hubs;
  PurserPhoenixTileBox *tiles;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixComponents, purser_phoenix_components, ADW_TYPE_BIN)

/* A play uses as many tiles of each pile and as many hubs as players (phoenix/setup); without a play, the whole box counts. */
static guint
components_count_tiles (PurserPhoenixComponents *self)
{
  PurserPlay *play = purser_components_get_play (self->components);

  return play != NULL ? purser_play_get_setup (play)->n_players * PURSER_PHOENIX_COLOURS * PURSER_PHOENIX_LEVELS
                      : PURSER_PHOENIX_ALL_TILES;
}

static guint
components_count_hubs (PurserPhoenixComponents *self)
{
  PurserPlay *play = purser_components_get_play (self->components);

  return play != NULL ? purser_play_get_setup (play)->n_players : ALL_HUBS;
}

static gboolean
is_hub (PurserPhoenixComponent *component)
{
  return PURSER_IS_PHOENIX_HUB_CARD (component);
}

static void
components_count (PurserPhoenixComponents *self,
                  guint                   *known,
                  guint                   *all)
{
  guint hubs = 0;

  *known = MIN (purser_phoenix_tile_box_count_known (self->tiles), components_count_tiles (self));
  *all = components_count_tiles (self) + components_count_hubs (self);
  for (guint i = 0; i < self->cards->len; i++)
    {
      PurserPhoenixComponent *component = g_ptr_array_index (self->cards, i);
      gboolean complete = purser_phoenix_component_find_unknown (component) == NULL;

      if (PURSER_IS_PHOENIX_TILE_CARD (component))
        continue;
      hubs += complete && is_hub (component);
      *known += complete && !is_hub (component);
      *all += !is_hub (component);
    }
  *known += MIN (hubs, components_count_hubs (self));
}

static void
components_tell_progress (PurserPhoenixComponents *self)
{
  guint known;
  guint all;
  g_autofree char *text = NULL;

  components_count (self, &known, &all);
  /* Translators: how many ships, tracks, hubs and tiles are known, and how many a play needs */
  text = g_strdup_printf (_("%u of %u components"), known, all);
  gtk_label_set_label (self->progress, text);
  gtk_progress_bar_set_fraction (self->bar, (double) known / all);
}

static void
components_keep (PurserPhoenixComponents *self,
                 PurserPhoenixComponent  *component)
{
  g_autoptr (PurserValue) values = purser_phoenix_component_dup_edited (component);

  if (values != NULL)
    purser_components_learn (self->components, purser_phoenix_component_get_item (component), values);
}

static void
components_watch (PurserPhoenixComponents *self,
                  GtkWidget               *component)
{
  g_ptr_array_add (self->cards, component);
  g_signal_connect_object (component, "left", G_CALLBACK (components_keep), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (component, "edited", G_CALLBACK (components_tell_progress), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
card_new (const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "printed-card");
  gtk_box_append (GTK_BOX (box), purser_phoenix_component_label_new (title, "heading"));
  return box;
}

/* Gives each column the same width in all rows, and in the heading above the first. */
static void
align_rows (GtkGrid *first,
            GtkGrid *row)
{
  for (int column = 0; gtk_grid_get_child_at (row, column, 1) != NULL; column++)
    {
      g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

      if (gtk_grid_get_child_at (first, column, 0) != NULL)
        gtk_size_group_add_widget (group, gtk_grid_get_child_at (first, column, 0));
      gtk_size_group_add_widget (group, gtk_grid_get_child_at (first, column, 1));
      gtk_size_group_add_widget (group, gtk_grid_get_child_at (row, column, 1));
    }
}

/* Shows only levels that exist: farms and ice ships begin with level 2. */
static GtkWidget *
ship_card_new (PurserPhoenixComponents *self,
               PurserPhoenixKind        kind)
{
  g_autoptr (GPtrArray) items = purser_components_list_ids (self->components);
  GtkWidget *card = card_new (purser_phoenix_kind_title (kind));
  GtkWidget *first = NULL;

  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    if (g_ptr_array_find_with_equal_func (items, purser_phoenix_ship_id (kind, level), g_str_equal, NULL))
      {
        GtkWidget *row = purser_phoenix_ship_row_new (kind, level, first == NULL);

        components_watch (self, row);
        gtk_box_append (GTK_BOX (card), row);
        if (first == NULL)
          first = row;
        else
          align_rows (GTK_GRID (first), GTK_GRID (row));
      }
  return card;
}

static GtkWidget *
track_card_new (PurserPhoenixComponents *self,
                int                      track)
{
  g_autofree char *title = purser_phoenix_dup_item_title (purser_phoenix_track_id (track));
  GtkWidget *card = card_new (title);
  GtkWidget *component = purser_phoenix_track_card_new (track);

  components_watch (self, component);
  gtk_box_append (GTK_BOX (card), component);
  return card;
}

/* ---- Hubs, which have no fixed list ---- */

static PurserPhoenixComponent *
components_find (PurserPhoenixComponents *self,
                 const char              *item)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (g_strcmp0 (purser_phoenix_component_get_item (g_ptr_array_index (self->cards, i)), item) == 0)
      return g_ptr_array_index (self->cards, i);
  return NULL;
}

static PurserPhoenixComponent *
components_add_hub (PurserPhoenixComponents *self,
                    const char              *item)
{
  PurserPhoenixComponent *known = components_find (self, item);
  GtkWidget *card;

  if (known != NULL)
    return known;
  card = purser_phoenix_hub_card_new (item);
  components_watch (self, card);
  gtk_box_append (self->hubs, card);
  return PURSER_PHOENIX_COMPONENT (card);
}

/* Adds the hubs of your copy, and those that were named in the play. */
static void
components_add_hubs (PurserPhoenixComponents *self)
{
  g_autoptr (GPtrArray) items = purser_components_list_ids (self->components);
  PurserPlay *play = purser_components_get_play (self->components);
  const PurserPhoenixState *state = play != NULL ? purser_play_get_state (play) : NULL;

  for (guint i = 0; i < items->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (items, i), HUB_PREFIX))
      components_add_hub (self, g_ptr_array_index (items, i));
  for (guint i = 0; state != NULL && i < PURSER_PHOENIX_HUBS && *state->printed.hubs[i].name != '\0'; i++)
    {
      g_autofree char *item = g_strconcat (HUB_PREFIX, state->printed.hubs[i].name, NULL);

      components_add_hub (self, item);
    }
}

static void
named_cb (PurserPhoenixComponents *self,
          AdwEntryRow             *row)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  g_autofree char *item = g_strconcat (HUB_PREFIX, name, NULL);
  PurserPhoenixComponent *card = *name != '\0' ? components_add_hub (self, item) : NULL;
  GtkWidget *first = card != NULL ? purser_phoenix_component_find_unknown (card) : NULL;

  gtk_editable_set_text (GTK_EDITABLE (row), "");
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

static void
components_show_known (PurserPhoenixComponents *self)
{
  components_add_hubs (self);
  for (guint i = 0; i < self->cards->len; i++)
    {
      PurserPhoenixComponent *component = g_ptr_array_index (self->cards, i);
      const char *item = purser_phoenix_component_get_item (component);
      g_autoptr (PurserValue) values = purser_components_dup_values (self->components, item);

      purser_phoenix_component_show (component, values);
    }
  purser_phoenix_tile_box_update (self->tiles);
  components_tell_progress (self);
}

static void
purser_phoenix_components_finalize (GObject *object)
{
  PurserPhoenixComponents *self = PURSER_PHOENIX_COMPONENTS (object);

  g_clear_object (&self->components);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_phoenix_components_parent_class)->finalize (object);
}

static void
purser_phoenix_components_class_init (PurserPhoenixComponentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_phoenix_components_finalize;
  g_type_ensure (PURSER_TYPE_PHOENIX_TILE_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-components.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, progress);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, bar);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, ships);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, tracks);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, hubs);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixComponents, tiles);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
}

static void
purser_phoenix_components_init (PurserPhoenixComponents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->ships);
  purser_wrap_box_adapt (self->tracks);
  self->cards = g_ptr_array_new ();
}

static void
components_fill (PurserPhoenixComponents *self)
{
  for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
    adw_wrap_box_append (self->ships, ship_card_new (self, (PurserPhoenixKind) kind));
  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    adw_wrap_box_append (self->tracks, track_card_new (self, track));
  purser_phoenix_tile_box_begin (self->tiles, self->components);
  components_watch (self, purser_phoenix_tile_box_get_card (self->tiles));
}

GtkWidget *
purser_phoenix_components_new (PurserComponents *components)
{
  PurserPhoenixComponents *self = g_object_new (PURSER_TYPE_PHOENIX_COMPONENTS, NULL);

  self->components = g_object_ref (components);
  components_fill (self);
  g_signal_connect_object (components, "changed", G_CALLBACK (components_show_known), self, G_CONNECT_SWAPPED);
  components_show_known (self);
  return GTK_WIDGET (self);
}

/* Keeps the last edits, too. */
void
purser_phoenix_components_remember (GtkWidget *components)
{
  PurserPhoenixComponents *self = PURSER_PHOENIX_COMPONENTS (components);

  for (guint i = 0; i < self->cards->len; i++)
    components_keep (self, g_ptr_array_index (self->cards, i));
}

/* Shows the pile of the sector that @card names by colour and level.
 *
 * Returns: (transfer none) (nullable): the first entry of the tile that is shown then */
GtkWidget *
purser_phoenix_components_find (GtkWidget  *components,
                                const char *card)
{
  PurserPhoenixComponents *self = PURSER_PHOENIX_COMPONENTS (components);

  for (int level = 0; level < PURSER_PHOENIX_LEVELS; level++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      {
        g_autofree char *word = g_strdup_printf ("%s-%d", purser_phoenix_colour_words[colour], level + 1);

        if (g_str_has_suffix (card, word))
          return purser_phoenix_tile_box_find (self->tiles, level, colour);
      }
  return NULL;
}

static GtkWidget *
item_component_new (const char *item)
{
  int tile = purser_phoenix_read_tile (item);
  GtkWidget *card;

  if (g_str_has_prefix (item, HUB_PREFIX))
    return purser_phoenix_hub_card_new (item);
  if (tile >= 0)
    {
      card = purser_phoenix_tile_card_new ();
      purser_phoenix_tile_card_set_tile (PURSER_PHOENIX_TILE_CARD (card), tile);
      return card;
    }
  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    if (g_str_equal (item, purser_phoenix_track_id (track)))
      return purser_phoenix_track_card_new (track);
  for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      if (g_str_equal (item, purser_phoenix_ship_id ((PurserPhoenixKind) kind, level)))
        return purser_phoenix_ship_row_new ((PurserPhoenixKind) kind, level, TRUE);
  return NULL;
}

/* @first: (out) (nullable): the first entry without a value
 *
 * Returns: (transfer floating) (nullable): one component, as it lies on the table */
GtkWidget *
purser_phoenix_components_new_item (PurserComponents *components,
                                    const char       *item,
                                    GtkWidget       **first)
{
  g_autoptr (PurserValue) values = purser_components_dup_values (components, item);
  GtkWidget *component = item_component_new (item);

  if (component == NULL)
    return NULL;
  purser_phoenix_component_show (PURSER_PHOENIX_COMPONENT (component), values);
  *first = purser_phoenix_component_find_unknown (PURSER_PHOENIX_COMPONENT (component));
  return component;
}
