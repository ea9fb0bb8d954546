// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

char *purser_andromeda_describe_place     (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_first     (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_transport (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_trade     (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_exchange  (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_move      (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_challenge (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_develop   (const PurserSetup *setup,
                                           const PurserMove  *move);
char *purser_andromeda_describe_end_turn  (const PurserSetup *setup,
                                           const PurserMove  *move);

G_END_DECLS
