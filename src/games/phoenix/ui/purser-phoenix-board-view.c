// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-phoenix-homes.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-types.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The most free quarters that are drawn in a sector. */
#define FREE_SHOWN 8

/* A player's station: three wings with their sectors and residents, and the ships. */
struct _PurserPhoenixBoardView
{
  PurserBoard parent_instance;

  GtkBox     *wings;
  AdwWrapBox *ships;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixBoardView, purser_phoenix_board_view, PURSER_TYPE_BOARD)

static const PurserPhoenixState *
view_get_state (PurserPhoenixBoardView *self)
{
  return purser_play_get_state (purser_session_get_play (purser_board_get_session (PURSER_BOARD (self))));
}

/* Shows a sector with its residents from the left, and its free living quarters if the tile is known. */
static GtkWidget *
sector_new (PurserPhoenixBoardView *self,
            int                     colour,
            int                     level)
{
  const PurserPhoenixState *state = view_get_state (self);
  int seat = purser_board_get_player (PURSER_BOARD (self));
  const PurserPhoenixPlayer *player = &state->players[seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *step = purser_step_mark_new (level, FALSE, FALSE);
  gboolean built = level <= player->sectors[colour];
  int room = built ? purser_phoenix_get_sector_capacity (state, seat, colour, level) : 0;

  gtk_widget_set_valign (step, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (step, "sector-step");
  if (built)
    gtk_widget_add_css_class (step, purser_phoenix_colour_words[colour]);
  gtk_box_append (GTK_BOX (box), step);
  for (int i = 0; i < purser_phoenix_count_homes (player, colour, level); i++)
    gtk_box_append (GTK_BOX (box), purser_phoenix_quarter_new (purser_phoenix_get_home (player, colour, level, i, NULL)));
  for (int i = 0; i < MIN (room, FREE_SHOWN); i++)
    {
      gtk_box_append (GTK_BOX (box), purser_phoenix_quarter_new (-1));
      purser_set_tooltip (gtk_widget_get_last_child (box), _("Free living quarters"));
    }
  return box;
}

/* Shows the residents of whom only the wing is known, behind its sectors. */
static GtkWidget *
lodgers_new (PurserPhoenixBoardView *self,
             int                     colour)
{
  const PurserPhoenixPlayer *player = &view_get_state (self)->players[purser_board_get_player (PURSER_BOARD (self))];
  AdwWrapBox *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 3, "line-spacing", 3, NULL);

  for (int i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    {
      int count = player->residents[i][colour];

      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        for (int n = 0; n < purser_phoenix_count_homes (player, colour, level); n++)
          count -= purser_phoenix_get_home (player, colour, level, n, NULL) == i;
      for (int n = 0; n < count; n++)
        adw_wrap_box_append (box, purser_phoenix_quarter_new (i));
    }
  purser_set_tooltip (GTK_WIDGET (box), _("In one of the sectors of this wing"));
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
  return GTK_WIDGET (box);
}

static char *
dup_wing_told (PurserPhoenixBoardView *self,
               int                     colour)
{
  const PurserPhoenixPlayer *player = &view_get_state (self)->players[purser_board_get_player (PURSER_BOARD (self))];
  GString *told = g_string_new (NULL);

  /* Translators: a colour, the level to which that wing of the station is built */
  g_string_append_printf (told, _("%s wing, level %d"), purser_phoenix_colour_title (colour), player->sectors[colour]);
  for (int i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    if (player->residents[i][colour] > 0)
      g_string_append_printf (told, _(", %s %d"), purser_phoenix_species_title ((PurserPhoenixSpecies) i),
                              player->residents[i][colour]);
  return g_string_free_and_steal (told);
}

static GtkWidget *
wing_new (PurserPhoenixBoardView *self,
          int                     colour)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *mark = purser_phoenix_letter_new (purser_phoenix_colour_words[colour], purser_phoenix_colour_title (colour));
  AdwWrapBox *sectors = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 3, NULL);
  g_autofree char *told = dup_wing_told (self, colour);

  for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
    adw_wrap_box_append (sectors, sector_new (self, colour, level));
  adw_wrap_box_append (sectors, lodgers_new (self, colour));
  gtk_widget_set_hexpand (GTK_WIDGET (sectors), TRUE);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (sectors));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  return box;
}

static void
view_add_ship (PurserPhoenixBoardView *self,
               PurserPhoenixKind       kind,
               int                     level)
{
  const PurserPhoenixPlayer *player = &view_get_state (self)->players[purser_board_get_player (PURSER_BOARD (self))];
  gboolean used = purser_phoenix_ships_have (player->used, kind, level);
  g_autofree char *text = g_strdup_printf ("%s %d", purser_phoenix_kind_title (kind), level);
  g_autofree char *title = used ? g_strdup_printf (_("%s, used"), text) : g_strdup (text);
  GtkWidget *fact;

  if (purser_phoenix_ships_have (player->dismantled, kind, level))
    return;
  if (!used && !(player->ships_known && purser_phoenix_ships_have (player->owned, kind, level)))
    return;
  fact = purser_fact_mark_new (NULL, text, title);
  if (used)
    gtk_widget_add_css_class (fact, "used");
  adw_wrap_box_append (self->ships, fact);
}

static void
purser_phoenix_board_view_update (PurserBoard *board)
{
  PurserPhoenixBoardView *self = PURSER_PHOENIX_BOARD_VIEW (board);

  purser_box_clear (self->wings);
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    gtk_box_append (self->wings, wing_new (self, colour));
  purser_wrap_box_clear (self->ships);
  for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      view_add_ship (self, (PurserPhoenixKind) kind, level);
  gtk_widget_set_visible (GTK_WIDGET (self->ships), gtk_widget_get_first_child (GTK_WIDGET (self->ships)) != NULL);
}

static void
purser_phoenix_board_view_class_init (PurserPhoenixBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_BOARD_CLASS (klass)->update = purser_phoenix_board_view_update;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixBoardView, wings);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixBoardView, ships);
}

static void
purser_phoenix_board_view_init (PurserPhoenixBoardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
