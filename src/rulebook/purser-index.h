// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rulebook.h"

G_BEGIN_DECLS

/**
 * PurserFieldKind:
 *
 * Where in an entry a word stands.
 */
typedef enum {
  PURSER_FIELD_TITLE,
  PURSER_FIELD_TERM,
  PURSER_FIELD_WORD,
  PURSER_FIELD_TEXT,
} PurserFieldKind;

/**
 * PurserIndexField:
 * @from: where it begins in the folded text
 * @to: where it ends
 * @entry: the entry it belongs to
 * @kind: what it is
 *
 * One title, name, word or text of an entry, folded.
 */
typedef struct {
  guint32         from;
  guint32         to;
  guint32         entry;
  PurserFieldKind kind;
} PurserIndexField;

/**
 * PurserIndex:
 *
 * The folded text of one rulebook and its cards, and where in it each pair of characters begins.
 */
typedef struct _PurserIndex PurserIndex;

/**
 * PurserIndexFunc:
 * @field: the field something was found in
 * @at: where in the folded text
 * @whole: whether it ends where a word ends
 * @user_data: what was handed over
 *
 * Is told each place where something was found.
 */
typedef void (*PurserIndexFunc) (const PurserIndexField *field,
                                 guint32                 at,
                                 gboolean                whole,
                                 gpointer                user_data);

gboolean          purser_index_prepare      (PurserRulebook  *book);
PurserIndex      *purser_index_get          (PurserRulebook  *book);

GPtrArray        *purser_index_get_entries  (PurserIndex     *self);
void              purser_index_each         (PurserIndex     *self,
                                             const char      *folded,
                                             PurserIndexFunc  func,
                                             gpointer         user_data);
gboolean          purser_index_knows        (PurserIndex     *self,
                                             const char      *folded);
const char *const *purser_index_get_synonyms (PurserIndex    *self,
                                             const char      *folded);
GHashTable       *purser_index_get_vocabulary (PurserIndex   *self);

G_END_DECLS
