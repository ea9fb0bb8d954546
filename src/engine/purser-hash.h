// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint purser_hash_string (gconstpointer text);
guint purser_hash_int64  (gconstpointer number);

G_END_DECLS
