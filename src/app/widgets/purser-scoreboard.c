// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-scoreboard.h"
#include "purser-seat-look.h"

/* Names and scores as large as they will go, for those across the room. Lettering follows the size of
 * the window, so it is drawn and not made of labels; it is told to screen readers in one sentence. */
struct _PurserScoreboard
{
  GtkWidget      parent_instance;

  PurserSession *session;
};

G_DEFINE_FINAL_TYPE (PurserScoreboard, purser_scoreboard, GTK_TYPE_WIDGET)

static PangoLayout *
board_dup_layout (PurserScoreboard *self,
                  const char       *text,
                  float             size,
                  PangoWeight       weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static void
draw_layout (GtkSnapshot   *snapshot,
             PangoLayout   *layout,
             const GdkRGBA *colour,
             float          x,
             float          middle)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, middle - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
board_draw_mark (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 guint             seat,
                 float             size)
{
  PurserSeat *who = &purser_session_get_setup (self->session)->seats[seat];
  const PurserSeatColour *colour = purser_seat_colours_find (who->colour, seat);
  g_autoptr (GskPath) shape = purser_seat_shape_path (seat, size);
  g_autofree char *letter = purser_seat_dup_letter (who->name);
  g_autoptr (PangoLayout) layout = board_dup_layout (self, letter, size * 0.52f, PANGO_WEIGHT_BOLD);
  g_autoptr (GskStroke) edge = gsk_stroke_new (MAX (1, size / 32));
  GdkRGBA ink;
  int width;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  ink.alpha *= 0.45f;
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_append_fill (snapshot, shape, GSK_FILL_RULE_WINDING, &colour->fill);
  gtk_snapshot_append_stroke (snapshot, shape, edge, &ink);
  draw_layout (snapshot, layout, &colour->letter, (size - (float) width) / 2, size / 2);
}

/* Who is in turn has a bar and a shade. */
static void
board_draw_turn (PurserScoreboard *self,
                 GtkSnapshot      *snapshot,
                 float             width,
                 float             height)
{
  GdkRGBA ink;
  GdkRGBA light;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  light = ink;
  light.alpha *= 0.12f;
  gtk_snapshot_append_color (snapshot, &light, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (0, 0, MAX (4, height / 16), height));
}

static void
board_draw_row (PurserScoreboard *self,
                GtkSnapshot      *snapshot,
                guint             seat,
                gint64            score,
                float             width,
                float             height)
{
  float size = MIN (height * 0.62f, width * 0.11f);
  float pad = size * 0.5f;
  const char *name = purser_session_get_setup (self->session)->seats[seat].name;
  g_autofree char *amount = purser_format_amount (score);
  g_autoptr (PangoLayout) number = board_dup_layout (self, amount, size, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) words = board_dup_layout (self, name, size * 0.72f, PANGO_WEIGHT_NORMAL);
  GdkRGBA ink;
  int taken;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  pango_layout_get_pixel_size (number, &taken, NULL);
  pango_layout_set_ellipsize (words, PANGO_ELLIPSIZE_END);
  /* A name written from right to left stays beside its mark. */
  pango_layout_set_auto_dir (words, FALSE);
  pango_layout_set_width (words, (int) MAX (1, width - size - 3.2f * pad - (float) taken) * PANGO_SCALE);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (pad, (height - size) / 2));
  board_draw_mark (self, snapshot, seat, size);
  gtk_snapshot_restore (snapshot);
  draw_layout (snapshot, words, &ink, pad * 1.7f + size, height / 2);
  draw_layout (snapshot, number, &ink, width - pad - (float) taken, height / 2);
}

/* The order of the seats stays as it is, so that the eye finds a name where it was. */
static void
purser_scoreboard_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  PurserScoreboard *self = PURSER_SCOREBOARD (widget);
  PurserPlay *play = purser_session_get_play (self->session);
  guint n_players = purser_play_get_setup (play)->n_players;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget) / (float) n_players;
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_play_get_standings (play, standings);
  for (guint i = 0; i < n_players; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, height * (float) i));
      if (purser_play_get_table (play)->active == (int) i)
        board_draw_turn (self, snapshot, width, height);
      board_draw_row (self, snapshot, i, standings[i].score, width, height);
      gtk_snapshot_restore (snapshot);
    }
}

static void
purser_scoreboard_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 960 : 540;
}

static void
board_update (PurserScoreboard *self)
{
  PurserPlay *play = purser_session_get_play (self->session);
  PurserSetup *setup = purser_play_get_setup (play);
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  purser_play_get_standings (play, standings);
  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (text, "%s%s %" G_GINT64_FORMAT "%s", i > 0 ? _(", ") : "", setup->seats[i].name,
                            standings[i].score,
                            purser_play_get_table (play)->active == (int) i ? _(", in turn") : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_scoreboard_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCOREBOARD (object)->session);
  G_OBJECT_CLASS (purser_scoreboard_parent_class)->dispose (object);
}

static void
purser_scoreboard_class_init (PurserScoreboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_scoreboard_dispose;
  widget_class->measure = purser_scoreboard_measure;
  widget_class->snapshot = purser_scoreboard_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
purser_scoreboard_init (PurserScoreboard *self)
{
}

/**
 * purser_scoreboard_new:
 * @session: a session
 *
 * Returns: (transfer floating): the scores of its play; they follow it
 */
GtkWidget *
purser_scoreboard_new (PurserSession *session)
{
  PurserScoreboard *self = g_object_new (PURSER_TYPE_SCOREBOARD, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (board_update), self, G_CONNECT_SWAPPED);
  board_update (self);
  return GTK_WIDGET (self);
}
