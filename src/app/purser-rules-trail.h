// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-section.h"

G_BEGIN_DECLS

/**
 * PurserRulesTrail:
 *
 * The sections somebody has read, to go back and forward among.
 */
typedef struct _PurserRulesTrail PurserRulesTrail;

PurserRulesTrail *purser_rules_trail_new     (void);
void              purser_rules_trail_free    (PurserRulesTrail *self);

void              purser_rules_trail_visit   (PurserRulesTrail *self,
                                              PurserSection    *section);
void              purser_rules_trail_replace (PurserRulesTrail *self,
                                              PurserSection    *section);
PurserSection    *purser_rules_trail_get     (PurserRulesTrail *self);
gboolean          purser_rules_trail_can_go  (PurserRulesTrail *self,
                                              int               steps);
PurserSection    *purser_rules_trail_go      (PurserRulesTrail *self,
                                              int               steps);

G_END_DECLS
