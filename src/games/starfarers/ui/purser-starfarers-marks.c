// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The small pictures of CATAN: Starfarers: planets, and icons with a number. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-flight.h"
#include "purser-starfarers-marks.h"
#include "purser-widget.h"

/* The discs of the game; the last one stands for an unknown disc. */
const guint8 purser_starfarers_discs[13][2] = {
  { 2, 0 }, { 3, 0 }, { 4, 0 }, { 5, 0 }, { 6, 0 }, { 8, 0 }, { 9, 0 }, { 10, 0 }, { 11, 0 }, { 12, 0 },
  { 2, 11 }, { 3, 12 }, { 0, 0 }
};

/* Returns: (transfer full): a colony or spaceport in words, with its planets */
char *
purser_starfarers_colony_dup_title (const PurserStarfarersColony *colony,
                                    guint                         number)
{
  g_autofree char *first = purser_starfarers_dup_planet (&colony->planets[0]);
  g_autofree char *second = purser_starfarers_dup_planet (&colony->planets[1]);

  if (colony->spaceport)
    /* Translators: the number of a colony, its two planets */
    return g_strdup_printf (_("Spaceport %u: %s, %s"), number, first, second);
  /* Translators: the number of a colony, its two planets */
  return g_strdup_printf (_("Colony %u: %s, %s"), number, first, second);
}

/* Returns: (transfer floating): the resource as a coloured square with its sign */
GtkWidget *
purser_starfarers_resource_mark_new (PurserStarfarersResource resource,
                                     gboolean                 large)
{
  GtkWidget *image = gtk_image_new_from_icon_name (purser_starfarers_account_icon (PURSER_STARFARERS_FIRST_RESOURCE + resource));

  gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (image, "resource");
  gtk_widget_add_css_class (image, purser_starfarers_resources[resource]);
  if (large)
    gtk_widget_add_css_class (image, "large");
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purser_starfarers_resource_title (resource), -1);
  return image;
}

/* @count: (out): the label of the number
 *
 * Returns: (transfer floating): a button with the resource and a number, below each other if the text is very large */
GtkWidget *
purser_starfarers_count_button_new (PurserStarfarersResource   resource,
                                    GtkLabel                 **count)
{
  GtkWidget *button = gtk_button_new (), *box = adw_wrap_box_new (), *label = gtk_label_new (NULL);

  *count = GTK_LABEL (label);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 4);
  adw_wrap_box_set_align (ADW_WRAP_BOX (box), 0.5f);
  adw_wrap_box_append (ADW_WRAP_BOX (box), purser_starfarers_resource_mark_new (resource, TRUE));
  adw_wrap_box_append (ADW_WRAP_BOX (box), label);
  gtk_widget_add_css_class (button, "resource-button");
  gtk_button_set_child (GTK_BUTTON (button), box);
  return button;
}

/* Returns: (transfer floating): a planet in its colour, with its resource and a text */
GtkWidget *
purser_starfarers_planet_new (PurserStarfarersResource resource,
                              const char              *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name (purser_starfarers_account_icon (PURSER_STARFARERS_FIRST_RESOURCE + resource)));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "planet");
  gtk_widget_add_css_class (box, purser_starfarers_resources[resource]);
  return box;
}

/* Returns: (transfer floating): the planet in its colour, with its resource and its disc */
GtkWidget *
purser_starfarers_planet_mark_new (const PurserStarfarersPlanet *planet)
{
  g_autofree char *number = purser_starfarers_dup_number (planet->numbers);
  g_autofree char *title = purser_starfarers_dup_planet (planet);
  GtkWidget *box = purser_starfarers_planet_new (planet->resource, number);
  GtkWidget *label = gtk_widget_get_last_child (box);

  gtk_widget_add_css_class (label, "numeric");
  purser_set_tooltip (box, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return box;
}

/* Adds an upgrade; the Scientists' ones are counted apart: "2 + 1". */
static void
add_upgrade (AdwWrapBox                  *facts,
             const PurserStarfarersState *state,
             int                          player,
             PurserStarfarersUpgrade      upgrade)
{
  int real = purser_starfarers_get_upgrade (state, player, upgrade);
  int more = purser_starfarers_get_virtual (state, player, upgrade);
  g_autofree char *text = more > 0 ? g_strdup_printf ("%d + %d", real, more) : g_strdup_printf ("%d", real);
  /* Translators: what it is, how many */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), purser_starfarers_upgrade_title (upgrade), text);

  adw_wrap_box_append (facts, purser_fact_mark_new (purser_starfarers_account_icon (PURSER_STARFARERS_BOOSTERS + upgrade),
                                                    text, title));
}

/* Adds a mothership's speed, upgrades and medals. */
void
purser_starfarers_add_mothership (AdwWrapBox                  *facts,
                                  const PurserStarfarersState *state,
                                  int                          player)
{
  int n = state->players[player].balances[PURSER_STARFARERS_HALF_MEDALS];
  int speed = purser_starfarers_get_speed (state, player);
  g_autofree char *speed_text = g_strdup_printf (_("Speed %d"), speed);
  g_autofree char *medals = g_strdup_printf ("%d", n);
  g_autofree char *title = g_strdup_printf (ngettext ("%d half-medal, %d VP", "%d half-medals, %d VP", (gulong) n), n, n / 2);

  if (speed >= 0)
    adw_wrap_box_append (facts, purser_fact_mark_new ("purser-ship-symbolic", speed_text, speed_text));
  for (guint i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    add_upgrade (facts, state, player, i);
  adw_wrap_box_append (facts, purser_fact_mark_new ("purser-half-medal-symbolic", medals, title));
}

/* Adds the pirate bases and ice planets that a player has cleared. */
void
purser_starfarers_add_tokens (AdwWrapBox                   *facts,
                              const PurserStarfarersPlayer *player)
{
  for (guint i = 0; i < player->n_tokens; i++)
    {
      const char *kind = purser_starfarers_token_title (purser_starfarers_get_token_kind (player->tokens[i]));
      g_autofree char *text = g_strdup_printf ("%s %d", kind, purser_starfarers_get_strength (player->tokens[i]));

      adw_wrap_box_append (facts, purser_fact_mark_new ("purser-planet-symbolic", text, text));
    }
}
