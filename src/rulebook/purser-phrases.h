// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-language.h"
#include "purser-value.h"

G_BEGIN_DECLS

char *purser_phrases_say (PurserValue    *phrases,
                          const char     *name,
                          PurserValue    *value,
                          PurserLanguage  language);

G_END_DECLS
