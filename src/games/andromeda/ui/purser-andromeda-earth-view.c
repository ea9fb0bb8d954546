// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-earth-view.h"
#include "purser-andromeda-seat.h"
#include "purser-andromeda-state.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* Earth, shown while nothing is touched: the players' stations there, and the actions away from the planets. */
struct _PurserAndromedaEarthView
{
  GtkBox parent_instance;

  PurserSurface *surface;
  AdwWrapBox    *stations;
  AdwWrapBox    *transports;
  AdwWrapBox    *trades;
  AdwWrapBox    *exchanges;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaEarthView, purser_andromeda_earth_view, GTK_TYPE_BOX)

static GtkWidget *
earth_make_seat (PurserAndromedaEarthView *self,
                 int                       player,
                 int                       size,
                 const char               *count)
{
  GtkWidget *seat = purser_andromeda_seat_new (purser_surface_get_setup (self->surface), player, size, count);

  gtk_box_set_spacing (GTK_BOX (seat), 5);
  return seat;
}

static void
earth_add_stations (PurserAndromedaEarthView *self)
{
  const PurserAndromedaState *state = purser_surface_get_state (self->surface);

  for (int i = 0; i < state->turn.n_players; i++)
    {
      g_autofree char *count = g_strdup_printf ("%d", state->players[i].accounts[PURSER_ANDROMEDA_EARTH]);
      GtkWidget *seat = earth_make_seat (self, i, 30, count);

      gtk_widget_add_css_class (seat, "on-earth");
      adw_wrap_box_append (self->stations, seat);
    }
}

static void
earth_add_place (PurserAndromedaEarthView *self,
                 AdwWrapBox               *row,
                 const char               *name,
                 int                       player,
                 const char               *count)
{
  const char *title = purser_setup_get_name (purser_surface_get_setup (self->surface), player);
  GtkWidget *place = purser_place_new (name, title, earth_make_seat (self, player, 22, count), "seat-place");

  purser_set_tooltip (place, title);
  adw_wrap_box_append (row, place);
}

/* Adds the transport cards, or the bonus cards to trade, before the first action of a round, from the start player on
 * (andromeda/round). */
static void
earth_add_phase (PurserAndromedaEarthView *self,
                 AdwWrapBox               *row,
                 const char               *kind,
                 const char               *verb)
{
  const PurserAndromedaState *state = purser_surface_get_state (self->surface);

  for (int i = 0; i < state->turn.n_players; i++)
    {
      int player = (MAX (state->turn.active, 0) + i) % state->turn.n_players;
      g_autofree char *name = g_strdup_printf ("%s/%d", kind, player);
      g_autofree char *count = strcmp (verb, "trade") == 0 ? g_strdup ("…")
                                                           : g_strdup_printf ("%d", state->players[player].transport);

      if (purser_surface_find_choice (self->surface, name, verb) != NULL)
        earth_add_place (self, row, name, player, count);
    }
}

static void
earth_add_exchanges (PurserAndromedaEarthView *self)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (self->surface, "hand/");

  for (guint i = 0; i < choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (choices, i);
      int cards = (int) purser_value_get_integer_of (choice->move, "cards", 0);
      g_autofree char *name = g_strdup_printf ("exchange/%d", cards);
      g_autofree char *text = g_strdup_printf ("%d", cards);
      GtkWidget *place = purser_place_new (name, _("Exchange"), gtk_label_new (text), "seat-place");

      purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
      purser_place_set_offer (PURSER_PLACE (place), choice->label);
      adw_wrap_box_append (self->exchanges, place);
    }
}

static void
purser_andromeda_earth_view_class_init (PurserAndromedaEarthViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-earth-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaEarthView, stations);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaEarthView, transports);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaEarthView, trades);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaEarthView, exchanges);
}

static void
purser_andromeda_earth_view_init (PurserAndromedaEarthView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->stations);
  purser_wrap_box_adapt (self->transports);
  purser_wrap_box_adapt (self->trades);
  purser_wrap_box_adapt (self->exchanges);
}

/* Hides an empty row together with its title. */
static void
show_line (AdwWrapBox *row)
{
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (row)), gtk_widget_get_first_child (GTK_WIDGET (row)) != NULL);
}

void
purser_andromeda_earth_view_clear (PurserAndromedaEarthView *self)
{
  purser_wrap_box_clear (self->stations);
  purser_wrap_box_clear (self->transports);
  purser_wrap_box_clear (self->trades);
  purser_wrap_box_clear (self->exchanges);
}

void
purser_andromeda_earth_view_show (PurserAndromedaEarthView *self,
                                  PurserSurface            *surface)
{
  self->surface = surface;
  purser_andromeda_earth_view_clear (self);
  earth_add_stations (self);
  earth_add_phase (self, self->transports, "transport", "transport");
  earth_add_phase (self, self->trades, "player", "trade");
  earth_add_exchanges (self);
  show_line (self->transports);
  show_line (self->trades);
  show_line (self->exchanges);
}
