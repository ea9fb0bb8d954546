// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserBlockKind:
 *
 * What rules text is made of.
 */
typedef enum {
  PURSER_BLOCK_PARAGRAPH,
  PURSER_BLOCK_LIST,
  PURSER_BLOCK_TABLE,
} PurserBlockKind;

/**
 * PurserBlock:
 * @kind: what it is
 * @n_columns: how many columns a table has; 1 for the others
 * @cells: (element-type utf8): the one text of a paragraph, the items of a list, or the cells of a
 *   table row by row, the first row being the header; each may hold **bold** words
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
 * A stretch of text.
 */
typedef struct {
  gsize from;
  gsize to;
} PurserSpan;

GPtrArray *purser_markup_parse (const char  *text);
char      *purser_markup_plain (const char  *cell,
                                GArray     **bold);

G_END_DECLS
