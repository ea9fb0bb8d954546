// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The tiles on the table of Starfarers, as places to touch. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-mothership-ball.h"
#include "purser-place.h"
#include "purser-player-mark.h"
#include "purser-settings.h"
#include "purser-starfarers-flight.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-tiles.h"
#include "purser-widget.h"

#define MARK 22

/* How wide the table is on a phone. */
#define PHONE 328
#define SPACING 6
#define BALL 28

static GtkWidget *
label_new (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
costs_new (const PurserStarfarersState *state,
           PurserStarfarersBuilding     what)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    for (guint n = 0; n < state->costs[what][i]; n++)
      gtk_box_append (GTK_BOX (box), purser_starfarers_resource_mark_new (i, FALSE));
  return box;
}

/* Returns whether the interface hides what a hand holds and what it lacks. */
gboolean
purser_starfarers_hides_hands (void)
{
  return g_settings_get_boolean (purser_settings_get (), PURSER_STARFARERS_PRIVATE_HANDS);
}

static int
count_missing (const PurserStarfarersState *state,
               int                          player,
               PurserStarfarersBuilding     what)
{
  gboolean told = state->hands_on && !purser_starfarers_hides_hands ();
  int n = 0;

  for (int i = 0; told && i < PURSER_STARFARERS_RESOURCES; i++)
    n += MAX (state->costs[what][i] - purser_starfarers_get_held (state, player, i), 0);
  return n;
}

/* Returns what prevents the building, or how many upgrades there are already. */
static char *
dup_standing (const PurserStarfarersState *state,
              int                          player,
              PurserStarfarersBuilding     what)
{
  int missing = count_missing (state, player, what);
  int upgrade = (int) what - PURSER_STARFARERS_BUILD_BOOSTER;

  if (upgrade >= 0 && purser_starfarers_get_upgrade (state, player, (guint) upgrade) >= state->limits[upgrade])
    return g_strdup (_("full"));
  if (missing > 0)
    return g_strdup_printf (ngettext ("%d card short", "%d cards short", (gulong) missing), missing);
  if (upgrade >= 0)
    /* Translators: how many upgrades there are on a mothership, how many fit */
    return g_strdup_printf (_("%d of %d"), purser_starfarers_get_upgrade (state, player, (guint) upgrade),
                            state->limits[upgrade]);
  return NULL;
}

/* Creates a tile for a building; there is one for spaceports, which then asks for the colony. */
GtkWidget *
purser_starfarers_build_tile_new (const PurserStarfarersState *state,
                                  int                          player,
                                  PurserStarfarersBuilding     what)
{
  g_autofree char *name = what == PURSER_STARFARERS_BUILD_SPACEPORT
    ? g_strdup ("spaceport")
    : g_strdup_printf ("%s/%s", what < PURSER_STARFARERS_BUILD_SPACEPORT ? "ship" : "upgrade", purser_starfarers_buildings[what]);
  g_autofree char *standing = dup_standing (state, player, what);
  const char *title = purser_starfarers_building_title (what);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = adw_wrap_box_new ();

  adw_wrap_box_set_align (ADW_WRAP_BOX (line), 0.5f);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (line), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (line), costs_new (state, what));
  if (standing != NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (line), label_new (standing, "caption"));
  gtk_box_append (GTK_BOX (box), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  place = purser_place_new (name, title, box, "build");
  if (count_missing (state, player, what) > 0)
    gtk_widget_add_css_class (place, "short");
  return place;
}

/* Creates a tile for a free upgrade, as at the end of set-up, without its cost.
 *
 * @left: whether one is left to be chosen */
GtkWidget *
purser_starfarers_upgrade_tile_new (PurserStarfarersUpgrade upgrade,
                                    gboolean                left)
{
  const char *title = purser_starfarers_upgrade_title (upgrade);
  g_autofree char *name = g_strdup_printf ("upgrade/%s", purser_starfarers_upgrades[upgrade]);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name (purser_starfarers_account_icon (PURSER_STARFARERS_BOOSTERS + upgrade)));
  gtk_box_append (GTK_BOX (box), label_new (title, "heading"));
  if (!left)
    gtk_box_append (GTK_BOX (box), label_new (_("none left"), "caption"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  place = purser_place_new (name, title, box, "first-upgrade");
  purser_set_style (place, "short", !left);
  gtk_widget_set_vexpand (place, TRUE);
  return place;
}

GtkWidget *
purser_starfarers_colony_tile_new (const PurserStarfarersState *state,
                                   int                          player,
                                   guint                        colony)
{
  const PurserStarfarersColony *self = &state->players[player].colonies[colony];
  g_autofree char *title = purser_starfarers_colony_dup_title (self, colony + 1);
  g_autofree char *number = g_strdup_printf ("%u", colony + 1);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *site = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  /* The number is above the icon, so that three tiles fit in a line. */
  gtk_box_append (GTK_BOX (site), label_new (number, "site-number"));
  gtk_box_append (GTK_BOX (site), gtk_image_new_from_icon_name (self->spaceport ? "purser-spaceport-symbolic"
                                                                                 : "purser-colony-symbolic"));
  gtk_widget_set_valign (site, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), site);
  for (guint i = 0; i < G_N_ELEMENTS (self->planets); i++)
    gtk_box_append (GTK_BOX (box), purser_starfarers_planet_mark_new (&self->planets[i]));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  place = purser_place_new (purser_starfarers_colony_place (colony), title, box, "colony-tile");
  purser_set_tooltip (place, title);
  return place;
}

/* Creates a tile for an unknown disc, which can be entered. */
GtkWidget *
purser_starfarers_disc_tile_new (const PurserStarfarersState *state,
                                 int                          player,
                                 guint                        colony,
                                 guint                        planet)
{
  guint resource = state->players[player].colonies[colony].planets[planet].resource;
  g_autofree char *name = g_strdup_printf ("planet/%u-%u", colony + 1, planet + 1);
  /* Translators: the number of a colony, a resource */
  g_autofree char *title = g_strdup_printf (_("Disc of colony %u, %s"), colony + 1, purser_starfarers_resource_title (resource));
  g_autofree char *text = g_strdup_printf ("%u ?", colony + 1);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), purser_starfarers_resource_mark_new (resource, FALSE));
  gtk_box_append (GTK_BOX (box), label_new (text, "numeric"));
  place = purser_place_new (name, title, box, "colony-tile");
  purser_set_tooltip (place, title);
  return place;
}

/* Creates a tile for a player; @kind says what a touch is for.
 *
 * @text: the text beside the player's mark */
GtkWidget *
purser_starfarers_person_tile_new (PurserSetup *setup,
                                   const char  *kind,
                                   int          player,
                                   const char  *text)
{
  g_autofree char *name = g_strdup_printf ("%s/%d", kind, player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 28));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  return purser_place_new (name, purser_setup_get_name (setup, player), box, NULL);
}

GtkWidget *
purser_starfarers_landing_tile_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-colony-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Found a colony")));
  return purser_place_new ("colony/new", _("Found a colony"), box, NULL);
}

static char *
dup_outpost (const PurserSetup           *setup,
             const PurserStarfarersState *state,
             PurserStarfarersPeople       people)
{
  int there = purser_starfarers_count_stations (state, people), holder = state->holder[people];

  if (there >= PURSER_STARFARERS_DOCKS)
    return g_strdup (_("all docks are taken"));
  if (holder < 0)
    return g_strdup_printf (ngettext ("%d freight pod needed", "%d freight pods needed", (gulong) there + 1), there + 1);
  /* Translators: how many freight pods, a player's name */
  return g_strdup_printf (ngettext ("%d freight pod needed · marker: %s", "%d freight pods needed · marker: %s",
                                    (gulong) there + 1), there + 1, purser_setup_get_name (setup, holder));
}

/* Shows the docks with the marks of the players who have docked. */
static GtkWidget *
docks_new (const PurserSetup           *setup,
           const PurserStarfarersState *state,
           PurserStarfarersPeople       people)
{
  GtkWidget *docks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  int n = 0;

  for (int player = 0; player < state->turn.n_players; player++)
    for (int i = 0; i < state->players[player].stations[people]; i++, n++)
      gtk_box_append (GTK_BOX (docks), purser_player_mark_new_for_seat (setup, player, MARK));
  for (; n < PURSER_STARFARERS_DOCKS; n++)
    {
      gtk_box_append (GTK_BOX (docks), gtk_image_new_from_icon_name ("purser-station-symbolic"));
      gtk_widget_add_css_class (gtk_widget_get_last_child (docks), "free");
    }
  gtk_widget_set_halign (docks, GTK_ALIGN_CENTER);
  return docks;
}

/* Shows how many freight pods the next ship needs, and who has the friendship marker. */
static GtkWidget *
needs_new (const PurserSetup           *setup,
           const PurserStarfarersState *state,
           PurserStarfarersPeople       people)
{
  int there = purser_starfarers_count_stations (state, people);
  g_autofree char *pods = g_strdup_printf ("%d", there + 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  if (there < PURSER_STARFARERS_DOCKS)
    {
      gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-pod-symbolic"));
      gtk_box_append (GTK_BOX (box), label_new (pods, "numeric"));
    }
  if (state->holder[people] >= 0)
    {
      gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-vp-symbolic"));
      gtk_widget_set_margin_start (gtk_widget_get_last_child (box), 8);
      gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, state->holder[people], MARK));
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Creates the tile of a people's outpost with its docks; if a ship can dock, a touch shows the cards to choose from. */
GtkWidget *
purser_starfarers_outpost_tile_new (const PurserSetup           *setup,
                                    const PurserStarfarersState *state,
                                    PurserStarfarersPeople       people)
{
  int there = purser_starfarers_count_stations (state, people);
  g_autofree char *name = g_strdup_printf ("station/%s", purser_starfarers_peoples[people]);
  g_autofree char *detail = dup_outpost (setup, state, people);
  /* Translators: a people, how many of five docks are taken, what is needed */
  g_autofree char *title = g_strdup_printf (_("%s, %d of %d docks taken, %s"), purser_starfarers_people_title (people), there,
                                            PURSER_STARFARERS_DOCKS, detail);
  GtkWidget *place, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *standing = adw_wrap_box_new ();

  adw_wrap_box_set_align (ADW_WRAP_BOX (standing), 0.5f);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (standing), 12);
  adw_wrap_box_append (ADW_WRAP_BOX (standing), docks_new (setup, state, people));
  adw_wrap_box_append (ADW_WRAP_BOX (standing), needs_new (setup, state, people));
  gtk_box_append (GTK_BOX (box), label_new (purser_starfarers_people_title (people), "heading"));
  gtk_box_append (GTK_BOX (box), standing);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  place = purser_place_new (name, title, box, "outpost");
  purser_set_tooltip (place, title);
  return place;
}

/* Creates a tile for two balls at the bottom of a mothership, with their result. */
GtkWidget *
purser_starfarers_draw_tile_new (const PurserStarfarersState *state,
                                 const PurserStarfarersDraw  *draw)
{
  g_autofree char *name = g_strdup_printf ("ball/%s-%s", purser_starfarers_balls[draw->balls[0]],
                                           purser_starfarers_balls[draw->balls[1]]);
  int speed = purser_starfarers_base_speed (draw->balls) + purser_starfarers_count_boosters (state, state->turn.active);
  g_autofree char *text = purser_starfarers_has_black (draw->balls) ? g_strdup (_("Encounter"))
                                                                    : g_strdup_printf (_("Speed %d"), speed);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *balls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (guint i = 0; i < G_N_ELEMENTS (draw->balls); i++)
    gtk_box_append (GTK_BOX (balls), purser_mothership_ball_new (BALL, draw->balls[i]));
  gtk_widget_set_halign (balls, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), balls);
  gtk_box_append (GTK_BOX (box), label_new (text, "caption"));
  return purser_place_new (name, NULL, box, "ball-draw");
}

/* Creates a button for players without a mothership at hand. */
GtkWidget *
purser_starfarers_shaker_button_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), label_new (_("Shake Here…"), "heading"));
  gtk_widget_add_css_class (button, "shaker");
  return button;
}

GtkWidget *
purser_starfarers_token_tile_new (guint token)
{
  PurserStarfarersTokenKind kind = purser_starfarers_get_token_kind (token);
  g_autofree char *name = g_strdup_printf ("token/%s", purser_starfarers_token_item (token));
  g_autofree char *title = g_strdup_printf ("%s %d", purser_starfarers_token_title (kind),
                                            purser_starfarers_get_strength (token));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (kind == PURSER_STARFARERS_PIRATE ? "purser-cannon-symbolic"
                                                                                               : "purser-planet-symbolic"));
  gtk_box_append (GTK_BOX (box), label_new (title, "numeric"));
  return purser_place_new (name, title, box, NULL);
}

/* Returns whether the card can be used by hand now. */
gboolean
purser_starfarers_card_is_offered (PurserSurface *surface,
                                   guint          card)
{
  g_autofree char *place = g_strdup_printf ("card/%s", purser_starfarers_card_id (card));

  return purser_surface_offers (surface, place);
}

/* Creates the tile of a friendship card, which shows its effect. */
GtkWidget *
purser_starfarers_card_tile_new (const PurserSetup           *setup,
                                 const PurserStarfarersState *state,
                                 guint                        card)
{
  g_autofree char *name = g_strdup_printf ("card/%s", purser_starfarers_card_id (card));
  g_autofree char *effect = purser_starfarers_card_dup_effect (&state->cards[card]);
  /* Translators: the title of a card, what it does */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), purser_starfarers_card_get_title (setup, card), effect);
  GtkWidget *place = purser_place_new (name, title, label_new (effect, "body"), "friendship-card");

  purser_set_tooltip (place, title);
  return place;
}

/* Puts tiles of one kind into lines, with as many columns as fit on a phone, as tiles are wide with very large text.
 *
 * @tiles: (element-type GtkWidget)
 * @most: the most tiles in a line */
void
purser_starfarers_tiles_arrange (GtkGrid   *grid,
                                 GPtrArray *tiles,
                                 int        most)
{
  int columns;

  /* A tile knows how large its text is only inside the window. */
  for (guint i = 0; i < tiles->len; i++)
    gtk_grid_attach (grid, g_ptr_array_index (tiles, i), 0, (int) i, 1, 1);
  columns = CLAMP ((PHONE + SPACING) / (MAX (purser_measure_least_width (tiles), 1) + SPACING), 1, most);
  for (guint i = 0; i < tiles->len; i++)
    gtk_grid_remove (grid, g_ptr_array_index (tiles, i));
  for (guint i = 0; i < tiles->len; i++)
    gtk_grid_attach (grid, g_ptr_array_index (tiles, i), (int) i % columns, (int) i / columns, 1, 1);
}
