// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-value.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_COMPONENT (purser_phoenix_component_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserPhoenixComponent, purser_phoenix_component, PURSER, PHOENIX_COMPONENT, GtkGrid)

struct _PurserPhoenixComponentClass
{
  GtkGridClass parent_class;

  /* Shows the known values. */
  void (*show) (PurserPhoenixComponent *self,
                PurserValue            *values);
  /* Adds the values of all entries. */
  void (*fill) (PurserPhoenixComponent *self,
                PurserValue            *values);
};

void         purser_phoenix_component_set_item   (PurserPhoenixComponent *self,
                                                  const char             *item);
const char  *purser_phoenix_component_get_item   (PurserPhoenixComponent *self);
void         purser_phoenix_component_show       (PurserPhoenixComponent *self,
                                                  PurserValue            *values);
void         purser_phoenix_component_fill       (GtkWidget              *component,
                                                  PurserValue            *values);
PurserValue *purser_phoenix_component_dup_edited (PurserPhoenixComponent *self);
GtkWidget   *purser_phoenix_component_find_unknown (PurserPhoenixComponent *self);

void         purser_phoenix_component_edit       (PurserPhoenixComponent *self);
GtkWidget   *purser_phoenix_component_watch      (PurserPhoenixComponent *self,
                                                  GtkWidget              *entry);
GtkWidget   *purser_phoenix_component_number_new (PurserPhoenixComponent *self,
                                                  const char             *title,
                                                  const char             *what,
                                                  int                     digits);
GtkWidget   *purser_phoenix_component_label_new  (const char             *text,
                                                  const char             *style);
void         purser_phoenix_show_number          (GtkWidget              *entry,
                                                  PurserValue            *value);
PurserValue *purser_phoenix_number_value         (GtkWidget              *entry);

G_END_DECLS
