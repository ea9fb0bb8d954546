// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

#define PURSER_TYPE_HAND_ROW (purser_hand_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserHandRow, purser_hand_row, PURSER, HAND_ROW, AdwBin)

void purser_hand_row_show     (PurserHandRow *self,
                               const char    *name,
                               const int      cards[PURSER_STARFARERS_RESOURCES],
                               const int      gains[PURSER_STARFARERS_RESOURCES]);
void purser_hand_row_let_give (PurserHandRow *self,
                               guint          resource,
                               gboolean       given);

G_END_DECLS
