// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-ship-row.h"
#include "purser-phoenix.h"

#define MOST_VALUES 5

/* A ship of one level with the numbers that are printed on it, and the headings above the first one. */
struct _PurserPhoenixShipRow
{
  PurserPhoenixComponent parent_instance;

  const PurserField *fields;
  GtkWidget         *entries[MOST_VALUES];
};

G_DEFINE_FINAL_TYPE (PurserPhoenixShipRow, purser_phoenix_ship_row, PURSER_TYPE_PHOENIX_COMPONENT)

static const char *
value_head (const char *value)
{
  static const struct {
    const char *value;
    const char *head;
  } heads[] = {
    { "cost", N_("Cost") }, { "fee", N_("Fee") }, { "metal", N_("Metal") }, { "amount", N_("Yield") },
    { "dice", N_("Dice") }, { "cargo", N_("Cargo") }, { "trades", N_("Trades") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (strcmp (heads[i].value, value) == 0)
      return _(heads[i].head);
  return value;
}

static GtkWidget *
head_new (const char *value)
{
  GtkWidget *label = purser_phoenix_component_label_new (value_head (value), "caption");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 7);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  return label;
}

static void
purser_phoenix_ship_row_show (PurserPhoenixComponent *component,
                              PurserValue            *values)
{
  PurserPhoenixShipRow *self = PURSER_PHOENIX_SHIP_ROW (component);

  for (guint i = 0; self->fields[i].name != NULL; i++)
    purser_phoenix_show_number (self->entries[i], purser_value_get (values, self->fields[i].name));
}

static void
purser_phoenix_ship_row_fill (PurserPhoenixComponent *component,
                              PurserValue            *values)
{
  PurserPhoenixShipRow *self = PURSER_PHOENIX_SHIP_ROW (component);

  for (guint i = 0; self->fields[i].name != NULL; i++)
    purser_value_set (values, self->fields[i].name, purser_phoenix_number_value (self->entries[i]));
}

static void
purser_phoenix_ship_row_class_init (PurserPhoenixShipRowClass *klass)
{
  PURSER_PHOENIX_COMPONENT_CLASS (klass)->show = purser_phoenix_ship_row_show;
  PURSER_PHOENIX_COMPONENT_CLASS (klass)->fill = purser_phoenix_ship_row_fill;
}

static void
purser_phoenix_ship_row_init (PurserPhoenixShipRow *self)
{
}

static void
row_fill (PurserPhoenixShipRow *self,
          const char           *title,
          gboolean              headed)
{
  for (int i = 0; self->fields[i].name != NULL; i++)
    {
      self->entries[i] = purser_phoenix_component_number_new (PURSER_PHOENIX_COMPONENT (self), title,
                                                              purser_phoenix_value_title (self->fields[i].name), 1);
      if (headed)
        gtk_grid_attach (GTK_GRID (self), head_new (self->fields[i].name), i + 1, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self), self->entries[i], i + 1, 1, 1, 1);
    }
}

/* @headed: whether the headings stand above it */
GtkWidget *
purser_phoenix_ship_row_new (PurserPhoenixKind kind,
                             int               level,
                             gboolean          headed)
{
  PurserPhoenixShipRow *self = g_object_new (PURSER_TYPE_PHOENIX_SHIP_ROW, NULL);
  g_autofree char *title = g_strdup_printf ("%s %d", purser_phoenix_kind_title (kind), level);
  g_autofree char *text = g_strdup_printf ("%d", level);
  const char *item = purser_phoenix_ship_id (kind, level);
  GtkWidget *number = purser_phoenix_component_label_new (text, "title-4");

  purser_phoenix_component_set_item (PURSER_PHOENIX_COMPONENT (self), item);
  self->fields = purser_rules_find_component (&purser_phoenix_rules, item)->shape->fields;
  gtk_widget_set_size_request (number, 20, -1);
  gtk_grid_attach (GTK_GRID (self), number, 0, 1, 1, 1);
  row_fill (self, title, headed);
  return GTK_WIDGET (self);
}
