// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

extern const PurserPromptKind purser_andromeda_prompts[];

void purser_andromeda_ask (const PurserSetup *setup,
                           gconstpointer      state,
                           PurserPrompt      *prompt);
void purser_andromeda_ask_after_end (const PurserSetup *setup,
                                     gconstpointer      state,
                                     PurserPrompt      *prompt);

G_END_DECLS
