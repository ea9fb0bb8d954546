// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-section.h"

G_BEGIN_DECLS

/* The sections that the user has read, to go back and forward. */
typedef struct _PurserNavigationHistory PurserNavigationHistory;

PurserNavigationHistory *purser_navigation_history_new     (void);
void              purser_navigation_history_free    (PurserNavigationHistory *self);

void              purser_navigation_history_visit   (PurserNavigationHistory *self,
                                                     PurserSection    *section);
void              purser_navigation_history_pass    (PurserNavigationHistory *self,
                                                     PurserSection    *section);
PurserSection    *purser_navigation_history_get     (PurserNavigationHistory *self);
gboolean          purser_navigation_history_can_go  (PurserNavigationHistory *self,
                                                     int               steps);
PurserSection    *purser_navigation_history_go      (PurserNavigationHistory *self,
                                                     int               steps);

G_END_DECLS
