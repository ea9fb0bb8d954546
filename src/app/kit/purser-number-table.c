// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-number-table.h"

/* A small table with a row of headings; the first column is words, the others are numbers. It is what
 * lies behind a picture for those who listen instead of looking. */
struct _PurserNumberTable
{
  GtkWidget  parent_instance;

  GtkBox    *rows;
  GPtrArray *columns;
};

G_DEFINE_FINAL_TYPE (PurserNumberTable, purser_number_table, GTK_TYPE_WIDGET)

static void
purser_number_table_dispose (GObject *object)
{
  PurserNumberTable *self = PURSER_NUMBER_TABLE (object);

  if (self->rows != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->rows));
  self->rows = NULL;
  g_clear_pointer (&self->columns, g_ptr_array_unref);
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
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_set_parent (GTK_WIDGET (self->rows), GTK_WIDGET (self));
}

/* Takes all rows out. */
void
purser_number_table_clear (PurserNumberTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
}

/* A cell is as wide as all cells of its column. */
static GtkWidget *
table_make_cell (PurserNumberTable *self,
                 const char        *text,
                 guint              column,
                 gboolean           is_heading)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", column == 0 ? 0.0 : 1.0,
                                   "hexpand", column == 0,
                                   "accessible-role", is_heading ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                                      : column == 0 ? GTK_ACCESSIBLE_ROLE_ROW_HEADER
                                                                    : GTK_ACCESSIBLE_ROLE_CELL,
                                   NULL);

  gtk_widget_add_css_class (label, "numeric");
  if (is_heading)
    gtk_widget_add_css_class (label, "caption-heading");
  if (column == self->columns->len)
    g_ptr_array_add (self->columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  gtk_size_group_add_widget (g_ptr_array_index (self->columns, column), label);
  return label;
}

/* Adds a row. */
void
purser_number_table_add (PurserNumberTable *self,
                         const char *const *cells,
                         gboolean           is_heading)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 18, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  for (guint column = 0; cells[column] != NULL; column++)
    gtk_box_append (GTK_BOX (row), table_make_cell (self, cells[column], column, is_heading));
  gtk_box_append (self->rows, row);
}
