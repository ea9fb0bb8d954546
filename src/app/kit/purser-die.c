// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include "purser-die.h"
#include "purser-letter.h"

/* How long a die turns, in milliseconds, and by how far, in degrees. */
#define ROLL 220
#define TURN 90

/* A drawn die: pips on a rounded square, or a number on the outline of a die that has not six sides. Without a value, it is an
 * empty outline. */
struct _PurserDie
{
  GtkWidget parent_instance;

  int           sides;
  int           value;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (PurserDie, purser_die, GTK_TYPE_WIDGET)

/* Which of the nine places of a face carry a pip; bit 0 is the upper left one. */
static const guint faces[] = { 0x000, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

static const GdkRGBA ivory = { 0.98f, 0.98f, 0.97f, 1.0f };
static const GdkRGBA ink = { 0.12f, 0.12f, 0.14f, 1.0f };

/* Returns: (transfer full): the pips of a face, on a square */
GskPath *
purser_die_make_pips (int   value,
                      float size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  for (guint place = 0; place < 9; place++)
    if (faces[value] & (1u << place))
      {
        float x = size * (0.25f + 0.25f * (float) (place % 3));
        float y = size * (0.25f + 0.25f * (float) (place / 3));

        gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), size * 0.092f);
      }
  return gsk_path_builder_free_to_path (builder);
}

static void
die_snapshot_pips (PurserDie   *self,
                   GtkSnapshot *snapshot,
                   float        size)
{
  g_autoptr (GskPath) pips = purser_die_make_pips (self->value, size);

  gtk_snapshot_append_fill (snapshot, pips, GSK_FILL_RULE_WINDING, &ink);
}

/* Makes a triangle, a square on its tip, a narrower one, a pentagon or a hexagon. */
static GskPath *
die_make_outline (PurserDie *self,
                  float      size)
{
  int corners = self->sides == 4 ? 3 : self->sides < 12 ? 4 : self->sides == 12 ? 5 : 6;
  float high = size / 2 - 0.5f, wide = self->sides == 10 ? high * 0.8f : high;
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, size / 2, size / 2 - high);
  for (int i = 1; i < corners; i++)
    {
      float turn = 2 * (float) G_PI * (float) i / (float) corners;

      gsk_path_builder_line_to (builder, size / 2 + wide * sinf (turn), size / 2 - high * cosf (turn));
    }
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

static void
die_snapshot_kind (PurserDie     *self,
                   GtkSnapshot   *snapshot,
                   float          size,
                   const GdkRGBA *line)
{
  g_autoptr (GskPath) outline = die_make_outline (self, size);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1);

  if (self->value > 0)
    gtk_snapshot_append_fill (snapshot, outline, GSK_FILL_RULE_WINDING, &ivory);
  gtk_snapshot_append_stroke (snapshot, outline, stroke, line);
  if (self->value > 0)
    {
      g_autofree char *number = g_strdup_printf ("%d", self->value);

      purser_letter_paint (GTK_WIDGET (self), snapshot, number, size * 0.36, size / 2, size / 2, &ink);
    }
}

/* Turns the drawing while the die rolls. */
static void
die_snapshot_turn (PurserDie   *self,
                   GtkSnapshot *snapshot,
                   float        size)
{
  float left = self->animation != NULL ? 1 - (float) adw_animation_get_value (self->animation) : 0;

  if (left <= 0)
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, size / 2));
  gtk_snapshot_rotate (snapshot, -left * TURN);
  gtk_snapshot_scale (snapshot, 1 - left / 3, 1 - left / 3);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
}

static void
die_snapshot_square (PurserDie     *self,
                     GtkSnapshot   *snapshot,
                     float          size,
                     const GdkRGBA *line)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0.5f, 0.5f, size - 1, size - 1);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, size * 0.2f);
  if (self->value > 0)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &ivory, &area);
      gtk_snapshot_pop (snapshot);
      die_snapshot_pips (self, snapshot, size);
    }
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { *line, *line, *line, *line });
}

static void
purser_die_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  PurserDie *self = PURSER_DIE (widget);
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA line;

  die_snapshot_turn (self, snapshot, size);
  gtk_widget_get_color (widget, &line);
  line.alpha *= 0.5f;
  (self->sides == 6 ? die_snapshot_square : die_snapshot_kind) (self, snapshot, size, &line);
}

static void
purser_die_map (GtkWidget *widget)
{
  PurserDie *self = PURSER_DIE (widget);

  GTK_WIDGET_CLASS (purser_die_parent_class)->map (widget);
  if (self->animation != NULL)
    adw_animation_play (self->animation);
}

static void
purser_die_dispose (GObject *object)
{
  g_clear_object (&PURSER_DIE (object)->animation);
  G_OBJECT_CLASS (purser_die_parent_class)->dispose (object);
}

static void
purser_die_class_init (PurserDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_die_dispose;
  widget_class->map = purser_die_map;
  widget_class->snapshot = purser_die_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_die_init (PurserDie *self)
{
  self->sides = 6;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
purser_die_new (int size)
{
  return g_object_new (PURSER_TYPE_DIE, "width-request", size, "height-request", size, NULL);
}

/* @value: from 1 to the number of sides; 0 for none */
void
purser_die_set_value (PurserDie *self,
                      int        value)
{
  g_return_if_fail (value >= 0 && value <= self->sides);

  if (self->value == value)
    return;
  self->value = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* @sides: 4, 6, 8, 10, 12 or 20; 6 by default */
void
purser_die_set_sides (PurserDie *self,
                      int        sides)
{
  self->sides = sides;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
turn_cb (double     value,
         PurserDie *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Turns the die for a moment once it is mapped, unless the desktop has animations switched off. */
void
purser_die_roll (PurserDie *self)
{
  g_clear_object (&self->animation);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, ROLL,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) turn_cb, self, NULL));
}
