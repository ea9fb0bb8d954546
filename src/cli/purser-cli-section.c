// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "purser-cli-section.h"
#include "purser-markup.h"
#include "purser-rulebook.h"

/* How many columns of the terminal text takes; characters of Chinese and Japanese take two. */
static guint
measure (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      width += g_unichar_iszerowidth (character) ? 0 : g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

static void
print_padded (const char *text,
              guint       width)
{
  g_print ("%s%*s", text, (int) (width - MIN (width, measure (text))), "");
}

static guint
measure_column (PurserBlock *table,
                guint        column)
{
  guint width = 0;

  for (guint i = column; i < table->cells->len; i += table->n_columns)
    {
      g_autofree char *plain = purser_markup_plain (table->cells->pdata[i], NULL);

      width = MAX (width, measure (plain));
    }
  return width;
}

static void
print_rule (PurserBlock *table)
{
  g_print ("  ");
  for (guint i = 0; i < table->n_columns; i++)
    for (guint j = 0; j < measure_column (table, i) + (i + 1 < table->n_columns ? 2 : 0); j++)
      g_print ("─");
  g_print ("\n");
}

static void
print_table (PurserBlock *table)
{
  for (guint i = 0; i < table->cells->len; i++)
    {
      guint column = i % table->n_columns;
      g_autofree char *plain = purser_markup_plain (table->cells->pdata[i], NULL);

      if (column == 0)
        g_print ("  ");
      if (column + 1 < table->n_columns)
        print_padded (plain, measure_column (table, column) + 2);
      else
        g_print ("%s\n", plain);
      if (i + 1 == table->n_columns)
        print_rule (table);
    }
}

static void
print_block (PurserBlock *block)
{
  if (block->kind == PURSER_BLOCK_TABLE)
    {
      print_table (block);
      return;
    }
  for (guint i = 0; i < block->cells->len; i++)
    {
      g_autofree char *plain = purser_markup_plain (block->cells->pdata[i], NULL);

      g_print ("%s%s\n", block->kind == PURSER_BLOCK_LIST ? "  • " : "", plain);
    }
}

static void
print_related (PurserSection *section)
{
  PurserValue *related = purser_section_get_related (section);
  guint n = related != NULL ? purser_value_get_size (related) : 0;

  for (guint i = 0; i < n; i++)
    g_print ("%s %s", i > 0 ? "," : "→", purser_value_get_text (purser_value_get_at (related, i)));
  if (n > 0)
    g_print ("\n");
}

/**
 * purser_cli_print_section:
 * @section: a rule or a card
 * @language: in which language
 *
 * Prints it whole, with how sure it is and what it is related to.
 */
void
purser_cli_print_section (PurserSection  *section,
                          PurserLanguage  language)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, language));

  g_print ("%s  [%s]\n\n", purser_section_get_title (section, language), purser_section_get_id (section));
  for (guint i = 0; i < blocks->len; i++)
    {
      print_block (blocks->pdata[i]);
      g_print ("\n");
    }
  g_print ("%s\n", purser_sure_get_title (purser_section_get_sure (section), language));
  print_related (section);
}
