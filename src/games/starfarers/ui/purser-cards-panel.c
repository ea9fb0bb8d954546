// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-card-counter.h"
#include "purser-cards-panel.h"
#include "purser-line-breaks.h"
#include "purser-starfarers-reserve.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-tiles.h"
#include "purser-wrap-box.h"

/* The sheet for cards that are drawn or discarded, with a counter for each player. If only the active player draws, the title of
 * the sheet shows how many, and the counter does not repeat the name. */
struct _PurserCardsPanel
{
  AdwBin parent_instance;

  PurserSurface *surface;
  GtkLabel      *title_label;
  GtkLabel      *advice_label;
  GtkLabel      *sum_label;
  GtkWidget     *clear_button;
  GtkWidget     *record_button;
  AdwWrapBox    *counters;

  PurserCardCounter *alone; /* (nullable): the only counter, if the sheet's title shows its sum */
};

G_DEFINE_FINAL_TYPE (PurserCardsPanel, purser_cards_panel, ADW_TYPE_BIN)

static const PurserStarfarersState *
panel_get_state (PurserCardsPanel *self)
{
  return purser_surface_get_state (self->surface);
}

static PurserCardCounter *
panel_get_first (PurserCardsPanel *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->counters));

  return first != NULL ? PURSER_CARD_COUNTER (first) : NULL;
}

gboolean
purser_cards_panel_tells_several (PurserCardsPanel *self)
{
  PurserCardCounter *first = panel_get_first (self);

  return first != NULL && gtk_widget_get_next_sibling (GTK_WIDGET (first)) != NULL;
}

static gboolean
panel_is_full (PurserCardsPanel *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->counters)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!purser_card_counter_is_full (PURSER_CARD_COUNTER (child)))
      return FALSE;
  return TRUE;
}

/* Records all players' cards as one tap, so that one undo takes them all back. */
static void
panel_record (PurserCardsPanel *self)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->counters)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (moves, purser_card_counter_dup_move (PURSER_CARD_COUNTER (child)));
  purser_surface_enter_moves (self->surface, moves);
}

static void
panel_tell_sum (PurserCardsPanel *self)
{
  g_autofree char *sum = self->alone != NULL ? purser_card_counter_dup_sum (self->alone) : g_strdup ("");

  gtk_label_set_label (self->sum_label, sum);
  gtk_widget_set_visible (self->clear_button, self->alone != NULL);
  gtk_widget_set_sensitive (self->clear_button, self->alone != NULL && !purser_card_counter_is_empty (self->alone));
}

static void
clear_clicked_cb (PurserCardsPanel *self)
{
  purser_card_counter_clear (self->alone);
}

static void
counted_cb (PurserCardsPanel *self)
{
  panel_tell_sum (self);
  if (panel_is_full (self))
    panel_record (self);
}

static void
panel_add_counter (PurserCardsPanel   *self,
                   const PurserChoice *choice,
                   gboolean            discards)
{
  const PurserStarfarersState *state = panel_get_state (self);
  int wanted = discards ? purser_starfarers_count_discard (state, choice->player)
                        : purser_starfarers_count_reserve (state, choice->player);
  const int *held = state->players[choice->player].balances + PURSER_STARFARERS_FIRST_RESOURCE;
  GtkWidget *counter = purser_card_counter_new (purser_surface_get_setup (self->surface), choice, wanted,
                                                discards && !purser_starfarers_hides_hands () ? held : NULL);

  g_signal_connect_object (counter, "changed", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->counters, counter);
}

/* Tells how to add several cards at once, if there are many. */
static void
panel_advise (PurserCardsPanel *self)
{
  gboolean many = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->counters)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    many |= purser_card_counter_tells_many (PURSER_CARD_COUNTER (child));
  purser_line_breaks_show (self->advice_label, purser_card_counter_get_advice ());
  gtk_widget_set_visible (GTK_WIDGET (self->advice_label), many);
}

static void
panel_fill (PurserCardsPanel *self,
            GPtrArray        *choices,
            gboolean          discards)
{
  PurserCardCounter *first;

  purser_wrap_box_clear (self->counters);
  for (guint i = 0; panel_get_state (self)->hands_on && i < choices->len; i++)
    if (!((const PurserChoice *) g_ptr_array_index (choices, i))->complete)
      panel_add_counter (self, g_ptr_array_index (choices, i), discards);
  first = panel_get_first (self);
  self->alone = first != NULL && !purser_cards_panel_tells_several (self)
                && purser_card_counter_get_player (first) == panel_get_state (self)->turn.active ? first : NULL;
  if (self->alone != NULL)
    purser_card_counter_leave_alone (self->alone);
}

/* Shows who draws or discards now; the panel hides if nobody does. */
void
purser_cards_panel_update (PurserCardsPanel *self,
                           PurserSurface    *surface)
{
  g_autoptr (GPtrArray) discarded = purser_surface_dup_choices (surface, "hand/");
  g_autoptr (GPtrArray) drawn = purser_surface_dup_choices (surface, "reserve/");
  gboolean discards = discarded->len > 0;
  const char *title = discards ? _("Discard") : _("Reserve Cards");

  self->surface = surface;
  panel_fill (self, discards ? discarded : drawn, discards);
  panel_tell_sum (self);
  panel_advise (self);
  gtk_label_set_label (self->title_label, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (self->record_button, !discards);
  gtk_widget_set_visible (GTK_WIDGET (self), panel_get_state (self)->hands_on && (discards || drawn->len > 0));
}

static void
purser_cards_panel_class_init (PurserCardsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-cards-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, advice_label);
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, sum_label);
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, clear_button);
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, record_button);
  gtk_widget_class_bind_template_child (widget_class, PurserCardsPanel, counters);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, panel_record);
}

static void
purser_cards_panel_init (PurserCardsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
