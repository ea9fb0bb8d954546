// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-landing-dialog.h"
#include "purser-line-breaks.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-home.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-odds.h"
#include "purser-starfarers-setup.h"

/* Asks where a colony ship lands: a touch for each of the two planets, by resource and number. Only those that can lie away from
 * home are shown; the form takes any others. */
struct _PurserLandingDialog
{
  AdwDialog parent_instance;

  PurserSurface          *surface;
  PurserChoice           *choice;
  GtkLabel               *hint;
  GtkGrid                *grid;
  PurserStarfarersPlanet  first;
  gboolean                has_first;
};

G_DEFINE_FINAL_TYPE (PurserLandingDialog, purser_landing_dialog, ADW_TYPE_DIALOG)

static void
dialog_land (PurserLandingDialog          *self,
             const PurserStarfarersPlanet *second)
{
  g_autoptr (PurserSurface) surface = g_object_ref (self->surface);
  g_autoptr (PurserValue) move = purser_value_copy (self->choice->move);
  const PurserStarfarersPlanet planets[] = { self->first, *second };

  purser_value_set (move, "planets", purser_starfarers_make_planets (planets));
  adw_dialog_force_close (ADW_DIALOG (self));
  purser_session_enter (purser_surface_get_session (surface), move);
}

static void
dialog_tell (PurserLandingDialog *self)
{
  g_autofree char *title = purser_starfarers_dup_planet (&self->first);
  g_autofree char *text = NULL;

  if (!self->has_first)
    text = g_strdup (_("Tap the two planets the colony lies between."));
  else if (self->first.numbers[0] == 0)
    text = g_strdup (_("Tap the other planet."));
  else
    /* Translators: a planet such as "Ore 6", how many of how many ways in which two dice lie */
    text = g_strdup_printf (_("%s pays in %d of %d rolls. Tap the other planet."), title,
                            purser_starfarers_count_ways (&self->first), PURSER_STARFARERS_ROLLS);
  purser_line_breaks_show (self->hint, text);
}

/* Returns the planet at a place in the grid: columns are resources, and rows are discs, of which the last is the unknown one. */
static PurserStarfarersPlanet
planet_at (int column,
           int row)
{
  return (PurserStarfarersPlanet) { (guint8) column, { purser_starfarers_discs[row][0], purser_starfarers_discs[row][1] } };
}

/* A system has each of its resources once, so a touch on another number of the same resource corrects the first one. */
static void
planet_toggled_cb (GtkToggleButton     *button,
                   PurserLandingDialog *self)
{
  PurserStarfarersPlanet planet;
  gboolean other;
  int column, row, width, height;

  gtk_grid_query_child (self->grid, GTK_WIDGET (button), &column, &row, &width, &height);
  planet = planet_at (column, row);
  other = self->has_first && self->first.resource != planet.resource;
  if (!gtk_toggle_button_get_active (button))
    {
      self->has_first = other;
      dialog_tell (self);
      return;
    }
  if (other)
    {
      dialog_land (self, &planet);
      return;
    }
  self->first = planet;
  self->has_first = TRUE;
  dialog_tell (self);
}

static GtkWidget *
planet_button_new (PurserLandingDialog          *self,
                   const PurserStarfarersPlanet *planet)
{
  GtkWidget *button = gtk_toggle_button_new (), *mark = purser_starfarers_planet_mark_new (planet);
  g_autofree char *title = purser_starfarers_dup_planet (planet);

  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), mark);
  gtk_widget_add_css_class (button, "landing");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (planet_toggled_cb), self);
  return button;
}

static void
dialog_add_column (PurserLandingDialog *self,
                   int                  column)
{
  PurserSetup *setup = purser_surface_get_setup (self->surface);
  GtkToggleButton *group = NULL;

  for (int row = 0; row < (int) G_N_ELEMENTS (purser_starfarers_discs); row++)
    {
      PurserStarfarersPlanet planet = planet_at (column, row);
      GtkWidget *button;

      if (!purser_starfarers_planet_fits (setup, &planet))
        continue;
      button = planet_button_new (self, &planet);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      group = GTK_TOGGLE_BUTTON (button);
      gtk_grid_attach (self->grid, button, column, row, 1, 1);
    }
}

static void
other_clicked_cb (PurserLandingDialog *self)
{
  g_autoptr (PurserSurface) surface = g_object_ref (self->surface);
  g_autoptr (PurserChoice) choice = purser_choice_ref (self->choice);

  adw_dialog_force_close (ADW_DIALOG (self));
  purser_surface_open_form (surface, choice);
}

static void
purser_landing_dialog_finalize (GObject *object)
{
  PurserLandingDialog *self = PURSER_LANDING_DIALOG (object);

  g_clear_object (&self->surface);
  g_clear_pointer (&self->choice, purser_choice_unref);
  G_OBJECT_CLASS (purser_landing_dialog_parent_class)->finalize (object);
}

static void
purser_landing_dialog_class_init (PurserLandingDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_landing_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-landing-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserLandingDialog, hint);
  gtk_widget_class_bind_template_child (widget_class, PurserLandingDialog, grid);
  gtk_widget_class_bind_template_callback (widget_class, other_clicked_cb);
}

static void
purser_landing_dialog_init (PurserLandingDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
purser_landing_dialog_new (PurserSurface      *surface,
                           const PurserChoice *choice)
{
  PurserLandingDialog *self = g_object_new (PURSER_TYPE_LANDING_DIALOG, NULL);

  self->surface = g_object_ref (surface);
  self->choice = purser_choice_ref (choice);
  dialog_tell (self);
  for (int column = 0; column < PURSER_STARFARERS_RESOURCES; column++)
    dialog_add_column (self, column);
  return ADW_DIALOG (self);
}
