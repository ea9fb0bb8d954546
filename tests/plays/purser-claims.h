// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-case-book.h"
#include "purser-play.h"

G_BEGIN_DECLS

void purser_claims_hold (GPtrArray  *claims,
                         PurserPlay *play);

G_END_DECLS
