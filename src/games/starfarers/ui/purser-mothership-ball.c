// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-letter.h"
#include "purser-mothership-ball.h"

/* A ball of a mothership in its colour, with its value written on it. */
struct _PurserMothershipBall
{
  GtkWidget parent_instance;

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

/* Draws a ball into a square, with its value in the widget's font. */
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
    {
      g_autofree char *count = g_strdup_printf ("%d", (int) ball);

      purser_letter_paint (widget, snapshot, count, size * 0.5, size / 2, size / 2,
                           ball == PURSER_STARFARERS_YELLOW ? &ink : &ivory);
    }
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
  PurserMothershipBall *self = g_object_new (PURSER_TYPE_MOTHERSHIP_BALL, "width-request", size, "height-request", size, NULL);

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
