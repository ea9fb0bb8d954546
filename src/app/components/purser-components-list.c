// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-action-row.h"
#include "purser-components-list.h"
#include "purser-label.h"

/* The known values of each component of your copy, and where they come from. Activating a row opens its form. */
struct _PurserComponentsList
{
  AdwBin parent_instance;

  PurserComponents *components;
  GtkListBox       *list;
  GtkEditable      *search;
};

G_DEFINE_FINAL_TYPE (PurserComponentsList, purser_components_list, ADW_TYPE_BIN)

static const char *
row_get_item (GtkListBoxRow *row)
{
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)), NULL);
}

static GtkWidget *
source_label_new (PurserComponents *components,
                  const char       *item)
{
  g_autofree char *source = purser_components_dup_source (components, item);
  GtkWidget *label = gtk_label_new (source);

  purser_label_let_wrap (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, purser_components_is_learned (components, item) ? "accent" : "dimmed");
  return label;
}

/* Titles also stand within sentences; at the beginning of a row they have a capital. */
static char *
dup_row_title (PurserComponents *components,
               const char       *item)
{
  g_autofree char *title = purser_components_dup_title (components, item);
  char capital[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (title)), capital);
  return g_strconcat (capital, *title != '\0' ? g_utf8_next_char (title) : "", NULL);
}

static GtkWidget *
row_new (PurserComponents *components,
         const char       *item)
{
  g_autofree char *title = dup_row_title (components, item);
  g_autofree char *summary = purser_components_dup_summary (components, item);
  GtkWidget *row = purser_action_row_new (title, summary);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), source_label_new (components, item));
  purser_action_row_lead (row, "components.edit", g_variant_new_string (item));
  return row;
}

static void
list_show (PurserComponentsList *self)
{
  g_autoptr (GPtrArray) items = purser_components_list_ids (self->components);

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < items->len; i++)
    gtk_list_box_append (self->list, row_new (self->components, g_ptr_array_index (items, i)));
}

static gboolean
row_matches (GtkListBoxRow *row,
             gpointer       data)
{
  PurserComponentsList *self = data;
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *title = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  return strstr (title, words) != NULL || strstr (row_get_item (row), words) != NULL;
}

static void
purser_components_list_dispose (GObject *object)
{
  PurserComponentsList *self = PURSER_COMPONENTS_LIST (object);

  g_clear_object (&self->components);
  G_OBJECT_CLASS (purser_components_list_parent_class)->dispose (object);
}

static void
purser_components_list_class_init (PurserComponentsListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_components_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/components/purser-components-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsList, list);
  gtk_widget_class_bind_template_child (widget_class, PurserComponentsList, search);
  gtk_widget_class_bind_template_callback (widget_class, gtk_list_box_invalidate_filter);
}

static void
purser_components_list_init (PurserComponentsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, row_matches, self, NULL);
}

/* Shows only the components with these words in their title or id. */
void
purser_components_list_search (PurserComponentsList *self,
                               const char           *words)
{
  gtk_editable_set_text (self->search, words);
}

/* Returns: (transfer none) (nullable): the row of a component */
GtkWidget *
purser_components_list_find (PurserComponentsList *self,
                             const char           *item)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (row_get_item (row), item))
      return GTK_WIDGET (row);
  return NULL;
}

PurserComponentsList *
purser_components_list_new (PurserComponents *components)
{
  PurserComponentsList *self = g_object_new (PURSER_TYPE_COMPONENTS_LIST, NULL);

  self->components = g_object_ref (components);
  g_signal_connect_object (components, "changed", G_CALLBACK (list_show), self, G_CONNECT_SWAPPED);
  list_show (self);
  return self;
}
