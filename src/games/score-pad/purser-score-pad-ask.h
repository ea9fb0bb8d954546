// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-score-pad-state.h"

G_BEGIN_DECLS

extern const PurserPromptKind purser_score_pad_prompts[];

PurserValue *purser_score_pad_score_new (const PurserSetup *setup,
                                         int                player,
                                         guint              line);
void         purser_score_pad_ask       (const PurserSetup *setup,
                                         gconstpointer      state,
                                         PurserPrompt      *prompt);

G_END_DECLS
