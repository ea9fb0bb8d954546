// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-prompt-view.h"

G_BEGIN_DECLS

void purser_table_keys_add (GtkWidget        *page,
                            PurserPromptView *view);

G_END_DECLS
