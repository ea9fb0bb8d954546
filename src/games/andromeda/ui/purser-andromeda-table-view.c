// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-state.h"
#include "purser-andromeda-table-view.h"
#include "purser-andromeda-titles.h"
#include "purser-orbits.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

/* The board of Andromeda: the seven planets, whose stations stand under each ring, and whose centres on its orbits. */
struct _PurserAndromedaTableView
{
  PurserBoard parent_instance;

  GtkWidget  *rows[PURSER_ANDROMEDA_PLANETS];
  GtkLabel   *names[PURSER_ANDROMEDA_PLANETS];
  GtkWidget  *orbits[PURSER_ANDROMEDA_PLANETS];
  AdwWrapBox *stations[PURSER_ANDROMEDA_PLANETS];
};

G_DEFINE_FINAL_TYPE (PurserAndromedaTableView, purser_andromeda_table_view, PURSER_TYPE_BOARD)

static PurserPlay *
view_get_play (PurserAndromedaTableView *self)
{
  return purser_session_get_play (purser_board_get_session (PURSER_BOARD (self)));
}

/* A disc with a count, such as "A 3". */
static GtkWidget *
count_new (const PurserSetup *setup,
           int                player,
           int                count)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *text = g_strdup_printf ("%d", count);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 18));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
view_update_planet (PurserAndromedaTableView *self,
                    int                       planet)
{
  PurserPlay *play = view_get_play (self);
  const PurserAndromedaState *state = purser_play_get_state (play);
  PurserSetup *setup = purser_play_get_setup (play);
  g_autofree char *name = purser_andromeda_dup_title (state, planet);
  g_autoptr (GString) told = g_string_new (name);

  purser_wrap_box_clear (self->stations[planet]);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    {
      int owner = state->owners[planet][i];

      purser_orbits_set_place (PURSER_ORBITS (self->orbits[planet]), i, state->printed.centres[planet][i], setup, owner);
      if (owner >= 0)
        /* Translators: follows the name of a planet: what a centre is worth, a player's name */
        g_string_append_printf (told, _(", centre %d of %s"), state->printed.centres[planet][i],
                                purser_setup_get_name (setup, owner));
    }
  for (int player = 0; player < (int) setup->n_players; player++)
    if (state->players[player].stations[planet] > 0)
      {
        int count = state->players[player].stations[planet];

        adw_wrap_box_append (self->stations[planet], count_new (setup, player, count));
        /* Translators: follows the name of a planet: a player's name, how many stations */
        g_string_append_printf (told, ngettext (", %s %d station", ", %s %d stations", (gulong) count),
                                purser_setup_get_name (setup, player), count);
      }
  gtk_label_set_label (self->names[planet], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[planet]), GTK_ACCESSIBLE_PROPERTY_LABEL, told->str, -1);
}

static void
purser_andromeda_table_view_update (PurserBoard *board)
{
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    view_update_planet (PURSER_ANDROMEDA_TABLE_VIEW (board), planet);
}

static GtkWidget *
planet_new (PurserAndromedaTableView *self,
            guint                     planet)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 10, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->rows[planet] = row;
  self->orbits[planet] = purser_orbits_new (planet);
  self->names[planet] = GTK_LABEL (gtk_label_new (NULL));
  self->stations[planet] = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->stations[planet], 8);
  adw_wrap_box_set_line_spacing (self->stations[planet], 3);
  gtk_label_set_xalign (self->names[planet], 0);
  gtk_label_set_ellipsize (self->names[planet], PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->names[planet]), "caption-heading");
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->names[planet]));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->stations[planet]));
  gtk_box_append (GTK_BOX (row), self->orbits[planet]);
  gtk_box_append (GTK_BOX (row), side);
  return row;
}

static void
purser_andromeda_table_view_class_init (PurserAndromedaTableViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_andromeda_table_view_update;
}

static void
purser_andromeda_table_view_init (PurserAndromedaTableView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (guint planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    gtk_box_append (GTK_BOX (box), planet_new (self, planet));
  gtk_widget_add_css_class (box, "board");
  adw_bin_set_child (ADW_BIN (self), box);
}
