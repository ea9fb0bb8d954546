// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-phoenix-state.h"
#include "purser-phoenix-table-view.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

/* What belongs to nobody: the diplomacy board with all players side by side, and the supply. */
struct _PurserPhoenixTableView
{
  PurserBoard parent_instance;

  GtkGrid    *tracks;
  AdwWrapBox *supply;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixTableView, purser_phoenix_table_view, PURSER_TYPE_BOARD)

static PurserPlay *
view_get_play (PurserPhoenixTableView *self)
{
  return purser_session_get_play (purser_board_get_session (PURSER_BOARD (self)));
}

/* Whoever stands below level 1 is not on the board. The marks of everybody who stands on this level of the track. */
static GtkWidget *
level_new (PurserPhoenixTableView *self,
           int                     track,
           int                     level)
{
  const PurserPhoenixState *state = purser_play_get_state (view_get_play (self));
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (box, 1);
  adw_wrap_box_set_line_spacing (box, 1);
  for (int player = 0; player < state->table.n_players; player++)
    if (state->players[player].diplomacy[track] == level)
      adw_wrap_box_append (box, purser_player_mark_new_for_seat (purser_play_get_setup (view_get_play (self)), player, 17));
  gtk_widget_set_size_request (GTK_WIDGET (box), 36, 22);
  gtk_widget_set_valign (GTK_WIDGET (box), GTK_ALIGN_FILL);
  gtk_widget_add_css_class (GTK_WIDGET (box), "level");
  return GTK_WIDGET (box);
}

static char *
dup_track_told (PurserPhoenixTableView *self,
                int                     track)
{
  const PurserPhoenixState *state = purser_play_get_state (view_get_play (self));
  GString *told = g_string_new (purser_phoenix_kind_title ((PurserPhoenixKind) track));

  for (int player = 0; player < state->table.n_players; player++)
    /* Translators: follows the name of a track: a player's name, a level */
    g_string_append_printf (told, _(", %s level %d"),
                            purser_setup_get_name (purser_play_get_setup (view_get_play (self)), player),
                            state->players[player].diplomacy[track]);
  return g_string_free_and_steal (told);
}

static void
view_add_track (PurserPhoenixTableView *self,
                int                     track)
{
  GtkWidget *label = gtk_label_new (purser_phoenix_kind_title ((PurserPhoenixKind) track));
  g_autofree char *told = dup_track_told (self, track);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_tooltip_text (label, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_grid_attach (self->tracks, label, 0, track + 1, 1, 1);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    gtk_grid_attach (self->tracks, level_new (self, track, level), level, track + 1, 1, 1);
}

static void
view_add_head (PurserPhoenixTableView *self)
{
  GtkWidget *title = gtk_label_new (_("Diplomacy"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_grid_attach (self->tracks, title, 0, 0, 1, 1);
  for (int level = 1; level <= PURSER_PHOENIX_TRACK_LEVELS; level++)
    {
      g_autofree char *text = g_strdup_printf ("%d", level);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "numeric");
      gtk_widget_add_css_class (label, "caption");
      gtk_grid_attach (self->tracks, label, level, 0, 1, 1);
    }
}

static void
view_update_supply (PurserPhoenixTableView *self)
{
  const PurserPhoenixState *state = purser_play_get_state (view_get_play (self));

  purser_wrap_box_clear (self->supply);
  for (guint i = 0; i < PURSER_PHOENIX_SPECIES && state->supplied; i++)
    {
      const char *title = purser_phoenix_species_title ((PurserPhoenixSpecies) i);
      g_autofree char *text = g_strdup_printf ("%d", state->supply[i]);
      /* Translators: a species, how many of it are left */
      g_autofree char *told = g_strdup_printf (_("Supply: %s %d"), title, state->supply[i]);
      GtkWidget *fact = purser_fact_mark_new (NULL, text, told);

      gtk_box_prepend (GTK_BOX (fact), purser_letter_mark_new (purser_phoenix_species_words[i], title));
      adw_wrap_box_append (self->supply, fact);
    }
}

static void
purser_phoenix_table_view_update (PurserBoard *board)
{
  PurserPhoenixTableView *self = PURSER_PHOENIX_TABLE_VIEW (board);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tracks))) != NULL)
    gtk_grid_remove (self->tracks, child);
  view_add_head (self);
  for (int track = 0; track < PURSER_PHOENIX_TRACKS; track++)
    view_add_track (self, track);
  view_update_supply (self);
}

static void
purser_phoenix_table_view_class_init (PurserPhoenixTableViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_phoenix_table_view_update;
}

static void
purser_phoenix_table_view_init (PurserPhoenixTableView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->tracks = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->tracks, 2);
  gtk_grid_set_row_spacing (self->tracks, 3);
  self->supply = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->supply, 4);
  adw_wrap_box_set_line_spacing (self->supply, 4);
  gtk_widget_add_css_class (GTK_WIDGET (self->supply), "supply");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->tracks));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->supply));
  gtk_widget_add_css_class (box, "board");
  adw_bin_set_child (ADW_BIN (self), box);
}
