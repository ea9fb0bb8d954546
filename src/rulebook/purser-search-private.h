// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-question.h"
#include "purser-search.h"

G_BEGIN_DECLS

struct _PurserSearch
{
  GPtrArray *indexes; /* of PurserIndex */
};

G_END_DECLS
