// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-index.h"

G_BEGIN_DECLS

/**
 * PurserQuery:
 * @whole: what was asked, folded
 * @words: (element-type utf8): the folded words in it that mean something
 * @pairs: (element-type utf8): words that stand side by side, and names of several words
 *
 * What somebody asked, taken apart.
 */
typedef struct {
  char      *whole;
  GPtrArray *words;
  GPtrArray *pairs;
} PurserQuery;

PurserQuery *purser_query_new  (const char  *text,
                                GPtrArray   *indexes);
void         purser_query_free (PurserQuery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserQuery, purser_query_free)

G_END_DECLS
