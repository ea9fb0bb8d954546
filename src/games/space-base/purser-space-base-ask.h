// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

void purser_space_base_ask (const PurserSetup *setup,
                            gconstpointer      state,
                            PurserPrompt      *prompt);
GPtrArray *purser_space_base_list_tap (const PurserSetup *setup,
                                       gconstpointer      state,
                                       PurserValue       *move);

G_END_DECLS
