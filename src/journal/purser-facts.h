// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

PurserValue *purser_facts_load           (const PurserRules  *rules,
                                          GError            **error);
PurserValue *purser_facts_find           (const char         *name,
                                          GError            **error);
PurserValue *purser_facts_find_component (PurserValue        *facts,
                                          const char         *item);
const char  *purser_facts_get_name       (PurserValue        *component);

G_END_DECLS
