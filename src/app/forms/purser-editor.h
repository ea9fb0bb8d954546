// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-form.h"
#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_EDITOR (purser_editor_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserEditor, purser_editor, PURSER, EDITOR, AdwBin)

/* An editor of the values that fit a PurserShape. */
struct _PurserEditorClass
{
  AdwBinClass parent_class;

  void         (*build)     (PurserEditor *self);
  /* (nullable): NULL if the value is incomplete. */
  PurserValue *(*dup_value)   (PurserEditor *self);
  void         (*set_value)   (PurserEditor *self,
                               PurserValue  *value);
  /* (nullable): shows what the rules say of its field for the present draft. */
  void         (*describe)    (PurserEditor          *self,
                               const PurserFormField *field,
                               PurserValue           *draft);
  /* (nullable): what is wrong with what was entered, in a sentence; NULL if nothing is. */
  char        *(*dup_problem) (PurserEditor *self);
  gboolean       narrow;      /* others may be beside it if there is room */
  gboolean       continues;   /* it belongs below the one before it */
};

PurserEditor      *purser_editor_make        (GType              type,
                                              const PurserRules *rules,
                                              PurserPlay        *play,
                                              const PurserShape *shape,
                                              const char        *title);
const PurserRules *purser_editor_get_rules   (PurserEditor      *self);
const PurserShape *purser_editor_get_shape   (PurserEditor      *self);
PurserPlay        *purser_editor_get_play    (PurserEditor      *self);
const char        *purser_editor_get_title   (PurserEditor      *self);
void               purser_editor_set_title   (PurserEditor      *self,
                                              const char        *title);
PurserValue       *purser_editor_dup_value   (PurserEditor      *self);
void               purser_editor_set_value   (PurserEditor      *self,
                                              PurserValue       *value);
void               purser_editor_describe    (PurserEditor      *self,
                                              const PurserFormField *field,
                                              PurserValue       *draft);
void               purser_editor_changed     (PurserEditor      *self);
void               purser_editor_activate    (PurserEditor      *self);
void               purser_editor_go_on       (PurserEditor      *self);
void               purser_editor_name        (PurserEditor      *self,
                                              GtkWidget         *widget);

G_END_DECLS
