// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

/* The names that people use for the same things, in both languages, and English fillers, which say nothing. */
typedef struct _PurserLexicon PurserLexicon;

/* A recognized name: its length in bytes, and the concepts it may stand for. */
typedef struct {
  gsize length;
  GArray *concepts; /* of guint, (transfer none) */
} PurserRecognized;

PurserLexicon *purser_lexicon_new       (PurserValue      *terms);
gboolean       purser_lexicon_recognize (PurserLexicon    *self,
                                         const char       *at,
                                         PurserRecognized *recognized);
gboolean       purser_lexicon_is_term   (PurserLexicon    *self,
                                         guint             concept);
gboolean       purser_lexicon_is_proper (PurserLexicon    *self,
                                         const char       *at,
                                         gsize             length);
gboolean       purser_lexicon_is_filler (const char       *stem);

G_END_DECLS
