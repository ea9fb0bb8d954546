// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-line-breaks.h"
#include "purser-planet-picker.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-home.h"
#include "purser-starfarers-setup.h"
#include "purser-starfarers-types.h"

/* The two planets of a colony, by resource and disc; the places of the home systems are on the table. Impossible planets are
 * questioned, but accepted: the table is always right. */
struct _PurserPlanetsEditor
{
  PurserEditor parent_instance;

  PurserPlanetPicker *pickers[2];
  GtkWidget          *doubt_box;
  GtkLabel           *doubt_label;
};

G_DEFINE_FINAL_TYPE (PurserPlanetsEditor, purser_planets_editor, PURSER_TYPE_EDITOR)

static gboolean
editor_get_planets (PurserPlanetsEditor    *self,
                    PurserStarfarersPlanet  planets[2])
{
  gboolean first = purser_planet_picker_get_planet (self->pickers[0], &planets[0]);

  return purser_planet_picker_get_planet (self->pickers[1], &planets[1]) && first;
}

static char *
dup_doubt (PurserPlanetsEditor          *self,
           const PurserStarfarersPlanet  planets[2])
{
  PurserPlay *play = purser_editor_get_play (PURSER_EDITOR (self));
  PurserSetup *setup = purser_play_get_setup (play);
  const PurserStarfarersState *state = purser_play_get_state (play);

  if (purser_starfarers_home_fits (setup, planets))
    return NULL;
  if (state->phase == PURSER_STARFARERS_SETUP)
    return g_strdup (_("No home system has these planets with these discs. Is that right?"));
  for (guint i = 0; i < 2; i++)
    if (!purser_starfarers_planet_fits (setup, &planets[i]))
      {
        g_autofree char *title = purser_starfarers_dup_planet (&planets[i]);

        /* Translators: a planet with its number, such as "Ore 6" */
        return g_strdup_printf (_("%s: no planet away from home has this disc. Is that right?"), title);
      }
  return NULL;
}

static void
editor_update_doubt (PurserPlanetsEditor *self)
{
  PurserStarfarersPlanet planets[2] = { 0 };
  g_autofree char *doubt = editor_get_planets (self, planets) ? dup_doubt (self, planets) : NULL;

  purser_line_breaks_show (self->doubt_label, doubt != NULL ? doubt : "");
  gtk_widget_set_visible (self->doubt_box, doubt != NULL);
}

static void
planet_changed_cb (PurserPlanetsEditor *self)
{
  editor_update_doubt (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static GtkWidget *
pickers_new (PurserPlanetsEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < 2; i++)
    {
      self->pickers[i] = PURSER_PLANET_PICKER (purser_planet_picker_new (i == 0 ? _("First planet")
                                                                                : _("Second planet")));
      g_signal_connect_swapped (self->pickers[i], "changed", G_CALLBACK (planet_changed_cb), self);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pickers[i]));
    }
  return box;
}

static GtkWidget *
doubt_new (PurserPlanetsEditor *self)
{
  self->doubt_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->doubt_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->doubt_label, TRUE);
  gtk_label_set_xalign (self->doubt_label, 0);
  gtk_widget_set_visible (self->doubt_box, FALSE);
  gtk_widget_add_css_class (self->doubt_box, "refusal");
  gtk_box_append (GTK_BOX (self->doubt_box), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_box_append (GTK_BOX (self->doubt_box), GTK_WIDGET (self->doubt_label));
  return self->doubt_box;
}

static void
purser_planets_editor_build (PurserEditor *editor)
{
  PurserPlanetsEditor *self = PURSER_PLANETS_EDITOR (editor);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), pickers_new (self));
  gtk_box_append (GTK_BOX (box), doubt_new (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

static PurserValue *
purser_planets_editor_dup_value (PurserEditor *editor)
{
  PurserPlanetsEditor *self = PURSER_PLANETS_EDITOR (editor);
  PurserStarfarersPlanet planets[2] = { 0 };

  return editor_get_planets (self, planets) ? purser_starfarers_make_planets (planets) : NULL;
}

static void
purser_planets_editor_set_value (PurserEditor *editor,
                                 PurserValue  *value)
{
  for (guint i = 0; i < MIN (purser_value_get_size (value), 2); i++)
    {
      PurserStarfarersPlanet planet = purser_starfarers_read_planet (purser_value_get_at (value, i));

      if (planet.resource < PURSER_STARFARERS_RESOURCES)
        purser_planet_picker_set_planet (PURSER_PLANETS_EDITOR (editor)->pickers[i], &planet);
    }
}

static void
purser_planets_editor_class_init (PurserPlanetsEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_planets_editor_build;
  editor_class->dup_value = purser_planets_editor_dup_value;
  editor_class->set_value = purser_planets_editor_set_value;
}

static void
purser_planets_editor_init (PurserPlanetsEditor *self)
{
}
