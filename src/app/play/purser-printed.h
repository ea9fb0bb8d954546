// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-copy.h"
#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PRINTED (purser_printed_get_type ())

G_DECLARE_FINAL_TYPE (PurserPrinted, purser_printed, PURSER, PRINTED, GObject)

PurserPrinted     *purser_printed_new           (const PurserRules  *rules,
                                                 PurserSession      *session,
                                                 GError            **error);
const PurserRules *purser_printed_get_rules     (PurserPrinted      *self);
PurserCopy        *purser_printed_get_copy      (PurserPrinted      *self);
PurserPlay        *purser_printed_get_play      (PurserPrinted      *self);
PurserSession     *purser_printed_get_session   (PurserPrinted      *self);
GPtrArray         *purser_printed_list          (PurserPrinted      *self);
char              *purser_printed_dup_title     (PurserPrinted      *self,
                                                 const char         *item);
char              *purser_printed_dup_source    (PurserPrinted      *self,
                                                 const char         *item);
char              *purser_printed_dup_summary   (PurserPrinted      *self,
                                                 const char         *item);
PurserValue       *purser_printed_dup_values    (PurserPrinted      *self,
                                                 const char         *item);
PurserValue       *purser_printed_dup_facts     (PurserPrinted      *self,
                                                 const char         *item);
gboolean           purser_printed_is_learned    (PurserPrinted      *self,
                                                 const char         *item);
gboolean           purser_printed_learn         (PurserPrinted      *self,
                                                 const char         *item,
                                                 PurserValue        *values);
const char        *purser_printed_get_problem   (PurserPrinted      *self);
const char        *purser_printed_get_refusal   (PurserPrinted      *self);
void               purser_printed_forget        (PurserPrinted      *self,
                                                 const char         *item);
const char        *purser_printed_get_last      (PurserPrinted      *self);
void               purser_printed_undo          (PurserPrinted      *self);
gboolean           purser_printed_merge         (PurserPrinted      *self,
                                                 const char         *path,
                                                 guint              *n_changed,
                                                 GError            **error);

G_END_DECLS
