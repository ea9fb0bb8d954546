// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-planet-picker.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-marks.h"
#include "purser-toggle-set.h"

/* Picks a planet by its resource and the number on its disc. */
struct _PurserPlanetPicker
{
  AdwBin parent_instance;

  GtkLabel        *title;
  PurserToggleSet *resources;
  PurserToggleSet *numbers;
};

#define UNKNOWN (G_N_ELEMENTS (purser_starfarers_discs) - 1)

G_DEFINE_FINAL_TYPE (PurserPlanetPicker, purser_planet_picker, ADW_TYPE_BIN)

static void
changed_cb (PurserPlanetPicker *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
purser_planet_picker_class_init (PurserPlanetPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (PURSER_TYPE_TOGGLE_SET);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-planet-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPlanetPicker, title);
  gtk_widget_class_bind_template_child (widget_class, PurserPlanetPicker, resources);
  gtk_widget_class_bind_template_child (widget_class, PurserPlanetPicker, numbers);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
add_number (PurserPlanetPicker *self,
            guint               disc)
{
  g_autofree char *text = purser_starfarers_dup_number (purser_starfarers_discs[disc]);

  purser_toggle_set_add (self->numbers, disc == UNKNOWN ? _("Unknown") : text, NULL);
}

static void
purser_planet_picker_init (PurserPlanetPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    purser_toggle_set_add (self->resources, purser_starfarers_resource_title (i),
                           purser_starfarers_planet_new (i, purser_starfarers_resource_title (i)));
  for (guint i = 0; i < G_N_ELEMENTS (purser_starfarers_discs); i++)
    add_number (self, i);
  purser_toggle_set_select (self->numbers, UNKNOWN, TRUE);
}

/* Returns: (transfer floating): a picker without a planet, whose number is unknown */
GtkWidget *
purser_planet_picker_new (const char *title)
{
  PurserPlanetPicker *self = g_object_new (PURSER_TYPE_PLANET_PICKER, NULL);

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

/* @planet: (out caller-allocates): the planet
 *
 * Returns: whether one is picked */
gboolean
purser_planet_picker_get_planet (PurserPlanetPicker     *self,
                                 PurserStarfarersPlanet *planet)
{
  int resource = purser_toggle_set_get_selected (self->resources);
  int disc = purser_toggle_set_get_selected (self->numbers);

  if (resource < 0)
    return FALSE;
  planet->resource = (guint8) resource;
  memcpy (planet->numbers, purser_starfarers_discs[disc >= 0 ? (guint) disc : UNKNOWN], sizeof planet->numbers);
  return TRUE;
}

void
purser_planet_picker_set_planet (PurserPlanetPicker           *self,
                                 const PurserStarfarersPlanet *planet)
{
  purser_toggle_set_select (self->resources, planet->resource, TRUE);
  for (guint i = 0; i < purser_toggle_set_get_size (self->numbers); i++)
    if (memcmp (purser_starfarers_discs[i], planet->numbers, sizeof planet->numbers) == 0)
      purser_toggle_set_select (self->numbers, i, TRUE);
}
