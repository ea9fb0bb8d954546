// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-words.h"

#define MINIMUM 40
#define NATURAL 200

/* A text on a few lines, the rest of which is in its tooltip, for lists of hundreds of rows. A label shapes its text several
 * times to find its natural width; this widget fills the given width and shapes the text once. */
struct _PurserWords
{
  GtkWidget parent_instance;

  PangoLayout *layout;
  int          width; /* the width for which the layout was made last */
  int          line_height; /* in units of Pango */
};

G_DEFINE_FINAL_TYPE (PurserWords, purser_words, GTK_TYPE_WIDGET)

/* Returns the height of a line with all letters, which share a baseline. */
static int
layout_get_line_height (PangoLayout *layout)
{
  PangoLayoutIter *lines = pango_layout_get_iter (layout);
  int above = 0;
  int below = 0;

  do
    {
      PangoRectangle line;
      int ascent;

      pango_layout_iter_get_line_extents (lines, NULL, &line);
      ascent = pango_layout_iter_get_baseline (lines) - line.y;
      above = MAX (above, ascent);
      below = MAX (below, line.height - ascent);
    }
  while (pango_layout_iter_next_line (lines));
  pango_layout_iter_free (lines);
  return above + below;
}

/* A line is as high as the highest letter of the whole text, as its end, which may be of another font, shows at some widths
 * only: a row must not become lower as it becomes narrower. */
static void
words_measure_line (PurserWords *self)
{
  int width = pango_layout_get_width (self->layout);
  gboolean cut = pango_layout_is_ellipsized (self->layout);

  if (cut)
    pango_layout_set_width (self->layout, -1);
  self->line_height = layout_get_line_height (self->layout);
  if (cut)
    pango_layout_set_width (self->layout, width);
}

static int
words_get_height (PurserWords *self,
                  int          width)
{
  if (width != self->width)
    pango_layout_set_width (self->layout, width > 0 ? width * PANGO_SCALE : -1);
  self->width = width;
  if (self->line_height == 0)
    words_measure_line (self);
  return PANGO_PIXELS_CEIL (self->line_height * pango_layout_get_line_count (self->layout));
}

static void
purser_words_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = words_get_height (PURSER_WORDS (widget), for_size);
  else
    {
      *minimum = MINIMUM;
      *natural = NATURAL;
    }
}

static void
purser_words_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  words_get_height (PURSER_WORDS (widget), width);
}

static void
purser_words_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  gtk_snapshot_append_layout (snapshot, PURSER_WORDS (widget)->layout, &colour);
}

static void
words_forget_size (PurserWords *self)
{
  self->width = -1;
  self->line_height = 0;
  pango_layout_set_width (self->layout, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Makes the layout anew, as the font may have changed. */
static void
words_renew (PurserWords *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), pango_layout_get_text (self->layout));

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, pango_layout_get_height (self->layout));
  pango_layout_set_attributes (layout, pango_layout_get_attributes (self->layout));
  g_object_unref (self->layout);
  self->layout = layout;
  words_forget_size (self);
}

static void
purser_words_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (purser_words_parent_class)->css_changed (widget, change);
  words_renew (PURSER_WORDS (widget));
}

static void
purser_words_system_setting_changed (GtkWidget        *widget,
                                     GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (purser_words_parent_class)->system_setting_changed (widget, setting);
  words_renew (PURSER_WORDS (widget));
}

static void
purser_words_direction_changed (GtkWidget        *widget,
                                GtkTextDirection  before)
{
  words_renew (PURSER_WORDS (widget));
}

static gboolean
purser_words_query_tooltip (GtkWidget  *widget,
                            int         x,
                            int         y,
                            gboolean    keyboard,
                            GtkTooltip *tooltip)
{
  PangoLayout *layout = PURSER_WORDS (widget)->layout;

  gtk_tooltip_set_text (tooltip, pango_layout_get_text (layout));
  return pango_layout_is_ellipsized (layout);
}

static void
purser_words_finalize (GObject *object)
{
  g_object_unref (PURSER_WORDS (object)->layout);
  G_OBJECT_CLASS (purser_words_parent_class)->finalize (object);
}

static void
purser_words_class_init (PurserWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_words_finalize;
  widget_class->measure = purser_words_measure;
  widget_class->get_request_mode = purser_measure_get_mode;
  widget_class->size_allocate = purser_words_size_allocate;
  widget_class->snapshot = purser_words_snapshot;
  widget_class->query_tooltip = purser_words_query_tooltip;
  widget_class->css_changed = purser_words_css_changed;
  widget_class->direction_changed = purser_words_direction_changed;
  widget_class->system_setting_changed = purser_words_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
purser_words_init (PurserWords *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "");
  words_renew (self);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

/* Shows a text on at most @lines lines; screen readers tell it whole. */
void
purser_words_set (PurserWords *self,
                  const char  *words,
                  int          lines)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (g_strcmp0 (words, pango_layout_get_text (self->layout)) == 0 && pango_layout_get_height (self->layout) == -lines)
    return;
  attributes = pango_attr_list_new ();
  purser_line_breaks_add (attributes, words);
  pango_layout_set_text (self->layout, words, -1);
  pango_layout_set_attributes (self->layout, attributes);
  pango_layout_set_height (self->layout, -lines);
  words_forget_size (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
