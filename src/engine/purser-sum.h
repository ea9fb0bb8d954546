// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean purser_sum_parse (const char *text,
                           gint64     *sum);

G_END_DECLS
