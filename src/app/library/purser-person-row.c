// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-face.h"
#include "purser-people.h"
#include "purser-person-row.h"
#include "purser-settings.h"

/* Somebody who has played: face, name, and how often that person played and won. */
struct _PurserPersonRow
{
  AdwActionRow parent_instance;

  char *colour;
};

enum {
  PROP_0,
  PROP_COLOUR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserPersonRow, purser_person_row, ADW_TYPE_ACTION_ROW)

static void
purser_person_row_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *property)
{
  g_value_set_string (value, PURSER_PERSON_ROW (object)->colour);
}

static void
purser_person_row_finalize (GObject *object)
{
  g_free (PURSER_PERSON_ROW (object)->colour);
  G_OBJECT_CLASS (purser_person_row_parent_class)->finalize (object);
}

static void
purser_person_row_class_init (PurserPersonRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = purser_person_row_get_property;
  object_class->finalize = purser_person_row_finalize;
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (PURSER_TYPE_FACE);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/purser/app/library/purser-person-row.ui");
}

static void
purser_person_row_init (PurserPersonRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
dup_tally (guint plays,
           guint wins)
{
  g_autofree char *played = g_strdup_printf (ngettext ("%u play", "%u plays", plays), plays);
  g_autofree char *won = g_strdup_printf (ngettext ("%u win", "%u wins", wins), wins);

  if (plays == 0)
    return g_strdup (_("No finished plays yet"));
  /* Translators: how many plays, and how many of them were won */
  return g_strdup_printf (_("%s · %s"), played, won);
}

/* Returns: (transfer floating): a row for that person */
GtkWidget *
purser_person_row_new (const char *name,
                       guint       plays,
                       guint       wins)
{
  g_autoptr (GVariant) people = g_settings_get_value (purser_settings_get (), "people");
  g_autofree char *tally = dup_tally (plays, wins);
  PurserPersonRow *self = g_object_new (PURSER_TYPE_PERSON_ROW, "subtitle", tally, NULL);

  self->colour = g_strdup (purser_people_find_shown_colour (people, name));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  return GTK_WIDGET (self);
}
