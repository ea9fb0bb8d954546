// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-phoenix-income-panel.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-marks.h"
#include "purser-phoenix-panel.h"
#include "purser-phoenix-table.h"
#include "purser-phoenix-types.h"
#include "purser-scroll.h"
#include "purser-spare-bin.h"
#include "purser-widget.h"

/* From this width on, the station and the tracks are side by side, with room below them. */
#define WIDE 620

/* The table of Space Station Phoenix: the station, the diplomacy board and all ships. The panel asks what a touched ship
 * needs; an action of several touches is kept in the intent until it is complete. */
struct _PurserPhoenixSurface
{
  PurserSurface parent_instance;

  GtkBox              *rows;
  PurserPhoenixPanel  *panel;
  AdwBin              *income;
  AdwBin              *station;
  AdwBin              *tracks;
  AdwBin              *supply;
  GtkWidget           *ships;
  GtkWidget           *board;
  AdwBin              *owner;
  AdwWrapBox          *dock;
  GtkBox              *hires;
  PurserPhoenixIntent  intent;
};

G_DEFINE_FINAL_TYPE (PurserPhoenixSurface, purser_phoenix_surface, PURSER_TYPE_SURFACE)

static const PurserPhoenixState *
surface_get_state (PurserPhoenixSurface *self)
{
  return purser_surface_get_state (PURSER_SURFACE (self));
}

/* Returns the player whose station is shown; before the first turn, the one who is set up. */
static int
surface_get_shown (PurserPhoenixSurface *self)
{
  return MAX (0, purser_surface_get_player (PURSER_SURFACE (self)));
}

/* Where there is room, the panel is below the board, so that what is to be touched there does not move. On a phone it
 * replaces the ships above the board. */
static gboolean
surface_is_wide (PurserPhoenixSurface *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) >= WIDE;
}

static void
surface_place_panel (PurserPhoenixSurface *self)
{
  gtk_box_reorder_child_after (self->rows, GTK_WIDGET (self->panel), surface_is_wide (self) ? self->board : NULL);
}

/* While an action is entered, the ships are hidden to make room: on a phone for all actions unless a ship is to be
 * dismantled, and on every screen for the many trades. */
static gboolean
surface_needs_ships (PurserPhoenixSurface *self)
{
  PurserPhoenixKind kind = self->intent.use.kind;

  return !self->intent.active || (kind == PURSER_PHOENIX_DISMANTLE && self->intent.use.level > 0) ||
         (kind != PURSER_PHOENIX_TRANSPORT && surface_is_wide (self));
}

/* Dice and trades need much room and no tracks, so the tracks are hidden. */
static gboolean
surface_needs_tracks (PurserPhoenixSurface *self)
{
  return !self->intent.active || (self->intent.use.kind != PURSER_PHOENIX_EXPEDITION &&
                                  self->intent.use.kind != PURSER_PHOENIX_TRANSPORT);
}

/* No ship can be used before the player has started, nor while rewards are chosen. */
static void
surface_show_ships (PurserPhoenixSurface *self,
                    gboolean              usable)
{
  PurserSurface *surface = PURSER_SURFACE (self);

  purser_phoenix_dock_fill (self->dock, surface, &self->intent, surface_get_shown (self));
  purser_phoenix_hires_fill (self->hires, surface, &self->intent);
  gtk_widget_set_visible (self->ships, usable && surface_needs_ships (self));
  /* While an action is entered, the ships of others are shown only if there is room. */
  g_object_set (adw_bin_get_child (ADW_BIN (self)), "insists", !self->intent.active, NULL);
}

static void
surface_show (PurserPhoenixSurface *self)
{
  PurserSurface *surface = PURSER_SURFACE (self);
  const PurserPhoenixState *state = surface_get_state (self);
  int player = surface_get_shown (self);

  adw_bin_set_child (self->station, purser_phoenix_station_new (surface, &self->intent, player));
  adw_bin_set_child (self->tracks, purser_phoenix_tracks_new (surface, &self->intent, player));
  adw_bin_set_child (self->supply, purser_phoenix_supply_new (state));
  adw_bin_set_child (self->owner, purser_phoenix_owner_new (surface, player));
  surface_show_ships (self, state->players[player].started && !purser_surface_offers (surface, "bonus/"));
  gtk_widget_set_visible (self->board, state->players[player].started);
  purser_set_style (self->board, "rewarding", purser_surface_offers (surface, "bonus/"));
  gtk_widget_set_visible (GTK_WIDGET (self->tracks), surface_needs_tracks (self));
  gtk_widget_set_visible (GTK_WIDGET (self->owner), player != state->turn.active);
  surface_place_panel (self);
  purser_phoenix_panel_show (self->panel, surface, &self->intent);
  purser_surface_set_occupied (surface, self->intent.active);
}

/* Hides the bin without a panel, so that its spacing goes away, too. */
static void
surface_show_income (PurserPhoenixSurface *self,
                     GtkWidget            *panel)
{
  adw_bin_set_child (self->income, panel);
  gtk_widget_set_visible (GTK_WIDGET (self->income), panel != NULL);
}

static void
purser_phoenix_surface_update (PurserSurface *surface)
{
  PurserPhoenixSurface *self = PURSER_PHOENIX_SURFACE (surface);

  purser_phoenix_intent_clear (&self->intent);
  surface_show_income (self, NULL);
  surface_show (self);
}

/* Shows the intent, and marks all places anew. */
static void
surface_go_on (PurserPhoenixSurface *self)
{
  PurserSurface *surface = PURSER_SURFACE (self);

  surface_show (self);
  purser_surface_mark (surface);
  purser_phoenix_panel_focus (self->panel);
}

static void
surface_touch_use (PurserPhoenixSurface *self,
                   const char           *place)
{
  g_autoptr (PurserValue) trades = purser_phoenix_panel_dup_trades (self->panel);
  g_autoptr (GPtrArray) moves = purser_phoenix_intent_dup_moves (&self->intent, surface_get_state (self), trades);

  purser_surface_enter_moves (PURSER_SURFACE (self), moves);
}

/* Enters an action at once if this touch completed it; otherwise asks for the rest. */
static void
surface_enter_or_go_on (PurserPhoenixSurface *self)
{
  if (self->intent.use.level > 0 && purser_phoenix_intent_is_complete (&self->intent, surface_get_state (self), NULL))
    surface_touch_use (self, NULL);
  else
    surface_go_on (self);
}

static const PurserChoice *
find_answer (GPtrArray  *choices,
             const char *verb)
{
  for (guint i = 0; i < choices->len; i++)
    if (purser_choice_is (g_ptr_array_index (choices, i), verb))
      return g_ptr_array_index (choices, i);
  return NULL;
}

/* Enters a complete answer at once, such as a known farm; other ships ask for the rest. */
static void
surface_touch_ship (PurserPhoenixSurface *self,
                    const char           *place)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (PURSER_SURFACE (self), place);
  const PurserChoice *choice = find_answer (choices, "act");

  if (choice == NULL)
    return;
  if (choice->complete)
    purser_surface_enter (PURSER_SURFACE (self), choice);
  else
    {
      surface_show_income (self, NULL);
      purser_phoenix_intent_begin (&self->intent, choice->move);
      surface_go_on (self);
    }
}

/* While a ship is being dismantled, a touch chooses it; otherwise a touch uses the ship. */
static void
surface_touch_own (PurserPhoenixSurface *self,
                   const char           *place)
{
  g_auto (GStrv) parts = g_strsplit (strchr (place, '/') + 1, "-", 2);
  PurserPlace *widget = purser_surface_find_place (PURSER_SURFACE (self), place);

  if (!self->intent.active || self->intent.use.kind != PURSER_PHOENIX_DISMANTLE || parts[1] == NULL ||
      widget == NULL || purser_place_get_offer (widget) == NULL)
    {
      surface_touch_ship (self, place);
      return;
    }
  self->intent.target_kind = purser_phoenix_find_word (purser_phoenix_kind_words, parts[0]);
  self->intent.target_level = atoi (parts[1]);
  surface_enter_or_go_on (self);
}

static void
surface_touch_sector (PurserPhoenixSurface *self,
                      const char           *place)
{
  g_auto (GStrv) parts = g_strsplit (strchr (place, '/') + 1, "-", 2);
  int digit;

  if (!self->intent.active || self->intent.use.kind != PURSER_PHOENIX_CONSTRUCTION)
    {
      PURSER_SURFACE_CLASS (purser_phoenix_surface_parent_class)->touch (PURSER_SURFACE (self), place);
      return;
    }
  self->intent.colour = purser_phoenix_find_word (purser_phoenix_colour_words, parts[0]);
  digit = purser_phoenix_find_tile_digit (surface_get_state (self), self->intent.colour);
  /* Of the three digits of a tile the first two are known (phoenix/sectors); the third is typed. */
  if (digit >= 0 && parts[1] != NULL)
    self->intent.told[PURSER_PHOENIX_TOLD_TILE] = atoi (parts[1]) * 10 + digit;
  surface_go_on (self);
}

static void
surface_touch_track (PurserPhoenixSurface *self,
                     const char           *place)
{
  if (!self->intent.active || self->intent.use.kind != PURSER_PHOENIX_DIPLOMACY)
    {
      PURSER_SURFACE_CLASS (purser_phoenix_surface_parent_class)->touch (PURSER_SURFACE (self), place);
      return;
    }
  purser_phoenix_intent_touch_track (&self->intent,
                                     purser_phoenix_find_word (purser_phoenix_track_words, strchr (place, '/') + 1));
  if (self->intent.use.level == PURSER_PHOENIX_LEVELS)
    surface_go_on (self);
  else
    surface_enter_or_go_on (self);
}

/* Enters the income at once if all of it is known; otherwise works it out component by component. */
static void
surface_touch_hub (PurserPhoenixSurface *self,
                   const char           *place)
{
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (PURSER_SURFACE (self), place);
  const PurserPhoenixState *state = surface_get_state (self);
  int gains[PURSER_PHOENIX_ACCOUNTS];
  int player = state->turn.active;
  const PurserChoice *choice = find_answer (choices, "income");

  if (choice == NULL)
    return;
  if (choice->complete && purser_phoenix_get_known_income (state, player, gains))
    {
      purser_surface_enter (PURSER_SURFACE (self), choice);
      return;
    }
  purser_phoenix_intent_clear (&self->intent);
  surface_show (self);
  purser_surface_mark (PURSER_SURFACE (self));
  surface_show_income (self, purser_phoenix_income_panel_new (PURSER_SURFACE (self), player));
  gtk_widget_child_focus (GTK_WIDGET (self->income), GTK_DIR_TAB_FORWARD);
  purser_scroll_to (GTK_WIDGET (self->income));
}

static void
surface_touch_income (PurserPhoenixSurface *self,
                      const char           *place)
{
  GtkWidget *panel = adw_bin_get_child (self->income);
  g_autoptr (PurserValue) move = purser_phoenix_income_panel_dup_move (PURSER_PHOENIX_INCOME_PANEL (panel));

  purser_session_enter (purser_surface_get_session (PURSER_SURFACE (self)), move);
}

/* Opens the values of a component whose income is not known yet. */
static void
surface_touch_read (PurserPhoenixSurface *self,
                    const char           *place)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.learn", "s", strchr (place, '/') + 1);
}

/* Enters the only answer, or lets the user choose one of several: by player, or by the other level. */
static void
surface_touch_bonus (PurserPhoenixSurface *self,
                     const char           *place)
{
  PurserSurface *surface = PURSER_SURFACE (self);
  g_autoptr (GPtrArray) choices = purser_phoenix_dup_rewards (surface, place);

  if (choices->len == 1)
    purser_surface_enter (surface, g_ptr_array_index (choices, 0));
  else if (choices->len > 1)
    purser_surface_offer (surface, place, choices);
}

static int
read_index (const char *place)
{
  return atoi (strchr (place, '/') + 1);
}

static void
surface_touch_level (PurserPhoenixSurface *self,
                     const char           *place)
{
  self->intent.use.level = read_index (place);
  surface_enter_or_go_on (self);
}

static void
surface_touch_face (PurserPhoenixSurface *self,
                    const char           *place)
{
  purser_phoenix_intent_roll (&self->intent, surface_get_state (self), read_index (place));
  surface_go_on (self);
}

static void
surface_touch_back (PurserPhoenixSurface *self,
                    const char           *unused)
{
  purser_phoenix_intent_unroll (&self->intent, surface_get_state (self));
  surface_go_on (self);
}

/* Gives up a kept die of another face than the new one, of the face that is kept most often. */
static void
surface_give_up_die (PurserPhoenixSurface *self,
                     int                   die)
{
  PurserPhoenixIntent *intent = &self->intent;
  int n_kept[PURSER_PHOENIX_FACES] = { 0 };
  int given = -1;

  for (int i = 0; i < intent->n_rolled; i++)
    n_kept[intent->rolled[i]] += intent->kept[i];
  for (int i = 0; i < intent->n_rolled; i++)
    if (i != die && intent->kept[i] && (given < 0 || intent->rolled[given] == intent->rolled[die] ||
                                        (intent->rolled[i] != intent->rolled[die] &&
                                         n_kept[intent->rolled[i]] >= n_kept[intent->rolled[given]])))
      given = i;
  if (given >= 0)
    intent->kept[given] = FALSE;
}

/* A die beyond the cargo replaces another one. */
static void
surface_touch_die (PurserPhoenixSurface *self,
                   const char           *place)
{
  PurserPhoenixIntent *intent = &self->intent;
  int die = read_index (place);
  int cargo = purser_phoenix_use_get_printed (&intent->use, surface_get_state (self), PURSER_PHOENIX_SHIP_CARGO);

  intent->kept[die] = !intent->kept[die];
  for (int i = 0; cargo >= 0 && i < intent->n_rolled && purser_phoenix_intent_count_kept (intent) > cargo; i++)
    surface_give_up_die (self, die);
  surface_go_on (self);
}

static void
surface_touch_human (PurserPhoenixSurface *self,
                     const char           *place)
{
  int index = read_index (place);

  self->intent.homes[index / PURSER_PHOENIX_HOMES_OF_HUMAN] = index % PURSER_PHOENIX_HOMES_OF_HUMAN - 1;
  surface_go_on (self);
}

static void
surface_touch_close (PurserPhoenixSurface *self,
                     const char           *place)
{
  purser_phoenix_intent_clear (&self->intent);
  surface_show_income (self, NULL);
  surface_go_on (self);
}

/* Opens a form for anything that the table does not offer for the ship. */
static void
surface_touch_form (PurserPhoenixSurface *self,
                    const char           *unused)
{
  const PurserPhoenixUse *use = &self->intent.use;
  PurserPrompt *prompt = purser_surface_get_prompt (PURSER_SURFACE (self));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);
      PurserPhoenixIntent about;

      if (choice->complete || !purser_choice_is (choice, "act"))
        continue;
      purser_phoenix_intent_begin (&about, choice->move);
      if (about.use.owner == use->owner && about.use.kind == use->kind && (about.use.level == 0 || about.use.level == use->level))
        {
          purser_surface_open_form (PURSER_SURFACE (self), choice);
          return;
        }
    }
}

static const struct {
  const char *kind;
  void      (*touch) (PurserPhoenixSurface *self,
                      const char           *place);
} touches[] = {
  { "hub/", surface_touch_hub },
  { "income/", surface_touch_income },
  { "read/", surface_touch_read },
  { "ship/", surface_touch_own },
  { "hire/", surface_touch_ship },
  { "sector/", surface_touch_sector },
  { "track/", surface_touch_track },
  { "bonus/", surface_touch_bonus },
  { "level/", surface_touch_level },
  { "face/", surface_touch_face },
  { "back/", surface_touch_back },
  { "die/", surface_touch_die },
  { "human/", surface_touch_human },
  { "use/", surface_touch_use },
  { "close/", surface_touch_close },
  { "form/", surface_touch_form },
};

static void
purser_phoenix_surface_touch (PurserSurface *surface,
                              const char    *place)
{
  for (guint i = 0; i < G_N_ELEMENTS (touches); i++)
    if (g_str_has_prefix (place, touches[i].kind))
      {
        touches[i].touch (PURSER_PHOENIX_SURFACE (surface), place);
        return;
      }
  PURSER_SURFACE_CLASS (purser_phoenix_surface_parent_class)->touch (surface, place);
}

/* Values to enter and the best reward are offered in the list below the table. */
static gboolean
purser_phoenix_surface_shows (PurserSurface      *surface,
                              const PurserChoice *choice)
{
  if (choice->place == NULL || purser_choice_is (choice, "learn"))
    return FALSE;
  if (g_str_has_prefix (choice->place, "bonus/"))
    return !choice->best;
  return PURSER_SURFACE_CLASS (purser_phoenix_surface_parent_class)->shows (surface, choice);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  PurserPhoenixSurface *self = PURSER_PHOENIX_SURFACE (widget);

  if (!self->intent.active && adw_bin_get_child (self->income) == NULL)
    return GDK_EVENT_PROPAGATE;
  surface_touch_close (self, NULL);
  return GDK_EVENT_STOP;
}

static void
purser_phoenix_surface_class_init (PurserPhoenixSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PURSER_SURFACE_CLASS (klass)->update = purser_phoenix_surface_update;
  PURSER_SURFACE_CLASS (klass)->shows = purser_phoenix_surface_shows;
  PURSER_SURFACE_CLASS (klass)->touch = purser_phoenix_surface_touch;
  g_type_ensure (PURSER_TYPE_PHOENIX_PANEL);
  g_type_ensure (PURSER_TYPE_SPARE_BIN);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/phoenix/purser-phoenix-surface.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, rows);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, panel);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, income);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, station);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, tracks);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, supply);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, ships);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, board);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, owner);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, dock);
  gtk_widget_class_bind_template_child (widget_class, PurserPhoenixSurface, hires);
}

static void
purser_phoenix_surface_init (PurserPhoenixSurface *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
