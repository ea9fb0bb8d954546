// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

/**
 * PurserClaim:
 * @word: the kind of claim: `is`, `size`, `entry` or `entries`
 * @where: the path in the report, or the number of the record
 * @value: the expected value
 *
 * One line about the expected result of a play.
 */
typedef struct {
  char        *word;
  char        *where;
  PurserValue *value;
} PurserClaim;

/**
 * PurserCase:
 * @name: what it proves, in a few words
 * @why: (nullable): the clause of the rules, and how the numbers are computed
 * @file: the bytes of the play
 * @n_lines: the number of its lines so far, including the header
 * @refused: the line that is refused; 0 if the play is valid
 * @says: (nullable): a text that the refusal contains
 * @claims: (element-type PurserClaim): the expected result
 *
 * A play with its expected result.
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
