// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-gain-entry.h"
#include "purser-phoenix-gain-palette.h"
#include "purser-phoenix-rewards.h"
#include "purser-phoenix-track-card.h"

/* A diplomacy track: what the lobby costs, level by level, and what each level gives. */
struct _PurserPhoenixTrackCard
{
  PurserPhoenixComponent parent_instance;

  GtkWidget *lobby[PURSER_PHOENIX_TRACK_LEVELS];
  GtkWidget *rewards[PURSER_PHOENIX_X2_LEVEL - 1];
  GtkWidget *palette;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixTrackCard, purser_phoenix_track_card, PURSER_TYPE_PHOENIX_COMPONENT)

static PurserValue *
get_at (PurserValue *list,
        guint        index)
{
  return index < purser_value_get_size (list) ? purser_value_get_at (list, index) : NULL;
}

static void
purser_phoenix_track_card_show (PurserPhoenixComponent *component,
                                PurserValue            *values)
{
  PurserPhoenixTrackCard *self = PURSER_PHOENIX_TRACK_CARD (component);

  for (guint i = 0; i < G_N_ELEMENTS (self->lobby); i++)
    purser_phoenix_show_number (self->lobby[i], get_at (purser_value_get (values, "lobby"), i));
  for (guint i = 0; i < G_N_ELEMENTS (self->rewards); i++)
    purser_phoenix_gain_entry_set_value (PURSER_PHOENIX_GAIN_ENTRY (self->rewards[i]),
                                         get_at (purser_value_get (values, "rewards"), i));
}

static void
purser_phoenix_track_card_fill (PurserPhoenixComponent *component,
                                PurserValue            *values)
{
  PurserPhoenixTrackCard *self = PURSER_PHOENIX_TRACK_CARD (component);
  PurserValue *lobby = purser_value_new_list ();
  PurserValue *rewards = purser_value_new_list ();

  for (guint i = 0; i < G_N_ELEMENTS (self->lobby); i++)
    {
      gboolean given = i < G_N_ELEMENTS (self->rewards);

      purser_value_append (lobby, purser_phoenix_number_value (self->lobby[i]));
      purser_value_append (rewards, given ? purser_phoenix_gain_entry_dup_value (PURSER_PHOENIX_GAIN_ENTRY (self->rewards[i]))
                                          : purser_value_new_string ("x2"));
    }
  purser_value_set (values, "lobby", lobby);
  purser_value_set (values, "rewards", rewards);
}

static void
purser_phoenix_track_card_class_init (PurserPhoenixTrackCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_PHOENIX_COMPONENT_CLASS (klass)->show = purser_phoenix_track_card_show;
  PURSER_PHOENIX_COMPONENT_CLASS (klass)->fill = purser_phoenix_track_card_fill;
  g_type_ensure (PURSER_TYPE_PHOENIX_GAIN_PALETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-track-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixTrackCard, palette);
}

static void
purser_phoenix_track_card_init (PurserPhoenixTrackCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
reward_new (PurserPhoenixTrackCard *self,
            const char             *title,
            int                     level)
{
  g_autofree char *what = g_strdup_printf (_("reward of level %d"), level);
  /* Translators: a component, what is printed on it */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), title, what);

  if (level >= PURSER_PHOENIX_X2_LEVEL)
    return purser_phoenix_component_label_new ("×2", "numeric");
  self->rewards[level - 1] = purser_phoenix_component_watch (PURSER_PHOENIX_COMPONENT (self),
                                                             purser_phoenix_gain_entry_new (name, FALSE));
  gtk_widget_set_hexpand (self->rewards[level - 1], TRUE);
  return self->rewards[level - 1];
}

static void
card_add_level (PurserPhoenixTrackCard *self,
                const char             *title,
                int                     level)
{
  GtkGrid *grid = GTK_GRID (self);
  g_autofree char *text = g_strdup_printf ("%d", level);
  g_autofree char *what = g_strdup_printf (_("lobby cost of level %d"), level);
  GtkWidget *number = purser_phoenix_component_label_new (text, "title-4");

  gtk_widget_set_size_request (number, 20, -1);
  self->lobby[level - 1] = purser_phoenix_component_number_new (PURSER_PHOENIX_COMPONENT (self), title, what, 1);
  gtk_grid_attach (grid, number, 0, level, 1, 1);
  gtk_grid_attach (grid, self->lobby[level - 1], 1, level, 1, 1);
  gtk_grid_attach (grid, reward_new (self, title, level), 2, level, 1, 1);
}

GtkWidget *
purser_phoenix_track_card_new (int track)
{
  PurserPhoenixTrackCard *self = g_object_new (PURSER_TYPE_PHOENIX_TRACK_CARD, NULL);
  const char *item = purser_phoenix_track_id (track);
  g_autofree char *title = purser_phoenix_dup_item_title (item);

  purser_phoenix_component_set_item (PURSER_PHOENIX_COMPONENT (self), item);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    card_add_level (self, title, level);
  gtk_widget_insert_before (self->palette, GTK_WIDGET (self), NULL);
  return GTK_WIDGET (self);
}
