// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-dice-pad.h"
#include "purser-session.h"

G_BEGIN_DECLS

PurserDicePad *purser_roll_pad_new      (PurserSession      *session,
                                         const PurserChoice *choice);
GtkWidget     *purser_roll_pad_new_next (PurserSession      *session);

G_END_DECLS
