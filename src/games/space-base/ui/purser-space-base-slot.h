// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-place.h"
#include "purser-space-base-state.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SPACE_BASE_SLOT (purser_space_base_slot_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpaceBaseSlot, purser_space_base_slot, PURSER, SPACE_BASE_SLOT, PurserPlace)

GtkWidget *purser_space_base_slot_new  (guint                       sector);
void       purser_space_base_slot_show (PurserSpaceBaseSlot        *self,
                                        const PurserSpaceBaseState *state,
                                        int                         player);

G_END_DECLS
