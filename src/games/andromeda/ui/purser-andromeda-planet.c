// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "purser-andromeda-planet.h"
#include "purser-andromeda-titles.h"
#include "purser-orbits.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

/* A planet of Andromeda to touch: its orbits with the centres, and the stations under its ring. */
struct _PurserAndromedaPlanet
{
  PurserPlace parent_instance;

  int           planet;
  PurserOrbits *orbits;
  GtkLabel     *name;
  AdwWrapBox   *stations;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaPlanet, purser_andromeda_planet, PURSER_TYPE_PLACE)

static void
purser_andromeda_planet_class_init (PurserAndromedaPlanetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_ORBITS);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-planet.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanet, name);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanet, orbits);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanet, stations);
}

static void
purser_andromeda_planet_init (PurserAndromedaPlanet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->stations);
}

/* A mark with a count, such as "A 3". Stations about to be placed are counted and underline it: the line stays as long. */
static GtkWidget *
count_new (const PurserSetup *setup,
           int                player,
           int                count,
           int                more)
{
  gboolean crowded = setup->n_players > 4;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, crowded ? 1 : 3);
  g_autofree char *text = g_strdup_printf ("%d", count + more);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "stations");
  if (crowded)
    gtk_widget_add_css_class (label, "crowded");
  if (more > 0)
    gtk_widget_add_css_class (label, "placed");
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, crowded ? 15 : 20));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* The value of the centre may be unknown. */
static void
tell_centre (int         value,
             const char *owner,
             GString    *told)
{
  if (value > 0)
    /* Translators: follows the name of a planet: what a centre is worth, a player's name */
    g_string_append_printf (told, _(", center %d of %s"), value, owner);
  else
    /* Translators: follows the name of a planet: a player's name */
    g_string_append_printf (told, _(", center of %s"), owner);
}

static void
planet_tell_centres (PurserAndromedaPlanet      *self,
                     const PurserSetup          *setup,
                     const PurserAndromedaState *state,
                     GString                    *told)
{
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    {
      int owner = state->owners[self->planet][i];
      int value = state->printed.centres[self->planet][i];

      purser_orbits_set_place (self->orbits, i, value, setup, owner);
      if (owner >= 0)
        tell_centre (value, purser_setup_get_name (setup, owner), told);
    }
}

static void
planet_tell_stations (PurserAndromedaPlanet      *self,
                      const PurserSetup          *setup,
                      const PurserAndromedaState *state,
                      int                         placer,
                      int                         placed,
                      GString                    *told)
{
  /* The counts of five players fit in one line, too. */
  adw_wrap_box_set_child_spacing (self->stations, setup->n_players > 4 ? 2 : 8);
  purser_wrap_box_clear (self->stations);
  for (int player = 0; player < (int) setup->n_players; player++)
    {
      int count = state->players[player].stations[self->planet];
      int more = player == placer ? placed : 0;

      if (count + more == 0)
        continue;
      adw_wrap_box_append (self->stations, count_new (setup, player, count, more));
      /* Translators: follows the name of a planet: a player's name, how many stations */
      g_string_append_printf (told, ngettext (", %s %d station", ", %s %d stations", (gulong) (count + more)),
                              purser_setup_get_name (setup, player), count + more);
    }
}

/* @placer: the player who is about to place @placed stations here; -1 for none */
void
purser_andromeda_planet_show (PurserAndromedaPlanet      *self,
                              const PurserSetup          *setup,
                              const PurserAndromedaState *state,
                              int                         placer,
                              int                         placed)
{
  g_autofree char *name = purser_andromeda_dup_title (state, self->planet);
  g_autoptr (GString) told = g_string_new (name);

  planet_tell_centres (self, setup, state, told);
  planet_tell_stations (self, setup, state, placer, placed, told);
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (GTK_WIDGET (self->name), state->printed.names[self->planet][0] != '\0');
  purser_place_set_title (PURSER_PLACE (self), told->str);
}

GtkWidget *
purser_andromeda_planet_new (guint planet)
{
  g_autofree char *place = g_strdup_printf ("planet/%u", planet);
  PurserAndromedaPlanet *self = g_object_new (PURSER_TYPE_ANDROMEDA_PLANET, "place", place, NULL);

  self->planet = (int) planet;
  purser_orbits_set_planet (self->orbits, planet);
  return GTK_WIDGET (self);
}
