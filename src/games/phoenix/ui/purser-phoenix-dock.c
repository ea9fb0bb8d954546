// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The ships: the player's own in a dock, and below it those of others with their prices. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-table.h"
#include "purser-player-mark.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* The docks of all players begin at the same column; a longer name is ellipsized, with the whole name in the tooltip. */
#define OWNER_WIDTH 56
#define NAME_LETTERS 7
#define HIRER_MARK 18

static GtkWidget *
amount_new (int number)
{
  g_autofree char *text = number >= 0 ? g_strdup_printf ("%d", number) : g_strdup ("?");
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, number >= 0 ? "numeric" : "unknown");
  return label;
}

static GtkWidget *
number_new (int         number,
            const char *icon)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_box_append (GTK_BOX (box), amount_new (number));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  return box;
}

static const char *
get_yield_icon (PurserPhoenixKind kind)
{
  return kind == PURSER_PHOENIX_FARM ? "purser-food-symbolic" : kind == PURSER_PHOENIX_ICE ? "purser-water-symbolic" : NULL;
}

static GtkWidget *
price_new (const PurserPhoenixState *state,
           PurserPhoenixKind         kind,
           int                       level,
           gboolean                  hired)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, hired ? 1 : 2);
  const char *icon = get_yield_icon (kind);
  int cost = purser_phoenix_printed_ship (&state->printed, kind, level, PURSER_PHOENIX_SHIP_COST);
  int fee = purser_phoenix_printed_ship (&state->printed, kind, level, PURSER_PHOENIX_SHIP_FEE);
  int yield = purser_phoenix_printed_ship (&state->printed, kind, level, PURSER_PHOENIX_SHIP_AMOUNT);

  if (hired)
    {
      gtk_box_append (GTK_BOX (box), amount_new (cost));
      gtk_box_append (GTK_BOX (box), gtk_label_new ("+"));
    }
  gtk_box_append (GTK_BOX (box), number_new (hired ? fee : cost, "purser-gem-symbolic"));
  if (icon != NULL)
    {
      gtk_box_append (GTK_BOX (box), gtk_label_new ("→"));
      gtk_box_append (GTK_BOX (box), number_new (yield, icon));
    }
  gtk_widget_add_css_class (box, "caption");
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  return box;
}

static GtkWidget *
ship_new (const char        *place_name,
          PurserPhoenixKind  kind,
          int                level,
          GtkWidget         *below)
{
  g_autofree char *title = level > 0 ? g_strdup_printf ("%s %d", purser_phoenix_kind_title (kind), level)
                                     : g_strdup (purser_phoenix_kind_title (kind));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "ship-name");
  gtk_box_append (GTK_BOX (box), label);
  if (below != NULL)
    gtk_box_append (GTK_BOX (box), below);
  return purser_place_new (place_name, title, box, "docked-ship");
}

static gboolean
is_chosen (const PurserPhoenixIntent *intent,
           int                        owner,
           PurserPhoenixKind          kind,
           int                        level)
{
  return intent->active && intent->use.owner == owner && intent->use.kind == kind &&
         (level == 0 || intent->use.level == level);
}

static gboolean
is_target (const PurserPhoenixIntent *intent,
           PurserPhoenixKind          kind,
           int                        level)
{
  return intent->active && intent->target_kind == (int) kind && intent->target_level == level;
}

static gboolean
is_dismantling (const PurserPhoenixIntent *intent)
{
  return intent->active && intent->use.kind == PURSER_PHOENIX_DISMANTLE;
}

/* While a ship is being dismantled by another, the player's unused ships can be touched as targets. */
static void
mark_target (GtkWidget                 *place,
             const PurserPhoenixState  *state,
             const PurserPhoenixIntent *intent,
             PurserPhoenixKind          kind,
             int                        level)
{
  PurserPhoenixUse target = { intent->use.player, intent->use.player, kind, level };

  if (!is_dismantling (intent))
    return;
  purser_place_set_own_offer (PURSER_PLACE (place), TRUE);
  if (!purser_phoenix_use_is_same_ship (&intent->use, &target) && purser_phoenix_use_is_free (&target, state))
    purser_place_set_offer (PURSER_PLACE (place), _("dismantle it"));
}

static void
dock_add (AdwWrapBox                *dock,
          const PurserPhoenixState  *state,
          const PurserPhoenixIntent *intent,
          int                        player,
          PurserPhoenixKind          kind,
          int                        level)
{
  const PurserPhoenixPlayer *about = &state->players[player];
  g_autofree char *name = g_strdup_printf ("ship/%s-%d", purser_phoenix_kind_words[kind], level);
  gboolean used = purser_phoenix_ships_have (about->used, kind, level);
  GtkWidget *place;

  if (!purser_phoenix_has_ship (state, player, kind, level) ||
      (!about->ships_known && !purser_phoenix_ship_exists (kind, level)))
    return;
  place = ship_new (name, kind, level, price_new (state, kind, level, FALSE));
  if (used)
    {
      g_autofree char *title = g_strdup_printf (_("%s, used"), purser_place_get_title (PURSER_PLACE (place)));

      purser_place_set_title (PURSER_PLACE (place), title);
      gtk_widget_add_css_class (place, "used");
    }
  mark_target (place, state, intent, kind, level);
  purser_place_set_marked (PURSER_PLACE (place), is_chosen (intent, player, kind, level) || is_target (intent, kind, level));
  adw_wrap_box_append (dock, place);
}

/* If the ships were not stated, there is one of each kind, and its level is asked; while one is being dismantled, there are all
 * that the player may have, so that a touch names it. */
void
purser_phoenix_dock_fill (AdwWrapBox                *dock,
                          PurserSurface             *surface,
                          const PurserPhoenixIntent *intent,
                          int                        player)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);

  purser_wrap_box_clear (dock);
  for (guint kind = 0; kind < PURSER_PHOENIX_KINDS; kind++)
    if (state->players[player].ships_known || is_dismantling (intent))
      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        dock_add (dock, state, intent, player, (PurserPhoenixKind) kind, level);
    else
      {
        g_autofree char *name = g_strdup_printf ("ship/%s", purser_phoenix_kind_words[kind]);
        GtkWidget *place = ship_new (name, (PurserPhoenixKind) kind, 0, NULL);

        purser_place_set_marked (PURSER_PLACE (place), is_chosen (intent, player, (PurserPhoenixKind) kind, 0));
        adw_wrap_box_append (dock, place);
      }
}

/* Returns: (transfer floating): the mark and the name of the owner, for the beginning of a dock */
GtkWidget *
purser_phoenix_owner_new (PurserSurface *surface,
                          int            owner)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *name = purser_setup_get_name (purser_surface_get_setup (surface), owner);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (NAME_LETTERS, (int) g_utf8_strlen (name, -1)));
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_LETTERS);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (purser_surface_get_setup (surface), owner, 24));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_size_request (box, OWNER_WIDTH, -1);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  purser_set_tooltip (box, name);
  return box;
}

/* Returns: (transfer floating) (nullable): the price of a hired ship; %NULL if its level, and so its price, is unknown */
static GtkWidget *
hired_price_new (const PurserPhoenixState *state,
                 const PurserPhoenixUse   *use,
                 int                       owner)
{
  return use->level > 0 ? price_new (state, use->kind, use->level, owner >= 0) : NULL;
}

static void
hires_add (GtkWidget                 *ships,
           PurserSurface             *surface,
           const PurserPhoenixIntent *intent,
           const PurserChoice        *choice,
           int                        owner)
{
  const char *name = owner >= 0 ? purser_setup_get_name (purser_surface_get_setup (surface), owner) : _("Neutral");
  PurserPhoenixIntent about;
  g_autofree char *title = NULL;
  GtkWidget *place;

  if (!purser_choice_is (choice, "act"))
    return;
  purser_phoenix_intent_begin (&about, choice->move);
  place = ship_new (choice->place, about.use.kind, about.use.level,
                    hired_price_new (purser_surface_get_state (surface), &about.use, owner));
  title = g_strdup_printf (_("%s: %s"), name, purser_place_get_title (PURSER_PLACE (place)));
  purser_place_set_title (PURSER_PLACE (place), title);
  purser_place_set_marked (PURSER_PLACE (place), is_chosen (intent, owner, about.use.kind, about.use.level));
  adw_wrap_box_append (ADW_WRAP_BOX (ships), place);
}

/* Makes the mark of the owner, once for all ships of a line. */
static GtkWidget *
hirer_new (PurserSurface *surface,
           int            owner)
{
  PurserSetup *setup = purser_surface_get_setup (surface);
  GtkWidget *mark = owner >= 0 ? purser_player_mark_new_for_seat (setup, owner, HIRER_MARK) : gtk_label_new (_("Neutral"));

  gtk_widget_add_css_class (mark, "caption-heading");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  if (owner >= 0)
    purser_set_tooltip (mark, purser_setup_get_name (setup, owner));
  return mark;
}

/* Adds all ships that one owner hires out now, in as many lines as they need. */
static void
hires_add_owner (GtkBox                    *hires,
                 PurserSurface             *surface,
                 const PurserPhoenixIntent *intent,
                 GPtrArray                 *choices,
                 int                        owner)
{
  g_autofree char *prefix = owner >= 0 ? g_strdup_printf ("hire/%d-", owner) : g_strdup ("hire/neutral-");
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3), *ships = purser_wrap_box_new (3, 3);

  for (guint i = 0; i < choices->len; i++)
    if (g_str_has_prefix (((const PurserChoice *) g_ptr_array_index (choices, i))->place, prefix))
      hires_add (ships, surface, intent, g_ptr_array_index (choices, i), owner);
  gtk_widget_set_hexpand (ships, TRUE);
  gtk_widget_set_visible (row, gtk_widget_get_first_child (ships) != NULL);
  gtk_box_append (GTK_BOX (row), hirer_new (surface, owner));
  gtk_box_append (GTK_BOX (row), ships);
  gtk_box_append (hires, row);
}

/* Shows the ships of others that can be used now, owner by owner; the neutral ones are last. */
void
purser_phoenix_hires_fill (GtkBox                    *hires,
                           PurserSurface             *surface,
                           const PurserPhoenixIntent *intent)
{
  const PurserPhoenixState *state = purser_surface_get_state (surface);
  g_autoptr (GPtrArray) choices = purser_surface_dup_choices (surface, "hire/");
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (hires))) != NULL)
    gtk_box_remove (hires, row);
  for (int owner = 0; owner < state->turn.n_players; owner++)
    hires_add_owner (hires, surface, intent, choices, owner);
  hires_add_owner (hires, surface, intent, choices, -1);
}
