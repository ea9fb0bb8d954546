// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-sky.h"
#include "purser-measure.h"

#define PLANETS PURSER_ANDROMEDA_PLANETS
#define GAP 8
#define STARS 90
/* The least height of the middle, so that the planets stand still when one is touched; and that with bonus cards to play,
 * where there is room. */
#define MIDDLE 192
#define MIDDLE_WITH_BONUS 236

/* Seven planets: in a ring round the middle if there is room, with a track in each corner below; otherwise in a grid, with
 * the middle below the row of the chosen planet or above all, and the tracks below all. */
struct _PurserAndromedaSky
{
  GtkWidget parent_instance;

  GtkWidget *planets[PLANETS];
  guint      n_planets;
  GtkWidget *middle;
  GtkWidget *tracks[PURSER_ANDROMEDA_TRACKS];
  int        chosen;
  gboolean   middle_first;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaSky, purser_andromeda_sky, GTK_TYPE_WIDGET)

typedef struct {
  int width;
  int height;
} Size;

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum = 0;

  if (widget != NULL && gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
measure_most (GtkWidget *const *widgets,
              guint             n,
              GtkOrientation    orientation,
              int               for_size)
{
  int most = 0;

  for (guint i = 0; i < n; i++)
    most = MAX (most, measure (widgets[i], orientation, for_size));
  return most;
}

static int
get_planet_width (PurserAndromedaSky *self)
{
  return measure_most (self->planets, self->n_planets, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
get_planet_height (PurserAndromedaSky *self,
                   int                 width)
{
  return measure_most (self->planets, self->n_planets, GTK_ORIENTATION_VERTICAL, width);
}

/* In a ring a planet has less than a quarter of the width, and the middle has what the two at its sides leave. */
static Size
get_ring_planet (PurserAndromedaSky *self,
                 int                 width)
{
  Size size = { .width = CLAMP ((width - 3 * GAP) / 4, get_planet_width (self), 300) };

  size.height = get_planet_height (self, size.width);
  return size;
}

static gboolean
fits_ring (PurserAndromedaSky *self,
           int                 width)
{
  int planet = MAX ((width - 3 * GAP) / 4, get_planet_width (self));

  return width >= 720 && width - 3 * GAP >= 4 * planet &&
         width - 2 * (planet + GAP) >= measure (self->middle, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
get_columns (PurserAndromedaSky *self,
             int                 width)
{
  int fit = (width + GAP) / (MAX (1, get_planet_width (self)) + GAP);

  return fit >= 4 ? 4 : CLAMP (fit, 1, 2);
}

static int
get_middle_width (int  width,
                  Size planet)
{
  return width - 2 * (planet.width + GAP);
}

static int
get_corner_width (int  width,
                  Size planet)
{
  return (width - planet.width) / 2 - 2 * GAP;
}

static int
get_bottom (PurserAndromedaSky *self,
            int                 width,
            Size                planet)
{
  int tracks = measure_most (self->tracks, G_N_ELEMENTS (self->tracks), GTK_ORIENTATION_VERTICAL,
                             get_corner_width (width, planet));

  return MAX (planet.height, tracks);
}

static int
get_ring_height (PurserAndromedaSky *self,
                 int                 width,
                 int                 least_middle)
{
  Size planet = get_ring_planet (self, width);
  int middle = measure (self->middle, GTK_ORIENTATION_VERTICAL, get_middle_width (width, planet));

  return planet.height + MAX (least_middle, middle) + get_bottom (self, width, planet) + 2 * GAP;
}

/* In a grid the tracks stand side by side where they fit. */
static int
get_track_columns (PurserAndromedaSky *self,
                   int                 width)
{
  int least = measure_most (self->tracks, G_N_ELEMENTS (self->tracks), GTK_ORIENTATION_HORIZONTAL, -1);

  return width >= 2 * least + GAP ? 2 : 1;
}

static int
get_tracks_height (PurserAndromedaSky *self,
                   int                 width)
{
  int columns = get_track_columns (self, width);
  int height = 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->tracks); i++)
    {
      int track = measure (self->tracks[i], GTK_ORIENTATION_VERTICAL, (width - (columns - 1) * GAP) / columns);

      height = columns == 2 ? MAX (height, track + GAP) : height + track + GAP;
    }
  return height;
}

static int
get_grid_height (PurserAndromedaSky *self,
                 int                 width)
{
  int columns = get_columns (self, width);
  int rows = (PLANETS + columns - 1) / columns;
  int planet = get_planet_height (self, (width - (columns - 1) * GAP) / columns);
  int middle = measure (self->middle, GTK_ORIENTATION_VERTICAL, width);

  return rows * planet + (rows - 1) * GAP + (middle > 0 ? middle + GAP : 0) + get_tracks_height (self, width);
}

static void
purser_andromeda_sky_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  PurserAndromedaSky *self = PURSER_ANDROMEDA_SKY (widget);
  int planet = get_planet_width (self);
  int middle = measure (self->middle, GTK_ORIENTATION_HORIZONTAL, -1);
  int narrow = MAX (MAX (2 * planet + GAP, middle), 320);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (planet, middle);
      *natural = MAX (narrow, 4 * planet + 3 * GAP);
      return;
    }
  if (for_size < 0)
    for_size = narrow;
  if (fits_ring (self, for_size))
    {
      *minimum = get_ring_height (self, for_size, MIDDLE);
      *natural = get_ring_height (self, for_size, MIDDLE_WITH_BONUS);
    }
  else
    *minimum = *natural = get_grid_height (self, for_size);
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
sky_allocate_ring (PurserAndromedaSky *self,
                   int                 width,
                   int                 height)
{
  Size planet = get_ring_planet (self, width);
  int bottom = get_bottom (self, width, planet);
  int middle = get_middle_width (width, planet);
  int corner = get_corner_width (width, planet);
  int right = width - planet.width, arch = planet.height / 4, side = (arch + height - bottom) / 2;
  /* Clockwise from above: two, two at the right, one below, two at the left; those at the upper corners stand a little
   * lower, as on a ring. */
  const int places[PLANETS][2] = {
    { (width - GAP) / 2 - planet.width, 0 }, { (width + GAP) / 2, 0 }, { right, arch }, { right, side },
    { right / 2, height - bottom }, { 0, side }, { 0, arch },
  };

  for (guint i = 0; i < self->n_planets; i++)
    place (self->planets[i], places[i][0], places[i][1], planet.width, planet.height);
  if (gtk_widget_should_layout (self->middle))
    place (self->middle, planet.width + GAP, planet.height + GAP, middle, height - planet.height - bottom - 2 * GAP);
  for (int i = 0; i < (int) G_N_ELEMENTS (self->tracks); i++)
    if (self->tracks[i] != NULL)
      place (self->tracks[i], i == 0 ? 0 : width - corner, height - bottom, corner, bottom);
}

static void
sky_allocate_tracks (PurserAndromedaSky *self,
                     int                 y,
                     int                 width)
{
  int columns = get_track_columns (self, width);
  int track = (width - (columns - 1) * GAP) / columns;

  for (int i = 0; i < (int) G_N_ELEMENTS (self->tracks); i++)
    if (self->tracks[i] != NULL)
      {
        int tall = measure (self->tracks[i], GTK_ORIENTATION_VERTICAL, track);

        place (self->tracks[i], columns == 2 ? i * (track + GAP) : 0, y, track, tall);
        y += columns == 2 ? 0 : tall + GAP;
      }
}

static void
sky_allocate_grid (PurserAndromedaSky *self,
                   int                 width)
{
  int columns = get_columns (self, width);
  int planet = (width - (columns - 1) * GAP) / columns;
  int tall = get_planet_height (self, planet);
  int middle = measure (self->middle, GTK_ORIENTATION_VERTICAL, width);
  int after = self->chosen >= 0 ? self->chosen / columns : self->middle_first ? -1 : (PLANETS - 1) / columns;
  int y = after < 0 && middle > 0 ? middle + GAP : 0;

  if (y > 0)
    place (self->middle, 0, 0, width, middle);
  for (int row = 0; row * columns < PLANETS; row++)
    {
      for (int i = row * columns; i < MIN ((row + 1) * columns, (int) self->n_planets); i++)
        place (self->planets[i], (i % columns) * (planet + GAP), y, planet, tall);
      y += tall + GAP;
      if (row == after && middle > 0)
        {
          place (self->middle, 0, y, width, middle);
          y += middle + GAP;
        }
    }
  sky_allocate_tracks (self, y, width);
}

static void
purser_andromeda_sky_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  PurserAndromedaSky *self = PURSER_ANDROMEDA_SKY (widget);

  if (fits_ring (self, width))
    sky_allocate_ring (self, width, height);
  else
    sky_allocate_grid (self, width);
}

/* Draws the same stars each time, as the seed is fixed. */
static void
snapshot_stars (GtkSnapshot   *snapshot,
                int            width,
                int            height,
                const GdkRGBA *ink)
{
  guint32 seed = 7;

  for (guint i = 0; i < STARS; i++)
    {
      float size = 1 + (float) (i % 3) * 0.7f;
      GdkRGBA colour = *ink;
      float x;
      float y;

      seed = seed * 1664525u + 1013904223u;
      x = (float) (seed >> 16) / 65536 * (float) width;
      seed = seed * 1664525u + 1013904223u;
      y = (float) (seed >> 16) / 65536 * (float) height;
      colour.alpha *= 0.10f + 0.08f * (float) (i % 4);
      gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x, y, size, size));
    }
}

static void
purser_andromeda_sky_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  GdkRGBA ink;

  gtk_widget_get_color (widget, &ink);
  snapshot_stars (snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget), &ink);
  GTK_WIDGET_CLASS (purser_andromeda_sky_parent_class)->snapshot (widget, snapshot);
}

static void
purser_andromeda_sky_dispose (GObject *object)
{
  PurserAndromedaSky *self = PURSER_ANDROMEDA_SKY (object);

  for (guint i = 0; i < self->n_planets; i++)
    g_clear_pointer (&self->planets[i], gtk_widget_unparent);
  self->n_planets = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->tracks); i++)
    g_clear_pointer (&self->tracks[i], gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  G_OBJECT_CLASS (purser_andromeda_sky_parent_class)->dispose (object);
}

static void
purser_andromeda_sky_class_init (PurserAndromedaSkyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_andromeda_sky_dispose;
  widget_class->measure = purser_andromeda_sky_measure;
  widget_class->size_allocate = purser_andromeda_sky_allocate;
  widget_class->snapshot = purser_andromeda_sky_snapshot;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_andromeda_sky_init (PurserAndromedaSky *self)
{
  self->chosen = -1;
}

void
purser_andromeda_sky_add (PurserAndromedaSky *self,
                          GtkWidget          *planet)
{
  self->planets[self->n_planets++] = planet;
  gtk_widget_set_parent (planet, GTK_WIDGET (self));
}

void
purser_andromeda_sky_set_middle (PurserAndromedaSky *self,
                                 GtkWidget          *middle)
{
  self->middle = middle;
  gtk_widget_set_parent (middle, GTK_WIDGET (self));
}

/* @track: (nullable): replaces the previous track */
void
purser_andromeda_sky_set_track (PurserAndromedaSky *self,
                                guint               index,
                                GtkWidget          *track)
{
  g_clear_pointer (&self->tracks[index], gtk_widget_unparent);
  self->tracks[index] = track;
  if (track != NULL)
    gtk_widget_set_parent (track, GTK_WIDGET (self));
}

/* @planet: from 0; -1 for none */
void
purser_andromeda_sky_set_chosen (PurserAndromedaSky *self,
                                 int                 planet)
{
  self->chosen = planet;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* @first: whether the middle comes before the planets in a grid, as nothing can be done on them until it is answered */
void
purser_andromeda_sky_set_middle_first (PurserAndromedaSky *self,
                                       gboolean            first)
{
  self->middle_first = first;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
