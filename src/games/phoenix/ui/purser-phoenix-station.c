// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A station of Space Station Phoenix as it lies on the table, with its hub and wings. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-table.h"
#include "purser-widget.h"

#define QUARTERS_A_LINE 4

/* The middle of a station: the name of the hub, and the income as far as it is known. */
static GtkWidget *
hub_new (PurserSurface *surface,
         int            player)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  const PurserPhoenixPlayer *about = &state->players[player];
  int gains[PURSER_PHOENIX_ACCOUNTS];
  gboolean all = purser_phoenix_get_known_income (state, player, gains);
  g_autofree char *name = g_strdup_printf ("hub/%d", player);
  g_autofree char *title = about->hub > 0 ? g_strdup_printf (_("Hub %s"), state->printed.hubs[about->hub - 1].name)
                                          : g_strdup (_("Hub"));
  g_autoptr (GString) told = g_string_new (title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (line), purser_phoenix_label_new (_("Income"), "caption"));
  purser_phoenix_append_gains (line, gains, told);
  if (!all)
    gtk_box_append (GTK_BOX (line), purser_phoenix_label_new ("+ ?", "unknown"));
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), purser_phoenix_label_new (title, "heading"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return purser_place_new (name, told->str, box, "hub");
}

static GtkWidget *
quarters_new (const PurserPhoenixState *state,
              int                       player,
              int                       colour,
              int                       level,
              GString                  *told)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 2, "halign", GTK_ALIGN_CENTER, NULL);
  int homes = purser_phoenix_count_homes (about, colour, level);
  int room = MAX (0, purser_phoenix_get_sector_capacity (state, player, colour, level));
  gboolean known = about->tiles[colour][level - 1] > 0 &&
                   purser_phoenix_printed_quarters (&state->printed, about->tiles[colour][level - 1] - 1) >= 0;

  for (int i = 0; i < MIN (homes + (known ? room : 0), PURSER_PHOENIX_QUARTERS); i++)
    {
      gboolean fresh = FALSE;
      int species = i < homes ? purser_phoenix_get_home (about, colour, level, i, &fresh) : -1;

      GtkWidget *quarter = purser_phoenix_quarter_new (species);

      purser_set_style (quarter, "fresh", fresh);
      gtk_grid_attach (GTK_GRID (grid), quarter, i % QUARTERS_A_LINE, i / QUARTERS_A_LINE, 1, 1);
      if (species >= 0)
        g_string_append_printf (told, _(", %s"), purser_phoenix_species_title ((PurserPhoenixSpecies) species));
    }
  if (known && room > 0)
    g_string_append_printf (told, ngettext (", %d free living quarter", ", %d free living quarters", (gulong) room), room);
  return grid;
}

/* A built sector, or the place of one that is not built yet. */
static GtkWidget *
sector_new (PurserSurface             *surface,
            const PurserPhoenixIntent *intent,
            int                        player,
            int                        colour,
            int                        level)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  const PurserPhoenixPlayer *about = &state->players[player];
  gboolean built = level <= about->sectors[colour];
  gboolean next = level == about->sectors[colour] + 1;
  gboolean builds = intent->active && intent->use.kind == PURSER_PHOENIX_CONSTRUCTION && next &&
                    player == intent->use.player;
  int tile = built ? about->tiles[colour][level - 1] - 1 : -1;
  g_autofree char *name = g_strdup_printf ("sector/%s-%d", purser_phoenix_colour_words[colour], level);
  /* Translators: the colour of a sector, its level */
  g_autofree char *title = g_strdup_printf (_("Sector %s %d"), purser_phoenix_colour_title (colour), level);
  g_autofree char *text = tile >= 0 ? g_strdup_printf ("%03d", tile) : g_strdup_printf ("%d", level);
  g_autoptr (GString) told = g_string_new (title);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), purser_phoenix_label_new (text, built ? "tile-number" : "dimmed"));
  if (built)
    gtk_box_append (GTK_BOX (box), quarters_new (state, player, colour, level, told));
  else
    g_string_append (told, next ? _(", not built yet") : _(", later"));
  place = purser_place_new (name, told->str, box, "sector-tile");
  purser_place_set_own_offer (PURSER_PLACE (place), builds);
  purser_place_set_offer (PURSER_PLACE (place), builds ? _("build here") : NULL);
  purser_place_set_marked (PURSER_PLACE (place), builds && intent->colour == colour);
  gtk_widget_add_css_class (place, built ? purser_phoenix_colour_words[colour] : "unbuilt");
  gtk_widget_set_hexpand (place, TRUE);
  return place;
}

/* Shows the residents of whom only the wing is known, behind its sectors. */
static GtkWidget *
lodgers_new (const PurserPhoenixPlayer *player,
             int                        colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *name = g_strdup_printf ("sector/%s", purser_phoenix_colour_words[colour]);
  GtkWidget *place = purser_place_new (name, _("In one of the sectors of this wing"), box, NULL);

  for (int i = 0; i < purser_phoenix_count_homes (player, colour, 0); i++)
    gtk_box_append (GTK_BOX (box), purser_phoenix_quarter_new (purser_phoenix_get_home (player, colour, 0, i, NULL)));
  purser_set_tooltip (place, _("In one of the sectors of this wing"));
  gtk_widget_set_visible (place, gtk_widget_get_first_child (box) != NULL);
  return place;
}

static GtkWidget *
wings_new (PurserSurface             *surface,
           const PurserPhoenixIntent *intent,
           int                        player)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 6, "hexpand", TRUE, NULL);

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      GtkWidget *mark = purser_phoenix_letter_new (purser_phoenix_colour_words[colour], purser_phoenix_colour_title (colour));

      gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (grid), mark, 0, colour, 1, 1);
      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        gtk_grid_attach (GTK_GRID (grid), sector_new (surface, intent, player, colour, level), level, colour, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), lodgers_new (&state->players[player], colour), 4, colour, 1, 1);
    }
  return grid;
}

/* Places the hub beside the wings if there is room, otherwise above them. */
GtkWidget *
purser_phoenix_station_new (PurserSurface             *surface,
                            const PurserPhoenixIntent *intent,
                            int                        player)
{
  GtkWidget *station = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 6,
                                     "justify", ADW_JUSTIFY_FILL, "justify-last-line", TRUE, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (station), hub_new (surface, player));
  adw_wrap_box_append (ADW_WRAP_BOX (station), wings_new (surface, intent, player));
  return station;
}
