// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-line-breaks.h"
#include "purser-measure.h"
#include "purser-title-label.h"

/* A width in which each title is one line. */
#define WIDEST 100000

/* The title of a header bar, or a name. It keeps its words whole if each of them fits a line, in smaller letters if need be.
 * Otherwise long words break in the smaller letters, so that the window can be as narrow as a phone with text of any size. */
struct _PurserTitleLabel
{
  GtkWidget parent_instance;

  GtkLabel *whole;
  GtkLabel *smaller;
  GtkLabel *broken;
  int       lines;
  int       max_width_chars;
};

enum {
  PROP_LINES = 1,
  PROP_MAX_WIDTH_CHARS
};

G_DEFINE_FINAL_TYPE (PurserTitleLabel, purser_title_label, GTK_TYPE_WIDGET)

/* Returns the width of the widest word, which a label that may end in an ellipsis does not measure. */
static int
measure_word (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_label (label));
  int width;

  pango_layout_set_attributes (layout, gtk_label_get_attributes (label));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, 0);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static GtkLabel *
title_find_fitting (PurserTitleLabel *self,
                    int               width)
{
  if (measure_word (self->whole) <= width)
    return self->whole;
  return measure_word (self->smaller) <= width ? self->smaller : self->broken;
}

/* Smaller letters would need less height than large ones in more width, but the height must not shrink with the width. */
static int
title_measure_height (PurserTitleLabel *self,
                      int               width)
{
  GtkWidget *fitting = GTK_WIDGET (title_find_fitting (self, width));
  int height = purser_measure_height (fitting, width);

  for (GtkWidget *wider = gtk_widget_get_first_child (GTK_WIDGET (self)); wider != fitting;
       wider = gtk_widget_get_next_sibling (wider))
    height = MAX (height, purser_measure_height (wider, measure_word (GTK_LABEL (wider))));
  return height;
}

static void
purser_title_label_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  PurserTitleLabel *self = PURSER_TITLE_LABEL (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = title_measure_height (self, for_size < 0 ? WIDEST : for_size);
  else
    {
      gtk_widget_measure (GTK_WIDGET (self->broken), orientation, -1, minimum, NULL, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (self->whole), orientation, -1, NULL, natural, NULL, NULL);
      *natural = MAX (*natural, MAX (*minimum, measure_word (self->whole)));
    }
}

static void
purser_title_label_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  PurserTitleLabel *self = PURSER_TITLE_LABEL (widget);
  GtkWidget *fitting = GTK_WIDGET (title_find_fitting (self, width));

  for (GtkWidget *label = gtk_widget_get_first_child (widget); label != NULL; label = gtk_widget_get_next_sibling (label))
    gtk_widget_set_child_visible (label, label == fitting);
  gtk_widget_allocate (fitting, MAX (width, purser_measure_width (fitting)), height, baseline, NULL);
}

static void
purser_title_label_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  PurserTitleLabel *self = PURSER_TITLE_LABEL (object);

  g_value_set_int (value, property_id == PROP_LINES ? self->lines : self->max_width_chars);
}

static void
purser_title_label_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  PurserTitleLabel *self = PURSER_TITLE_LABEL (object);

  if (property_id == PROP_LINES)
    self->lines = g_value_get_int (value);
  else
    self->max_width_chars = g_value_get_int (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
purser_title_label_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_TITLE_LABEL);
  G_OBJECT_CLASS (purser_title_label_parent_class)->dispose (object);
}

static void
purser_title_label_class_init (PurserTitleLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = purser_title_label_dispose;
  object_class->get_property = purser_title_label_get_property;
  object_class->set_property = purser_title_label_set_property;
  widget_class->get_request_mode = purser_measure_get_mode;
  widget_class->measure = purser_title_label_measure;
  widget_class->size_allocate = purser_title_label_size_allocate;
  /* The number of lines after which the title is cut off. */
  g_object_class_install_property (object_class, PROP_LINES, g_param_spec_int ("lines", NULL, NULL, 1, G_MAXINT, 2, flags));
  /* The natural width of its text; -1 for all of it. */
  g_object_class_install_property (object_class, PROP_MAX_WIDTH_CHARS,
                                   g_param_spec_int ("max-width-chars", NULL, NULL, -1, G_MAXINT, -1, flags));
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/kit/purser-title-label.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTitleLabel, whole);
  gtk_widget_class_bind_template_child (widget_class, PurserTitleLabel, smaller);
  gtk_widget_class_bind_template_child (widget_class, PurserTitleLabel, broken);
}

static void
purser_title_label_init (PurserTitleLabel *self)
{
  self->lines = 2;
  self->max_width_chars = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
purser_title_label_show (PurserTitleLabel *self,
                         const char       *text)
{
  purser_line_breaks_show (self->whole, text);
  purser_line_breaks_show (self->smaller, text);
  purser_line_breaks_show_title (self->broken, text);
}

/* Shows the name of a person. */
void
purser_title_label_show_name (PurserTitleLabel *self,
                              const char       *name)
{
  purser_line_breaks_show_name (self->whole, name);
  purser_line_breaks_show_name (self->smaller, name);
  purser_line_breaks_show_title (self->broken, name);
}

void
purser_title_label_set_justify (PurserTitleLabel *self,
                                GtkJustification  justify)
{
  for (GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self)); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    g_object_set (label, "justify", justify, "xalign", justify == GTK_JUSTIFY_CENTER ? 0.5 : 0.0, NULL);
}
