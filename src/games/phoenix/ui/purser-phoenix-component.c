// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number-entry.h"
#include "purser-phoenix-component.h"

/* A component as it lies on the table, with an entry for each printed number. */
typedef struct {
  char     *item;
  gboolean  edited;
  gboolean  showing;
} PurserPhoenixComponentPrivate;

enum {
  SIGNAL_LEFT,
  SIGNAL_EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PurserPhoenixComponent, purser_phoenix_component, GTK_TYPE_GRID)

static PurserPhoenixComponentPrivate *
get_private (PurserPhoenixComponent *self)
{
  return purser_phoenix_component_get_instance_private (self);
}

/* Notes an edit, unless the component only shows known values. */
void
purser_phoenix_component_edit (PurserPhoenixComponent *self)
{
  if (get_private (self)->showing)
    return;
  get_private (self)->edited = TRUE;
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
}

/* Returns: (transfer none): @entry, whose changes count as edits */
GtkWidget *
purser_phoenix_component_watch (PurserPhoenixComponent *self,
                                GtkWidget              *entry)
{
  g_signal_connect_object (entry, "changed", G_CALLBACK (purser_phoenix_component_edit), self, G_CONNECT_SWAPPED);
  return entry;
}

/* @title: the component
 * @what: what is printed there
 * @digits: the usual number of digits
 *
 * Returns: (transfer floating): an entry for a number */
GtkWidget *
purser_phoenix_component_number_new (PurserPhoenixComponent *self,
                                     const char             *title,
                                     const char             *what,
                                     int                     digits)
{
  /* Translators: a component, what is printed on it */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), title, what);

  return purser_phoenix_component_watch (self, purser_number_entry_new (name, digits));
}

GtkWidget *
purser_phoenix_component_label_new (const char *text,
                                    const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

void
purser_phoenix_component_set_item (PurserPhoenixComponent *self,
                                   const char             *item)
{
  g_free (get_private (self)->item);
  get_private (self)->item = g_strdup (item);
}

const char *
purser_phoenix_component_get_item (PurserPhoenixComponent *self)
{
  return get_private (self)->item;
}

/* Shows known values, but does not overwrite edits. */
void
purser_phoenix_component_show (PurserPhoenixComponent *self,
                               PurserValue            *values)
{
  PurserPhoenixComponentPrivate *private = get_private (self);

  if (private->edited)
    return;
  private->showing = TRUE;
  PURSER_PHOENIX_COMPONENT_GET_CLASS (self)->show (self, values);
  private->showing = FALSE;
}

/* Adds the values of all entries. */
void
purser_phoenix_component_fill (GtkWidget   *component,
                               PurserValue *values)
{
  PURSER_PHOENIX_COMPONENT_GET_CLASS (component)->fill (PURSER_PHOENIX_COMPONENT (component), values);
}

/* Returns: (transfer full) (nullable): the values if they were edited since they were shown; from now on they count as known */
PurserValue *
purser_phoenix_component_dup_edited (PurserPhoenixComponent *self)
{
  PurserValue *values;

  if (!get_private (self)->edited)
    return NULL;
  get_private (self)->edited = FALSE;
  values = purser_value_new_object ();
  purser_phoenix_component_fill (GTK_WIDGET (self), values);
  return values;
}

/* An entry with a special power has no number, but is not unknown. */
static GtkWidget *
find_unknown (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (PURSER_IS_NUMBER_ENTRY (widget))
    return purser_number_entry_get_value (PURSER_NUMBER_ENTRY (widget)) < 0 &&
           g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), "?") == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_unknown (child);
  return found;
}

/* Returns: (transfer none) (nullable): the first entry without a number */
GtkWidget *
purser_phoenix_component_find_unknown (PurserPhoenixComponent *self)
{
  return find_unknown (GTK_WIDGET (self));
}

void
purser_phoenix_show_number (GtkWidget   *entry,
                            PurserValue *value)
{
  gboolean known = value != NULL && purser_value_is (value, PURSER_VALUE_INTEGER);

  purser_number_entry_set_value (PURSER_NUMBER_ENTRY (entry), known ? (int) purser_value_get_integer (value) : -1);
}

/* Returns: (transfer full): the number; null if none was typed */
PurserValue *
purser_phoenix_number_value (GtkWidget *entry)
{
  int number = purser_number_entry_get_value (PURSER_NUMBER_ENTRY (entry));

  return number >= 0 ? purser_value_new_integer (number) : purser_value_new_null ();
}

static void
left_cb (PurserPhoenixComponent *self)
{
  if (get_private (self)->edited)
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

static void
purser_phoenix_component_finalize (GObject *object)
{
  g_free (get_private (PURSER_PHOENIX_COMPONENT (object))->item);
  G_OBJECT_CLASS (purser_phoenix_component_parent_class)->finalize (object);
}

static void
purser_phoenix_component_class_init (PurserPhoenixComponentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_phoenix_component_finalize;
  /* left: the focus leaves an edited component; edited: a value is edited. */
  signals[SIGNAL_LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  signals[SIGNAL_EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
purser_phoenix_component_init (PurserPhoenixComponent *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_grid_set_column_spacing (GTK_GRID (self), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
