// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MOVE_FORM (purser_move_form_get_type ())

G_DECLARE_FINAL_TYPE (PurserMoveForm, purser_move_form, PURSER, MOVE_FORM, AdwBin)

GtkWidget   *purser_move_form_new        (PurserPlay       *play,
                                          PurserValue      *move,
                                          const char       *label);
GtkWidget   *purser_move_form_new_for_choice (PurserPlay   *play,
                                          const PurserChoice *choice);
PurserValue *purser_move_form_dup_move   (PurserMoveForm   *self);

G_END_DECLS
