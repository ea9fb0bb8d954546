// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

/* @formula: (nullable): the formula of its points; %NULL if they are entered
 * @counts: whether its points count in the total
 * @hidden: whether it is secret before the end
 *
 * A category of a pad that is being made. */
typedef struct {
  char     *name;
  char     *formula;
  gboolean  counts;
  gboolean  hidden;
} PurserScorePadColumn;

/* The categories of a pad that is being made, in order. */
typedef struct _PurserScorePadPlan PurserScorePadPlan;

void                        purser_score_pad_column_clear (PurserScorePadColumn       *self);

PurserScorePadPlan         *purser_score_pad_plan_new     (PurserValue                *options);
PurserScorePadPlan         *purser_score_pad_plan_copy    (PurserScorePadPlan         *self);
void                        purser_score_pad_plan_free    (PurserScorePadPlan         *self);
guint                       purser_score_pad_plan_count   (PurserScorePadPlan         *self);
const PurserScorePadColumn *purser_score_pad_plan_get     (PurserScorePadPlan         *self,
                                                           guint                       column);
int                         purser_score_pad_plan_find_user (PurserScorePadPlan       *self,
                                                           guint                       column);
void                        purser_score_pad_plan_add     (PurserScorePadPlan         *self,
                                                           const char                 *name);
void                        purser_score_pad_plan_set     (PurserScorePadPlan         *self,
                                                           guint                       column,
                                                           const PurserScorePadColumn *what);
void                        purser_score_pad_plan_move    (PurserScorePadPlan         *self,
                                                           guint                       from,
                                                           guint                       to);
void                        purser_score_pad_plan_remove  (PurserScorePadPlan         *self,
                                                           guint                       column);
void                        purser_score_pad_plan_write   (PurserScorePadPlan         *self,
                                                           PurserValue                *options);
PurserValue                *purser_score_pad_plan_make_options (PurserValue           *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserScorePadPlan, purser_score_pad_plan_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PurserScorePadColumn, purser_score_pad_column_clear)

G_END_DECLS
