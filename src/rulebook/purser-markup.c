// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-markup.h"

static void
block_free (gpointer data)
{
  PurserBlock *block = data;

  g_ptr_array_unref (block->cells);
  g_free (block);
}

static PurserBlock *
add_block (GPtrArray       *blocks,
           PurserBlockKind  kind)
{
  PurserBlock *block = g_new0 (PurserBlock, 1);

  block->kind = kind;
  block->n_columns = 1;
  block->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (blocks, block);
  return block;
}

static void
add_row (PurserBlock *table,
         const char  *line)
{
  g_autofree char *inner = g_strstrip (g_strdup (line + 1));
  g_auto (GStrv) cells = NULL;
  guint n;

  if (g_str_has_suffix (inner, "|"))
    inner[strlen (inner) - 1] = '\0';
  cells = g_strsplit (inner, "|", -1);
  n = g_strv_length (cells);
  if (table->cells->len == 0)
    table->n_columns = n;
  for (guint i = 0; i < table->n_columns; i++)
    g_ptr_array_add (table->cells, g_strdup (i < n ? g_strstrip (cells[i]) : ""));
}

static void
add_line (PurserBlock *block,
          const char  *line)
{
  if (block->kind == PURSER_BLOCK_TABLE)
    add_row (block, line);
  else if (block->kind == PURSER_BLOCK_LIST)
    g_ptr_array_add (block->cells, g_strdup (line + 2));
  else
    g_ptr_array_add (block->cells, g_strdup (line));
}

static PurserBlockKind
tell_kind (const char *line)
{
  if (g_str_has_prefix (line, "- "))
    return PURSER_BLOCK_LIST;
  return *line == '|' ? PURSER_BLOCK_TABLE : PURSER_BLOCK_PARAGRAPH;
}

/* Parses rules text: paragraphs, lists of lines that begin with "- ", and tables of lines that begin with "|".
 * Returns: (transfer full) (element-type PurserBlock): its blocks */
GPtrArray *
purser_markup_parse (const char *text)
{
  GPtrArray *blocks = g_ptr_array_new_with_free_func (block_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  PurserBlock *block = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      PurserBlockKind kind = tell_kind (lines[i]);

      if (*lines[i] == '\0')
        {
          block = NULL;
          continue;
        }
      if (block == NULL || block->kind != kind || kind == PURSER_BLOCK_PARAGRAPH)
        block = add_block (blocks, kind);
      add_line (block, lines[i]);
    }
  return blocks;
}

/* Replaces icons by their words: {ore:鉱石} is an icon and the word for it. */
static char *
name_icons (const char *cell)
{
  static GRegex *regex = NULL;

  if (regex == NULL)
    regex = g_regex_new ("\\{[a-z0-9-]+:([^}]*)\\}", G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_replace (regex, cell, -1, 0, "\\1", 0, NULL);
}

/* Removes the marks of bold words, and replaces icons by their words: `{ore:鉱石}` becomes 鉱石.
 *
 * @bold: (out) (optional): the bold parts of the result, an array of [struct@PurserSpan]
 *
 * Returns: (transfer full): the plain text */
char *
purser_markup_plain (const char  *cell,
                     GArray     **bold)
{
  g_autofree char *named = name_icons (cell);
  g_auto (GStrv) parts = g_strsplit (named, "**", -1);
  GString *plain = g_string_new (NULL);

  if (bold != NULL)
    *bold = g_array_new (FALSE, FALSE, sizeof (PurserSpan));
  for (guint i = 0; parts[i] != NULL; i++)
    {
      PurserSpan span = { plain->len, plain->len + strlen (parts[i]) };

      g_string_append (plain, parts[i]);
      if (bold != NULL && i % 2 == 1)
        g_array_append_val (*bold, span);
    }
  return g_string_free (plain, FALSE);
}
