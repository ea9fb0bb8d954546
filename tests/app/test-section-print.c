// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Printed rules: the quick reference of each game fits one sheet, in either language. */

#include "config.h"

#include <glib/gstdio.h>

#include "purser-rulebook.h"
#include "purser-section-print.h"

/* Returns: the number of A4 pages of a section, printed to a file */
static int
count_pages (const char     *rule,
             PurserLanguage  language)
{
  g_autoptr (PurserSectionPrint) operation = g_object_new (PURSER_TYPE_SECTION_PRINT, NULL);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "purser-section.pdf", NULL);
  g_autoptr (GError) error = NULL;
  GtkPrintOperation *print = GTK_PRINT_OPERATION (operation);
  PurserSection *section = purser_rulebook_find_anywhere (rule);

  g_assert_nonnull (section);
  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_allow_async (print, FALSE);
  gtk_print_operation_set_export_filename (print, path);
  purser_section_print_add (operation, section, language);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpint (g_remove (path), ==, 0);
  return gtk_print_operation_get_n_pages_to_print (print);
}

static void
test_sheets (void)
{
  static const char *const sheets[] = { "space-base/sheet", "starfarers/sheet", "andromeda/sheet", "phoenix/sheet" };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    for (int language = 0; language < PURSER_N_LANGUAGES; language++)
      g_assert_cmpint (count_pages (sheets[i], (PurserLanguage) language), ==, 1);
}

/* Printing many sections shows its progress in our own dialog alone, and can be cancelled. */
static void
test_progress (void)
{
  g_autoptr (PurserSectionPrint) operation = g_object_new (PURSER_TYPE_SECTION_PRINT, NULL);
  gboolean shows;
  gboolean beside;

  g_object_get (operation, "show-progress", &shows, "allow-async", &beside, NULL);
  g_assert_true (!shows && beside);
}

int
main (int   argc,
      char *argv[])
{
  gtk_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/section-print/a-quick-reference-fits-a-page", test_sheets);
  g_test_add_func ("/section-print/shows-how-far-it-is", test_progress);
  return g_test_run ();
}
