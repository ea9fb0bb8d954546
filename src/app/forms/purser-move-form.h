// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MOVE_FORM (purser_move_form_get_type ())

/* Returns: (transfer full) (nullable): the label of the button for a draft */
typedef char *(*PurserMoveLabel) (PurserSetup *setup,
                                  PurserValue *draft);

G_DECLARE_FINAL_TYPE (PurserMoveForm, purser_move_form, PURSER, MOVE_FORM, AdwBin)

GtkWidget   *purser_move_form_new        (PurserPlay       *play,
                                          PurserValue      *move,
                                          const char       *label);
GtkWidget   *purser_move_form_new_for_choice (PurserPlay   *play,
                                          const PurserChoice *choice);
void         purser_move_form_set_label  (PurserMoveForm   *self,
                                          PurserMoveLabel   dup_label);
void         purser_move_form_let_cancel (PurserMoveForm   *self);
void         purser_move_form_move_foot (PurserMoveForm   *self,
                                          AdwBin           *bin);
PurserValue *purser_move_form_dup_move   (PurserMoveForm   *self);

G_END_DECLS
