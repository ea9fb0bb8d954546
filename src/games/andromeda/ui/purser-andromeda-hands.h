// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_HANDS (purser_andromeda_hands_get_type ())
G_DECLARE_FINAL_TYPE (PurserAndromedaHands, purser_andromeda_hands, PURSER, ANDROMEDA_HANDS, AdwBin)

void purser_andromeda_hands_show (PurserAndromedaHands *self,
                                  PurserSurface        *surface);

G_END_DECLS
