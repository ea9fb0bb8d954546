// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-home-picker.h"
#include "purser-settle-panel.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-state.h"
#include "purser-starfarers-tiles.h"
#include "purser-toggle-set.h"
#include "purser-wrap-box.h"

/* Asks where a player settles in set-up: the sites in the home systems, and which colony gets the ring of a spaceport. Before
 * anybody has settled, a touch on a player says who begins. */
struct _PurserSettlePanel
{
  GtkBox parent_instance;

  PurserSurface *surface;
  AdwWrapBox    *first_row;
  AdwBin        *ring_bin;
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
  PurserToggleSet *rings = PURSER_TOGGLE_SET (adw_bin_get_child (self->ring_bin));
  /* The colony with the ring; 0 if that is the new one, or if none is placed. */
  int ring = gtk_widget_get_visible (GTK_WIDGET (self->ring_bin)) ? purser_toggle_set_get_selected (rings) : 0;

  purser_value_set (move, "planets", purser_home_picker_dup_planets (picker));
  if (ring > 0 && ring <= panel_get_state (self)->players[self->settler].n_colonies)
    purser_value_set_integer (move, "colony", ring);
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

static GtkWidget *
ring_content_new (const PurserStarfarersColony *colony,
                  guint                         number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  for (guint i = 0; i < G_N_ELEMENTS (colony->planets); i++)
    gtk_box_append (GTK_BOX (box), purser_starfarers_planet_mark_new (&colony->planets[i]));
  return box;
}

/* Offers the new colony and the earlier ones for the ring, the latter with their planets. */
static void
panel_fill_ring (PurserSettlePanel            *self,
                 const PurserStarfarersPlayer *player)
{
  GtkWidget *set = purser_toggle_set_new (FALSE);

  purser_toggle_set_add (PURSER_TOGGLE_SET (set), _("New Colony"), NULL);
  for (guint i = 0; i < player->n_colonies; i++)
    {
      g_autofree char *title = purser_starfarers_colony_dup_title (&player->colonies[i], i + 1);

      purser_toggle_set_add (PURSER_TOGGLE_SET (set), title, ring_content_new (&player->colonies[i], i + 1));
    }
  purser_toggle_set_select (PURSER_TOGGLE_SET (set), 0, TRUE);
  adw_bin_set_child (self->ring_bin, set);
}

static void
purser_settle_panel_class_init (PurserSettlePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-settle-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, first_row);
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, ring_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, home_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserSettlePanel, other_button);
  gtk_widget_class_bind_template_callback (widget_class, other_clicked_cb);
}

static void
purser_settle_panel_init (PurserSettlePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Updates the panel, which shows only while players settle. */
void
purser_settle_panel_update (PurserSettlePanel *self,
                            PurserSurface     *surface)
{
  PurserPrompt *prompt = purser_surface_get_prompt (surface);
  gboolean settles = strcmp (prompt->kind, "settle") == 0;
  g_autoptr (PurserChoice) choice = NULL;

  self->surface = surface;
  self->settler = prompt->player;
  gtk_widget_set_visible (GTK_WIDGET (self), settles);
  purser_wrap_box_clear (self->first_row);
  if (!settles)
    return;
  for (int i = 0; prompt->player < 0 && i < panel_get_state (self)->turn.n_players; i++)
    panel_add_first (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->first_row), prompt->player < 0);
  choice = panel_find_choice (self);
  gtk_widget_set_visible (GTK_WIDGET (self->ring_bin),
                          choice != NULL && strcmp (purser_value_get_string_of (choice->move, "as"), "spaceport") == 0);
  if (prompt->player >= 0)
    panel_fill_ring (self, &panel_get_state (self)->players[prompt->player]);
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
