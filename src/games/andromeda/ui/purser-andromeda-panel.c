// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Offers what can be done on the touched planet: rows of sets with what each brings, the stations as they come out of the
 * ring, or the uses of a transport card. Places that are only steps on the way to a move: `challenge/5`, `move/5`, `joker/1`,
 * `draw/2`, `out/1`, `back/0`, `take-back/0`, `enough/0`, `form/0`. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-earth-view.h"
#include "purser-andromeda-panel.h"
#include "purser-andromeda-seat.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-chance.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-scroll.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

enum {
  PAGE_PLANET,
  PAGE_DRAWS,
  PAGE_TRANSPORT,
  PAGE_SEATS,
  PAGE_EARTH,
  N_PAGES
};

struct _PurserAndromedaPanel
{
  GtkBox parent_instance;

  PurserSurface               *surface;
  const PurserAndromedaIntent *intent;
  GtkWidget                   *pages[N_PAGES];
  GtkLabel                    *planet_title;
  GtkLabel                    *challenge_label;
  GtkBox                      *challenges;
  GtkLabel                    *moves_label;
  GtkBox                      *moves;
  AdwWrapBox                  *jokers;
  GtkLabel                    *draws_title;
  GtkLabel                    *draws_label;
  AdwWrapBox                  *draws;
  GtkBox                      *drawn;
  PurserPlace                 *take_back;
  GtkLabel                    *transport_title;
  GtkWidget                   *transport_label;
  AdwWrapBox                  *ways;
  AdwWrapBox                  *seats;
  GtkLabel                    *placed_label;
  GtkWidget                   *take_place_back;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaPanel, purser_andromeda_panel, GTK_TYPE_BOX)

#define PAGE_OFFSET(page) (G_STRUCT_OFFSET (PurserAndromedaPanel, pages) + (page) * sizeof (GtkWidget *))

static const PurserAndromedaState *
panel_get_state (PurserAndromedaPanel *self)
{
  return purser_surface_get_state (self->surface);
}

static PurserSetup *
panel_get_setup (PurserAndromedaPanel *self)
{
  return purser_surface_get_setup (self->surface);
}

static void
label_say (GtkLabel *label,
           char     *text)
{
  purser_line_breaks_show (label, text);
  g_free (text);
}

static void
show_row (GtkWidget *row)
{
  gtk_widget_set_visible (row, gtk_widget_get_first_child (row) != NULL);
}

/* Returns the bonus card that a set of exactly this size earns if it contains none (andromeda/bonus-gain); -1 for none. */
static int
find_earned (PurserAndromedaPanel *self,
             int                   cards)
{
  const PurserAndromedaState *state = panel_get_state (self);

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (state->printed.bonus_cards[i] == cards && purser_andromeda_bonus_left (state, i) != 0 &&
        purser_andromeda_bonus_count (self->intent->jokers) == 0)
      return (int) i;
  return -1;
}

static char *
dup_earned (PurserAndromedaPanel *self,
            int                   cards)
{
  int kind = find_earned (self, cards);

  return kind < 0 ? NULL : g_strdup_printf ("+%d", panel_get_state (self)->printed.bonus_points[kind]);
}

static char *
dup_offer (PurserAndromedaPanel *self,
           int                   cards,
           const char           *brings)
{
  int kind = find_earned (self, cards);

  if (kind < 0)
    return g_strdup (brings);
  /* Translators: what a set brings, a kind of bonus card */
  return g_strdup_printf (_("%s, and a bonus card: %s"), brings, purser_andromeda_get_bonus_word ((guint) kind));
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  return label;
}

/* Shows the number of cards, the points of the bonus card that they earn, and below them what they bring. */
static GtkWidget *
set_new (const char *cards,
         const char *bonus,
         const char *brings)
{
  GtkWidget *set = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), label_new (cards, "caption"));
  if (bonus != NULL)
    {
      GtkWidget *picture = gtk_image_new_from_icon_name ("purser-bonus-card-symbolic");

      gtk_image_set_pixel_size (GTK_IMAGE (picture), 11);
      gtk_box_append (GTK_BOX (head), picture);
      gtk_box_append (GTK_BOX (head), label_new (bonus, "caption"));
    }
  gtk_box_append (GTK_BOX (set), head);
  gtk_box_append (GTK_BOX (set), label_new (brings, "set-brings"));
  return set;
}

static void
panel_add_set (PurserAndromedaPanel *self,
               GtkBox               *row,
               const char           *kind,
               int                   cards,
               const char           *brings,
               const char           *told)
{
  /* Translators: how many cards a set has */
  g_autofree char *title = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) cards), cards);
  g_autofree char *offer = dup_offer (self, cards, told);
  g_autofree char *count = g_strdup_printf ("%d", cards);
  g_autofree char *bonus = dup_earned (self, cards);
  GtkWidget *place = purser_place_new_step (kind, cards, title, offer, set_new (count, bonus, brings));

  gtk_widget_add_css_class (place, "set");
  gtk_widget_set_hexpand (place, TRUE);
  gtk_box_append (row, place);
}

/* At least one card of a set is a planet card. */
static int
get_smallest_set (PurserAndromedaPanel *self)
{
  return MAX (PURSER_ANDROMEDA_SMALLEST_SET, purser_andromeda_bonus_count (self->intent->jokers) + 1);
}

static void
panel_add_chance (PurserAndromedaPanel *self,
                  int                   cards)
{
  double odds = purser_andromeda_get_odds (panel_get_state (self), self->intent->player, self->intent->planet, cards);
  g_autofree char *chance = purser_chance_dup_text (odds);
  g_autofree char *told = g_strdup_printf (_("challenge, chance %s"), chance);

  panel_add_set (self, self->challenges, "challenge", cards, chance, told);
}

/* Without a free centre, a challenge still sends stations to Earth and earns a bonus card (andromeda/full-planet). */
static void
panel_add_way_home (PurserAndromedaPanel *self,
                    int                   cards)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int stations = MIN (purser_andromeda_get_half (state, self->intent->player, cards),
                      purser_andromeda_get_present (state, self->intent->planet));
  g_autofree char *brings = g_strdup_printf ("← %d", stations);
  g_autofree char *told = g_strdup_printf (ngettext ("challenge, %d station back to Earth",
                                                     "challenge, %d stations back to Earth", (gulong) stations), stations);

  panel_add_set (self, self->challenges, "challenge", cards, brings, told);
}

static void
panel_add_challenges (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int player = self->intent->player;
  int planet = self->intent->planet;
  int orbit = purser_andromeda_get_free_orbit (state, planet);
  int own = state->players[player].stations[planet];
  int present = purser_andromeda_get_present (state, planet);

  gtk_widget_set_visible (GTK_WIDGET (self->challenge_label), own > 0);
  if (orbit < 0)
    purser_line_breaks_show (self->challenge_label, _("Challenge: no center is free, so each station drawn goes to Earth"));
  else if (state->printed.centres[planet][orbit] > 0)
    /* Translators: how many stations are one's own, how many there are, how many points */
    label_say (self->challenge_label, g_strdup_printf (_("Challenge for %3$d points: %1$d of %2$d are yours"), own, present,
                                                       state->printed.centres[planet][orbit]));
  else
    label_say (self->challenge_label, g_strdup_printf (_("Challenge: %d of %d are yours"), own, present));
  for (int cards = get_smallest_set (self); own > 0 && cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    if (orbit < 0)
      panel_add_way_home (self, cards);
    else
      panel_add_chance (self, cards);
  show_row (GTK_WIDGET (self->challenges));
}

static void
panel_add_moves (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int player = self->intent->player;
  int earth = state->players[player].accounts[PURSER_ANDROMEDA_EARTH];

  gtk_widget_set_visible (GTK_WIDGET (self->moves_label), earth > 0);
  /* Translators: how many stations stand on Earth */
  label_say (self->moves_label, g_strdup_printf (_("Move here: %d on Earth"), earth));
  for (int cards = get_smallest_set (self); earth > 0 && cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    {
      int stations = MIN (earth, purser_andromeda_get_half (state, player, cards));
      g_autofree char *brings = g_strdup_printf ("→ %d", stations);
      g_autofree char *told = g_strdup_printf (ngettext ("move %d station", "move %d stations", (gulong) stations), stations);

      panel_add_set (self, self->moves, "move", cards, brings, told);
    }
  show_row (GTK_WIDGET (self->moves));
}

/* Bonus cards in hand count as cards of a set: each tap adds one, and the tap after the last removes all. */
static void
panel_add_jokers (PurserAndromedaPanel *self)
{
  const PurserAndromedaPlayer *player = &panel_get_state (self)->players[self->intent->player];

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (player->bonus[i] > 0)
      {
        const char *title = purser_andromeda_get_bonus_title (i);
        /* Translators: a kind of bonus card, how many are in the set, how many are in the hand */
        g_autofree char *text = g_strdup_printf (_("%s %d of %d"), title, self->intent->jokers[i], player->bonus[i]);
        /* Translators: a kind of bonus card, how many are in the set, how many are in the hand */
        g_autofree char *told = g_strdup_printf (_("Bonus cards in the set, %s: %d of %d"), title, self->intent->jokers[i],
                                                 player->bonus[i]);
        gboolean all = self->intent->jokers[i] == player->bonus[i];
        GtkWidget *place = purser_place_new_step ("joker", (int) i, told, all ? _("none") : _("one more"), gtk_label_new (text));

        gtk_widget_set_hexpand (place, TRUE);
        gtk_widget_add_css_class (place, "joker");
        purser_place_set_marked (PURSER_PLACE (place), self->intent->jokers[i] > 0);
        adw_wrap_box_append (self->jokers, place);
      }
  show_row (GTK_WIDGET (self->jokers));
}

static void
panel_show_planet (PurserAndromedaPanel *self)
{
  g_autofree char *planet = purser_andromeda_dup_title (panel_get_state (self), self->intent->planet);

  /* Translators: a planet; below it stand sets of 3 to 7 cards, with what each does there */
  label_say (self->planet_title, g_strdup_printf (_("%s: how many cards?"), planet));
  panel_add_challenges (self);
  panel_add_moves (self);
  panel_add_jokers (self);
}

static void
panel_add_draw (PurserAndromedaPanel *self,
                int                   player)
{
  int left = purser_andromeda_intent_get_left (self->intent, panel_get_state (self), player);
  /* Translators: whose station comes out of the ring */
  g_autofree char *title = g_strdup_printf (_("A station of %s comes out"),
                                            purser_setup_get_name (panel_get_setup (self), player));
  g_autofree char *offer = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);
  g_autofree char *text = g_strdup_printf ("%d", left);
  GtkWidget *seat = purser_andromeda_seat_new (panel_get_setup (self), player, 30, text);
  GtkWidget *place = purser_place_new_step ("draw", player, title, offer, seat);

  gtk_widget_add_css_class (place, "station-draw");
  gtk_widget_set_hexpand (place, TRUE);
  /* A player without stations left keeps the place, so that the others do not move under a finger. */
  gtk_widget_set_sensitive (place, left > 0);
  purser_set_tooltip (place, title);
  adw_wrap_box_append (self->draws, place);
}

static void
panel_show_drawn (PurserAndromedaPanel *self)
{
  const char *back = self->intent->n_drawn > 0 ? _("Take Back") : _("Back");

  for (int i = 0; i < self->intent->n_drawn; i++)
    gtk_box_append (self->drawn, purser_player_mark_new_for_seat (panel_get_setup (self), self->intent->drawn[i], 24));
  show_row (GTK_WIDGET (self->drawn));
  purser_place_set_title (self->take_back, back);
  gtk_button_set_label (GTK_BUTTON (self->take_back), back);
  purser_set_tooltip (GTK_WIDGET (self->take_back), back);
}

static char *
dup_draw (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  const PurserAndromedaIntent *intent = self->intent;
  int draws = purser_andromeda_get_half (state, intent->player, intent->cards);
  g_autofree char *chance = purser_chance_dup_text (purser_andromeda_intent_get_odds (intent, state));

  if (purser_andromeda_get_free_orbit (state, intent->planet) < 0)
    /* Translators: which draw, of how many */
    return g_strdup_printf (_("Draw %d of %d: whose station comes out, and goes to Earth?"), intent->n_drawn + 1, draws);
  /* Translators: which draw, of how many, a chance such as "64 %" */
  return g_strdup_printf (_("Draw %d of %d: whose station comes out? Chance of a center %s"), intent->n_drawn + 1, draws,
                          chance);
}

static void
panel_show_draws (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  const PurserAndromedaIntent *intent = self->intent;
  g_autofree char *name = purser_andromeda_dup_title (state, intent->planet);

  /* Translators: a planet, how many cards */
  label_say (self->draws_title, g_strdup_printf (_("%s, challenge with %d cards"), name, intent->cards));
  label_say (self->draws_label, dup_draw (self));
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].stations[intent->planet] > 0)
      panel_add_draw (self, i);
  panel_show_drawn (self);
}

static void
panel_add_way (PurserAndromedaPanel *self,
               const char           *kind,
               int                   index,
               const char           *label,
               const char           *offer)
{
  GtkWidget *place = purser_place_new_step (kind, index, label, offer, NULL);

  gtk_button_set_label (GTK_BUTTON (place), label);
  gtk_widget_add_css_class (place, "step-place");
  purser_set_tooltip (place, label);
  adw_wrap_box_append (self->ways, place);
}

static void
panel_show_transport (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  const PurserAndromedaIntent *intent = self->intent;
  const PurserAndromedaPlayer *player = &state->players[intent->player];

  /* Translators: a player's name */
  label_say (self->transport_title, g_strdup_printf (_("Transport card of %s"),
                                                     purser_setup_get_name (panel_get_setup (self), intent->player)));
  gtk_widget_set_visible (self->transport_label, intent->planet < 0);
  for (int out = 1; intent->planet >= 0 && out <= MIN (2, player->accounts[PURSER_ANDROMEDA_EARTH]); out++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("Send %d", "Send %d", (gulong) out), out);

      panel_add_way (self, "out", out, label, _("from Earth"));
    }
  if (intent->planet >= 0 && player->stations[intent->planet] > 0)
    {
      g_autofree char *label = g_strdup_printf (_("Return All %d"), player->stations[intent->planet]);

      panel_add_way (self, "back", 0, label, _("to Earth"));
    }
  show_row (GTK_WIDGET (self->ways));
}

/* While placing, offers only players who have not placed yet. */
static void
panel_add_seats (PurserAndromedaPanel *self,
                 gboolean              placing)
{
  const PurserAndromedaState *state = panel_get_state (self);

  for (int i = 0; i < state->turn.n_players; i++)
    {
      const char *name = purser_setup_get_name (panel_get_setup (self), i);
      g_autofree char *place_name = g_strdup_printf (placing ? "placer/%d" : "player/%d", i);
      GtkWidget *place;

      if (placing && state->players[i].placed)
        continue;
      place = purser_place_new (place_name, name, purser_andromeda_seat_new (panel_get_setup (self), i, 30, name),
                                "step-place");
      purser_place_set_own_offer (PURSER_PLACE (place), placing);
      purser_place_set_marked (PURSER_PLACE (place), placing && i == self->intent->player);
      adw_wrap_box_append (self->seats, place);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->placed_label), placing);
}

static void
panel_show_placing (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int placed = self->intent->n_drawn;
  int drawn = purser_andromeda_setup_get_drawn (state->turn.n_players);

  panel_add_seats (self, TRUE);
  label_say (self->placed_label, g_strdup_printf (_("%d of %d cards"), placed, drawn));
  gtk_widget_set_visible (self->take_place_back, placed > 0);
}

static void
panel_show_earth (PurserAndromedaPanel *self)
{
  purser_andromeda_earth_view_show (PURSER_ANDROMEDA_EARTH_VIEW (self->pages[PAGE_EARTH]), self->surface);
}

static void
purser_andromeda_panel_class_init (PurserAndromedaPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_ANDROMEDA_EARTH_VIEW);
  g_type_ensure (PURSER_TYPE_PLACE);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-panel.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "planet_page", FALSE, PAGE_OFFSET (PAGE_PLANET));
  gtk_widget_class_bind_template_child_full (widget_class, "draws_page", FALSE, PAGE_OFFSET (PAGE_DRAWS));
  gtk_widget_class_bind_template_child_full (widget_class, "transport_page", FALSE, PAGE_OFFSET (PAGE_TRANSPORT));
  gtk_widget_class_bind_template_child_full (widget_class, "seats_page", FALSE, PAGE_OFFSET (PAGE_SEATS));
  gtk_widget_class_bind_template_child_full (widget_class, "earth", FALSE, PAGE_OFFSET (PAGE_EARTH));
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, planet_title);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, challenge_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, challenges);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, moves_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, moves);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, jokers);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, draws_title);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, draws_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, draws);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, drawn);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, take_back);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, transport_title);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, transport_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, ways);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, seats);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, placed_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaPanel, take_place_back);
}

static void
purser_andromeda_panel_init (PurserAndromedaPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->jokers);
  purser_wrap_box_adapt (self->draws);
  purser_wrap_box_adapt (self->seats);
}

/* Removes places that are not shown any more, so that they cannot be found either. */
static void
panel_clear (PurserAndromedaPanel *self)
{
  GtkBox *rows[] = { self->challenges, self->moves, self->drawn };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    purser_box_clear (rows[i]);
  purser_wrap_box_clear (self->jokers);
  purser_wrap_box_clear (self->draws);
  purser_wrap_box_clear (self->ways);
  purser_wrap_box_clear (self->seats);
  purser_andromeda_earth_view_clear (PURSER_ANDROMEDA_EARTH_VIEW (self->pages[PAGE_EARTH]));
}

/* Shows the progress of a move. */
void
purser_andromeda_panel_show (PurserAndromedaPanel        *self,
                             PurserSurface               *surface,
                             const PurserAndromedaIntent *intent)
{
  static const struct {
    guint  page;
    void (*show) (PurserAndromedaPanel *self);
  } stages[] = {
    [PURSER_ANDROMEDA_STAGE_NOTHING] = { PAGE_EARTH, panel_show_earth },
    [PURSER_ANDROMEDA_STAGE_PLANET] = { PAGE_PLANET, panel_show_planet },
    [PURSER_ANDROMEDA_STAGE_DRAWS] = { PAGE_DRAWS, panel_show_draws },
    [PURSER_ANDROMEDA_STAGE_TRANSPORT] = { PAGE_TRANSPORT, panel_show_transport },
    [PURSER_ANDROMEDA_STAGE_PLACING] = { PAGE_SEATS, panel_show_placing },
  };
  gboolean first = intent->stage == PURSER_ANDROMEDA_STAGE_NOTHING &&
                   strcmp (purser_surface_get_prompt (surface)->kind, "first") == 0;
  guint page = first ? PAGE_SEATS : stages[intent->stage].page;

  self->surface = surface;
  self->intent = intent;
  panel_clear (self);
  for (guint i = 0; i < N_PAGES; i++)
    gtk_widget_set_visible (self->pages[i], i == page);
  if (first)
    panel_add_seats (self, FALSE);
  else
    stages[intent->stage].show (self);
}

static GtkWidget *
find_first (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = PURSER_IS_PLACE (child) && gtk_widget_has_css_class (child, "offered") ? child : find_first (child);
  return found;
}

/* Moves the focus to the first widget that the touch has brought up, for the keyboard. */
void
purser_andromeda_panel_focus (PurserAndromedaPanel *self)
{
  GtkWidget *first = find_first (GTK_WIDGET (self));

  if (first != NULL)
    gtk_widget_grab_focus (first);
  purser_scroll_to (GTK_WIDGET (self));
}
