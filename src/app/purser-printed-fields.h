// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

const PurserField *purser_printed_fields_find      (const PurserRules *rules,
                                                    const char        *item);
char              *purser_printed_fields_dup_title (const PurserRules *rules,
                                                    const char        *item);

G_END_DECLS
