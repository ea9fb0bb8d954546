// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

/* @owner: the player who owns it, or `PURSER_PHOENIX_NEUTRAL`
 * @level: its level, 1 to 3
 *
 * A ship and the player who uses it. */
typedef struct {
  int               player;
  int               owner;
  PurserPhoenixKind kind;
  int               level;
} PurserPhoenixUse;

const char *purser_phoenix_use_id           (const PurserPhoenixUse   *self);
int         purser_phoenix_use_get_printed  (const PurserPhoenixUse   *self,
                                             const PurserPhoenixState *state,
                                             PurserPhoenixShipValue    value);
gboolean    purser_phoenix_use_is_hired     (const PurserPhoenixUse   *self);
gboolean    purser_phoenix_use_is_same_ship (const PurserPhoenixUse   *self,
                                             const PurserPhoenixUse   *other);
gboolean    purser_phoenix_use_is_free      (const PurserPhoenixUse   *self,
                                             const PurserPhoenixState *state);
gboolean    purser_phoenix_can_use          (const PurserPhoenixState *state,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_can_use_any      (const PurserPhoenixState *state,
                                             int                       player);
gboolean    purser_phoenix_find_number      (PurserStep               *step,
                                             const char               *field,
                                             int                       printed,
                                             const char               *item,
                                             int                      *number);
gboolean    purser_phoenix_find_ship_number (PurserStep               *step,
                                             const PurserPhoenixUse   *use,
                                             const char               *field,
                                             PurserPhoenixShipValue    value,
                                             int                      *number);

gboolean    purser_phoenix_apply_act        (PurserStep               *step);

gboolean    purser_phoenix_dismantle        (PurserStep               *step,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_construct        (PurserStep               *step,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_explore          (PurserStep               *step,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_transport        (PurserStep               *step,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_gather           (PurserStep               *step,
                                             const PurserPhoenixUse   *use);
gboolean    purser_phoenix_lobby            (PurserStep               *step,
                                             const PurserPhoenixUse   *use);

G_END_DECLS
