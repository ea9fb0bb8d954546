// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-copy.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COMPONENTS (purser_components_get_type ())

G_DECLARE_FINAL_TYPE (PurserComponents, purser_components, PURSER, COMPONENTS, GObject)

PurserComponents  *purser_components_new         (const PurserRules  *rules,
                                                  PurserSession      *session);
const PurserRules *purser_components_get_rules   (PurserComponents   *self);
PurserPlay        *purser_components_get_play    (PurserComponents   *self);
PurserSession     *purser_components_get_session (PurserComponents   *self);
char              *purser_components_dup_missing (guint               n);
GPtrArray         *purser_components_list_ids    (PurserComponents   *self);
char              *purser_components_dup_title_in
                                                 (PurserPlay         *play,
                                                  const char         *item);
char              *purser_components_dup_title   (PurserComponents   *self,
                                                  const char         *item);
char              *purser_components_dup_source  (PurserComponents   *self,
                                                  const char         *item);
char              *purser_components_dup_summary (PurserComponents   *self,
                                                  const char         *item);
PurserValue       *purser_components_dup_values  (PurserComponents   *self,
                                                  const char         *item);
PurserValue       *purser_components_dup_facts   (PurserComponents   *self,
                                                  const char         *item);
gboolean           purser_components_is_learned  (PurserComponents   *self,
                                                  const char         *item);
void               purser_components_gather      (PurserComponents   *self);
gboolean           purser_components_learn       (PurserComponents   *self,
                                                  const char         *item,
                                                  PurserValue        *values);
const char        *purser_components_get_problem (PurserComponents   *self);
const char        *purser_components_get_refusal (PurserComponents   *self);
void               purser_components_forget      (PurserComponents   *self,
                                                  const char         *item);
const char        *purser_components_get_last    (PurserComponents   *self);
void               purser_components_undo        (PurserComponents   *self);
guint              purser_components_merge       (PurserComponents   *self,
                                                  PurserValue        *other);
PurserCopy        *purser_components_get_copy    (PurserComponents   *self);

G_END_DECLS
