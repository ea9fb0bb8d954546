// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void purser_majority_award (const int *counts,
                            guint      n_counts,
                            int        first,
                            int        second,
                            int       *awards);

G_END_DECLS
