// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-rewards.h"

G_BEGIN_DECLS

extern const PurserWord purser_space_base_words[];

char *purser_space_base_say_card    (guint                        card);
char *purser_space_base_say_faces   (const PurserSpaceBaseCard   *card);
char *purser_space_base_say_printed (const PurserSpaceBaseState  *state,
                                     guint                        card);
char *purser_space_base_say_ability (const PurserSpaceBaseSide   *side);
char *purser_space_base_say_claims  (const PurserSpaceBaseSide   *side);
char *purser_space_base_say_trace   (const PurserSpaceBaseTrace  *trace);
char *purser_space_base_say_side    (const PurserSpaceBaseSide   *side);
char *purser_space_base_say_own     (const PurserSpaceBaseState  *state,
                                     int                          player,
                                     guint                        card);

G_END_DECLS
