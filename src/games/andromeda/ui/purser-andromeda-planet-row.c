// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-learn.h"
#include "purser-andromeda-planet-row.h"
#include "purser-number-editor.h"
#include "purser-number-entry.h"
#include "purser-orbits.h"
#include "purser-widget.h"

/* Enters the values of a planet: its three centres in any order, and its name; also shows their source. The picture is as
 * narrow as possible, so that the three values fit beside it even on a phone. */
struct _PurserAndromedaPlanetRow
{
  GtkBox parent_instance;

  PurserOrbits      *orbits;
  PurserNumberEntry *numbers[PURSER_ANDROMEDA_ORBITS];
  GtkEditable       *name;
  GtkLabel          *source;
  guint              planet;
  gboolean           edited;
  gboolean           name_typed;
  gboolean           showing;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaPlanetRow, purser_andromeda_planet_row, GTK_TYPE_BOX)

static void
row_get_values (PurserAndromedaPlanetRow *self,
                int                       values[PURSER_ANDROMEDA_ORBITS])
{
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    values[i] = MAX (purser_number_entry_get_value (self->numbers[i]), 0);
}

/* Shows the values as on the board, highest first. */
static void
row_show_orbits (PurserAndromedaPlanetRow *self)
{
  int values[PURSER_ANDROMEDA_ORBITS];

  row_get_values (self, values);
  purser_andromeda_sort_centres (values);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    purser_orbits_set_place (self->orbits, i, MAX (values[i], 0), NULL, -1);
}

/* Shown values, such as those of a play, become your copy only on request; typed values always do. */
static void
edited_cb (PurserAndromedaPlanetRow *self)
{
  self->edited = self->edited || !self->showing;
}

static void
number_changed_cb (PurserAndromedaPlanetRow *self)
{
  edited_cb (self);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    purser_mark_invalid (GTK_WIDGET (self->numbers[i]), purser_number_entry_get_value (self->numbers[i]) == 0);
  row_show_orbits (self);
  g_signal_emit_by_name (self, "changed");
}

/* A name that was not typed here may be longer than a play keeps, as it is only shown. */
static gboolean
row_name_is_too_long (PurserAndromedaPlanetRow *self)
{
  return self->name_typed && g_utf8_strlen (gtk_editable_get_text (self->name), -1) > PURSER_ANDROMEDA_NAME_LETTERS;
}

static void
name_changed_cb (PurserAndromedaPlanetRow *self)
{
  edited_cb (self);
  self->name_typed = !self->showing;
  purser_mark_invalid (GTK_WIDGET (self->name), row_name_is_too_long (self));
  g_signal_emit_by_name (self, "changed");
}

static void
left_cb (PurserAndromedaPlanetRow *self)
{
  if (self->edited)
    g_signal_emit_by_name (self, "left");
}

static void
purser_andromeda_planet_row_class_init (PurserAndromedaPlanetRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_NUMBER_ENTRY);
  g_type_ensure (PURSER_TYPE_ORBITS);
  /* A value of a centre or the name changes. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The focus leaves an edited planet. */
  g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-planet-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanetRow, orbits);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    {
      static const char *const ids[] = { "number_1", "number_2", "number_3" };

      gtk_widget_class_bind_template_child_full (widget_class, ids[i], FALSE,
                                                 (gssize) G_STRUCT_OFFSET (PurserAndromedaPlanetRow, numbers[i]));
    }
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanetRow, name);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPlanetRow, source);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, purser_number_entry_go_on);
}

static void
purser_andromeda_planet_row_init (PurserAndromedaPlanetRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
entry_name (gpointer  entry,
            char     *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free (name);
}

GtkWidget *
purser_andromeda_planet_row_new (guint planet)
{
  PurserAndromedaPlanetRow *self = g_object_new (PURSER_TYPE_ANDROMEDA_PLANET_ROW, NULL);

  self->planet = planet;
  purser_orbits_set_planet (self->orbits, planet);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    /* Translators: the number of a planet, of one of its three centers */
    entry_name (self->numbers[i], g_strdup_printf (_("Planet %d, center %d"), (int) planet + 1, (int) i + 1));
  /* Translators: the number of a planet */
  entry_name (self->name, g_strdup_printf (_("Name or color of planet %d"), (int) planet + 1));
  return GTK_WIDGET (self);
}

GtkWidget *
purser_andromeda_planet_row_get_number (PurserAndromedaPlanetRow *self,
                                        guint                     orbit)
{
  return GTK_WIDGET (self->numbers[orbit]);
}

/* Returns whether all three values are entered, or none. */
static gboolean
row_is_whole (PurserAndromedaPlanetRow *self)
{
  int values[PURSER_ANDROMEDA_ORBITS];
  guint n = 0;

  row_get_values (self, values);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    n += values[i] > 0;
  return n == 0 || n == PURSER_ANDROMEDA_ORBITS;
}

/* Returns: (transfer full) (nullable): why the typed values cannot be kept */
char *
purser_andromeda_planet_row_dup_problem (PurserAndromedaPlanetRow *self)
{
  if (row_name_is_too_long (self))
    /* Translators: the number of a planet, and how many letters a name may have; the last is never 1 */
    return g_strdup_printf (_("Planet %d: a name of at most %d characters"), (int) self->planet + 1,
                            PURSER_ANDROMEDA_NAME_LETTERS);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    if (purser_number_entry_get_value (self->numbers[i]) == 0)
      return purser_number_dup_problem ("0", 1, PURSER_ANDROMEDA_MAX_VALUE);
  if (!row_is_whole (self))
    return g_strdup_printf (_("Planet %d: all three values, or none"), (int) self->planet + 1);
  return NULL;
}

/* Makes shown values count as typed. */
void
purser_andromeda_planet_row_keep (PurserAndromedaPlanetRow *self)
{
  self->edited = TRUE;
}

/* Shows known values, but does not overwrite typed ones that are not kept yet.
 *
 * @values: the known values
 * @source: where they come from */
void
purser_andromeda_planet_row_show (PurserAndromedaPlanetRow *self,
                                  PurserValue              *values,
                                  const char               *source)
{
  PurserValue *centres = purser_value_get (values, "centres");
  const char *name = purser_value_get_string_of (values, "name");

  if (self->edited)
    return;
  self->showing = TRUE;
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    purser_number_entry_set_value (self->numbers[i], i < purser_value_get_size (centres)
                                                       ? (int) purser_value_get_integer (purser_value_get_at (centres, i)) : -1);
  if (g_strcmp0 (name, gtk_editable_get_text (self->name)) != 0)
    gtk_editable_set_text (self->name, name != NULL ? name : "");
  /* The line is always there: a row that grew would move the next one from under a finger. */
  gtk_label_set_label (self->source, name != NULL || purser_number_entry_get_value (self->numbers[0]) > 0 ? source : "");
  self->showing = FALSE;
}

/* Returns: (transfer full) (nullable): the typed values that are not kept yet, empty if all were deleted; %NULL if nothing
 * was typed, or if something is wrong with it */
PurserValue *
purser_andromeda_planet_row_take_values (PurserAndromedaPlanetRow *self)
{
  PurserValue *values;
  const char *name = gtk_editable_get_text (self->name);
  g_autofree char *problem = purser_andromeda_planet_row_dup_problem (self);
  int centres[PURSER_ANDROMEDA_ORBITS];

  if (!self->edited || problem != NULL)
    return NULL;
  self->edited = self->name_typed = FALSE;
  values = purser_value_new_object ();
  row_get_values (self, centres);
  if (centres[0] > 0)
    purser_value_set (values, "centres", purser_value_new_integers (centres, PURSER_ANDROMEDA_ORBITS));
  if (*name != '\0')
    purser_value_set_string (values, "name", name);
  return values;
}
