// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-home-picker.h"
#include "purser-settle-panel.h"
#include "purser-starfarers-state.h"
#include "purser-starfarers-tiles.h"
#include "purser-wrap-box.h"

/* The places in the home systems where players settle in set-up. Before the first colony, the player who begins is touched
 * first. */
struct _PurserSettlePanel
{
  GtkBox parent_instance;

  PurserSurface *surface;
  AdwWrapBox    *first_row;
  AdwBin        *home_bin;
  GtkWidget     *other_button;
  int            settler;
};

G_DEFINE_FINAL_TYPE (PurserSettlePanel, purser_settle_panel, GTK_TYPE_BOX)

static const PurserStarfarersState *
panel_get_state (PurserSettlePanel *self)
{
  return purser_surface_get_state (self->surface);
}

/* Returns the settler's answer, whose planets are entered here. */
static PurserChoice *
panel_find_choice (PurserSettlePanel *self)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (self->surface, "site/other");

  for (guint i = 0; i < choices->len; i++)
    {
      PurserChoice *choice = g_ptr_array_index (choices, i);

      if (choice->player == self->settler)
        return purser_choice_ref (choice);
    }
  return NULL;
}

static void
picked_cb (PurserSettlePanel *self,
           PurserHomePicker  *picker)
{
  g_autoptr (PurserChoice) choice = panel_find_choice (self);
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);

  purser_value_set (move, "planets", purser_home_picker_dup_planets (picker));
  purser_session_enter (purser_surface_get_session (self->surface), move);
}

static void
panel_show_home (PurserSettlePanel *self)
{
  GtkWidget *picker = NULL;

  gtk_widget_set_visible (self->other_button, self->settler >= 0);
  if (self->settler >= 0)
    {
      picker = purser_home_picker_new (purser_surface_get_play (self->surface));
      g_signal_connect_object (picker, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
    }
  adw_bin_set_child (self->home_bin, picker);
}

static void
other_clicked_cb (PurserSettlePanel *self)
{
  g_autoptr (PurserChoice) choice = panel_find_choice (self);

  if (choice != NULL)
    purser_surface_open_form (self->surface, choice);
}

static void
panel_add_first (PurserSettlePanel *self,
                 int                player)
{
  PurserSetup *setup = purser_surface_get_setup (self->surface);
  GtkWidget *place = purser_starfarers_person_tile_new (setup, "settler", player, purser_setup_get_name (setup, player));

  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  adw_wrap_box_append (self->first_row, place);
}

static void
purser_settle_panel_class_init (PurserSettlePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-settle-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, first_row);
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, home_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, other_button);
  gtk_widget_class_bind_template_callback (widget_class, other_clicked_cb);
}

static void
purser_settle_panel_init (PurserSettlePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows the panel only while a player settles; for a spaceport ring, a colony on the table is touched. */
void
purser_settle_panel_update (PurserSettlePanel *self,
                            PurserSurface     *surface)
{
  PurserPrompt *prompt = purser_surface_get_prompt (surface);
  gboolean settles = purser_surface_offers (surface, "site/");

  self->surface = surface;
  self->settler = prompt->player;
  gtk_widget_set_visible (GTK_WIDGET (self), settles);
  purser_wrap_box_clear (self->first_row);
  if (!settles)
    return;
  for (int i = 0; prompt->player < 0 && i < panel_get_state (self)->turn.n_players; i++)
    panel_add_first (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->first_row), prompt->player < 0);
  panel_show_home (self);
}

/* Lets the touched player begin. */
void
purser_settle_panel_begin (PurserSettlePanel *self,
                           const char        *place)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->first_row)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    purser_place_set_marked (PURSER_PLACE (child), strcmp (purser_place_get_place (PURSER_PLACE (child)), place) == 0);
  self->settler = (int) g_ascii_strtoll (strchr (place, '/') + 1, NULL, 10);
  panel_show_home (self);
}
