// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-component.h"
#include "purser-phoenix-components.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-surface.h"
#include "purser-wrap-box.h"

/* There are eight tiles of each level and colour (phoenix/sectors). */
#define TILES_A_COLOUR 8

/* The box of Space Station Phoenix, to be read off: ships and tracks as they are printed, and sector tiles one after the
 * other. What is typed is kept as soon as one goes on to the next component. */
struct _PurserPhoenixComponents
{
  AdwBin parent_instance;

  PurserPrinted *printed;
  GPtrArray     *components;
  GtkLabel      *progress;
  GtkWidget     *tile;
  GtkWidget     *tile_metal;
  GtkWidget     *tile_quarters;
  GtkLabel      *tile_kept;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixComponents, purser_phoenix_components, ADW_TYPE_BIN)

static const char *const plain_values[] = { "cost", "fee", "metal", NULL };
static const char *const amount_values[] = { "cost", "fee", "metal", "amount", NULL };
static const char *const expedition_values[] = { "cost", "fee", "metal", "dice", "cargo", NULL };
static const char *const transport_values[] = { "cost", "fee", "metal", "trades", NULL };

static const char *const *const ship_values[PURSER_PHOENIX_KINDS] = {
  [PURSER_PHOENIX_DISMANTLE] = amount_values,
  [PURSER_PHOENIX_CONSTRUCTION] = plain_values,
  [PURSER_PHOENIX_EXPEDITION] = expedition_values,
  [PURSER_PHOENIX_TRANSPORT] = transport_values,
  [PURSER_PHOENIX_FARM] = amount_values,
  [PURSER_PHOENIX_ICE] = amount_values,
  [PURSER_PHOENIX_DIPLOMACY] = plain_values,
};

static void
components_tell_progress (PurserPhoenixComponents *self)
{
  guint known = 0;
  guint all = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->components->len; i++)
    purser_phoenix_component_count (g_ptr_array_index (self->components, i), &known, &all);
  /* Translators: how many numbers of ships and tracks are known, how many there are */
  text = g_strdup_printf (_("%u of %u known"), known, all);
  gtk_label_set_label (self->progress, text);
}

static void
components_show_known (PurserPhoenixComponents *self)
{
  for (guint i = 0; i < self->components->len; i++)
    {
      PurserPhoenixComponent *component = g_ptr_array_index (self->components, i);
      g_autoptr (PurserValue) values = purser_printed_dup_values (self->printed, purser_phoenix_component_get_item (component));

      purser_phoenix_component_show (component, values);
    }
  components_tell_progress (self);
}

static void
components_keep (PurserPhoenixComponents *self,
                 PurserPhoenixComponent  *component)
{
  g_autoptr (PurserValue) values = purser_phoenix_component_dup_edited (component);

  if (values != NULL)
    purser_printed_learn (self->printed, purser_phoenix_component_get_item (component), values);
}

static GtkWidget *
card_new (const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (box, "printed-card");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
components_add (PurserPhoenixComponents *self,
                GtkWidget               *card,
                GtkWidget               *component)
{
  g_ptr_array_add (self->components, component);
  g_signal_connect_object (component, "left", G_CALLBACK (components_keep), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (component, "edited", G_CALLBACK (components_tell_progress), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (card), component);
}

static GtkWidget *
ship_card_new (PurserPhoenixComponents *self,
               PurserPhoenixKind        kind)
{
  GtkWidget *card = card_new (purser_phoenix_kind_title (kind));

  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    {
      g_autofree char *title = g_strdup_printf ("%s %d", purser_phoenix_kind_title (kind), level);

      components_add (self, card, purser_phoenix_component_new_ship (purser_phoenix_ship_id (kind, level), title, level,
                                                                     ship_values[kind]));
    }
  return card;
}

static GtkWidget *
track_card_new (PurserPhoenixComponents *self,
                int                      track)
{
  g_autofree char *title = purser_phoenix_dup_item_title (purser_phoenix_track_id (track));
  GtkWidget *card = card_new (title);

  components_add (self, card, purser_phoenix_component_new_track (purser_phoenix_track_id (track), title));
  return card;
}

/* ---- Sector tiles, one after the other ---- */

static int
get_number (GtkWidget *entry)
{
  return purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry));
}

/* The next tile of its level and colour has the next number; after the last one it is typed. */
static void
components_next_tile (PurserPhoenixComponents *self,
                      int                      tile)
{
  gboolean more = tile % 10 < TILES_A_COLOUR;

  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->tile_metal), -1);
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->tile_quarters), -1);
  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->tile), more ? tile + 1 : -1);
  gtk_widget_grab_focus (more ? self->tile_metal : self->tile);
}

static void
components_keep_tile (PurserPhoenixComponents *self)
{
  int tile = get_number (self->tile);
  g_autofree char *item = g_strdup_printf ("tile-%03d", tile);
  g_autoptr (PurserValue) values = purser_value_new_object ();
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (tile < 0 || get_number (self->tile_metal) < 0 || get_number (self->tile_quarters) < 0)
    return;
  purser_value_set_integer (values, "metal", get_number (self->tile_metal));
  purser_value_set_integer (values, "quarters", get_number (self->tile_quarters));
  if (!purser_printed_learn (self->printed, item, values))
    {
      gtk_label_set_label (self->tile_kept, purser_printed_get_refusal (self->printed));
      return;
    }
  title = purser_phoenix_dup_item_title (item);
  /* Translators: a component */
  text = g_strdup_printf (_("Saved: %s"), title);
  gtk_label_set_label (self->tile_kept, text);
  components_next_tile (self, tile);
}

/* Its entry moves the focus on first; where it goes is settled after that, and before the next key comes. */
static gboolean
keep_tile_cb (gpointer data)
{
  components_keep_tile (data);
  return G_SOURCE_REMOVE;
}

static void
quarters_changed_cb (PurserPhoenixComponents *self)
{
  if (get_number (self->tile_quarters) >= 0)
    g_idle_add_full (G_PRIORITY_HIGH, keep_tile_cb, g_object_ref (self), g_object_unref);
}

static GtkWidget *
tile_entry_new (GtkWidget  *row,
                const char *title,
                int         digits)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (title);
  /* Translators: what is printed on a sector tile */
  g_autofree char *name = g_strdup_printf (_("Sector tile: %s"), title);
  GtkWidget *entry = purser_number_entry_new (name, digits);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  adw_wrap_box_append (ADW_WRAP_BOX (row), box);
  return entry;
}

static GtkWidget *
tile_card_new (PurserPhoenixComponents *self)
{
  GtkWidget *card = card_new (_("Sector Tiles"));
  GtkWidget *row = purser_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 8);
  self->tile = tile_entry_new (row, _("Number"), 3);
  self->tile_metal = tile_entry_new (row, _("Metal"), 1);
  self->tile_quarters = tile_entry_new (row, _("Quarters"), 1);
  self->tile_kept = GTK_LABEL (gtk_label_new (_("After a tile the next number follows by itself.")));
  gtk_label_set_wrap (self->tile_kept, TRUE);
  gtk_label_set_xalign (self->tile_kept, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->tile_kept), "caption");
  g_signal_connect_object (self->tile_quarters, "changed", G_CALLBACK (quarters_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (card), row);
  gtk_box_append (GTK_BOX (card), GTK_WIDGET (self->tile_kept));
  return card;
}

static void
purser_phoenix_components_finalize (GObject *object)
{
  PurserPhoenixComponents *self = PURSER_PHOENIX_COMPONENTS (object);

  g_clear_object (&self->printed);
  g_clear_pointer (&self->components, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_phoenix_components_parent_class)->finalize (object);
}

static void
purser_phoenix_components_class_init (PurserPhoenixComponentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_phoenix_components_finalize;
  /* The style of this game comes with its table. */
  g_type_class_unref (g_type_class_ref (PURSER_TYPE_PHOENIX_SURFACE));
}

static void
purser_phoenix_components_init (PurserPhoenixComponents *self)
{
  self->components = g_ptr_array_new ();
  self->progress = GTK_LABEL (gtk_label_new (NULL));
}

static GtkWidget *
components_build (PurserPhoenixComponents *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *cards = purser_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (cards), 10);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (cards), 10);
  gtk_label_set_wrap (self->progress, TRUE);
  gtk_label_set_xalign (self->progress, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->progress), "title-4");
  for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
    adw_wrap_box_append (ADW_WRAP_BOX (cards), ship_card_new (self, (PurserPhoenixKind) kind));
  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    adw_wrap_box_append (ADW_WRAP_BOX (cards), track_card_new (self, track));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (box), cards);
  gtk_box_append (GTK_BOX (box), tile_card_new (self));
  return box;
}

/* Returns: (transfer floating): the ships, tracks and tiles with their numbers typed where they are printed */
GtkWidget *
purser_phoenix_components_new (PurserPrinted *printed)
{
  PurserPhoenixComponents *self = g_object_new (PURSER_TYPE_PHOENIX_COMPONENTS, NULL);

  self->printed = g_object_ref (printed);
  adw_bin_set_child (ADW_BIN (self), components_build (self));
  g_signal_connect_object (printed, "changed", G_CALLBACK (components_show_known), self, G_CONNECT_SWAPPED);
  components_show_known (self);
  return GTK_WIDGET (self);
}

/* Keeps what was typed last, too. */
void
purser_phoenix_components_remember (PurserPhoenixComponents *self)
{
  for (guint i = 0; i < self->components->len; i++)
    components_keep (self, g_ptr_array_index (self->components, i));
}
