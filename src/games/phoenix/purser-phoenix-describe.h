// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

char *purser_phoenix_describe_supply     (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_start      (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_first      (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_act        (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_bonus      (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_income     (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_relocate   (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_lodge      (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_residents  (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_endgame    (const PurserSetup *setup,
                                          const PurserMove  *move);
char *purser_phoenix_describe_end_turn   (const PurserSetup *setup,
                                          const PurserMove  *move);

G_END_DECLS
