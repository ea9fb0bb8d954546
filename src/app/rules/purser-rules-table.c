// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-measure.h"
#include "purser-reserved-size-bin.h"
#include "purser-rules-table.h"
#include "purser-widget.h"

/* A longer cell, in letters, is a text. Columns of texts are unpleasant if they are narrow, and have lines of their own if the
 * rows are below each other. */
#define SHORT_CELL 14

#define ICON_SIZE 16

/* The part of its natural width that a grid of texts needs to be pleasant to read. */
#define ROOM 0.6

/* The width in pixels that the rows below each other always have room in while a line of text is not higher than that, as only
 * words of a few letters are kept whole. To measure them takes half of the time of a table that shows its grid. */
#define NARROWEST 160
#define USUAL_LINE 24

/* A table of the rules: a grid if there is room for it; if the columns would be too narrow, the rows below each other, each cell
 * with its heading. Numbers stay in a grid while they fit. */
struct _PurserRulesTable
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *stack;
  gboolean   wordy;
  double     scale; /* of the text */
};

G_DEFINE_FINAL_TYPE (PurserRulesTable, purser_rules_table, GTK_TYPE_WIDGET)

static int
measure_width (GtkWidget *widget,
               gboolean   natural)
{
  int minimum, wanted;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

static GtkWidget *
table_choose (PurserRulesTable *self,
              int               width)
{
  if (width < 0)
    return self->grid;
  if (width < measure_width (self->grid, FALSE))
    return self->stack;
  return self->wordy && width < measure_width (self->grid, TRUE) * ROOM ? self->stack : self->grid;
}

/* Returns the width of the table: a grid is not stretched, as its numbers would be far from what they belong to. */
static int
table_limit (PurserRulesTable *self,
             GtkWidget        *chosen,
             int               width)
{
  return chosen == self->grid && width >= 0 ? MIN (width, measure_width (self->grid, TRUE)) : width;
}

static int
table_measure_stack (PurserRulesTable *self)
{
  if (purser_measure_line (GTK_WIDGET (self)) * self->scale <= USUAL_LINE)
    return NARROWEST;
  return measure_width (self->stack, FALSE);
}

static void
purser_rules_table_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  PurserRulesTable *self = PURSER_RULES_TABLE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      GtkWidget *chosen = table_choose (self, for_size);

      gtk_widget_measure (chosen, orientation, table_limit (self, chosen, for_size), minimum, natural, NULL, NULL);
      return;
    }
  *minimum = MIN (measure_width (self->grid, FALSE), table_measure_stack (self));
  *natural = MAX (measure_width (self->grid, TRUE), *minimum);
}

static void
purser_rules_table_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  PurserRulesTable *self = PURSER_RULES_TABLE (widget);
  GtkWidget *chosen = table_choose (self, width);
  int needed = table_limit (self, chosen, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_point_t start = GRAPHENE_POINT_INIT (mirrored ? (float) (width - needed) : 0, 0);

  gtk_widget_set_child_visible (self->grid, chosen == self->grid);
  gtk_widget_set_child_visible (self->stack, chosen == self->stack);
  gtk_widget_allocate (chosen, needed, height, baseline, gsk_transform_translate (NULL, &start));
}

static void
purser_rules_table_dispose (GObject *object)
{
  PurserRulesTable *self = PURSER_RULES_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (purser_rules_table_parent_class)->dispose (object);
}

static void
purser_rules_table_class_init (PurserRulesTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_rules_table_dispose;
  widget_class->get_request_mode = purser_measure_get_mode;
  widget_class->measure = purser_rules_table_measure;
  widget_class->size_allocate = purser_rules_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "rules-table");
}

static void
purser_rules_table_init (PurserRulesTable *self)
{
}

/* A table in the reader's language and, if it has the same cells there, in the other one. */
typedef struct {
  PurserBlock   *block;
  PurserBlock   *other; /* (nullable) */
  PurserReading  reading;
  PurserReading  turned;
} Table;

static gboolean
is_short (const char *cell)
{
  g_autofree char *plain = purser_markup_plain (cell, NULL);

  return strchr (cell, '{') != NULL || purser_measure_letters (plain) <= SHORT_CELL;
}

static gboolean
has_text (PurserBlock *block,
          guint        column)
{
  for (guint i = column; block != NULL && i < block->cells->len; i += block->n_columns)
    if (!is_short (block->cells->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Returns whether a column has texts in either language, as it has the same layout in both. */
static gboolean
is_wordy (const Table *table,
          guint        column)
{
  return has_text (table->block, column) || has_text (table->other, column);
}

/* ---- The grid ---- */

/* Creates the label of a cell in a grid. Its words are not broken, as the rows would rather be below each other. A heading does
 * not make its column much wider than the cells below. */
static GtkWidget *
label_new (PurserBlock         *block,
           guint                i,
           const PurserReading *reading)
{
  GtkWidget *label = purser_section_label_new (block->cells->pdata[i], reading);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  if (i > 0 && i < block->n_columns)
    gtk_label_set_max_width_chars (GTK_LABEL (label), SHORT_CELL);
  else if (is_short (block->cells->pdata[i]))
    gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  return label;
}

static void
style_cell (GtkWidget *cell,
            guint      row)
{
  gtk_widget_add_css_class (cell, "rules-cell");
  gtk_widget_add_css_class (cell, "numeric");
  if (row > 0 && row % 2 == 0)
    gtk_widget_add_css_class (cell, "rules-cell-even");
}

/* Shows an icon such as {ore:鉱石}, with the name for screen readers. */
static GtkWidget *
icon_new (const char          *named,
          const PurserReading *reading)
{
  const char *colon = strchr (named, ':');
  g_autofree char *code = g_strndup (named, (gsize) (colon - named));
  g_autofree char *name = g_strdup_printf ("purser-%s-symbolic", code);
  g_autofree char *title = g_strndup (colon + 1, strcspn (colon + 1, "}"));
  GtkWidget *image = gtk_image_new_from_icon_name (name);

  gtk_image_set_pixel_size (GTK_IMAGE (image), (int) (ICON_SIZE * reading->scale));
  purser_explain (image, title);
  return image;
}

static int
measure_line (const PurserReading *reading)
{
  GtkWidget *label = g_object_ref_sink (purser_section_label_new ("0", reading));
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_object_unref (label);
  return height;
}

/* Shows a cell with icons, such as costs, on the middle of a line of text. */
static GtkWidget *
icons_new (const char          *cell,
           const PurserReading *reading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_auto (GStrv) parts = g_strsplit (cell, "{", -1);

  gtk_widget_set_size_request (box, -1, measure_line (reading));
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *end = i > 0 ? strchr (parts[i], '}') : NULL;
      g_autofree char *text = g_strstrip (g_strdup (end != NULL ? end + 1 : parts[i]));

      if (end != NULL)
        gtk_box_append (GTK_BOX (box), icon_new (parts[i], reading));
      if (*text != '\0')
        gtk_box_append (GTK_BOX (box), purser_section_label_new (text, reading));
    }
  return box;
}

static GtkWidget *
content_new (PurserBlock         *block,
             guint                i,
             const PurserReading *reading)
{
  const char *cell = block->cells->pdata[i];

  return strchr (cell, '{') != NULL ? icons_new (cell, reading) : label_new (block, i, reading);
}

static GtkWidget *
cell_new (const Table *table,
          guint        i)
{
  GtkWidget *other = table->other != NULL ? content_new (table->other, i, &table->turned) : NULL;
  GtkWidget *cell = purser_reserved_size_bin_new (content_new (table->block, i, &table->reading), other);

  style_cell (cell, i / table->block->n_columns);
  if (i < table->block->n_columns)
    gtk_widget_add_css_class (cell, "heading");
  return cell;
}

static GtkWidget *
grid_new (const Table *table)
{
  GtkWidget *grid = gtk_grid_new ();
  guint n = table->block->n_columns;

  for (guint i = 0; i < table->block->cells->len; i++)
    gtk_grid_attach (GTK_GRID (grid), cell_new (table, i), (int) (i % n), (int) (i / n), 1, 1);
  return grid;
}

/* ---- The rows below each other ---- */

/* Returns whether any column has texts: the cells of a row are all told in one way. */
static gboolean
is_wordy_beside_title (const Table *table)
{
  for (guint i = 1; i < table->block->n_columns; i++)
    if (is_wordy (table, i))
      return TRUE;
  return FALSE;
}

static void
append_cell (GString        *text,
             const char     *heading,
             const char     *cell,
             gboolean        wordy,
             PurserLanguage  language)
{
  if (*cell == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, wordy ? "\n" : " · ");
  if (wordy)
    g_string_append_printf (text, "%s%s%s", heading, language == PURSER_LANGUAGE_JA ? "：" : ": ", cell);
  else
    g_string_append_printf (text, "%s **%s**", heading, cell);
}

static GtkWidget *
lines_new (const Table         *table,
           PurserBlock         *block,
           guint                row,
           const PurserReading *reading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *const *headings = (const char *const *) block->cells->pdata;
  const char *const *cells = headings + row * block->n_columns;
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *title = purser_section_label_new (cells[0], reading);
  gboolean wordy = is_wordy_beside_title (table);

  for (guint i = 1; i < block->n_columns; i++)
    append_cell (text, headings[i], cells[i], wordy, reading->language);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), purser_section_label_new (text->str, reading));
  return box;
}

static GtkWidget *
row_new (const Table *table,
         guint        row)
{
  GtkWidget *other = table->other != NULL ? lines_new (table, table->other, row, &table->turned) : NULL;
  GtkWidget *reserved = purser_reserved_size_bin_new (lines_new (table, table->block, row, &table->reading), other);

  style_cell (reserved, row);
  return reserved;
}

static GtkWidget *
stack_new (const Table *table)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint row = 1; row < table->block->cells->len / table->block->n_columns; row++)
    gtk_box_append (GTK_BOX (box), row_new (table, row));
  return box;
}

static GtkWidget *
adopt (PurserRulesTable *self,
       GtkWidget        *child)
{
  gtk_widget_add_css_class (child, "rules-table");
  gtk_widget_set_overflow (child, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static gboolean
has_same_cells (PurserBlock *block,
                PurserBlock *other)
{
  return other != NULL && other->n_columns == block->n_columns && other->cells->len == block->cells->len;
}

/* Lays a table out with its rows and columns at the same places as in the other language, and no wider than they need.
 *
 * @other: (nullable): the table in the other language */
GtkWidget *
purser_rules_table_new (PurserBlock         *block,
                        PurserBlock         *other,
                        const PurserReading *reading)
{
  PurserRulesTable *self = g_object_new (PURSER_TYPE_RULES_TABLE, NULL);
  Table table = { block, has_same_cells (block, other) ? other : NULL, *reading, purser_reading_turn (reading) };

  self->scale = reading->scale;
  self->grid = adopt (self, grid_new (&table));
  self->stack = adopt (self, stack_new (&table));
  for (guint i = 0; i < block->n_columns; i++)
    self->wordy |= is_wordy (&table, i);
  return GTK_WIDGET (self);
}
