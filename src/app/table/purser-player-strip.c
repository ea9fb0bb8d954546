// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-accounts-popover.h"
#include "purser-measure.h"
#include "purser-player-strip.h"
#include "purser-player-tile.h"
#include "purser-widget.h"

#define SPACING 8
#define NARROW_SPACING 4
/* Up to this many players have room for their names beside their marks on an upright tablet. */
#define FEW 3

/* All players side by side, as they sit. A tap shows a player's board, or the accounts if it is shown already. */
struct _PurserPlayerStrip
{
  GtkWidget parent_instance;

  PurserSession *session;
  GPtrArray     *tiles;
  int            shown;
  char          *layout;
};

enum {
  PROP_SHOWN = 1,
  PROP_LAYOUT
};

G_DEFINE_FINAL_TYPE (PurserPlayerStrip, purser_player_strip, GTK_TYPE_WIDGET)

static const char *
strip_get_layout (PurserPlayerStrip *self)
{
  if (!g_str_equal (self->layout, "tight"))
    return self->layout;
  return self->tiles->len > FEW ? "narrow" : "wide";
}

static int
strip_get_spacing (PurserPlayerStrip *self)
{
  return g_str_equal (self->layout, "wide") || g_str_equal (self->layout, "tight") ? SPACING : NARROW_SPACING;
}

static int
strip_measure_tiles (PurserPlayerStrip *self,
                     GtkOrientation     orientation,
                     int                for_size,
                     int               *natural)
{
  int least = 0;

  *natural = 0;
  for (guint i = 0; i < self->tiles->len; i++)
    {
      int minimum, wanted;

      gtk_widget_measure (g_ptr_array_index (self->tiles, i), orientation, for_size, &minimum, &wanted, NULL, NULL);
      least = MAX (least, minimum);
      *natural = MAX (*natural, wanted);
    }
  return least;
}

/* Puts all players in one row or, if large text needs more room, in as few rows as possible. */
static void
strip_arrange (PurserPlayerStrip *self,
               int                width,
               int               *columns,
               int               *tile_width)
{
  int spacing = strip_get_spacing (self), n = MAX ((int) self->tiles->len, 1), natural;
  int least = strip_measure_tiles (self, GTK_ORIENTATION_HORIZONTAL, -1, &natural);
  int most = CLAMP ((width + spacing) / (least + spacing), 1, n);
  int rows = (n + most - 1) / most;

  *columns = (n + rows - 1) / rows;
  *tile_width = MAX ((width - spacing * (*columns - 1)) / *columns, least);
}

static void
purser_player_strip_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  PurserPlayerStrip *self = PURSER_PLAYER_STRIP (widget);
  int n = (int) self->tiles->len, columns, tile_width, rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = strip_measure_tiles (self, orientation, -1, natural);
      *natural = *natural * n + strip_get_spacing (self) * (n - 1);
      return;
    }
  strip_arrange (self, for_size >= 0 ? for_size : G_MAXINT / 2, &columns, &tile_width);
  rows = (n + columns - 1) / columns;
  strip_measure_tiles (self, orientation, for_size >= 0 ? tile_width : -1, natural);
  *minimum = *natural = *natural * rows + strip_get_spacing (self) * MAX (rows - 1, 0);
}

static void
purser_player_strip_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  PurserPlayerStrip *self = PURSER_PLAYER_STRIP (widget);
  int spacing = strip_get_spacing (self), n = (int) self->tiles->len, columns, tile_width, tile_height;

  strip_arrange (self, width, &columns, &tile_width);
  tile_height = (height + spacing) / MAX ((n + columns - 1) / columns, 1) - spacing;
  for (int i = 0; i < n; i++)
    purser_allocate (widget, g_ptr_array_index (self->tiles, (guint) i),
                     &(GtkAllocation) { (tile_width + spacing) * (i % columns), (tile_height + spacing) * (i / columns),
                                        tile_width, tile_height });
}

static void
strip_set_shown (PurserPlayerStrip *self,
                 int                player)
{
  if (self->shown == player)
    return;
  self->shown = player;
  for (guint i = 0; i < self->tiles->len; i++)
    purser_player_tile_set_shown (g_ptr_array_index (self->tiles, i), (int) i == player);
  g_object_notify (G_OBJECT (self), "shown");
}

static void
strip_update_layout (PurserPlayerStrip *self)
{
  for (guint i = 0; i < self->tiles->len; i++)
    purser_player_tile_set_layout (g_ptr_array_index (self->tiles, i), strip_get_layout (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
strip_set_layout (PurserPlayerStrip *self,
                  const char        *layout)
{
  if (!g_set_str (&self->layout, layout))
    return;
  strip_update_layout (self);
  g_object_notify (G_OBJECT (self), "layout");
}

static void
tile_clicked_cb (PurserPlayerStrip *self,
                 PurserPlayerTile  *tile)
{
  int player = purser_player_tile_get_player (tile);

  if (player == self->shown)
    purser_accounts_popover_popup (GTK_WIDGET (tile), self->session, player);
  else
    strip_set_shown (self, player);
}

static void
play_changed_cb (PurserPlayerStrip *self)
{
  for (guint i = 0; i < self->tiles->len; i++)
    purser_player_tile_update (g_ptr_array_index (self->tiles, i));
}

static void
purser_player_strip_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  PurserPlayerStrip *self = PURSER_PLAYER_STRIP (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      g_value_set_int (value, self->shown);
      break;
    case PROP_LAYOUT:
      g_value_set_string (value, self->layout);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_player_strip_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  PurserPlayerStrip *self = PURSER_PLAYER_STRIP (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      strip_set_shown (self, g_value_get_int (value));
      break;
    case PROP_LAYOUT:
      strip_set_layout (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_player_strip_dispose (GObject *object)
{
  PurserPlayerStrip *self = PURSER_PLAYER_STRIP (object);

  purser_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->tiles, g_ptr_array_unref);
  g_clear_pointer (&self->layout, g_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_player_strip_parent_class)->dispose (object);
}

static void
purser_player_strip_class_init (PurserPlayerStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = purser_player_strip_dispose;
  object_class->get_property = purser_player_strip_get_property;
  object_class->set_property = purser_player_strip_set_property;
  /* The player whose board is shown; -1 for none. */
  g_object_class_install_property (object_class, PROP_SHOWN, g_param_spec_int ("shown", NULL, NULL, -1, G_MAXINT, -1, flags));
  /* The layout of the tiles; or "tight": "narrow" for more than a few tiles, else "wide". */
  g_object_class_install_property (object_class, PROP_LAYOUT, g_param_spec_string ("layout", NULL, NULL, "wide", flags));
  widget_class->measure = purser_player_strip_measure;
  widget_class->size_allocate = purser_player_strip_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_player_strip_init (PurserPlayerStrip *self)
{
  self->shown = -1;
  self->layout = g_strdup ("wide");
  self->tiles = g_ptr_array_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "player-strip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

void
purser_player_strip_set_session (PurserPlayerStrip *self,
                                 PurserSession     *session)
{
  g_set_object (&self->session, session);
  for (guint i = 0; i < purser_session_get_setup (session)->n_players; i++)
    {
      GtkWidget *tile = purser_player_tile_new (session, (int) i);

      purser_player_tile_set_shown (PURSER_PLAYER_TILE (tile), FALSE);
      g_signal_connect_object (tile, "clicked", G_CALLBACK (tile_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (tile, GTK_WIDGET (self));
      g_ptr_array_add (self->tiles, tile);
    }
  strip_update_layout (self);
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
purser_player_strip_get_tile (PurserPlayerStrip *self,
                              int                player)
{
  return g_ptr_array_index (self->tiles, (guint) player);
}
