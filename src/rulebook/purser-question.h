// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-index.h"

G_BEGIN_DECLS

/* One thing that is asked for, by any of its names. */
typedef struct {
  float share;
  GPtrArray *tokens; /* of char */
} PurserUnit;

/* A question, as it is read for one rulebook. */
typedef struct {
  char *whole;      /* folded */
  GPtrArray *units; /* of PurserUnit */
  GPtrArray *stems; /* of char: the Latin words that are no fillers */
  GPtrArray *runs;  /* of char: the runs of kanji or katakana, folded */
  GArray *concepts; /* of guint: the names that were recognized */
} PurserQuestion;

PurserQuestion *purser_question_new  (const char     *text,
                                      PurserIndex    *index,
                                      GPtrArray      *indexes);
void            purser_question_free (PurserQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserQuestion, purser_question_free)

G_END_DECLS
