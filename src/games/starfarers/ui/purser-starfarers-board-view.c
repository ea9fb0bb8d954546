// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-board-marks.h"
#include "purser-format.h"
#include "purser-starfarers-board-view.h"
#include "purser-starfarers-flight.h"
#include "purser-starfarers-marks.h"
#include "purser-wrap-box.h"

/* A mothership with its upgrades and medals; and what it has founded: colonies with their planets, then what it has won. */
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

/* A box that can have a name. */
static GtkWidget *
group_new (int spacing)
{
  return g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "spacing", spacing, NULL);
}

static GtkWidget *
colony_new (const PurserStarfarersColony *colony,
            guint                         number)
{
  GtkWidget *box = group_new (4);
  g_autofree char *title = purser_starfarers_colony_dup_title (colony, number);

  if (colony->spaceport)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("purser-spaceport-symbolic"));
  for (guint i = 0; i < G_N_ELEMENTS (colony->planets); i++)
    gtk_box_append (GTK_BOX (box), purser_starfarers_planet_mark_new (&colony->planets[i]));
  gtk_widget_add_css_class (box, "colony");
  if (colony->spaceport)
    gtk_widget_add_css_class (box, "spaceport");
  purser_explain (box, title);
  return box;
}

static void
add_fact (PurserStarfarersBoardView *self,
          const char                *icon,
          const char                *text,
          const char                *title)
{
  /* Translators: what it is, how many */
  g_autofree char *whole = g_strdup_printf (_("%s: %s"), title, text);

  adw_wrap_box_append (self->mothership, purser_fact_mark_new (icon, text, whole));
}

/* The Scientists' upgrades stand apart: "2 + 1". */
static void
add_upgrade (PurserStarfarersBoardView *self,
             PurserStarfarersUpgrade    upgrade,
             const char                *icon)
{
  const PurserStarfarersState *state = view_get_state (self);
  int player = purser_board_get_player (PURSER_BOARD (self));
  int real = purser_starfarers_get_upgrade (state, player, upgrade);
  int more = purser_starfarers_get_virtual (state, player, upgrade);
  g_autofree char *text = more > 0 ? g_strdup_printf ("%d + %d", real, more) : g_strdup_printf ("%d", real);

  add_fact (self, icon, text, purser_starfarers_upgrade_title (upgrade));
}

static void
add_medals (PurserStarfarersBoardView *self)
{
  int n = view_get_player (self)->balances[PURSER_STARFARERS_HALF_MEDALS];
  g_autofree char *text = g_strdup_printf ("%d", n);
  g_autofree char *title = g_strdup_printf (ngettext ("%d half-medal, %d VP", "%d half-medals, %d VP", (gulong) n), n, n / 2);

  adw_wrap_box_append (self->mothership, purser_fact_mark_new ("purser-half-medal-symbolic", text, title));
}

static void
add_speed (PurserStarfarersBoardView *self)
{
  int speed = purser_starfarers_get_speed (view_get_state (self), purser_board_get_player (PURSER_BOARD (self)));
  g_autofree char *text = speed >= 0 ? g_strdup_printf (_("Speed %d"), speed) : NULL;

  if (text != NULL)
    adw_wrap_box_append (self->mothership, purser_fact_mark_new ("purser-ship-symbolic", text, text));
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
        {
          gtk_box_append (GTK_BOX (fact), gtk_image_new_from_icon_name ("purser-vp-symbolic"));
          gtk_widget_add_css_class (fact, "marker");
        }
      adw_wrap_box_append (self->facts, fact);
    }
}

static void
add_tokens (PurserStarfarersBoardView *self)
{
  const PurserStarfarersPlayer *player = view_get_player (self);

  for (guint i = 0; i < player->n_tokens; i++)
    {
      const char *kind = purser_starfarers_token_title (purser_starfarers_get_token_kind (player->tokens[i]));
      g_autofree char *text = g_strdup_printf ("%s %d", kind, purser_starfarers_get_strength (player->tokens[i]));

      adw_wrap_box_append (self->facts, purser_fact_mark_new ("purser-planet-symbolic", text, text));
    }
}

/* How many friendship cards there are, and what they do. */
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
  add_speed (self);
  add_upgrade (self, PURSER_STARFARERS_BOOSTER, "purser-booster-symbolic");
  add_upgrade (self, PURSER_STARFARERS_CANNON, "purser-cannon-symbolic");
  add_upgrade (self, PURSER_STARFARERS_POD, "purser-pod-symbolic");
  add_medals (self);
  add_stations (self);
  add_tokens (self);
  add_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), gtk_widget_get_first_child (GTK_WIDGET (self->facts)) != NULL);
}

static GtkWidget *
purser_starfarers_board_view_get_summary (PurserBoard *board)
{
  return GTK_WIDGET (PURSER_STARFARERS_BOARD_VIEW (board)->mothership);
}

static void
purser_starfarers_board_view_dispose (GObject *object)
{
  g_clear_object (&PURSER_STARFARERS_BOARD_VIEW (object)->mothership);
  G_OBJECT_CLASS (purser_starfarers_board_view_parent_class)->dispose (object);
}

static void
purser_starfarers_board_view_class_init (PurserStarfarersBoardViewClass *klass)
{
  PURSER_BOARD_CLASS (klass)->update = purser_starfarers_board_view_update;
  PURSER_BOARD_CLASS (klass)->get_summary = purser_starfarers_board_view_get_summary;
  G_OBJECT_CLASS (klass)->dispose = purser_starfarers_board_view_dispose;
}

static AdwWrapBox *
wrap_new (int spacing)
{
  GtkWidget *wrap = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), spacing);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 6);
  return ADW_WRAP_BOX (wrap);
}

static void
purser_starfarers_board_view_init (PurserStarfarersBoardView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->mothership = g_object_ref_sink (wrap_new (4));
  self->colonies = wrap_new (6);
  self->facts = wrap_new (6);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->colonies));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->facts));
  adw_bin_set_child (ADW_BIN (self), box);
}
