// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-markup.h"
#include "purser-section.h"

G_BEGIN_DECLS

/**
 * PurserSearchFlags:
 *
 * What to search.
 */
typedef enum {
  PURSER_SEARCH_RULES = 1 << 0,
  PURSER_SEARCH_CARDS = 1 << 1,
  PURSER_SEARCH_BOTH = PURSER_SEARCH_RULES | PURSER_SEARCH_CARDS,
} PurserSearchFlags;

/**
 * PurserHit:
 * @section: (transfer none): what was found
 * @score: how well it answers; larger is better
 *
 * A section that was found.
 */
typedef struct {
  PurserSection *section;
  float          score;
} PurserHit;

/**
 * PurserSearch:
 *
 * A search over the rulebooks and cards of some games, in all languages at once.
 */
typedef struct _PurserSearch PurserSearch;

gboolean      purser_search_prepare (const char *const *games);
PurserSearch *purser_search_new     (const char *const *games);
void          purser_search_free    (PurserSearch      *self);

GArray       *purser_search_find    (PurserSearch      *self,
                                     const char        *text,
                                     PurserSearchFlags  flags);
GArray       *purser_search_mark    (PurserSearch      *self,
                                     const char        *text,
                                     const char        *passage);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserSearch, purser_search_free)

G_END_DECLS
