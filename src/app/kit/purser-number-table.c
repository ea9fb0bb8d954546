// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-number-table.h"
#include "purser-widget.h"

/* The gap between words and numbers, and the part of the width that the numbers get at least. */
#define GAP 18
#define LEAST_NUMBERS 0.7
#define ROW_GAP 6
/* The length in characters above which headings wrap, and the longest words that stay whole in headings and names of rows: the
 * names of rows do not scroll. */
#define HEADING 10
#define LONGEST_OF_HEADING 20
#define LONGEST_OF_ROW 13

/* A small table with a row of headings: the first column has words, the others numbers. It holds the numbers of a chart for
 * screen readers. Where the numbers are wider than the page, they scroll sideways, and the words stay. */
struct _PurserNumberTable
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *window;
  GtkBox    *rows;
  GPtrArray *columns;
  GArray    *heights; /* of the rows, from the last measurement */
};

G_DEFINE_FINAL_TYPE (PurserNumberTable, purser_number_table, GTK_TYPE_WIDGET)

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         gboolean        natural)
{
  int sizes[2];

  gtk_widget_measure (widget, orientation, -1, &sizes[0], &sizes[1], NULL, NULL);
  return sizes[natural];
}

/* Returns the width of the numbers; the words get all the rest, so that the numbers are at the end. */
static int
table_split (PurserNumberTable *self,
             int                width)
{
  int wanted = measure (self->window, GTK_ORIENTATION_HORIZONTAL, TRUE);
  int numbers = MAX (MIN (wanted, (int) (width * LEAST_NUMBERS)),
                     width - GAP - measure (self->words, GTK_ORIENTATION_HORIZONTAL, TRUE));

  numbers = MIN (numbers, width - GAP - measure (self->words, GTK_ORIENTATION_HORIZONTAL, FALSE));
  return MIN (numbers, wanted);
}

/* Measures the height of each row: long names wrap, and the words and numbers of a row are side by side.
 *
 * Returns: the height of all rows together */
static int
table_measure_rows (PurserNumberTable *self,
                    int                words_width)
{
  int numbers_width = measure (GTK_WIDGET (self->rows), GTK_ORIENTATION_HORIZONTAL, TRUE), sum = 0;
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  g_array_set_size (self->heights, 0);
  for (GtkWidget *words = gtk_widget_get_first_child (self->words); words != NULL && row != NULL;
       words = gtk_widget_get_next_sibling (words), row = gtk_widget_get_next_sibling (row))
    {
      int height = MAX (purser_measure_height (words, words_width), purser_measure_height (row, numbers_width));

      g_array_append_val (self->heights, height);
      sum += height + (sum > 0 ? ROW_GAP : 0);
    }
  return sum;
}

static void
table_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  PurserNumberTable *self = PURSER_NUMBER_TABLE (widget);
  GtkWidget *words = self->words;
  int wanted = measure (words, GTK_ORIENTATION_HORIZONTAL, TRUE);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = table_measure_rows (self, for_size < 0 ? wanted : for_size - GAP - table_split (self, for_size));
  else
    {
      *minimum = measure (words, orientation, FALSE) + GAP + measure (self->window, orientation, FALSE);
      *natural = wanted + GAP + measure (self->window, orientation, TRUE);
    }
}

/* Measures the rows of one side: as wide as the widest. Their height comes from the table. */
static void
side_measure (GtkWidget      *widget,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      *minimum = MAX (*minimum, measure (child, orientation, FALSE));
      *natural = MAX (*natural, measure (child, orientation, TRUE));
    }
}

static void
side_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  GArray *heights = PURSER_NUMBER_TABLE (gtk_widget_get_ancestor (widget, PURSER_TYPE_NUMBER_TABLE))->heights;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0, y = 0; i < heights->len && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, (int) y, width, g_array_index (heights, int, i) }, -1);
      y += (guint) (g_array_index (heights, int, i) + ROW_GAP);
    }
}

static void
table_allocate (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  PurserNumberTable *self = PURSER_NUMBER_TABLE (widget);
  int numbers = table_split (self, width);

  table_measure_rows (self, width - GAP - numbers);
  purser_allocate (widget, self->words, &(GtkAllocation) { 0, 0, width - GAP - numbers, height });
  purser_allocate (widget, self->window, &(GtkAllocation) { width - numbers, 0, numbers, height });
}

static void
purser_number_table_dispose (GObject *object)
{
  PurserNumberTable *self = PURSER_NUMBER_TABLE (object);

  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_pointer (&self->window, gtk_widget_unparent);
  self->rows = NULL;
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->heights, g_array_unref);
  G_OBJECT_CLASS (purser_number_table_parent_class)->dispose (object);
}

static void
purser_number_table_class_init (PurserNumberTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_number_table_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TABLE);
}

/* Passes vertical wheel events on to the page: a scrolled window keeps them even if it only scrolls sideways. */
static void
let_wheel_through (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller),
                                               GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL |
                                               GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
    }
}

static GtkWidget *
side_new (void)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (side, gtk_custom_layout_new (NULL, side_measure, side_allocate));
  return side;
}

static void
purser_number_table_init (PurserNumberTable *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->heights = g_array_new (FALSE, FALSE, sizeof (int));
  self->words = side_new ();
  self->rows = GTK_BOX (side_new ());
  self->window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER, "child", self->rows,
                               "propagate-natural-width", TRUE, NULL);
  let_wheel_through (self->window);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (purser_measure_get_mode, table_measure, table_allocate));
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  gtk_widget_set_parent (self->window, GTK_WIDGET (self));
}

void
purser_number_table_clear (PurserNumberTable *self)
{
  purser_box_clear (GTK_BOX (self->words));
  purser_box_clear (self->rows);
}

static GtkWidget *
cell_new (const char        *text,
          gboolean           is_heading,
          GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role, NULL);

  gtk_widget_add_css_class (label, "numeric");
  if (is_heading)
    gtk_widget_add_css_class (label, "caption-heading");
  return label;
}

/* Wraps a long heading, so that it is shown whole. */
static void
wrap_heading (GtkLabel   *label,
              const char *text)
{
  int width = CLAMP (purser_measure_word (text), HEADING, LONGEST_OF_HEADING);

  if (g_utf8_strlen (text, -1) <= HEADING)
    return;
  purser_line_breaks_show (label, text);
  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", width, "max-width-chars", width,
                "justify", GTK_JUSTIFY_RIGHT, NULL);
}

/* Adds a cell, which is as wide as all cells of its column. */
static void
table_add_number (PurserNumberTable *self,
                  GtkBox            *row,
                  const char        *text,
                  guint              column,
                  gboolean           is_heading)
{
  GtkWidget *label = cell_new (text, is_heading, is_heading ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  if (is_heading)
    wrap_heading (GTK_LABEL (label), text);
  if (column == self->columns->len)
    g_ptr_array_add (self->columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  gtk_size_group_add_widget (g_ptr_array_index (self->columns, column), label);
  gtk_box_append (row, label);
}

/* The words of a row are outside of the part that scrolls, so they are the name of the row, and no cell. */
static void
table_add_words (PurserNumberTable *self,
                 GtkWidget         *row,
                 const char        *text,
                 gboolean           is_heading)
{
  GtkWidget *label = cell_new (text, is_heading, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  purser_line_breaks_show (GTK_LABEL (label), text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                "width-chars", MIN (purser_measure_word (text), LONGEST_OF_ROW), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (GTK_BOX (self->words), label);
}

void
purser_number_table_add (PurserNumberTable *self,
                         const char *const *cells,
                         gboolean           is_heading)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", GAP, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  table_add_words (self, row, cells[0], is_heading);
  for (guint column = 1; cells[column] != NULL; column++)
    table_add_number (self, GTK_BOX (row), cells[column], column - 1, is_heading);
  gtk_box_append (self->rows, row);
}
