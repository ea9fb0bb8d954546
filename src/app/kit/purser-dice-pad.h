// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_DICE_PAD (purser_dice_pad_get_type ())

G_DECLARE_FINAL_TYPE (PurserDicePad, purser_dice_pad, PURSER, DICE_PAD, AdwBin)

void     purser_dice_pad_press    (PurserDicePad *self,
                                   int            value);
void     purser_dice_pad_clear    (PurserDicePad *self,
                                   int            first);
gboolean purser_dice_pad_get_dice (PurserDicePad *self,
                                   int           *dice);
void     purser_dice_pad_set_dice (PurserDicePad *self,
                                   int            first,
                                   int            second);

G_END_DECLS
