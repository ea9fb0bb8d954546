// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

void purser_andromeda_offer_preparations (const PurserAndromedaState *self,
                                          int                         player,
                                          PurserPrompt               *prompt);
void purser_andromeda_offer_actions      (const PurserSetup          *setup,
                                          const PurserAndromedaState *self,
                                          int                         player,
                                          PurserPrompt               *prompt);
void purser_andromeda_offer_copy         (const PurserAndromedaState *self,
                                          PurserPrompt               *prompt);

G_END_DECLS
