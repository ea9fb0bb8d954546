// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-dice-pad.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ROLL_PAD (purser_roll_pad_get_type ())

G_DECLARE_FINAL_TYPE (PurserRollPad, purser_roll_pad, PURSER, ROLL_PAD, AdwBin)

PurserRollPad *purser_roll_pad_new      (PurserSession      *session,
                                         const PurserChoice *choice);
void           purser_roll_pad_press    (PurserRollPad      *self,
                                         int                 value);
void           purser_roll_pad_enter    (PurserRollPad      *self,
                                         int                 first,
                                         int                 second);
GtkWidget     *purser_roll_pad_new_next (PurserSession      *session);

G_END_DECLS
