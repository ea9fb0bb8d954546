// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-cli-text.h"

#define INDENT 2
#define GAP 2

/* Columns narrower than this are hard to read; the table is printed row by row then. */
#define NARROW 14

/* A table as plain text, with the printed widths of its columns. */
typedef struct {
  GPtrArray *cells;
  guint      n_columns;
  guint     *widths;
} Table;

static void
table_read (Table       *table,
            PurserBlock *block)
{
  table->cells = g_ptr_array_new_with_free_func (g_free);
  table->n_columns = block->n_columns;
  table->widths = g_new0 (guint, block->n_columns);
  for (guint i = 0; i < block->cells->len; i++)
    {
      char *plain = purser_markup_plain (block->cells->pdata[i], NULL);
      guint *width = &table->widths[i % block->n_columns];

      g_ptr_array_add (table->cells, plain);
      *width = MAX (*width, purser_cli_measure (plain));
    }
}

static void
table_clear (Table *table)
{
  g_ptr_array_unref (table->cells);
  g_free (table->widths);
}

static guint
table_measure (Table *table)
{
  guint width = INDENT + GAP * (table->n_columns - 1);

  for (guint i = 0; i < table->n_columns; i++)
    width += table->widths[i];
  return width;
}

static guint
find_widest (Table *table)
{
  guint widest = 0;

  for (guint i = 1; i < table->n_columns; i++)
    if (table->widths[i] > table->widths[widest])
      widest = i;
  return widest;
}

/* Narrows the widest columns until the table fits. Returns whether they can still be read. */
static gboolean
table_fit (Table *table,
           guint  width)
{
  while (table_measure (table) > width)
    {
      guint *widest = &table->widths[find_widest (table)];

      if (*widest <= NARROW)
        return FALSE;
      *widest -= 1;
    }
  return TRUE;
}

/* ---- As a grid ---- */

static void
print_line (Table      *table,
            GPtrArray **lines,
            guint       line)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint place = INDENT;

  for (guint i = 0; i < table->n_columns; i++)
    {
      const char *part = line < lines[i]->len ? lines[i]->pdata[line] : "";

      if (*part != '\0')
        g_string_append_printf (text, "%*s%s", (int) (place - purser_cli_measure (text->str)), "", part);
      place += table->widths[i] + GAP;
    }
  g_print ("%s\n", text->str);
}

static void
print_row (Table *table,
           guint  row)
{
  g_autofree GPtrArray **lines = g_new0 (GPtrArray *, table->n_columns);
  guint height = 0;

  for (guint i = 0; i < table->n_columns; i++)
    {
      lines[i] = purser_cli_wrap (table->cells->pdata[row * table->n_columns + i], table->widths[i]);
      height = MAX (height, lines[i]->len);
    }
  for (guint i = 0; i < height; i++)
    print_line (table, lines, i);
  for (guint i = 0; i < table->n_columns; i++)
    g_ptr_array_unref (lines[i]);
}

static void
print_rule (Table *table)
{
  g_print ("%*s", INDENT, "");
  for (guint i = INDENT; i < table_measure (table); i++)
    g_print ("─");
  g_print ("\n");
}

static void
print_grid (Table *table)
{
  for (guint row = 0; row < table->cells->len / table->n_columns; row++)
    {
      print_row (table, row);
      if (row == 0)
        print_rule (table);
    }
}

/* ---- Row by row ---- */

static void
print_told (Table          *table,
            guint           row,
            PurserLanguage  language)
{
  const char *const *headings = (const char *const *) table->cells->pdata;
  const char *const *cells = headings + row * table->n_columns;

  purser_cli_print_wrapped ("  ", cells[0]);
  for (guint i = 1; i < table->n_columns; i++)
    {
      g_autofree char *line = g_strconcat (headings[i], language == PURSER_LANGUAGE_JA ? "：" : ": ", cells[i], NULL);

      if (*cells[i] != '\0')
        purser_cli_print_wrapped ("    ", line);
    }
}

/* Prints a table in columns, and wraps the widest if they do not fit; or row by row if they got too narrow. */
void
purser_cli_print_table (PurserBlock    *block,
                        PurserLanguage  language)
{
  Table table;

  table_read (&table, block);
  if (table_fit (&table, purser_cli_get_width ()))
    print_grid (&table);
  else
    for (guint row = 1; row < table.cells->len / table.n_columns; row++)
      print_told (&table, row, language);
  table_clear (&table);
}
