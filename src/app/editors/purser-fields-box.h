// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_FIELDS_BOX (purser_fields_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserFieldsBox, purser_fields_box, PURSER, FIELDS_BOX, AdwBin)

GtkWidget *purser_fields_box_new         (const PurserField *fields,
                                          PurserPlay        *play);
GtkWidget *purser_fields_box_new_for_move (const PurserField *fields,
                                          PurserPlay        *play,
                                          PurserValue       *move);
void       purser_fields_box_show        (PurserFieldsBox   *self,
                                          PurserValue       *object);
void       purser_fields_box_hide        (PurserFieldsBox   *self,
                                          const char        *name);
void       purser_fields_box_want        (PurserFieldsBox   *self,
                                          const char        *name);
PurserEditor *purser_fields_box_get_editor (PurserFieldsBox *self,
                                          const char        *name);
void       purser_fields_box_fill        (PurserFieldsBox   *self,
                                          PurserValue       *object);
void       purser_fields_box_check       (PurserFieldsBox   *self,
                                          PurserValue       *move);
gboolean   purser_fields_box_is_complete (PurserFieldsBox   *self);

G_END_DECLS
