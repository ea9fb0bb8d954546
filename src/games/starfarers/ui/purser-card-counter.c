// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-card-counter.h"
#include "purser-player-mark.h"
#include "purser-starfarers-marks.h"
#include "purser-widget.h"

#define MANY_CARDS 3

/* Counts cards up to a number: a touch on a resource adds a card, and a long press adds all that are missing. */
struct _PurserCardCounter
{
  AdwBin parent_instance;

  GtkWidget    *head;
  AdwBin       *mark_bin;
  GtkLabel     *title_label;
  GtkLabel     *sum_label;
  GtkWidget    *clear_button;
  GtkBox       *row;
  GtkWidget    *buttons[PURSER_STARFARERS_RESOURCES];
  GtkLabel     *labels[PURSER_STARFARERS_RESOURCES];
  int           held[PURSER_STARFARERS_RESOURCES];
  int           wanted;
  PurserChoice *choice;

  PurserStarfarersCards counts;
};

G_DEFINE_FINAL_TYPE (PurserCardCounter, purser_card_counter, ADW_TYPE_BIN)

gboolean
purser_card_counter_is_full (PurserCardCounter *self)
{
  return purser_starfarers_cards_count (&self->counts) == self->wanted;
}

gboolean
purser_card_counter_is_empty (PurserCardCounter *self)
{
  return purser_starfarers_cards_count (&self->counts) == 0;
}

/* Returns: (transfer full): how many are chosen, of how many */
char *
purser_card_counter_dup_sum (PurserCardCounter *self)
{
  return g_strdup_printf ("%d/%d", purser_starfarers_cards_count (&self->counts), self->wanted);
}

/* Returns whether there are too many cards to touch one by one. */
gboolean
purser_card_counter_tells_many (PurserCardCounter *self)
{
  return self->wanted >= MANY_CARDS;
}

/* Returns how to add several cards at once. */
const char *
purser_card_counter_get_advice (void)
{
  return _("Hold a resource to add all missing cards");
}

int
purser_card_counter_get_player (PurserCardCounter *self)
{
  return self->choice->player;
}

/* Hides the head, as the caller shows whose cards these are and how many. */
void
purser_card_counter_leave_alone (PurserCardCounter *self)
{
  gtk_widget_set_visible (self->head, FALSE);
}

static void
counter_tell (PurserCardCounter *self,
              guint              resource)
{
  const char *title = purser_starfarers_resource_title (resource);
  g_autofree char *text = g_strdup_printf ("%d", self->counts.n[resource]);
  /* Translators: a resource, how many cards of it are chosen */
  g_autofree char *name = g_strdup_printf (_("%s: %d chosen"), title, self->counts.n[resource]);

  gtk_label_set_label (self->labels[resource], text);
  purser_set_style (self->buttons[resource], "told", self->counts.n[resource] > 0);
  gtk_widget_set_sensitive (self->buttons[resource],
                            !purser_card_counter_is_full (self) && self->counts.n[resource] < self->held[resource]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[resource]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
counter_update (PurserCardCounter *self)
{
  g_autofree char *text = purser_card_counter_dup_sum (self);

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    counter_tell (self, i);
  gtk_label_set_label (self->sum_label, text);
  gtk_widget_set_sensitive (self->clear_button, !purser_card_counter_is_empty (self));
}

static void
counter_tell_more (PurserCardCounter *self,
                   GtkWidget         *button,
                   int                most)
{
  int missing = MIN (self->wanted - purser_starfarers_cards_count (&self->counts), most);

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    if (self->buttons[i] == button)
      self->counts.n[i] += MIN (missing, self->held[i] - self->counts.n[i]);
  counter_update (self);
  g_signal_emit_by_name (self, "changed");
}

static void
resource_clicked_cb (GtkWidget         *button,
                     PurserCardCounter *self)
{
  counter_tell_more (self, button, 1);
}

static void
resource_held_cb (GtkGesture        *hold,
                  double             x,
                  double             y,
                  PurserCardCounter *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold));

  /* Otherwise the release would count as a click. */
  gtk_gesture_set_state (hold, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_widget_get_sensitive (button))
    counter_tell_more (self, button, G_MAXINT);
}

void
purser_card_counter_clear (PurserCardCounter *self)
{
  self->counts = (PurserStarfarersCards) { 0 };
  counter_update (self);
  g_signal_emit_by_name (self, "changed");
}

static void
purser_card_counter_dispose (GObject *object)
{
  g_clear_pointer (&PURSER_CARD_COUNTER (object)->choice, purser_choice_unref);
  G_OBJECT_CLASS (purser_card_counter_parent_class)->dispose (object);
}

static void
purser_card_counter_class_init (PurserCardCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_card_counter_dispose;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/games/starfarers/purser-card-counter.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, head);
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, mark_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, title_label);
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, sum_label);
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, clear_button);
  gtk_widget_class_bind_template_child (widget_class, PurserCardCounter, row);
  gtk_widget_class_bind_template_callback (widget_class, purser_card_counter_clear);
}

static void
counter_add (PurserCardCounter *self,
             guint              resource)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  self->buttons[resource] = purser_starfarers_count_button_new (resource, &self->labels[resource]);
  g_signal_connect (self->buttons[resource], "clicked", G_CALLBACK (resource_clicked_cb), self);
  g_signal_connect (hold, "pressed", G_CALLBACK (resource_held_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->buttons[resource], GTK_EVENT_CONTROLLER (hold));
  gtk_box_append (self->row, self->buttons[resource]);
}

static void
purser_card_counter_init (PurserCardCounter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    counter_add (self, i);
}

/* Creates a counter for the cards of an answer: of those in @held, or of any if that is NULL. */
GtkWidget *
purser_card_counter_new (const PurserSetup  *setup,
                         const PurserChoice *choice,
                         int                 wanted,
                         const int          *held)
{
  PurserCardCounter *self = g_object_new (PURSER_TYPE_CARD_COUNTER, NULL);
  const char *name = purser_setup_get_name (setup, choice->player);

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    self->held[i] = held != NULL ? held[i] : G_MAXINT;
  self->wanted = wanted;
  self->choice = purser_choice_ref (choice);
  gtk_label_set_label (self->title_label, name);
  adw_bin_set_child (self->mark_bin, purser_player_mark_new_for_seat (setup, choice->player, 28));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (purser_card_counter_tells_many (self))
    for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      purser_card_counter_get_advice (), -1);
  counter_update (self);
  return GTK_WIDGET (self);
}

static PurserValue *
counter_dup_list (PurserCardCounter *self)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    for (int n = 0; n < self->counts.n[i]; n++)
      purser_value_append (list, purser_value_new_string (purser_starfarers_resources[i]));
  return list;
}

/* Returns: (transfer full): the answer with its cards; a draw without counted cards names none */
PurserValue *
purser_card_counter_dup_move (PurserCardCounter *self)
{
  PurserValue *move = purser_value_copy (self->choice->move);
  gboolean draws = strcmp (purser_value_get_string_of (move, "move"), "reserve") == 0;

  if (!draws || purser_starfarers_cards_count (&self->counts) > 0)
    purser_value_set (move, draws ? "resources" : "cards", counter_dup_list (self));
  return move;
}
