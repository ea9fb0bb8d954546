// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-number-table.h"

/* A small table with a row of headings; the first column is words, the others are numbers. It is what
 * lies behind a picture for those who listen instead of looking. */
struct _PurserNumberTable
{
  GtkWidget  parent_instance;

  GtkGrid   *grid;
  int        n_rows;
};

G_DEFINE_FINAL_TYPE (PurserNumberTable, purser_number_table, GTK_TYPE_WIDGET)

static void
purser_number_table_dispose (GObject *object)
{
  PurserNumberTable *self = PURSER_NUMBER_TABLE (object);

  if (self->grid != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->grid));
  self->grid = NULL;
  G_OBJECT_CLASS (purser_number_table_parent_class)->dispose (object);
}

static void
purser_number_table_class_init (PurserNumberTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_number_table_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
purser_number_table_init (PurserNumberTable *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 18);
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}

/**
 * purser_number_table_new:
 * @title: what it is called by those who read it aloud
 *
 * Returns: (transfer floating): a table without rows
 */
GtkWidget *
purser_number_table_new (const char *title)
{
  GtkWidget *self = g_object_new (PURSER_TYPE_NUMBER_TABLE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return self;
}

/**
 * purser_number_table_clear:
 * @self: a table
 *
 * Takes all rows out.
 */
void
purser_number_table_clear (PurserNumberTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  self->n_rows = 0;
}

/**
 * purser_number_table_add:
 * @self: a table
 * @cells: what to write, ended by %NULL
 * @is_heading: whether these are headings
 *
 * Adds a row.
 */
void
purser_number_table_add (PurserNumberTable *self,
                         const char *const *cells,
                         gboolean           is_heading)
{
  for (int column = 0; cells[column] != NULL; column++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", cells[column], "xalign", column == 0 ? 0.0 : 1.0,
                                       "accessible-role", is_heading ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                                                     : GTK_ACCESSIBLE_ROLE_CELL,
                                       NULL);

      gtk_widget_add_css_class (label, "numeric");
      if (is_heading)
        gtk_widget_add_css_class (label, "caption-heading");
      gtk_widget_set_hexpand (label, column == 0);
      gtk_grid_attach (self->grid, label, column, self->n_rows, 1, 1);
    }
  self->n_rows++;
}
