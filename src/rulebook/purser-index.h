// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-lexicon.h"
#include "purser-rulebook.h"

G_BEGIN_DECLS

/* The size of a token. Titles, rulings and texts consist of tokens: stems of Latin words, single kanji, pairs of Japanese
 * characters, and concepts, which are an equals sign and a number. */
#define PURSER_TOKEN_SIZE 32

/* The weight of a token in an entry. */
typedef struct {
  guint16 entry;
  float weight;
} PurserPosting;

typedef struct {
  guint32 id;
  guint n_rules;    /* how many of the entries are rules; these come first */
  GArray *postings; /* of PurserPosting, by entry */
} PurserToken;

/* A title, a term or another name of an entry, as the ids of its tokens. */
typedef struct {
  guint16 entry;
  guint16 n;
  guint32 first; /* the place of its first token in the tokens of names */
  float weight;
} PurserName;

/* The search index of one rulebook and its cards. */
typedef struct {
  PurserRulebook *book;
  PurserLexicon *lexicon;
  GPtrArray *entries;      /* of PurserSection: the sections, then the cards */
  guint n_rules;
  GHashTable *tokens;      /* text: PurserToken */
  GArray *names;           /* of PurserName */
  GArray *name_tokens;     /* of guint32 */
  GHashTable *titles;      /* a folded title or number of a card: the entry, counted from 1 */
  gboolean whole;
} PurserIndex;

typedef void (*PurserTokenFunc) (const char *token,
                                 gpointer    user_data);

gboolean     purser_index_prepare      (PurserRulebook  *book);
PurserIndex *purser_index_get          (PurserRulebook  *book);
void         purser_index_each_token   (const char      *folded,
                                        PurserTokenFunc  func,
                                        gpointer         user_data);
void         purser_index_name_concept (guint            concept,
                                        char            *token);

G_END_DECLS
