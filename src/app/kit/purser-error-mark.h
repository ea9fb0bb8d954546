// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

PangoAttrList *purser_error_mark_new (const char *text,
                                      int         at);

G_END_DECLS
