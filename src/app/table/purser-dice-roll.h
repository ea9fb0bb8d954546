// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PURSER_DICE_KINDS 6

/* A die; its value is 0 until it is rolled. */
typedef struct {
  int sides;
  int value;
} PurserRolledDie;

extern const int purser_dice_sides[PURSER_DICE_KINDS];

GArray *purser_dice_roll_new     (const int counts[PURSER_DICE_KINDS]);
void    purser_dice_roll         (GArray   *dice);
char   *purser_dice_roll_dup_sum (GArray   *dice);

G_END_DECLS
