// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

void     purser_invariants_hold_scores      (PurserPlay  *play);
void     purser_invariants_hold_balances    (PurserPlay  *play);
void     purser_invariants_hold_tokens      (PurserPlay  *play);
void     purser_invariants_hold_bytes       (PurserPlay  *play);
gboolean purser_invariants_hold_removal     (PurserPlay  *play,
                                             guint        n);
void     purser_invariants_hold_removal_from (PurserPlay  *play,
                                              guint        n);
void     purser_invariants_hold_amend       (PurserPlay  *play,
                                             guint        n,
                                             PurserValue *move);
void     purser_invariants_hold_undo        (PurserPlay  *play);

G_END_DECLS
