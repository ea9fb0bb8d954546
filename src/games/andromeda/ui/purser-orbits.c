// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-letter.h"
#include "purser-measure.h"
#include "purser-orbits.h"
#include "purser-seat-look.h"

/* The sizes at scale 1; the width scales all of them, from 0.5 to LARGEST. */
#define WIDTH   138.0f
#define HEIGHT  44.0f
#define PLANET  32.0f
#define MARK    24.0f
#define FIRST   54.0f
#define STEP    34.0f
#define MIDDLE  17.0f
#define LARGEST 1.5f

typedef struct {
  int                     value;
  guint                   seat;
  char                   *letter;
  const PurserSeatColour *colour;
} OrbitPlace;

/* A planet with its three orbits; on each the place of an economic centre with its value and owner. */
struct _PurserOrbits
{
  GtkWidget parent_instance;

  guint      planet;
  OrbitPlace places[PURSER_ORBITS_PLACES];
};

G_DEFINE_FINAL_TYPE (PurserOrbits, purser_orbits, GTK_TYPE_WIDGET)

/* The numbers tell planets apart; the colours only help the eye, and are not those of the box. */
static const GdkRGBA planet_colours[] = {
  { 0.75f, 0.35f, 0.20f, 1 }, { 0.16f, 0.48f, 0.62f, 1 }, { 0.45f, 0.55f, 0.22f, 1 }, { 0.55f, 0.33f, 0.65f, 1 },
  { 0.68f, 0.52f, 0.18f, 1 }, { 0.25f, 0.42f, 0.72f, 1 }, { 0.50f, 0.40f, 0.36f, 1 },
};

static float
get_scale (int width)
{
  return CLAMP ((float) width / WIDTH, 0.5f, LARGEST);
}

static void
purser_orbits_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) WIDTH;
  else
    *minimum = *natural = (int) (HEIGHT * (for_size < 0 ? 1 : get_scale (for_size)));
}

static void
snapshot_circle (GtkSnapshot   *snapshot,
                 float          x,
                 float          y,
                 float          radius,
                 const GdkRGBA *fill,
                 const GdkRGBA *line)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1.2f);

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), radius);
  path = gsk_path_builder_free_to_path (builder);
  if (fill != NULL)
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, fill);
  if (line != NULL)
    gtk_snapshot_append_stroke (snapshot, path, stroke, line);
}

static void
orbits_snapshot_owner (PurserOrbits     *self,
                       GtkSnapshot      *snapshot,
                       const OrbitPlace *place,
                       float             x)
{
  g_autoptr (GskPath) path = purser_seat_shape_path (place->seat, MARK);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - MARK / 2, MIDDLE - MARK / 2));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &place->colour->fill);
  gtk_snapshot_restore (snapshot);
  purser_letter_paint (GTK_WIDGET (self), snapshot, place->letter, MARK * 0.52, x, MIDDLE, &place->colour->letter);
}

static void
orbits_snapshot_place (PurserOrbits  *self,
                       GtkSnapshot   *snapshot,
                       guint          index,
                       const GdkRGBA *line)
{
  const OrbitPlace *place = &self->places[index];
  float x = FIRST + STEP * (float) index;
  g_autofree char *value = place->value > 0 ? g_strdup_printf ("%d", place->value) : g_strdup ("?");
  GdkRGBA text;

  gtk_widget_get_color (GTK_WIDGET (self), &text);
  if (place->colour == NULL)
    snapshot_circle (snapshot, x, MIDDLE, MARK / 2 - 1, NULL, line);
  else
    orbits_snapshot_owner (self, snapshot, place, x);
  purser_letter_paint (GTK_WIDGET (self), snapshot, value, 14, x, HEIGHT - 7, &text);
}

static void
orbits_snapshot_lines (GtkSnapshot   *snapshot,
                       float          top,
                       float          bottom,
                       const GdkRGBA *line)
{
  float centre = PLANET / 2 + 1;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, top, WIDTH, bottom - top));
  for (guint i = 0; i < PURSER_ORBITS_PLACES; i++)
    snapshot_circle (snapshot, centre, MIDDLE, FIRST + STEP * (float) i - centre, NULL, line);
  gtk_snapshot_pop (snapshot);
}

static GdkRGBA
shade (const GdkRGBA *colour,
       float          by,
       float          more)
{
  return (GdkRGBA) { MIN (1, colour->red * by + more), MIN (1, colour->green * by + more), MIN (1, colour->blue * by + more), 1 };
}

/* Draws a ball lit from above. */
static void
orbits_snapshot_ball (PurserOrbits *self,
                      GtkSnapshot  *snapshot)
{
  const GdkRGBA *colour = &planet_colours[self->planet % G_N_ELEMENTS (planet_colours)];
  const GskColorStop stops[] = {
    { 0, shade (colour, 1.25f, 0.08f) }, { 0.55f, *colour }, { 1, shade (colour, 0.55f, 0) },
  };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (1, MIDDLE - PLANET / 2, PLANET, PLANET);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &bounds, PLANET / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_radial_gradient (snapshot, &bounds, &GRAPHENE_POINT_INIT (1 + PLANET * 0.36f, MIDDLE - PLANET * 0.18f),
                                       PLANET * 0.78f, PLANET * 0.78f, 0, 1, stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
}

static void
purser_orbits_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  PurserOrbits *self = PURSER_ORBITS (widget);
  static const GdkRGBA white = { 1, 1, 1, 1 };
  g_autofree char *number = g_strdup_printf ("%u", self->planet + 1);
  float scale = get_scale (gtk_widget_get_width (widget));
  GdkRGBA line;

  gtk_widget_get_color (widget, &line);
  line.alpha *= 0.35f;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  /* The orbits run from place to place, not through them. */
  orbits_snapshot_lines (snapshot, 0, MIDDLE - MARK / 2 + 1, &line);
  orbits_snapshot_lines (snapshot, MIDDLE + MARK / 2 - 1, HEIGHT - 15, &line);
  orbits_snapshot_ball (self, snapshot);
  purser_letter_paint (widget, snapshot, number, 16, PLANET / 2 + 1, MIDDLE, &white);
  for (guint i = 0; i < PURSER_ORBITS_PLACES; i++)
    orbits_snapshot_place (self, snapshot, i, &line);
  gtk_snapshot_restore (snapshot);
}

static void
purser_orbits_finalize (GObject *object)
{
  for (guint i = 0; i < PURSER_ORBITS_PLACES; i++)
    g_clear_pointer (&PURSER_ORBITS (object)->places[i].letter, g_free);
  G_OBJECT_CLASS (purser_orbits_parent_class)->finalize (object);
}

static void
purser_orbits_class_init (PurserOrbitsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_orbits_finalize;
  widget_class->measure = purser_orbits_measure;
  widget_class->get_request_mode = purser_measure_get_mode;
  widget_class->snapshot = purser_orbits_snapshot;
  /* The widgets beside it tell the same in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_orbits_init (PurserOrbits *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Shows a planet, from 0, and its orbits. */
void
purser_orbits_set_planet (PurserOrbits *self,
                          guint         planet)
{
  self->planet = planet;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows the place of a centre.
 *
 * @value: the value of a centre there; 0 if it is not known
 * @setup: (nullable): the set-up of the play
 * @owner: the owner of the centre there; -1 for none */
void
purser_orbits_set_place (PurserOrbits      *self,
                         guint              place,
                         int                value,
                         const PurserSetup *setup,
                         int                owner)
{
  OrbitPlace *shown = &self->places[place];

  g_clear_pointer (&shown->letter, g_free);
  shown->value = value;
  shown->colour = NULL;
  if (setup != NULL && owner >= 0)
    {
      shown->seat = (guint) owner;
      shown->letter = purser_seat_dup_letter (setup->seats[owner].name);
      shown->colour = purser_seat_colours_find (setup->seats[owner].colour, (guint) owner);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
