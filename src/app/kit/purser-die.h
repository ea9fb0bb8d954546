// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_DIE (purser_die_get_type ())

G_DECLARE_FINAL_TYPE (PurserDie, purser_die, PURSER, DIE, GtkWidget)

GtkWidget *purser_die_new       (int        size);
void       purser_die_set_value (PurserDie *self,
                                 int        value);
void       purser_die_set_sides (PurserDie *self,
                                 int        sides);
void       purser_die_roll      (PurserDie *self);
GskPath   *purser_die_make_pips (int        value,
                                 float      size);

G_END_DECLS
