// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-mothership-ball.h"

/* A ball of a mothership in its colour, with what it counts written on it. */
struct _PurserMothershipBall
{
  GtkWidget parent_instance;

  int                  size;
  PurserStarfarersBall ball;
};

G_DEFINE_FINAL_TYPE (PurserMothershipBall, purser_mothership_ball, GTK_TYPE_WIDGET)

static const GdkRGBA colours[] = {
  [PURSER_STARFARERS_BLACK] = { 0.13f, 0.13f, 0.15f, 1.0f },
  [PURSER_STARFARERS_BLUE] = { 0.10f, 0.37f, 0.71f, 1.0f },
  [PURSER_STARFARERS_YELLOW] = { 0.97f, 0.82f, 0.25f, 1.0f },
  [PURSER_STARFARERS_RED] = { 0.75f, 0.11f, 0.16f, 1.0f },
  [PURSER_STARFARERS_BALLS] = { 0.0f, 0.0f, 0.0f, 0.0f },
};

static const GdkRGBA ivory = { 1.0f, 1.0f, 1.0f, 1.0f };
static const GdkRGBA ink = { 0.12f, 0.12f, 0.14f, 1.0f };

static void
purser_mothership_ball_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  *minimum = *natural = PURSER_MOTHERSHIP_BALL (widget)->size;
}

static void
paint_count (GtkWidget            *widget,
             GtkSnapshot          *snapshot,
             PurserStarfarersBall  ball,
             float                 size)
{
  g_autofree char *text = g_strdup_printf ("%d", (int) ball);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  int width, height;

  pango_font_description_set_absolute_size (font, size * 0.5 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((size - (float) width) / 2, (size - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, ball == PURSER_STARFARERS_YELLOW ? &ink : &ivory);
  gtk_snapshot_restore (snapshot);
}

/* Draws a ball into a square, with what it counts as the widget writes. */
void
purser_mothership_ball_paint (GtkWidget            *widget,
                              GtkSnapshot          *snapshot,
                              PurserStarfarersBall  ball,
                              float                 size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA outline;

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (size / 2, size / 2), size / 2 - 1);
  path = gsk_path_builder_free_to_path (builder);
  gtk_widget_get_color (widget, &outline);
  outline.alpha *= 0.45f;
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colours[ball]);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &outline);
  if (ball < PURSER_STARFARERS_BALLS)
    paint_count (widget, snapshot, ball, size);
}

static void
purser_mothership_ball_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  purser_mothership_ball_paint (widget, snapshot, PURSER_MOTHERSHIP_BALL (widget)->ball,
                                (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
}

static void
purser_mothership_ball_class_init (PurserMothershipBallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = purser_mothership_ball_measure;
  widget_class->snapshot = purser_mothership_ball_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_mothership_ball_init (PurserMothershipBall *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns: (transfer floating): a ball */
GtkWidget *
purser_mothership_ball_new (int                  size,
                            PurserStarfarersBall ball)
{
  PurserMothershipBall *self = g_object_new (PURSER_TYPE_MOTHERSHIP_BALL, NULL);

  self->size = size;
  self->ball = ball;
  return GTK_WIDGET (self);
}

/* Gives the ball another colour. */
void
purser_mothership_ball_set (PurserMothershipBall *self,
                            PurserStarfarersBall  ball)
{
  self->ball = ball;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
