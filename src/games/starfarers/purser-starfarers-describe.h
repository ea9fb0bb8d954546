// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

char *purser_starfarers_dup_number             (const guint8       numbers[2]);
char *purser_starfarers_dup_planet             (const PurserStarfarersPlanet *planet);
char *purser_starfarers_describe_settle        (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_equip         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_ring          (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_first         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_roll          (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_discard       (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_steal         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_reserve       (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_trade         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_build         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_shake         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_encounter     (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_reveal        (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_card          (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_clear         (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_found_colony  (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_found_station (const PurserSetup *setup,
                                                const PurserMove  *move);
char *purser_starfarers_describe_end_turn      (const PurserSetup *setup,
                                                const PurserMove  *move);

G_END_DECLS
