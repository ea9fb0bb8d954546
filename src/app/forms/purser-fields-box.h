// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_FIELDS_BOX (purser_fields_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserFieldsBox, purser_fields_box, PURSER, FIELDS_BOX, AdwBin)

/* How fields are laid out that are not a form of the rules. */
typedef enum {
  PURSER_FIELDS_FOLDED,  /* fields that are not needed are folded away */
  PURSER_FIELDS_ASKED,   /* numbers that are not needed are empty at first */
  PURSER_FIELDS_PRINTED, /* as they are on a component */
} PurserFieldsOrder;

GtkWidget    *purser_fields_box_new          (const PurserRules *rules,
                                              PurserPlay        *play,
                                              const PurserField *fields,
                                              PurserFieldsOrder  order);
GtkWidget    *purser_fields_box_new_for_form (PurserForm        *form,
                                              PurserPlay        *play);

gboolean      purser_fields_box_describe     (PurserFieldsBox   *self,
                                              PurserForm        *form,
                                              PurserValue       *draft);
void          purser_fields_box_explain      (PurserFieldsBox   *self,
                                              PurserForm        *form,
                                              PurserValue       *draft);
void          purser_fields_box_show         (PurserFieldsBox   *self,
                                              PurserValue       *object);
void          purser_fields_box_hide         (PurserFieldsBox   *self,
                                              const char        *name);
void          purser_fields_box_fill         (PurserFieldsBox   *self,
                                              PurserValue       *object);
void          purser_fields_box_check        (PurserFieldsBox   *self,
                                              PurserValue       *move);
gboolean      purser_fields_box_is_complete  (PurserFieldsBox   *self);
char         *purser_fields_box_dup_problem  (PurserFieldsBox   *self);

G_END_DECLS
