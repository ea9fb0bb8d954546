// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where nothing has been touched, Earth: whose stations wait there, and what is done away from the planets. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-earth.h"
#include "purser-andromeda-state.h"
#include "purser-format.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

static const PurserAndromedaState *
get_state (PurserSurface *surface)
{
  return purser_surface_get_state (surface);
}

static GtkWidget *
add_line (GtkWidget  *box,
          const char *title)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = purser_wrap_box_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_set_size_request (label, 72, -1);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 5);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 5);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), row);
  gtk_box_append (GTK_BOX (box), line);
  return row;
}

static GtkWidget *
seat_new (PurserSurface *surface,
          int            player,
          int            size,
          const char    *count)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (purser_surface_get_setup (surface), player, size));
  gtk_box_append (GTK_BOX (box), gtk_label_new (count));
  return box;
}

static void
add_stations (PurserSurface *surface,
              GtkWidget     *box)
{
  const PurserAndromedaState *state = get_state (surface);
  GtkWidget *row = add_line (box, _("Earth"));

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 14);
  for (int i = 0; i < state->table.n_players; i++)
    {
      g_autofree char *count = g_strdup_printf ("%d", state->players[i].accounts[PURSER_ANDROMEDA_EARTH]);
      GtkWidget *seat = seat_new (surface, i, 30, count);

      gtk_widget_add_css_class (seat, "on-earth");
      adw_wrap_box_append (ADW_WRAP_BOX (row), seat);
    }
}

static gboolean
offers (PurserSurface *surface,
        const char    *place,
        const char    *verb)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (surface, place);

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);

      if (g_strcmp0 (purser_value_get_text_of (choice->move, "move"), verb) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_seat_place (PurserSurface *surface,
                GtkWidget     *row,
                const char    *name,
                int            player,
                const char    *count)
{
  const char *title = purser_setup_get_name (purser_surface_get_setup (surface), player);
  GtkWidget *place = purser_place_new (name, title);

  gtk_button_set_child (GTK_BUTTON (place), seat_new (surface, player, 22, count));
  purser_set_tooltip (place, title);
  gtk_widget_add_css_class (place, "seat-place");
  adw_wrap_box_append (ADW_WRAP_BOX (row), place);
}

/* Before the first action of a round: transport cards, or bonus cards that change hands in the trade, from the start player
 * on (andromeda/round). */
static void
add_phase (PurserSurface *surface,
           GtkWidget     *box,
           const char    *title,
           const char    *kind,
           const char    *verb)
{
  const PurserAndromedaState *state = get_state (surface);
  GtkWidget *row = NULL;

  for (int i = 0; i < state->table.n_players; i++)
    {
      int player = (MAX (state->table.active, 0) + i) % state->table.n_players;
      g_autofree char *name = g_strdup_printf ("%s/%d", kind, player);
      g_autofree char *count = strcmp (verb, "trade") == 0 ? g_strdup ("…")
                                                           : g_strdup_printf ("%d", state->players[player].transport);

      if (!offers (surface, name, verb))
        continue;
      if (row == NULL)
        row = add_line (box, title);
      add_seat_place (surface, row, name, player, count);
    }
}

static void
add_exchanges (PurserSurface *surface,
               GtkWidget     *box)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (surface, "hand/");
  GtkWidget *row = choices->len > 0 ? add_line (box, _("Exchange")) : NULL;

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);
      int cards = (int) purser_value_get_integer_of (choice->move, "cards", 0);
      g_autofree char *name = g_strdup_printf ("exchange/%d", cards);
      g_autofree char *text = g_strdup_printf ("%d", cards);
      GtkWidget *place = purser_place_new (name, _("Exchange"));

      purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
      purser_place_set_offer (PURSER_PLACE (place), choice->label);
      gtk_button_set_child (GTK_BUTTON (place), gtk_label_new (text));
      gtk_widget_add_css_class (place, "seat-place");
      adw_wrap_box_append (ADW_WRAP_BOX (row), place);
    }
}

GtkWidget *
purser_andromeda_earth_new (PurserSurface *surface)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  add_stations (surface, box);
  add_phase (surface, box, _("Transport Cards"), "transport", "transport");
  add_phase (surface, box, _("Trade"), "player", "trade");
  add_exchanges (surface, box);
  return box;
}
