// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *purser_number_dup        (gint64 number);
char *purser_number_dup_signed (gint64 number);

G_END_DECLS
