// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

/**
 * PurserClaim:
 * @word: what is claimed: `is`, `size`, `entry` or `entries`
 * @where: the path in the report, or the number of the record
 * @value: what must be there
 *
 * One line of what must come of a play.
 */
typedef struct {
  char        *word;
  char        *where;
  PurserValue *value;
} PurserClaim;

/**
 * PurserCase:
 * @name: what it proves, in a few words
 * @why: (nullable): the clause of the rules, and how the numbers come about
 * @file: the bytes of the play
 * @n_lines: how many lines it has so far, the header included
 * @refused: the line that is refused; 0 where the play is good
 * @says: (nullable): a text that the refusal holds
 * @claims: (element-type PurserClaim): what must come of it
 *
 * One play beside what must come of it.
 */
typedef struct {
  char      *name;
  char      *why;
  GString   *file;
  guint      n_lines;
  guint      refused;
  char      *says;
  GPtrArray *claims;
} PurserCase;

GPtrArray *purser_case_book_read (const char *path,
                                  GHashTable *setups);
void       purser_case_free      (PurserCase *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserCase, purser_case_free)

G_END_DECLS
