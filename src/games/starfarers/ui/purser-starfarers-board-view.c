// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-types.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A player's mothership with its upgrades and medals, the colonies with their planets, then stations, tokens and cards. */
struct _PurserStarfarersBoardView
{
  PurserBoard parent_instance;

  AdwWrapBox *mothership;
  AdwWrapBox *colonies;
  AdwWrapBox *facts;
};

G_DEFINE_FINAL_TYPE (PurserStarfarersBoardView, purser_starfarers_board_view, PURSER_TYPE_BOARD)

static const PurserStarfarersState *
view_get_state (PurserStarfarersBoardView *self)
{
  return purser_play_get_state (purser_session_get_play (purser_board_get_session (PURSER_BOARD (self))));
}

static const PurserStarfarersPlayer *
view_get_player (PurserStarfarersBoardView *self)
{
  return &view_get_state (self)->players[purser_board_get_player (PURSER_BOARD (self))];
}

static GtkWidget *
colony_new (const PurserStarfarersColony *colony,
            guint                         number)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 4, NULL);
  g_autofree char *title = purser_starfarers_colony_dup_title (colony, number);

  if (colony->spaceport)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-spaceport-symbolic"));
  for (guint i = 0; i < G_N_ELEMENTS (colony->planets); i++)
    gtk_box_append (GTK_BOX (box), purser_starfarers_planet_mark_new (&colony->planets[i]));
  gtk_widget_add_css_class (box, "colony-mark");
  purser_explain (box, title);
  return box;
}

static void
add_stations (PurserStarfarersBoardView *self)
{
  const PurserStarfarersState *state = view_get_state (self);
  int player = purser_board_get_player (PURSER_BOARD (self));

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    {
      int n = view_get_player (self)->stations[i];
      gboolean marker = state->holder[i] == player;
      const char *people = purser_starfarers_people_title (i);
      g_autofree char *text = g_strdup_printf ("%s %d", people, n);
      g_autofree char *title = NULL;
      GtkWidget *fact;

      if (n == 0 && !marker)
        continue;
      title = g_strdup_printf (marker ? _("Trade stations, %s: %d, with the friendship marker") : _("Trade stations, %s: %d"),
                               people, n);
      fact = purser_fact_mark_new ("purser-station-symbolic", text, title);
      if (marker)
        gtk_box_append (GTK_BOX (fact), gtk_image_new_from_icon_name ("purser-vp-symbolic"));
      adw_wrap_box_append (self->facts, fact);
    }
}

/* Adds the number of friendship cards, and what they do. */
static void
add_cards (PurserStarfarersBoardView *self)
{
  const PurserStarfarersPlayer *player = view_get_player (self);
  g_autoptr (GString) title = g_string_new (_("Friendship cards"));
  g_autofree char *text = g_strdup_printf ("%u", player->n_cards);

  for (guint i = 0; i < player->n_cards; i++)
    {
      g_autofree char *effect = purser_starfarers_card_dup_effect (&view_get_state (self)->cards[player->cards[i]]);

      g_string_append_printf (title, "\n%s", effect);
    }
  if (player->n_cards > 0)
    adw_wrap_box_append (self->facts, purser_fact_mark_new ("purser-draw-card-symbolic", text, title->str));
}

static void
purser_starfarers_board_view_update (PurserBoard *board)
{
  PurserStarfarersBoardView *self = PURSER_STARFARERS_BOARD_VIEW (board);
  const PurserStarfarersPlayer *player = view_get_player (self);

  purser_wrap_box_clear (self->colonies);
  for (guint i = 0; i < player->n_colonies; i++)
    adw_wrap_box_append (self->colonies, colony_new (&player->colonies[i], i + 1));
  gtk_widget_set_visible (GTK_WIDGET (self->colonies), player->n_colonies > 0);
  purser_wrap_box_clear (self->mothership);
  purser_wrap_box_clear (self->facts);
  purser_starfarers_add_mothership (self->mothership, view_get_state (self), purser_board_get_player (board));
  add_stations (self);
  purser_starfarers_add_tokens (self->facts, player);
  add_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), gtk_widget_get_first_child (GTK_WIDGET (self->facts)) != NULL);
}

static GtkWidget *
purser_starfarers_board_view_get_summary (PurserBoard *board)
{
  return GTK_WIDGET (PURSER_STARFARERS_BOARD_VIEW (board)->mothership);
}

static void
purser_starfarers_board_view_class_init (PurserStarfarersBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_BOARD_CLASS (klass)->update = purser_starfarers_board_view_update;
  PURSER_BOARD_CLASS (klass)->get_summary = purser_starfarers_board_view_get_summary;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-starfarers-board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersBoardView, mothership);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersBoardView, colonies);
  gtk_widget_class_bind_template_child (widget_class, PurserStarfarersBoardView, facts);
}

static void
purser_starfarers_board_view_init (PurserStarfarersBoardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
