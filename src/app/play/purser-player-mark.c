// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-letter.h"
#include "purser-player-mark.h"
#include "purser-seat-look.h"

/* Whose mark it is, and the widget that it is drawn on. */
typedef struct {
  GtkWidget              *on;
  guint                   seat;
  char                   *letter;
  const PurserSeatColour *colour;
} Mark;

/* The mark of a player: a colour, a shape and a letter, so that no player is told by one of them alone. */
struct _PurserPlayerMark
{
  GtkWidget parent_instance;

  Mark mark;
};

G_DEFINE_FINAL_TYPE (PurserPlayerMark, purser_player_mark, GTK_TYPE_WIDGET)

/* Draws a mark. The outline keeps white on white and black on black apart. */
static void
mark_draw (const Mark    *self,
           GtkSnapshot   *snapshot,
           float          size,
           const GdkRGBA *outline)
{
  g_autoptr (GskPath) path = purser_seat_shape_path (self->seat, size - 1);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0.5f, 0.5f));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &self->colour->fill);
  gtk_snapshot_append_stroke (snapshot, path, stroke, outline);
  gtk_snapshot_restore (snapshot);
  purser_letter_paint (self->on, snapshot, self->letter, size * 0.52, size / 2, size / 2, &self->colour->letter);
}

static void
mark_get_outline (const Mark *self,
                  GdkRGBA    *outline)
{
  gtk_widget_get_color (self->on, outline);
  outline->alpha *= 0.45f;
}

/* More marks than one table has, in all their sizes. */
#define MOST_PICTURES 64

static GdkTexture *
mark_render (const Mark    *self,
             int            size,
             int            scale,
             const GdkRGBA *outline)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (self->on));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, (float) (size * scale), (float) (size * scale));
  g_autoptr (GskRenderNode) node = NULL;

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  mark_draw (self, snapshot, (float) size, outline);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (renderer, node, &box);
}

/* Returns a mark from a cache, as the few marks of a table are in every row of the ledger. */
static GdkTexture *
mark_get_picture (const Mark    *self,
                  int            size,
                  int            scale,
                  const GdkRGBA *outline)
{
  static GHashTable *known = NULL;
  g_autofree char *colour = gdk_rgba_to_string (outline);
  g_autofree char *key = NULL;
  GdkTexture *picture;

  key = g_strdup_printf ("%s %p %u %d %d %s", self->letter, (gconstpointer) self->colour, self->seat, size, scale, colour);
  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  if (g_hash_table_size (known) > MOST_PICTURES)
    g_hash_table_remove_all (known);
  picture = g_hash_table_lookup (known, key);
  if (picture == NULL)
    g_hash_table_insert (known, g_steal_pointer (&key), picture = mark_render (self, size, scale, outline));
  return picture;
}

/* Gets whether the scale is whole; at any other, a texture would be blurred. */
static gboolean
mark_is_in_pixels (const Mark *self,
                   int        *scale)
{
  GtkNative *native = gtk_widget_get_native (self->on);
  double exact = native != NULL ? gdk_surface_get_scale (gtk_native_get_surface (native)) : 0.5;

  *scale = (int) exact;
  return exact - *scale <= 0 && gtk_native_get_renderer (native) != NULL;
}

static void
mark_snapshot (const Mark  *self,
               GtkSnapshot *snapshot,
               int          size)
{
  GdkRGBA outline;
  int scale;

  mark_get_outline (self, &outline);
  if (mark_is_in_pixels (self, &scale))
    gtk_snapshot_append_texture (snapshot, mark_get_picture (self, size, scale, &outline),
                                 &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  else
    mark_draw (self, snapshot, (float) size, &outline);
}

static void
purser_player_mark_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  PurserPlayerMark *self = PURSER_PLAYER_MARK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);

  if (self->mark.colour == NULL || size <= 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((width - size) / 2), (float) ((height - size) / 2)));
  mark_snapshot (&self->mark, snapshot, size);
  gtk_snapshot_restore (snapshot);
}

static void
purser_player_mark_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_PLAYER_MARK (object)->mark.letter, g_free);
  G_OBJECT_CLASS (purser_player_mark_parent_class)->finalize (object);
}

static void
purser_player_mark_class_init (PurserPlayerMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_player_mark_finalize;
  widget_class->snapshot = purser_player_mark_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
purser_player_mark_init (PurserPlayerMark *self)
{
  self->mark.on = GTK_WIDGET (self);
  gtk_widget_set_size_request (GTK_WIDGET (self), 24, 24);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
purser_player_mark_new (int size)
{
  return g_object_new (PURSER_TYPE_PLAYER_MARK, "width-request", size, "height-request", size, NULL);
}

GtkWidget *
purser_player_mark_new_for_seat (const PurserSetup *setup,
                                 int                seat,
                                 int                size)
{
  GtkWidget *self = purser_player_mark_new (size);

  purser_player_mark_set_seat (PURSER_PLAYER_MARK (self), setup, seat);
  return self;
}

void
purser_player_mark_set_seat (PurserPlayerMark  *self,
                             const PurserSetup *setup,
                             int                seat)
{
  purser_player_mark_set (self, setup->seats[seat].name, setup->seats[seat].colour, (guint) seat);
}

/* @colour: (nullable): the word in the file */
void
purser_player_mark_set (PurserPlayerMark *self,
                        const char       *name,
                        const char       *colour,
                        guint             seat)
{
  g_free (self->mark.letter);
  self->mark.letter = purser_seat_dup_letter (name);
  self->mark.colour = purser_seat_colours_find (colour, seat);
  self->mark.seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Draws a mark at the origin, for widgets that draw many things and have no children for them. */
void
purser_player_mark_paint (GtkWidget   *on,
                          GtkSnapshot *snapshot,
                          const char  *name,
                          const char  *colour,
                          guint        seat,
                          int          size)
{
  g_autofree char *letter = purser_seat_dup_letter (name);
  Mark mark = { on, seat, letter, purser_seat_colours_find (colour, seat) };

  mark_snapshot (&mark, snapshot, size);
}

/* Draws a mark as paths, to be enlarged or printed. */
void
purser_player_mark_draw (GtkWidget     *on,
                         GtkSnapshot   *snapshot,
                         const char    *name,
                         const char    *colour,
                         guint          seat,
                         float          size,
                         const GdkRGBA *outline)
{
  g_autofree char *letter = purser_seat_dup_letter (name);
  Mark mark = { on, seat, letter, purser_seat_colours_find (colour, seat) };

  mark_draw (&mark, snapshot, size, outline);
}
