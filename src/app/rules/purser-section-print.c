// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-markup.h"
#include "purser-rulebook.h"
#include "purser-section-print.h"

/* In points. */
#define TEXT_SIZE 12
#define TITLE_SIZE 20
#define GAP 9
#define CELL_GAP 6
#define INDENT 14

/* The grey of every second row of a table. */
#define SHADE 0.93

/* A line of the print: a paragraph, an item of a list, or a row of a table. */
typedef struct {
  GPtrArray *layouts; /* (element-type PangoLayout) */
  GArray    *lefts;   /* (element-type double) */
  double     above;
  double     height;
  double     shaded;  /* the width of the shade, 0 for none */
  guint      page;
} Line;

/* Prints sections of the rules, one below the other: their titles, rulings and texts. They are made smaller if they nearly fit
 * one page. */
struct _PurserSectionPrint
{
  PurserPrint parent_instance;

  GPtrArray *sections;
  GArray    *languages;
  GPtrArray *lines;
  /* How many sections are laid out. */
  guint      n_done;
  double     scale;
};

G_DEFINE_FINAL_TYPE (PurserSectionPrint, purser_section_print, PURSER_TYPE_PRINT)

/* Smaller letters cannot be read at a table. */
#define SMALLEST_SCALE 0.7

static void
line_free (Line *line)
{
  g_ptr_array_unref (line->layouts);
  g_array_unref (line->lefts);
  g_free (line);
}

static Line *
print_add_line (PurserSectionPrint *self,
                double              above)
{
  Line *line = g_new0 (Line, 1);

  line->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  line->lefts = g_array_new (FALSE, FALSE, sizeof (double));
  line->above = above;
  g_ptr_array_add (self->lines, line);
  return line;
}

static PangoLayout *
layout_new (GtkPrintContext *context,
            const char      *text,
            double           size,
            gboolean         bold)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("sans");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (GArray) spans = NULL;
  g_autofree char *plain = purser_markup_plain (text, &spans);

  pango_font_description_set_size (font, (int) (size * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  for (guint i = 0; i < spans->len; i++)
    {
      PangoAttribute *attribute = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      attribute->start_index = (guint) g_array_index (spans, PurserSpan, i).from;
      attribute->end_index = (guint) g_array_index (spans, PurserSpan, i).to;
      pango_attr_list_insert (attributes, attribute);
    }
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, plain, -1);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

static double
get_size (PangoLayout *layout,
          gboolean     height)
{
  int wide, high;

  pango_layout_get_size (layout, &wide, &high);
  return (double) (height ? high : wide) / PANGO_SCALE;
}

/* @layout: (transfer full) */
static void
line_put (Line        *line,
          PangoLayout *layout,
          double       left,
          double       width)
{
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  g_ptr_array_add (line->layouts, layout);
  g_array_append_val (line->lefts, left);
  line->height = MAX (line->height, get_size (layout, TRUE));
}

static void
print_text (PurserSectionPrint *self,
            GtkPrintContext    *context,
            const char         *text,
            double              size,
            gboolean            bold)
{
  if (*text != '\0')
    line_put (print_add_line (self, GAP), layout_new (context, text, size, bold), 0, gtk_print_context_get_width (context));
}

static void
print_list (PurserSectionPrint *self,
            GtkPrintContext    *context,
            PurserBlock        *block)
{
  double width = gtk_print_context_get_width (context) - INDENT;

  for (guint i = 0; i < block->cells->len; i++)
    {
      Line *line = print_add_line (self, i > 0 ? GAP / 2 : GAP);

      line_put (line, layout_new (context, "•", TEXT_SIZE, FALSE), 0, INDENT);
      line_put (line, layout_new (context, block->cells->pdata[i], TEXT_SIZE, FALSE), INDENT, width);
    }
}

/* ---- Tables ---- */

/* Returns: (transfer full): the natural width of each column */
static double *
measure_columns (GtkPrintContext *context,
                 PurserBlock     *block)
{
  double *widths = g_new0 (double, block->n_columns);

  for (guint i = 0; i < block->cells->len; i++)
    {
      g_autoptr (PangoLayout) layout = layout_new (context, block->cells->pdata[i], TEXT_SIZE, i < block->n_columns);

      widths[i % block->n_columns] = MAX (widths[i % block->n_columns], get_size (layout, FALSE) + 2 * CELL_GAP);
    }
  return widths;
}

/* Shares the width if the columns need more: those within an equal share keep theirs, and the others divide the rest. */
static void
fit_columns (double *widths,
             guint   n,
             double  width)
{
  double left = width, wanted = 0;

  for (guint i = 0; i < n; i++)
    if (widths[i] <= width / n)
      left -= widths[i];
    else
      wanted += widths[i];
  for (guint i = 0; i < n; i++)
    if (widths[i] > width / n && wanted > left)
      widths[i] *= left / wanted;
}

static void
print_row (PurserSectionPrint *self,
           GtkPrintContext    *context,
           PurserBlock        *block,
           guint               row,
           const double       *widths)
{
  Line *line = print_add_line (self, row > 0 ? 0 : GAP / 2);
  double left = 0;

  for (guint i = 0; i < block->n_columns; i++)
    {
      PangoLayout *layout = layout_new (context, block->cells->pdata[row * block->n_columns + i], TEXT_SIZE, row == 0);

      line_put (line, layout, left + CELL_GAP, widths[i] - 2 * CELL_GAP);
      left += widths[i];
    }
  line->shaded = row > 0 && row % 2 == 0 ? left : 0;
}

static void
print_table (PurserSectionPrint *self,
             GtkPrintContext    *context,
             PurserBlock        *block)
{
  g_autofree double *widths = measure_columns (context, block);

  fit_columns (widths, block->n_columns, gtk_print_context_get_width (context));
  for (guint row = 0; row < block->cells->len / block->n_columns; row++)
    print_row (self, context, block, row, widths);
}

static void
print_section (PurserSectionPrint *self,
               GtkPrintContext    *context,
               PurserSection      *section,
               PurserLanguage      language)
{
  g_autoptr (GPtrArray) blocks = purser_markup_parse (purser_section_get_text (section, language));
  const char *game = purser_rulebook_find_title (purser_section_get_game (section), language);

  print_text (self, context, game, TEXT_SIZE, FALSE);
  print_text (self, context, purser_section_get_title (section, language), TITLE_SIZE, TRUE);
  print_text (self, context, purser_section_get_ruling (section, language), TEXT_SIZE, TRUE);
  for (guint i = 0; i < blocks->len; i++)
    {
      PurserBlock *block = blocks->pdata[i];

      if (block->kind == PURSER_BLOCK_TABLE)
        print_table (self, context, block);
      else if (block->kind == PURSER_BLOCK_LIST)
        print_list (self, context, block);
      else
        print_text (self, context, block->cells->pdata[0], TEXT_SIZE, FALSE);
    }
}

/* ---- Pages ---- */

static double
print_get_height (PurserSectionPrint *self)
{
  double height = 0;

  for (guint i = 0; i < self->lines->len; i++)
    height += ((Line *) self->lines->pdata[i])->above + ((Line *) self->lines->pdata[i])->height;
  return height;
}

/* Sets the page of each line.
 * Returns: how many pages there are */
static guint
print_turn_pages (PurserSectionPrint *self,
                  double              height)
{
  double y = 0;
  guint page = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = self->lines->pdata[i];

      if (y > 0 && y + line->above + line->height > height)
        {
          page++;
          y = 0;
        }
      line->page = page;
      y += line->above + line->height;
    }
  return page + 1;
}

static void
purser_section_print_begin_print (GtkPrintOperation *operation,
                                  GtkPrintContext   *context)
{
  PurserSectionPrint *self = PURSER_SECTION_PRINT (operation);

  g_ptr_array_set_size (self->lines, 0);
  self->n_done = 0;
}

/* Lays out the next section. All marked sections may take seconds, so the main loop handles events in between.
 *
 * Returns: whether that was the last one */
static gboolean
paginate_cb (GtkPrintOperation *operation,
             GtkPrintContext   *context)
{
  PurserSectionPrint *self = PURSER_SECTION_PRINT (operation);
  double height = gtk_print_context_get_height (context);
  guint i = self->n_done++;

  if (i < self->sections->len)
    print_section (self, context, self->sections->pdata[i], g_array_index (self->languages, PurserLanguage, i));
  if (self->n_done < self->sections->len)
    return FALSE;
  self->scale = CLAMP (height / MAX (print_get_height (self), 1), SMALLEST_SCALE, 1);
  if (print_get_height (self) * self->scale > height + 1)
    self->scale = 1;
  gtk_print_operation_set_n_pages (operation, (int) print_turn_pages (self, height / self->scale + 1));
  return TRUE;
}

static void
draw_line (cairo_t    *cr,
           const Line *line,
           double      y)
{
  cairo_set_source_rgb (cr, SHADE, SHADE, SHADE);
  cairo_rectangle (cr, 0, y, line->shaded, line->height);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < line->layouts->len; i++)
    {
      cairo_move_to (cr, g_array_index (line->lefts, double, i), y);
      pango_cairo_show_layout (cr, line->layouts->pdata[i]);
    }
}

static void
purser_section_print_draw_page (GtkPrintOperation *operation,
                                GtkPrintContext   *context,
                                int                page)
{
  PurserSectionPrint *self = PURSER_SECTION_PRINT (operation);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double y = 0;

  cairo_scale (cr, self->scale, self->scale);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = self->lines->pdata[i];

      if (line->page != (guint) page)
        continue;
      draw_line (cr, line, y + line->above);
      y += line->above + line->height;
    }
}

static void
purser_section_print_finalize (GObject *object)
{
  PurserSectionPrint *self = PURSER_SECTION_PRINT (object);

  g_ptr_array_unref (self->sections);
  g_array_unref (self->languages);
  g_ptr_array_unref (self->lines);
  G_OBJECT_CLASS (purser_section_print_parent_class)->finalize (object);
}

static void
purser_section_print_class_init (PurserSectionPrintClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_section_print_finalize;
  operation_class->begin_print = purser_section_print_begin_print;
  operation_class->draw_page = purser_section_print_draw_page;
}

static void
purser_section_print_init (PurserSectionPrint *self)
{
  self->sections = g_ptr_array_new_with_free_func (g_object_unref);
  self->languages = g_array_new (FALSE, FALSE, sizeof (PurserLanguage));
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);
  g_signal_connect (self, "paginate", G_CALLBACK (paginate_cb), NULL);
  gtk_print_operation_set_unit (GTK_PRINT_OPERATION (self), GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (GTK_PRINT_OPERATION (self), TRUE);
}

void
purser_section_print_add (PurserSectionPrint *self,
                          PurserSection      *section,
                          PurserLanguage      language)
{
  g_ptr_array_add (self->sections, g_object_ref (section));
  g_array_append_val (self->languages, language);
  if (self->sections->len == 1)
    gtk_print_operation_set_job_name (GTK_PRINT_OPERATION (self), purser_section_get_title (section, language));
}
