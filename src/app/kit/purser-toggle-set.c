// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-label.h"
#include "purser-toggle-set.h"
#include "purser-wrap-box.h"

/* Toggle buttons, of which one or any number is pressed. They wrap, so that a phone shows them all. */
struct _PurserToggleSet
{
  AdwBin parent_instance;

  gboolean    many;
  AdwWrapBox *box;
  GPtrArray  *buttons;
};

G_DEFINE_FINAL_TYPE (PurserToggleSet, purser_toggle_set, ADW_TYPE_BIN)

static void
button_toggled_cb (GtkToggleButton *button,
                   PurserToggleSet *self)
{
  /* In a group, one button goes down and one up; only the one that goes down emits the signal. */
  if (self->many || gtk_toggle_button_get_active (button))
    g_signal_emit_by_name (self, "changed");
}

static void
purser_toggle_set_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_TOGGLE_SET (object)->buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_toggle_set_parent_class)->finalize (object);
}

static void
purser_toggle_set_class_init (PurserToggleSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_toggle_set_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_toggle_set_init (PurserToggleSet *self)
{
  self->buttons = g_ptr_array_new ();
  self->box = ADW_WRAP_BOX (purser_wrap_box_new (6, 6));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

GtkWidget *
purser_toggle_set_new (gboolean many)
{
  PurserToggleSet *self = g_object_new (PURSER_TYPE_TOGGLE_SET, NULL);

  self->many = many;
  return GTK_WIDGET (self);
}

/* @child: (nullable) (transfer floating): what it shows; %NULL for its label */
GtkWidget *
purser_toggle_set_add (PurserToggleSet *self,
                       const char      *label,
                       GtkWidget       *child)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_widget_add_css_class (button, "choice");
  if (child != NULL)
    gtk_button_set_child (GTK_BUTTON (button), child);
  else
    gtk_button_set_label (GTK_BUTTON (button), label);
  if (child == NULL)
    purser_label_let_wrap (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (!self->many && self->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->buttons, 0));
  g_signal_connect (button, "toggled", G_CALLBACK (button_toggled_cb), self);
  g_ptr_array_add (self->buttons, button);
  adw_wrap_box_append (self->box, button);
  return button;
}

guint
purser_toggle_set_get_size (PurserToggleSet *self)
{
  return self->buttons->len;
}

gboolean
purser_toggle_set_is_selected (PurserToggleSet *self,
                               guint            index)
{
  return gtk_toggle_button_get_active (g_ptr_array_index (self->buttons, index));
}

/* Returns: the index of the first button that is pressed; -1 for none */
int
purser_toggle_set_get_selected (PurserToggleSet *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (purser_toggle_set_is_selected (self, i))
      return (int) i;
  return -1;
}

void
purser_toggle_set_select (PurserToggleSet *self,
                          guint            index,
                          gboolean         selected)
{
  gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, index), selected);
}

/* Renames a button, and shows or hides it; one that is pressed stays visible. */
void
purser_toggle_set_show (PurserToggleSet *self,
                        guint            index,
                        const char      *label,
                        gboolean         visible)
{
  GtkWidget *button = g_ptr_array_index (self->buttons, index);

  if (gtk_button_get_label (GTK_BUTTON (button)) != NULL && strcmp (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    {
      gtk_button_set_label (GTK_BUTTON (button), label);
      purser_label_let_wrap (button);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  gtk_widget_set_visible (button, visible || purser_toggle_set_is_selected (self, index));
}
