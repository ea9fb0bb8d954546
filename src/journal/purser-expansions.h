// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

char        **purser_expansions_parse      (const char         *text);
char         *purser_expansions_dup_text   (const char *const  *names);
char        **purser_expansions_from_value (PurserValue        *list);
PurserValue  *purser_expansions_to_value   (const char *const  *names);
char        **purser_expansions_list_known (GPtrArray          *results,
                                            const char         *subject);

G_END_DECLS
