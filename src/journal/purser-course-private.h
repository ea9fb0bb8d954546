// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-course.h"

G_BEGIN_DECLS

void purser_course_find_sources (PurserCourse *self,
                                 PurserLedger *ledger);
void purser_course_find_lead    (PurserCourse *self,
                                 gboolean      highest_wins);

G_END_DECLS
