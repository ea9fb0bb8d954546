// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-seat.h"
#include "purser-andromeda-state.h"
#include "purser-andromeda-titles.h"
#include "purser-andromeda-trade-guide.h"
#include "purser-announce.h"
#include "purser-line-breaks.h"
#include "purser-toggle-set.h"

#define KINDS (PURSER_ANDROMEDA_PLANETS + PURSER_ANDROMEDA_BONUSES)

/* andromeda/trade-offer, andromeda/trade-fourth */
#define CARDS 3
#define CARDS_WITH_TECHNOLOGY 4

/* Guides through the trade, which is done at the table and not recorded: the cards that the start player has played, which
 * the others must not play, and the players whose sets are still on the table. Ticks stay until the next round. */
struct _PurserAndromedaTradeGuide
{
  AdwBin parent_instance;

  PurserSurface   *surface;
  int              round;
  int              start;
  GtkToggleButton *unfold;
  gboolean         gave_way; /* whether it was unfolded when an action began */
  GtkLabel        *offer_label;
  AdwBin          *cards;
  GtkLabel        *cards_label;
  AdwBin          *players;
  GtkToggleButton *done[PURSER_MAX_PLAYERS];
  GtkLabel        *sets_label;
};

G_DEFINE_FINAL_TYPE (PurserAndromedaTradeGuide, purser_andromeda_trade_guide, ADW_TYPE_BIN)

static const PurserAndromedaState *
guide_get_state (PurserAndromedaTradeGuide *self)
{
  return purser_surface_get_state (self->surface);
}

static const char *
guide_get_name (PurserAndromedaTradeGuide *self,
                int                        player)
{
  return purser_setup_get_name (purser_surface_get_setup (self->surface), player);
}

static char *
guide_dup_kind (PurserAndromedaTradeGuide *self,
                guint                      kind)
{
  if (kind < PURSER_ANDROMEDA_PLANETS)
    return purser_andromeda_dup_title (guide_get_state (self), (int) kind);
  return g_strdup (purser_andromeda_get_bonus_title (kind - PURSER_ANDROMEDA_PLANETS));
}

static void
append_name (GString    *names,
             const char *name)
{
  if (names->len > 0)
    g_string_append (names, C_("a list", ", "));
  g_string_append (names, name);
}

/* andromeda/trade-follow */
static void
guide_tell_cards (PurserAndromedaTradeGuide *self)
{
  g_autoptr (GString) kinds = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint kind = 0; kind < KINDS; kind++)
    if (purser_toggle_set_is_selected (PURSER_TOGGLE_SET (adw_bin_get_child (self->cards)), kind))
      {
        g_autofree char *name = guide_dup_kind (self, kind);

        append_name (kinds, name);
      }
  /* Translators: a list of cards */
  text = kinds->len > 0 ? g_strdup_printf (_("The others must not play: %s"), kinds->str)
                        : g_strdup_printf (_("Tap what %s plays: the others must not play the same."),
                                           guide_get_name (self, self->start));
  purser_line_breaks_show (self->cards_label, text);
}

static gboolean
guide_has_set (PurserAndromedaTradeGuide *self,
               int                        player)
{
  return !gtk_toggle_button_get_active (self->done[player]);
}

/* Lists the players whose sets are on the table, in turn order after the start player. */
static char *
guide_dup_holders (PurserAndromedaTradeGuide *self,
                   int                       *n_holders,
                   int                       *nearest)
{
  guint n_players = guide_get_state (self)->turn.n_players;
  GString *names = g_string_new (NULL);

  *n_holders = 0;
  for (guint i = 1; i < n_players; i++)
    {
      int player = (self->start + (int) i) % (int) n_players;

      if (!guide_has_set (self, player))
        continue;
      if ((*n_holders)++ == 0)
        *nearest = player;
      append_name (names, guide_get_name (self, player));
    }
  return g_string_free (names, FALSE);
}

/* andromeda/trade-swap, andromeda/trade-out */
static char *
guide_dup_sets (PurserAndromedaTradeGuide *self)
{
  int n_holders, nearest = 0;
  g_autofree char *holders = guide_dup_holders (self, &n_holders, &nearest);

  if (n_holders == 0)
    return g_strdup (_("The trade is over."));
  if (guide_has_set (self, self->start))
    /* Translators: the start player, a list of players */
    return g_strdup_printf (_("%s has to swap sets with one of: %s. Then mark %s."), guide_get_name (self, self->start),
                            holders, guide_get_name (self, self->start));
  if (n_holders == 1)
    return g_strdup_printf (_("%s takes back the last set."), guide_get_name (self, nearest));
  /* Translators: a list of players, the first of them */
  return g_strdup_printf (_("Sets are still in front of: %s. Whoever was just swapped with keeps the set or swaps on; "
                            "otherwise %s is next."), holders, guide_get_name (self, nearest));
}

static void
guide_tell_sets (PurserAndromedaTradeGuide *self)
{
  g_autofree char *text = guide_dup_sets (self);

  purser_line_breaks_show (self->sets_label, text);
}

static void
done_toggled_cb (PurserAndromedaTradeGuide *self)
{
  guide_tell_sets (self);
  purser_announce (GTK_WIDGET (self), gtk_label_get_label (self->sets_label));
}

/* Shows planets without a name by their number, so that all of them fit in a line. */
static GtkWidget *
kind_content_new (PurserAndromedaTradeGuide *self,
                  guint                      kind)
{
  g_autofree char *number = g_strdup_printf ("%u", kind + 1);

  if (kind >= PURSER_ANDROMEDA_PLANETS || guide_get_state (self)->printed.names[kind][0] != '\0')
    return NULL;
  return gtk_label_new (number);
}

static void
guide_make_cards (PurserAndromedaTradeGuide *self)
{
  GtkWidget *cards = purser_toggle_set_new (TRUE);

  for (guint kind = 0; kind < KINDS; kind++)
    {
      g_autofree char *name = guide_dup_kind (self, kind);
      /* Translators: the start player, a card */
      g_autofree char *label = g_strdup_printf (_("%s plays: %s"), guide_get_name (self, self->start), name);
      GtkWidget *content = kind_content_new (self, kind);

      purser_toggle_set_add (PURSER_TOGGLE_SET (cards), label, content != NULL ? content : gtk_label_new (name));
    }
  g_signal_connect_swapped (cards, "changed", G_CALLBACK (guide_tell_cards), self);
  adw_bin_set_child (self->cards, cards);
}

/* Of bonus cards, the start player can play only those in hand (andromeda/trade-offer). */
static void
guide_offer_bonus (PurserAndromedaTradeGuide *self)
{
  const PurserAndromedaPlayer *player = &guide_get_state (self)->players[self->start];

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    purser_toggle_set_show (PURSER_TOGGLE_SET (adw_bin_get_child (self->cards)), PURSER_ANDROMEDA_PLANETS + i,
                            purser_andromeda_get_bonus_title (i), player->bonus[i] > 0);
}

static void
guide_add_player (PurserAndromedaTradeGuide *self,
                  PurserToggleSet           *players,
                  int                        player)
{
  const char *title = guide_get_name (self, player);
  /* Translators: a player's name */
  g_autofree char *name = g_strdup_printf (_("%s is done: the set is in hand, or out of the trade"), title);
  GtkWidget *seat = purser_andromeda_seat_new (purser_surface_get_setup (self->surface), player, 22, title);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (tick, "tick");
  gtk_box_append (GTK_BOX (seat), tick);
  self->done[player] = GTK_TOGGLE_BUTTON (purser_toggle_set_add (players, name, seat));
}

/* The start player first, the others in turn order. */
static void
guide_make_players (PurserAndromedaTradeGuide *self)
{
  int n_players = (int) guide_get_state (self)->turn.n_players;
  GtkWidget *players = purser_toggle_set_new (TRUE);

  for (int i = 0; i < n_players; i++)
    guide_add_player (self, PURSER_TOGGLE_SET (players), (self->start + i) % n_players);
  g_signal_connect_swapped (players, "changed", G_CALLBACK (done_toggled_cb), self);
  adw_bin_set_child (self->players, players);
}

/* andromeda/trade-offer, andromeda/trade-fourth */
static void
guide_tell_offer (PurserAndromedaTradeGuide *self)
{
  const PurserAndromedaState *state = guide_get_state (self);
  const char *name = guide_get_name (self, self->start);
  gboolean fourth = state->players[self->start].tracks[PURSER_ANDROMEDA_TECHNOLOGY] >= 1;
  int most = fourth ? CARDS_WITH_TECHNOLOGY : CARDS;
  /* Translators: the start player, the largest number of cards */
  g_autofree char *text = g_strdup_printf (_("%s plays from 2 to %d cards, one at a time. After each, the others answer "
                                             "together with one card; whoever has none to play takes all back and is "
                                             "out."), name, most);
  /* Translators: the start player */
  g_autofree char *four = g_strdup_printf (_("The fourth card comes from %s’s technology."), name);
  g_autofree char *both = g_strdup_printf ("%s %s", text, four);

  purser_line_breaks_show (self->offer_label, fourth ? both : text);
}

/* Unfolds the guide again if an action folded it in the round before. */
static void
guide_begin (PurserAndromedaTradeGuide *self)
{
  if (self->gave_way)
    gtk_toggle_button_set_active (self->unfold, TRUE);
  self->gave_way = FALSE;
  guide_make_cards (self);
  guide_make_players (self);
  guide_tell_cards (self);
  guide_tell_sets (self);
}

static char *
unfold_icon (PurserAndromedaTradeGuide *self,
             gboolean                   active)
{
  return g_strdup (active ? "pan-down-symbolic" : "pan-end-symbolic");
}

static void
purser_andromeda_trade_guide_class_init (PurserAndromedaTradeGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/andromeda/purser-andromeda-trade-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, unfold);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, offer_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, cards);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, cards_label);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, players);
  gtk_widget_class_bind_template_child (widget_class, PurserAndromedaTradeGuide, sets_label);
  gtk_widget_class_bind_template_callback (widget_class, unfold_icon);
}

static void
purser_andromeda_trade_guide_init (PurserAndromedaTradeGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->start = PURSER_ANDROMEDA_NOBODY;
}

/* Shows the guide before the first action of a round; it begins anew with each round (`andromeda/trade`). */
void
purser_andromeda_trade_guide_show (PurserAndromedaTradeGuide *self,
                                   PurserSurface             *surface)
{
  const PurserAndromedaState *state = purser_surface_get_state (surface);
  gboolean on = !state->turn.over && state->turn.round > 0 && !state->acted && state->turns == 0;

  self->surface = surface;
  gtk_widget_set_visible (GTK_WIDGET (self), on);
  if (!on)
    return;
  if (self->round != state->turn.round || self->start != state->start)
    {
      self->round = state->turn.round;
      self->start = state->start;
      guide_begin (self);
    }
  guide_offer_bonus (self);
  guide_tell_offer (self);
}

/* Folds the guide to a line, which unfolds it again, as the next round does; ticks stay. */
void
purser_andromeda_trade_guide_fold (PurserAndromedaTradeGuide *self)
{
  self->gave_way = self->gave_way || gtk_toggle_button_get_active (self->unfold);
  gtk_toggle_button_set_active (self->unfold, FALSE);
}
