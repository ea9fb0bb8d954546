// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-label.h"
#include "purser-player-mark.h"
#include "purser-scroll.h"
#include "purser-starfarers-marks.h"
#include "purser-starfarers-tiles.h"
#include "purser-starfarers-trade.h"
#include "purser-trade-panel.h"
#include "purser-widget.h"
#include "purser-wrap-box.h"

/* A partner below 0 means a trade with the supply. */
#define SUPPLY (-1)
/* No partner is chosen yet, on a phone: a touch in the hand begins a trade with the supply. */
#define NOBODY (-2)

enum { GIVE, TAKE, SIDES };

/* A trade by touch: the partner, what is given, and what is taken. The supply takes its rate of one kind and gives one card, so
 * two touches complete the trade; with a player every touch is a card, and a button completes it. */
struct _PurserTradePanel
{
  AdwBin parent_instance;

  PurserSurface *surface;
  PurserHandRow *hand;
  GtkWidget     *trade_label;
  AdwWrapBox    *partners;
  GtkBox        *give_row;
  GtkBox        *take_row;
  GtkWidget     *clear_button;
  GtkButton     *trade_button;
  GtkWidget     *buttons[SIDES][PURSER_STARFARERS_RESOURCES];
  GtkLabel      *labels[SIDES][PURSER_STARFARERS_RESOURCES];
  int            with;

  PurserStarfarersCards counts[SIDES];
};

G_DEFINE_FINAL_TYPE (PurserTradePanel, purser_trade_panel, ADW_TYPE_BIN)

static const PurserStarfarersState *
panel_get_state (PurserTradePanel *self)
{
  return purser_surface_get_state (self->surface);
}

static int
panel_get_active (PurserTradePanel *self)
{
  return panel_get_state (self)->turn.active;
}

/* Returns how many more cards of a kind can be given or taken. Another player's hand, and any hand while hands are hidden, counts
 * only by its size, so that its cards are not revealed. */
static int
panel_get_left (PurserTradePanel *self,
                int               side,
                int               resource)
{
  const PurserStarfarersState *state = panel_get_state (self);
  const PurserStarfarersCards *given = &self->counts[GIVE];
  int active = panel_get_active (self), held = purser_starfarers_get_held (state, active, resource);

  if (purser_starfarers_hides_hands ())
    held = purser_starfarers_count_hand (state, active)
           - (self->with < 0 ? 0 : purser_starfarers_cards_count (given) - given->n[resource]);
  if (self->with < 0 && side == TAKE)
    return purser_starfarers_cards_get_kind (given) == resource ? 0 : 1;
  if (self->with < 0)
    return held >= purser_starfarers_get_rate (state, active, resource);
  if (side == GIVE)
    return held - given->n[resource];
  return purser_starfarers_count_hand (state, self->with) - purser_starfarers_cards_count (&self->counts[TAKE]);
}

static void
panel_update_button (PurserTradePanel *self)
{
  g_autofree char *give = purser_starfarers_cards_dup_text (&self->counts[GIVE]);
  g_autofree char *take = purser_starfarers_cards_dup_text (&self->counts[TAKE]);
  gboolean ready = *give != '\0' && *take != '\0';
  g_autofree char *label = NULL;

  if (!ready || self->with == SUPPLY)
    label = g_strdup (C_("Starfarers", "Trade"));
  else
    /* Translators: a player's name, some cards, some cards */
    label = g_strdup_printf (_("Trade with %s: %s for %s"),
                             purser_setup_get_name (purser_surface_get_setup (self->surface), self->with), give, take);
  gtk_button_set_label (self->trade_button, label);
  purser_label_let_wrap (GTK_WIDGET (self->trade_button));
  gtk_widget_set_sensitive (GTK_WIDGET (self->trade_button), ready);
  gtk_widget_set_visible (GTK_WIDGET (self->trade_button), self->with >= 0);
  gtk_widget_set_sensitive (self->clear_button, *give != '\0' || *take != '\0');
}

static void
panel_update_resource (PurserTradePanel *self,
                       int               side,
                       int               resource)
{
  int n = self->counts[side].n[resource];
  gboolean can = n > 0 || panel_get_left (self, side, resource) > 0;
  const char *title = purser_starfarers_resource_title ((guint) resource);
  g_autofree char *text = n > 0 ? g_strdup_printf ("%d", n) : g_strdup ("");
  /* Translators: a resource, how many cards of it are given or taken */
  g_autofree char *name = g_strdup_printf (side == GIVE ? _("Give %s: %d") : _("Take %s: %d"), title, n);

  gtk_label_set_label (self->labels[side][resource], text);
  gtk_widget_set_visible (GTK_WIDGET (self->labels[side][resource]), *text != '\0');
  gtk_widget_set_sensitive (self->buttons[side][resource], can);
  /* The hand row may show a player other than the active one. */
  if (side == GIVE)
    purser_hand_row_let_give (self->hand, (guint) resource,
                              can && purser_surface_get_player (self->surface) == panel_get_active (self));
  purser_set_style (self->buttons[side][resource], "marked", n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[side][resource]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
panel_show (PurserTradePanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->give_row), self->with != NOBODY);
  for (int side = GIVE; side < SIDES; side++)
    for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
      panel_update_resource (self, side, i);
  panel_update_button (self);
}

static void
panel_clear (PurserTradePanel *self)
{
  memset (self->counts, 0, sizeof self->counts);
  panel_show (self);
}

static void
panel_enter (PurserTradePanel *self)
{
  g_autoptr (PurserValue) move = purser_move_value_new ("trade", panel_get_active (self));

  purser_value_set (move, "give", purser_starfarers_cards_make_map (&self->counts[GIVE]));
  purser_value_set (move, "take", purser_starfarers_cards_make_map (&self->counts[TAKE]));
  if (self->with != SUPPLY)
    purser_value_set_integer (move, "with", self->with);
  purser_session_enter (purser_surface_get_session (self->surface), move);
}

static void
panel_touch (PurserTradePanel *self,
             int               side,
             int               resource)
{
  if (self->with != SUPPLY)
    self->counts[side].n[resource] += panel_get_left (self, side, resource) > 0 ? 1 : -self->counts[side].n[resource];
  else
    {
      int rate = purser_starfarers_get_rate (panel_get_state (self), panel_get_active (self), resource);

      self->counts[side] = (PurserStarfarersCards) { 0 };
      self->counts[side].n[resource] = side == TAKE ? 1 : rate;
      if (side == GIVE)
        self->counts[TAKE].n[resource] = 0;
    }
  panel_show (self);
  if (self->with == SUPPLY && purser_starfarers_cards_count (&self->counts[GIVE]) > 0
      && purser_starfarers_cards_count (&self->counts[TAKE]) > 0)
    panel_enter (self);
}

static void
resource_clicked_cb (GtkWidget        *button,
                     PurserTradePanel *self)
{
  for (int side = GIVE; side < SIDES; side++)
    for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
      if (self->buttons[side][i] == button)
        {
          panel_touch (self, side, i);
          return;
        }
}

/* Gives a card from the hand; on a phone this begins a trade with the supply, and shows below what can be taken. */
static void
hand_touched_cb (PurserTradePanel *self,
                 guint             resource)
{
  if (self->with == NOBODY)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (GTK_WIDGET (self->partners))), TRUE);
  panel_touch (self, GIVE, (int) resource);
}

static void
partner_toggled_cb (GtkToggleButton  *button,
                    PurserTradePanel *self)
{
  int with = SUPPLY;

  if (!gtk_toggle_button_get_active (button))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->partners)); child != GTK_WIDGET (button);
       child = gtk_widget_get_next_sibling (child))
    with = with == SUPPLY ? (panel_get_active (self) + 1) % panel_get_state (self)->turn.n_players
                          : (with + 1) % panel_get_state (self)->turn.n_players;
  self->with = with;
  panel_clear (self);
  if (purser_surface_get_compact (self->surface))
    purser_scroll_to (GTK_WIDGET (self));
}

static GtkWidget *
partner_new (PurserTradePanel *self,
             GtkWidget        *child,
             const char       *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "partner");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (partner_toggled_cb), self);
  adw_wrap_box_append (self->partners, button);
  return button;
}

/* Adds a player as partner, with the number of cards in hand, which is no secret. */
static GtkWidget *
player_new (PurserTradePanel *self,
            int               player)
{
  PurserSetup *setup = purser_surface_get_setup (self->surface);
  int n = purser_starfarers_count_hand (panel_get_state (self), player);
  g_autofree char *text = g_strdup_printf ("%d", n);
  /* Translators: a player's name, how many cards the player holds */
  g_autofree char *name = g_strdup_printf (ngettext ("With %s, who holds %d card", "With %s, who holds %d cards", (gulong) n),
                                           purser_setup_get_name (setup, player), n);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 28));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  return partner_new (self, box, name);
}

static void
panel_fill_partners (PurserTradePanel *self)
{
  int n = panel_get_state (self)->turn.n_players, active = panel_get_active (self);
  GtkWidget *first;

  purser_wrap_box_clear (self->partners);
  first = partner_new (self, gtk_label_new (C_("Starfarers", "Supply")), _("With the supply"));
  for (int i = 1; i < n; i++)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (player_new (self, (active + i) % n)), GTK_TOGGLE_BUTTON (first));
  self->with = purser_surface_get_compact (self->surface) ? NOBODY : SUPPLY;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), self->with == SUPPLY);
}

static void
purser_trade_panel_class_init (PurserTradePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-trade-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, trade_label);
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, partners);
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, give_row);
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, take_row);
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, clear_button);
  gtk_widget_class_bind_template_child (widget_class, PurserTradePanel, trade_button);
  gtk_widget_class_bind_template_callback (widget_class, panel_clear);
  gtk_widget_class_bind_template_callback (widget_class, panel_enter);
}

static void
panel_add (PurserTradePanel *self,
           int               side,
           guint             resource)
{
  self->buttons[side][resource] = purser_starfarers_count_button_new (resource, &self->labels[side][resource]);
  g_signal_connect (self->buttons[side][resource], "clicked", G_CALLBACK (resource_clicked_cb), self);
  gtk_box_append (side == GIVE ? self->give_row : self->take_row, self->buttons[side][resource]);
}

static void
purser_trade_panel_init (PurserTradePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int side = GIVE; side < SIDES; side++)
    for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
      panel_add (self, side, i);
}

/* Sets the hand whose touched resources are given. */
void
purser_trade_panel_set_hand (PurserTradePanel *self,
                             PurserHandRow    *hand)
{
  self->hand = hand;
  g_signal_connect_object (hand, "touched", G_CALLBACK (hand_touched_cb), self, G_CONNECT_SWAPPED);
}

/* Begins a new trade, with the hand as it is now. */
void
purser_trade_panel_update (PurserTradePanel *self,
                           PurserSurface    *surface)
{
  self->surface = surface;
  memset (self->counts, 0, sizeof self->counts);
  gtk_widget_set_visible (self->trade_label, purser_surface_get_compact (surface));
  panel_fill_partners (self);
  panel_show (self);
}
