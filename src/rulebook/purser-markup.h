// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserBlockKind:
 *
 * The kinds of blocks of rules text.
 */
typedef enum {
  PURSER_BLOCK_PARAGRAPH,
  PURSER_BLOCK_LIST,
  PURSER_BLOCK_TABLE,
} PurserBlockKind;

/**
 * PurserBlock:
 * @kind: its kind
 * @n_columns: how many columns a table has; 1 for the others
 * @cells: (element-type utf8): the one text of a paragraph, the items of a list, or the cells of a
 *   table row by row, the first row being the header; each may have **bold** words
 *
 * A block of rules text, for front ends to lay out.
 */
typedef struct {
  PurserBlockKind  kind;
  guint            n_columns;
  GPtrArray       *cells;
} PurserBlock;

/**
 * PurserSpan:
 * @from: the first byte
 * @to: the byte after the last
 *
 * A part of a text.
 */
typedef struct {
  gsize from;
  gsize to;
} PurserSpan;

GPtrArray *purser_markup_parse (const char  *text);
char      *purser_markup_plain (const char  *cell,
                                GArray     **bold);

G_END_DECLS
