// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

char *purser_space_base_describe_draft    (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_first    (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_set_die  (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_roll     (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_reroll   (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_allocate (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_spend    (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_buy      (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_end_turn (const PurserSetup *setup, const PurserMove *move);
char *purser_space_base_describe_market   (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_space_base_describe_board    (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_space_base_reason            (const PurserSetup *setup,
                                           const PurserEntry *entry);

G_END_DECLS
