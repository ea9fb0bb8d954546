// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-cli-text.h"

static void
print_block (PurserBlock    *block,
             PurserLanguage  language)
{
  if (block->kind == PURSER_BLOCK_TABLE)
    {
      purser_cli_print_table (block, language);
      return;
    }
  for (guint i = 0; i < block->cells->len; i++)
    {
      g_autofree char *plain = purser_markup_plain (block->cells->pdata[i], NULL);

      purser_cli_print_wrapped (block->kind == PURSER_BLOCK_LIST ? "  • " : "", plain);
    }
}

static void
print_related (PurserSection *section)
{
  PurserValue *related = purser_section_get_related (section);
  guint n = purser_value_get_size (related);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", purser_value_get_string (purser_value_get_at (related, i)));
  if (n > 0)
    purser_cli_print_wrapped ("→ ", list->str);
}

static void
print_title (PurserSection  *section,
             PurserLanguage  language)
{
  g_autofree char *title = g_strdup_printf ("%s  [%s]", purser_section_get_title (section, language),
                                            purser_section_get_id (section));

  purser_cli_print_wrapped ("", title);
  g_print ("\n");
}

/* Prints the rule in one sentence first, so that the user need not read on. */
static void
print_ruling (PurserSection  *section,
              PurserLanguage  language)
{
  const char *ruling = purser_section_get_ruling (section, language);

  if (*ruling == '\0')
    return;
  purser_cli_print_wrapped ("", ruling);
  g_print ("\n");
}

/* Prints what to do in the app, apart from the rule. */
static void
print_app (PurserSection  *section,
           PurserLanguage  language)
{
  const char *app = purser_section_get_app (section, language);

  if (*app == '\0')
    return;
  purser_cli_print_wrapped ("Purser: ", app);
  g_print ("\n");
}

static void
print_sure (PurserSection  *section,
            PurserLanguage  language)
{
  const char *sure = purser_sure_get_title (purser_section_get_sure (section), language);

  if (*sure != '\0')
    g_print ("%s\n", sure);
}

/* Prints a section in full, as wide as the terminal, with how certain it is if it is not, and its related sections. */
void
purser_cli_print_section (PurserSection  *section,
                          PurserLanguage  language)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, language));

  print_title (section, language);
  print_ruling (section, language);
  for (guint i = 0; i < blocks->len; i++)
    {
      print_block (blocks->pdata[i], language);
      g_print ("\n");
    }
  print_app (section, language);
  print_sure (section, language);
  print_related (section);
}
