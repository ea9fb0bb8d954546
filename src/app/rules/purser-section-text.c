// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <adwaita.h>

#include "purser-inline-icons.h"
#include "purser-line-breaks.h"
#include "purser-reserved-size-bin.h"
#include "purser-rules-table.h"
#include "purser-section-text.h"
#include "purser-wrap-box.h"

static GtkWidget *
make_list (PurserBlock         *block,
           const PurserReading *reading)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < block->cells->len; i++)
    {
      GtkWidget *label = purser_section_label_new (block->cells->pdata[i], reading);
      GtkWidget *bullet = purser_section_label_new ("•", reading);

      gtk_label_set_selectable (GTK_LABEL (bullet), FALSE); /* otherwise the keyboard stops there as well */
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (GTK_GRID (grid), bullet, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label, 1, (int) i, 1, 1);
    }
  return grid;
}

static GtkWidget *
make_block (PurserBlock         *block,
            const PurserReading *reading)
{
  if (block->kind == PURSER_BLOCK_TABLE)
    return purser_rules_table_new (block, NULL, reading);
  return block->kind == PURSER_BLOCK_LIST ? make_list (block, reading)
                                          : purser_section_label_new (block->cells->pdata[0], reading);
}

/* Adds text with the markup of the rules that belongs to no section. */
void
purser_section_text_append (GtkWidget           *box,
                            const char          *text,
                            const PurserReading *reading)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (text);

  for (guint i = 0; i < blocks->len; i++)
    gtk_box_append (GTK_BOX (box), make_block (blocks->pdata[i], reading));
}

/* ---- What stays put when the language flips ---- */

/* Creates the text between two tables. It takes as much room as in the other language, so that the next table stays put. */
static GtkWidget *
make_run (GPtrArray           *blocks,
          guint                n_tables,
          const PurserReading *reading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  guint n = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      PurserBlock *block = blocks->pdata[i];

      if (block->kind == PURSER_BLOCK_TABLE)
        n++;
      else if (n == n_tables)
        gtk_box_append (GTK_BOX (box), make_block (block, reading));
    }
  return box;
}

static PurserBlock *
find_table (GPtrArray *blocks,
            guint      n_before)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      PurserBlock *block = blocks->pdata[i];

      if (block->kind == PURSER_BLOCK_TABLE && n_before-- == 0)
        return block;
    }
  return NULL;
}

static void
append_run (GtkWidget *box,
            GtkWidget *run,
            GtkWidget *other)
{
  GtkWidget *reserved = purser_reserved_size_bin_new (run, other);

  /* Two tables with nothing between them have no gap for it. */
  gtk_widget_set_visible (reserved, gtk_widget_get_first_child (run) != NULL ||
                                    (other != NULL && gtk_widget_get_first_child (other) != NULL));
  gtk_box_append (GTK_BOX (box), reserved);
}

static GtkWidget *
make_sure (PurserSection       *section,
           const PurserReading *reading)
{
  static const char *const styles[] = {
    [PURSER_SURE_HIGH] = "dimmed", [PURSER_SURE_MEDIUM] = "dimmed", [PURSER_SURE_LOW] = "warning", [PURSER_SURE_OPEN] = "warning",
    [PURSER_SURE_COPY] = "accent",
  };
  PurserSure sure = purser_section_get_sure (section);
  GtkWidget *label = purser_section_label_new (purser_sure_get_title (sure, reading->language), reading);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, styles[sure]);
  gtk_widget_set_visible (label, sure != PURSER_SURE_HIGH);
  return label;
}

/* Creates the ruling, which comes before all that explains it. */
static GtkWidget *
make_ruling (PurserSection       *section,
             const PurserReading *reading)
{
  const char *ruling = purser_section_get_ruling (section, reading->language);
  GtkWidget *label = purser_section_label_new (ruling, reading);

  gtk_widget_add_css_class (label, "rules-ruling");
  gtk_widget_set_visible (label, *ruling != '\0');
  return label;
}

/* Creates the part about the app, which is not part of the rule. */
static GtkWidget *
make_app (PurserSection       *section,
          const PurserReading *reading)
{
  const char *app = purser_section_get_app (section, reading->language);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *heading = purser_section_label_new (reading->language == PURSER_LANGUAGE_JA ? "パーサーでは" : "In Purser", reading);

  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), purser_section_label_new (app, reading));
  gtk_widget_add_css_class (box, "rules-app");
  gtk_widget_set_visible (box, *app != '\0');
  return box;
}

/* Returns: the text in the other language, empty if no room is kept for it */
static GPtrArray *
parse_other (PurserSection       *section,
             const PurserReading *reading)
{
  PurserReading turned = purser_reading_turn (reading);

  return purser_markup_parse (reading->alone ? "" : purser_section_get_text (section, turned.language));
}

static void
append_blocks (GtkWidget           *box,
               PurserSection       *section,
               const PurserReading *reading)
{
  PurserReading turned = purser_reading_turn (reading);
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, reading->language));
  g_autoptr (GPtrArray) others = parse_other (section, reading);
  gboolean picture = purser_section_get_picture (section) != NULL;

  for (guint i = 0;; i++)
    {
      PurserBlock *table = find_table (blocks, i);

      /* The last text needs no room for the other language, unless a picture follows. */
      append_run (box, make_run (blocks, i, reading), table != NULL || picture ? make_run (others, i, &turned) : NULL);
      if (table == NULL)
        return;
      gtk_box_append (GTK_BOX (box), purser_rules_table_new (table, find_table (others, i), reading));
    }
}

/* Creates a text above a table of a sheet. It takes the room of the other language, so that the table stays put. */
static GtkWidget *
sheet_label_new (GPtrArray           *blocks,
                 GPtrArray           *others,
                 guint                i,
                 const PurserReading *reading)
{
  PurserReading turned = purser_reading_turn (reading);
  PurserBlock *block = blocks->pdata[i], *other = i < others->len ? others->pdata[i] : NULL;
  GtkWidget *label = purser_section_label_new (block->cells->pdata[0], reading);

  if (other == NULL || other->kind == PURSER_BLOCK_TABLE)
    return label;
  return purser_reserved_size_bin_new (label, purser_section_label_new (other->cells->pdata[0], &turned));
}

/* Adds the tables of a sheet side by side, so that all of it fits a screen. */
static void
append_sheet (GtkWidget           *box,
              PurserSection       *section,
              const PurserReading *reading)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, reading->language));
  g_autoptr (GPtrArray) others = parse_other (section, reading);
  GtkWidget *sheet = purser_wrap_box_new (24, 12), *part = NULL;
  guint n = 0;

  gtk_widget_add_css_class (sheet, "rules-sheet");
  for (guint i = 0; i < blocks->len; i++)
    {
      PurserBlock *block = blocks->pdata[i];

      if (part == NULL)
        adw_wrap_box_append (ADW_WRAP_BOX (sheet), part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
      if (block->kind != PURSER_BLOCK_TABLE)
        {
          gtk_box_append (GTK_BOX (part), sheet_label_new (blocks, others, i, reading));
          continue;
        }
      gtk_box_append (GTK_BOX (part), purser_rules_table_new (block, find_table (others, n++), reading));
      part = NULL;
    }
  gtk_box_append (GTK_BOX (box), sheet);
}

static GtkWidget *
make_title (PurserSection       *section,
            const PurserReading *reading)
{
  GtkWidget *title = purser_section_label_new (purser_section_get_title (section, reading->language), reading);

  gtk_widget_add_css_class (title, "title-2");
  gtk_label_set_selectable (GTK_LABEL (title), FALSE); /* otherwise it is selected whenever a section opens */
  return title;
}

/* Adds a part that takes as much room as in the other language. */
static void
append_part (GtkWidget           *box,
             GtkWidget         *(*make) (PurserSection *, const PurserReading *),
             PurserSection       *section,
             const PurserReading *reading)
{
  PurserReading turned = purser_reading_turn (reading);
  GtkWidget *other = reading->alone ? NULL : make (section, &turned);

  gtk_box_append (GTK_BOX (box), purser_reserved_size_bin_new (make (section, reading), other));
}

/* Lays a section out in one language: its title, its text and how sure it is. Its tables, and what comes below a picture,
 * are at the same places as in the other language, unless it is to be alone.
 * Returns: (transfer floating): a widget */
GtkWidget *
purser_section_text_new (PurserSection       *section,
                         const PurserReading *reading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  append_part (box, make_title, section, reading);
  append_part (box, make_ruling, section, reading);
  if (purser_section_is_sheet (section))
    append_sheet (box, section, reading);
  else
    append_blocks (box, section, reading);
  append_part (box, make_app, section, reading);
  append_part (box, make_sure, section, reading);
  return box;
}

char *
purser_section_text_copy (PurserSection  *section,
                          PurserLanguage  language)
{
  g_autofree char *plain = purser_markup_plain (purser_section_get_text (section, language), NULL);
  const char *ruling = purser_section_get_ruling (section, language);

  return g_strdup_printf ("%s\n\n%s%s%s\n", purser_section_get_title (section, language), ruling, *ruling != '\0' ? "\n\n" : "", plain);
}
