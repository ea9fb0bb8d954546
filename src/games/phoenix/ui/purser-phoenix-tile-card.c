// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-gain-entry.h"
#include "purser-phoenix-gain-palette.h"
#include "purser-phoenix-printed.h"
#include "purser-phoenix-tile-card.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A sector tile: its number, the metal it costs in the corner, and its living quarters from the left. */
struct _PurserPhoenixTileCard
{
  PurserPhoenixComponent parent_instance;

  int         tile;
  GtkLabel   *number;
  GtkWidget  *metal;
  GtkWidget  *count;
  AdwWrapBox *row;
  GtkWidget  *quarters[PURSER_PHOENIX_QUARTERS];
  int         n_quarters;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixTileCard, purser_phoenix_tile_card, PURSER_TYPE_PHOENIX_COMPONENT)

/* Enter in a quarter that is still empty states that this one and those after it give nothing. */
static void
activate_cb (PurserPhoenixGainEntry *entry,
             PurserPhoenixTileCard  *self)
{
  g_autoptr (PurserValue) none = purser_value_new_object ();
  gboolean reached = FALSE;

  for (int i = 0; i < self->n_quarters; i++)
    {
      PurserPhoenixGainEntry *quarter = PURSER_PHOENIX_GAIN_ENTRY (self->quarters[i]);

      reached |= quarter == entry;
      if (reached && !purser_phoenix_gain_entry_is_known (quarter))
        purser_phoenix_gain_entry_set_value (quarter, none);
    }
  purser_phoenix_component_edit (PURSER_PHOENIX_COMPONENT (self));
  if (self->n_quarters > 0)
    gtk_widget_grab_focus (gtk_widget_get_first_child (self->quarters[self->n_quarters - 1]));
  purser_number_entry_go_on (GTK_WIDGET (entry));
}

static GtkWidget *
quarter_new (PurserPhoenixTileCard *self,
             int                    quarter)
{
  /* Translators: the number of a sector tile, one of its living quarters from 1 on the left */
  g_autofree char *name = g_strdup_printf (_("sector tile %03d, quarter %d"), self->tile, quarter + 1);
  GtkWidget *entry = purser_phoenix_gain_entry_new (name, TRUE);

  gtk_widget_add_css_class (entry, "quarter");
  g_signal_connect (entry, "activate", G_CALLBACK (activate_cb), self);
  return purser_phoenix_component_watch (PURSER_PHOENIX_COMPONENT (self), entry);
}

/* Shows as many living quarters as are printed on the tile, at most PURSER_PHOENIX_QUARTERS. */
static void
card_set_quarters (PurserPhoenixTileCard *self,
                   int                    n)
{
  n = CLAMP (n, 0, PURSER_PHOENIX_QUARTERS);
  /* A quarter that is removed must not have the focus. */
  if (self->n_quarters > n && gtk_widget_get_focus_child (GTK_WIDGET (self->row)) != NULL)
    gtk_widget_grab_focus (self->metal);
  while (self->n_quarters > n)
    adw_wrap_box_remove (self->row, self->quarters[--self->n_quarters]);
  for (; self->n_quarters < n; self->n_quarters++)
    {
      self->quarters[self->n_quarters] = quarter_new (self, self->n_quarters);
      adw_wrap_box_append (self->row, self->quarters[self->n_quarters]);
    }
}

static void
count_changed_cb (PurserPhoenixTileCard *self)
{
  card_set_quarters (self, purser_number_entry_get_value (PURSER_NUMBER_ENTRY (self->count)));
}

/* Living quarters are known as a number, or as a list with one entry each. */
static void
purser_phoenix_tile_card_show (PurserPhoenixComponent *component,
                               PurserValue            *values)
{
  PurserPhoenixTileCard *self = PURSER_PHOENIX_TILE_CARD (component);
  PurserValue *quarters = purser_value_get (values, "quarters");
  gboolean listed = purser_value_is (quarters, PURSER_VALUE_LIST);

  purser_phoenix_show_number (self->metal, purser_value_get (values, "metal"));
  if (listed)
    purser_number_entry_set_value (PURSER_NUMBER_ENTRY (self->count), (int) purser_value_get_size (quarters));
  else
    purser_phoenix_show_number (self->count, quarters);
  for (int i = 0; i < self->n_quarters; i++)
    purser_phoenix_gain_entry_set_value (PURSER_PHOENIX_GAIN_ENTRY (self->quarters[i]),
                                         listed ? purser_value_get_at (quarters, (guint) i) : NULL);
}

static PurserValue *
card_dup_quarters (PurserPhoenixTileCard *self)
{
  g_autoptr (PurserValue) list = purser_value_new_list ();
  gboolean any = FALSE;

  for (int i = 0; i < self->n_quarters; i++)
    {
      PurserPhoenixGainEntry *quarter = PURSER_PHOENIX_GAIN_ENTRY (self->quarters[i]);

      purser_value_append (list, purser_phoenix_gain_entry_dup_value (quarter));
      any |= purser_phoenix_gain_entry_is_known (quarter);
    }
  return any ? g_steal_pointer (&list) : purser_phoenix_number_value (self->count);
}

static void
purser_phoenix_tile_card_fill (PurserPhoenixComponent *component,
                               PurserValue            *values)
{
  PurserPhoenixTileCard *self = PURSER_PHOENIX_TILE_CARD (component);

  purser_value_set (values, "metal", purser_phoenix_number_value (self->metal));
  purser_value_set (values, "quarters", card_dup_quarters (self));
}

static void
purser_phoenix_tile_card_class_init (PurserPhoenixTileCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_PHOENIX_COMPONENT_CLASS (klass)->show = purser_phoenix_tile_card_show;
  PURSER_PHOENIX_COMPONENT_CLASS (klass)->fill = purser_phoenix_tile_card_fill;
  g_type_ensure (PURSER_TYPE_NUMBER_ENTRY);
  g_type_ensure (PURSER_TYPE_PHOENIX_GAIN_PALETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-tile-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileCard, number);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileCard, metal);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileCard, count);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTileCard, row);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
}

static void
card_watch (PurserPhoenixTileCard *self,
            GtkWidget             *entry,
            const char            *what)
{
  /* Translators: what is printed on a sector tile */
  g_autofree char *name = g_strdup_printf (_("Sector tile: %s"), what);

  purser_explain (entry, name);
  purser_phoenix_component_watch (PURSER_PHOENIX_COMPONENT (self), entry);
}

static void
purser_phoenix_tile_card_init (PurserPhoenixTileCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->row);
  card_watch (self, self->metal, _("Metal"));
  card_watch (self, self->count, _("Quarters"));
}

GtkWidget *
purser_phoenix_tile_card_new (void)
{
  return g_object_new (PURSER_TYPE_PHOENIX_TILE_CARD, NULL);
}

/* Returns: (transfer none): the entry with which to begin */
GtkWidget *
purser_phoenix_tile_card_get_first (PurserPhoenixTileCard *self)
{
  return self->metal;
}

/* The second digit of a tile is its colour (phoenix/sectors). */
void
purser_phoenix_tile_card_set_tile (PurserPhoenixTileCard *self,
                                   int                    tile)
{
  g_autofree char *item = g_strdup_printf ("tile-%03d", tile);
  int colour = tile / 10 % 10 - 1;

  for (int i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), purser_phoenix_colour_words[i]);
  if (colour >= 0 && colour < PURSER_PHOENIX_COLOURS)
    gtk_widget_add_css_class (GTK_WIDGET (self), purser_phoenix_colour_words[colour]);
  self->tile = tile;
  card_set_quarters (self, 0);
  purser_phoenix_component_set_item (PURSER_PHOENIX_COMPONENT (self), item);
  gtk_label_set_label (self->number, item + strlen ("tile-"));
}
