// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What can be done on the planet that was touched: rows of sets with what each brings, the stations as they come out of
 * the ring, or what a transport card does. Places that are only steps on the way to a move: `challenge/5`, `move/5`,
 * `joker/gold`, `draw/2`, `out/1`, `back/0`, `take-back/0`, `enough/0`, `form/challenge`. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-earth.h"
#include "purser-andromeda-panel.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-titles.h"
#include "purser-format.h"
#include "purser-player-mark.h"
#include "purser-wrap-box.h"

struct _PurserAndromedaPanel
{
  GtkBox parent_instance;

  PurserSurface               *surface;
  const PurserAndromedaIntent *intent;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaPanel, purser_andromeda_panel, GTK_TYPE_BOX)

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

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
panel_say (PurserAndromedaPanel *self,
           char                 *text,
           const char           *style)
{
  gtk_box_append (GTK_BOX (self), label_new (text, style));
  g_free (text);
}

static GtkWidget *
step_new (const char *kind,
          int         index,
          const char *title,
          const char *offer)
{
  g_autofree char *name = g_strdup_printf ("%s/%d", kind, index);
  GtkWidget *place = purser_place_new (name, title);

  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  purser_place_set_offer (PURSER_PLACE (place), offer);
  gtk_widget_set_hexpand (place, TRUE);
  return place;
}

/* How many cards, above what they bring. */
static GtkWidget *
set_content_new (int         cards,
                 const char *brings,
                 const char *earns)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *count = g_strdup_printf ("%d", cards);
  GtkWidget *top = gtk_label_new (count);
  GtkWidget *bottom = gtk_label_new (brings);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_add_css_class (top, "caption");
  gtk_widget_add_css_class (bottom, "set-brings");
  gtk_box_append (GTK_BOX (line), top);
  if (earns != NULL)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("purser-bonus-card-symbolic");
      GtkWidget *bonus = gtk_label_new (earns);

      gtk_widget_add_css_class (bonus, "caption");
      gtk_image_set_pixel_size (GTK_IMAGE (icon), 11);
      gtk_box_append (GTK_BOX (line), icon);
      gtk_box_append (GTK_BOX (line), bonus);
    }
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), bottom);
  return box;
}

/* The bonus card that a set of exactly this size earns where none is in it (andromeda/bonus-gain); -1 for none. */
static int
find_earned (PurserAndromedaPanel *self,
             int                   cards)
{
  const PurserAndromedaState *state = panel_get_state (self);

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (state->printed.bonus_cards[i] == cards && purser_andromeda_bonus_left (state, i) != 0 &&
        purser_andromeda_intent_count_jokers (self->intent) == 0)
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
  return g_strdup_printf (_("%s, and a bonus card: %s"), brings, purser_andromeda_get_bonus_title ((guint) kind));
}

static void
panel_add_set (PurserAndromedaPanel *self,
               GtkWidget            *row,
               const char           *kind,
               int                   cards,
               const char           *brings,
               const char           *told)
{
  /* Translators: how many cards a set has */
  g_autofree char *title = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) cards), cards);
  g_autofree char *offer = dup_offer (self, cards, told);
  g_autofree char *earned = dup_earned (self, cards);
  GtkWidget *place = step_new (kind, cards, title, offer);

  gtk_widget_add_css_class (place, "set");
  gtk_button_set_child (GTK_BUTTON (place), set_content_new (cards, brings, earned));
  gtk_box_append (GTK_BOX (row), place);
}

static GtkWidget *
panel_add_row (PurserAndromedaPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_box_append (GTK_BOX (self), row);
  return row;
}

/* At least one card of a set is a planet card. */
static int
get_smallest_set (PurserAndromedaPanel *self)
{
  return MAX (PURSER_ANDROMEDA_SMALLEST_SET, purser_andromeda_intent_count_jokers (self->intent) + 1);
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
  GtkWidget *row;

  if (own == 0)
    return;
  if (orbit < 0)
    panel_say (self, g_strdup (_("Challenge: no center is free there")), "heading");
  else if (state->printed.centres[planet][orbit] > 0)
    /* Translators: how many stations are one's own, how many there are, how many points */
    panel_say (self, g_strdup_printf (_("Challenge for %3$d points: %1$d of %2$d are yours"), own, present,
                                      state->printed.centres[planet][orbit]), "heading");
  else
    panel_say (self, g_strdup_printf (_("Challenge: %d of %d are yours"), own, present), "heading");
  row = panel_add_row (self);
  for (int cards = get_smallest_set (self); cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    {
      double odds = purser_andromeda_get_odds (state, player, planet, cards);
      g_autofree char *chance = g_strdup_printf (C_("odds", "%.0f%%"), 100 * odds);
      g_autofree char *told = g_strdup_printf (_("challenge, chance %s"), chance);

      panel_add_set (self, row, "challenge", cards, chance, told);
    }
}

static void
panel_add_moves (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int player = self->intent->player;
  int earth = state->players[player].accounts[PURSER_ANDROMEDA_EARTH];
  GtkWidget *row;

  if (earth <= 0)
    return;
  /* Translators: how many stations stand on Earth */
  panel_say (self, g_strdup_printf (_("Move here: %d on Earth"), earth), "heading");
  row = panel_add_row (self);
  for (int cards = get_smallest_set (self); cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    {
      int stations = MIN (earth, purser_andromeda_get_half (state, player, cards));
      g_autofree char *brings = g_strdup_printf ("→ %d", stations);
      g_autofree char *told = g_strdup_printf (ngettext ("move %d station", "move %d stations", (gulong) stations), stations);

      panel_add_set (self, row, "move", cards, brings, told);
    }
}

/* Bonus cards in hand count as cards of a set: each tap takes one more, and after the last none. */
static void
panel_add_jokers (PurserAndromedaPanel *self)
{
  const PurserAndromedaPlayer *player = &panel_get_state (self)->players[self->intent->player];
  GtkWidget *row = NULL;

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    if (player->bonus[i] > 0)
      {
        const char *title = purser_andromeda_get_bonus_title (i);
        /* Translators: a kind of bonus card, how many are in the set, how many are in the hand */
        g_autofree char *text = g_strdup_printf (_("%s %d of %d"), title, self->intent->jokers[i], player->bonus[i]);
        /* Translators: a kind of bonus card, how many are in the set, how many are in the hand */
        g_autofree char *told = g_strdup_printf (_("Bonus cards in the set, %s: %d of %d"), title, self->intent->jokers[i],
                                                 player->bonus[i]);
        GtkWidget *place = step_new ("joker", (int) i, told, _("one more"));

        if (row == NULL)
          row = panel_add_row (self);
        gtk_button_set_child (GTK_BUTTON (place), gtk_label_new (text));
        gtk_widget_add_css_class (place, "joker");
        purser_place_set_marked (PURSER_PLACE (place), self->intent->jokers[i] > 0);
        gtk_box_append (GTK_BOX (row), place);
      }
}

static GtkWidget *
panel_add_step (PurserAndromedaPanel *self,
                GtkWidget            *row,
                const char           *kind,
                int                   index,
                const char           *label,
                const char           *icon)
{
  GtkWidget *place = step_new (kind, index, label, NULL);

  if (icon != NULL)
    gtk_button_set_child (GTK_BUTTON (place), gtk_image_new_from_icon_name (icon));
  else
    gtk_button_set_label (GTK_BUTTON (place), label);
  gtk_widget_add_css_class (place, "step-place");
  purser_set_tooltip (place, label);
  gtk_widget_set_hexpand (place, FALSE);
  gtk_box_append (GTK_BOX (row), place);
  return place;
}

static void
panel_add_title (PurserAndromedaPanel *self,
                 const char           *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = label_new (text, "title-4");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self), row);
  panel_add_step (self, row, "form", 0, _("Enter It in a Form"), "document-edit-symbolic");
  panel_add_step (self, row, "close", 0, _("Close"), "window-close-symbolic");
}

static void
panel_show_planet (PurserAndromedaPanel *self)
{
  g_autofree char *name = purser_andromeda_dup_title (panel_get_state (self), self->intent->planet);

  panel_add_title (self, name);
  panel_add_challenges (self);
  panel_add_moves (self);
  panel_add_jokers (self);
}

static GtkWidget *
seat_content_new (PurserAndromedaPanel *self,
                  int                   player,
                  const char           *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (3, (int) g_utf8_strlen (text, -1)));
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (panel_get_setup (self), player, 30));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
panel_add_draw (PurserAndromedaPanel *self,
                GtkWidget            *row,
                int                   player)
{
  int left = purser_andromeda_intent_get_left (self->intent, panel_get_state (self), player);
  /* Translators: whose station comes out of the ring */
  g_autofree char *title = g_strdup_printf (_("A station of %s comes out"),
                                            purser_setup_get_name (panel_get_setup (self), player));
  g_autofree char *offer = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);
  g_autofree char *text = g_strdup_printf ("%d", left);
  GtkWidget *place = step_new ("draw", player, title, offer);

  gtk_button_set_child (GTK_BUTTON (place), seat_content_new (self, player, text));
  gtk_widget_add_css_class (place, "draw");
  purser_set_tooltip (place, title);
  gtk_box_append (GTK_BOX (row), place);
}

static void
panel_add_drawn (PurserAndromedaPanel *self,
                 GtkWidget            *row)
{
  for (int i = 0; i < self->intent->n_drawn; i++)
    gtk_box_append (GTK_BOX (row), purser_player_mark_new_for_seat (panel_get_setup (self), self->intent->drawn[i], 24));
}

static void
panel_show_draws (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  const PurserAndromedaIntent *intent = self->intent;
  int draws = purser_andromeda_get_half (state, intent->player, intent->cards);
  g_autofree char *name = purser_andromeda_dup_title (state, intent->planet);
  g_autofree char *chance = g_strdup_printf (C_("odds", "%.0f%%"), 100 * purser_andromeda_intent_get_odds (intent, state));
  GtkWidget *row;
  GtkWidget *below;

  /* Translators: a planet, how many cards */
  panel_say (self, g_strdup_printf (_("%s, challenge with %d cards"), name, intent->cards), "title-4");
  /* Translators: which draw, of how many, a chance such as "64 %" */
  panel_say (self, g_strdup_printf (_("Draw %d of %d: whose station comes out? Chance of a center %s"), intent->n_drawn + 1,
                                    draws, chance), NULL);
  row = panel_add_row (self);
  for (int i = 0; i < state->table.n_players; i++)
    if (purser_andromeda_intent_get_left (intent, state, i) > 0)
      panel_add_draw (self, row, i);
  below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  panel_add_drawn (self, below);
  panel_add_step (self, below, "take-back", 0, intent->n_drawn > 0 ? _("Take Back") : _("Back"), NULL);
  panel_add_step (self, below, "enough", 0, _("No More Draws"), NULL);
  gtk_box_append (GTK_BOX (self), below);
}

static void
panel_show_transport (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  const PurserAndromedaIntent *intent = self->intent;
  const PurserAndromedaPlayer *player = &state->players[intent->player];
  GtkWidget *row;

  /* Translators: a player's name */
  panel_say (self, g_strdup_printf (_("Transport card of %s"), purser_setup_get_name (panel_get_setup (self), intent->player)),
             "title-4");
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  if (intent->planet < 0)
    panel_say (self, g_strdup (_("Tap the planet it goes to or leaves.")), NULL);
  for (int out = 1; intent->planet >= 0 && out <= MIN (2, player->accounts[PURSER_ANDROMEDA_EARTH]); out++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%d There", "%d There", (gulong) out), out);

      purser_place_set_offer (PURSER_PLACE (panel_add_step (self, row, "out", out, label, NULL)), _("from Earth"));
    }
  if (intent->planet >= 0 && player->stations[intent->planet] > 0)
    {
      g_autofree char *label = g_strdup_printf (_("All %d Back"), player->stations[intent->planet]);

      purser_place_set_offer (PURSER_PLACE (panel_add_step (self, row, "back", 0, label, NULL)), _("to Earth"));
    }
  panel_add_step (self, row, "close", 0, _("Cancel"), NULL);
  gtk_box_append (GTK_BOX (self), row);
}

/* Whoever has not placed yet can be next. */
static void
panel_add_seats (PurserAndromedaPanel *self,
                 gboolean              placing)
{
  const PurserAndromedaState *state = panel_get_state (self);
  GtkWidget *row = purser_wrap_box_new ();

  for (int i = 0; i < state->table.n_players; i++)
    {
      const char *name = purser_setup_get_name (panel_get_setup (self), i);
      g_autofree char *place_name = g_strdup_printf (placing ? "placer/%d" : "player/%d", i);
      GtkWidget *place;

      if (placing && state->players[i].placed)
        continue;
      place = purser_place_new (place_name, name);
      purser_place_set_own_offer (PURSER_PLACE (place), placing);
      purser_place_set_marked (PURSER_PLACE (place), placing && i == self->intent->player);
      gtk_button_set_child (GTK_BUTTON (place), seat_content_new (self, i, name));
      gtk_widget_add_css_class (place, "step-place");
      adw_wrap_box_append (ADW_WRAP_BOX (row), place);
    }
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 6);
  gtk_box_append (GTK_BOX (self), row);
}

static void
panel_show_placing (PurserAndromedaPanel *self)
{
  const PurserAndromedaState *state = panel_get_state (self);
  int placed = purser_andromeda_intent_count_placed (self->intent);
  int drawn = purser_andromeda_setup_get_drawn (state->table.n_players);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *count = g_strdup_printf (_("%d of %d cards"), placed, drawn);
  GtkWidget *label = label_new (count, "title-4");

  panel_add_seats (self, TRUE);
  panel_say (self, g_strdup (_("Tap a planet for each card drawn.")), NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  if (placed > 0)
    panel_add_step (self, row, "take-back", 0, _("Take Back"), NULL);
  gtk_box_append (GTK_BOX (self), row);
}

static void
panel_show_first (PurserAndromedaPanel *self)
{
  panel_say (self, g_strdup (_("Start player")), "title-4");
  panel_add_seats (self, FALSE);
}

static void
purser_andromeda_panel_class_init (PurserAndromedaPanelClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_andromeda_panel_init (PurserAndromedaPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "planet-panel");
}

GtkWidget *
purser_andromeda_panel_new (void)
{
  return g_object_new (PURSER_TYPE_ANDROMEDA_PANEL, NULL);
}

static void
panel_clear (PurserAndromedaPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}

/* Shows how far a move has come. */
void
purser_andromeda_panel_show (PurserAndromedaPanel        *self,
                             PurserSurface               *surface,
                             const PurserAndromedaIntent *intent)
{
  static void (*const show[]) (PurserAndromedaPanel *self) = {
    [PURSER_ANDROMEDA_STAGE_PLANET] = panel_show_planet,
    [PURSER_ANDROMEDA_STAGE_DRAWS] = panel_show_draws,
    [PURSER_ANDROMEDA_STAGE_TRANSPORT] = panel_show_transport,
    [PURSER_ANDROMEDA_STAGE_PLACING] = panel_show_placing,
  };
  gboolean first = strcmp (purser_surface_get_prompt (surface)->kind, "first") == 0;

  self->surface = surface;
  self->intent = intent;
  panel_clear (self);
  if (intent->stage != PURSER_ANDROMEDA_STAGE_NOTHING)
    show[intent->stage] (self);
  else if (first)
    panel_show_first (self);
  else
    gtk_box_append (GTK_BOX (self), purser_andromeda_earth_new (surface));
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}

static GtkWidget *
find_first (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = PURSER_IS_PLACE (child) && gtk_widget_has_css_class (child, "offered") ? child : find_first (child);
  return found;
}

/* Whoever goes by keys goes on with what the touch has brought up. */
void
purser_andromeda_panel_focus (PurserAndromedaPanel *self)
{
  GtkWidget *first = find_first (GTK_WIDGET (self));

  if (first != NULL)
    gtk_widget_grab_focus (first);
  purser_surface_scroll_to (self->surface, GTK_WIDGET (self));
}
